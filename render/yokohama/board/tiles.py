"""Parts of an area that are kept as pictures of their own: its board, power boxes, 5-power tags, building spaces."""

from __future__ import annotations

from PIL import Image

from engine.yokohama.components.effects import Reward
from engine.yokohama.view.structs import AreaView
from render.kit import Icon, Part, SeatStyle, Sheet, aspect, kept, row_width, theme
from render.kit.theme import INK, WHITE, Colour
from render.yokohama import colours, rewards
from render.yokohama.board.layout import BoardLayout
from render.yokohama.scenery import tones, view_of
from render.yokohama.wording import large_name, name, name_block

DASH = "–"
OWNER = 45  # units of type: the letter on a building
LONG = 9  # letters of a word that has more room beside a narrow sign
BEYOND = 3  # px by which the box of the mover's power is wider on each side


def board(area: AreaView, where: BoardLayout, lang: str, *, agent: bool = False) -> Image.Image:
    """An area without anything that can change: head, power row; the corners show the land around it."""
    key = ("yokohama.area", area.id, area.yields, area.yields_vp, area.build_power, area.crossing_fee, where.scale,
           where.parts, where.large, lang, area.station, agent)  # fmt: skip
    return kept(key, lambda: _canal(area, where, lang) if area.type == "canal" else _board(area, where, lang, agent))


def _board(area: AreaView, where: BoardLayout, lang: str, agent: bool) -> Image.Image:
    w, h = where.area
    sheet = Sheet(w, h, theme.LAND)
    sheet.panel((0, 0, w, h), tones.STREET, None)
    sheet.rect((2, where.px(where.parts.head), w - 4, where.px(where.parts.scene[1] - where.parts.head)), theme.PANEL)
    _scene(sheet, area, where)
    sheet.panel((0, 0, w, h), None, colours.ROOF[area.type])
    sheet.band((0, 0, w, where.px(where.parts.head)), colours.HEAD[area.type])
    _head(sheet, area, where, lang, agent)
    _power_strip(sheet, area, where)
    return sheet.image


def _scene(sheet: Sheet, area: AreaView, where: BoardLayout) -> None:
    """What the place looks like, behind the people; down to the street where the buildings stand."""
    left, top, _, high = (where.px(units) for units in where.parts.scene)
    second = area.id in (f"{area.kind}_2", f"{area.kind}_b")
    sheet.image.paste(view_of(area.kind, where.area[0] - 2 * left, high, second=second), (left, top))


def _power_strip(sheet: Sheet, area: AreaView, where: BoardLayout) -> None:
    """What each power yields, in one strip; where it allows building, the strip is darker."""
    left, top, w, h, step = where.parts.power
    last = len(area.yields) - 1
    x, y, high, end = where.px(left), where.px(top), where.px(h), where.px(left + last * step + w)
    sheet.panel((x, y, end - x, high), theme.CARD, theme.LINE, width=2, radius=where.px(5))
    if area.build_power <= last + 1:
        built = where.px(left + (area.build_power - 1) * step)
        sheet.panel((built, y, end - built, high), colours.BUILT_ON, theme.LINE, width=2, radius=where.px(5))
    for n in range(last + 1):
        power_box(sheet, area, where, n, None, None, INK)


def _head(sheet: Sheet, area: AreaView, where: BoardLayout, lang: str, agent: bool) -> None:
    """Icon and name; the station's sign stands between a smaller icon and the name; an agent may point here."""
    k, middle = where.scale, where.px(where.parts.head / 2)
    sign, called = rewards.area_icon(area.kind), name(lang, "area", area.id)
    long = aspect(sign) < 1 and called.find(" ") > LONG  # and only its letter behind it
    if area.station:
        sheet.icon((20 * k, middle), sign, round(rewards.fitting(sign, 32 * k, 46 * k)))
        sheet.icon((53 * k, middle), "yokohama.station", round(30 * k))
    else:
        sheet.icon(((27 if long else 34) * k, middle), sign, round(rewards.fitting(sign, 54 * k, 46 * k)))
    left = (72 if area.station else 54 if long else 68) * k
    room = where.area[0] - left - (59 if agent else 8) * k
    write = large_name if where.large else name_block
    write(sheet, (left, 0, room, where.px(where.parts.head) - 1), called, k)
    if agent:
        sheet.icon((where.area[0] - 28 * k, middle), "agent", round(48 * k))


