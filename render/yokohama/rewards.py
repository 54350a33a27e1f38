"""Rewards, requirements and technologies as icons: in a line, in a tag, on a building space."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.yokohama.components.effects import AnyGood, GoodGain, Import, Move, Reward, Vp, Warehouse, Yen
from render.kit import Icon, Part, Sheet, Words, aspect, theme, width
from render.kit.theme import INK, Colour

PRODUCED = {"copper_mine": "copper", "silk_mill": "silk", "tea_plantation": "tea", "fishing_ground": "fish"}
FLAT = 0.86  # a wide icon is drawn a little lower, so that all look equally large


def icon_name(given: Reward) -> str:
    match given:
        case GoodGain(good=good):
            return f"yokohama.{good}"
        case Vp():
            return "yokohama.points"
        case Yen():
            return "yokohama.money"
        case Import():
            return "crate"
        case AnyGood():
            return "yokohama.any_good"
        case Warehouse():
            return "yokohama.warehouse"
        case Move():
            return "yokohama.move"


def holds_number(given: Reward) -> bool:
    """Whether the number stands inside the icon."""
    return isinstance(given, Vp | Yen)


def area_icon(kind: str) -> str:
    """A production area shows its good, any other one a sign of its own."""
    return f"yokohama.{PRODUCED.get(kind, kind)}"


def good_icon(name: str, size: int, **variant: Any) -> Icon:
    """A good in a line of others."""
    return Icon(name, round(size * FLAT) if aspect(name) > 1.2 else size, **variant)


def gear(size: int, words: str | int = "") -> Icon:
    """Production."""
    return Icon("gear", size, fill=theme.TEAL, line=None, words=words)


def parts(given: Reward, size: int, *, text: int | None = None, grey: bool = False, colour: Colour = INK) -> list[Part]:
    """One reward: the number inside, or behind the icon where it is more than one."""
    name = icon_name(given)
    variant = {"grey": True} if grey else {}
    if holds_number(given):
        return [Icon(name, size, words=given.n, **variant)]
    shown: list[Part] = [good_icon(name, round(size * 0.94), **variant)]
    if given.n > 1:
        shown += [2, Words(given.n, text or round(size * 0.8), theme.FAINT if grey else colour)]
    return shown


def line(
    rewards: Iterable[Reward], size: int, *, text: int | None = None, gap: float = 8, grey: bool = False
) -> list[Part]:
    """All rewards in one line."""
    shown: list[Part] = []
    for given in rewards:
        if shown:
            shown.append(gap)
        shown += parts(given, size, text=text, grey=grey)
    return shown


def on_space(
    sheet: Sheet, box: tuple[float, float, float, float], rewards: Sequence[Reward], k: float, amount: int
) -> None:
    """Inside a building space: one icon with its number under it, or several small ones stacked."""
    x, y, w, h = box
    middle = x + w / 2
    if len(rewards) == 1:
        given = rewards[0]
        name = icon_name(given)
        if holds_number(given):
            sheet.icon((middle, y + h / 2), name, min(round(46 * k), round(w - 4 * k)), words=given.n)
        elif given.n == 1:
            sheet.icon((middle, y + h / 2), name, round(fitting(name, w - 7 * k, 38 * k)))
        else:
            sheet.icon((middle, y + h * 0.28), name, round(fitting(name, w - 6 * k, min(40 * k, h * 0.46))))
            sheet.text((middle, y + h * 0.7), given.n, round(amount * k), bold=True, anchor="mm")
        return
    step = h * (0.48 if len(rewards) == 2 else 0.94 / len(rewards))
    small = min(k, h / 88) if len(rewards) == 2 else k * 2.1 / len(rewards)
    for n, given in enumerate(rewards):
        name, at = icon_name(given), (middle, y + h / 2 + (n - (len(rewards) - 1) / 2) * step)
        if holds_number(given):
            sheet.icon(at, name, round(44 * small), words=given.n)
        elif given.n == 1:
            sheet.icon(at, name, round(fitting(name, w - 9 * k, 36 * small)))
        else:
            size = round(30 * k)
            digits = width(str(given.n), size, True)
            tall = round(fitting(name, w - digits - 6 * k, 30 * small))
            sheet.row(at, [Icon(name, tall), 1, Words(given.n, size)], anchor="mm")


def fitting(name: str, room: float, tall: float) -> float:
    """The height at which an icon is neither wider nor taller than allowed."""
    return min(tall, room / aspect(name))
