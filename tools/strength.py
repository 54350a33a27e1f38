"""How strong the computer players are: matches between them, written into docs/players.md as they are played.

`python -m tools.measure strength` plays all matches; seeds are fixed, seats change from game to game, and a match
that is not played again keeps its line.
"""

from __future__ import annotations

import resource
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

from engine.core import games
from engine.core.games import AnyGame, ComputerPlayer
from engine.core.table import Sight, Table
from engine.players import MASTER, computer_player, computer_players
from engine.players.master import Master
from engine.selfplay import MOST_ANSWERS

PAGE = Path(__file__).parents[1] / "docs" / "players.md"
SURE = 1.96  # standard errors on either side: 95 of 100 times the truth lies between

HEAD = """# Computer players

| player | in the lobby | how it plays |
|---|---|---|
| `random` | | anything legal |
| `easy` | newcomer | answers at once, and errs |
| `house` | regular | answers at once, with a judgement of its own for every game |
| `master` | master | tries whole turns on imagined deals and plays the best one |

None of them sees more than a person in its seat. How `master` thinks is told in
[decisions/0012](decisions/0012-looking-ahead.md).

Every line is one match of the first player named, from each seat in turn, against the second on all other seats. In
brackets stands where the true share lies 95 times out of 100; the margin is the one over the best of the others, in
points. Times are processor time of one core. Here `master` may make as many trials for a turn as its line says; at a
table it thinks by the clock, for as long as `THINKING` says, on two cores.

| game | match | players | games | won | margin | a turn | slowest turn |
|---|---|---|---|---|---|---|---|
"""
FOOT = """
Memory: {memory}

`python -m tools.measure strength` plays them again and rewrites this page; `python -m tools.learn` learns anew.
"""


class Match(NamedTuple):
    """Who plays against whom: one seat of `one`, `other` on the rest."""

    one: str
    other: str
    seats: int
    options: dict[str, str]

    @property
    def name(self) -> str:
        return f"{self.one}-{self.other}-{self.seats}" if self.other else f"{self.one}-alone"


@dataclass
class MatchCount:
    """What is counted of a match."""

    won: float = 0.0
    margins: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)  # seconds

    @property
    def games(self) -> int:
        return len(self.margins)


def matches(game: AnyGame) -> list[Match]:
    """All that is worth knowing of a game: who beats whom, with how many players, and alone on the hardest level."""
    known, several = computer_players(game), [n for n in game.seats if n > 1]
    found = [Match("house", "random", several[0], {})]
    found += [Match("house", "easy", several[0], {})] if "easy" in known else []
    found += [Match(MASTER, "house", seats, {}) for seats in several]
    hard = {spec.id: "hard" for spec in game.options if "hard" in spec.values}
    if 1 in game.seats:
        found += [Match(name, "", 1, hard) for name in ("house", MASTER)]
    return found


def strength(names: Iterable[str], count: int, trials: int, wanted: Sequence[str]) -> None:
    """Play the matches that are wanted, or all; the page is written after every game."""
    lines = kept_lines()
    for name in names:
        game = games.get(name)
        for match in matches(game):
            if wanted and not any(match.name.startswith(one) for one in wanted):
                continue
            tally = MatchCount()
            for number in range(count):
                play(game, match, number, trials, tally)
                lines[name, match.name] = line(game, match, trials, tally)
                write(lines)
            print(lines[name, match.name], flush=True)


def play(game: AnyGame, match: Match, number: int, trials: int, tally: MatchCount) -> None:
    """One game of a match, with a watch on the seat that it is about."""
    me, rng = number % match.seats, Random(number)
    table = Table.start(game.id, match.seats, match.options, f"strength-{number}")
    players = [player(game, match.one if seat == me else match.other, trials) for seat in range(match.seats)]
    spent: dict[int, float] = {}
    for _ in range(MOST_ANSWERS):
        if table.over:
            break
        ask = table.asks[0]
        began, segment = time.thread_time(), table.segment
        picks = players[ask.seat](Sight(table, ask.seat), ask, rng)
        if ask.seat == me:
            spent[segment] = spent.get(segment, 0.0) + time.thread_time() - began
        table.answer(ask.seat, picks)
    result = table.result
    assert result is not None
    others = [score.total for score in result.scores if score.seat != me]
    tally.won += (me in result.winners) / max(1, len(result.winners))
    tally.margins.append(result.scores[me].total - max(others, default=0))
    tally.turns += spent.values()


def player(game: AnyGame, name: str, trials: int) -> ComputerPlayer:
    """A computer player for one seat of one game: it may remember things."""
    return Master(trials) if name == MASTER else computer_player(game, name)


def interval(won: float, played: int) -> tuple[float, float]:
    """Where the true share lies (Wilson): honest also for few games and for shares near 0 or 1."""
    share, weight = won / played, SURE**2 / played
    middle = (share + weight / 2) / (1 + weight)
    reach = SURE / (1 + weight) * (share * (1 - share) / played + weight / (4 * played)) ** 0.5
    return max(0.0, middle - reach), min(1.0, middle + reach)


def line(game: AnyGame, match: Match, trials: int, tally: MatchCount) -> str:
    """A row of the page."""
    low, high = interval(tally.won, tally.games)
    told = f"`{match.one}` against `{match.other}`" if match.other else f"`{match.one}` alone"
    told += f", {trials} trials" if match.one == MASTER else ""
    told += "".join(f", {value}" for value in match.options.values())
    won = f"{100 * tally.won / tally.games:.0f} % ({100 * low:.0f}–{100 * high:.0f})"
    margin = f"{fmean(tally.margins):+.0f}" if match.other else f"{fmean(tally.margins):.0f} points"
    mark = f"<!-- {game.id} {match.name} -->"
    return (
        f"| {game.title} {mark} | {told} | {match.seats} | {tally.games} | {won} | {margin} "
        f"| {seconds(fmean(tally.turns))} | {seconds(max(tally.turns))} |"
    )


def seconds(took: float) -> str:
    return f"{1000 * took:.0f} ms" if took < 1 else f"{took:.1f} s"


def kept_lines() -> dict[tuple[str, str], str]:
    """The rows of the page as it is, by game and match."""
    found = {}
    for row in PAGE.read_text(encoding="utf-8").splitlines() if PAGE.exists() else ():
        _, begins, rest = row.partition("<!-- ")
        if begins:
            game, match = rest.partition(" -->")[0].split()
            found[game, match] = row
    return found


def write(lines: dict[tuple[str, str], str]) -> None:
    """The page: all rows in the order of games and matches."""
    order = [(name, match.name) for name in games.names() for match in matches(games.get(name))]
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    memory = f"a process that thinks has {used} MB, and two of them work while a `master` plays."
    body = "\n".join(lines[key] for key in order if key in lines)
    PAGE.write_text(HEAD + body + "\n" + FOOT.replace("{memory}", memory), encoding="utf-8")