def _canal(area: AreaView, where: BoardLayout, lang: str) -> Image.Image:
    """A bridge, below it on the water what crossing costs a president."""
    k, (w, h) = where.scale, where.area
    sheet = Sheet(w, h, theme.LAND)
    sheet.panel((0, 0, w, h), tones.SEA[1], None)
    sheet.band((0, 0, w, where.px(where.parts.head)), tones.SEA[0])
    _head(sheet, area, where, lang, False)
    head, fee = where.px(where.parts.head), h - 108 * k
    sheet.image.paste(view_of("canal", w - 6, min(where.px(124), round(fee) - head)), (3, head))
    for n in range(2):
        if fee - head > where.px(150):
            sheet.icon((w / 2 + (12 if n % 2 else -12) * k, (202 + 30 * n) * k), "yokohama.waves", round(40 * k))
    sheet.panel((0, 0, w, h), None, tones.SEA[3])
    sheet.panel((20 * k, fee, w - 40 * k, 86 * k), theme.PANEL, tones.SEA[3], radius=round(14 * k))
    coin = Icon("coin", round(72 * k), words=area.crossing_fee)
    shown = [Icon("president", round(72 * k)), Icon("arrow", round(38 * k)), coin]
    sheet.row((w / 2, h - 65 * k), shown, gap=12 * k, anchor="mm")
    return sheet.image


def power_box(
    sheet: Sheet, area: AreaView, where: BoardLayout, n: int, fill: Colour | None, line: Colour | None, ink: Colour,
    *, reached: bool = False,
) -> None:  # fmt: skip
    """What one power yields, in a box of its own if there is a fill; in a sheet whose corner is the area's."""
    left, top, w, h, step = where.parts.power
    wider, digit = (BEYOND, where.px(where.parts.reached)) if reached else (0, where.px(where.parts.digit))
    box = (where.px(left + n * step) - wider, where.px(top), where.px(w) + 2 * wider, where.px(h))
    points = area.yields_vp[n] if area.yields_vp else 0
    sheet.panel(box, theme.INDIGO if points else fill, line, width=2, radius=where.px(5))
    middle = (box[0] + box[2] / 2, box[1] + box[3] / 2)
    if points:  # in the colour of the rosette, which would be too small to be read
        sheet.text(middle, points, digit, WHITE, bold=True, anchor="mm")
    elif area.yields[n]:
        sheet.text(middle, area.yields[n], digit, ink, bold=True, anchor="mm")
    else:
        quiet = theme.FAINT if ink == INK and not reached else ink
        sheet.text(middle, DASH, where.px(30), quiet, bold=True, anchor="mm")


def gauge(area: AreaView, where: BoardLayout, power: int, seat: SeatStyle) -> Image.Image:
    """The power boxes up to a power, in the mover's colour; the last one is solid."""

    def make() -> Image.Image:
        left, top, w, h, step = where.parts.power
        wide = where.px(left + (power - 1) * step + w) + BEYOND
        sheet = Sheet(wide, where.px(top + h), theme.PANEL)
        for n in range(power):
            last = n == power - 1
            power_box(sheet, area, where, n, seat.colour if last else seat.tint, INK if last else seat.colour,
                      seat.ink if last else INK, reached=last)  # fmt: skip
        return sheet.image.crop((where.px(left) - BEYOND, where.px(top), wide, where.px(top + h)))

    return kept(
        ("yokohama.gauge", area.yields, area.yields_vp, where.scale, where.parts, power, seat.colour_name), make
    )


