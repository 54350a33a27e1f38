"""What an option costs and yields, in a few words beside it; made once where it can be."""

from __future__ import annotations

from functools import lru_cache

from engine.core.text import Seat, Text, join, text, who
from engine.yokohama.components import names
from engine.yokohama.components.effects import GainGood, Good, GoodGain, Price, Reward, TakeOrders
from engine.yokohama.queries.facts import owns
from engine.yokohama.state import State


def prospect(g: State, me: Seat, area: str, power: int) -> Text:
    """The power there and what it gives this player now."""
    data = g.data
    action = data.kind_of[area].action
    n = data.yields[area][power - 1] if power else 0
    good, vp = "", 0
    if isinstance(action, GainGood):
        good = action.good
        if n and good == "copper":
            n += more_copper(g, me)
    elif isinstance(action, TakeOrders):
        n = min(n, len(g.cards[area]))  # the row may have run short
        vp = action.vp_by_power[power - 1] if power else 0
    return arrival(type(action).__name__, good, n, power, vp)


def more_copper(g: State, me: Seat) -> int:
    """What Mining Technology adds whenever copper is gained (R21)."""
    found = (technology for technology in g.data.triggered["gain_copper"] if owns(g, me, technology.id))
    return sum(gain.n for technology in found for gain in technology.effect.gain if isinstance(gain, GoodGain))


@lru_cache(maxsize=512)
def fees(payees: tuple[Seat, ...]) -> Text | None:
    """Who gets ¥1 each; nobody is no text, and a negative seat is the supply."""
    if not payees:
        return None
    supply = Text("yokohama.fee.supply")
    return join([supply if seat < 0 else text("yokohama.fee.player", payee=who(seat)) for seat in payees])


@lru_cache(maxsize=512)
def order_detail(country: str, asked: tuple[tuple[Good, int], ...], given: tuple[Reward, ...]) -> Text:
    """What an order asks and gives, and its flag."""
    flag = names.country_name(country)
    return text("yokohama.order.detail", goods=names.goods(asked), gains=names.rewards(given), country=flag)


@lru_cache(maxsize=512)
def card_detail(technology: str, price: int, country: str, extra: Price | None = None) -> Text:
    """What a technology costs, what it costs on top (D10), what it does, and its flag."""
    effect, flag = Text(f"yokohama.technology.{technology}.effect"), names.country_name(country)
    if extra is None:
        return text("yokohama.card.detail", n=price, effect=effect, country=flag)
    money, imports = names.yen(extra.yen), names.amount(extra.or_import, "import")
    return text("yokohama.card.detail_extra", n=price, yen=money, imports=imports, effect=effect, country=flag)


@lru_cache(maxsize=512)
def mixed(money: int, imports: int) -> Text:
    """A price in money and imports; nothing left to pay is said, too."""
    parts = ([names.yen(money)] if money else []) + ([names.amount(imports, "import")] if imports else [])
    return join(parts, "plus") if parts else Text("yokohama.by_power")


@lru_cache(maxsize=512)
def faith(n: int) -> Text:
    return text("yokohama.faith_needed", n=n)


@lru_cache(maxsize=512)
def trade(price: Text, given: tuple[Reward, ...]) -> Text:
    """A price and what is got for it."""
    return text("yokohama.trade", price=price, gains=names.rewards(given))


@lru_cache(maxsize=512)
def arrival(action: str, what: str, n: int, power: int, vp: int = 0) -> Text:
    """The power in an area and what that is good for; `what` is the good of a production area, `vp` a Port's points."""
    if not n:
        gains = Text("yokohama.nothing")
    elif action == "GainGood":
        gains = names.amount(n, f"good.{what}")
    elif action == "GainYen":
        gains = names.yen(n)
    else:
        gains = text(f"yokohama.yield.{action.lower()}", n=n)
    if vp:
        gains = join([gains, names.points(vp)]) if n else names.points(vp)
    return text("yokohama.arrive", power=power, gains=gains)
