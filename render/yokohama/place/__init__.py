"""Where to place assistants: the map with the power then, whether the president gets there, what it costs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PIL import Image

from engine.yokohama.view.structs import AreaView
from render.kit import Box, Icon, Part, SeatStyle, Sheet, Words, fit, kept, theme
from render.theme import INK, WHITE
from render.yokohama import colours, rewards
from render.yokohama.pieces import president
from render.yokohama.place.chances import Chance, Figure, bridges, chances, chosen
from render.yokohama.place.layout import ROWS, TOP, PlacePlan, between, plan
from render.yokohama.scene import Scene
from render.yokohama.wording import heading, pic
from render.zoom import WIDTH, Zoom, disc, head

DIMMED = theme.mix(theme.LAND, theme.SOFT, 0.1)
DASH = "–"
CHOSEN = 9  # px, the frame of an area that is marked
LEFT_KEY: tuple[Figure, ...] = ("tick", "more", "never", "rival")


def draw(
    zoom: Zoom, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture."""
    scene, where, open_to = Scene(zoom.view, names, lang, {}, changed), plan(zoom.view.seats), chances(zoom)
    seat = scene.seats[zoom.seat]
    sheet = Sheet.over(("yokohama.place", zoom.view.seats), WIDTH, where.height, lambda blank: still(blank, where))
    title(sheet, zoom, seat, lang)
    crossed = bridges(zoom)
    for one, other in crossed:
        bridge(sheet, where, one, other, seat)
    for area in zoom.view.areas:
        if area.id in open_to:
            cell(sheet, where, area, open_to[area.id], scene, seat, zoom.seat)
        else:
            dimmed(sheet, where, area, scene, zoom)
    keys(sheet, where, scene, seat, open_to, walks=bool(crossed))
    for area in zoom.view.areas:
        if area.id in open_to and open_to[area.id].number:
            x, y = where.box(area)[:2]
            disc(sheet, (x + where.px(20), y + where.px(18)), open_to[area.id].number)
    return sheet.image


def still(sheet: Sheet, where: PlacePlan) -> None:
    """Sea and land."""
    sheet.panel(where.sea, theme.WATER, None, radius=20)
    for row in range(ROWS):
        sheet.panel(where.land(row), theme.LAND, None, radius=16)


def title(sheet: Sheet, zoom: Zoom, seat: SeatStyle, lang: str) -> None:
    """What is asked, and the assistants and yen in hand."""
    me = zoom.view.players[zoom.seat]
    asked = zoom.key.rpartition(".")[2]
    left, in_hand = zoom.left - chosen(zoom), me.hand.assistants - chosen(zoom)
    words = heading(lang, f"zoom.{asked}", n=left) if asked == "place" else heading(lang, f"zoom.{asked}")
    held: list[Part] = [Icon("hand", 54), Icon("person", 52, colour=seat.colour), Words(in_hand, 44), 14]
    held += [Icon("coin", 52, words="¥"), Words(me.yen, 44)]
    head(sheet, seat, words, held)


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
    made = kept(key, lambda: whole_cell(where, area, chance, rivals, seat, me))
    sheet.image.paste(made, (round(x), round(y)))


def whole_cell(
    where: PlacePlan, area: AreaView, chance: Chance, rivals: Sequence[SeatStyle], seat: SeatStyle, me: int
) -> Image.Image:
    """What stands printed or follows from the power, then pieces and fees."""
    px, mine = where.px, area.assistants[me] + chance.chosen
    power = str(chance.power) if chance.power else f"{area.power[me]}+"
    sheet = ground(where, area, chance, power, seat, enough=chance.figure == "tick", chip=mine > 0)
    if mine:
        sheet.piece((sheet.width - px(26), px(TOP / 2) + 1), seat, px(40), mine)
    figure(sheet, where, rivals, seat, chance, (sheet.width - px(44), px(130)))
    if chance.cost:
        sheet.icon((px(94), px(74)), "coin", px(40), words=f"−{chance.cost}")
    return sheet.image


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
    sheet.icon((px(24), px(94)), "yokohama.power", px(46))
    sheet.text((px(42), px(94)), power, px(64 if power.isdecimal() else 48), bold=True, anchor="lm")
    yields(sheet, where, area, int(power) if power.isdecimal() else 0, seat, (0, 0, w, h))
    return sheet


def figure(
    sheet: Sheet, where: PlacePlan, rivals: Sequence[SeatStyle], seat: SeatStyle, chance: Chance,
    foot: tuple[float, float],
) -> None:  # fmt: skip
    """Who would stand here, and the badge that says how."""
    px = where.px
    x, y = foot
    if chance.figure == "rival":
        for n, rival in enumerate(rivals):
            shift = (n - (len(rivals) - 1) / 2) * px(34)
            hat(sheet, (x + shift, y), rival, px(70 if len(rivals) == 1 else 60))
        return
    look = {"tick": 0.0, "here": 0.0, "more": 0.45, "never": 0.35}[chance.figure]
    hat(sheet, foot, seat, px(70), fade=look, grey=chance.figure == "never")
    badge(sheet, (x + px(24), y - px(14)), chance, px)


def hat(sheet: Sheet, foot: tuple[float, float], seat: SeatStyle, size: int, **variant: Any) -> None:
    """A president."""
    shown = president(seat, size, **variant)
    sheet.icon(foot, shown.name, shown.size, anchor="mb", **shown.variant)


