"""Where a piece goes: the map with the power then, whether the president gets there, what it costs."""

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
from render.yokohama.place.chances import Chance, Figure, bridges, chances, chosen
from render.yokohama.place.layout import ROWS, TOP, PlacePlan, between, plan
from render.yokohama.scene import Scene
from render.yokohama.wording import heading, pic
from render.zoom import HEAD, WIDTH, Zoom, disc, head

DIMMED = theme.mix(theme.LAND, theme.SOFT, 0.1)
CANAL = theme.mix(theme.WATER, theme.WATER_DEEP, 0.45)
DASH = "–"
CHOSEN = 9  # px, the frame of an area that is marked
TONES = (
    *(INK, theme.SOFT, theme.FAINT, WHITE, theme.PANEL, theme.LINE, theme.LAND, DIMMED, theme.WATER, CANAL),
    *(*colours.HEAD.values(), *colours.ROOF.values()),
    *(theme.SKIN, theme.VERMILION, theme.INDIGO, theme.COIN, theme.GLASS, theme.SEAT_COLOURS["green"]),
    *(colours.COPPER, colours.COPPER_DARK, colours.LEAF, colours.FISH, colours.THREAD, colours.GOLDEN_ROOF),
    mix(theme.PANEL, INK, 0.5),
)
LEFT_KEY: tuple[Figure, ...] = ("tick", "more", "never", "rival")


