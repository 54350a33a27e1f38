"""The words in the pictures: names of the game's things and the few words of our own."""

from __future__ import annotations

from engine.core.text import Text, text
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
