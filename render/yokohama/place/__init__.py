"""Where a piece goes: the map with the power then, what it brings, whether the president gets there, what it costs."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from PIL import Image

from engine.yokohama.view.structs import AreaView
from render.kit import Box, Icon, Part, SeatStyle, Sheet, Words, fit, kept, mix, theme
from render.kit.theme import INK, WHITE
from render.yokohama import colours, rewards
from render.yokohama.colours import COLOURS
from render.yokohama.pieces import president
from render.yokohama.place.chances import PLACING, Chance, Figure, bridges, chances, chosen
from render.yokohama.place.layout import TOP, PlaceLayout, between
from render.yokohama.scene import Scene
from render.yokohama.wording import heading, pic
from render.zoom import HEAD, WIDTH, Zoom, disc, head

DIMMED = theme.mix(theme.LAND, theme.SOFT, 0.1)
CANAL = theme.mix(theme.WATER, theme.WATER_DEEP, 0.45)
DASH, PAIR = "–", "×2"
CHOSEN = 9  # px, the frame of an area that is marked
HAT = 54
UNITS = {
    "port": "card",
    "church": "yokohama.faith",
    "customs": "crate",
    "employment_agency": "yokohama.warehouse",
    "chinatown": "yokohama.any_good",
}
TONES = (
    *(INK, theme.SOFT, theme.FAINT, WHITE, theme.PANEL, theme.LINE, theme.LAND, DIMMED, theme.WATER, CANAL),
    *(*colours.HEAD.values(), *colours.ROOF.values()),
    *(theme.SKIN, theme.VERMILION, theme.INDIGO, theme.COIN, theme.GLASS, theme.SEAT_COLOURS["green"]),
    *(colours.COPPER, colours.COPPER_DARK, colours.LEAF, colours.FISH, colours.THREAD, colours.GOLDEN_ROOF),
    *(colours.FAITH, theme.TEAL),
    mix(theme.PANEL, INK, 0.5),
)
LEFT_KEY: tuple[Figure, ...] = ("tick", "pair", "more", "rival", "never")
KEY_LINES = 4  # in each of the two corners


def draw(
    zoom: Zoom, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture."""
    scene, open_to = Scene(zoom.view, names, lang, {}, changed), chances(zoom)
    seat, where = scene.seats[zoom.seat], layout_of(zoom, open_to)
    sheet = Sheet.over(("yokohama.place", where.height), WIDTH, where.height, still, colours=COLOURS)
    title(sheet, zoom, seat, lang)
    crossed = bridges(zoom)
    for one, other in crossed:
        if where.shows(one) and where.shows(other):
            bridge(sheet, where, one, other, seat)
    areas = [area for area in zoom.view.areas if where.shows(area)]
    for area in areas:
        sheet.whole(where.box(area))
        if area.id in open_to:
            cell(sheet, where, area, open_to[area.id], scene, seat, zoom.seat)
        else:
            dimmed(sheet, where, area, scene, zoom)
    if zoom.key in PLACING:
        stands = zoom.view.players[zoom.seat].president is not None
        keys(sheet, where, scene, seat, open_to, walks=bool(crossed), stands=stands)
    for area in areas:
        if area.id in open_to and open_to[area.id].number:
            x, y, *_ = box = where.box(area)
            disc(sheet, (x + 22, y + 26), open_to[area.id].number, box)
    return sheet.image


def layout_of(zoom: Zoom, open_to: Mapping[str, Chance]) -> PlaceLayout:
    """All of the map where pieces are placed, else the part with what may be chosen and with the own president."""
    view = zoom.view
    here = view.players[zoom.seat].president
    met = [area for area in view.areas if area.id in open_to or area.id == here]
    if zoom.key in PLACING or not met:
        return PlaceLayout(view.seats)
    rows, places = [area.row for area in met], [area.x2 for area in met]
    return PlaceLayout.part(view.seats, (min(rows), max(rows)), (min(places), max(places)))


def still(sheet: Sheet) -> None:
    """Land."""
    sheet.rect((0, HEAD, WIDTH, sheet.height - HEAD), theme.LAND)


def part(key: Hashable, seats: tuple[SeatStyle, ...], make: Callable[[], Sheet]) -> Image.Image:
    """A part of the picture in few colours: softer edges would be a sixth of a file that comes with every question."""
    return kept(key, lambda: make().image.quantize(palette=tones(seats), dither=Image.Dither.NONE).convert("RGB"))


