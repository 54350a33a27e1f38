"""What can be had in step 3 and at what price; like `legality`, a refusal is a reason with numbers."""

from __future__ import annotations

from operator import itemgetter
from typing import Literal

from msgspec import Struct

from engine.core.text import Seat, Text, join_reasons, refusal, who
from engine.yokohama.components import names
from engine.yokohama.components.effects import (
    Declare,
    Exchange,
    Good,
    Price,
    Recruit,
    TakeOrders,
    TakeTechnology,
    Worship,
)
from engine.yokohama.components.rows import BoardSpace, Piece
from engine.yokohama.queries.facts import owns, piece_price, surcharged
from engine.yokohama.state import DUMMY, IN_STORE, State

IMPORT: Literal["imports"] = "imports"
IMPORTS_ARE_KEPT = refusal("yokohama.no.sell_imports", "10.4")


class Deal(Struct, frozen=True):
    """One exchange in Chinatown."""

    verb: Literal["sell", "buy"]
    thing: Good | Literal["imports"]
    price: int


def why_not_hire(g: State, me: Seat, piece: Piece) -> Text | None:
    """A piece from the warehouse (section 10.3)."""
    player = g.players[me]
    if not getattr(player, IN_STORE[piece]):
        return refusal("yokohama.no.stored", "10.3", piece=names.piece_name(piece))
    price = piece_price(g, me, piece)
    return no_money("10.3", price, player.yen)


def why_not_hire_with(action: Recruit, power: int) -> Text | None:
    """Pieces from the warehouse by the power of an action (section 10.3)."""
    if action.by_power[power - 1]:
        return None
    need = next(n for n, pieces in enumerate(action.by_power, 1) if pieces)
    return refusal("yokohama.no.hire_power", "10.3", need=need, have=power)


def no_money(ref: str, need: int, have: int) -> Text | None:
    return refusal("yokohama.no.money", ref, need=need, have=have) if need > have else None


def deals(action: Exchange) -> list[Deal]:
    """Everything Chinatown buys and sells."""
    goods = action.buy_and_sell
    sales = [Deal("sell", good, action.prices[good]) for good in goods]
    purchases = [Deal("buy", good, action.prices[good]) for good in goods]
    return [*sales, *purchases, Deal("buy", IMPORT, action.buy_only.imports)]


def why_not_deal(g: State, me: Seat, deal: Deal) -> Text | None:
    """An exchange in Chinatown (section 10.4)."""
    player = g.players[me]
    if deal.verb == "buy":
        return no_money("10.4", deal.price, player.yen)
    if getattr(player, deal.thing):
        return None
    return refusal("yokohama.no.good", "10.4", good=names.good_name(deal.thing))


def why_not_order(g: State, me: Seat, area: str, order: str, power: int, first: str | None = None) -> Text | None:
    """An order from a Port: the zone must be open and the hand not full (section 10.1)."""
    if order == first:
        return refusal("yokohama.no.first_order", "10.1")
    action = g.data.kind_of[area].action
    assert isinstance(action, TakeOrders)
    limit = g.data.player_pieces.order_hand_limit
    held = len(g.players[me].orders)
    if held >= limit:
        return refusal("yokohama.no.order_room", "10.1", have=held, limit=limit)
    zone = g.data.board_of[area].slots[g.cards[area].index(order)].zone
    if zone not in action.zones_by_power[power - 1]:
        name = Text(f"yokohama.zone.{zone}")
        return refusal("yokohama.no.zone", "10.1", zone=name, need=action.power_for(zone), have=power)
    return None


def why_not_elsewhere(other: str, area: str, ref: str) -> Text:
    """A card on the board of another Port or Laboratory (sections 10.1, 10.2)."""
    return refusal("yokohama.no.other_board", ref, other=names.area_name(other), area=names.area_name(area))


def why_not_second(g: State, me: Seat, area: str, first: str, power: int, how: str, cost: Price) -> Text | None:
    """A second order: room in hand, a card within reach, and the price (R27)."""
    player = g.players[me]
    limit = g.data.player_pieces.order_hand_limit
    if len(player.orders) + 2 > limit:
        return refusal("yokohama.no.second_room", "10.1", have=len(player.orders), limit=limit)
    if all(why_not_order(g, me, area, order, power, first) for order in g.cards[area]):
        return refusal("yokohama.no.second_card", "10.1", have=power)
    if how == "yen":
        return no_money("10.1", cost.yen, player.yen)
    return no_imports("10.1", cost.or_import, player.imports)


def no_imports(ref: str, need: int, have: int) -> Text | None:
    return refusal("yokohama.no.imports", ref, need=need, have=have) if need > have else None


def technology_price(g: State, area: str, card: str) -> int:
    """The production a card needs where it lies (section 10.2)."""
    return g.data.card[card].production + g.data.board_of[area].slots[g.cards[area].index(card)].surcharge


