"""What is legal, said once: a query that refuses gives the reason, with numbers and the paragraph."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.text import Seat, Text, refusal
from engine.mombasa.components.names import company_name, region_name
from engine.mombasa.queries.facts import (
    EXPANSIONS,
    KEEPERS,
    MERCHANTS,
    active_of,
    at_end,
    entries,
    goods_slots,
    toll_ahead,
)
from engine.mombasa.queries.shares import base_posts
from engine.mombasa.state import State


def why_not_plan_slot(g: State, me: Seat, slot: str, plan: Mapping[str, str], left: int) -> Text | None:
    """A slot takes a card if it is available and a card is left that may be planned."""
    player, board = g.players[me], g.data.player_board
    if slot not in player.open_slots:
        if g.data.slot[slot].unlock == "diamond_track":
            need, have = board.diamond_track.slot_unlock_space, player.diamonds
            return refusal("mombasa.no.slot_diamonds", "7", need=need, have=have)
        need, have = board.bookkeeping_track.slot_unlock_space, player.jar
        return refusal("mombasa.no.slot_books", "7", need=need, have=have)
    return refusal("mombasa.no.plannable", "7") if not left and slot not in plan else None


def why_not_act(g: State, me: Seat, action: str) -> Text | None:
    """Whether an action of the turn menu can be taken."""
    match action:
        case "goods" if not goods_slots(g, me):
            return refusal("mombasa.no.goods", "8.1")
        case "expansion" if not active_of(g, me, EXPANSIONS):
            return refusal("mombasa.no.expansion", "8.2")
        case "bookkeeper" if not active_of(g, me, KEEPERS):
            return refusal("mombasa.no.bookkeeper", "8.3")
        case "merchant" if not active_of(g, me, MERCHANTS):
            return refusal("mombasa.no.merchant", "8.4")
    return None


def why_not_step(g: State, me: Seat, company: str) -> Text | None:
    """A marker moves unless it is at the end or the toll in front of it is too dear."""
    if at_end(g, me, company):
        return refusal("mombasa.no.track_end", "9.1", company=company_name(company))
    toll, have = toll_ahead(g, me, company), g.players[me].pounds
    if toll > have:
        return refusal("mombasa.no.toll", "9.1", company=company_name(company), need=toll, have=have)
    return None


def why_not_stop_steps(g: State, me: Seat) -> Text | None:
    """Units must be used while some marker can move without a toll (R6)."""
    for company in g.data.company_ids:
        if not at_end(g, me, company) and not toll_ahead(g, me, company):
            return refusal("mombasa.no.stop_steps", "R6", company=company_name(company))
    return None


def why_not_other_track(company: str, home: str, left: Sequence[str]) -> Text | None:
    """D2: different tracks, and not its own (R44)."""
    if company == home:
        return refusal("mombasa.no.home_track", "12", company=company_name(company))
    return None if company in left else refusal("mombasa.no.track_twice", "12", company=company_name(company))


def why_not_expand(g: State, company: str, points: int) -> Text | None:
    """A company can be expanded if it has a post on its base and an entry it can pay (R8)."""
    if not base_posts(g, company):
        return refusal("mombasa.no.post", "8.2", company=company_name(company))
    cheapest = min(entries(g, company).values())  # 15 posts never fill 24 connected regions
    if cheapest > points:
        return refusal("mombasa.no.cheapest", "R8", company=company_name(company), need=cheapest, have=points)
    return None


def why_not_enter(g: State, company: str, region: str, costs: Mapping[str, int], points: int) -> Text | None:
    """A region is entered once by a company, from next door, for its price."""
    if region in costs:
        need = costs[region]
        if need > points:
            return refusal("mombasa.no.points", "8.2", region=region_name(region), need=need, have=points)
        return None
    if g.posts.get(region) == company or region in g.fresh:
        return refusal("mombasa.no.own_post", "8.2", company=company_name(company), region=region_name(region))
    inside = g.data.region[region].inside
    if inside:
        return refusal("mombasa.no.enclave", "8.2", region=region_name(inside))
    return refusal("mombasa.no.border", "8.2", region=region_name(region), company=company_name(company))


def why_not_stop_entering(costs: Mapping[str, int], points: int) -> Text:
    """Points must be spent while an entry can be paid (R7)."""
    region = min(costs, key=costs.__getitem__)
    return refusal("mombasa.no.stop_entering", "R7", region=region_name(region), need=costs[region], have=points)
