"""The hand in words."""

from __future__ import annotations

from collections.abc import Sequence

from testkit.bazaar.view.structs import View
from testkit.drawing.bazaar.wording import name


def alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """The cards of whoever looks."""
    return ", ".join(name(lang, "card", card) for card in view.hand)


text = alt  # all there is fits into an alt text
