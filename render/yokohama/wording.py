"""The words in the pictures: names of the game's things and the few words of our own."""

from __future__ import annotations

from engine.core.text import Text, text
from render.kit import Sheet, width
from words import label, say


def pic(lang: str, key: str, **args: int | str | Text) -> str:
    """One of the pictures' own words."""
    return say(text(f"yokohama.pic.{key}", **args), lang)


def head(lang: str, key: str, **args: int | str | Text) -> str:
    """The same with a capital first letter."""
    return label(text(f"yokohama.pic.{key}", **args), lang)


def area_name(lang: str, area: str) -> str:
    return label(Text(f"yokohama.area.{area}"), lang)


def technology_name(lang: str, technology: str) -> str:
    return label(Text(f"yokohama.technology.{technology}"), lang)


def country_name(lang: str, country: str) -> str:
    return label(Text(f"yokohama.country.{country}"), lang)


def name_block(sheet: Sheet, box: tuple[float, float, float, float], name: str, k: float) -> None:
    """A name in one line if it need not be smaller than 22 units for that, else in two."""
    sizes = [round(size * k) for size in (25, 24, 23, 22)]
    for size in sizes:
        if width(name, size, True) <= box[2]:
            sheet.text((box[0], box[1] + box[3] / 2), name, size, bold=True)
            return
    sheet.block(box, name, sizes[0], bold=True, align="lm", shrink=sizes[1:], leading=1.12)
