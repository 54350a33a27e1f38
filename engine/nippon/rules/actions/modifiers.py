"""Action modifiers of own factories: at most one per turn, voluntary (§6.1 step 4, §9.1, §9.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Never, TypeAlias, TypeVar

from msgspec import Struct

from engine.core.ask import Form, Presentation, Rule, Series, choose
from engine.core.effects import note
from engine.core.offer import SKIP, STOP, Offer, Option, Refusal, offers, only_refused, sift
from engine.core.text import Seat, Text, refusal, text
from engine.nippon.components.names import factory, factory_short
from engine.nippon.queries.effects import Pending, why_not_modifier
from engine.nippon.queries.facts import player_name
from engine.nippon.rules.effects import Rival, finish_effects, no_rivals
from engine.nippon.rules.option_facts import UsingModifier
from engine.nippon.rules.order import goes_first, token_effects
from engine.nippon.rules.silk import Exchange, silk_button, why_no_silk
from engine.nippon.state import State

T = TypeVar("T")
Targets: TypeAlias = Callable[[], Offer[Any]]  # of an action's next activation
GROUP = Text("nippon.group.modifier")
STOP_TOO_EARLY = Refusal("stop", STOP.label, refusal("nippon.no.stop", "6.1"))


def nowhere() -> Offer[Never]:
    """The targets of an action that has no activation left."""
    return Offer(())


class Use(Struct, frozen=True):
    """The pick "apply the modifier of this factory"."""

    works: str


def modifier_offer(g: State, me: Seat) -> Offer[Use]:
    """The modifiers that may be applied now, out of all own factories; those of other factories are not one's own."""
    own = sift(
        g.players[me].works,
        lambda works: why_not_modifier(g, me, works),
        lambda works: modifier_option(works.id),
        id_and_value=lambda works: (f"use:{works.id}", Use(works.id)),
    )
    return offers(own, only_refused(partial(modifiers_of_others, g, me)))


def modifiers_of_others(g: State, me: Seat) -> Offer[Use]:
    """The modifiers of this action on factories that somebody else owns, or nobody yet."""
    owner = {works.id: seat for seat, player in enumerate(g.players) for works in player.works}

    def why_not(token: str) -> Text:
        if token in owner:
            return refusal("nippon.no.modifier_other", "9.1", player=player_name(g, owner[token]))
        return refusal("nippon.no.modifier_not_built", "9.1")

    found = (one for one in g.laid_out if owner.get(one) != me and g.data.tokens[one].side.kind == "modifier")
    return sift((one for one in found if g.data.tokens[one].side.action == g.turn.action), why_not, modifier_option)


def modifier_option(token: str) -> Option[Use]:
    """The modifier of a factory."""
    label, facts = text("nippon.modifier_of", factory=factory_short(token)), UsingModifier(factory=token)
    return Option(f"use:{token}", Use(token), label, None, GROUP, target=token, facts=facts)


def use_modifier(g: State, me: Seat, name: str, numbers: Iterator[int] | None = None) -> Rule[None]:
    """Apply a modifier; its effects are not actions."""
    g.turn.modifier = name
    note(g, "nippon.log.modifier", me, factory=factory(name))
    yield from finish_effects(g, me, token_effects(g.data.tokens[name].side.ops, name), numbers=numbers)


def finish_activation(g: State, me: Seat, pending: list[Pending]) -> Rule[None]:
    """The bonuses that an activation set off; a modifier may come before them where that is not the same (R54)."""
    if pending:
        yield from finish_effects(g, me, pending, partial(rivals, g, me) if g.has_free_order else no_rivals)


def rivals(g: State, me: Seat, pending: Sequence[Pending]) -> list[Rival]:
    """The modifiers that could make a pending bonus better if they came first: by a ship, or by steps back."""
    player, found = g.players[me], []
    for works in player.works:
        if why_not_modifier(g, me, works) is not None:
            continue
        effects = token_effects(g.data.tokens[works.id].side.ops, works.id)
        if any(
            goes_first(g, player, effect, pending) and not goes_first(g, player, effect, [*pending, *effects])
            for effect in pending
        ):
            found.append(Rival(modifier_option(works.id), effects, partial(use_modifier, g, me, works.id)))
    return found


def last_modifier(g: State, me: Seat) -> Rule[bool]:
    """Where no activation follows for now: a modifier that can still be applied; returns whether it was."""
    offer = modifier_offer(g, me)
    if not len(offer):
        return False
    chosen = yield from choose(me, "nippon.modifier", offers(offer, SKIP), recurs=True)
    if chosen is None:
        return False
    yield from use_modifier(g, me, chosen.works)
    return True


def refused_before_first(g: State, me: Seat) -> Offer[Never]:
    """Before the first activation one can neither stop nor apply a modifier; the reasons for both."""
    return Offer((), lambda: [STOP_TOO_EARLY, *modifier_offer(g, me).refused()])


def next_activation(
    g: State,
    me: Seat,
    key: str,
    targets: Callable[[], Offer[T]],
    left: Callable[[], int],
    for_money: bool = True,
    series: Callable[[Offer[T]], Series | None] | None = None,
    form: Callable[[Offer[T]], Form | None] | None = None,
    prompt: Callable[[int, int], Text] | None = None,
) -> Rule[T | None]:
    """Choose the target of an activation; from the second on one may stop, or apply a modifier in between.

    `left` says how many activations are possible as things stand, this one included.
    """
    silk, no_silk = (silk_button(g, me), [why_no_silk(g, me)]) if for_money else (tuple, [])
    n = g.turn.done + 1
    first = n == 1

    def presentation_of(found: Offer[T]) -> Presentation:
        most = g.turn.done + left()
        return Presentation(
            prompt=text(key, n=n, of=most) if prompt is None else prompt(n, most),
            series=None if series is None else series(found),
            form=None if form is None else form(found),
        )

    while True:
        found = targets()
        if not len(found):
            # §9.2: what a modifier gives may pay for a further activation.
            if first or not (yield from last_modifier(g, me)):
                return None
            continue
        more = (refused_before_first(g, me),) if first else (modifier_offer(g, me), STOP)
        offer: Offer[T | Use | Exchange | None] = offers(found, *more, *silk(), *no_silk)
        chosen = yield from choose(
            me,
            key,
            offer,
            presentation=partial(presentation_of, found),
        )
        if isinstance(chosen, Use):
            yield from use_modifier(g, me, chosen.works)
        elif isinstance(chosen, Exchange):
            yield from chosen()
        elif chosen is None:
            yield from last_modifier(g, me)
            return None
        else:
            return chosen
