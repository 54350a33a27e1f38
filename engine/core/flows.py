"""Flows made of several questions: pending effects in the owner's order, and seats side by side."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from engine.core.ask import Ask, Joint, Rule, choose
from engine.core.effects import begin, reveal
from engine.core.offer import Option
from engine.core.state import CoreState
from engine.core.text import EngineBug, Seat

T = TypeVar("T")
E = TypeVar("E")


def resolve_effects(
    seat: Seat,
    key: str,
    pending: list[E],
    perform: Callable[[E], Rule[Sequence[E]]],
    show: Callable[[E], Option[E]],
    *,
    plain: Callable[[E], bool],
) -> Rule[None]:
    """Finish pending effects in the owner's order; what one triggers joins the list, plain ones never ask."""
    while pending:
        at = next((n for n, effect in enumerate(pending) if plain(effect)), None)
        if at is None and len(pending) > 1:
            options = {option.id: option for option in map(show, pending)}
            picked = yield from choose(seat, key, tuple(options.values()))
            at = next(n for n, effect in enumerate(pending) if effect is picked)
        effect = pending.pop(at or 0)
        pending.extend((yield from perform(effect)))


def saying_what_waits(rule: Callable[[], Rule[T]], waits: tuple[E, ...]) -> Rule[T]:
    """Let every question of an effect name the effects that wait: the one that asks, then the others."""
    asking, answer = rule(), None
    while True:
        try:
            ask = asking.send(answer)
        except StopIteration as stop:
            found: T = stop.value
            return found
        assert isinstance(ask, Ask)
        ask.waits = (*ask.waits, *waits)  # an effect may be part of another one
        answer = yield ask


def together(g: CoreState, key: str, flows: Mapping[Seat, Rule[T]], *, secret: bool = True) -> Rule[dict[Seat, T]]:
    """Run one flow per seat side by side; all results arrive at once, in seat order, and are nobody's own deed."""
    asks: dict[Seat, Ask[Any]] = {}
    last: dict[Seat, Ask[Any]] = {}
    results: dict[Seat, T] = {}

    def go_on(seat: Seat, answer: Any) -> None:
        answered = asks.pop(seat, None)
        try:
            ask = flows[seat].send(answer)
        except StopIteration as stop:
            results[seat] = stop.value
            if answered is not None:
                last[seat] = answered
            return
        if not isinstance(ask, Ask) or ask.seat != seat:
            raise EngineBug(f"{key}: the flow of seat {seat} asked somebody else")
        if secret:
            ask.private = True
        asks[seat] = ask

    for seat in sorted(flows):
        begin(g, key, seat)
        go_on(seat, None)
    joint = Joint(key, [], secret, tuple(sorted(flows)), last)
    asked = bool(asks)
    while asks:
        joint.asks = [asks[s] for s in sorted(asks)]
        seat, values = yield joint
        go_on(seat, (seat, values))
    begin(g, key)
    if asked:
        reveal(g, f"joint:{key}")  # all results arrive together, and nobody can go back behind them
    return {seat: results[seat] for seat in sorted(results)}
