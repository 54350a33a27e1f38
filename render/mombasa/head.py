"""What the head of a picture says."""

from __future__ import annotations

from render.head import Head, Standing
from render.kit import Words, theme
from render.mombasa.scene import Scene, headed
from render.mombasa.wording import heading, plain


def head(scene: Scene) -> Head:
    """Round and phase, who is to act or has won, everybody's sums."""
    view, lang = scene.view, scene.lang
    ending = view.last_round and not view.over
    acting = view.winners if view.over else view.turn_order if view.active is None else (view.active,)
    return Head(
        lang=lang,
        title=heading(lang, "title"),
        when=heading(lang, "round", round=view.round, rounds=view.rounds),
        note=heading(lang, "last_round") if ending else "",
        last=ending,
        movers=tuple(scene.seats[seat] for seat in acting),
        doing=plain(lang, "phase", view.phase),
        won=bool(view.winners),
        sign="trophy" if view.over else "",
        unit=Words("£", 40, theme.SOFT),
        standings=tuple(
            Standing(
                scene.seats[player.seat],
                player.total,
                player.seat in view.leaders,
                scene.gain(player.seat, headed(view), player.total),
            )
            for player in scene.order()
        ),
        forecast=not view.over,
    )
