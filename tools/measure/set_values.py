"""Which component tables matter most: games of `house` with the values of one table moved, and as they are shipped.

Both are played with the same seeds, and `house` leaves nothing to chance, so that a table nobody meets changes nothing.
What differs from game to game says how much of a change is noise.
"""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any

import msgspec
from msgspec import Struct

from engine.core import games
from engine.core.table import Observation, Table
from engine.players import computer_player
from engine.players.trials import HABIT
from engine.selfplay import MOST_ANSWERS
from engine.sets.sheets import ComponentSheet, Steps, cells_of, part_at, sheets, single_values

PLAYED = Path(__file__).parents[2] / "docs" / "balance" / "sets.jsonl"
ANSWERS_TRIED = 100
AS_SHIPPED = "as shipped"
ALONE = "solo."  # before the tables that count only for who plays alone
NAMES = frozenset(
    {"id", "number", "index", "seat", "cell", "slot", "period", "row", "space", "column", "first_game_seat"}
)


class MovedGame(Struct, frozen=True):
    """The points of a game in which one table was moved; none: no game can be played with it."""

    game: str
    sheet: str
    seed: int
    totals: tuple[int, ...]


class Moved(Struct, frozen=True):
    """How far the points move with a table, in percent of those with the shipped values."""

    sheet: str
    games: int
    points: float  # of all together: more or less
    error: float  # the standard error of that
    seat: float  # of one seat, whichever way


def moved_tables(name: str, sheet: ComponentSheet) -> dict[str, Any] | None:
    """The shipped tables with a sheet's numbers half as high again and its words some rows on; None: nothing can move.

    A column without which the set would not be accepted, or no game could be set up, stays as it is.
    """
    for answers in (0, ANSWERS_TRIED):
        tables = _moved(name, sheet, answers)
        if tables is None or _plays(name, sheet, tables, ANSWERS_TRIED):
            return tables
    return None


def _moved(name: str, sheet: ComponentSheet, answers: int) -> dict[str, Any] | None:
    """The tables with all columns moved with which so many answers of a game can be given."""
    shelf = games.get(name).shelf
    shipped = tables = shelf.tables(shelf.current())
    for n, column in enumerate(_columns(sheet, tables)):
        tried = deepcopy(tables)
        _move(sheet, tried, column, n)
        if tried != tables and _plays(name, sheet, tried, answers):
            tables = tried
    return None if tables == shipped else tables


def _columns(sheet: ComponentSheet, tables: dict[str, Any]) -> list[Steps]:
    part = part_at(tables, sheet.at)
    found = (steps for row in part for steps in cells_of(row)) if sheet.rows else iter(cells_of(single_values(part)))
    return [steps for steps in dict.fromkeys(found) if steps[-1] not in NAMES]


