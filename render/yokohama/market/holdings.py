"""The lower part of the market: flags, agents and technologies of every player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.yokohama.view.structs import PlayerView
from render.head import one_or_two
from render.kit import CAPITALS, Box, Part, Sheet, row_width, theme
from render.kit.theme import INK
from render.yokohama.formulas import formula
from render.yokohama.market.layout import LABEL, RIGHT
from render.yokohama.scene import Scene
from render.yokohama.wording import decimal, pic

INNER = RIGHT - LABEL[0]
SUPPLY, NAME, GAP = 76, 80, 8  # px: the agents in the supply, the first line of a player, between two of them
FLAGS = (500, 126)  # left edge and step of the flags in that line
FORMULA, CHIP = 46, 28  # px: the size of a formula, and what its frame takes beside it
LEADING = 64


class HoldingLine(NamedTuple):
    """A player's lines: who, what the technologies do in rows of formulas, and how high that is."""

    seat: int
    technologies: list[list[list[Part]]]
    high: int


def lines(scene: Scene) -> list[HoldingLine]:
    """In turn order; technologies make a player's part higher."""
    made = []
    for seat in scene.view.turn_order:
        found = rows([formula(card, FORMULA) for card in scene.view.players[seat].technologies])
        made.append(HoldingLine(seat, found, NAME + LEADING * len(found) + 8 * bool(found)))
    return made


def rows(formulas: Sequence[list[Part]], room: float = INNER - 32) -> list[list[list[Part]]]:
    """Formulas side by side, as many in a row as there is room for."""
    found: list[list[list[Part]]] = []
    used = 0.0
    for one in formulas:
        wide = row_width(one, gap=3) + CHIP
        if not found or used + wide > room:
            found.append([])
            used = 0
        found[-1].append(one)
        used += wide
    return found


def height(scene: Scene, made: Sequence[HoldingLine]) -> int:
    """Of all that is drawn here, with the edge below."""
    neutral_high = SUPPLY + GAP if scene.view.neutral is not None else 0
    return SUPPLY + GAP + sum(line.high + GAP for line in made) + neutral_high + 8


def draw(sheet: Sheet, scene: Scene, made: Sequence[HoldingLine], top: float) -> None:
    """The supply of agents, then the players; the mover's part is tinted and outlined."""
    view, left = scene.view, LABEL[0]
    supply(sheet, scene, (left, top, INNER, SUPPLY))
    y = top + SUPPLY + GAP
    for line in made:
        _player(sheet, scene, line, (left, y, INNER, line.high))
        y += line.high + GAP
    if view.neutral is not None:
        neutral(sheet, scene, view.neutral, (left, y, INNER, SUPPLY))


def supply(sheet: Sheet, scene: Scene, box: Box) -> None:
    """The agents that can still be had."""
    x, y, w, h = box
    middle = y + h / 2
    sheet.panel(box, theme.PAPER, theme.LINE)
    sheet.text(
        (x + 24, middle), pic(scene.lang, "supply"), 34, theme.SOFT, bold=CAPITALS, room=240, shrink=(32, 30, 28, 26)
    )
    for n, (country, count) in enumerate(scene.view.agents.items()):
        at = x + 330 + n * (w - 340) / len(scene.view.agents)
        faded: dict[str, Any] = {} if count else {"grey": True, "fade": 0.4}
        sheet.icon((at, middle), "agent", 66, country=country, **faded)
        sheet.text((at + 40, middle), count, 42, INK if count else theme.FAINT, bold=bool(count))


def neutral(sheet: Sheet, scene: Scene, production: float, box: Box) -> None:
    """Who plays with two players besides them."""
    x, y, w, h = box
    sheet.panel(box, theme.PAPER, theme.LINE)
    sheet.piece((x + 48, y + h / 2), scene.style(-1), 54)
    sheet.text((x + 94, y + h / 2), pic(scene.lang, "neutral"), 36, theme.SOFT, bold=CAPITALS, room=w - 240)
    words = decimal(scene.lang, production)
    sheet.icon((x + w - 54, y + h / 2), "gear", 68, fill=theme.SOFT, line=None, words=words)


def _player(sheet: Sheet, scene: Scene, line: HoldingLine, box: Box) -> None:
    """Name, flags, agents, sets and production in one line; technologies below."""
    x, y, w, _ = box
    style, moving, shown = scene.seats[line.seat], line.seat in scene.movers, scene.view.players[line.seat]
    sheet.panel(box, style.tint if moving else theme.PANEL, theme.LINE)
    middle = y + NAME / 2
    frame(sheet, scene, shown, box, middle, FLAGS[0] - 116)
    flags(sheet, shown, (x + FLAGS[0], middle), FLAGS[1])
    left = FLAGS[0] + FLAGS[1] * len(shown.flags)
    agents(sheet, shown, (x + left, middle), w - 200 - left)
    for n, row in enumerate(line.technologies):
        chips(sheet, row, (x + 16, y + NAME + LEADING * (n + 0.5)), LEADING)


def frame(sheet: Sheet, scene: Scene, shown: PlayerView, box: Box, middle: float, room: float) -> None:
    """Whose part it is: piece and name at the left, sets and production at the right, outlined for the mover."""
    x, _, w, _ = box
    style = scene.seats[shown.seat]
    if shown.seat in scene.movers:
        sheet.mover(box)
    sheet.piece((x + 48, middle), style, 58)
    one_or_two(sheet, (x + 94, middle - 36, room, 72), style.name, range(40, 33, -2), 32, least=28, leading=1.1)
    sheet.icon((x + w - 140, middle), "rosette", 68, words=shown.set_points)
    sheet.icon((x + w - 54, middle), "gear", 72, fill=theme.TEAL, line=None, words=shown.production)


def flags(sheet: Sheet, shown: PlayerView, at: tuple[float, float], step: float) -> None:
    """How many cards of each country somebody has."""
    for n, (country, count) in enumerate(shown.flags.items()):
        left = at[0] + n * step
        sheet.icon((left, at[1]), "flag", 46, anchor="lm", country=country)
        sheet.text((left + 77, at[1]), count, 42, INK if count else theme.FAINT, bold=bool(count))


def agents(sheet: Sheet, shown: PlayerView, at: tuple[float, float], room: float) -> None:
    """The agents somebody has, the used ones grey."""
    step = min(68.0, (room - 68) / max(1, len(shown.agents) - 1))
    for n, agent in enumerate(shown.agents):
        sheet.icon((at[0] + 34 + n * step, at[1]), "agent", 66, grey=agent.used, country=agent.country or "")


def chips(sheet: Sheet, row: Sequence[list[Part]], at: tuple[float, float], leading: float) -> None:
    """What technologies do, each in a frame."""
    x, middle = at
    for one in row:
        wide = row_width(one, gap=3) + CHIP
        sheet.panel((x, middle - leading / 2 + 3, wide - 8, leading - 6), theme.CARD, theme.LINE, radius=8)
        sheet.row((x + (wide - 8) / 2, middle), one, gap=3, anchor="mm")
        x += wide
