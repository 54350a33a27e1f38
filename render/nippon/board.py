"""The board: rounds, recruitment, the Iwakura mission, the map with its influence, players, what changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PIL import Image

from engine.core.text import Seat
from engine.nippon.view.structs import View
from render.kit import SeatStyle, Sheet, theme, width
from render.nippon import automa, pairs, ports, recruit, regions, rounds, standings
from render.nippon.icons import ACTIONS
from render.nippon.layout import MOVER, TITLE_Y, WIDE, Plan, plan
from render.nippon.seats import acting, styles
from render.nippon.wording import ROMAN, name, pic

TITLE = "Nippon: Zaibatsu"


def draw(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture."""
    where, seats = plan(view), styles(view, names)
    key = ("nippon.board", lang, where, view.seats, recruit.prices(view))
    news = standings.news(view, seats, lang, changed)
    sheet = Sheet.over(key, WIDE, where.height(bool(news)), partial(still, view=view, where=where, lang=lang))
    top_line(sheet, view, seats, lang)
    rounds.draw(sheet, view, where, seats)
    if where.draft:
        pairs.draw(sheet, view, where, seats, lang, marked)
    recruit.draw(sheet, view, where, lang, marked, changed)
    ports.draw(sheet, view, where, seats, lang, marked, changed)
    regions.draw(sheet, view, where, seats, lang)
    regions.marks(sheet, view, where, marked, changed)
    if where.solo:
        automa.draw(sheet, view, where, seats, lang)
    standings.draw(sheet, view, where, seats, marked)
    if news:
        standings.draw_news(sheet, where, news, lang)
    return sheet.image


def targets(view: View) -> frozenset[str]:
    """Everything in this picture that an option can aim at."""
    found = ["consolidate", *(port.id for port in view.ports)]
    for slot in view.slots:
        found += [f"action:{action.id}" for action in slot.actions]
        found += [f"slot:{slot.slot}:{color}" for color in slot.workers]
    for region in view.regions:
        found += [region.id, *(cell.id for cell in region.trains if cell.usable)]
        found += [cell.id for market in region.markets for cell in market.cells]
    if view.phase == "draft":
        found += [pair.a for pair in view.pairs]
    return frozenset(found)


def still(sheet: Sheet, view: View, where: Plan, lang: str) -> None:
    """Everything that never changes for a number of players and a language."""
    sheet.text((24, TITLE_Y), TITLE, 44, bold=True)
    recruit.still(sheet, view, where, lang)
    sheet.panel(where.sea, theme.WATER, None, radius=20)
    ports.still(sheet, view, where, lang)
    regions.still(sheet, view, where, lang)


def top_line(sheet: Sheet, view: View, seats: Sequence[SeatStyle], lang: str) -> None:
    """Round and period, what ends the round, and whose turn it is."""
    x = 24 + width(TITLE, 44, True) + 24
    room = MOVER[0] - 16 - x
    head = pic(lang, "round", n=view.round, of=len(view.cells), period=ROMAN[view.period])
    sheet.text((x, TITLE_Y - 19), head, 28, bold=True, room=room, shrink=(26, 24))
    sheet.block((x, TITLE_Y + 2, room, 46), ends(view, lang), 25, theme.SOFT, align="lm", shrink=(23, 22), leading=1.05)
    x, y, w, h = MOVER
    seat = best(view) if view.over else acting(view)
    style = seats[seat]
    sheet.panel(MOVER, style.tint, None, radius=14)
    sheet.mover(MOVER, radius=14)
    if view.over:
        sheet.icon((x + w - 48, y + h / 2), "cross" if lost(view) else "trophy", 60)
    elif view.turn.action:
        sheet.icon((x + w - 50, y + h / 2), ACTIONS[view.turn.action], 60)
    sheet.piece((x + 50, y + h / 2), style, 62)
    called = style.name if seat < len(view.players) else automa.called(lang)
    sheet.text((x + 94, y + 30), called, 34, bold=True, room=w - 190, shrink=(32, 30, 28))
    sheet.text((x + 94, y + 65), doing(view, lang), 26, room=w - 190, shrink=(25, 24, 23, 22))


def best(view: View) -> Seat:
    """Who has won, or has most in a lost solo game: a tie goes to the later last turn."""
    return max((player.score.total, player.last_turn, player.seat) for player in view.players)[2]


def lost(view: View) -> bool:
    """Whether a solo game ended without all of its goals."""
    return view.automa is not None and not all(goal.met for goal in view.automa.goals)


def ends(view: View, lang: str) -> str:
    """What the round waits for."""
    if view.over:
        return pic(lang, "ends.over")
    if view.last_rounds:
        return pic(lang, "ends.last", n=view.turns_left or 0)
    scoring = any(cell.scoring for cell in view.cells if cell.cell == view.round)
    return pic(lang, "ends.scoring" if scoring else "ends.queue")


def doing(view: View, lang: str) -> str:
    """What is decided now."""
    if view.over and view.automa is not None:
        return pic(lang, "doing.lost" if lost(view) else "doing.won")
    if view.phase != "turn":
        return pic(lang, f"doing.{view.phase}")
    action = view.turn.action
    if not action:
        return pic(lang, "doing.turn")
    if action == "consolidate":
        return pic(lang, "doing.consolidate")
    if view.turn.most <= 1:
        return name(lang, "action", action)
    now = min(view.turn.done + 1, view.turn.most)
    return pic(lang, "doing.action", action=name(lang, "action", action), n=now, of=view.turn.most)
