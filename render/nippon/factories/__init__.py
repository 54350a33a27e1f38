"""The factories laid out: six columns by type, what each does in icons, who has which."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PIL import Image

from engine.nippon.view.structs import View
from engine.nippon.view.structs_board import FactoryView
from render.kit import Box, Icon, Part, SeatStyle, Sheet, Words, row_width, theme
from render.nippon import colours
from render.nippon.effects import thing
from render.nippon.factories.reach import out_of_reach
from render.nippon.properties import effect, kind_icon
from render.nippon.scene import Scene, own
from render.nippon.wording import name, pic

WIDE, TOP, HEAD, COLUMN, COLUMN_STEP = 1600, 128, 124, 250, 260.4
CARD, CARD_HIGH, CARD_STEP, FOOT = 230, 182, 194, 92
BUILDER = (516, 16, 1060, 92)


def columns(view: View) -> dict[str, list[FactoryView]]:
    """The tokens by type, in order of their numbers."""
    found: dict[str, list[FactoryView]] = {good: [] for level in view.levels for good in level.goods}
    for factory in view.factories:
        found[factory.type].append(factory)
    return {good: sorted(tokens, key=lambda one: (one.number, one.id)) for good, tokens in found.items()}


def targets(view: View) -> frozenset[str]:
    """Everything in this picture that an option can aim at."""
    return frozenset([*(one.id for one in view.factories), *(f"type:{good}" for good in columns(view))])


def draw(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture."""
    scene, shelf = Scene(view, names, lang, marked, changed), columns(view)
    rows = max(1, *(len(tokens) for tokens in shelf.values()))
    levels = tuple((level.level, level.goods, level.science, level.coal) for level in view.levels)
    high = TOP + HEAD + rows * CARD_STEP + 8 + FOOT
    key = ("nippon.factories", lang, rows, levels)
    sheet = Sheet.over(key, WIDE, high, partial(still, view=view, rows=rows, lang=lang))
    _builder(sheet, scene)
    for n, tokens in enumerate(shelf.values()):
        for k, factory in enumerate(tokens):
            card(sheet, factory, card_box(n, k), scene.seats)
            if factory.id in out_of_reach(view):
                sheet.dim(card_box(n, k), colours.LEVEL[factory.level])
    for n, (good, tokens) in enumerate(shelf.items()):
        sheet.marks(f"type:{good}", (24 + n * COLUMN_STEP, TOP, COLUMN, HEAD), marked, changed, at="rt", outside=1)
        for k, factory in enumerate(tokens):
            sheet.marks(factory.id, card_box(n, k), marked, changed, at="rt", outside=3)
    return sheet.image


def card_box(column: int, row: int) -> Box:
    return (24 + column * COLUMN_STEP + (COLUMN - CARD) / 2, TOP + HEAD + row * CARD_STEP, CARD, CARD_HIGH)


def still(sheet: Sheet, view: View, rows: int, lang: str) -> None:
    """Columns, their heads and the key."""
    sheet.text((24, 44), pic(lang, "factories"), 44, bold=True)
    n = 0
    for level in view.levels:
        for good in level.goods:
            x = 24 + n * COLUMN_STEP
            sheet.panel((x, TOP, COLUMN, HEAD + rows * CARD_STEP), colours.LEVEL[level.level], None, radius=16)
            sheet.text((x + 16, TOP + 30), name(lang, "good", good), 28, bold=True, room=COLUMN - 30, shrink=(26, 24))
            sheet.icon((x + 46, TOP + 82), f"nippon.{good}", 58)
            parts: list[Part] = [thing("science", 42), Words(level.science, 34), 12, thing("coal", 38)]
            sheet.row((x + COLUMN - 18, TOP + 84), [*parts, Words(level.coal, 34)], gap=4, anchor="rm")
            n += 1
    _key(sheet, view, sheet.height - FOOT / 2, lang)


def _key(sheet: Sheet, view: View, y: float, lang: str) -> None:
    """What the signs mean."""
    signs: list[tuple[Icon, str]] = [
        (Icon("bolt", 42), "key.once"),
        (Icon("nippon.ring", 46, sign="nippon.machine"), "key.modifier"),
        (Icon("nippon.here", 38), "key.here"),
        (Icon("arrow", 28, colour=theme.SOFT), "key.more"),
        (Icon("nippon.ring", 46, sign="nippon.always"), "key.always"),
    ]
    for size in (26, 24, 22):
        row: list[Part] = []
        for n, (icon, key) in enumerate(signs):
            row += [*([26] if n else []), icon, 10, Words(pic(lang, key), size, theme.SOFT, bold=False)]
        if row_width(row, gap=0) <= WIDE - 64:
            break
    sheet.row((34, y), row, gap=0)


def _builder(sheet: Sheet, scene: Scene) -> None:
    """How many are left, and what the viewer could build with."""
    view, lang = scene.view, scene.lang
    left = sum(one.owner is None for one in view.factories)
    x = 24.0
    sheet.text((x, 90), pic(lang, "factories.left", n=left, of=len(view.factories)), 26, theme.SOFT, bold=True,
               room=BUILDER[0] - x - 20, shrink=(24, 22))  # fmt: skip
    player = own(view)
    style = scene.seats[player.seat]
    bx, by, bw, bh = BUILDER
    building = view.turn.action == "factory" and player.seat == view.mover
    sheet.panel(BUILDER, style.tint, style.colour, width=4, radius=14)
    if building:
        sheet.mover(BUILDER, radius=14)
    y = by + bh / 2
    sheet.piece((bx + 50, y), style, 58)
    science = next(track.value for track in player.tracks if track.id == "science")
    parts: list[Part] = [thing("science", 50), Words(science, 40)]
    for silk, levels, can in player.science_boosts:
        ink = theme.INK if can else theme.FAINT
        parts += [22, Words(silk, 32, ink), Icon("nippon.silk", 40, grey=not can), Words(f"+{levels}", 32, ink)]
    parts += [30, Words(f"–{player.factory_price}", 36), Icon("coin", 44, hole=True)]
    parts += [14, Words("/", 30, theme.FAINT), 10, Words(player.money, 36, theme.SOFT)]
    wide = row_width(parts, gap=5)
    sheet.row((bx + bw - 24, y), parts, gap=5, anchor="rm")
    sheet.text((bx + 92, y), style.name, 30, bold=True, room=bw - 130 - wide, shrink=(28, 26, 24))


def card(sheet: Sheet, factory: FactoryView, box: Box, seats: Sequence[SeatStyle]) -> None:
    """Number, kind, effect; a built one is pale with its owner's piece."""
    x, y, w, h = box
    built = factory.owner is not None
    sheet.panel(box, theme.USED if built else theme.CARD, theme.LINE if built else theme.INK)
    pale = colours.LEVEL[factory.level]
    sheet.disc(x + 32, y + 34, 21, pale, theme.FAINT if built else theme.INK)
    label = f"{factory.number}{factory.face.upper()}"
    sheet.text((x + 32, y + 34), label, 22, theme.FAINT if built else theme.INK, bold=True, anchor="mm")
    fade = {"fade": 0.62} if built else {}
    kind_icon(sheet, (x + w - 36, y + 34), factory, 48, **fade)
    if factory.owner is not None:
        sheet.piece((x + w / 2, y + 36), seats[factory.owner], 48)
    effect(sheet, factory, (x + 8, y + 62, w - 16, h - 68), built, 42)
