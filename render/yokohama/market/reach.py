"""What the market has for its viewer: orders that could be filled at once, technologies that could be paid."""

from __future__ import annotations

from engine.yokohama.view.structs import LaboratorySlot, LaboratoryView, View


def fillable(view: View) -> frozenset[str]:
    """Orders on the ports for which the viewer has all goods; none where nobody looks."""
    if view.viewer is None:
        return frozenset()
    goods = view.players[view.viewer].goods
    cards = [slot.card for port in view.ports for slot in port.slots if slot.card is not None]
    return frozenset(card.id for card in cards if all(goods[good] >= n for good, n in card.goods.items()))


def out_of_reach(view: View) -> frozenset[str]:
    """Technologies that the viewer has, or could not pay with the power of the president there; none for nobody."""
    if view.viewer is None or view.phase == "over":
        return frozenset()
    shelves = [(row, slot) for row in view.laboratories for slot in row.slots]
    return frozenset(slot.card.id for row, slot in shelves if slot.card is not None and not _payable(view, row, slot))


def _payable(view: View, row: LaboratoryView, slot: LaboratorySlot) -> bool:
    assert view.viewer is not None
    assert slot.card is not None
    assert slot.price is not None
    me, there = view.players[view.viewer], next(one for one in view.areas if one.id == row.area)
    if any(own.technology == slot.card.technology for own in me.technologies):
        return False
    units = [row.production_yen] * max(0, slot.price - there.yields[there.power[me.seat] - 1])
    if me.technology_extra is not None:
        units.append(me.technology_extra.yen)
    return any(sum(units[imports:]) <= me.yen for imports in range(min(me.imports, len(units)) + 1))
