"""Parts of an area that are kept as pictures of their own: its board, power boxes, 5-power tags, building spaces."""

from __future__ import annotations

from PIL import Image

from engine.yokohama.components.effects import Reward
from engine.yokohama.view.structs import AreaView
from render.kit import Icon, Part, SeatStyle, Sheet, kept, row_width, theme
from render.kit.theme import INK, WHITE, Colour
from render.yokohama import colours, rewards
from render.yokohama.board import layout
from render.yokohama.board.layout import BoardPlan
from render.yokohama.wording import name, name_block

DASH = "–"


def board(area: AreaView, plan: BoardPlan, lang: str, *, agent: bool = False) -> Image.Image:
    """An area without anything that can change: head, power row; the corners show the land around it."""
    key = ("yokohama.area", area.id, area.yields, area.yields_vp, area.build_power, area.crossing_fee, plan.scale, lang,
           area.station, agent)  # fmt: skip
    return kept(key, lambda: _canal(area, plan, lang) if area.type == "canal" else _board(area, plan, lang, agent))


def _board(area: AreaView, plan: BoardPlan, lang: str, agent: bool) -> Image.Image:
    w, h = plan.area
    sheet = Sheet(w, h, theme.LAND)
    sheet.panel((0, 0, w, h), theme.PANEL, colours.ROOF[area.type])
    sheet.band((0, 0, w, plan.px(layout.HEAD)), colours.HEAD[area.type])
    _head(sheet, area, plan, lang, agent)
    _power_strip(sheet, area, plan)
    return sheet.image


def _power_strip(sheet: Sheet, area: AreaView, plan: BoardPlan) -> None:
    """What each power yields, in one strip; where it allows building, the strip is darker."""
    left, top, w, h, step = layout.POWER
    last = len(area.yields) - 1
    x, y, high, end = plan.px(left), plan.px(top), plan.px(h), plan.px(left + last * step + w)
    sheet.panel((x, y, end - x, high), theme.CARD, theme.LINE, width=2, radius=plan.px(5))
    if area.build_power <= last + 1:
        built = plan.px(left + (area.build_power - 1) * step)
        sheet.panel((built, y, end - built, high), colours.BUILT_ON, theme.LINE, width=2, radius=plan.px(5))
    for n in range(last + 1):
        power_box(sheet, area, plan, n, None, None, INK)


def _head(sheet: Sheet, area: AreaView, plan: BoardPlan, lang: str, agent: bool) -> None:
    """Icon and name; the station's sign covers the lower left of a smaller icon; an agent may point here."""
    k, middle = plan.scale, plan.px(layout.HEAD / 2)
    sign = rewards.area_icon(area.kind)
    if area.station:
        sheet.icon((40 * k, middle - 5 * k), sign, round(36 * k))
        sheet.icon((20 * k, middle + 11 * k), "yokohama.station", round(34 * k))
    else:
        sheet.icon((36 * k, middle), sign, round(rewards.fitting(sign, 54 * k, 46 * k)))
    room = plan.area[0] - (124 if agent else 76) * k
    name_block(sheet, (69 * k, 1, room, plan.px(layout.HEAD)), name(lang, "area", area.id), k)
    if agent:
        sheet.icon((plan.area[0] - 28 * k, middle), "agent", round(48 * k))


def _canal(area: AreaView, plan: BoardPlan, lang: str) -> Image.Image:
    """Waves, a bridge, and what crossing costs a president."""
    k, (w, h) = plan.scale, plan.area
    sheet = Sheet(w, h, theme.LAND)
    sheet.panel((0, 0, w, h), theme.WATER, theme.WATER_DEEP)
    _head(sheet, area, plan, lang, False)
    for n in range(4):
        sheet.icon((w / 2 + (8 if n % 2 else -8) * k, (96 + 26 * n) * k), "yokohama.waves", round(46 * k))
    fee = Icon("coin", round(50 * k), words=area.crossing_fee)
    shown = [Icon("president", round(64 * k)), Icon("arrow", round(36 * k)), fee]
    sheet.row((w / 2, 238 * k), shown, gap=12 * k, anchor="mm")
    return sheet.image


def power_box(
    sheet: Sheet, area: AreaView, plan: BoardPlan, n: int, fill: Colour | None, line: Colour | None, ink: Colour
) -> None:
    """What one power yields, in a box of its own if there is a fill; in a sheet whose corner is the area's."""
    left, top, w, h, step = layout.POWER
    box = (plan.px(left + n * step), plan.px(top), plan.px(w), plan.px(h))
    points = area.yields_vp[n] if area.yields_vp else 0
    sheet.panel(box, theme.INDIGO if points else fill, line, width=2, radius=plan.px(5))
    middle = (box[0] + box[2] / 2, box[1] + box[3] / 2)
    if points:  # in the colour of the rosette, which would be too small to be read
        sheet.text(middle, points, plan.px(35), WHITE, bold=True, anchor="mm")
    elif area.yields[n]:
        sheet.text(middle, area.yields[n], plan.px(35), ink, bold=True, anchor="mm")
    else:
        sheet.text(middle, DASH, plan.px(25), theme.FAINT if ink == INK else ink, bold=True, anchor="mm")


