"""Descriptions: what a picture shows, in words, and as many of them as there is room for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Generic, TypeVar

from engine.core.text import Seat, Text, text
from render.kit import fonts, theme
from render.kit.wording import Arg
from words import say

ROOM = 3600  # characters of a text; a message has room for a heading, too

ViewT = TypeVar("ViewT")


class BaseDescriber(Generic[ViewT]):
    """Says things about one view in one language; each game's `Describer` begins with this."""

    sentences: ClassVar[str]  # where they stand: "bazaar.pic.tell"

    def __init__(self, view: ViewT, names: Sequence[str], lang: str) -> None:
        self.view, self.names, self.lang = view, list(names), lang
        self.letters = theme.seat_letters([fonts.readable(name) for name in names])  # as in the pictures

    def say(self, key: str, /, **args: Arg) -> str:
        """One of the sentences that pictures are described with."""
        return self.text(text(f"{self.sentences}.{key}", **args))

    def text(self, words: Text) -> str:
        """Any text, by itself."""
        return say(words, self.lang, self.names)

    def letter(self, seat: Seat) -> str:
        return self.letters[seat]


def fitting(variants: Iterable[Sequence[str]], room: int = ROOM) -> str:
    """The first of the variants, from full to brief, that there is room for; the last one is cut if it must be."""
    said = ""
    for lines in variants:
        said = "\n".join(lines)
        if len(said) <= room:
            return said
    return cut_words(said, room)


def cut_words(words: str, limit: int) -> str:
    """The words, or as many whole ones as fit with an ellipsis behind them."""
    if len(words) <= limit:
        return words
    return words[: limit - 1].rsplit(" ", 1)[0].rstrip(" ,.;:") + "…"
