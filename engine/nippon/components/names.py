"""Names, amounts and effects as texts, the same everywhere."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Literal

from engine.core.components import in_set
from engine.core.text import Text, join, text, verbatim
from engine.nippon.components.effects import (
    GOODS,
    Advance,
    AdvanceSplit,
    Build,
    ChooseOne,
    Department,
    Effect,
    Gain,
    Optional,
    PlaceGoods,
    Produce,
    RegionBonus,
    Retreat,
    Spend,
    StoreCoal,
    UnlockInfluence,
)

OLD = "old_factory"


@lru_cache(maxsize=256)
def name(kind: str, thing: str) -> Text:
    """The name of a component: `name("region", "kansai")`."""
    return Text(f"nippon.{kind}.{thing}")


@lru_cache(maxsize=256)
def amount(thing: str, n: int) -> Text:
    """So many of a resource or of a type of goods: "3 iron"."""
    return text("nippon.amount", n=n, thing=name("thing", thing))


def counted(what: str, n: int) -> Text | None:
    """So much of what accounts count, where it is a resource, a good, VP, or what is built in numbers."""
    if what in ("ships", "trains", "machines"):
        return text(f"nippon.counted.{what}", n=n)
    return amount(what, n) if what in ("money", "coal", "silk", "iron", "vp", *GOODS) else None


@lru_cache(maxsize=256)
def factory(token: str) -> Text:
    """The name of a factory: its type and what is printed on the token, "cotton factory 1A"."""
    if token == OLD:
        return Text("nippon.old_factory")
    good, _, face = token.partition("_")
    return text("nippon.factory_name", kind=name("factory_kind", good), face=face.upper())


@lru_cache(maxsize=256)
def factory_short(token: str) -> Text:
    """Its name among factories alone: "cotton 1A"."""
    if token == OLD:
        return Text("nippon.old_factory")
    good, _, face = token.partition("_")
    return text("nippon.factory_short", good=name("good", good), face=face.upper())


@lru_cache(maxsize=256)
def property_of(token: str, components: str | None = None) -> Text:
    """What a factory does, in a sentence, with the values of a component set, by default of the one in use."""
    return in_set(Text("nippon.property." + token), components)


@lru_cache(maxsize=256)
def token_effect(token: str, n: int) -> Text:
    """What a starting token A does, with the amount that is printed on it."""
    key = f"nippon.token_effect.{token}"
    return text(key, n=n) if token in ("a_goods", "a_coal", "a_discount") else Text(key)


@lru_cache(maxsize=512)
def roman(n: int) -> Text:
    """A period or the level of a favour, as the pictures print them."""
    return verbatim(("I", "II", "III")[n - 1])


@lru_cache(maxsize=512)
def slot(actions: tuple[str, ...]) -> Text:
    """A recruit slot, named by the actions below it."""
    return text("nippon.slot", actions=join([name("action", action) for action in actions], "comma"))


@lru_cache(maxsize=512)
def spot(cell: str) -> Text:
    """An influence cell: city and side."""
    city, _, side = cell.partition(":")
    return text("nippon.spot", city=name("city", city), side=name("side", side))


def amounts(given: Mapping[Any, int], how: Literal["plus", "and"] = "plus") -> Text:
    """Several amounts together: "5 money + 1 iron"."""
    return _amounts(tuple(given.items()), how)


@lru_cache(maxsize=512)
def _amounts(given: tuple[tuple[str, int], ...], how: Literal["plus", "and"]) -> Text:
    clauses = [amount(thing, n) for thing, n in given if n]
    return clauses[0] if len(clauses) == 1 else join(clauses, how)


@lru_cache(maxsize=256)
def steps(track: str, n: int) -> Text:
    """Steps on a track: "science +2"."""
    return text("nippon.steps", track=name("track", track), n=n)


def describe(op: Effect) -> Text:
    """A few words for an effect."""
    match op:
        case Gain(resource, n) | Spend(resource, n):
            return amount(resource, n)
        case Advance(track, n):
            return steps(track, n)
        case Retreat(track, n):
            return text("nippon.steps_back", track=name("track", track), n=n)
        case AdvanceSplit(_, n):
            return text("nippon.effect.split", n=n)
        case Department(color, _):
            return text("nippon.effect.department", department=name("department", color))
        case UnlockInfluence(value):
            return text("nippon.effect.unlock", value=value)
        case Build(piece, count, other_region=other_region, other_destination=other_destination):
            if other_region or other_destination:
                return name("build_other", piece)
            return text("nippon.effect.machines", n=count) if count > 1 else name("build", piece)
        case Optional(cost, then):
            return text(
                "nippon.effect.optional",
                cost=join([describe(part) for part in cost], "plus"),
                then=join([describe(part) for part in then], "and"),
            )
        case ChooseOne(options):
            return join([describe(option[0]) for option in options], "or")
        case PlaceGoods(_, n):
            return text("nippon.effect.goods", n=n)
        case Produce():
            return Text("nippon.effect.produce")
        case StoreCoal(_, n):
            return amount("coal", n)
        case RegionBonus():
            return Text("nippon.effect.region_bonus")
    return Text("nippon.effect.other")


def effect_id(op: Effect) -> str:
    """The option id of an effect: `effect:department_red`."""
    match op:
        case Gain(resource, n):
            return f"effect:gain_{resource}{n}"
        case Advance(track, n):
            return f"effect:advance_{track}{n}"
        case AdvanceSplit(_, n):
            return f"effect:steps{n}"
        case Department(color, _):
            return f"effect:department_{color}"
        case UnlockInfluence(value):
            return f"effect:unlock{value}"
        case Build(piece):
            return f"effect:build_{piece}"
        case Optional():
            return "effect:optional"
        case PlaceGoods(_, n):
            return f"effect:goods{n}"
    return f"effect:{type(op).__name__.lower()}"
