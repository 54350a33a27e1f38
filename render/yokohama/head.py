"""What the head of a picture says."""

from __future__ import annotations

from engine.yokohama.view.structs import View
from render.head import Head, Standing
from render.kit import Icon
from render.yokohama.scene import Scene, foretold, headed, headline, leads
from render.yokohama.wording import name, pic, title


def head(scene: Scene) -> Head:
    """Round, how near the end is, who is to act or has won, what is decided, everybody's points."""
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
        last=view.last_round is not None and not over,
        movers=tuple(scene.seats[seat] for seat in acting),
        doing=_doing(view, lang),
        won=over,
        sign="trophy" if over else "",
        unit=Icon("rosette", 46),
        standings=tuple(
            Standing(
                scene.seats[seat],
                headline(view, player),
                leads(view, player),
                scene.gain(seat, headed(view), headline(view, player)),
            )
            for seat in seats
            for player in (view.players[seat],)
        ),
        forecast=foretold(view),
    )


def _note(view: View, lang: str) -> str:
    """Which round is the last one; until that is known what the end is nearest by, once anything counts for it."""
    if view.phase == "over":
        return ""
    if view.last_round is not None:
        return pic(lang, "last_round") if view.final else pic(lang, "last_is", n=view.last_round)
    counts = [
        ("church", view.church.count, view.church.limit),
        ("customs", view.customs.count, view.customs.limit),
        ("shops", max(view.end.shops.counts), view.end.shops.limit),
        ("trading_houses", max(view.end.houses.counts), view.end.houses.limit),
    ]
    begun = [(of - n, trigger, n, of) for trigger, n, of in counts if n]
    if not begun or view.order_deck <= min(begun)[0]:
        return pic(lang, "orders_until_end", n=view.order_deck) if begun else ""
    _, trigger, n, of = min(begun)
    return pic(lang, "until_end", what=pic(lang, f"tell.trigger.{trigger}"), n=n, of=of)


def _doing(view: View, lang: str) -> str:
    """What is decided, and where."""
    step = pic(lang, f"step.{view.phase if view.phase != 'turn' else view.step}")
    return step if view.area is None else f"{step}: {name(lang, 'area', view.area)}"
