"""The order of play: turns, rounds and the end (sections 7, 14)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.ask import Rule, choose_free
from engine.core.effects import begin, book, note
from engine.core.offer import END, Offer, Option, Refusal, offers, sift
from engine.core.text import Seat, Text, text
from engine.yokohama.components import names
from engine.yokohama.queries.facts import on_map, redirected
from engine.yokohama.queries.legality import why_not_act, why_not_pair, why_not_spread
from engine.yokohama.queries.reach import ways
from engine.yokohama.rules.additional import SideActions, action_in, additional_actions, refused_actions
from engine.yokohama.rules.building import act, refused_after_action
from engine.yokohama.rules.movement import move_president, refused_ways
from engine.yokohama.rules.option_facts import PlacingMode
from engine.yokohama.rules.placement import place_pair, place_spread
from engine.yokohama.rules.technologies import start_of_turn, technologies_beside, yen_at_start
from engine.yokohama.scoring import FINAL, points_by_category, score
from engine.yokohama.state import State, Turn

PLACING = Text("yokohama.group.placing")
BY_PAIR = PlacingMode(mode="pair")
SPREAD = Option(
    "spread",
    "spread",
    Text("yokohama.placing.spread"),
    Text("yokohama.placing.spread.detail"),
    PLACING,
    facts=PlacingMode(mode="spread"),
)
PAIR = Option(
    "pair", "pair", Text("yokohama.placing.pair"), Text("yokohama.placing.pair.detail"), PLACING, facts=BY_PAIR
)
UP_TO_PAIR = Option(  # D14
    "pair",
    "pair",
    Text("yokohama.placing.pair.up_to"),
    Text("yokohama.placing.pair.up_to.detail"),
    PLACING,
    facts=BY_PAIR,
)
NO_PLACING = Option(
    "none", None, Text("yokohama.placing.none"), group=PLACING, role="decline", facts=PlacingMode(mode="none")
)


def play_turn(g: State, me: Seat) -> Rule[None]:
    """Phase A, main action, phase C."""
    begin(g, "yokohama.step.turn", me)
    start_of_turn(g, me)
    yield from start(g, me)
    area = yield from move_president(g, me)
    if area is not None:
        yield from act(g, me, (yield from choose_area(g, me, area)))
    yield from finish(g, me)


def start(g: State, me: Seat) -> Rule[None]:
    """Phase A and the choice of step 1 in one question: who places has ended phase A."""
    g.turn.step = "additional"
    besides = SideActions(g, me)
    pair = PAIR if g.edition.placement_single_area.exact else UP_TO_PAIR
    mode = yield from choose_free(
        me,
        "yokohama.turn",
        lambda: offers(
            sift((SPREAD, pair), lambda one: why_not_mode(g, me, one), lambda one: one, NO_PLACING),
            Offer((), lambda: refused_actions(g, me)),
        ),
        besides,
        prompt=lambda: Text("yokohama.turn.more" if besides.now else "yokohama.turn.place"),
        others=lambda: Text("yokohama.turn.place"),  # the more may be a hidden order
    )
    g.turn.step = "placement"
    if mode == "spread":
        yield from place_spread(g, me)
    elif mode == "pair":
        yield from place_pair(g, me)


def why_not_mode(g: State, me: Seat, mode: Option[str]) -> Text | None:
    return why_not_spread(g, me) if mode is SPREAD else why_not_pair(g, me)


def choose_area(g: State, me: Seat, area: str) -> Rule[str]:
    """A redirecting agent lets the action happen elsewhere, if there is any power left there (R10)."""
    other = g.turn.redirect
    if other is None or not redirected(g, me, area):
        return area
    president, agent = names.area_name(area), names.area_name(other)
    return (
        yield from choose_free(
            me,
            "yokohama.redirect",
            lambda: sift(
                (area, other, *(one for one in g.map if one not in (area, other))),
                lambda one: why_not_act(one, area, other),
                lambda one: action_in(g, me, "act", one, president=one == area),
            ),
            lambda: technologies_beside(g, me),
            prompt=lambda: text("yokohama.redirect.or", president=president, agent=agent),
        )
    )


def finish(g: State, me: Seat) -> Rule[None]:
    """Phase C; its end is the end of the turn."""
    g.turn.step = "end"
    besides = SideActions(g, me)
    yield from choose_free(
        me,
        "yokohama.end",
        lambda: Offer((END,), lambda: refused_at_end(g, me)),
        besides,
        prompt=lambda: Text("yokohama.end.more") if besides.now else None,
        others=lambda: Text("yokohama.end"),
    )


def refused_at_end(g: State, me: Seat) -> list[Refusal]:
    """What cannot be done now, and what could not be done in this turn's action."""
    found = {late.id: late for late in (*refused_ways(g, me), *refused_after_action(g), *g.turn.missed)}
    return [*refused_actions(g, me), *found.values()]


def can_move(g: State, me: Seat) -> bool:
    """Whether there would be anything to do in a turn of this player's (R52)."""
    player = g.players[me]
    if player.assistants or player.president is not None or on_map(g, me):
        return True
    ready = replace(player, yen=yen_at_start(g, me))
    then = replace(g, players=[ready if seat == me else other for seat, other in enumerate(g.players)])
    affordable = any(way.fee <= ready.yen for way in ways(then, me).values())
    return affordable or bool(additional_actions(then, me))


def pass_turn(g: State) -> None:
    """The next player, the next round, or final scoring after the last one (section 14)."""
    begin(g, "yokohama.step.round")
    g.turn = Turn()
    g.active = (g.active + 1) % g.seats
    if g.active != g.first:
        return
    standstill = not any(can_move(g, seat) for seat in range(g.seats))
    if standstill:
        note(g, "yokohama.log.standstill")  # R52
    if standstill or g.round == g.last_round:
        finish_game(g)
        return
    g.round += 1
    if g.round == g.last_round:
        note(g, "yokohama.log.last_round_since", what=Text(f"yokohama.trigger.{g.fired[0]}"))


def finish_game(g: State) -> None:
    """Final scoring: what everybody has besides the points of play (section 15)."""
    begin(g, "yokohama.step.scoring")
    g.phase, g.over = "over", True
    for seat, points in enumerate(points_by_category(g)):
        for line in FINAL:
            book(g, seat, "vp", points[line], line)
    for column in score(g).scores:
        note(g, "yokohama.log.final", column.seat, n=column.total, rank=column.rank)
