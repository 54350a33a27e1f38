"""The panels on the sea: how near the end is, and the achievements."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.yokohama.components.rows import NeedBuilt, NeedGoods, NeedOrders, NeedTechnologies, NeedTokens, NeedYen
from engine.yokohama.view.structs import AchievementView, BoardView, View
from render.kit import Icon, Part, SeatStyle, Sheet, Words, neutral, theme
from render.theme import INK, VERMILION, Colour
from render.yokohama import colours, rewards
from render.yokohama.layout import Plan
from render.yokohama.wording import head, pic

TITLE = 40  # height of a panel's title, in units
NEUTRAL = neutral()
TRIGGERS = (
    ("yokohama.church", 44),
    ("yokohama.customs", 42),
    ("yokohama.shop", 40),
    ("yokohama.house", 40),
    ("sheet", 38),
)


def still(sheet: Sheet, plan: Plan, lang: str) -> None:
    """Frames, titles, icons of the triggers, lines."""
    k = plan.scale
    for box, key in ((plan.end, "end"), (plan.achievements, "achievements")):
        x, y, w, _ = box
        sheet.panel(box, theme.PANEL, theme.LINE, shadow=theme.WATER_DEEP)
        sheet.text((x + 20 * k, y + 23 * k), head(lang, key), round(25 * k), theme.SOFT, bold=True, room=w - 40 * k,
                   shrink=(round(23 * k),))  # fmt: skip
    for n in range(len(TRIGGERS)):
        x, y, w = end_line(plan, n)
        sheet.line([(x, y - end_step(plan) / 2), (x + w, y - end_step(plan) / 2)], theme.LINE, 2)
        _trigger(sheet, plan, n, lang, theme.SOFT)


def _trigger(sheet: Sheet, plan: Plan, n: int, lang: str, colour: Colour) -> None:
    """The icon of a trigger; only the order deck needs words."""
    k = plan.scale
    x, y, w = end_line(plan, n)
    name, size = TRIGGERS[n]
    sheet.icon((x + 24 * k, y), name, round(size * k))
    if name == "sheet":
        sheet.text((x + 60 * k, y), pic(lang, "orders_left"), round(24 * k), colour, room=w - 108 * k,
                   shrink=(round(22 * k),))  # fmt: skip


def end_step(plan: Plan) -> float:
    return (plan.end[3] - (TITLE + 8) * plan.scale) / 5


def end_line(plan: Plan, n: int) -> tuple[float, float, float]:
    """Left edge, middle and width of a trigger's line."""
    x, y, w, _ = plan.end
    k = plan.scale
    return x + 16 * k, y + TITLE * k + end_step(plan) * (n + 0.5), w - 32 * k


def style_of(seats: Sequence[SeatStyle], seat: int) -> SeatStyle:
    """A seat's style; the neutral player's pieces are grey hexagons."""
    return NEUTRAL if seat < 0 else seats[seat]


def draw_end(sheet: Sheet, view: View, plan: Plan, seats: Sequence[SeatStyle], lang: str) -> None:
    """The five triggers; one that has fired turns vermilion."""
    end = view.end
    for n, trigger in enumerate(("church", "customs", "shops", "trading_houses", "port")):
        if trigger in end.fired:
            _fired(sheet, plan, n, lang)
    _board_line(sheet, plan, 0, view.church, seats, "church" in end.fired)
    _board_line(sheet, plan, 1, view.customs, seats, "customs" in end.fired)
    _count_line(sheet, plan, 2, view, end.shops, end.shops_limit, seats, "shops" in end.fired)
    _count_line(sheet, plan, 3, view, end.houses, end.houses_limit, seats, "trading_houses" in end.fired)
    x, y, w = end_line(plan, 4)
    colour = VERMILION if "port" in end.fired else INK
    sheet.text((x + w, y), view.order_deck, round(34 * plan.scale), colour, bold=True, anchor="rm")


def _fired(sheet: Sheet, plan: Plan, n: int, lang: str) -> None:
    """The ground of a trigger that has fired."""
    x, y, w = end_line(plan, n)
    high = end_step(plan) - 6
    sheet.panel((x - 7 * plan.scale, y - high / 2, w + 14 * plan.scale, high), theme.ROSE_TINT, None, radius=8)
    _trigger(sheet, plan, n, lang, VERMILION)


def _board_line(sheet: Sheet, plan: Plan, n: int, board: BoardView, seats: Sequence[SeatStyle], fired: bool) -> None:
    """Who stands on the Church or Customs board, in the order of the spaces, then what is left."""
    k = plan.scale
    x, y, w = end_line(plan, n)
    standing = [space.taken for space in board.spaces if space.taken is not None]
    places = max(board.limit, len(standing))
    step = min(35 * k, 206 * k / places)
    for place in range(places):
        middle = x + 72 * k + place * step
        if place < len(standing):
            sheet.piece((middle, y), style_of(seats, standing[place]), round(30 * k), "")
        else:
            sheet.disc(middle, y, 6 * k, theme.LINE, None)
    colour = VERMILION if fired else INK
    sheet.text((x + w, y), f"{board.count}/{board.limit}", round(27 * k), colour, bold=True, anchor="rm")


