"""What is legal, said once: a query that refuses gives the reason, with numbers and the paragraph."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.text import Seat, Text, refusal
from engine.mombasa.components.names import company_name, region_name, slot_name
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
        return refusal("mombasa.no.slot_books", "7", need=board.bookkeeping_track.slot_unlock_space, have=player.jar)
    return refusal("mombasa.no.plannable", "7") if not left and slot not in plan else None


def why_not_plan_card(g: State, slot: str, plan: Mapping[str, str], card: str) -> Text | None:
    """Any hand card but share cards, each in one slot."""
    if card not in g.data.playable:
        return refusal("mombasa.no.share_card", "7")
    for at, other in plan.items():
        if card == other and at != slot:
            return refusal("mombasa.no.planned", "7", slot=slot_name(at))
    return None


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
        return refusal("mombasa.no.track_end", "9.1", space=g.players[me].tracks[company])
    toll, have = toll_ahead(g, me, company), g.players[me].pounds
    return refusal("mombasa.no.toll", "9.1", need=toll, have=have) if toll > have else None


def why_not_expand(g: State, company: str, points: int) -> Text | None:
    """A company can be expanded if it has a post on its base and an entry it can pay (R8)."""
    if not base_posts(g, company):
        return refusal("mombasa.no.post", "8.2", company=company_name(company))
    cheapest = min(entries(g, company).values())  # 15 posts never fill 24 connected regions
    return refusal("mombasa.no.points", "R8", need=cheapest, have=points) if cheapest > points else None


def why_not_enter(g: State, company: str, region: str, costs: Mapping[str, int], points: int) -> Text | None:
    """A region is entered once by a company, from next door, for its price."""
    if region in costs:
        need = costs[region]
        return refusal("mombasa.no.points", "8.2", need=need, have=points) if need > points else None
    if g.posts.get(region) == company or region in g.fresh:
        return refusal("mombasa.no.own_post", "8.2", company=company_name(company), region=region_name(region))
    inside = g.data.region[region].inside
    if inside:
        return refusal("mombasa.no.enclave", "8.2", region=region_name(inside))
    return refusal("mombasa.no.border", "8.2", region=region_name(region))
