"""What is allowed, decided once: a query that can refuse returns the reason, with numbers and the paragraph."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import assert_never

from msgspec.structs import replace

from engine.core.offer import Refusal
from engine.core.text import Seat, Text, in_sentence, join, join_reasons, refusal, who
from engine.yokohama.components import names, rows
from engine.yokohama.components.rows import CANAL, Technology
from engine.yokohama.queries.facts import built_areas, missing_goods, neighbours, owns, presidents_at
from engine.yokohama.queries.reach import Way
from engine.yokohama.state import Achievement, State

HOUSE = 4  # the building space after the four shops
NO_CANAL = refusal("yokohama.no.canal", "8.1")
ONLY_A_AND_C = refusal("yokohama.no.only_a_and_c", "R28")
STOP_TOO_EARLY = refusal("yokohama.no.stop_yet", "8.1")
LASTING = frozenset(
    f"yokohama.no.{name}"
    for name in (
        "zone",
        "other_board",
        "sell_imports",
        "customs_power",
        "space_taken",
        "space_neutral",
        "owned",
        "house_taken",
        "shop_taken",
        "second_shop",
    )
)
SHORT_OF = {
    rows.NeedYen: "yen",
    rows.NeedTokens: "tokens",
    rows.NeedOrders: "orders",
    rows.NeedTechnologies: "technologies",
}


def in_past_tense(refused: Refusal) -> Refusal:
    """A refusal shown after its moment, with the numbers it had then; some reasons do not change within a turn."""
    reason = refused.reason
    if reason.key in LASTING:
        return refused
    name = reason.key.removeprefix("yokohama.no.")
    return replace(refused, reason=Text(f"yokohama.then.{name}", reason.args, reason.ref))


def why_not_place(
    g: State, me: Seat, area: str, standing: Mapping[str, Sequence[Seat]], n: int = 1, fresh: Sequence[str] = ()
) -> Text | None:
    """Assistants from hand into an area: never the Canal; every opposing president there is paid (section 8.1)."""
    if area == CANAL:
        return NO_CANAL
    if area in fresh:
        return refusal("yokohama.no.twice", "8.1", area=names.area_name(area))
    player = g.players[me]
    if player.assistants < n:
        return refusal("yokohama.no.assistants", "8.1", need=n, have=player.assistants)
    presidents = len(standing.get(area, ()))
    if presidents * n > player.yen:
        return refusal(
            "yokohama.no.place_fee" if n == 1 else "yokohama.no.pair_fee",
            "8.1",
            area=names.area_name(area),
            need=presidents * n,
            presidents=presidents,
            have=player.yen,
        )
    return None


def why_not_spread(g: State, me: Seat) -> Text | None:
    """Option A with at least one assistant; an area without presidents is always free."""
    if not g.players[me].assistants:
        return refusal("yokohama.no.assistants", "8.1", need=1, have=0)
    return None


def why_not_pair(g: State, me: Seat) -> Text | None:
    """Option B: enough assistants; an area without presidents is always free (D14)."""
    least, have = g.edition.placement_single_area.counts[0], g.players[me].assistants
    return refusal("yokohama.no.assistants", "8.1", need=least, have=have) if have < least else None


def why_not_beside(g: State, me: Seat, area: str, standing: Mapping[str, Sequence[Seat]], pair: str) -> Text | None:
    """The third assistant of a pair goes next to it (Telegram)."""
    if area == pair:
        return refusal("yokohama.no.pair_itself", "8.1", area=names.area_name(area))
    if area not in neighbours(g, pair):
        return refusal("yokohama.no.adjacent", "8.1", area=names.area_name(area), pair=names.area_name(pair))
    return why_not_place(g, me, area, standing)


def why_not_go(g: State, me: Seat, area: str, found: Mapping[str, Way]) -> Text | None:
    """A destination of the president, given all ways there are (section 8.2)."""
    way, player = found.get(area), g.players[me]
    if way is not None:
        if way.fee <= player.yen:
            return None
        return refusal("yokohama.no.passage", "8.2", area=names.area_name(area), need=way.fee, have=player.yen)
    if area == CANAL:
        return refusal("yokohama.no.canal_stop", "8.2")
    if area == player.president:
        return refusal("yokohama.no.stay", "8.2", area=names.area_name(area))
    others = presidents_at(g, area, me)
    barred = bool(others) and not owns(g, me, "postal_system")
    rides = owns(g, me, "tram") and not g.edition.tram_needs_assistant  # D13: then only presidents are in the way
    if not g.areas[area].assistants[me] and not (barred and rides):
        return no_assistant(area, "8.2")
    if barred:
        players = join([who(seat) for seat in others])
        return refusal("yokohama.no.president", "8.2", area=names.area_name(area), players=players, n=len(others))
    return refusal("yokohama.no.path", "8.2", area=names.area_name(area))


def why_not_recall(g: State, me: Seat, area: str) -> Text | None:
    """An assistant to take back from an area, or to move out of it."""
    return None if g.areas[area].assistants[me] else no_assistant(area, "8.2")


def no_assistant(area: str, ref: str) -> Text:
    if area == CANAL:
        return NO_CANAL
    return refusal("yokohama.no.own_assistant", ref, area=names.area_name(area))


def why_not_shift(g: State, me: Seat, place: str | None) -> Text | None:
    """An assistant in hand (no place) or in an area, to move by a reward (section 11)."""
    if place is None:
        return None if g.players[me].assistants else refusal("yokohama.no.assistants", "11", need=1, have=0)
    return None if g.areas[place].assistants[me] else no_assistant(place, "11")


def why_not_shift_into(area: str, source: str | None) -> Text | None:
    """Where an assistant may be moved: another area, never the Canal (section 11)."""
    if area == CANAL:
        return NO_CANAL
    return refusal("yokohama.no.same_area", "11", area=names.area_name(area)) if area == source else None


def why_not_build(g: State, me: Seat, area: str, space: int) -> Text | None:
    """A shop (spaces 0 to 3) or the trading house (section 8.5)."""
    stand, player = g.areas[area], g.players[me]
    if space == HOUSE:
        if stand.house is not None:
            return refusal("yokohama.no.house_taken", "8.5", builder=who(stand.house))
        return None if player.houses else refusal("yokohama.no.house", "8.5", stored=player.stored_houses)
    builder = stand.shops[space]
    if builder is not None:
        return refusal("yokohama.no.shop_taken", "8.5", builder=who(builder))
    if me in stand.shops:
        return refusal("yokohama.no.second_shop", "8.5", area=names.area_name(area))
    return None if player.shops else refusal("yokohama.no.shop", "8.5", stored=player.stored_shops)


def why_not_build_after(g: State) -> Text | None:
    """Said at the end of a turn: the power of its last action allowed no construction."""
    need, have = g.data.power_sources.build_from, g.turn.power
    return refusal("yokohama.no.build_power", "8.5", need=need, have=have) if have < need else None


def why_not_token_after(g: State, area: str) -> Text | None:
    """Said at the end of a turn: there is no 5-power token, or the power of the last action did not reach it."""
    need, have = g.data.power_sources.five_power_from, g.turn.power
    if g.areas[area].token is None:
        return refusal("yokohama.no.token", "8.4", area=names.area_name(area))
    return refusal("yokohama.no.token_power", "8.4", need=need, have=have) if have < need else None


def why_not_use(g: State, me: Seat, technology: Technology) -> Text | None:
    """A technology of one's own that works once per turn and costs something (section 12)."""
    if technology.id in g.turn.used:
        return refusal("yokohama.no.again", "12", technology=names.technology_name(technology.id))
    player = g.players[me]
    found: list[Text] = []
    for what, n in technology.effect.pay.items():
        have = getattr(player, what)
        if have < n:
            short = refusal("yokohama.no.money", "12", need=n, have=have)
            found.append(short if what == "yen" else refusal("yokohama.no.good", "12", good=names.good_name(what)))
    if technology.effect.gain_assistant_from_warehouse > player.stored_assistants:
        found.append(refusal("yokohama.no.stored", "12", piece=names.piece_name("assistant")))
    return join_reasons(*found)


