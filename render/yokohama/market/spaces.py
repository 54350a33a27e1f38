"""The Church and Customs boards on the market."""

from __future__ import annotations

from typing import Any

from engine.yokohama.components.effects import Vp
from engine.yokohama.components.names import space_number
from engine.yokohama.view.structs import BoardView, SpaceView, View
from render.kit import Box, Icon, Part, Sheet, Words, theme
from render.kit.theme import INK
from render.yokohama import colours, rewards
from render.yokohama.market.layout import MarketLayout
from render.yokohama.scene import Scene


def still(sheet: Sheet, view: View, where: MarketLayout) -> None:
    """What stands left of the boards: icons and points at the end."""
    for n, (name, board) in enumerate((("yokohama.church", view.church), ("yokohama.customs", view.customs))):
        x, y, w, h = where.board(n)
        sheet.panel((x, y, w, h), theme.COMMERCE, colours.ROOF["commercial"])
        if h > 2 * w:  # below each other
            sheet.icon((x + w / 2, y + h * 0.15), name, 74)
            sheet.icon((x + w / 2, y + h * 0.62), "rosette", 64, words=board.points.first)
            sheet.icon((x + w / 2, y + h * 0.85), "rosette", 54, words=board.points.second)
        else:
            sheet.icon((x + 32, y + 46), name, 54)
            sheet.icon((x + 84, y + 42), "rosette", 52, words=board.points.first)
            sheet.icon((x + 84, y + 108), "rosette", 46, words=board.points.second)


def draw(sheet: Sheet, scene: Scene, where: MarketLayout) -> None:
    """Both boards."""
    for n, board in enumerate((scene.view.church, scene.view.customs)):
        _count(sheet, board, where.board(n))
        sheet.whole(where.whole_board(n))
        for place, space in enumerate(board.spaces):
            _space(sheet, scene, space, where.space(n, place, len(board.spaces)), where.space_scale, faith=n == 0)


def _count(sheet: Sheet, board: BoardView, box: Box) -> None:
    """How many stand on a board, of so many that end the game."""
    x, y, w, h = box
    tall = h > 2 * w
    at, size = ((x + w / 2, y + h * 0.38), 40) if tall else ((x + 32, y + 110), 32)
    words = f"{board.count}/{board.limit}"
    if board.full:
        sheet.pill(at, words, size, theme.VERMILION, pad=6)
    else:
        sheet.text(at, words, size, bold=True, anchor="mm")


def _space(sheet: Sheet, scene: Scene, space: SpaceView, box: Box, k: float, *, faith: bool) -> None:
    """Price and points, below them the place of the assistant and whatever else; greyed once taken.

    A space of the Customs board has its number there too.
    """
    x, y, w, h = box
    taken = space.taken is not None
    ink, above, below = theme.FAINT if taken else INK, y + 42 * k, y + h - 38 * k
    sheet.panel(box, theme.PAPER if taken else theme.CARD, theme.LINE)
    left = x + theme.DISC * bool(scene.marked.get(space.id))
    if faith:
        sheet.icon((left + 40 * k, above), "yokohama.faith", round(72 * k), words=space.price, grey=taken)
    else:
        parts: list[Part] = [Icon("crate", round(46 * k), grey=taken), 3, Words(space.price, round(38 * k), ink)]
        sheet.row((left + 10, above), parts)
        number = space_number(space.index)
        sheet.text((x + 10, below), number, round(26 * k), theme.FAINT if taken else theme.SOFT, bold=True)
    points, rest = _gains(space, taken, k)
    sheet.row((x + w - 8, above), points, anchor="rm")
    sheet.row((x + w - 8, below), rest, anchor="rm")
    middle = (x + (40 * k if faith else w / 2 - 2), below)
    if space.taken is None:
        sheet.disc(*middle, 20 * k, theme.PANEL, theme.LINE, 3)
    else:
        sheet.piece(middle, scene.style(space.taken), round(52 * k))


def _gains(space: SpaceView, taken: bool, k: float) -> tuple[list[Part], list[Part]]:
    """Points large, whatever else smaller."""
    points: list[Part] = []
    rest: list[Part] = []
    for given in space.reward:
        if isinstance(given, Vp):
            greyed: dict[str, Any] = {"fill": theme.LINE, "grey": True} if taken else {}
            points.append(Icon("rosette", round(64 * k), words=given.n, **greyed))
        else:
            rest += rewards.parts(given, round(48 * k), text=round(34 * k), grey=taken)
    return points, rest
