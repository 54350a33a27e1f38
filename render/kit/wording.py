"""The words in the pictures of a game: names of its things and the few words of the pictures' own."""

from __future__ import annotations

from engine.core.text import Text, text
from words import label, say

Arg = int | str | Text


class GameWords:
    """The words of one game: `pic` and `heading` from `<game>.pic.…`, names of things from `<game>.<kind>.<thing>`."""

    def __init__(self, game: str) -> None:
        self._game = game

    def title(self, lang: str) -> str:
        """What the game is called."""
        return label(Text(f"{self._game}.title"), lang)

    def pic(self, lang: str, key: str, **args: Arg) -> str:
        """One of the pictures' own words."""
        return say(text(f"{self._game}.pic.{key}", **args), lang)

    def heading(self, lang: str, key: str, **args: Arg) -> str:
        """One of the pictures' own words with a capital first letter."""
        return label(text(f"{self._game}.pic.{key}", **args), lang)

    def name(self, lang: str, kind: str, thing: str) -> str:
        """The name of a component with a capital first letter."""
        return label(Text(f"{self._game}.{kind}.{thing}"), lang)

    def plain(self, lang: str, kind: str, thing: str) -> str:
        """The name as it stands inside a sentence."""
        return say(Text(f"{self._game}.{kind}.{thing}"), lang)
