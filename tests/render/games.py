"""Games to draw: seeded, with moments at which somebody is asked."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from PIL import Image

from engine.core.ask import Ask
from engine.core.table import Sight, Table
from engine.players import computer_player

NAMES = ("Олександра Найдовше-Прізвище", "Kim", "Bartłomiej Wiśniewski", "Аня")
Chooser = Callable[[Table, Ask[Any], Random], list[str]]


def eager(ask: Ask[Any], rng: Random) -> list[str]:
    """Mostly something that does something, at random."""
    wanted = max(ask.min, 1)
    active = [o.id for o in ask.options if o.role not in ("decline", "confirm")]
    if len(active) >= wanted and rng.random() < 0.85:
        return rng.sample(active, wanted)
    return rng.sample(ask.ids(), wanted)


def thoughtful(table: Table, ask: Ask[Any], rng: Random) -> list[str]:
    """The house player."""
    return list(computer_player(table.game, "house")(Sight(table, ask.seat), ask, rng))


def moments(
    name: str, seats: int, options: Mapping[str, str] | None = None, seed: str = "pictures", *, mind: Chooser
) -> Iterator[Table]:
    """The table before every answer, and when it is over."""
    table, rng = Table.start(name, seats, options or {}, seed=seed), Random(seed)
    while not table.over:
        yield table
        ask = table.asks[0]
        table.answer(ask.seat, mind(table, ask, rng))
        table.crossed.clear()
    yield table


def marked(table: Table) -> dict[str, str]:
    """The targets of the open question, numbered as the options are listed."""
    found: dict[str, str] = {}
    for number, option in enumerate(table.asks[0].options if table.asks else (), start=1):
        if option.target is not None:
            found.setdefault(option.target, str(number))
    return found


def smaller(png: bytes) -> bytes:
    """The same pixels packed as tightly as it goes, since documents are kept for good."""
    out = io.BytesIO()
    Image.open(io.BytesIO(png)).save(out, "PNG", optimize=True)
    return out.getvalue()
