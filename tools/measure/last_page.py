"""What computer players give away in a last turn: kept in docs/players-last.jsonl and told in docs/players.md."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, median, stdev

import msgspec
from msgspec import Struct

from engine.core import games

KEPT = Path(__file__).parents[2] / "docs" / "players-last.jsonl"
SURE = 1.96  # standard errors on either side: 95 of 100 times the truth lies between
NOTHING = 0.01  # points that count as nothing

INTRODUCTION = """
## What is given away in a last turn

Near the end of a game a turn can be played in every way there is, and each of them to the end of the game, so that the
best is known. Here are last turns of games of `house` for two, of those that can be played in at most 2000 ways: how
often a computer player found the best, and how much more that came to than its own turn, on average. It is counted as
`master` does: the margin, and {victory:.0f} points for the victory or against it. Players cannot know what is hidden,
so nobody finds the best every time.

| game | player | turns | ways | best found | given away |
|---|---|---|---|---|---|
"""
COMMANDS = """
`.venv/bin/python -m tools.measure.last_turns yokohama --games 100` plays what is missing and rewrites this page, with
`--former REVISION` also `master` as it was then. Turns are kept in [players-last.jsonl](players-last.jsonl).
"""


class LastTurn(Struct):
    """A turn that was played in every way."""

    game: str
    number: int
    ways: int  # 0: there are too many
    best: float
    came_to: dict[str, float] = {}  # by player


def master(trials: int, revision: str = "") -> str:
    """What a `master` with so many trials is called, or the one of an earlier revision."""
    return f"`former` ({revision}), {trials} trials" if revision else f"`master`, {trials} trials"


def rows() -> list[LastTurn]:
    """All that were played."""
    return [msgspec.json.decode(one, type=LastTurn) for one in KEPT.read_bytes().splitlines()] if KEPT.exists() else []


def known(game: str, number: int) -> LastTurn | None:
    """What is known of the game of that number."""
    return next((one for one in rows() if (one.game, one.number) == (game, number)), None)


def keep(found: LastTurn) -> None:
    others = [one for one in rows() if (one.game, one.number) != (found.game, found.number)]
    kept = sorted([*others, found], key=lambda one: (one.game, one.number))
    KEPT.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in kept))


def section(found: Sequence[LastTurn], victory: float) -> str:
    """The part of the page about them."""
    whole = [one for one in found if one.ways]
    if not whole:
        return ""
    lines = [
        line(game, who, [one for one in whole if one.game == game and who in one.came_to])
        for game in dict.fromkeys(one.game for one in whole)
        for who in dict.fromkeys(name for one in whole if one.game == game for name in one.came_to)
    ]
    return INTRODUCTION.format(victory=victory) + "".join(lines) + COMMANDS


def line(game: str, who: str, turns: Sequence[LastTurn]) -> str:
    lost = [one.best - one.came_to[who] for one in turns]
    doubt = f" ± {SURE * stdev(lost) / len(lost) ** 0.5:.1f}" if len(lost) > 1 else ""
    told = who if who.startswith("`") else f"`{who}`"
    found = sum(one < NOTHING for one in lost) / len(lost)
    return (
        f"| {games.get(game).title} | {told} | {len(turns)} | {median(one.ways for one in turns):.0f} "
        f"| {100 * found:.0f} % | {fmean(lost):.1f}{doubt} |\n"
    )