@lru_cache(maxsize=32)
def tones(seats: tuple[SeatStyle, ...]) -> Image.Image:
    """The flat colours of a part with pieces of some seats, the first of whom it is for."""
    own = (seats[0].tint, mix(seats[0].tint, INK, 0.5))
    flat = [*TONES, *own, *(shade for one in seats for shade in (one.colour, mix(DIMMED, one.colour, 0.6)))]
    made = Image.new("P", (1, 1))
    made.putpalette([channel for colour in flat + [INK] * (256 - len(flat)) for channel in colour])
    return made


def title(sheet: Sheet, zoom: Zoom, seat: SeatStyle, lang: str) -> None:
    """What is asked, and the assistants and yen in hand."""
    me = zoom.view.players[zoom.seat]
    asked = zoom.key.rpartition(".")[2]
    left, in_hand = zoom.left - chosen(zoom), me.hand.assistants - chosen(zoom)
    words = heading(lang, f"zoom.{asked}", n=left) if asked == "place" else heading(lang, f"zoom.{asked}")
    held: list[Part] = [Icon("hand", 54), Icon("person", 52, colour=seat.colour), Words(in_hand, 44), 14]
    held += [Icon("coin", 52, words="¥"), Words(me.yen, 44)]
    key = ("yokohama.place head", seat, words, in_hand, me.yen)
    sheet.image.paste(part(key, (seat,), lambda: whole_title(seat, words, held)), (0, 0))
    sheet.image.info["head"] = HEAD


def whole_title(seat: SeatStyle, words: str, held: Sequence[Part]) -> Sheet:
    sheet = Sheet(WIDTH, HEAD)
    head(sheet, seat, words, held)
    return sheet


def bridge(sheet: Sheet, where: PlaceLayout, one: AreaView, other: AreaView, seat: SeatStyle) -> None:
    """Where the president can walk already."""
    x, y = between(where.box(one), where.box(other))
    w, h = (36, 26) if one.row == other.row else (26, 36)
    sheet.panel((x - w / 2, y - h / 2, w, h), seat.colour, INK, width=4, radius=6)


def sign(area: AreaView, room: float = 52, **variant: Any) -> list[Part]:
    """The icon of an area, and which of two it is."""
    name = rewards.area_icon(area.kind)
    parts: list[Part] = [Icon(name, round(rewards.fitting(name, room, 40)), **variant)]
    if area.id != area.kind:
        parts.append(Words(area.id[-1].upper(), 34, theme.FAINT if variant else INK, bold=True))
    return parts


def cell(
    sheet: Sheet, where: PlaceLayout, area: AreaView, chance: Chance, scene: Scene, seat: SeatStyle, me: int
) -> None:  # fmt: skip
    """An area that may be chosen, as one part: most of them are the same in the next question."""
    x, y, _, _ = where.box(area)
    rivals = tuple(scene.seats[one] for one in area.presidents if one != me)
    mine = area.assistants[me] + chance.chosen
    look = chance._replace(number="", power=chance.power or -area.power[me])
    key = ("yokohama.cell", area.id, area.yields, area.yields_vp, where.size, look, mine, rivals, seat)
    made = part(key, (seat, *rivals), lambda: whole_cell(where, area, chance, rivals, seat, me))
    sheet.image.paste(made, (round(x), round(y)))


def whole_cell(
    where: PlaceLayout, area: AreaView, chance: Chance, rivals: Sequence[SeatStyle], seat: SeatStyle, me: int
) -> Sheet:
    """What stands printed or follows from the power, then pieces and fees."""
    mine = area.assistants[me] + chance.chosen
    power = str(chance.power) if chance.power else f"{area.power[me]}+"
    sheet = ground(where, area, chance, power, seat, enough=chance.figure in ("tick", "pair", "plain"), chip=mine > 0)
    w, h = where.size
    if mine:
        sheet.piece((w - 26, TOP / 2 + 2), seat, 40, mine)
    figure(sheet, rivals, seat, chance, (w - 32, h - 6 if where.one_line else 98))
    if chance.cost:
        free = (w - (74 if mine else 26), TOP / 2 + 2)
        sheet.icon(free if where.one_line else (86, 72), "coin", 40, words=f"−{chance.cost}")
    return sheet