def all_payments(g: State, me: Seat, area: str, card: str, power: int) -> list[tuple[int, int]]:
    """All mixes of yen and imports that would pay for a card, fewest imports first (R23, R24)."""
    action = g.data.kind_of[area].action
    assert isinstance(action, TakeTechnology)
    missing = max(0, technology_price(g, area, card) - action.production_by_power[power - 1])
    price = action.production_per
    mixes = [(price.yen * (missing - n), price.imports * n) for n in range(missing + 1)]
    extra = g.edition.technology_surcharge
    if extra is None or not surcharged(g, me):
        return mixes
    by_yen = {(yen + extra.yen, imports) for yen, imports in mixes}
    return sorted(by_yen | {(yen, imports + extra.or_import) for yen, imports in mixes}, key=itemgetter(1, 0))


def payments(g: State, me: Seat, area: str, card: str, power: int) -> list[tuple[int, int]]:
    """The mixes that the player can pay."""
    player = g.players[me]
    mixes = all_payments(g, me, area, card, power)
    return [(yen, imports) for yen, imports in mixes if yen <= player.yen and imports <= player.imports]


def why_not_mix(g: State, me: Seat, mix: tuple[int, int]) -> Text | None:
    """A mix of yen and imports that cannot be paid (section 10.2)."""
    player = g.players[me]
    return join_reasons(no_money("10.2", mix[0], player.yen), no_imports("10.2", mix[1], player.imports))


def why_not_research(g: State, me: Seat, area: str, card: str, power: int) -> Text | None:
    """A technology not owned yet that can be paid (section 10.2)."""
    row = g.data.card[card]
    if owns(g, me, row.technology):
        return refusal("yokohama.no.owned", "10.2", technology=names.technology_name(row.technology))
    if payments(g, me, area, card, power):
        return None
    player = g.players[me]
    price = technology_price(g, area, card)
    return refusal(
        "yokohama.no.production_extra" if surcharged(g, me) else "yokohama.no.production",
        "10.2",
        need=price,
        power=power,
        missing=max(0, price - power),
        yen=player.yen,
        imports=player.imports,
    )


def offerings(g: State, action: Worship) -> dict[str, int]:
    """What can be given for faith, and how much of it makes 1 faith."""
    items = (IMPORT if name == "import" else name for name in action.faith_items)
    return {item: g.edition.faith_yen_cost if item == "yen" else 1 for item in items}


def why_not_offer(g: State, me: Seat, item: str, n: int) -> Text | None:
    """A thing given for faith: each once per action, in classic once per turn (section 10.5, D9)."""
    if g.edition.faith_item_limit == "per_turn" and item in g.turn.faith_items:
        return refusal("yokohama.no.offered", "10.5")
    have = getattr(g.players[me], item)
    if item == "yen":
        return no_money("10.5", n, have)
    if item == IMPORT:
        return no_imports("10.5", n, have)
    return None if have >= n else refusal("yokohama.no.good", "10.5", good=names.good_name(item))


def faith_items(g: State, me: Seat, action: Worship) -> dict[str, int]:
    """What the player could give for faith now."""
    return {item: n for item, n in offerings(g, action).items() if why_not_offer(g, me, item, n) is None}


def why_not_settle(g: State, me: Seat, area: str, space: BoardSpace, holder: Seat | None, ref: str) -> Text | None:
    """A free space, and an assistant in the area or in hand."""
    if holder == DUMMY:
        return refusal("yokohama.no.space_neutral", ref)
    if holder is not None:
        return refusal("yokohama.no.space_taken", ref, holder=who(holder))
    if not g.players[me].assistants and not g.areas[area].assistants[me]:
        return refusal("yokohama.no.assistant_for_board", ref, area=names.area_name(area))
    return None


def why_not_worship(g: State, me: Seat, space: BoardSpace, by_power: int, items: int) -> Text | None:
    """A space of the Church board, given the faith of power and the most that items could add (section 10.5)."""
    reason = why_not_settle(g, me, "church", space, g.church[space.index - 1], "10.5")
    if reason is not None:
        return reason
    if space.faith > by_power + items:
        return refusal("yokohama.no.faith", "10.5", need=space.faith, power=by_power, items=items)
    return None


def why_not_declare(g: State, me: Seat, space: BoardSpace, power: int, action: Declare) -> Text | None:
    """A space of the Customs board (section 10.6)."""
    reason = why_not_settle(g, me, "customs", space, g.customs[space.index - 1], "10.6")
    if reason is not None:
        return reason
    need, have, limit = space.imports, g.players[me].imports, action.max_imports_by_power[power - 1]
    if need <= limit:
        return no_imports("10.6", need, have)
    if need <= have:
        return refusal("yokohama.no.customs_power", "10.6", need=need, limit=limit, power=power)
    return refusal("yokohama.no.customs_both", "10.6", need=need, have=have, limit=limit, power=power)
