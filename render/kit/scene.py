"""What every part of a picture needs at hand; each game's scene begins with this."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from render.kit.changes import Changes, seat_name
from render.kit.theme import SeatStyle

ViewT = TypeVar("ViewT")


class BaseScene(ABC, Generic[ViewT]):
    """One picture about to be drawn: the view, how the seats look, the language, the marks."""

    def __init__(
        self, view: ViewT, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
    ) -> None:
        self.view, self.lang, self.marked = view, lang, marked
        self.changed = changed if isinstance(changed, Changes) else Changes(changed)
        self.seats = self.looks(names)

    def gain(self, seat: int, field: str, now: int) -> int:
        """How much more of something a player has than at the viewer's last move."""
        return now - self.changed.was(seat_name(seat), field, now)

    @abstractmethod
    def looks(self, names: Sequence[str]) -> list[SeatStyle]:
        """How the seats look, in seat order."""
