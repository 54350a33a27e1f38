"""The Automa of a solo game: what it holds, what it does next, and the goals one must reach."""

from __future__ import annotations

from collections.abc import Sequence

from engine.nippon.components.rows_modules import ActionToken
from engine.nippon.view.structs import AutomaView
from render.kit import CAPITALS, Icon, Part, SeatStyle, Sheet, Words, piece, row_width, theme
from render.nippon.board.layout import BoardLayout
from render.nippon.pieces import FRAMES, goal, vehicle
from render.nippon.scene import Scene
from render.nippon.wording import automa_name, pic

LARGEST, SMALLEST = 56, 40  # px of the token of a turn before, in units of the line


def draw(sheet: Sheet, scene: Scene, where: BoardLayout) -> None:
    """The Automa's things, its tokens, the goals, its colours."""
    view, lang = scene.view, scene.lang
    automa = view.automa
    assert automa is not None
    style = scene.seats[automa.seat]
    box, lines = where.automa_box, where.automa_lines
    left, _, wide, _ = box
    k = lines.scale
    sheet.whole(box)
    sheet.panel(box, style.tint, theme.LINE)
    if view.mover == automa.seat and not view.over:
        sheet.mover(box)
    y, right = lines.things, left + wide - 20
    sheet.piece((left + 40, y), style, round(48 * k))
    x = left + 60 + 20 * k
    x += (
        sheet.text(
            (x, y),
            automa_name(lang),
            round(28 * k),
            bold=CAPITALS,
            room=170 * k,
            shrink=range(round(28 * k) - 1, 21, -1),
        )
        + 26
    )
    trains = sheet.row((x, y), [vehicle("train", style, round(40 * k)), Words(f"×{automa.trains}", round(30 * k))])
    sheet.marks("automa:trains", (x - 8, y - 27 * k, trains + 16, 54 * k), scene.marked, frozenset(), outside=0)
    x += trains + 30
    beside, begin = x, left + 24.0  # what stands in the line of its things, and what begins one
    x = beside if lines.influence == y else begin
    for n, row in enumerate(automa.rows):
        x += _row(sheet, (x, lines.influence), n, row, style, k) + 18
    if lines.influence == y:
        beside = x
    x = beside if lines.goals == y else begin
    if lines.goals != y:
        x += sheet.text((x, lines.goals), pic(lang, "solo.goals"), round(26 * k), bold=CAPITALS) + 20
    else:
        sheet.piece((x + 24, y), scene.seats[0], 48)
        x += 60
    for one in automa.goals:
        wide = goal(sheet, (x, lines.goals), one, k)
        sheet.marks(one.id, (x, lines.goals - 27 * k, wide, 54 * k), scene.marked, frozenset(), radius=10, outside=2)
        x += wide + 16
    if lines.goals == y:
        beside = x
    _revealed(sheet, automa, lines.tokens, beside if lines.tokens == y else begin, right, k, pic(lang, "solo.actions"))
    alone = lines.goals != lines.colours
    for size in range(round(24 * k), 21, -1):
        parts = _colours(automa, lang, size, round(38 * k))
        if row_width(parts, gap=5) <= right - (begin if alone else x):
            break
    sheet.row((begin if alone else right, lines.colours), parts, gap=5, anchor="lm" if alone else "rm")


def _colours(automa: AutomaView, lang: str, size: int, icon: int) -> list[Part]:
    """Which influence is out of the game, and in which order the Automa wants workers."""
    parts: list[Part] = [Words(pic(lang, "solo.priority"), size, theme.SOFT, bold=CAPITALS), 10]
    parts += [Icon(f"nippon.department.{color}", icon) for color in automa.priority]
    if automa.removed:
        gone = ", ".join(map(str, sorted(automa.removed)))
        parts = [Words(f"{pic(lang, 'solo.removed')} {gone}", size, theme.SOFT, bold=CAPITALS), 30, *parts]
    return parts


def _row(sheet: Sheet, at: tuple[float, float], n: int, values: Sequence[int], style: SeatStyle, k: float) -> float:
    """The tokens left for one period."""
    x, y = at
    parts: list[Part] = [Words(("I", "II", "III")[n], round(24 * k), theme.SOFT), 8]
    for value in values:
        parts.append(piece(style, round(44 * k), value))
    if not values:
        parts.append(Words("–", round(26 * k), theme.FAINT))
    wide, high = row_width(parts, gap=4) + 24, 58 * k
    sheet.panel((x, y - high / 2, wide, high), theme.CARD, theme.LINE, radius=10)
    sheet.row((x + 12, y), parts, gap=4)
    return wide


def token_icon(token: ActionToken, size: int) -> Icon:
    """An action token: a slot, or the fullest slot from one side, in a frame."""
    if token.frame is None:
        return Icon("nippon.slot", size, words=str(token.slot))
    return Icon("nippon.most", size, frame=FRAMES[token.frame], left=token.arrow == "left")


def _revealed(sheet: Sheet, automa: AutomaView, y: float, left: float, right: float, k: float, word: str) -> None:
    """The tokens revealed since they were shuffled, as large as all have room; how many lie face down.

    The last one is larger; of more than there is room for the earliest are left out.
    """
    for size in range(round(LARGEST * k), round(SMALLEST * k) - 1, -2):
        parts = _tokens(automa, size, k)
        if row_width(parts, gap=4) <= right - left:
            break
    said: list[Part] = [Words(word, round(24 * k), theme.SOFT, bold=CAPITALS), 10, *parts]
    if row_width(said, gap=4) <= right - left:
        parts = said
    while row_width(parts, gap=4) > right - left and isinstance(parts[0], Icon) and len(parts) > 6:
        parts = parts[1:]
    sheet.row((right, y), parts, gap=4, anchor="rm")


def _tokens(automa: AutomaView, size: int, k: float) -> list[Part]:
    """The open tokens and how many lie face down."""
    pile: list[Part] = [Icon("card_back", round(44 * k)), Words(f"×{automa.face_down}", round(28 * k), theme.SOFT)]
    if not automa.open_token:
        return pile
    earlier = [token for token in automa.revealed if token != automa.open_token]
    return [
        *(token_icon(token, size) for token in earlier),
        8,
        token_icon(automa.open_token, round(size * 1.3)),
        12,
        *pile,
    ]
