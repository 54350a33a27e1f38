"""What stands beside an option in a few words, made from what it is and from amounts."""

from __future__ import annotations

from functools import lru_cache

from engine.core.offer import Amounts, Facts
from engine.core.text import Seat, Text, join, text, who
from engine.yokohama.components import names
from engine.yokohama.rules.option_facts import FromPlace, Hiring, InArea, Settling, TakingOrder, TakingTechnology

FREE = Text("yokohama.free")


@lru_cache(maxsize=512)
def detail_of(facts: Facts) -> Text | None:
    """The detail of an option of which no more is to be said than what it is; None where its label says all."""
    match facts:
        case FromPlace(n=n):
            return names.amount(n, "piece.assistant") if n else None
        case TakingOrder():
            return with_flag(trade_text(facts.asks, facts.brings), facts.country)
        case Hiring(cost=cost):
            return hiring_price(dict(cost).get("yen", 0))
        case _:
            return None


def hiring_price(yen: int) -> Text:
    """What pieces from the warehouse cost."""
    return text("yokohama.for", price=names.yen(yen)) if yen else FREE


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


def with_more(what: Text, more: Text) -> Text:
    return text("yokohama.also", what=what, more=more)


def gain_text(amounts: Amounts) -> Text:
    return text("yokohama.gaining", gains=amounts_text(amounts))


def technology_text(facts: TakingTechnology, agent: bool) -> Text:
    """What it costs, what the card does, its flag and whether that brings an agent."""
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
    return with_flag(text("yokohama.card.detail", price=price, effect=effect), facts.country, agent)


def settling_price(facts: Settling) -> Text:
    """What a space of the Church or Customs board takes."""
    if facts.imports:
        return amount_text("imports", facts.imports)
    if facts.items:
        return text("yokohama.faith_items", n=facts.items, yen=names.yen(facts.yen))
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
