"""The legend: the signs of a picture, each with what it stands for; and one thing by itself, a card or a sign.

A game says in `render/<game>/legend.py` what its signs mean (`SIGNS`) and which of them each picture has (`LEGENDS`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct
from PIL import Image

from engine.core.text import Text
from render.kit import CAPITALS, theme
from render.kit.icons import aspect
from render.kit.sheet import Sheet
from words import label, say

WIDTH = 1120
EDGE = 24
HEAD, TITLE = 76, 42  # px, the dark line below it included, and of its words
BETWEEN = 16  # px between two columns
TALL = 70  # px of a line
ICON = 50
ROOM = 84  # px for the sign in front of its words
SIZE, SMALLER, LEADING = 28, (26, 24), 1.08
COLUMNS = 2  # of cards
ARROW = 56  # px between a card as it was and as it is
NAMED, NAME_SIZE = 34, 22  # px for the name above them
ALONE = 220  # px of a sign that is shown by itself


class Sign(NamedTuple):
    """What a sign stands for, and how it is drawn where it has several forms."""

    key: str
    look: Mapping[str, Any] = {}

    @property
    def text(self) -> Text:
        return Text(self.key)


Signs = Mapping[str, Sign]


class LegendView(Struct, frozen=True):
    """Which signs are explained, by the names of their icons; one alone is drawn large."""

    icons: tuple[str, ...]


def draw(
    view: LegendView,
    /,
    *,
    names: Sequence[str],
    lang: str,
    marked: Mapping[str, str],
    changed: frozenset[str],
    signs: Signs,
) -> Image.Image:
    """Signs and words in columns, read down."""
    if len(view.icons) == 1:
        return _single_sign(view.icons[0], signs)
    rows = -(-len(view.icons) // COLUMNS)
    sheet = Sheet(WIDTH, HEAD + 2 * EDGE + rows * TALL)
    sheet.rect((0, 0, WIDTH, HEAD), theme.SHADE)
    sheet.rect((0, HEAD - 4, WIDTH, 4), theme.INK)
    sheet.text((EDGE + 14, HEAD / 2 - 2), label(Text("rules.icons"), lang), TITLE, bold=CAPITALS, room=WIDTH - 80)
    wide = (WIDTH - 2 * EDGE - BETWEEN) / COLUMNS
    for n, icon in enumerate(view.icons):
        column, row = divmod(n, rows)
        x, y = EDGE + column * (wide + BETWEEN), HEAD + EDGE + (row + 0.5) * TALL
        if row:
            sheet.rect((x + 14, y - TALL / 2 - 1, wide - 28, 2), theme.LINE)
        else:
            high = TALL * min(rows, len(view.icons) - n)
            sheet.panel((x, y - TALL / 2, wide, high), theme.PANEL, theme.LINE, shadow=theme.SHADE)
        size = round(ICON / max(1.0, aspect(icon) * ICON / (ROOM - 8)))
        sheet.icon((x + 8 + ROOM / 2, y), icon, size, **signs[icon].look)
        sheet.block(
            (x + ROOM + 20, y - TALL / 2 - 3, wide - ROOM - 32, TALL),
            label(signs[icon].text, lang),
            SIZE,
            lines=2,
            align="lm",
            shrink=SMALLER,
            leading=LEADING,
        )
    return sheet.image


def _single_sign(icon: str, signs: Signs) -> Image.Image:
    """One sign on a card of its own."""
    wide = round(ALONE * max(1.0, aspect(icon)))
    sheet = Sheet(wide + 4 * EDGE, ALONE + 4 * EDGE, theme.PANEL)
    sheet.icon((sheet.width / 2, sheet.height / 2), icon, ALONE, **signs[icon].look)
    return sheet.image


SingleCard = Callable[[str, str, str], Image.Image | None]  # a thing, in a language, of a component set or the newest


class ThingView(Struct, frozen=True):
    """A thing that is shown by itself: what it is called, and the component set it is of, if not the newest."""

    id: str
    name: str
    components: str = ""


def draw_thing(
    view: ThingView,
    /,
    *,
    names: Sequence[str],
    lang: str,
    marked: Mapping[str, str],
    changed: frozenset[str],
    single_card: SingleCard,
) -> Image.Image:
    """A card, twice as large as on the table, with some ground around it."""
    card = single_card(view.id, lang, view.components)
    if card is None:
        raise ValueError(f"{view.id} is no card")
    large = card.resize((card.width * 2, card.height * 2), Image.Resampling.LANCZOS)
    sheet = Sheet(large.width + 2 * EDGE, large.height + 2 * EDGE)
    sheet.image.paste(large, (EDGE, EDGE))
    return sheet.image


class CorrectedView(Struct, frozen=True):
    """Cards as they were in one component set and are in another; of each its id and its name."""

    cards: tuple[tuple[str, str], ...]
    before: str
    after: str


def draw_corrected(
    view: CorrectedView,
    /,
    *,
    names: Sequence[str],
    lang: str,
    marked: Mapping[str, str],
    changed: frozenset[str],
    single_card: SingleCard,
) -> Image.Image:
    """Each card twice, as it was and as it is, with an arrow between them, in two columns."""
    pairs = [(name, [single_card(id, lang, key) for key in (view.before, view.after)]) for id, name in view.cards]
    wide = max(card.width for _, pair in pairs for card in pair if card is not None)
    high = max(card.height for _, pair in pairs for card in pair if card is not None)
    across, down = 2 * wide + ARROW + 2 * EDGE, high + NAMED + EDGE
    columns = min(COLUMNS, len(pairs))
    sheet = Sheet(columns * across, -(-len(pairs) // columns) * down + EDGE)
    for n, (name, pair) in enumerate(pairs):
        x, y = n % columns * across + EDGE, n // columns * down + EDGE
        sheet.block((x, y, across - 2 * EDGE, NAMED), name, NAME_SIZE, lines=1, align="lm", shrink=(18, 16))
        for card, left in zip(pair, (x, x + wide + ARROW), strict=True):
            if card is not None:
                sheet.image.paste(card, (left, y + NAMED))
        sheet.block((x + wide, y + NAMED, ARROW, high), "→", SIZE, lines=1, align="mm")
    return sheet.image


def corrected_words(view: CorrectedView, /, *, names: Sequence[str], lang: str) -> str:
    return "; ".join(name for _, name in view.cards)


def thing_words(view: ThingView, /, *, names: Sequence[str], lang: str) -> str:
    return view.name


def words(view: LegendView, /, *, names: Sequence[str], lang: str, signs: Signs) -> str:
    """What the signs stand for, one after the other."""
    return "; ".join(say(signs[icon].text, lang) for icon in view.icons)
