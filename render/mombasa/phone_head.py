"""The head of the first part of a picture for a phone."""

from __future__ import annotations

from render import phone
from render.kit import Icon, Sheet, width
from render.mombasa import header
from render.mombasa.scene import Scene
from render.mombasa.wording import heading, plain


def head(sheet: Sheet, scene: Scene, *, coins: bool = False) -> None:
    """Rounds, with the coins that still lie on them if wanted, phase, whose turn it is or who has won."""
    view, title = scene.view, heading(scene.lang, "title")
    phone.title(sheet, title, "")
    left = phone.EDGE + 8 + width(title, phone.TITLE, bold=True) + 24
    header.rounds(sheet, scene, left, 38, coins=coins)
    if view.last_round and not view.over:
        sheet.icon((phone.WIDE - phone.EDGE, 38), "hourglass", 50, anchor="rm")
    phase = plain(scene.lang, "phase", view.phase)
    if view.over and view.winners:
        seat = scene.seats[view.winners[0]]
        phone.mover(sheet, seat, ", ".join(scene.seats[one].name for one in view.winners), phase, Icon("trophy", 56))
    elif view.active is None:
        phone.everybody(sheet, phase)
    else:
        seat = scene.seats[view.active]
        phone.mover(sheet, seat, seat.name, phase)
