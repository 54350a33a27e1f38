"""Small pictures of the bazaar, put beside the real ones while a test wants them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PIL import Image, ImageDraw

from engine.core.text import Text
from render import Picture
from tests.support.bazaar.view.structs import View
from words import label

SEEN: list[tuple[str, dict[str, str], frozenset[str]]] = []  # what was drawn with which marks and changes


def _plain(lines: Sequence[str], name: str, marked: Mapping[str, str], changed: frozenset[str]) -> Image.Image:
    SEEN.append((name, dict(marked), changed))
    image = Image.new("RGB", (320, 200), (240, 232, 216))
    ImageDraw.Draw(image).text((8, 8), "\n".join(lines), fill=(40, 40, 40))
    return image


def draw_board(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    return _plain([f"{view.round} {view.row} {view.coins}"], "board", marked, changed)


def draw_hand(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    return _plain([str(view.hand)], "hand", marked, changed)


def tell_board(view: View, *, names: Sequence[str], lang: str) -> str:
    cards = ", ".join(label(Text(f"bazaar.card.{card}"), lang) for card in view.row)
    return f"{cards}; " + ", ".join(f"{name} {coins}" for name, coins in zip(names, view.coins, strict=True))


def tell_hand(view: View, *, names: Sequence[str], lang: str) -> str:
    return ", ".join(label(Text(f"bazaar.card.{card}"), lang) for card in view.hand)


def _picture(name: str, draw: Any, tell: Any, private: bool = False) -> Picture:
    return Picture(name, draw, tell, tell, private)


PICTURES = {
    "board": _picture("board", draw_board, tell_board),
    "hand": _picture("hand", draw_hand, tell_hand, private=True),
}
