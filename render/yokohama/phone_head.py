"""The head of the first part of a picture for a phone."""

from __future__ import annotations

from render import phone
from render.kit import Icon, Sheet
from render.yokohama.scene import Scene
from render.yokohama.wording import name, pic, title


def head(sheet: Sheet, scene: Scene) -> None:
    """Round, whose turn, what is decided."""
    view, lang = scene.view, scene.lang
    over = view.phase == "over"
    if view.final and not over:
        phone.title(sheet, title(lang), pic(lang, "last_round"), warning=True)
    elif view.last_round is not None and not over:
        when = f"{pic(lang, 'round', n=view.round)} · {pic(lang, 'last_is', n=view.last_round)}"
        phone.title(sheet, title(lang), when, warning=True)
    else:
        phone.title(sheet, title(lang), pic(lang, "round", n=view.round))
    if view.phase == "orders":
        phone.everybody(sheet, pic(lang, "step.orders"))
        return
    seat = scene.seats[view.winners[0] if over else view.active]
    doing = pic(lang, "step.over" if over else f"step.{view.step}")
    if view.area is not None:
        doing += f": {name(lang, 'area', view.area)}"
    phone.mover(sheet, seat, seat.name, doing, Icon("trophy", 56) if over else None)
