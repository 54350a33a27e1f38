"""How often a turn is better that the coach calls better: what was played out, kept in docs/players-coach.jsonl."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, stdev

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.core import games
from engine.players.coach import Verdict, shrunk, verdict

VERDICTS: dict[Verdict, str] = {"clear": "clearly better", "slight": "better by little"}
DEALS = 50  # on which turns are played out, unless it is said otherwise
BETTER = 0.9  # of the turns that are called clearly better, at least so many are

INTRODUCTION = """
## What the coach says

Hints, reviews and *What if?* call a turn *clearly better* or *better by little*
([coach.md](coach.md#how-sure-that-is)). Here is how often that came true: turns of games of `house` were reviewed, and
wherever the computer's own was called better, both were played out by `house` to the end of the game, on {deals} deals
each; better is what came to the larger margin over the best of the others on average. In {rest} of {all} turns nothing
was called better.

| game | players | called | turns | were better | foretold, without chance | came to |
|---|---|---|---|---|---|---|
"""
COMMANDS = """
`.venv/bin/python -m tools.measure.played_out mombasa-2 --turns 40` reviews and plays out what is missing and rewrites
this page. Turns are kept in [players-coach.jsonl](players-coach.jsonl), so it can be stopped at any time.
"""

KEPT = Path(__file__).parents[2] / "docs" / "players-coach.jsonl"


class PlayedOut(Struct, frozen=True):
    """A turn of `house` that was reviewed, and what it came to when both were played out."""

    game: str
    seats: int
    number: int
    progress: float
    deals: int  # on which the review stands
    lead: float  # of the computer's turn, as the review has it
    error: float  # the standard error of that
    points: float  # that were expected in the end
    lead_points: float  # by how many more than those of the turn that was played
    played_out: int = 0  # deals on which both were played to the end; none where no turn was better
    gain: float = 0.0  # how much more the computer's turn came to there: margin
    gain_error: float = 0.0
    gain_points: float = 0.0  # own points

    def played(self, gains: Sequence[float], points: Sequence[float]) -> PlayedOut:
        """With what both came to, deal by deal."""
        error = stdev(gains) / len(gains) ** 0.5
        return replace(
            self,
            played_out=len(gains),
            gain=round(fmean(gains), 2),
            gain_error=round(error, 2),
            gain_points=round(fmean(points), 2),
        )


def known() -> list[PlayedOut]:
    """All turns that were looked at."""
    return [msgspec.json.decode(one, type=PlayedOut) for one in KEPT.read_bytes().splitlines()] if KEPT.exists() else []


def section(rows: Sequence[PlayedOut]) -> str:
    """The part of the page about what the coach says."""
    if not rows:
        return ""
    called = [one for one in rows if one.played_out]
    kinds = sorted({(one.game, one.seats) for one in called})
    lines = []
    for name in VERDICTS:
        alike = [one for one in called if verdict(one.lead, one.error) == name]
        for kind in kinds:
            of_kind = [one for one in alike if (one.game, one.seats) == kind]
            lines += [line([games.get(kind[0]).title, str(kind[1])], name, of_kind)] if of_kind else []
        lines += [line(["all", ""], name, alike)] if alike else []
    head = INTRODUCTION.format(deals=DEALS, rest=len(rows) - len(called), all=len(rows))
    return head + "".join(lines) + COMMANDS


def line(head: Sequence[str], name: Verdict, found: Sequence[PlayedOut]) -> str:
    better = sum(one.gain > 0 for one in found)
    foretold, gain = fmean(shrunk(one.lead, one.error) for one in found), fmean(one.gain for one in found)
    cells = [*head, VERDICTS[name], str(len(found)), f"{better} ({100 * better / len(found):.0f} %)"]
    return f"| {' | '.join([*cells, f'{foretold:+.0f}', f'{gain:+.0f}'])} |\n"


def keep(found: PlayedOut) -> None:
    """One more."""
    rows = sorted([*known(), found], key=lambda one: (one.game, one.seats, one.number))
    KEPT.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in rows))
