"""Action tiles: their ground and what an activation costs."""

from __future__ import annotations

from engine.nippon.view.structs import View
from engine.nippon.view.structs_board import ActionView
from engine.nippon.view.structs_player import PlayerView
from render.kit import Colour, Part, Words, row_width
from render.nippon import colours
from render.nippon.effects import amounts, between, thing

OUTWARD = ("investments_contracts", "ships", "trains", "local_markets")  # they act on the map, or sell


def ground(action: ActionView) -> Colour:
    return colours.ACTS if action.id in OUTWARD else colours.BUILDS


def price(
    view: View, action: ActionView, room: float, size: int = 30, *, payer: PlayerView | None = None
) -> list[Part]:
    """What one activation costs, or costs its `payer`, icons `size` px high or, where they need it, a little less."""
    digits = size - 2
    if action.id == "factory" and payer is not None:
        return [Words(payer.factory_price, digits), 4, thing("money", size)]
    if action.id == "production":
        return [Words("/".join(str(level.coal) for level in view.levels), digits), 4, thing("coal", size)]
    if action.id == "investments_contracts":
        return [Words("/".join(str(n + 1) for n in range(action.most)), digits), 4, thing("good", size)]
    if action.id == "local_markets":
        return [Words("1–3", digits), 4, thing("good", size)]
    given = [dict(one) for one in action.prices]
    if all(len(one) == 1 and one.keys() == given[0].keys() for one in given):
        resource = next(iter(given[0]))
        return [Words("/".join(str(one[resource]) for one in given), digits), 4, thing(resource, size)]
    row: list[Part] = []
    for less in (0, 2, 4, 6, 8):
        row = between([amounts(one, size - less, 5) for one in given], "/", size - less)
        if row_width(row, gap=3) <= room:
            break
    return row
