"""Effects in words and as option ids."""

from __future__ import annotations

from engine.core.text import Text, join, text
from engine.nippon.ops import (
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
from engine.nippon.texts import amount, name, steps


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
            return name("department", color)
        case UnlockInfluence(value):
            return text("nippon.effect.unlock", value=value)
        case Build(piece, count):
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
