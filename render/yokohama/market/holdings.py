"""The lower part of the market: flags, agents and technologies of every player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.yokohama.view.structs import PlayerView, View
from render.kit import Part, SeatStyle, Sheet, row_width, theme
from render.theme import INK
from render.yokohama.formulas import formula
from render.yokohama.market.layout import WIDE
from render.yokohama.scene import Scene
from render.yokohama.wording import decimal, pic

HEAD = 58
SUPPLY = (58, 66)  # height and step of the line of agents in the supply
FLAGS = (312, 80)  # first column and step
AGENTS = (702, 190)  # left edge and room
SETS = 938
EFFECTS = (990, 506)  # technologies: left edge and room
PRODUCTION = 1540
ICON, CHIP = 36, 28  # px: the size of a formula, and what its frame takes beside it
LEADING = 52


class HoldingLine(NamedTuple):
    """A player's line: who, what the technologies do in rows of formulas, and how high it is."""

    seat: int
    technologies: list[list[list[Part]]]
    high: int


def lines(scene: Scene) -> list[HoldingLine]:
    """In turn order; many technologies make a line higher."""
    view = scene.view
    made = []
    for seat in view.turn_order:
        found = rows([formula(card, ICON) for card in view.players[seat].technologies])
        made.append(HoldingLine(seat, found, max(64, 12 + LEADING * len(found))))
    if view.neutral is not None:
        made.append(HoldingLine(-1, [], 58))
    return made


def rows(formulas: Sequence[list[Part]], room: float = EFFECTS[1]) -> list[list[list[Part]]]:
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


def height(made: Sequence[HoldingLine]) -> int:
    return HEAD + SUPPLY[1] + sum(line.high + 6 for line in made) + 18


def still(sheet: Sheet, view: View, top: float) -> None:
    """Heads of the columns and the frame of the supply."""
    y = top + HEAD / 2
    for n, country in enumerate(view.agents):
        sheet.icon((FLAGS[0] + n * FLAGS[1], y), "flag", 40, country=country)
    sheet.icon((AGENTS[0] + 28, y), "agent", 48)
    sheet.icon((SETS, y), "rosette", 46)
    sheet.icon((EFFECTS[0] + 20, y), "flask", 44)
    sheet.icon((PRODUCTION, y), "gear", 46, fill=theme.TEAL, line=None)
    sheet.panel((22, top + HEAD, WIDE - 44, SUPPLY[0]), theme.PAPER, theme.LINE)
    sheet.icon((58, top + HEAD + SUPPLY[0] / 2), "agent", 44)


def draw(sheet: Sheet, scene: Scene, made: Sequence[HoldingLine], top: float) -> None:
    """The supply of agents, then the players; the mover's line is tinted and outlined."""
    view, lang = scene.view, scene.lang
    y = top + HEAD + SUPPLY[0] / 2
    sheet.text((96, y), pic(lang, "supply"), 26, theme.SOFT, room=170, shrink=(24,))
    for n, (country, count) in enumerate(view.agents.items()):
        x = FLAGS[0] + n * FLAGS[1]
        faded: dict[str, Any] = {} if count else {"grey": True, "fade": 0.4}
        sheet.icon((x - 14, y), "agent", 44, country=country, **faded)
        sheet.text((x + 14, y), count, 30, INK if count else theme.FAINT, bold=bool(count))
    y = top + HEAD + SUPPLY[1]
    for line in made:
        box = (22, y, WIDE - 44, line.high)
        middle = y + line.high / 2
        if line.seat < 0 and view.neutral is not None:
            sheet.panel(box, theme.PAPER, theme.LINE)
            sheet.piece((58, middle), scene.style(line.seat), 44)
            sheet.text((96, middle), pic(lang, "neutral"), 28, theme.SOFT, room=420)
            sheet.icon((PRODUCTION, middle), "gear", 52, fill=theme.SOFT, line=None, words=decimal(lang, view.neutral))
        else:
            moving = line.seat in scene.movers
            style = scene.seats[line.seat]
            sheet.panel(box, style.tint if moving else theme.PANEL, theme.LINE)
            _player(sheet, view.players[line.seat], style, line, middle, moving)
            if moving:
                sheet.mover(box)
        y += line.high + 6


def _player(sheet: Sheet, player: PlayerView, style: SeatStyle, line: HoldingLine, y: float, moving: bool) -> None:
    sheet.piece((58, y), style, 46)
    sheet.text((96, y), style.name, 30, bold=moving, room=176, shrink=(28, 26))
    for n, count in enumerate(player.flags.values()):
        colour = INK if count else theme.FAINT
        sheet.text((FLAGS[0] + n * FLAGS[1], y), count, 34, colour, bold=bool(count), anchor="mm")
    step = min(54.0, (AGENTS[1] - 54) / max(1, len(player.agents) - 1))
    for n, agent in enumerate(player.agents):
        sheet.icon((AGENTS[0] + 28 + n * step, y), "agent", 54, grey=agent.used, country=agent.country or "")
    sheet.icon((SETS, y), "rosette", 50, words=player.set_points)
    first = y - LEADING * (len(line.technologies) - 1) / 2
    for n, row in enumerate(line.technologies):
        chips(sheet, row, (EFFECTS[0], first + n * LEADING), LEADING)
    sheet.icon((PRODUCTION, y), "gear", 56, fill=theme.TEAL, line=None, words=player.production)


def chips(sheet: Sheet, row: Sequence[list[Part]], at: tuple[float, float], leading: float) -> None:
    """What technologies do, each in a frame."""
    x, middle = at
    for one in row:
        wide = row_width(one, gap=3) + CHIP
        sheet.panel((x, middle - leading / 2 + 3, wide - 8, leading - 6), theme.CARD, theme.LINE, radius=8)
        sheet.row((x + (wide - 8) / 2, middle), one, gap=3, anchor="mm")
        x += wide
