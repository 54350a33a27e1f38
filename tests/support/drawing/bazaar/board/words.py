"""The board in words."""

from __future__ import annotations

from collections.abc import Sequence

from tests.support.bazaar.view.structs import View
from tests.support.drawing.bazaar.wording import name


def alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """The cards for sale, and what everybody has."""
    row = ", ".join(name(lang, "card", card) for card in view.row)
    return f"{row}; " + ", ".join(f"{who} {coins}" for who, coins in zip(names, view.coins, strict=True))


text = alt  # all there is fits into an alt text
