"""Parts in as little room as they need, where a panel would be higher than a screen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from discord import ui

from cogs.messages import limits
from cogs.messages.heights import BUTTON_PX, COLUMN_PX, row_height
from cogs.messages.message import Part, paragraph, rows


def joined(parts: Sequence[Part], below: Sequence[Part]) -> list[Part]:
    """Buttons below the rows of numbers that parts end with; in rows together with these where that takes fewer."""
    above = [*takewhile(is_row_of_numbers, reversed(parts))][::-1]
    packed = packed_rows([*(one for row in above for one in buttons_of(row)), *below])
    apart = packed_rows(below)
    if not above or len(packed) >= len(above) + len(apart):
        return [*parts, *apart]
    return [*parts[: len(parts) - len(above)], *packed]


def joined_texts(parts: Sequence[Part]) -> list[Part]:
    """Texts that stand below each other as one, which takes no gap between them."""
    made: list[Part] = []
    for part in parts:
        last = made[-1] if made else None
        if isinstance(part, ui.TextDisplay) and isinstance(last, ui.TextDisplay):
            made[-1] = paragraph(f"{last.content}\n{part.content}")
        else:
            made.append(part)
    return made


def packed_rows(buttons: Sequence[Part]) -> list[Part]:
    """Each row with as many buttons as stand in one line."""
    made: list[list[Part]] = []
    for one in buttons:
        row = [*made[-1], one] if made else []
        wide = [it.to_component_dict() for it in row]
        if row and len(row) <= limits.ROW and row_height(wide, COLUMN_PX) == BUTTON_PX:
            made[-1] = row
        else:
            made.append([one])
    return [part for row in made for part in rows(row)]


def is_row_of_numbers(part: Part) -> bool:
    return bool(found := buttons_of(part)) and all((one.label or "").isdigit() for one in found)


def buttons_of(part: Part) -> list[ui.Button[ui.LayoutView]]:
    """The buttons of a row; none of what is no row, or a list."""
    inside = part.children if isinstance(part, ui.ActionRow) else ()
    return [one for one in inside if isinstance(one, ui.Button)]
