"""How far learnt values are off: what was judged is kept in docs/players-value.jsonl and told in docs/players.md."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from engine.core import games

KEPT = Path(__file__).parents[2] / "docs" / "players-value.jsonl"
BANDS = 10  # of chances, and parts of a game

INTRODUCTION = """
## What a position is worth

`master` plays imagined tables on for some turns and then asks what they are worth: by a small network where one was
learnt for a game and a number of players, else by linear weights of features
([decisions/0034](decisions/0034-learnt-values.md)). Both are judged here by games of `house` that neither learnt from:
by how many points they missed the margin over the best of the others, on average (alone: the points). In the column
"less" stands how much less the network missed, and how sure that is: 95 times out of 100 the truth lies between.

| game | players | learnt from | judged by | linear | network | less | used |
|---|---|---|---|---|---|---|---|
"""
BY_TENTH = """
By tenth of the game, linear weights and network:

| game | players | {columns} |
|---|---|{lines}|
"""
CHANCES = """
Chances to win as the network foretold them, in ten bands: how many, foretold, and how often they came true.

| game | players | {columns} |
|---|---|{lines}|
"""
COMMANDS = """
`.venv/bin/python -m tools.measure.positions FOLDER mombasa-2 --games 350` plays games to learn from, with `--judged`
those to judge by; `.venv/bin/python -m tools.measure.learn_value FOLDER mombasa-2` learns, and
`.venv/bin/python -m tools.measure.judge_value FOLDER mombasa-2` judges and rewrites this page. A learnt file names its
games, seed and commands.
"""


class Tenth(Struct, frozen=True):
    """A tenth of the games: how far margins were off, on average."""

    positions: int
    linear: float
    value: float


class Band(Struct, frozen=True):
    """Chances between so many tenths: how many there were, what they came to, and how often they came true."""

    chances: int
    foretold: float
    won: float


class Judged(Struct, frozen=True):
    """What is kept of the games of one kind."""

    game: str
    seats: int
    learnt: int  # from so many games
    games: int
    positions: int
    linear: float  # by how much the margin was missed, on average
    value: float
    gain: float  # by how much less, game by game
    doubt: float  # on either side of that
    parts: list[Tenth | None]
    bands: list[Band | None]


def known() -> list[Judged]:
    """All that was judged."""
    return [msgspec.json.decode(one, type=Judged) for one in KEPT.read_bytes().splitlines()] if KEPT.exists() else []


def keep(found: Judged) -> None:
    """What was judged before of games of that kind is no longer known."""
    others = [one for one in known() if (one.game, one.seats) != (found.game, found.seats)]
    rows = sorted([*others, found], key=lambda one: (one.game, one.seats))
    KEPT.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in rows))


def section(rows: Iterable[Judged]) -> str:
    """The part of the page about values."""
    rows = list(rows)
    if not rows:
        return ""
    tenths = [f"{10 * n}–{10 * n + 10} %" for n in range(BANDS)]
    head = {"columns": " | ".join(tenths), "lines": "|".join(["---"] * BANDS)}
    return "".join(
        [
            INTRODUCTION,
            *(line(one, total(one)) for one in rows),
            BY_TENTH.format(**head),
            *(
                line(one, [f"{part.linear:.0f}, {part.value:.0f}" if part else "" for part in one.parts])
                for one in rows
            ),
            CHANCES.format(**head),
            *(line(one, [told(band) for band in one.bands]) for one in rows),
            COMMANDS,
        ]
    )


def line(one: Judged, cells: Sequence[str]) -> str:
    return f"| {' | '.join([games.get(one.game).title, str(one.seats), *cells])} |\n"


def total(one: Judged) -> list[str]:
    """What it all came to."""
    return [
        f"{one.learnt} games",
        f"{one.games} games, {one.positions} positions",
        f"{one.linear:.1f}",
        f"{one.value:.1f}",
        f"{one.gain:.1f} ± {one.doubt:.1f}",
        "network" if one.seats in games.get(one.game).values else "linear",
    ]


def told(band: Band | None) -> str:
    return f"{band.chances}: {100 * band.foretold:.0f} %, {100 * band.won:.0f} %" if band else ""