def _count_line(
    sheet: Sheet,
    plan: Plan,
    n: int,
    view: View,
    counts: Sequence[int],
    limit: int,
    seats: Sequence[SeatStyle],
    fired: bool,
) -> None:
    """How many buildings each player has built."""
    k = plan.scale
    x, y, w = end_line(plan, n)
    for place, seat in enumerate(view.turn_order):
        left = x + 72 * k + place * 57 * k
        sheet.piece((left, y), seats[seat], round(30 * k), "")
        full = counts[seat] >= limit
        colour = VERMILION if full else INK if counts[seat] else theme.FAINT
        sheet.text((left + 18 * k, y), counts[seat], round(27 * k), colour, bold=True)
    sheet.text((x + w, y), f"/{limit}", round(24 * k), VERMILION if fired else theme.SOFT, anchor="rm")


def draw_achievements(
    sheet: Sheet,
    view: View,
    plan: Plan,
    seats: Sequence[SeatStyle],
    marked: Mapping[str, str],
    changed: frozenset[str],
) -> None:
    """Requirement, points for the first and for later ones, who has claimed; reward tokens below."""
    x, y, w, h = plan.achievements
    k = plan.scale
    rewarded = bool(view.reward_tokens) or any(player.reward_token for player in view.players)
    rows = len(view.achievements) + rewarded
    step = (h - (TITLE + 8) * k) / rows
    for n, tile in enumerate(view.achievements):
        top = y + TITLE * k + n * step
        sheet.line([(x + 16 * k, top), (x + w - 16 * k, top)], theme.LINE, 2)
        _achievement(sheet, tile, (x + 16 * k, top + step / 2), k, seats)
        sheet.marks(tile.id, (x + 10 * k, top + 5, w - 20 * k, step - 9), marked, changed, radius=8, outside=0)
    if rewarded:
        top = y + TITLE * k + len(view.achievements) * step
        sheet.line([(x + 16 * k, top), (x + w - 16 * k, top)], theme.LINE, 2)
        _reward_tokens(sheet, view, (x + 16 * k, top + step / 2), plan, marked, changed)


def _achievement(
    sheet: Sheet, tile: AchievementView, at: tuple[float, float], k: float, seats: Sequence[SeatStyle]
) -> None:
    x, y = at
    _requirement(sheet, tile, x, y, k)
    taken = bool(tile.claimed)
    first: dict[str, Any] = {"fill": theme.LINE, "grey": True} if taken else {}
    sheet.icon((x + 120 * k, y), "rosette", round(46 * k), words=tile.first, **first)
    sheet.icon((x + 169 * k, y), "rosette", round(46 * k), words=tile.later)
    for place, seat in enumerate(tile.claimed):
        sheet.piece((x + (213 + 32 * place) * k, y), seats[seat], round(37 * k))


def _requirement(sheet: Sheet, tile: AchievementView, x: float, y: float, k: float) -> None:
    """What is asked, in icons."""
    need = tile.requirement
    size, number = round(40 * k), round(30 * k)
    middle = (x + 45 * k, y)
    match need:
        case NeedGoods(good=good, n=n):
            sheet.row(middle, [Words(n, number), rewards.good_icon(f"yokohama.{good}", size)], anchor="mm")
        case NeedYen(n=n):
            sheet.icon(middle, "coin", round(50 * k), words=n)
        case NeedTokens(n=n):
            shown: list[Part] = [Words(n, number), Icon("yokohama.five", round(36 * k), words=""), 1,
                                 Words("+", round(22 * k)), 1, Icon("agent", round(38 * k))]  # fmt: skip
            sheet.row(middle, shown, gap=3, anchor="mm")
        case NeedOrders(n=n):
            sheet.row(middle, [Words(n, number), Icon("sheet", size, done=True)], anchor="mm")
        case NeedTechnologies(n=n):
            sheet.row(middle, [Words(n, number), Icon("flask", size)], anchor="mm")
        case NeedBuilt(production=production, commercial=commercial):
            _built_areas(sheet, (("production", production), ("commercial", commercial)), middle, k)


def _built_areas(sheet: Sheet, wanted: Sequence[tuple[str, int]], middle: tuple[float, float], k: float) -> None:
    """So many areas of a type with a building of one's own."""
    asked = [(kind, n) for kind, n in wanted if n]
    x, y = middle
    for place, (kind, n) in enumerate(asked):
        high = 36 * k
        top = y - high * len(asked) / 2 + high * place
        box = (x - 42 * k, top + 1, 84 * k, high - 3)
        sheet.panel(box, colours.HEAD[kind], colours.ROOF[kind], width=3, radius=7)
        at = (x, top + high / 2)
        sheet.row(at, [Words(n, round(25 * k)), 4, Icon("yokohama.shop", round(28 * k))], anchor="mm")


def _reward_tokens(
    sheet: Sheet,
    view: View,
    at: tuple[float, float],
    plan: Plan,
    marked: Mapping[str, str],
    changed: frozenset[str],
) -> None:
    """Mini-expansion 1: whoever has all achievements takes one of these."""
    k = plan.scale
    x, y = at
    sheet.row((x + 48 * k, y), [Words(f"{len(view.achievements)}/{len(view.achievements)}", round(26 * k)),
                                Icon("arrow", round(24 * k))], anchor="mm")  # fmt: skip
    for place, token in enumerate(view.reward_tokens):
        middle = x + (132 + 58 * place) * k
        if token.country is None:
            sheet.icon((middle, y), "agent", round(44 * k))
        else:
            sheet.icon((middle, y), "flag", round(32 * k), country=token.country)
        sheet.marks(token.id, (middle - 27 * k, y - 25 * k, 54 * k, 50 * k), marked, changed, radius=8, at="mt",
                    outside=0)  # fmt: skip
