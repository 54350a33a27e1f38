"""Main action, step 3: what the areas do (sections 8.3, 10)."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import assert_never

from engine.core.ask import Rule, choose_free
from engine.core.effects import gain, note, pay
from engine.core.offer import STOP, Offer, Option, Refusal, offers, sift
from engine.core.text import Seat, Text, text
from engine.yokohama.components import effects, names
from engine.yokohama.components.rows import PIECES
from engine.yokohama.queries.legality import in_past_tense
from engine.yokohama.queries.purchases import IMPORT, IMPORTS_ARE_KEPT, Deal, deals, why_not_deal, why_not_hire_with
from engine.yokohama.rules import details
from engine.yokohama.rules.boards import visit_church, visit_customs
from engine.yokohama.rules.cards import FreeThings, visit_laboratory, visit_port
from engine.yokohama.rules.gains import gain_goods
from engine.yokohama.rules.option_facts import Dealing
from engine.yokohama.rules.rewards import hire, whole_series
from engine.yokohama.state import State


def area_action(g: State, me: Seat, area: str, power: int, free: FreeThings) -> Rule[None]:
    """Gains without a price are automatic, everything else is optional (R18)."""
    action = g.data.kind_of[area].action
    match action:
        case effects.GainGood(good, by_power):
            n = by_power[power - 1]
            if n:
                note(g, "yokohama.log.gain", me, gains=names.amount(n, f"good.{good}"))
                gain_goods(g, me, {good: n})
        case effects.GainYen(by_power):
            n = by_power[power - 1]
            note(g, "yokohama.log.gain", me, gains=names.yen(n))
            gain(g, me, "yen", n)
        case effects.TakeOrders():
            yield from visit_port(g, me, area, power, action, free)
        case effects.TakeTechnology():
            yield from visit_laboratory(g, me, area, power, action, free)
        case effects.Recruit(by_power):
            reason = why_not_hire_with(action, power)
            if reason is not None:
                g.turn.missed += [Refusal(f"hire:{piece}", names.piece_name(piece), reason) for piece in PIECES]
            yield from hire(g, me, by_power[power - 1], free)
        case effects.Exchange(by_power):
            yield from trade_in_chinatown(g, me, by_power[power - 1], action, free)
        case effects.Worship():
            yield from visit_church(g, me, power, action, free)
        case effects.Declare():
            yield from visit_customs(g, me, power, action, free)
        case effects.NoAction():
            pass
        case _:
            assert_never(action)


@lru_cache(maxsize=512)
def deal_option(deal: Deal) -> Option[Deal]:
    """An exchange."""
    name = "import" if deal.thing == IMPORT else deal.thing
    label = text(f"yokohama.{deal.verb}", thing=details.amount_text(deal.thing, 1), price=names.yen(deal.price))
    return Option(f"{deal.verb}:{name}", deal, label, facts=Dealing(verb=deal.verb, thing=deal.thing))


def exchange_offer(g: State, me: Seat, offered: list[Deal]) -> Offer[Deal]:
    """What can be bought and sold; imports are never sold."""
    kept = Refusal("sell:import", Text("yokohama.sell_imports"), IMPORTS_ARE_KEPT)
    return offers(
        sift(offered, lambda one: why_not_deal(g, me, one), deal_option),
        Offer((), lambda: [kept]),
    )


def trade_in_chinatown(g: State, me: Seat, n: int, action: effects.Exchange, free: FreeThings) -> Rule[None]:
    """Up to `n` exchanges, one after the other."""
    offered = deals(action)
    for nth in range(1, n + 1):
        deal = yield from choose_free(
            me,
            "yokohama.chinatown",
            lambda: offers(exchange_offer(g, me, offered), STOP),
            free,
            prompt=partial(text, "yokohama.chinatown.nth", n=nth, of=n),
            series=partial(whole_series, "yokohama.chinatown.all", n - nth + 1),
        )
        if deal is None:
            g.turn.missed += [in_past_tense(refused) for refused in exchange_offer(g, me, offered).refused()]
            return
        free = tuple
        carry_out(g, me, deal)


def carry_out(g: State, me: Seat, deal: Deal) -> None:
    """One exchange; each purchase is its own event of gaining (R21)."""
    thing = details.amount_text(deal.thing, 1)
    note(g, f"yokohama.log.{deal.verb}", me, thing=thing, price=names.yen(deal.price))
    if deal.verb == "sell":
        pay(g, me, deal.thing)
        gain(g, me, "yen", deal.price)
        return
    pay(g, me, "yen", deal.price)
    if deal.thing == IMPORT:
        gain(g, me, IMPORT)
    else:
        gain_goods(g, me, {deal.thing: 1})
