"""Games to draw: seeded, with moments at which somebody is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

from engine.core import games
from engine.core.ask import Ask
from engine.core.table import Sight, Table

GAME = "nippon"
CONFIGURATIONS: tuple[tuple[int, Mapping[str, str]], ...] = (
    (1, {"difficulty": "hard"}),
    (1, {"difficulty": "easy", "factory_sides": "b"}),
    (2, {}),
    (2, {"module": "both", "factory_sides": "random"}),
    (3, {"module": "common_goals", "factory_sides": "b"}),
    (4, {}),
    (4, {"module": "both", "factory_sides": "random", "starting_draft": "random"}),
)
NAMES = ("Олександра Найдовше-Прізвище", "Kim", "Bartłomiej Wiśniewski", "Аня")
GOAL = 4  # workers that somebody busy gathers before consolidating

Mind = Callable[[Table, Ask[Any], Random], list[str]]


def busy(table: Table, ask: Ask[Any], rng: Random) -> list[str]:
    """Somebody quick who does things: works until four workers are there, and takes most of what is offered."""
    wanted = max(ask.min, 1)
    if ask.key == "nippon.main":
        held = sum(cell.worker is not None for cell in table.view(None).players[ask.seat].workers)
        actions = [o.id for o in ask.options if o.role == "main" and o.id != "consolidate"]
        if held < GOAL and actions:
            return [rng.choice(actions)]
    active = [o.id for o in ask.options if o.role not in ("decline", "confirm")]
    if len(active) >= wanted and rng.random() < 0.85:
        return rng.sample(active, wanted)
    return rng.sample(ask.ids(), wanted)


def thoughtful(table: Table, ask: Ask[Any], rng: Random) -> list[str]:
    """The house player, as soon as there is one."""
    house = games.get(GAME).players.get("house")
    return busy(table, ask, rng) if house is None else list(house(Sight(table, ask.seat), ask, rng))


def game(
    seats: int, options: Mapping[str, str] | None = None, seed: str = "pictures", most: int = 4000, mind: Mind = busy
) -> Iterator[Table]:
    """The table before every answer, and when it is over."""
    table, rng = Table.start(GAME, seats, options or {}, seed=seed), Random(seed)
    for _ in range(most):
        yield table
        if table.over:
            return
        ask = table.asks[0]
        table.answer(ask.seat, mind(table, ask, rng))
        table.crossed.clear()


@cache
def recorded(configuration: int) -> tuple[bytes, ...]:
    """Every moment of one game."""
    seats, options = CONFIGURATIONS[configuration]
    return tuple(table.dump() for table in game(seats, options))


def marked(table: Table) -> dict[str, str]:
    """The targets of the open question, numbered as the options are listed."""
    found: dict[str, str] = {}
    for number, option in enumerate(table.asks[0].options if table.asks else (), start=1):
        if option.target is not None:
            found.setdefault(option.target, str(number))
    return found