def draw(
    zoom: Zoom, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture."""
    scene, where, open_to = Scene(zoom.view, names, lang, {}, changed), plan(zoom.view.seats), chances(zoom)
    seat = scene.seats[zoom.seat]
    sheet = Sheet.over(
        ("yokohama.place", zoom.view.seats), WIDTH, where.height, lambda blank: still(blank, where), colours=COLOURS
    )
    title(sheet, zoom, seat, lang)
    crossed = bridges(zoom)
    for one, other in crossed:
        bridge(sheet, where, one, other, seat)
    for area in zoom.view.areas:
        if area.id in open_to:
            cell(sheet, where, area, open_to[area.id], scene, seat, zoom.seat)
        else:
            dimmed(sheet, where, area, scene, zoom)
    stands = zoom.view.players[zoom.seat].president is not None
    keys(sheet, where, scene, seat, open_to, walks=bool(crossed), stands=stands)
    for area in zoom.view.areas:
        if area.id in open_to and open_to[area.id].number:
            x, y, *_ = box = where.box(area)
            disc(sheet, (x + where.px(20), y + where.px(18)), open_to[area.id].number, box)
    return sheet.image


def still(sheet: Sheet, where: PlacePlan) -> None:
    """Sea and land."""
    sheet.panel(where.sea, theme.WATER, None, radius=20)
    for row in range(ROWS):
        sheet.panel(where.land(row), theme.LAND, None, radius=16)


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


def whole_title(seat: SeatStyle, words: str, held: Sequence[Part]) -> Sheet:
    sheet = Sheet(WIDTH, HEAD)
    head(sheet, seat, words, held)
    return sheet


def bridge(sheet: Sheet, where: PlacePlan, one: AreaView, other: AreaView, seat: SeatStyle) -> None:
    """Where the president can walk already."""
    x, y = between(where.box(one), where.box(other))
    w, h = (36, 26) if one.row == other.row else (26, 36)
    sheet.panel((x - w / 2, y - h / 2, w, h), seat.colour, INK, width=4, radius=6)


def sign(area: AreaView, k: float, room: float = 52, **variant: Any) -> list[Part]:
    """The icon of an area, and which of two it is."""
    name = rewards.area_icon(area.kind)
    parts: list[Part] = [Icon(name, round(rewards.fitting(name, room * k, 42 * k)), **variant)]
    if area.id != area.kind:
        parts.append(Words(area.id[-1].upper(), round(34 * k), theme.FAINT if variant else INK, bold=True))
    return parts


def cell(
    sheet: Sheet, where: PlacePlan, area: AreaView, chance: Chance, scene: Scene, seat: SeatStyle, me: int
) -> None:  # fmt: skip
    """An area that may be chosen, as one part: most of them are the same in the next question."""
    x, y, _, _ = where.box(area)
    rivals = tuple(scene.seats[one] for one in area.presidents if one != me)
    mine = area.assistants[me] + chance.chosen
    look = chance._replace(number="", power=chance.power or -area.power[me])
    key = ("yokohama.cell", area.id, area.yields, area.yields_vp, where.scale, look, mine, rivals, seat)
    made = part(key, (seat, *rivals), lambda: whole_cell(where, area, chance, rivals, seat, me))
    sheet.image.paste(made, (round(x), round(y)))


def whole_cell(
    where: PlacePlan, area: AreaView, chance: Chance, rivals: Sequence[SeatStyle], seat: SeatStyle, me: int
) -> Sheet:
    """What stands printed or follows from the power, then pieces and fees."""
    px, mine = where.px, area.assistants[me] + chance.chosen
    power = str(chance.power) if chance.power else f"{area.power[me]}+"
    sheet = ground(where, area, chance, power, seat, enough=chance.figure in ("tick", "plain"), chip=mine > 0)
    if mine:
        sheet.piece((sheet.width - px(26), px(TOP / 2) + 1), seat, px(40), mine)
    figure(sheet, where, rivals, seat, chance, (sheet.width - px(44), px(130)))
    if chance.cost:
        sheet.icon((px(84), px(76)), "coin", px(40), words=f"−{chance.cost}")
    return sheet


def ground(
    where: PlacePlan, area: AreaView, chance: Chance, power: str, seat: SeatStyle, *, enough: bool, chip: bool
) -> Sheet:
    """Head with the sign (moved aside for a chip), power, and what it brings."""
    px, k = where.px, where.scale
    w, h = where.box(area)[2:]
    sheet = Sheet(round(w), round(h), theme.LAND)
    line, width = (INK, 5) if enough else (colours.ROOF[area.type], 3)
    if chance.chosen:
        line, width = theme.VERMILION, CHOSEN
    sheet.panel((0, 0, w, h), seat.tint if enough else theme.PANEL, line, width=width, radius=px(12))
    sheet.band((0, 0, w, px(TOP)), colours.HEAD[area.type], radius=px(12), inset=width)
    at = (px(88 if chip else 98), px(TOP / 2) + 1)
    sheet.row(at, sign(area, k, room=42 if chip else 52), gap=6 * k, anchor="mm")
    sheet.text((px(44), px(94)), power, px(64), bold=True, anchor="mm")
    yields(sheet, where, area, int(power) if power.isdecimal() else 0, seat, (0, 0, w, h))
    return sheet


def figure(
    sheet: Sheet, where: PlacePlan, rivals: Sequence[SeatStyle], seat: SeatStyle, chance: Chance,
    foot: tuple[float, float],
) -> None:  # fmt: skip
    """Whether one's own president gets here in this turn, or who stands in the way; nothing says no."""
    px = where.px
    x, y = foot
    match chance.figure:
        case "rival":
            for n, rival in enumerate(rivals):
                shift = (n - (len(rivals) - 1) / 2) * px(34)
                hat(sheet, (x + shift, y), rival, px(70 if len(rivals) == 1 else 60))
        case "tick":
            sheet.icon((x, y - px(36)), "tick", px(60), disc=True)
        case "more":
            sheet.pill((x, y - px(36)), f"+{chance.more}", px(38), INK, WHITE, pad=px(9), radius=px(24))
        case "here":
            here(sheet, foot, seat, px(70))


def hat(sheet: Sheet, foot: tuple[float, float], seat: SeatStyle, size: int, **variant: Any) -> None:
    """A president."""
    shown = president(seat, size, **variant)
    sheet.icon(foot, shown.name, shown.size, anchor="mb", **shown.variant)


def here(sheet: Sheet, foot: tuple[float, float], seat: SeatStyle, size: int) -> None:
    """One's own president, where it stands and must leave."""
    hat(sheet, foot, seat, size)
    sheet.icon((foot[0] + size * 0.36, foot[1] - size * 0.2), "pin", round(size * 0.6))


def yields(sheet: Sheet, where: PlacePlan, area: AreaView, power: int, seat: SeatStyle, box: Box) -> None:
    """What the power brings, solid, and after it what more of it would bring."""
    x, y, w, h = box
    px = where.px
    step = (w - px(16)) / 5
    for n, amount in enumerate(area.yields):
        if n < power - 1:
            continue
        middle = (x + px(8) + step * (n + 0.5), y + h - px(24))
        ink = theme.FAINT
        if n == power - 1:
            wide, high = px(29), px(34)
            sheet.panel((middle[0] - wide / 2, middle[1] - high / 2, wide, high), seat.colour, INK, radius=px(5))
            ink = seat.ink
        if area.yields_vp and area.yields_vp[n]:
            sheet.icon(middle, "rosette", px(30), words=area.yields_vp[n])
        else:
            sheet.text(middle, amount or DASH, px(26), ink, bold=True, anchor="mm")


def dimmed(sheet: Sheet, where: PlacePlan, area: AreaView, scene: Scene, zoom: Zoom) -> None:
    """An area that cannot be chosen, as one part."""
    x, y, _, _ = where.box(area)
    rivals = tuple(scene.seats[one] for one in area.presidents if one != zoom.seat)
    seat, mine = scene.seats[zoom.seat], area.assistants[zoom.seat]
    stands = zoom.view.players[zoom.seat].president == area.id
    key = ("yokohama.dimmed", area.id, where.scale, rivals, seat, mine, stands)
    made = part(key, (seat, *rivals), lambda: dim_cell(where, area, rivals, seat, mine, stands=stands))
    sheet.image.paste(made, (round(x), round(y)))


def dim_cell(
    where: PlacePlan, area: AreaView, rivals: Sequence[SeatStyle], seat: SeatStyle, mine: int, *, stands: bool
) -> Sheet:  # fmt: skip
    """Flat, with what stands in the way, and one's own president where it `stands`."""
    w, h = where.box(area)[2:]
    px, sheet = where.px, Sheet(round(w), round(h), theme.LAND)
    if area.type == "canal":
        sheet.panel((0, 0, w, h), CANAL, None, radius=px(12))
        sheet.icon((w / 2, h / 2), "yokohama.canal", px(56), grey=True)
        return sheet
    sheet.panel((0, 0, w, h), DIMMED, None, radius=px(12))
    sheet.row((w / 2, px(42)), sign(area, where.scale, grey=True, fade=0.3), gap=6 * where.scale, anchor="mm")
    for n, rival in enumerate(rivals):
        hat(sheet, (px(40 + 44 * n), h - px(16)), rival, px(66), fade=0.4)
    if stands:
        here(sheet, (w - px(44), h - px(16)), seat, px(66))
        if mine:
            sheet.piece((px(50), h - px(56)), seat, px(56), mine, fade=0.4)
    elif rivals:
        sheet.icon((w - px(30), h - px(46)), "coin", px(42), words=f"−{len(rivals)}", grey=True)
    elif mine:
        sheet.piece((w / 2, h - px(56)), seat, px(56), mine, fade=0.4)
    return sheet


def keys(
    sheet: Sheet,
    where: PlacePlan,
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
    left: Sequence[str] = ["chosen", *signs[:2]] if marked else signs[:3]
    right = [one for one, shown in (("here", "here" in found and not walks), ("power", True),
             ("pay", any(chance.cost for chance in open_to.values())), ("way", walks)) if shown]  # fmt: skip
    for box, lines in zip(where.corners(), (left, right), strict=True):
        if lines:
            key(sheet, where, scene, seat, box, lines)


def key(
    sheet: Sheet, where: PlacePlan, scene: Scene, seat: SeatStyle, box: Box, lines: Sequence[str]
) -> None:  # fmt: skip
    """One corner, as one part."""
    x, y, w, h = map(round, box)
    said = tuple((one, pic(scene.lang, f"zoom.key.{one}")) for one in lines)
    made = part(("yokohama.place key", w, h, seat, said), (seat,), lambda: whole_key(where, seat, (w, h), said))
    sheet.image.paste(made, (x, y))


def whole_key(
    where: PlacePlan, seat: SeatStyle, size: tuple[int, int], said: Sequence[tuple[str, str]]
) -> Sheet:  # fmt: skip
    """Signs with what they mean, on a card in the sea."""
    (w, h), px = size, where.px
    sheet = Sheet(w, h, theme.WATER)
    sheet.panel((0, 0, w, h), theme.PANEL, theme.LINE, radius=px(12))
    room = w - px(96)
    letters = min(fit(words, px(27), room, shrink=range(px(26), 21, -1))[1] for _, words in said)
    for n, (one, words) in enumerate(said):
        at = (px(44), h * (n + 0.5) / len(said))
        key_sign(sheet, where, seat, at, one)
        sheet.text((px(86), at[1]), words, letters, room=room)
    return sheet


def key_sign(sheet: Sheet, where: PlacePlan, seat: SeatStyle, at: tuple[float, float], one: str) -> None:
    """A sign of the map, small."""
    px, (x, y) = where.px, at
    match one:
        case "tick":
            sheet.icon(at, "tick", px(48), disc=True)
        case "never":
            plain = colours.ROOF["production"]
            sheet.panel((x - px(26), y - px(20), px(52), px(40)), theme.PANEL, plain, radius=px(8))
        case "more":
            sheet.pill(at, "+1", px(34), INK, WHITE, pad=px(9), radius=px(20))
        case "here":
            here(sheet, (x - px(6), y + px(26)), seat, px(50))
        case "rival":
            sheet.icon((x, y), "president", px(48), words="?")
        case "chosen":
            frame = (x - px(26), y - px(20), px(52), px(40))
            sheet.panel(frame, seat.tint, theme.VERMILION, width=CHOSEN, radius=px(8))
        case "power":
            sheet.text(at, 2, px(56), bold=True, anchor="mm")
        case "pay":
            sheet.icon(at, "coin", px(44), words="−1")
        case _:
            sheet.panel((x - px(17), y - px(13), px(34), px(26)), seat.colour, INK, width=4, radius=px(6))
