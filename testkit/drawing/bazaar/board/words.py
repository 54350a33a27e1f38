"""The board in words."""

from __future__ import annotations

from collections.abc import Sequence

from testkit.bazaar.view.structs import View
from testkit.drawing.bazaar.wording import name


def alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """The cards for sale, and what everybody has."""
    return f"{stall(view, names=names, lang=lang)}; {players(view, names=names, lang=lang)}"


def stall(view: View, *, names: Sequence[str], lang: str) -> str:
    """The first part."""
    return ", ".join(name(lang, "card", card) for card in view.row)


def players(view: View, *, names: Sequence[str], lang: str) -> str:
    """The second one."""
    return ", ".join(f"{who} {coins}" for who, coins in zip(names, view.coins, strict=True))


text = alt  # all there is fits into an alt text
