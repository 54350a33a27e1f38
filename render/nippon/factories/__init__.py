"""The factories laid out: six columns by type, what each does in icons, who has which."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from PIL import Image

from engine.nippon.view.structs import View
from engine.nippon.view.structs_board import FactoryView
from engine.nippon.view.structs_player import PlayerView
from render import phone
from render.head import one_or_two
from render.kit import CAPITALS, Box, Icon, Part, SeatStyle, Sheet, Words, row_width, theme, width
from render.nippon import colours
from render.nippon.colours import COLOURS
from render.nippon.effects import thing
from render.nippon.factories.reach import out_of_reach
from render.nippon.properties import columns, effect, kind_icon
from render.nippon.scene import Scene, own, shown
from render.nippon.scenery import abroad
from render.nippon.wording import name, pic

HEAD = 124  # px of a column above its cards
TITLE, LEFT, LINE_AT = 46, 36, 36  # px of the head, of how many are left, and the middle of both
FADED = 0.45  # of the sign of a factory that is built
NARROW = 300  # px of a column without room to spare
SHORE = 78  # px of the shore that they stand on


class ShelfLayout(NamedTuple):
    """Where the columns of factories lie: side by side, or on a phone in two rows of three."""

    wide: int
    top: int
    across: int  # columns beside each other
    column: float
    step: float
    card: tuple[float, float]
    card_step: float
    effect: int  # px of what a factory does
    foot: int
    key_rows: int
    builder: Box
    name: tuple[float, float, float]  # left edge, middle and room of the builder's name, from that box
    parts_y: float
    larger: float  # than on a phone is what the builder has

    def column_at(self, n: int, rows: int) -> tuple[float, float]:
        """The upper left corner of a column."""
        down, across = divmod(n, self.across)
        return (self.left + across * self.step, self.top + down * (HEAD + rows * self.card_step + 14))

    @property
    def left(self) -> float:
        return (self.wide - self.step * (self.across - 1) - self.column) / 2

    def whole_column(self, n: int, rows: int) -> Box:
        return (*self.column_at(n, rows), self.column, HEAD + rows * self.card_step)

    def card_at(self, n: int, row: int, rows: int) -> Box:
        x, y = self.column_at(n, rows)
        return (x + (self.column - self.card[0]) / 2, y + HEAD + row * self.card_step, *self.card)

    def high(self, columns: int, rows: int) -> int:
        return round(self.column_at(columns - 1, rows)[1] + HEAD + rows * self.card_step + 8 + self.foot)


WHOLE = ShelfLayout(
    wide=1600, top=218, across=6, column=256, step=262.4, card=(246, 224), card_step=232, effect=66, foot=138,
    key_rows=2, builder=(24, 94, 1552, 106), name=(106, 53, 0), parts_y=53, larger=1.2,
)  # fmt: skip
PHONE = ShelfLayout(
    wide=phone.WIDE, top=246, across=3, column=340, step=354, card=(322, 166), card_step=176, effect=54, foot=186,
    key_rows=3, builder=(phone.EDGE, 96, phone.WIDE - 2 * phone.EDGE, 138), name=(92, 40, 920), parts_y=98, larger=1,
)  # fmt: skip


def targets(view: View) -> frozenset[str]:
    """Everything in this picture that an option can aim at."""
    return frozenset([*(one.id for one in view.factories), *(f"type:{good}" for good in columns(view))])


def draw(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture."""
    return _drawn(Scene(view, names, lang, marked, changed), WHOLE)


