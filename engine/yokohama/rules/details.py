"""What stands beside an option in a few words, made from its facts: price, gain, power, whom it pays."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, reduce

from engine.core.offer import Amounts, Facts
from engine.core.text import Seat, Text, join, text, who
from engine.yokohama.components import names
from engine.yokohama.rules.forecast import HELD, attainable
from engine.yokohama.rules.option_facts import (
    Acting,
    Building,
    Claiming,
    FromPlace,
    Fulfilling,
    Hiring,
    InArea,
    Placing,
    Recalling,
    Settling,
    TakingOrder,
    TakingRewardToken,
    TakingTechnology,
    TakingToken,
    UsingAgent,
    UsingTechnology,
)

FREE = Text("yokohama.free")
SECOND_FLAG = Text("yokohama.second_flag")


@lru_cache(maxsize=512)
def detail_of(facts: Facts) -> Text | None:
    """The detail of an option; None where its label says all."""
    match facts:
        case Placing():
            clauses = placing_clauses(facts)
            return join(clauses, "semicolon") if clauses else None
        case Acting():
            return acting_text(facts)
        case FromPlace(n=n):
            return names.amount(n, "piece.assistant") if n else None
        case Recalling():
            return amounts_text(facts.gain) if facts.gain else None
        case TakingOrder():
            return with_flag(trade_text(facts.asks, facts.brings), facts.country)
        case Fulfilling():
            return with_flag(trade_text(facts.price, facts.gain + facts.follows), facts.country, facts.agent)
        case TakingTechnology():
            return technology_text(facts)
        case Claiming():
            return text("yokohama.claiming", gains=gain_text(facts.gain))
        case UsingAgent():
            return agent_text(facts)
        case UsingTechnology():
            return trade_text(facts.price, facts.gain)
        case Hiring():
            return text("yokohama.for", price=amounts_text(facts.price)) if facts.price else FREE
        case Settling():
            return text("yokohama.trade", price=settling_price(facts), gains=amounts_text(facts.gain + facts.follows))
        case TakingToken(agent=agent):
            return Text("yokohama.free_agent") if agent else gain_text(facts.gain + facts.follows)
        case Building():
            return gain_text(facts.gain + facts.follows)
        case TakingRewardToken(agent=agent):
            return SECOND_FLAG if agent else None
        case _:
            return None


def placing_clauses(facts: Placing) -> list[Text]:
    """The power there afterwards, who is paid, whether the president can follow, and whether assistants stay."""
    clauses = [power_there_text(facts)] if facts.power else []
    if facts.payees:
        clauses.append(fees_text(facts.payees))
    if not facts.within_reach:
        clauses.append(Text("yokohama.out_of_reach"))
    if facts.returns:
        clauses.append(Text("yokohama.will_return"))
    return clauses


def power_text(facts: InArea) -> Text:
    """The power of an action; where there is more of it than counts, how much does."""
    if facts.beyond:
        return text("yokohama.power.beyond", n=facts.power + facts.beyond, counts=facts.power)
    return text("yokohama.power", n=facts.power)


def power_there_text(facts: InArea) -> Text:
    """The power there afterwards; where there is more of it than counts, how much does."""
    if facts.beyond:
        return text("yokohama.power_there.beyond", n=facts.power + facts.beyond, counts=facts.power)
    return text("yokohama.power_there", n=facts.power)


def acting_text(facts: Acting) -> Text:
    """The power, what it is good for, and who gets what of it."""
    known = text("yokohama.arrive", power=power_text(facts), gains=action_gain_text(facts, gain_text))
    more = []
    if facts.fee:
        more.append(
            text("yokohama.way_costs", price=names.yen(facts.fee)) if facts.payees is None else fees_text(facts.payees)
        )
    if facts.means != "walk":
        more.append(text("yokohama.by_means", technology=names.technology_name(facts.means)))
    if facts.landlord is not None:
        more.append(text("yokohama.landlord", owner=who(facts.landlord)))
    return with_more(known, join(more)) if more else known


def action_gain_text(facts: Acting, gained: Callable[[Amounts], Text]) -> Text:
    """What an action gives and what it makes possible; where none of that can be had, why not."""
    given = tuple((kind, n) for kind, n in facts.brings if kind in HELD)
    gains = [gained(given)] if given else []
    for kind, n in facts.brings:
        if kind not in HELD:
            gains.append(Text(f"yokohama.none.{kind}") if facts.empty and kind in PHRASES else amount_text(kind, n))
    return join(gains, "semicolon") if gains else Text("yokohama.nothing")


def agent_text(facts: UsingAgent) -> Text:
    """Where an agent can act and what that brings: all of it for the only area, else the two that bring most power."""
    if len(facts.areas) == 1:
        only = facts.areas[0]
        gains, owner = action_gain_text(only, amounts_text), only.landlord
        known = text("yokohama.agent_in.only", area=names.area_name(only.area), power=power_text(only), gains=gains)
        return known if owner is None else with_more(known, text("yokohama.agent_in.landlord", owner=who(owner)))
    ranked = sorted(facts.areas, key=lambda one: -one.power)
    shown = [one for one in ranked if attainable(one)][:2]  # where nothing can be had is only counted
    if not shown:
        return text("yokohama.agent_in.none", n=len(ranked))
    areas = [
        text("yokohama.agent_in.one", area=names.area_name(one.area), gains=amounts_text(attainable(one)))
        for one in shown
    ]
    if len(ranked) > len(shown):
        areas.append(text("yokohama.agent_in.more", n=len(ranked) - len(shown)))
    return reduce(with_more, areas)


def with_more(what: Text, more: Text) -> Text:
    return text("yokohama.also", what=what, more=more)


def gain_text(amounts: Amounts) -> Text:
    return text("yokohama.gaining", gains=amounts_text(amounts))


def technology_text(facts: TakingTechnology) -> Text:
    """What it costs, what the card does, its flag."""
    most = dict(facts.costs[0]) if len(facts.costs) > 1 else {}
    each = most.get("yen", 0) - dict(facts.costs[1]).get("yen", 0) if most else 0  # what an import stands for
    units = most["yen"] // each + most.get("imports", 0) if each else 0
    if units > 1:
        price = text("yokohama.each", n=units, yen=names.yen(each))
    else:
        price = join([price_text(one) for one in facts.costs], "or")
    if all(facts.costs):  # else power alone is enough
        price = text("yokohama.for", price=price)
    effect = Text(f"yokohama.technology.{facts.technology}.effect")
    return with_flag(text("yokohama.card.detail", price=price, effect=effect), facts.country, facts.agent)


def settling_price(facts: Settling) -> Text:
    """What a space of the Church or Customs board takes."""
    if facts.imports:
        return amount_text("imports", facts.imports)
    if facts.items:
        return text("yokohama.faith_items", n=facts.items)
    return Text("yokohama.by_power")


def with_flag(detail: Text, country: str, agent: bool = False) -> Text:
    """The flag of a card, and whether it brings an agent."""
    flag = names.country_name(country)
    return text("yokohama.flagged", detail=detail, country=text("yokohama.with_agent", country=flag) if agent else flag)


@lru_cache(maxsize=512)
def fees_text(payees: tuple[Seat, ...]) -> Text:
    """Who gets how much; a negative seat is the supply."""
    found: list[Text] = []
    for seat in sorted(dict.fromkeys(payees), key=lambda seat: seat < 0):  # players one after another
        price = names.yen(payees.count(seat))
        if seat < 0:
            found.append(text("yokohama.fee.supply", price=price))
        elif found:
            found.append(text("yokohama.fee.next", price=price, payee=who(seat)))
        else:
            found.append(text("yokohama.fee.player", price=price, payee=who(seat)))
    return join(found)


@lru_cache(maxsize=512)
def price_text(price: Amounts) -> Text:
    """A price in money and imports; nothing left to pay is said, too."""
    return join([amount_text(kind, n) for kind, n in price], "plus") if price else Text("yokohama.by_power")


def trade_text(price: Amounts, gains: Amounts) -> Text:
    """A price and what is got for it."""
    return text("yokohama.trade", price=amounts_text(price), gains=amounts_text(gains))


@lru_cache(maxsize=512)
def amounts_text(amounts: Amounts) -> Text:
    """Amounts in a list, each kind once; nothing is said, too."""
    found: dict[str, int] = {}
    for kind, n in amounts:
        found[kind] = found.get(kind, 0) + n
    return join([amount_text(kind, n) for kind, n in found.items()]) if found else Text("yokohama.nothing")


PIECES = {"assistants": "piece.assistant", "shops": "piece.shop", "houses": "piece.trading_house"}
COUNTED = {"imports": "import", "any_good": "good.any", **PIECES}
PHRASES = {
    "warehouse": "reward.warehouse",
    "move": "reward.move",
    "cards": "yield.takeorders",
    "production": "yield.taketechnology",
    "pieces": "yield.recruit",
    "exchanges": "yield.exchange",
    "faith": "yield.worship",
    "import_limit": "yield.declare",
}


@lru_cache(maxsize=512)
def amount_text(kind: str, n: int) -> Text:
    """So much of something, by the word that amounts use for it."""
    match kind:
        case "yen":
            return names.yen(n)
        case "vp":
            return names.points(n)
        case "token":
            return Text("yokohama.five_power_token")
        case _ if kind in PHRASES:
            return text(f"yokohama.{PHRASES[kind]}", n=n)
        case _:
            return names.amount(n, COUNTED.get(kind, f"good.{kind}"))
