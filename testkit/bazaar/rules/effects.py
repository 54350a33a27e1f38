"""What a bought card does (section 3.2), and work, which some cards let one do."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.ask import Rule, choose, choose_some
from engine.core.effects import draw, gain, note, pay
from engine.core.flows import resolve_effects
from engine.core.offer import SKIP, Option
from engine.core.text import Seat, Text, who
from testkit.bazaar.components import names
from testkit.bazaar.components.effects import Coins, Effect, Goods, Peek, Tax
from testkit.bazaar.queries.facts import GOODS, kinds_of_work, others
from testkit.bazaar.rules.money import gain_bank
from testkit.bazaar.rules.option_facts import Working
from testkit.bazaar.state import State

PEEK = Option("peek", True, Text("bazaar.peek_yes"), reveals=True)


def do_effects(g: State, me: Seat, card: str) -> Rule[None]:
    """All effects of a card, in the owner's order."""
    yield from resolve_effects(
        me,
        "bazaar.order",
        list(g.data.card(card).effects),
        lambda effect: perform(g, me, effect),
        lambda effect: Option(f"do:{type(effect).__name__.lower()}", effect, Text("bazaar.effect")),
        plain=lambda effect: isinstance(effect, Coins),
    )


def perform(g: State, me: Seat, effect: Effect) -> Rule[Sequence[Effect]]:
    match effect:
        case Coins(n):
            gain_bank(g, me, n)
        case Goods():
            yield from work(g, me)
        case Peek():
            if g.deck and g.options["peeking"] == "on":
                wants = yield from choose(me, "bazaar.peek", [PEEK, SKIP], recurs=True)
                if wants:
                    card = draw(g, g.deck)
                    g.players[me].hand.append(card)
                    note(g, "bazaar.log.peek", me)
                    note(g, "bazaar.log.peeked", me, to=[me], card=names.card(card))
                    return (Coins(1),)
        case Tax(most):
            rich = [s for s in others(g, me) if g.players[s].coins]
            if rich:
                victim = yield from choose(
                    me, "bazaar.tax", [Option(f"tax:{s}", s, who(s), role="danger") for s in rich]
                )
                pay(g, victim, "coins", min(most, g.players[victim].coins), to=me)
                note(g, "bazaar.log.tax", me, from_player=who(victim))
    return ()


def work(g: State, me: Seat) -> Rule[None]:
    """Take one or two kinds of goods."""
    kinds = [Option(kind, kind, names.good(kind), facts=Working(gain=((kind, 1),), kind=kind)) for kind in GOODS]
    for kind in (yield from choose_some(me, "bazaar.work_for", kinds, 0, kinds_of_work(g))):
        gain(g, me, kind)
    note(g, "bazaar.log.work", me)
