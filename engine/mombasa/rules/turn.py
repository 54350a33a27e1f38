"""A turn of the action phase (§8): one action, then books are placed; the book display is filled after the turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.ask import Free, Rule, choose, choose_free, end_turn
from engine.core.effects import begin, note
from engine.core.offer import Offer, Option, offer_one, offers, sift
from engine.core.text import Seat, Text, text
from engine.mombasa.components.effects import ExtraMarkers
from engine.mombasa.components.names import slot_name
from engine.mombasa.components.rows import PlusGoodTile
from engine.mombasa.queries.cards import refused_as_alike, why_not_attach, why_not_goods_card
from engine.mombasa.queries.facts import active_tiles, goods_slots, tile_plus
from engine.mombasa.queries.goods import goods_value
from engine.mombasa.queries.legality import why_not_act
from engine.mombasa.queries.spaces import why_not_marker
from engine.mombasa.rules.books import keep_books, place_books, refill_books
from engine.mombasa.rules.changes import add_markers
from engine.mombasa.rules.details import action_detail, attach_detail
from engine.mombasa.rules.expansion import expand
from engine.mombasa.rules.goods import use_goods
from engine.mombasa.rules.markers import place_marker
from engine.mombasa.rules.merchants import use_merchant
from engine.mombasa.rules.option_facts import Acting, Attaching
from engine.mombasa.rules.recovery import end_action_phase
from engine.mombasa.state import State, others

ACTIONS: dict[str, Callable[[State, Seat], Rule[None]]] = {
    "goods": use_goods,
    "expansion": expand,
    "bookkeeper": keep_books,
    "merchant": use_merchant,
    "marker": place_marker,
    "end": end_action_phase,
}

NUMBERS = {act: str(n) for n, act in enumerate(ACTIONS, 1) if act != "end"}


def take_turn(g: State, me: Seat) -> Rule[None]:
    """Exactly one action; nothing new is revealed before the turn is confirmed."""
    begin(g, "mombasa.step.turn", me)
    begin_turn(g, me)
    action = yield from choose_free(
        me,
        "mombasa.action",
        lambda: actions(g, me),
        lambda: attachments(g, me),
        prompt=lambda: text("mombasa.action.round", round=g.round, of=g.data.rounds.count),
    )
    yield from ACTIONS[action](g, me)
    turn_down(g, me)
    yield from place_books(g, me)
    yield from end_turn(me)
    begin(g, "mombasa.step.refill")
    refill_books(g)
    pass_turn(g)


def begin_turn(g: State, me: Seat) -> None:
    """Track bonuses unlocked since the last own turn, as was told then, count from now on (R41), extra markers too."""
    player = g.players[me]
    player.turns += 1
    for company, at in player.tracks.items():
        track = g.data.track[g.tracks[company]]
        for reached in range(player.usable[company] + 1, track.fields_reached(at) + 1):
            more = extra_markers(g, company, reached) - extra_markers(g, company, reached - 1)
            add_markers(g, me, more)
            player.usable[company] = reached
            if more:
                note(g, "mombasa.log.markers", me, n=more)


def extra_markers(g: State, company: str, reached: int) -> int:
    """Bonus markers that the first `reached` fields of a track give in total (B2)."""
    effect = g.data.track[g.tracks[company]].bonuses[reached - 1].effect if reached else None
    return effect.n if isinstance(effect, ExtraMarkers) else 0


def actions(g: State, me: Seat) -> Offer[str]:
    """The turn menu; ending the own action phase is always possible."""
    menu = sift(
        ACTIONS,
        lambda act: why_not_marker(g, me) if act == "marker" else why_not_act(g, me, act),
        lambda act: Option(
            f"act:{act}",
            act,
            Text(f"mombasa.act.{act}"),
            action_detail(g, me, act),
            role="danger" if act == "end" else "main",
            target=f"action:use_{act}" if act in NUMBERS else None,
            facts=Acting(action=act),
            short=Text(f"mombasa.act.{act}.short") if act in NUMBERS else None,
            number=NUMBERS.get(act, ""),
        ),
        prefix="act:",
    )
    if why_not_attach(g, me) is None:
        return menu
    attaching = Option("attach", "", Text("mombasa.attach.act"))  # offered beside the menu, refused in it
    return offers(menu, offer_one(attaching, lambda: why_not_attach(g, me)))


def attachments(g: State, me: Seat) -> Sequence[Option[Free]]:
    """The "+1 good" tile may be put on an active goods card before the action (R25)."""
    if why_not_attach(g, me) is not None:
        return ()
    tile = next(tile for tile in active_tiles(g, me) if isinstance(g.data.tile[tile], PlusGoodTile))
    detail = text("mombasa.attach.act.detail", n=tile_plus(g, me))
    return [
        Option(
            "attach",
            lambda: attach(g, me),
            Text("mombasa.attach.act"),
            detail,
            role="free",
            target=tile,
            short=Text("mombasa.attach.act.short"),
            number=str(len(NUMBERS) + 1),
        )
    ]


def attach(g: State, me: Seat) -> Rule[None]:
    """The tile goes on one card and stays there; of cards alike the first is offered."""
    player, labels, kind = g.players[me], g.data.card_label, g.data.card_kind

    def why_not(slot: str) -> Text | None:
        reason = why_not_goods_card(g, me, slot)
        if reason is not None:
            return reason
        first = next(at for at in goods_slots(g, me) if kind[player.slots[at]] == kind[player.slots[slot]])
        return refused_as_alike(slot_name(first)) if first != slot else None

    def show(slot: str) -> Option[str]:
        if why_not_goods_card(g, me, slot) is not None:
            return Option(f"on:{slot}", slot, slot_name(slot))
        now = goods_value(g, me, slot)
        facts = Attaching(slot=slot, value=now + tile_plus(g, me))
        return Option(
            f"on:{slot}", slot, labels[player.slots[slot]], attach_detail(now, facts), target=slot, facts=facts
        )

    slot = yield from choose(me, "mombasa.attach", sift(g.data.slot_ids, why_not, show))
    player.plus_on = slot
    note(g, "mombasa.log.attach", me, card=labels[player.slots[slot]])


def turn_down(g: State, me: Seat) -> None:
    """The cards and tiles that the action used lie face down until the end of the round."""
    player = g.players[me]
    if g.doing is not None:
        player.used += g.doing.using
        if player.plus_on in g.doing.using:
            player.used += [tile for tile in player.tiles if isinstance(g.data.tile[tile], PlusGoodTile)]
    g.doing = None


def pass_turn(g: State) -> None:
    """The next player who has not ended the action phase; without one the round ends (R38)."""
    for seat in [*others(g, g.active), g.active]:
        if not g.players[seat].done:
            g.active = seat
            return
    g.phase = "end" if g.round == g.data.rounds.count else "preparation"
