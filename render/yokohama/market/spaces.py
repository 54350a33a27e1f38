"""The Church and Customs boards on the market."""

from __future__ import annotations

from engine.yokohama.components.effects import Vp
from engine.yokohama.components.names import space_number
from engine.yokohama.view.structs import BoardView, SpaceView, View
from render.kit import Box, Icon, Part, Sheet, Words, theme
from render.theme import INK
from render.yokohama import colours, rewards
from render.yokohama.market.layout import LABEL, SPACE, MarketPlan
from render.yokohama.scene import Scene


def still(sheet: Sheet, view: View, plan: MarketPlan) -> None:
    """What stands left of the boards: icons and points at the end."""
    for n, (name, board) in enumerate((("yokohama.church", view.church), ("yokohama.customs", view.customs))):
        y = plan.spaces + n * SPACE[1]
        sheet.panel((LABEL[0], y, LABEL[1], SPACE[0]), theme.COMMERCE, colours.ROOF["commercial"])
        sheet.icon((LABEL[0] + 32, y + 42), name, 54)
        sheet.icon((LABEL[0] + 84, y + 40), "rosette", 46, words=board.points.first)
        sheet.icon((LABEL[0] + 84, y + 92), "rosette", 40, words=board.points.second)


def draw(sheet: Sheet, scene: Scene, plan: MarketPlan) -> None:
    """Both boards."""
    for n, board in enumerate((scene.view.church, scene.view.customs)):
        _count(sheet, board, plan.spaces + n * SPACE[1])
        for place, space in enumerate(board.spaces):
            _space(sheet, scene, space, plan.space(n, place, len(board.spaces)), faith=n == 0)


def _count(sheet: Sheet, board: BoardView, y: float) -> None:
    """How many stand on a board, of so many that end the game."""
    at, words = (LABEL[0] + 33, y + 95), f"{board.count}/{board.limit}"
    if board.full:
        sheet.pill(at, words, 28, theme.VERMILION, pad=6)
    else:
        sheet.text(at, words, 28, bold=True, anchor="mm")


def _space(sheet: Sheet, scene: Scene, space: SpaceView, box: Box, *, faith: bool) -> None:
    """Price and reward, below them the place of the assistant, on the Customs board its number; greyed once taken."""
    x, y, w, h = box
    taken = space.taken is not None
    sheet.panel(box, theme.PAPER if taken else theme.CARD, theme.LINE)
    if faith:
        sheet.icon((x + 33, y + 38), "yokohama.faith", 54, words=space.price, grey=taken)
    else:
        parts: list[Part] = [Icon("crate", 38, grey=taken), 3, Words(space.price, 28, theme.FAINT if taken else INK)]
        sheet.row((x + 12, y + 38), parts)
        sheet.text((x + 10, y + h - 34), space_number(space.index), 24, theme.FAINT if taken else theme.SOFT, bold=True)
    sheet.row((x + w - 10, y + 38), _gains(space, taken), anchor="rm")
    middle = (x + w / 2, y + h - 34)
    if space.taken is None:
        sheet.disc(*middle, 20, theme.PANEL, theme.LINE, 3)
    else:
        sheet.piece(middle, scene.style(space.taken), 52)


def _gains(space: SpaceView, taken: bool) -> list[Part]:
    """Points large, whatever else small."""
    shown: list[Part] = []
    for given in space.reward:
        large = isinstance(given, Vp)
        if shown:
            shown.append(5)
        if large and taken:
            shown.append(Icon("rosette", 46, words=given.n, fill=theme.LINE, grey=True))
        else:
            shown += rewards.parts(given, 46 if large else 34, text=24, grey=taken)
    return shown
