"""What the head of a picture says."""

from __future__ import annotations

from engine.yokohama.view.structs import View
from render.head import Head, Standing
from render.kit import Icon
from render.yokohama.scene import Scene, leads
from render.yokohama.wording import name, pic, title


def head(scene: Scene) -> Head:
    """Round, who is to act or has won, what is decided, everybody's points."""
    view, lang = scene.view, scene.lang
    over = view.phase == "over"
    acting = view.winners if over else (view.active,)
    if view.phase == "orders":
        acting = tuple(seat for seat in view.turn_order if seat in view.acting)
    seats = sorted(view.turn_order, key=lambda seat: view.players[seat].rank) if over else view.turn_order
    return Head(
        lang=lang,
        title=title(lang),
        when=pic(lang, "round", n=view.round),
        note=_note(view, lang),
        last=bool(_note(view, lang)),
        movers=tuple(scene.seats[seat] for seat in acting),
        doing=_doing(view, lang),
        won=over,
        sign="trophy" if over else "",
        unit=Icon("rosette", 46),
        standings=tuple(
            Standing(
                scene.seats[seat],
                player.total,
                leads(view, player),
                scene.gain(seat, "total", player.total),
            )
            for seat in seats
            for player in (view.players[seat],)
        ),
        forecast=not over,
    )


def _note(view: View, lang: str) -> str:
    """That the end is near."""
    if view.last_round is None or view.phase == "over":
        return ""
    return pic(lang, "last_round") if view.final else pic(lang, "last_is", n=view.last_round)


def _doing(view: View, lang: str) -> str:
    """What is decided, and where."""
    step = pic(lang, f"step.{view.phase if view.phase != 'turn' else view.step}")
    return step if view.area is None else f"{step}: {name(lang, 'area', view.area)}"