def tag(given: tuple[Reward, ...], agent: bool, where: BoardLayout) -> Image.Image:
    """A 5-power token: a pale gold tag that points at the fifth box, its reward inside."""

    def make() -> Image.Image:
        k = where.scale
        w, h = where.px(where.parts.tag[2]), where.px(where.parts.tag[3])
        sheet = Sheet(w, h, theme.PANEL)
        point = 9 * k
        sheet.polygon(
            [(1.5, h / 2), (point, 1.5), (w - 2, 1.5), (w - 2, h - 2), (point, h - 2)], theme.GOLD_TINT, INK, 2.4
        )
        middle = (w / 2 + point / 2 - 3, h / 2)
        if agent:
            sheet.icon(middle, "agent", round(42 * k))
            return sheet.image
        sheet.row(middle, tag_parts(given, w - point - 8 * k, k, where.parts.tag[3]), gap=0, anchor="mm")
        return sheet.image

    return kept(("yokohama.tag", given, agent, where.scale, where.parts), make)


def tag_parts(given: tuple[Reward, ...], room: float, k: float, high: float) -> list[Part]:
    """The reward in one line: what holds a number stays large enough for it, goods are as large as there is room."""
    shown: list[Part] = []
    for number in (40, 39, 38):
        for size in (42, 38, 34, 30, 26, 22, 19):
            shown = []
            for one in given:
                large = max(size, number) + 4 * (len(given) == 1) if rewards.holds_number(one) else size
                text = round((38 if len(given) == 1 else 30) * k)
                shown += [*([2 * k] if shown else []), *rewards.parts(one, round(min(large, high - 1) * k), text=text)]
            if row_width(shown, gap=0) <= room:
                return shown
    return shown


def space(given: tuple[Reward, ...], kind: str, where: BoardLayout, *, house: bool) -> Image.Image:
    """A free building space with its reward."""

    def make() -> Image.Image:
        sheet, body = _building(where, colours.HEAD[kind], theme.CARD, colours.ROOF[kind], house)
        rewards.on_space(sheet, body, given, where.scale, where.parts.amount)
        return sheet.image

    return kept(("yokohama.space", given, kind, where.scale, where.parts, house), make)


def built(seat: SeatStyle, where: BoardLayout, *, house: bool) -> Image.Image:
    """A building space with somebody's building: all in the owner's colour."""

    def make() -> Image.Image:
        sheet, (x, y, w, h) = _building(where, seat.colour, seat.colour, INK, house)
        sheet.icon((x + w / 2, y + h * 0.26), "piece", where.px(38), shape=seat.shape, colour=WHITE, ink=INK)
        sheet.text((x + w / 2, y + h * 0.7), seat.letter, where.px(OWNER), seat.ink, bold=True, anchor="mm",
                   room=w - where.px(6), shrink=(where.px(40), where.px(36)))  # fmt: skip
        return sheet.image

    return kept(("yokohama.built", seat, where.scale, where.parts, house), make)


def _building(
    where: BoardLayout, roof: Colour, wall: Colour, line: Colour, house: bool
) -> tuple[Sheet, tuple[float, float, float, float]]:
    """A wall under a roof, and the box of the wall; a trading house is wider and higher."""
    w, h = (where.parts.house if house else where.parts.shop)[2:4]
    wide, tall = where.px(w), where.px(h)
    sheet = Sheet(wide, tall, tones.STREET)
    k = where.scale
    eaves, slope = where.parts.eaves[house] * k, (11 if house else 6) * k
    sheet.panel(
        (1, eaves - 4, wide - 2, tall - eaves + 4), wall, line, width=max(2, round(2.4 * k)), radius=round(4 * k)
    )
    points = [(1.5, eaves), (slope, 1.5), (wide - slope, 1.5), (wide - 1.5, eaves)]
    sheet.polygon(points, roof if not house or line == INK else line, line, 2.4 * k)
    return sheet, (0, eaves, wide, tall - eaves)
