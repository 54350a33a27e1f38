"""Factories of Nippon by themselves, wherever they lie."""

from __future__ import annotations

from PIL import Image

from engine.nippon.components import SHELF
from engine.nippon.view.structs_board import FactoryView
from render.kit import Sheet, theme
from render.nippon import factories


def single_card(thing: str, lang: str, components: str = "") -> Image.Image | None:
    """One side of a factory; None for anything else."""
    row = SHELF.get(components or SHELF.current()).tokens.get(thing)
    if row is None:
        return None
    side = row.side
    shown = FactoryView(
        row.id, row.type, row.number, row.face, row.late, row.level, row.science, row.coal,
        side.kind, side.action, side.trigger, side.condition, side.ops, None,
    )  # fmt: skip
    wide, tall = (round(n) for n in factories.WHOLE.card)
    sheet = Sheet(round(wide) + 6, round(tall) + 6, theme.PAPER)
    factories.card(sheet, shown, (3, 3, wide, tall), (), factories.WHOLE.effect)
    return sheet.image
