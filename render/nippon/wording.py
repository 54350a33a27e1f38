"""The words in the pictures: names of the game's things and the few words of our own."""

from __future__ import annotations

from engine.core.text import Text, text
from words import label, say


def pic(lang: str, key: str, **args: int | str | Text) -> str:
    """One of the pictures' own words."""
    return say(text(f"nippon.pic.{key}", **args), lang)


def name(lang: str, kind: str, thing: str) -> str:
    """The name of a component with a capital letter."""
    return label(Text(f"nippon.{kind}.{thing}"), lang)


def plain(lang: str, kind: str, thing: str) -> str:
    """The name as it stands inside a sentence."""
    return say(Text(f"nippon.{kind}.{thing}"), lang)


ROMAN = {0: "–", 1: "I", 2: "II", 3: "III"}