def why_not_fulfil(g: State, me: Seat, order: str) -> Text | None:
    """An order from hand: all its goods (section 9.3)."""
    missing = missing_goods(g, me, order)
    if not missing:
        return None
    return refusal("yokohama.no.order_goods", "9.3", goods=in_sentence(names.goods(tuple(missing.items()))))


def may_claim(g: State, me: Seat, tile: Achievement) -> bool:
    """Whether an achievement can be claimed: once, with an assistant from hand, while its requirement is met."""
    need = g.data.achievement[tile.id].requirement
    return me not in tile.claimed and g.players[me].assistants > 0 and meets(g, me, need)


def why_not_claim(g: State, me: Seat, tile: Achievement) -> Text | None:
    """What speaks against claiming an achievement (section 9.2)."""
    if me in tile.claimed:
        return refusal("yokohama.no.claimed", "9.2")
    nobody = None if g.players[me].assistants else refusal("yokohama.no.assistants", "9.2", need=1, have=0)
    return join_reasons(why_not_met(g, me, g.data.achievement[tile.id].requirement), nobody)


def why_not_agent(g: State, me: Seat) -> Text | None:
    """One unused agent per turn, if any area is fit for it (section 9.1)."""
    if g.turn.agent_used:
        return refusal("yokohama.no.second_agent", "9")
    if not g.players[me].agents:
        return refusal("yokohama.no.agent", "9.1", have=len(g.players[me].used_agents))
    if g.agent_mode == "redirect" and g.turn.step != "additional":
        return refusal("yokohama.no.agent_late", "R9")
    if any(why_not_agent_in(g, me, area) is None for area in g.map):
        return None
    return refusal("yokohama.no.agent_area", "9.1")


