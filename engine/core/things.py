"""Things that can be asked about: cards, tiles, areas, spaces, each with its name and what it does.

They are printed, so everybody may know all of them; what they mean at a table just now is read off a view.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from engine.core.text import Text


class Thing(Struct, frozen=True):
    """A component of a game; options aim at it by its id, or by the ids of those alike."""

    id: str
    kind: str  # `<game>.things.<kind>` is what a list of them is called
    name: Text
    does: tuple[Text, ...]
    topic: str  # the chapter of the rules that explains it
    alike: tuple[str, ...] = ()  # other ids of the same thing: a second copy, a place where it lies
    apart: Text | None = None  # in a list: what tells it from others that do much the same

    @property
    def ids(self) -> tuple[str, ...]:
        return (self.id, *self.alike)

    @property
    def in_list(self) -> Text | None:
        """What is said of it in a list."""
        return self.apart or next(iter(self.does), None)


TERMS = "terms"  # the kind of things that are words of the rules


def terms(game: str, chapters: Mapping[str, str]) -> tuple[Thing, ...]:
    """Words of the rules that are asked about like things: `<game>.term.<word>`, and beside it what it means."""
    return tuple(
        Thing(f"term:{word}", TERMS, Text(f"{game}.term.{word}"), (Text(f"{game}.term.{word}.about"),), topic)
        for word, topic in chapters.items()
    )