def _move(sheet: ComponentSheet, tables: dict[str, Any], column: Steps, number: int) -> None:
    """Move one column, in place; words of the first stay, those of the next go one row on, and so forth."""
    part = part_at(tables, sheet.at)
    rows = [row for row in part if column in cells_of(row)] if sheet.rows else [part]
    before = [cells_of(row)[column] for row in rows]
    for n, row in enumerate(rows):
        value = before[n]
        if isinstance(value, int) and not isinstance(value, bool):
            _put(row, column, value + max(1, value // 2))
        elif isinstance(value, str):
            _put(row, column, before[(n - number) % len(before)])


def _put(row: Any, column: Steps, value: Any) -> None:
    for step in column[:-1]:
        row = row[step - 1 if isinstance(step, int) else step]
    last = column[-1]
    row[last - 1 if isinstance(last, int) else last] = value


def _plays(name: str, sheet: ComponentSheet, tables: dict[str, Any], answers: int) -> bool:
    shelf = games.get(name).shelf
    try:
        with shelf.trying(tables, sheet.name):
            _finished(name, sheet.name, tables, 0, answers=answers)
    except Exception:  # whatever a set that does not fit makes the rules do
        return False
    return True


def _finished(name: str, sheet: str, tables: dict[str, Any], seed: int, answers: int = MOST_ANSWERS) -> tuple[int, ...]:
    """The points of a game of `house`, alone or two of them."""
    game = games.get(name)
    seats = 1 if sheet.startswith(ALONE) else 2
    table = Table.set_up(name, seats, None, f"sets {seed}", game.shelf.remember(tables)).live()
    rng, player = Random(seed), computer_player(game, HABIT)
    for _ in range(answers):
        if table.over:
            break
        ask = table.asks[0]
        table.answer(ask.seat, player(Observation(table, ask.seat), ask, rng), by=HABIT)
    return tuple(score.total for score in table.result.scores) if table.result is not None else ()


def played_games() -> list[MovedGame]:
    """What was played before."""
    lines = PLAYED.read_bytes().splitlines() if PLAYED.exists() else []
    return [msgspec.json.decode(line, type=MovedGame) for line in lines]


def measure(name: str, count: int) -> None:
    """Play what was not played yet, and write the order of a game's tables beside its `meta.py`."""
    known = {(one.game, one.sheet, one.seed) for one in played_games()}
    shelf = games.get(name).shelf
    shipped = shelf.tables(shelf.current())
    listed = sheets(shipped)
    moved: dict[str, dict[str, Any] | None] = {}
    for prefix in ("", ALONE) if any(sheet.name.startswith(ALONE) for sheet in listed) else ("",):
        moved[prefix + AS_SHIPPED] = shipped
    first: list[str | ComponentSheet] = [*moved]
    for seed in range(count):
        for sheet in (*first, *listed):
            label = sheet.name if isinstance(sheet, ComponentSheet) else sheet
            if (name, label, seed) in known:
                continue
            if isinstance(sheet, ComponentSheet) and label not in moved:
                moved[label] = moved_tables(name, sheet)
            _note(MovedGame(name, label, seed, _tried(name, label, moved[label], seed)))
    found = results(name)
    (Path(__file__).parents[2] / "engine" / name / "matters.json").write_bytes(
        msgspec.json.format(msgspec.json.encode({one.sheet: one for one in found}), indent=1) + b"\n"
    )


def _tried(name: str, sheet: str, tables: dict[str, Any] | None, seed: int) -> tuple[int, ...]:
    """The points of a game; none where nothing of the table can move, or the rules stumble over it."""
    if tables is None:
        return ()
    try:
        return _finished(name, sheet, tables, seed)
    except Exception as error:
        print(f"{name} {sheet} seed {seed}: {type(error).__name__}")
        return ()


def _note(game: MovedGame) -> None:
    with PLAYED.open("ab") as file:
        file.write(msgspec.json.encode(game) + b"\n")


def results(name: str) -> list[Moved]:
    """Every table of a game, that with which the points of all move most first."""
    by_sheet: dict[str, dict[int, tuple[int, ...]]] = {}
    for one in played_games():
        if one.game == name and one.totals:
            by_sheet.setdefault(one.sheet, {})[one.seed] = one.totals
    found = []
    for sheet, moved in by_sheet.items():
        base = by_sheet[(ALONE if sheet.startswith(ALONE) else "") + AS_SHIPPED]
        pairs = [(base[seed], totals) for seed, totals in moved.items() if seed in base]
        usual = mean(mean(was) for was, _ in pairs)
        shifts = [mean(now) - mean(was) for was, now in pairs]
        error = stdev(shifts) / len(shifts) ** 0.5 if len(shifts) > 1 else 0.0
        apart = mean(abs(a - b) for was, now in pairs for a, b in zip(was, now, strict=True))
        shares = [round(100 * one / usual, 1) for one in (mean(shifts), error, apart)]
        found.append(Moved(sheet, len(pairs), *shares))
    return sorted(
        (one for one in found if not one.sheet.endswith(AS_SHIPPED)), key=lambda one: (-abs(one.points), -one.seat)
    )
