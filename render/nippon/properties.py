"""What a factory does, in icons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.nippon.view.structs import View
from engine.nippon.view.structs_board import FactoryView
from render.kit import Box, Icon, Part, Sheet, Words, row_width, theme
from render.nippon import effects
from render.nippon.icons import ACTIONS


def kind_icon(sheet: Sheet, at: tuple[float, float], factory: FactoryView, size: int, **variant: Any) -> None:
    """A bolt for at once, the action in a ring for a modifier."""
    if factory.kind == "immediate":
        sheet.icon(at, "bolt", size, **variant)
    else:
        sign = ACTIONS[factory.action] if factory.action else "nippon.always"
        sheet.icon(at, "nippon.ring", size, sign=sign, **variant)


def effect(sheet: Sheet, factory: FactoryView, box: Box, pale: bool, size: int) -> None:
    """The property in icons, as large as it fits; several ones stand below each other where that makes them larger."""
    x, y, w, h = box
    each, rows = fitted(factory, w, h, size)
    step = min(h / len(rows), each + 16)
    top = y + h / 2 - step * (len(rows) - 1) / 2
    for n, row in enumerate(rows):
        shown = [_pale(part) for part in row] if pale else row
        sheet.row((x + w / 2, top + n * step), shown, gap=3, anchor="mm")


def fitted(factory: FactoryView, wide: float, high: float, size: int) -> tuple[int, list[list[Part]]]:
    """The rows of a property at the largest size that fits, and that size."""
    for each in (size, 60, 55, 50, 46, 42, 38, 34, 30, 27, 24, 22):
        if each > size:
            continue
        rows = effects.lines(factory.ops, each, factory.type)
        rows[0] = [*effects.condition(factory.condition, each), *rows[0]]
        found = next((some for some in _ways(rows) if _fits(some, each, wide, high)), None)
        if found is not None:
            return each, found
    return each, rows


def _ways(rows: list[list[Part]]) -> Iterator[list[list[Part]]]:
    """As it is, in one row, then in more and more rows."""
    yield rows
    if len(rows) > 1:
        yield [[part for row in rows for part in (effects.APART, *row)][1:]]
    parted = [*_parted(rows[0]), *rows[1:]]
    yield parted
    yield [part for row in parted for part in _before_arrow(row)]


def _fits(rows: Sequence[Sequence[Part]], size: int, wide: float, high: float) -> bool:
    """Whether rows of this size have room."""
    return len(rows) * (size + 8) <= high + 8 and max(row_width(row, gap=3) for row in rows) <= wide


def _parted(row: Sequence[Part]) -> list[list[Part]]:
    """One row for each of several effects, or parts of a long one."""
    rows: list[list[Part]] = [[]]
    for part in row:
        if part == effects.APART:
            rows.append([])
        else:
            rows[-1].append(part)
    return rows


def _before_arrow(row: list[Part]) -> list[list[Part]]:
    """What is paid and what one has for it, a row each."""
    at = next((n for n, part in enumerate(row) if isinstance(part, Icon) and part.name == "arrow"), 0)
    return [row[: at - 1], row[at:]] if at > 1 else [row]


def _pale(part: Part) -> Part:
    """A part of a row, faded: what is used up can still be read."""
    if isinstance(part, Icon):
        return Icon(part.name, part.size, down=part.down, **{**part.variant, "fade": 0.36})
    if isinstance(part, Words):
        return Words(part.words, part.size, theme.SOFT, bold=part.bold)
    return part


def columns(view: View) -> dict[str, list[FactoryView]]:
    """The tokens by type, in order of their numbers."""
    found: dict[str, list[FactoryView]] = {good: [] for level in view.levels for good in level.goods}
    for factory in view.factories:
        found[factory.type].append(factory)
    return {good: sorted(tokens, key=lambda one: (one.number, one.id)) for good, tokens in found.items()}
