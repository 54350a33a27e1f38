"""The panel on the sea with the achievements and their reward tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.yokohama.components.rows import NeedBuilt, NeedGoods, NeedOrders, NeedTechnologies, NeedTokens, NeedYen
from engine.yokohama.view.structs import AchievementView, PlayerView, View
from render.kit import Icon, Part, Sheet, Words, piece, theme
from render.kit.theme import INK
from render.yokohama import colours, rewards
from render.yokohama.board.end import TITLE, panel
from render.yokohama.board.layout import BoardLayout
from render.yokohama.scene import Scene
from render.yokohama.wording import heading

CLAIMED = 213  # units from the left edge of a line to the pieces of those who have claimed
TOKENS = 52  # units of the line of reward tokens
ROOMY = 120  # px that a player takes there


def still(sheet: Sheet, where: BoardLayout, lang: str) -> None:
    """Frame and title."""
    panel(sheet, where, where.achievements, heading(lang, "achievements"))


def draw(sheet: Sheet, scene: Scene, where: BoardLayout) -> None:
    """Requirement, points for the first and for later ones, who has claimed; reward tokens below."""
    view = scene.view
    x, y, w, h = where.achievements
    sheet.whole(where.achievements)
    k = where.scale
    rewarded = bool(view.reward_tokens) or any(player.reward_token for player in view.players)
    step = (h - (TITLE + 8 + TOKENS * rewarded) * k) / len(view.achievements)
    for n, tile in enumerate(view.achievements):
        top = y + TITLE * k + n * step
        sheet.line([(x + 16 * k, top), (x + w - 16 * k, top)], theme.LINE, 2)
        _achievement(sheet, tile, (x + 16 * k, top + step / 2), step, scene, where)
        row = (x + 10 * k, top + 5, w - 20 * k, step - 9)
        sheet.whole(row)
        sheet.marks(tile.id, row, scene.marked, scene.changed, radius=8, outside=0)
    if rewarded:
        top = y + TITLE * k + len(view.achievements) * step
        sheet.line([(x + 16 * k, top), (x + w - 16 * k, top)], theme.LINE, 2)
        _reward_tokens(sheet, scene, (x + 16 * k, top + TOKENS * k / 2), k)


def _achievement(
    sheet: Sheet, tile: AchievementView, at: tuple[float, float], step: float, scene: Scene, where: BoardLayout
) -> None:
    """What is asked and what it brings, beside or below it how near everybody is."""
    (x, y), k = at, where.scale
    room = where.achievements[0] + where.achievements[2] - x - (CLAIMED - 8) * k
    beside = room >= scene.view.seats * ROOMY
    if not beside:
        _below(sheet, tile, (x, y + step * 0.24), round(min(36 * k, step * 0.35)), scene, k)
        y -= step * 0.18
    _requirement(sheet, tile, x, y, k, across=not beside)
    first: dict[str, Any] = {"fill": theme.LINE, "grey": True} if tile.claimed else {}
    size, across = (round(55 * k), (110, 166)) if beside else (round(min(56 * k, step * 0.48)), (236, 296))
    sheet.icon((x + across[0] * k, y), "rosette", size, words=tile.first, **first)
    sheet.icon((x + across[1] * k, y), "rosette", size, words=tile.later)
    if beside:
        _everybody(sheet, tile, (x + (CLAIMED - 14) * k, y), room, scene)


def _below(
    sheet: Sheet, tile: AchievementView, at: tuple[float, float], size: int, scene: Scene, k: float
) -> None:  # fmt: skip
    """All players in one line: a trophy for who has claimed, for others how much they have of what is asked."""
    for place, seat in enumerate(scene.view.turn_order):
        have, _ = progress(scene.view, tile, scene.view.players[seat])
        ink = INK if have else theme.FAINT
        count: Part = Icon("trophy", size) if seat in tile.claimed else Words(have, size, ink)
        sheet.row((at[0] + 82 * place * k, at[1]), [piece(scene.seats[seat], size), count], gap=5 * k)


def _everybody(sheet: Sheet, tile: AchievementView, at: tuple[float, float], room: float, scene: Scene) -> None:
    """A trophy for who has claimed, for others how much they have of what is asked."""
    x, y = at
    for place, seat in enumerate(scene.view.turn_order):
        have, asked = progress(scene.view, tile, scene.view.players[seat])
        count: Part = Icon("trophy", 50) if seat in tile.claimed else Words(f"{have}/{asked}", 40, theme.SOFT)
        sheet.row((x + room * place / scene.view.seats, y), [piece(scene.seats[seat], 50), count], gap=6)


def progress(view: View, tile: AchievementView, player: PlayerView) -> tuple[int, int]:
    """How much a player has of what an achievement asks for, up to enough, and how much that is."""
    match tile.requirement:
        case NeedGoods(good=good, n=n):
            have = player.goods[good]
        case NeedYen(n=n):
            have = player.yen
        case NeedTokens(n=n):
            free = sum(agent.id in player.tokens for agent in player.agents)  # both a token and an agent
            have = len(player.tokens) + len(player.agents) - free
        case NeedOrders(n=n):
            have = len(player.fulfilled)
        case NeedTechnologies(n=n):
            have = len(player.technologies)
        case NeedBuilt(production=production, commercial=commercial):
            n = production + commercial
            built = [area.type for area in view.areas if player.seat in (*area.shops, area.house)]
            have = min(built.count("production"), production) + min(built.count("commercial"), commercial)
    return min(have, n), n


def _requirement(sheet: Sheet, tile: AchievementView, x: float, y: float, k: float, *, across: bool) -> None:
    """What is asked, in icons."""
    need = tile.requirement
    size, number = round(40 * k), round(36 * k)
    middle = (x + 40 * k, y)
    match need:
        case NeedGoods(good=good, n=n):
            sheet.row(middle, [Words(n, number), rewards.good_icon(f"yokohama.{good}", size)], anchor="mm")
        case NeedYen(n=n):
            sheet.icon(middle, "coin", round((46 if across else 58) * k), words=n)
        case NeedTokens(n=n):
            sheet.row(middle, tokens_and_agent(n, k), gap=2, anchor="mm")
        case NeedOrders(n=n):
            sheet.row(middle, [Words(n, number), Icon("sheet", size, done=True)], anchor="mm")
        case NeedTechnologies(n=n):
            sheet.row(middle, [Words(n, number), Icon("flask", size)], anchor="mm")
        case NeedBuilt(production=production, commercial=commercial):
            _built_areas(sheet, (("production", production), ("commercial", commercial)), middle, k, across)


def tokens_and_agent(n: int, k: float) -> list[Part]:
    """So many 5-power tokens and an agent, within the room before the points."""
    return [Words(n, round(26 * k)), Icon("yokohama.five", round(30 * k), words=""), Words("+", round(22 * k)),
            Icon("agent", round(30 * k))]  # fmt: skip


def _built_areas(
    sheet: Sheet, wanted: Sequence[tuple[str, int]], middle: tuple[float, float], k: float, across: bool
) -> None:
    """So many areas of a type with a building of one's own; two types below each other or side by side."""
    asked = [(kind, n) for kind, n in wanted if n]
    x, y = middle
    for place, (kind, n) in enumerate(asked):
        right, down = (84 * k * place, 0.0) if across else (0.0, 36 * k * (place - (len(asked) - 1) / 2))
        at = (x + right, y + down)
        sheet.panel((at[0] - 38 * k, at[1] - 17 * k, 76 * k, 33 * k), colours.HEAD[kind], colours.ROOF[kind], radius=7)
        sheet.row(at, [Words(n, round(32 * k)), 4, Icon("yokohama.shop", round(31 * k))], anchor="mm")


def _reward_tokens(sheet: Sheet, scene: Scene, at: tuple[float, float], k: float) -> None:
    """Mini-expansion 1: whoever has all achievements takes one of these."""
    view = scene.view
    x, y = at
    sheet.row((x + 48 * k, y), [Words(f"{len(view.achievements)}/{len(view.achievements)}", round(26 * k)),
                                Icon("arrow", round(24 * k))], anchor="mm")  # fmt: skip
    for place, token in enumerate(view.reward_tokens):
        middle = x + (132 + 58 * place) * k
        if token.country is None:
            sheet.icon((middle, y), "agent", round(44 * k))
        else:
            sheet.icon((middle, y), "flag", round(32 * k), country=token.country)
        sheet.marks(token.id, (middle - 27 * k, y - 25 * k, 54 * k, 50 * k), scene.marked, scene.changed, radius=8,
                    at="mt", outside=0)  # fmt: skip
