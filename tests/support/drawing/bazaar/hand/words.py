"""What the hand holds, in words."""

from __future__ import annotations

from collections.abc import Sequence

from tests.support.bazaar.components import names as named
from tests.support.bazaar.view.structs import View
from words import label


def tell(view: View, *, names: Sequence[str], lang: str) -> str:
    return ", ".join(label(named.card(card), lang) for card in view.hand)