def ground(
    where: PlaceLayout, area: AreaView, chance: Chance, power: str, seat: SeatStyle, *, enough: bool, chip: bool
) -> Sheet:
    """Head with the sign (moved aside for a chip), power, and what it brings."""
    w, h = where.size
    sheet = Sheet(w, h, theme.LAND)
    line, width = (INK, 5) if enough else (colours.ROOF[area.type], 3)
    if chance.chosen:
        line, width = theme.VERMILION, CHOSEN
    sheet.panel((0, 0, w, h), seat.tint if enough else theme.PANEL, line, width=width, radius=12)
    sheet.band((0, 0, w, TOP), colours.HEAD[area.type], radius=12, inset=width)
    at = (w * 0.4 if where.one_line else w / 2 + (4 if chip else 12), TOP / 2 + 2)
    sheet.row(at, sign(area, 42 if chip else 52), gap=6, anchor="mm")
    middle = (TOP + h) / 2
    sheet.text((36, middle if where.one_line else 72), power, 52, bold=True, anchor="mm")
    sure = int(power) if power.isdecimal() else 0
    yields(sheet, area, sure, seat, (72, middle) if where.one_line else (8, h - 23), 3 if where.one_line else 4)
    return sheet


def figure(
    sheet: Sheet, rivals: Sequence[SeatStyle], seat: SeatStyle, chance: Chance, foot: tuple[float, float]
) -> None:
    """Whether one's own president gets here in this turn, or who stands in the way; nothing says no."""
    x, y = foot
    match chance.figure:
        case "rival":
            for n, rival in enumerate(rivals):
                shift = (n - (len(rivals) - 1)) * 30
                hat(sheet, (x + shift, y), rival, HAT)
        case "tick":
            sheet.icon((x, y - 27), "tick", 48, disc=True)
        case "pair":
            sheet.pill((x - 4, y - 27), PAIR, 34, theme.TEAL, WHITE, pad=9, radius=22)
        case "more":
            sheet.pill((x, y - 27), f"+{chance.more}", 34, INK, WHITE, pad=9, radius=22)
        case "here":
            here(sheet, foot, seat, HAT)


def hat(sheet: Sheet, foot: tuple[float, float], seat: SeatStyle, size: int, **variant: Any) -> None:
    """A president."""
    shown = president(seat, size, **variant)
    sheet.icon(foot, shown.name, shown.size, anchor="mb", **shown.variant)


def here(sheet: Sheet, foot: tuple[float, float], seat: SeatStyle, size: int) -> None:
    """One's own president, where it stands and must leave."""
    hat(sheet, foot, seat, size)
    sheet.icon((foot[0] + size * 0.36, foot[1] - size * 0.2), "pin", round(size * 0.6))


def unit(kind: str) -> Part:
    """What the amounts of an area count."""
    match kind:
        case "bank":
            return Icon("coin", 32, words="¥")
        case "laboratory":
            return rewards.gear(34)
    name = UNITS.get(kind) or rewards.area_icon(kind)
    return Icon(name, round(rewards.fitting(name, 36, 32)))


def yields(sheet: Sheet, area: AreaView, power: int, seat: SeatStyle, at: tuple[float, float], most: int) -> None:
    """What is brought, as much as the power brings in a box, and after it what more power would bring."""
    x, y = at
    sheet.row((x + 18, y), [unit(area.kind)], anchor="mm")
    sheet.text((x + 38, y), ":", 30, theme.SOFT, anchor="mm")
    first = max(0, min(power, len(area.yields)) - 1)
    for n, amount in list(enumerate(area.yields))[first : first + most]:
        middle = (x + 60 + 27 * (n - first), y)
        ink = theme.FAINT
        if power and n == first:
            boxed(sheet, middle, seat)
            ink = seat.ink
        if area.yields_vp and area.yields_vp[n]:
            sheet.icon(middle, "rosette", 30, words=area.yields_vp[n])
        else:
            sheet.text(middle, amount or DASH, 30, ink, bold=True, anchor="mm")


def boxed(sheet: Sheet, middle: tuple[float, float], seat: SeatStyle) -> None:
    """Behind what the power brings."""
    sheet.panel((middle[0] - 17, middle[1] - 19, 34, 38), seat.colour, INK, radius=5)


def dimmed(sheet: Sheet, where: PlaceLayout, area: AreaView, scene: Scene, zoom: Zoom) -> None:
    """An area that cannot be chosen, as one part."""
    x, y, _, _ = where.box(area)
    rivals = tuple(scene.seats[one] for one in area.presidents if one != zoom.seat)
    seat, mine = scene.seats[zoom.seat], area.assistants[zoom.seat]
    stands = zoom.view.players[zoom.seat].president == area.id
    key = ("yokohama.dimmed", area.id, where.size, rivals, seat, mine, stands)
    made = part(key, (seat, *rivals), lambda: dim_cell(where, area, rivals, seat, mine, stands=stands))
    sheet.image.paste(made, (round(x), round(y)))


