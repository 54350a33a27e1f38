"""The Automa of a solo game: what it holds, what it does next, and the goals one must reach."""

from __future__ import annotations

from collections.abc import Sequence

from engine.nippon.components.rows_modules import ActionToken
from engine.nippon.view.structs import AutomaView, SoloGoalView
from render.kit import Icon, Part, SeatStyle, Sheet, Words, piece, row_width, theme
from render.nippon.board.layout import Plan
from render.nippon.effects import thing
from render.nippon.pieces import vehicle
from render.nippon.scene import Scene
from render.nippon.wording import automa_name, pic

FRAMES = {"green": theme.SEAT_COLOURS["green"], "yellow": theme.STAR, "red": theme.VERMILION}


def draw(sheet: Sheet, scene: Scene, where: Plan) -> None:
    """The Automa's things, its tokens, the goals, its colours."""
    view, lang = scene.view, scene.lang
    automa = view.automa
    assert automa is not None
    style = scene.seats[automa.seat]
    box = where.automa_box
    left, _, wide, _ = box
    things, tokens, goals, colours = where.automa_lines
    sheet.panel(box, style.tint, theme.LINE)
    if view.mover == automa.seat and not view.over:
        sheet.mover(box)
    y = things
    sheet.piece((left + 40, y), style, 48)
    sheet.text((left + 78, y), automa_name(lang), 28, bold=True, room=170)
    x = left + 262.0
    x += sheet.row((x, y), [vehicle("train", style, 40), Words(f"×{automa.trains}", 30)]) + 30
    for n, row in enumerate(automa.rows):
        x += _row(sheet, (x, y), n, row, style) + 18
    _revealed(sheet, automa, tokens, x if tokens == things else left + 24, left + wide - 20)
    x, y = left + 24.0, goals
    x += sheet.text((x, y), pic(lang, "solo.goals"), 26, bold=True) + 20
    for goal in automa.goals:
        x += _goal(sheet, (x, y), goal) + 16
    parts: list[Part] = [Words(pic(lang, "solo.priority"), 24, theme.SOFT, bold=False), 10]
    parts += [Icon(f"nippon.department.{color}", 38) for color in automa.priority]
    if automa.removed:
        gone = ", ".join(map(str, sorted(automa.removed)))
        parts = [Words(f"{pic(lang, 'solo.removed')} {gone}", 24, theme.SOFT, bold=False), 30, *parts]
    sheet.row((left + wide - 20, colours), parts, gap=5, anchor="rm")


def _row(sheet: Sheet, at: tuple[float, float], n: int, values: Sequence[int], style: SeatStyle) -> float:
    """The tokens left for one period."""
    x, y = at
    parts: list[Part] = [Words(("I", "II", "III")[n], 24, theme.SOFT), 8]
    for value in values:
        parts.append(piece(style, 44, value))
    if not values:
        parts.append(Words("–", 26, theme.FAINT))
    wide = row_width(parts, gap=4) + 24
    sheet.panel((x, y - 29, wide, 58), theme.CARD, theme.LINE, radius=10)
    sheet.row((x + 12, y), parts, gap=4)
    return wide


def token_icon(token: ActionToken, size: int) -> Icon:
    """An action token: a slot, or the fullest slot from one side, in a frame."""
    if token.frame is None:
        return Icon("nippon.slot", size, words=str(token.slot))
    return Icon("nippon.most", size, frame=FRAMES[token.frame], left=token.arrow == "left")


def _revealed(sheet: Sheet, automa: AutomaView, y: float, left: float, right: float) -> None:
    """The tokens revealed since they were shuffled, the last one large; how many lie face down."""
    parts: list[Part] = [Icon("card_back", 40), Words(f"×{automa.face_down}", 26, theme.SOFT)]
    if automa.open_token:
        earlier = [token for token in automa.revealed if token != automa.open_token]
        shown: list[Part] = [token_icon(token, 46) for token in earlier]
        parts = [*shown, 8, token_icon(automa.open_token, 60), 12, *parts]
    while row_width(parts, gap=4) > right - left and isinstance(parts[0], Icon) and len(parts) > 6:
        parts = parts[1:]
    sheet.row((right, y), parts, gap=4, anchor="rm")


def _goal(sheet: Sheet, at: tuple[float, float], goal: SoloGoalView) -> float:
    """What must be reached, in the frame it activates."""
    x, y = at
    mark: list[Part] = [6, Icon("tick", 32)] if goal.met else []
    parts: list[Part] = [thing(goal.metric, 40), 8, Words(f"{goal.have} / {goal.need}", 30), *mark]
    wide = row_width(parts, gap=4) + 28
    sheet.panel((x, y - 27, wide, 54), theme.CARD, FRAMES[goal.frame], width=5, radius=10)
    sheet.row((x + 14, y), parts, gap=4)
    return wide
