"""Names and amounts as texts, made once: questions are built thousands of times, their words seldom differ."""

from __future__ import annotations

from functools import cache
from typing import assert_never

from engine.core.text import Seat, Text, join, text, verbatim, who
from engine.yokohama import rows
from engine.yokohama.rows import Good, Piece, Requirement, Reward


@cache
def area_name(area: str) -> Text:
    return Text(f"yokohama.area.{area}")


@cache
def good_name(good: str) -> Text:
    return Text(f"yokohama.good.{good}")


@cache
def technology_name(technology: str) -> Text:
    return Text(f"yokohama.technology.{technology}")


@cache
def country_name(country: str) -> Text:
    return Text(f"yokohama.country.{country}")


@cache
def piece_name(piece: Piece) -> Text:
    return Text(f"yokohama.piece.{piece}")


@cache
def order_name(number: int) -> Text:
    return text("yokohama.order", number=number)


@cache
def amount(n: int, thing: str) -> Text:
    """So many of a good, of imports, assistants, …; `thing` is the key of a counted noun."""
    return text("yokohama.amount", n=n, thing=Text(f"yokohama.{thing}"))


@cache
def yen(n: int) -> Text:
    return verbatim(f"¥{n}")


@cache
def points(n: int) -> Text:
    return text("yokohama.points", n=n)


@cache
def goods(held: tuple[tuple[Good, int], ...]) -> Text:
    """Several goods in one list."""
    return join([amount(n, f"good.{good}") for good, n in held if n])


@cache
def rewards(given: tuple[Reward, ...]) -> Text:
    """What a space, card or token gives, in the printed order."""
    return join([reward(one) for one in given])


def reward(given: Reward) -> Text:
    match given:
        case rows.Vp(n):
            return points(n)
        case rows.Yen(n):
            return yen(n)
        case rows.GoodGain(good, n):
            return amount(n, f"good.{good}")
        case rows.AnyGood(n):
            return amount(n, "good.any")
        case rows.Import(n):
            return amount(n, "import")
        case rows.Warehouse(n):
            return text("yokohama.reward.warehouse", n=n)
        case rows.Move(n):
            return text("yokohama.reward.move", n=n)
        case _:
            assert_never(given)


@cache
def fees(payees: tuple[Seat, ...]) -> Text | None:
    """Who gets ¥1 each; nobody is no text, and a negative seat is the supply."""
    if not payees:
        return None
    supply = Text("yokohama.fee.supply")
    return join([supply if seat < 0 else text("yokohama.fee.player", payee=who(seat)) for seat in payees])


@cache
def order_detail(country: str, asked: tuple[tuple[Good, int], ...], given: tuple[Reward, ...]) -> Text:
    """What an order asks and gives, and its flag."""
    return text("yokohama.order.detail", goods=goods(asked), gains=rewards(given), country=country_name(country))


@cache
def card_detail(technology: str, price: int, country: str, extra: rows.Price | None = None) -> Text:
    """What a technology costs, what it costs on top (D10), what it does, and its flag."""
    effect, flag = Text(f"yokohama.technology.{technology}.effect"), country_name(country)
    if extra is None:
        return text("yokohama.card.detail", n=price, effect=effect, country=flag)
    money, imports = yen(extra.yen), amount(extra.or_import, "import")
    return text("yokohama.card.detail_extra", n=price, yen=money, imports=imports, effect=effect, country=flag)


@cache
def mixed(money: int, imports: int) -> Text:
    """A price in money and imports; nothing left to pay is said, too."""
    parts = ([yen(money)] if money else []) + ([amount(imports, "import")] if imports else [])
    return join(parts, "plus") if parts else Text("yokohama.by_power")


@cache
def faith(n: int) -> Text:
    return text("yokohama.faith_needed", n=n)


@cache
def item(what: str, n: int) -> Text:
    """A thing that is given for faith."""
    if what == "yen":
        return yen(n)
    return amount(n, "import" if what == "imports" else f"good.{what}")


@cache
def trade(price: Text, given: tuple[Reward, ...]) -> Text:
    """A price and what is got for it."""
    return text("yokohama.trade", price=price, gains=rewards(given))


@cache
def achievement(need: Requirement) -> Text:
    """What an achievement asks for."""
    match need:
        case rows.NeedGoods(good, n):
            return text("yokohama.achievement.goods", goods=amount(n, f"good.{good}"))
        case rows.NeedYen(n):
            return text("yokohama.achievement.yen", n=n)
        case rows.NeedTokens(n):
            return text("yokohama.achievement.tokens", n=n)
        case rows.NeedOrders(n):
            return text("yokohama.achievement.orders", n=n)
        case rows.NeedTechnologies(n):
            return text("yokohama.achievement.technologies", n=n)
        case rows.NeedBuilt(production, commercial):
            return text("yokohama.achievement.built", production=production, commercial=commercial)
        case _:
            assert_never(need)


@cache
def agent_use(mode: str) -> Text:
    return Text(f"yokohama.agent.{mode}")


@cache
def flag(country: str) -> Text:
    return text("yokohama.flag", country=country_name(country))


@cache
def arrival(action: str, what: str, n: int, power: int, vp: int = 0) -> Text:
    """The power in an area and what that is good for; `what` is the good of a production area, `vp` a Port's points."""
    if not n:
        gains = Text("yokohama.nothing")
    elif action == "GainGood":
        gains = amount(n, f"good.{what}")
    elif action == "GainYen":
        gains = yen(n)
    else:
        gains = text(f"yokohama.yield.{action.lower()}", n=n)
    if vp:
        gains = join([gains, points(vp)]) if n else points(vp)
    return text("yokohama.arrive", power=power, gains=gains)