def dim_cell(
    where: PlaceLayout, area: AreaView, rivals: Sequence[SeatStyle], seat: SeatStyle, mine: int, *, stands: bool
) -> Sheet:  # fmt: skip
    """Flat, with what stands in the way, and one's own president where it `stands`."""
    w, h = where.size
    sheet = Sheet(w, h, theme.LAND)
    if area.type == "canal":
        sheet.panel((0, 0, w, h), CANAL, None, radius=12)
        sheet.icon((w / 2, h / 2), "yokohama.canal", 56, grey=True)
        return sheet
    sheet.panel((0, 0, w, h), DIMMED, None, radius=12)
    sheet.row((w / 2, 28), sign(area, grey=True, fade=0.3), gap=6, anchor="mm")
    for n, rival in enumerate(rivals):
        hat(sheet, (36 + 40 * n, h - 6), rival, HAT, fade=0.4)
    if stands:
        here(sheet, (w - 44, h - 6), seat, HAT)
        if mine:
            sheet.piece((50, h - 34), seat, 50, mine, fade=0.4)
    elif rivals:
        sheet.icon((w - 30, h - 34), "coin", 42, words=f"−{len(rivals)}", grey=True)
    elif mine:
        sheet.piece((w / 2, h - 34), seat, 50, mine, fade=0.4)
    return sheet


def keys(
    sheet: Sheet,
    where: PlaceLayout,
    scene: Scene,
    seat: SeatStyle,
    open_to: Mapping[str, Chance],
    *,
    walks: bool,
    stands: bool,
) -> None:
    """What the signs of this picture mean, in its free corners."""
    found = {chance.figure for chance in open_to.values()}
    if stands:
        found.add("here")
    signs = [one for one in LEFT_KEY if one in found]
    marked = any(chance.chosen for chance in open_to.values())
    left = ["chosen", *signs] if marked else list[str](signs)
    right = left[KEY_LINES:] + [one for one, shown in (("power", True), ("gain", True),
             ("pay", any(chance.cost for chance in open_to.values())),
             ("way", walks), ("here", "here" in found)) if shown]  # fmt: skip
    for n, lines in enumerate((left[:KEY_LINES], right[:KEY_LINES])):
        if lines:
            box = where.corner(len(lines), right=n == 1)
            sheet.whole(box)
            key(sheet, scene, seat, box, lines)


def key(sheet: Sheet, scene: Scene, seat: SeatStyle, box: Box, lines: Sequence[str]) -> None:
    """One corner, as one part."""
    x, y, w, h = map(round, box)
    said = tuple((one, pic(scene.lang, f"zoom.key.{one}")) for one in lines)
    made = part(("yokohama.place key", w, h, seat, said), (seat,), lambda: whole_key(seat, (w, h), said))
    sheet.image.paste(made, (x, y))


def whole_key(seat: SeatStyle, size: tuple[int, int], said: Sequence[tuple[str, str]]) -> Sheet:
    """Signs with what they mean, a line each."""
    w, h = size
    sheet = Sheet(w, h, theme.LAND)
    room, line = w - 66, min(h / len(said), 44)
    letters = min(fit(words, 30, room, shrink=range(29, 21, -1))[1] for _, words in said)
    for n, (one, words) in enumerate(said):
        at = (30, h / 2 + line * (n + 0.5 - len(said) / 2))
        key_sign(sheet, seat, at, one)
        sheet.text((66, at[1]), words, letters, room=room)
    return sheet


def key_sign(sheet: Sheet, seat: SeatStyle, at: tuple[float, float], one: str) -> None:
    """A sign of the map, small."""
    x, y = at
    match one:
        case "tick":
            sheet.icon(at, "tick", 34, disc=True)
        case "never":
            sheet.panel((x - 24, y - 15, 48, 30), theme.PANEL, colours.ROOF["production"], radius=8)
        case "pair":
            sheet.pill(at, PAIR, 26, theme.TEAL, WHITE, pad=8, radius=17)
        case "more":
            sheet.pill(at, "+1", 26, INK, WHITE, pad=8, radius=17)
        case "here":
            here(sheet, (x - 6, y + 16), seat, 32)
        case "rival":
            sheet.icon(at, "president", 36, words="?")
        case "chosen":
            sheet.panel((x - 24, y - 15, 48, 30), seat.tint, theme.VERMILION, width=CHOSEN, radius=8)
        case "power":
            sheet.text(at, 2, 40, bold=True, anchor="mm")
        case "gain":
            boxed(sheet, at, seat)
            sheet.text(at, 2, 30, seat.ink, bold=True, anchor="mm")
        case "pay":
            sheet.icon(at, "coin", 40, words="−1")
        case _:
            sheet.panel((x - 17, y - 13, 34, 26), seat.colour, INK, width=4, radius=6)
