"""Games to draw: seeded, with moments at which somebody is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

from engine.core import games
from engine.core.ask import Ask
from engine.core.table import Sight, Table
from engine.yokohama.queries import power

GAME = "yokohama"
CONFIGURATIONS: tuple[Mapping[str, str], ...] = (
    {},
    {"edition": "classic"},
    {"achievement_rewards": "on", "free_agents": "on"},
)
NAMES = ("Олександра Найдовше-Прізвище", "Kim", "Bartłomiej Wiśniewski", "Аня")

Mind = Callable[[Table, Ask[Any], Random], list[str]]


def busy(table: Table, ask: Ask[Any], rng: Random) -> list[str]:
    """Somebody quick who does things: the president goes where power is high, what is offered is mostly taken."""
    if ask.key == "yokohama.move":
        reached = [
            (power(table.state, ask.seat, o.target, president=True) if o.target else 1, o.id) for o in ask.options
        ]
        best = max(reached)[0]
        return [rng.choice([one for strength, one in reached if strength == best])]
    active = [o.id for o in ask.options if o.role not in ("decline", "confirm")]
    wanted = max(ask.min, 1)
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
def recorded(seats: int, configuration: int) -> tuple[bytes, ...]:
    """Every moment of one game."""
    return tuple(table.dump() for table in game(seats, CONFIGURATIONS[configuration]))


def marked(table: Table) -> dict[str, str]:
    """The targets of the open question, numbered as the options are listed."""
    found: dict[str, str] = {}
    for number, option in enumerate(table.asks[0].options if table.asks else (), start=1):
        if option.target is not None:
            found.setdefault(option.target, str(number))
    return found
