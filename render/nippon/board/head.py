"""What the head of a picture says."""

from __future__ import annotations

from engine.core.text import Seat
from render.head import Head, Standing
from render.kit import Icon, SeatStyle
from render.nippon.board.standings import order
from render.nippon.icons import ACTIONS
from render.nippon.scene import Scene, foretold, headed
from render.nippon.wording import ROMAN, automa_name, doing, ends, pic, title


def head(scene: Scene) -> Head:
    """Round and period, what the round waits for, who is to act or has won, everybody's points."""
    view, lang = scene.view, scene.lang
    acting = (view.winners or view.ranking[:1]) if view.over else (view.acting,)
    return Head(
        lang=lang,
        title=title(lang),
        when=pic(lang, "round", n=view.round, of=len(view.cells), period=ROMAN[view.period]),
        note="" if view.over else ends(view, lang),
        last=view.last_rounds and not view.over,
        movers=tuple(_style(scene, seat) for seat in acting),
        doing=doing(view, lang),
        won=bool(view.winners),
        sign=_sign(scene),
        unit=Icon("star", 44),
        standings=_standings(scene),
        forecast=foretold(view),
    )


def _style(scene: Scene, seat: Seat) -> SeatStyle:
    """How a seat looks, and what it is called; the Automa has a name only here."""
    style = scene.seats[seat]
    return style if seat < len(scene.view.players) else style._replace(name=automa_name(scene.lang))


def _sign(scene: Scene) -> str:
    """Of the action, or how it ended."""
    view = scene.view
    if view.over:
        return "trophy" if view.winners else "cross"
    return ACTIONS[view.turn.action] if view.turn.action else ""


def _standings(scene: Scene) -> tuple[Standing, ...]:
    """In the order of the table; the Automa has no points."""
    view = scene.view
    counted = view.over or foretold(view)
    return tuple(
        Standing(
            scene.seats[seat],
            player.score.total if counted else player.vp,
            counted and seat in view.leaders,
            scene.gain(seat, headed(view), player.score.total if counted else player.vp),
        )
        for seat in order(view)
        for player in (view.players[seat],)
    )
