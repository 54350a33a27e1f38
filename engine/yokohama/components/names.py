"""Ids and amounts as texts, made once: questions are built thousands of times, their words seldom differ."""

from __future__ import annotations

from functools import lru_cache
from typing import assert_never

from engine.core.text import Text, join, text
from engine.yokohama.components import effects, rows
from engine.yokohama.components.effects import GOODS, Good, Reward
from engine.yokohama.components.rows import Piece, Requirement


@lru_cache(maxsize=256)
def area_name(area: str) -> Text:
    return Text(f"yokohama.area.{area}")


@lru_cache(maxsize=256)
def good_name(good: str) -> Text:
    return Text(f"yokohama.good.{good}")


@lru_cache(maxsize=256)
def technology_name(technology: str) -> Text:
    return Text(f"yokohama.technology.{technology}")


@lru_cache(maxsize=256)
def country_name(country: str) -> Text:
    return Text(f"yokohama.country.{country}")


@lru_cache(maxsize=256)
def piece_name(piece: Piece) -> Text:
    return Text(f"yokohama.piece.{piece}")


@lru_cache(maxsize=256)
def order_name(number: int) -> Text:
    return text("yokohama.order", number=number)


@lru_cache(maxsize=256)
def amount(n: int, thing: str) -> Text:
    """So many of a good, of imports, assistants, …; `thing` is the key of a counted noun."""
    return text("yokohama.amount", n=n, thing=Text(f"yokohama.{thing}"))


def counted(what: str, n: int) -> Text | None:
    """So much of what accounts count, where people count it, too."""
    match what:
        case "orders" | "technologies" | "agents":
            return text(f"yokohama.counted.{what}", n=n)
        case "built_shops":
            return amount(n, "piece.shop")
        case "built_houses":
            return amount(n, "piece.trading_house")
        case "yen":
            return yen(n)
        case "vp":
            return points(n)
        case "imports":
            return amount(n, "import")
    return amount(n, f"good.{what}") if what in GOODS else None


@lru_cache(maxsize=256)
def yen(n: int) -> Text:
    return text("yokohama.yen", n=n)


@lru_cache(maxsize=256)
def points(n: int) -> Text:
    return text("yokohama.points", n=n)


@lru_cache(maxsize=256)
def goods(held: tuple[tuple[Good, int], ...]) -> Text:
    """Several goods in one list."""
    return join([amount(n, f"good.{good}") for good, n in held if n])


@lru_cache(maxsize=256)
def rewards(given: tuple[Reward, ...]) -> Text:
    """What a space, card or token gives, in the printed order."""
    return join([reward(one) for one in given])


def reward(given: Reward) -> Text:
    match given:
        case effects.Vp(n):
            return points(n)
        case effects.Yen(n):
            return yen(n)
        case effects.GoodGain(good, n):
            return amount(n, f"good.{good}")
        case effects.AnyGood(n):
            return amount(n, "good.any")
        case effects.Import(n):
            return amount(n, "import")
        case effects.Warehouse(n):
            return text("yokohama.reward.warehouse", n=n)
        case effects.Move(n):
            return text("yokohama.reward.move", n=n)
        case _:
            assert_never(given)


@lru_cache(maxsize=512)
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


def space(printed: rows.BoardSpace) -> Text:
    """A space of the Church board by its faith, one of the Customs board by the number the picture prints."""
    if printed.faith:
        return text("yokohama.space.church", n=printed.faith)
    return text("yokohama.space.number", number=space_number(printed.index))


def space_number(index: int) -> str:
    """What a space of the Customs board is called, from the left; letters stand for players, figures for options."""
    return ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")[index - 1]


@lru_cache(maxsize=512)
def agent_use(mode: str) -> Text:
    return Text(f"yokohama.agent.{mode}")


@lru_cache(maxsize=256)
def flag(country: str) -> Text:
    return text("yokohama.flag", country=country_name(country))