def gauge(area: AreaView, plan: BoardPlan, power: int, seat: SeatStyle) -> Image.Image:
    """The power boxes up to a power, in the mover's colour; the last one is solid."""

    def make() -> Image.Image:
        left, top, w, h, step = layout.POWER
        wide = plan.px(left + (power - 1) * step + w) + 2
        sheet = Sheet(wide, plan.px(top + h), theme.PANEL)
        for n in range(power):
            last = n == power - 1
            power_box(sheet, area, plan, n, seat.colour if last else seat.tint, INK if last else seat.colour,
                      seat.ink if last else INK)  # fmt: skip
        return sheet.image.crop((plan.px(left), plan.px(top), wide, plan.px(top + h)))

    return kept(("yokohama.gauge", area.yields, area.yields_vp, plan.scale, power, seat.colour_name), make)


def tag(given: tuple[Reward, ...], agent: bool, plan: BoardPlan) -> Image.Image:
    """A 5-power token: a pale gold tag that points at the fifth box, its reward inside."""

    def make() -> Image.Image:
        k = plan.scale
        w, h = plan.px(layout.TAG[2]), plan.px(layout.TAG[3])
        sheet = Sheet(w, h, theme.PANEL)
        point = 9 * k
        sheet.polygon(
            [(1.5, h / 2), (point, 1.5), (w - 2, 1.5), (w - 2, h - 2), (point, h - 2)], theme.GOLD_TINT, INK, 2.4
        )
        middle = (w / 2 + point / 2 - 1, h / 2)
        if agent:
            sheet.icon(middle, "agent", round(36 * k))
            return sheet.image
        sheet.row(middle, tag_parts(given, w - point - 3 * k, k), gap=0, anchor="mm")
        return sheet.image

    return kept(("yokohama.tag", given, agent, plan.scale), make)


def tag_parts(given: tuple[Reward, ...], room: float, k: float) -> list[Part]:
    """The reward in one line: what holds a number stays large enough for it, goods are as large as there is room."""
    shown: list[Part] = []
    for size in (40, 36, 30, 26, 22):
        shown = []
        for one in given:
            large = 38 if rewards.holds_number(one) else size
            shown += [*([2 * k] if shown else []), *rewards.parts(one, round(large * k), text=round(28 * k))]
        if row_width(shown, gap=0) <= room:
            break
    return shown


def space(given: tuple[Reward, ...], kind: str, plan: BoardPlan, *, house: bool) -> Image.Image:
    """A free building space with its reward."""

    def make() -> Image.Image:
        sheet, body = _building(plan, colours.HEAD[kind], theme.CARD, colours.ROOF[kind], house)
        rewards.on_space(sheet, body, given, plan.scale)
        return sheet.image

    return kept(("yokohama.space", given, kind, plan.scale, house), make)


def built(seat: SeatStyle, plan: BoardPlan, *, house: bool) -> Image.Image:
    """A building space with somebody's building: all in the owner's colour."""

    def make() -> Image.Image:
        sheet, (x, y, w, h) = _building(plan, seat.colour, seat.colour, INK, house)
        at = (x + w / 2, y + h / 2)
        sheet.icon(at, "piece", plan.px(42), shape=seat.shape, colour=WHITE, ink=INK, words=seat.letter)
        return sheet.image

    return kept(("yokohama.built", seat, plan.scale, house), make)


def _building(
    plan: BoardPlan, roof: Colour, wall: Colour, line: Colour, house: bool
) -> tuple[Sheet, tuple[float, float, float, float]]:
    """A wall under a roof, and the box of the wall; a trading house is wider and higher."""
    w, h = (layout.HOUSE if house else layout.SHOP)[2:4]
    wide, tall = plan.px(w), plan.px(h)
    sheet = Sheet(wide, tall, theme.PANEL)
    k = plan.scale
    eaves, slope = (22 * k, 11 * k) if house else (14 * k, 6 * k)
    sheet.panel(
        (1, eaves - 4, wide - 2, tall - eaves + 4), wall, line, width=max(2, round(2.4 * k)), radius=round(4 * k)
    )
    points = [(1.5, eaves), (slope, 1.5), (wide - slope, 1.5), (wide - 1.5, eaves)]
    sheet.polygon(points, roof if not house or line == INK else line, line, 2.4 * k)
    return sheet, (0, eaves, wide, tall - eaves)
