"""Effects as lines of icons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.nippon.components.effects import (
    Advance,
    AdvanceSplit,
    Build,
    ChooseOne,
    Department,
    DepartmentBonusesOnTrack,
    Effect,
    FavourLevelBonus,
    FreeProductionCoal,
    Gain,
    GainPer,
    KeepAtConsolidation,
    Optional,
    PlaceGoods,
    Produce,
    RegionBonus,
    Retreat,
    ScorePer,
    Spend,
    StoreCoal,
    TrainInfluence,
    UnlockInfluence,
)
from engine.nippon.components.rows import Amounts, Condition
from render.kit import Icon, Part, Words, theme
from render.nippon.icons import ACTIONS

RESOURCES = ("coal", "silk", "iron", "money")
READABLE = 32  # px of a sign on a picture 1600 px wide: 8 on a phone that shows all of it
APART = 14  # px between the parts of a row that may stand below each other
PIECES = {"ship": "nippon.ship", "machine": "nippon.machine", "train": "nippon.train"}
THIN = {"nippon.iron": 0.78, "nippon.ship": 0.9, "nippon.train": 0.95, "nippon.factory": 0.95}


def thing(name: str, size: int) -> Icon:
    """The icon of a resource, good, track or piece, as large as it looks right among numbers."""
    full = name if name.startswith("nippon.") else ACTIONS.get(name, f"nippon.{name}")
    return Icon(full, round(size * THIN.get(full, 1.0)))


def amounts(given: Mapping[str, int] | Amounts, size: int, gap: int = 10) -> list[Part]:
    """Amounts of resources: number and icon each."""
    found: list[Part] = []
    for resource, n in given.items():
        if found:
            found.append(gap)
        found += [Words(n, max(theme.SMALL, round(size * 0.86))), 4, thing(resource, size)]
    return found


def between(groups: Iterable[list[Part]], sign: str, size: int, colour: theme.Colour = theme.SOFT) -> list[Part]:
    """Groups with a sign between them."""
    found: list[Part] = []
    for group in groups:
        if found:
            found += [3, Words(sign, max(theme.SMALL, round(size * 0.8)), colour), 3]
        found += group
    return found


def department(color: str, size: int, improved: bool = False) -> Icon:
    return Icon("nippon.plaque", size, color=color, improved=improved)


def lines(ops: Iterable[Effect], size: int, good: str = "") -> list[list[Part]]:
    """Every op as a row of icons; what may be bought on top begins a new row."""
    found: list[list[Part]] = [[]]
    for op in ops:
        match op:
            case Optional(cost, then):
                row: list[Part] = []
                for one in cost:
                    row += [*one_op(one, size, good), 10]
                found.append([*row, leads(size), 6, *lines(then, size, good)[0]])
            case FavourLevelBonus(objective, times, effect):
                for level, n in sorted(times.items()):
                    if n:
                        left: list[Part] = [
                            thing(objective, size),
                            Icon("nippon.fan", round(size * 1.3), level=level),
                            2,
                        ]
                        right = [part for _ in range(n) for part in one_op(effect, round(size * 0.92), good)]
                        found.append([*left, leads(size, 0.5), 2, *right])
            case _:
                if found[0]:
                    found[0].append(APART)
                found[0] += one_op(op, size, good)
    return [row for row in found if row]


def small(size: int, share: float) -> int:
    """The size of a sign that is smaller than those beside it, as far as it can still be read."""
    return max(round(size * share), min(READABLE, round(size * 0.85)))


def leads(size: int, share: float = 0.6) -> Icon:
    return Icon("arrow", small(size, share), colour=theme.SOFT)


def at_most(n: int, size: int) -> Words:
    """How far something counts."""
    return Words(f"(…{n})", max(theme.SMALL, small(size, 0.6)), theme.SOFT)


def choice(names: Iterable[str], size: int, sign: str = "/") -> list[Part]:
    """One of several things."""
    return between([[thing(one, size)] for one in names], sign, size)


def one_op(op: Effect, size: int, good: str = "") -> list[Part]:
    """One effect in a row."""
    n_size = max(theme.SMALL, round(size * 0.86))
    match op:
        case Gain(resource, n) | Spend(resource, n):
            return amounts({resource: n}, size)
        case Advance(track, n):
            return [thing(track, size), 4, Words(f"+{n}", n_size)]
        case Retreat(track, n):
            return [thing(track, size), 4, Words(f"–{n}", n_size)]
        case AdvanceSplit(tracks, n):
            return [Words(n, n_size), 4, *between([[thing(track, size)] for track in tracks], "/", size)]
        case Department(color, times):
            return [department(color, size) for _ in range(times)]
        case UnlockInfluence(value):
            return [Icon("nippon.unlock", size, words=value)]
        case Build("ship_machine_or_train"):
            return between([[thing(one, size)] for one in PIECES.values()], "/", size)
        case Build(piece, count):
            once: list[Part] = [thing(PIECES[piece], size)]
            row = between([once] * count, "+", size, theme.INK)
            if op.repeat_cell_bonus:
                row += [
                    APART,
                    Words("2×", n_size),
                    4,
                    *between([[thing(one, small(size, 0.7))] for one in RESOURCES], "", 8),
                ]
            return row
        case ChooseOne(options):
            return between([one_op(option[0], size, good) for option in options], "/", size)
        case PlaceGoods("different_factories", n):
            return between([[thing("good", size)]] * n, "+", size, theme.INK)
        case PlaceGoods("each_factory_produced_this_action", n):
            return [
                Words(f"+{n}", n_size),
                4,
                thing("good", size),
                4,
                Words("/", n_size, theme.SOFT),
                2,
                thing("production", size),
            ]
        case PlaceGoods(_, n):
            return [Words(f"+{n}", n_size), 4, thing(good or "good", size)]
        case Produce():
            return [leads(size), 6, thing("production", size)]
        case StoreCoal(_, n):
            return [
                Icon("nippon.here", round(size * 0.9)),
                4,
                *amounts({"coal": n}, size),
                4,
                Icon("lock", round(size * 0.7)),
            ]
        case KeepAtConsolidation(kinds, n):
            return [
                Icon("lock", round(size * 0.8)),
                4,
                Words(n, n_size),
                4,
                *between([[thing(k, size)] for k in kinds], "/", size),
            ]
        case FreeProductionCoal(n):
            return [Words(f"{n}×", n_size), 4, thing("production", size), 6, Words(0, n_size), 4, thing("coal", size)]
        case GainPer(resource, per, n, most):
            counted = "production" if per == "factory_produced_this_action" else "machine"
            top: list[Part] = [] if most is None else [6, at_most(most, size)]
            return [*amounts({resource: n}, size), 4, Words("/", n_size, theme.SOFT), 4, thing(counted, size), *top]
        case ScorePer(what, vp, most, of):
            per_what: list[Part] = [thing("factory", size)] if what == "factory_types" else [
                Icon("flags", size, count=1 if what == "lower_thresholds" else 2)
            ]  # fmt: skip
            few = [Icon(thing(one, size).name, small(size, 0.66)) for one in of] if len(of) <= 3 else []
            per_what += [APART, *few, 6 if few else 0, at_most(most, size)]
            return [*amounts({"vp": vp}, size), 4, Words("/", n_size, theme.SOFT), 4, *per_what]
        case DepartmentBonusesOnTrack(track):
            return [thing(track, size), 4, Words(":", n_size), 6, department("any", size), 4, Words("…", n_size)]
        case RegionBonus():
            return choice(RESOURCES, round(size * 0.8))
        case TrainInfluence(value):
            return [thing("trains", size), 6, Words("=", n_size), 6, Icon("nippon.influence", size, words=value)]
        case _:
            return []


def condition(given: Condition | None, size: int) -> list[Part]:
    """What must have happened before, as a sign before the effect."""
    if given is None:
        return []
    if given.this_factory_produced or given.machine_built_on_this_factory:
        return [Icon("nippon.here", round(size * 0.9)), 8]
    if given.contracts_completed_this_action:
        n = given.contracts_completed_this_action
        several: list[Part] = [Words(n, round(size * 0.8)), 2] if n > 1 else []
        return [*several, Icon("nippon.contract", round(size * 0.9)), 2, Words(":", round(size * 0.86)), 8]
    return []
