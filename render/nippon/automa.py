"""The Automa of a solo game: what it holds, what it does next, and the goals one must reach."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import Text
from engine.nippon.view.structs import AutomaView, SoloGoalView, View
from render.kit import Icon, Part, SeatStyle, Sheet, Words, row_width, theme
from render.nippon.effects import thing
from render.nippon.layout import AUTOMA, INNER, MARGIN, Plan
from render.nippon.wording import pic
from words import label

FRAMES = {"green": theme.SEAT_COLOURS["green"], "yellow": theme.STAR, "red": theme.VERMILION}


def called(lang: str) -> str:
    """The Automa's name."""
    return label(Text("nippon.automa"), lang)


def draw(sheet: Sheet, view: View, where: Plan, seats: Sequence[SeatStyle], lang: str) -> None:
    """Two lines: the Automa's things, and the goals."""
    automa = view.automa
    assert automa is not None
    style = seats[automa.seat]
    box = (MARGIN, where.automa, INNER, AUTOMA)
    sheet.panel(box, style.tint, theme.LINE)
    if view.mover == automa.seat and not view.over:
        sheet.mover(box)
    y = where.automa + 36
    sheet.piece((MARGIN + 40, y), style, 48)
    sheet.text((MARGIN + 78, y), called(lang), 28, bold=True, room=170)
    x = MARGIN + 262
    x += sheet.row((x, y), [Icon("nippon.train", 40, colour=style.colour, ink=style.ink, words=style.letter),
                            Words(f"×{automa.trains}", 30)]) + 30  # fmt: skip
    for n, row in enumerate(automa.rows):
        x += _row(sheet, (x, y), n, row, style) + 18
    _revealed(sheet, automa, y, lang, x)
    y += 64
    x = MARGIN + 24
    x += sheet.text((x, y), pic(lang, "solo.goals"), 26, bold=True) + 20
    for goal in automa.goals:
        x += _goal(sheet, (x, y), goal) + 16
    parts: list[Part] = [Words(pic(lang, "solo.priority"), 24, theme.SOFT, bold=False), 10]
    parts += [Icon(f"nippon.department.{color}", 38) for color in automa.priority]
    if automa.removed:
        gone = ", ".join(map(str, sorted(automa.removed)))
        parts = [Words(f"{pic(lang, 'solo.removed')} {gone}", 24, theme.SOFT, bold=False), 30, *parts]
    sheet.row((MARGIN + INNER - 20, y), parts, gap=5, anchor="rm")


def _row(sheet: Sheet, at: tuple[float, float], n: int, values: Sequence[int], style: SeatStyle) -> float:
    """The tokens left for one period."""
    x, y = at
    parts: list[Part] = [Words(("I", "II", "III")[n], 24, theme.SOFT), 8]
    for value in values:
        parts.append(Icon("piece", 44, shape=style.shape, colour=style.colour, ink=style.ink, words=str(value)))
    if not values:
        parts.append(Words("–", 26, theme.FAINT))
    wide = row_width(parts, gap=4) + 24
    sheet.panel((x, y - 29, wide, 58), theme.CARD, theme.LINE, radius=10)
    sheet.row((x + 12, y), parts, gap=4)
    return wide


def token_parts(token: str, size: int) -> list[Part]:
    """An action token: a slot, or the fullest slot from one side, in a frame."""
    if token.startswith("automa_slot_"):
        return [Icon("nippon.slot", size, words=token[-1])]
    frame, arrow = token.removeprefix("automa_most_").split("_")
    name = "nippon.most"
    return [Icon(name, size, frame=FRAMES[frame], left=arrow == "left")]


def _revealed(sheet: Sheet, automa: AutomaView, y: float, lang: str, left: float) -> None:
    """The tokens revealed since they were shuffled, the last one large; how many lie face down."""
    right = MARGIN + INNER - 20
    parts: list[Part] = [Icon("card_back", 40), Words(f"×{automa.face_down}", 26, theme.SOFT)]
    if automa.open_token:
        earlier = [token for token in automa.revealed if token != automa.open_token]
        shown: list[Part] = []
        for token in earlier:
            shown += token_parts(token, 34)
        parts = [*shown, 8, *token_parts(automa.open_token, 56), 12, *parts]
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
