"""Main action, steps 3 to 6 in one area: action, 5-power bonus, construction, recovery (sections 8.3 to 8.6)."""

from __future__ import annotations

from engine.core.ask import Rule, choose_free
from engine.core.effects import begin, gain, note
from engine.core.offer import SKIP, Option, Refusal, sift
from engine.core.text import Seat, Text, text, who
from engine.yokohama.components import names
from engine.yokohama.queries.facts import landlord, owns, power
from engine.yokohama.queries.legality import (
    HOUSE,
    in_past_tense,
    why_not_build,
    why_not_build_after,
    why_not_token_after,
)
from engine.yokohama.rules import changes
from engine.yokohama.rules.areas import area_action
from engine.yokohama.rules.ending import check_buildings
from engine.yokohama.rules.gains import fire
from engine.yokohama.rules.option_facts import Building, FromPlace, TakingToken
from engine.yokohama.rules.rewards import give
from engine.yokohama.rules.technologies import technologies_beside
from engine.yokohama.state import State

TAKE_LABEL = Text("yokohama.take_token")
RECOVERING = (  # Telephone: one assistant stays, or all return
    Option("leave", True, Text("yokohama.leave_one"), facts=FromPlace()),
    Option("recover", False, Text("yokohama.recover_all"), role="decline", facts=FromPlace()),
)


def act(g: State, me: Seat, area: str) -> Rule[None]:
    """Steps 3 to 6; the power is fixed when they begin (R19)."""
    turn = g.turn
    turn.area = area
    turn.areas.append(area)
    turn.missed = []
    turn.power = power(g, me, area, president=g.players[me].president == area)
    turn.step = "action"
    owner, name = landlord(g, me, area), names.area_name(area)
    if owner is None:
        note(g, "yokohama.log.act", me, area=name, n=turn.power)
    else:  # R38: the owner of the trading house gets ¥1 for every action of somebody else there
        note(g, "yokohama.log.act_paying", me, area=name, n=turn.power, owner=who(owner))
        gain(g, owner, "yen")
    yield from area_action(g, me, area, turn.power, lambda: technologies_beside(g, me))
    turn.step = "bonus"
    yield from take_token(g, me, area)
    turn.step = "construction"
    yield from build(g, me, area)
    turn.step = "recovery"
    yield from recover(g, me, area)
    turn.area = None


def take_token(g: State, me: Seat, area: str) -> Rule[None]:
    """Step 4: with full power the player may take the 5-power token and its reward (R20)."""
    token = g.areas[area].token
    if token is None or g.turn.power < g.data.power_sources.five_power_from:
        return
    reward = g.data.token[token]
    is_agent = token in g.data.free_agents
    wanted = yield from choose_free(
        me,
        "yokohama.token",
        lambda: (token_option(area, token), SKIP),
        lambda: technologies_beside(g, me),
        prompt=lambda: text("yokohama.token.of", area=names.area_name(area)),
    )
    if not wanted:
        return
    changes.take_token(g, me, area, token)
    note(g, "yokohama.log.token", me, area=names.area_name(area))
    if is_agent:
        changes.take_agent(g, me, token)
        note(g, "yokohama.log.free_agent", me)
    yield from give(g, me, reward)


def token_option(area: str, token: str) -> Option[bool]:
    """The 5-power token of an area."""
    return Option("take", True, TAKE_LABEL, target=f"{area}:token", facts=TakingToken(token=token))


def build_option(area: str, space: int) -> Option[int]:
    """A building space, called by its number; spaces 0 to 3 are shops, the last one is the trading house."""
    number = str(space + 1)
    if space == HOUSE:
        facts, label, target = Building(piece="trading_house"), Text("yokohama.build.house"), f"{area}:house"
        return Option("house", space, label, target=target, facts=facts, number=number)
    label, target = text("yokohama.build.shop", n=space + 1), f"{area}:shop:{space + 1}"
    facts = Building(piece="shop", space=space)
    return Option(f"shop:{space + 1}", space, label, target=target, facts=facts, number=number)


def build(g: State, me: Seat, area: str) -> Rule[None]:
    """Step 5: one shop or the trading house, from hand."""
    if g.turn.power < g.data.power_sources.build_from:
        return
    space = yield from choose_free(
        me,
        "yokohama.build",
        lambda: sift(
            range(HOUSE + 1),
            lambda space: why_not_build(g, me, area, space),
            lambda space: build_option(area, space),
            SKIP,
        ),
        lambda: technologies_beside(g, me),
        prompt=lambda: text("yokohama.build.in", area=names.area_name(area)),
    )
    if space is None:
        g.turn.missed += refused_buildings(g, me, area)
        return
    tile = g.data.tile[g.areas[area].tile or ""]
    if space == HOUSE:
        changes.build_house(g, me, area)
        note(g, "yokohama.log.build_house", me, area=names.area_name(area))
        fire(g, me, "build_trading_house")
        yield from give(g, me, tile.trading_house, "buildings")
    else:
        changes.build_shop(g, me, area, space)
        note(g, "yokohama.log.build_shop", me, area=names.area_name(area))
        fire(g, me, "build_shop")
        yield from give(g, me, tile.shops[space], "buildings")
    check_buildings(g, me)


def recover(g: State, me: Seat, area: str) -> Rule[None]:
    """Step 6: all own assistants there return to hand (Telephone: one may stay)."""
    stand = g.areas[area]
    stays = 0
    if stand.assistants[me] and owns(g, me, "telephone"):
        leaves = yield from choose_free(
            me,
            "yokohama.recover",
            lambda: RECOVERING,
            lambda: technologies_beside(g, me),
            prompt=lambda: text("yokohama.recover.from", area=names.area_name(area)),
            recurs=True,
        )
        stays = g.data.technology["telephone"].effect.n if leaves else 0
    else:
        begin(g, "yokohama.step.recovery", me)
    n = stand.assistants[me] - stays
    if n:
        changes.take_back(g, me, area, n)
        note(g, "yokohama.log.recover", me, n=n, area=names.area_name(area))


def refused_after_action(g: State) -> list[Refusal]:
    """At the end of a turn: why the power was not enough for the token and for building."""
    wanted: list[tuple[str, Text, Text | None]] = []
    if g.turn.areas:
        wanted.append(("take", TAKE_LABEL, why_not_token_after(g, g.turn.areas[-1])))
    wanted.append(("build", Text("yokohama.build.any"), why_not_build_after(g)))
    return [Refusal(name, label, reason) for name, label, reason in wanted if reason is not None]


def refused_buildings(g: State, me: Seat, area: str) -> list[Refusal]:
    """Why no shop or no trading house could be built; shown when nothing was."""
    free = [space for space, builder in enumerate(g.areas[area].shops) if builder is None]
    shop = why_not_build(g, me, area, free[0] if free else 0)
    house = why_not_build(g, me, area, HOUSE)
    wanted = (("shop", names.piece_name("shop"), shop), ("house", names.piece_name("trading_house"), house))
    return [in_past_tense(Refusal(name, label, reason)) for name, label, reason in wanted if reason is not None]