def badge(sheet: Sheet, at: tuple[float, float], chance: Chance, px: Callable[[float], int]) -> None:
    """Beside an own hat: enough, how many more, or that it must leave."""
    match chance.figure:
        case "tick":
            sheet.icon(at, "tick", px(36), disc=True)
        case "more":
            sheet.pill(at, f"+{chance.more}", px(26), INK, WHITE, pad=px(7), radius=px(18))
        case "here":
            sheet.icon(at, "pin", px(42))


def yields(sheet: Sheet, where: PlacePlan, area: AreaView, power: int, seat: SeatStyle, box: Box) -> None:
    """What each power brings: reached ones tinted, the last of them solid, the rest plain."""
    x, y, w, h = box
    px = where.px
    step = (w - px(16)) / 5
    for n, amount in enumerate(area.yields):
        middle = (x + px(8) + step * (n + 0.5), y + h - px(24))
        ink = theme.FAINT
        if n < power:
            last = n == power - 1
            wide, high = px(29), px(34)
            fill, line = (seat.colour, INK) if last else (theme.CARD, theme.LINE)
            sheet.panel((middle[0] - wide / 2, middle[1] - high / 2, wide, high), fill, line, width=3, radius=px(5))
            ink = seat.ink if last else INK
        if area.yields_vp and area.yields_vp[n]:
            sheet.icon(middle, "rosette", px(30), words=area.yields_vp[n])
        else:
            sheet.text(middle, amount or DASH, px(26), ink, bold=True, anchor="mm")


def dimmed(sheet: Sheet, where: PlacePlan, area: AreaView, scene: Scene, zoom: Zoom) -> None:
    """An area that cannot be chosen, as one part."""
    x, y, _, _ = where.box(area)
    rivals = tuple(scene.seats[one] for one in area.presidents if one != zoom.seat)
    seat, mine = scene.seats[zoom.seat], area.assistants[zoom.seat]
    key = ("yokohama.dimmed", area.id, where.scale, rivals, seat, mine)
    sheet.image.paste(kept(key, lambda: dim_cell(where, area, rivals, seat, mine)), (round(x), round(y)))


def dim_cell(
    where: PlacePlan, area: AreaView, rivals: Sequence[SeatStyle], seat: SeatStyle, mine: int
) -> Image.Image:  # fmt: skip
    """Flat, with what stands in the way."""
    w, h = where.box(area)[2:]
    px, sheet = where.px, Sheet(round(w), round(h), theme.LAND)
    if area.type == "canal":
        sheet.panel((0, 0, w, h), theme.mix(theme.WATER, theme.WATER_DEEP, 0.45), None, radius=px(12))
        sheet.icon((w / 2, h / 2), "yokohama.canal", px(56), grey=True)
        return sheet.image
    sheet.panel((0, 0, w, h), DIMMED, None, radius=px(12))
    sheet.row((w / 2, px(42)), sign(area, where.scale, grey=True, fade=0.3), gap=6 * where.scale, anchor="mm")
    for n, rival in enumerate(rivals):
        hat(sheet, (px(40 + 44 * n), h - px(16)), rival, px(66), fade=0.4)
    if rivals:
        sheet.icon((w - px(30), h - px(46)), "coin", px(42), words=f"−{len(rivals)}", grey=True)
    elif mine:
        sheet.piece((w / 2, h - px(56)), seat, px(56), mine, fade=0.4)
    return sheet.image


def keys(
    sheet: Sheet, where: PlacePlan, scene: Scene, seat: SeatStyle, open_to: Mapping[str, Chance], *, walks: bool
) -> None:
    """What the signs of this picture mean, in its free corners."""
    found = {chance.figure for chance in open_to.values()}
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
    made = kept(("yokohama.place key", w, h, seat, said), lambda: whole_key(where, seat, (w, h), said))
    sheet.image.paste(made, (x, y))


def whole_key(
    where: PlacePlan, seat: SeatStyle, size: tuple[int, int], said: Sequence[tuple[str, str]]
) -> Image.Image:  # fmt: skip
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
    return sheet.image


def key_sign(sheet: Sheet, where: PlacePlan, seat: SeatStyle, at: tuple[float, float], one: str) -> None:
    """A sign of the map, small."""
    px, (x, y) = where.px, at
    match one:
        case "tick" | "more" | "never" | "here":
            shown = Chance("", 0, one, 1, 0)
            fade = {"more": 0.45, "never": 0.35}.get(one, 0.0)
            hat(sheet, (x - px(14), y + px(25)), seat, px(48), fade=fade, grey=one == "never")
            badge(sheet, (x + px(11), y + px(12)), shown, px)
        case "rival":
            sheet.icon((x, y), "president", px(48), words="?")
        case "chosen":
            frame = (x - px(26), y - px(20), px(52), px(40))
            sheet.panel(frame, seat.tint, theme.VERMILION, width=CHOSEN, radius=px(8))
        case "power":
            sheet.icon(at, "yokohama.power", px(46))
        case "pay":
            sheet.icon(at, "coin", px(44), words="−1")
        case _:
            sheet.panel((x - px(17), y - px(13), px(34), px(26)), seat.colour, INK, width=4, radius=px(6))
