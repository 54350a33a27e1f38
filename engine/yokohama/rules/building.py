"""Main action, steps 3 to 6 in one area: action, 5-power bonus, construction, recovery (sections 8.3 to 8.6)."""

from __future__ import annotations

from engine.core.ask import SKIP, Option, Refusal, Rule, choose_free, sift
from engine.core.effects import gain, note, pay
from engine.core.text import Seat, Text, text
from engine.yokohama.components import names
from engine.yokohama.queries.facts import owns, power
from engine.yokohama.queries.legality import HOUSE, why_not_build, why_not_build_after, why_not_token_after
from engine.yokohama.rules.areas import area_action, pay_house_owner
from engine.yokohama.rules.ending import check_buildings
from engine.yokohama.rules.gains import fire
from engine.yokohama.rules.option_facts import Building, amounts
from engine.yokohama.rules.rewards import give
from engine.yokohama.rules.technologies import free_technologies
from engine.yokohama.state import State

TAKE_LABEL = Text("yokohama.take_token")
LEAVE_ONE = Option("leave", True, Text("yokohama.leave_one"))
LEAVE_NONE = Option("recover", False, Text("yokohama.recover_all"), role="decline")


def act(g: State, me: Seat, area: str) -> Rule[None]:
    """Steps 3 to 6; the power is fixed when they begin (R19)."""
    turn = g.turn
    turn.area = area
    turn.areas.append(area)
    turn.idle = turn.unbuilt = None
    turn.power = power(g, me, area, president=g.players[me].president == area)
    note(g, "yokohama.log.act", me, area=names.area_name(area), n=turn.power)
    turn.step = "action"
    pay_house_owner(g, me, area)
    yield from area_action(g, me, area, turn.power, lambda: free_technologies(g, me))
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
    detail = Text("yokohama.free_agent") if is_agent else names.rewards(tuple(reward))
    wanted = yield from choose_free(
        me,
        "yokohama.token",
        lambda: (Option("take", True, TAKE_LABEL, detail=detail, target=f"{area}:token"), SKIP),
        lambda: free_technologies(g, me),
    )
    if not wanted:
        return
    g.areas[area].token = None
    g.players[me].tokens.append(token)
    note(g, "yokohama.log.token", me, area=names.area_name(area))
    if is_agent:
        g.players[me].agents.append(token)
        note(g, "yokohama.log.free_agent", me)
    yield from give(g, me, reward)


def build_option(g: State, area: str, space: int) -> Option[int]:
    """A building space with its reward; spaces 0 to 3 are shops, the last one is the trading house."""
    tile = g.data.tile[g.areas[area].tile or ""]
    reward = tuple(tile.trading_house if space == HOUSE else tile.shops[space])
    detail, gain = names.rewards(reward), amounts(reward)
    if space == HOUSE:
        label, facts = Text("yokohama.build.house"), Building(gain=gain, piece="trading_house")
        return Option("house", space, label, detail=detail, target=f"{area}:house", facts=facts)
    label, facts = text("yokohama.build.shop", n=space + 1), Building(gain=gain, piece="shop", space=space)
    target = f"{area}:shop:{space + 1}"
    return Option(f"shop:{space + 1}", space, label, detail=detail, target=target, facts=facts)


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
            lambda space: build_option(g, area, space),
            SKIP,
        ),
        lambda: free_technologies(g, me),
    )
    if space is None:
        g.turn.unbuilt = area
        return
    stand = g.areas[area]
    tile = g.data.tile[stand.tile or ""]
    if space == HOUSE:
        pay(g, me, "houses")
        stand.house = me
        note(g, "yokohama.log.build_house", me, area=names.area_name(area))
        fire(g, me, "build_trading_house")
        yield from give(g, me, tile.trading_house)
    else:
        pay(g, me, "shops")
        stand.shops[space] = me
        note(g, "yokohama.log.build_shop", me, area=names.area_name(area))
        fire(g, me, "build_shop")
        yield from give(g, me, tile.shops[space])
    check_buildings(g, me)


def recover(g: State, me: Seat, area: str) -> Rule[None]:
    """Step 6: all own assistants there return to hand (Telephone: one may stay)."""
    stand = g.areas[area]
    stays = 0
    if stand.assistants[me] and owns(g, me, "telephone"):
        leaves = yield from choose_free(
            me, "yokohama.recover", lambda: (LEAVE_ONE, LEAVE_NONE), lambda: free_technologies(g, me)
        )
        stays = g.data.technology["telephone"].effect.n if leaves else 0
    n = stand.assistants[me] - stays
    stand.assistants[me] = stays
    gain(g, me, "assistants", n)
    if n:
        note(g, "yokohama.log.recover", me, n=n, area=names.area_name(area))


def refused_after_action(g: State, me: Seat) -> list[Refusal]:
    """At the end of a turn: why no token was to be had and nothing could be built in it."""
    wanted: list[tuple[str, Text, Text | None]] = []
    if g.turn.areas:
        wanted.append(("take", TAKE_LABEL, why_not_token_after(g, g.turn.areas[-1])))
    wanted.append(("build", Text("yokohama.build.any"), why_not_build_after(g)))
    area = g.turn.unbuilt
    if area is not None:
        free = [space for space, builder in enumerate(g.areas[area].shops) if builder is None]
        shop = why_not_build(g, me, area, free[0] if free else 0)
        wanted.append(("shop", names.piece_name("shop"), shop))
        wanted.append(("house", names.piece_name("trading_house"), why_not_build(g, me, area, HOUSE)))
    return [Refusal(name, label, reason) for name, label, reason in wanted if reason is not None]