def draw_phone(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture for a phone, with fewer columns."""
    return _drawn(Scene(view, names, lang, marked, changed), PHONE)


def _drawn(scene: Scene, where: ShelfLayout) -> Image.Image:
    view, shelf = scene.view, columns(scene.view)
    marked, changed = scene.marked, scene.changed
    rows = max(1, *(len(tokens) for tokens in shelf.values()))
    levels = tuple((level.level, level.goods, level.science, level.coal) for level in view.levels)
    key = ("nippon.factories", scene.lang, rows, levels, where)
    begun = partial(still, view=view, rows=rows, lang=scene.lang, where=where)
    sheet = Sheet.over(key, where.wide, where.high(len(shelf), rows), begun, colours=COLOURS)
    _builder(sheet, scene, where)
    for n, tokens in enumerate(shelf.values()):
        for k, factory in enumerate(tokens):
            card(
                sheet,
                factory,
                where.card_at(n, k, rows),
                scene.seats,
                where.effect,
                theme.DISC * bool(marked.get(factory.id)),
                pale=factory.owner is not None and factory.id not in marked,
            )
            if factory.id in out_of_reach(view):
                sheet.dim(where.card_at(n, k, rows), colours.LEVEL[factory.level])
    for n, (good, tokens) in enumerate(shelf.items()):
        head = (*where.column_at(n, rows), where.column, HEAD)
        sheet.whole(where.whole_column(n, rows))
        sheet.marks(f"type:{good}", head, marked, changed, outside=1)
        for k, factory in enumerate(tokens):
            box = where.card_at(n, k, rows)
            if factory.id in marked and factory.owner is not None and where.column > NARROW:
                sheet.whole(box)  # what it costs is no question any more, so it stands for itself
                sheet.icon((box[0] + box[2] / 2 + 58, box[1] + 36), f"nippon.{good}", 48)
            sheet.marks(factory.id, box, marked, changed, outside=3)
    return sheet.image


def still(sheet: Sheet, view: View, rows: int, lang: str, where: ShelfLayout) -> None:
    """Columns, their heads and the key."""
    called = pic(lang, "factories")
    left = pic(lang, "factories.left", n=len(view.factories), of=len(view.factories))
    works = (width(called, TITLE, CAPITALS) + 70, where.wide - width(left, LEFT, CAPITALS) - 50)
    abroad.draw(sheet, (0, 0, where.wide, SHORE), works)
    sheet.rect((0, SHORE + 2, where.wide, 4), theme.COAST)
    sheet.text((24, LINE_AT), called, TITLE, bold=CAPITALS)
    n, wide = 0, where.column
    for level in view.levels:
        for good in level.goods:
            x, y = where.column_at(n, rows)
            sheet.panel((x, y, wide, HEAD + rows * where.card_step), colours.LEVEL[level.level], None, radius=16)
            sheet.text(
                (x + 16, y + 30),
                name(lang, "good", good),
                36,
                bold=CAPITALS,
                room=wide - 30,
                shrink=range(35, 23, -1),
            )
            sheet.icon((x + 40, y + 82), f"nippon.{good}", 60)
            size = 40 if where.column < NARROW else 44
            parts: list[Part] = [thing("science", size + 6), Words(level.science, size), 12, thing("coal", size + 2)]
            sheet.row((x + wide - 18, y + 84), [*parts, Words(level.coal, size)], gap=4, anchor="rm")
            n += 1
    _key(sheet, where, lang)


SIGNS = (
    (Icon("bolt", 42), "key.once"),
    (Icon("nippon.ring", 46, sign="nippon.machine"), "key.modifier"),
    (Icon("nippon.here", 38), "key.here"),
    (Icon("arrow", 28, colour=theme.SOFT), "key.more"),
    (Icon("nippon.ring", 46, sign="nippon.always"), "key.always"),
)


def _key(sheet: Sheet, where: ShelfLayout, lang: str) -> None:
    """What the signs mean."""
    each = -(-len(SIGNS) // where.key_rows)
    high = where.foot / where.key_rows
    for down in range(where.key_rows):
        for size in (34, 32, 30, 28, 26, 24, 22):
            row: list[Part] = []
            for n, (icon, key) in enumerate(SIGNS[down * each : (down + 1) * each]):
                row += [*([26] if n else []), icon, 10, Words(pic(lang, key), size, theme.SOFT, bold=CAPITALS)]
            if row_width(row, gap=0) <= where.wide - 64:
                break
        sheet.row((34, sheet.height - where.foot + high * (down + 0.5)), row, gap=0)


def _builder(sheet: Sheet, scene: Scene, where: ShelfLayout) -> None:
    """How many are left, and what the viewer could build with."""
    view, lang = scene.view, scene.lang
    left = sum(one.owner is None for one in view.factories)
    said = pic(lang, "factories.left", n=left, of=len(view.factories))
    bx, by, bw, _ = where.builder
    sheet.text((where.wide - 24, LINE_AT), said, LEFT, theme.SOFT, bold=CAPITALS, anchor="rm")
    player = own(view)
    style = scene.seats[player.seat]
    building = view.turn.action == "factory" and player.seat == view.mover
    sheet.panel(where.builder, style.tint, style.colour, width=4, radius=14)
    if building:
        sheet.mover(where.builder, radius=14)
    name_x, name_y, room = where.name
    sheet.piece((bx + name_x - 46, by + name_y), style, round(58 * where.larger))
    parts = _built(player, where.larger) if view.over else _means(player, where.larger)
    sheet.row((bx + bw - 24, by + where.parts_y), parts, gap=5, anchor="rm")
    room = room or bw - name_x - 54 - row_width(parts, gap=5)
    one_or_two(sheet, (bx + name_x, by + name_y - 30, room, 60), style.name, range(38, 29, -1), 28)


def _built(player: PlayerView, k: float) -> list[Part]:
    """What one has in the end, when nothing is built any more; counted as in the table of players."""
    return [thing("factory", round(50 * k)), Words(shown(player, "factories", len(player.factories)), round(40 * k))]


def _means(player: PlayerView, k: float) -> list[Part]:
    """The level of science, what silk would add to it, the price and the money."""
    science = next(track.value for track in player.tracks if track.id == "science")
    number, size = round(38 * k), round(44 * k)
    parts: list[Part] = [thing("science", round(50 * k)), Words(science, round(40 * k))]
    for silk, levels, can in player.science_boosts:
        ink = theme.INK if can else theme.FAINT
        spent: list[Part] = [Words(silk, round(34 * k), ink), Icon("nippon.silk", round(42 * k), grey=not can)]
        parts += [22 * k, *spent, Words(f"+{levels}", round(34 * k), ink)]
    parts += [30 * k, Words(f"–{player.factory_price}", number), Icon("coin", size, hole=True)]
    return [*parts, 14, Words("/", round(30 * k), theme.FAINT), 10, Words(player.money, number, theme.SOFT)]


def card(
    sheet: Sheet,
    factory: FactoryView,
    box: Box,
    seats: Sequence[SeatStyle],
    size: int,
    right: int = 0,
    *,
    pale: bool = False,
) -> None:
    """Number (moved to the right where a disc is), kind, effect, the owner's piece; what is not on offer is pale."""
    x, y, w, _ = box
    sheet.panel(box, theme.USED if pale else theme.CARD, theme.LINE if pale else theme.INK)
    sheet.disc(x + 35 + right, y + 36, 27, colours.LEVEL[factory.level], theme.FAINT if pale else theme.INK)
    label = f"{factory.number}{factory.face.upper()}"
    sheet.text((x + 35 + right, y + 36), label, 29, theme.FAINT if pale else theme.INK, bold=True, anchor="mm")
    fade = {"fade": FADED} if pale else {}
    kind_icon(sheet, (x + w - 38, y + 36), factory, 56, **fade)
    if factory.owner is not None:
        sheet.piece((x + w / 2, y + 36), seats[factory.owner], 54)
    effect(sheet, factory, effect_box(box), pale, size)


def effect_box(box: Box) -> Box:
    """The part of a card that says what it does."""
    x, y, w, h = box
    return (x + 8, y + 62, w - 16, h - 68)