def why_not_agent_in(g: State, me: Seat, area: str) -> Text | None:
    """An agent acts where there is an own assistant and not the own president."""
    if not g.areas[area].assistants[me]:
        return no_assistant(area, "9.1")
    if g.players[me].president == area:
        return refusal("yokohama.no.own_president", "9.1", area=names.area_name(area))
    return None


def why_not_reward(g: State, token: str) -> Text | None:
    """An achievement reward token that somebody else has taken (section 13)."""
    owner = next((seat for seat, player in enumerate(g.players) if player.reward == token), None)
    return None if owner is None else refusal("yokohama.no.reward_taken", "13", owner=who(owner))


def why_not_act(area: str, president: str, agent: str) -> Text | None:
    """With a redirecting agent the action happens where it points or where the president stands (R10)."""
    if area in (president, agent):
        return None
    return refusal("yokohama.no.act_there", "9.1", president=names.area_name(president), agent=names.area_name(agent))


def progress(g: State, me: Seat, need: rows.Requirement) -> tuple[int, ...]:
    """How much a player has of what an achievement asks for, in the order of its numbers (R31, R32)."""
    player = g.players[me]
    match need:
        case rows.NeedGoods(good):
            return (getattr(player, good),)
        case rows.NeedYen():
            return (player.yen,)
        case rows.NeedTokens():
            free = sum(token in g.data.free_agents for token in player.tokens)  # both a token and an agent
            return (len(player.tokens) + len(player.agents) + len(player.used_agents) - free,)
        case rows.NeedOrders():
            return (len(player.fulfilled),)
        case rows.NeedTechnologies():
            return (len(player.technologies),)
        case rows.NeedBuilt():
            return built_areas(g, me)
        case _:
            assert_never(need)


def meets(g: State, me: Seat, need: rows.Requirement) -> bool:
    """Whether the requirement of an achievement is met at this moment (R33)."""
    have = progress(g, me, need)
    if isinstance(need, rows.NeedBuilt):
        return have[0] >= need.production and have[1] >= need.commercial
    return have[0] >= need.n


def why_not_met(g: State, me: Seat, need: rows.Requirement) -> Text | None:
    """What is missing for an achievement."""
    if meets(g, me, need):
        return None
    have = progress(g, me, need)
    match need:
        case rows.NeedGoods(good, n):
            return refusal("yokohama.no.goods", "9.2", goods=names.amount(n, f"good.{good}"), have=have[0])
        case rows.NeedBuilt(production, commercial):
            return refusal(
                "yokohama.no.built", "9.2", production=production, commercial=commercial, made=have[0], traded=have[1]
            )
        case _:
            return refusal(f"yokohama.no.{SHORT_OF[type(need)]}", "9.2", need=need.n, have=have[0])
