"""How strong the computer players are: matches between them, written into docs/players.md as they are played.

`python -m tools.measure strength` plays all matches; seeds are fixed and seats change from game to game. Every game is
kept as a line of docs/players.jsonl and not played twice, so a match can be stopped and gone on with. When a player
has changed, `--anew` plays the games named again.
"""

from __future__ import annotations

import resource
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from fcntl import LOCK_EX, flock
from math import log
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

import msgspec
from msgspec import Struct

from engine.core import games
from engine.core.games import AnyGame, ComputerPlayer
from engine.core.table import Observation, Table
from engine.players import MASTER, computer_player, computer_players
from engine.players.master import Master
from engine.players.prospects import VICTORY_POINTS
from engine.selfplay import MOST_ANSWERS
from tools.measure import coach_page, last_page, value_page
from tools.measure.former import Elsewhere, Former

PAGE = Path(__file__).parents[2] / "docs" / "players.md"
KEPT = PAGE.with_suffix(".jsonl")
TRIALS = 40  # that `master` may make for a turn: a third or less of what ten seconds at a table allow
GAMES = 20  # of a match, unless it says otherwise
FORMER = "former"  # the same player as it was in an earlier revision, where one is given
LINEAR = "linear"  # `master` that judges by the weights of features, whatever else was learnt
MOST_GAMES = 100  # of a match that ends when it is clear who is better
TIMES_BETTER = 1.5  # such a match is between "worse" and "better" by so much, of the odds of equals
MISTAKEN = 0.1  # how often it may be decided wrongly
SURE = 1.96  # standard errors on either side: 95 of 100 times the truth lies between

HEAD = """# Computer players

| player | in the lobby | how it plays |
|---|---|---|
| `random` | | anything legal |
| `easy` | newcomer | answers at once, and errs |
| `house` | regular | answers at once, with a judgement of its own for every game |
| `master` | master | tries whole turns on imagined deals and plays the best one |
| `linear` | | `master` with the judgement it had before: weights of features |
| `former` | | the same player as it was in an earlier revision, for comparison |

None of them sees more than a person in its seat. How `master` thinks is told in
[decisions/0012](decisions/0012-looking-ahead.md).

Every line is one match of the first player named, from each seat in turn, against the second on all other seats. In
brackets stands where the true share lies 95 times out of 100; the margin is the one over the best of the others, in
points. Of four equal players each would win a quarter of the games. Times are processor time of one core. Here `master`
may make as many trials for a turn as its line says, far fewer than at a table, where it thinks by the clock for as long
as `THINKING` says, on two cores.

| game | match | players | games | won | margin | a turn | slowest turn |
|---|---|---|---|---|---|---|---|
"""
FOOT = """
Memory: {memory}

`.venv/bin/python -m tools.measure strength` plays what is missing and rewrites this page: `--games 40` for more games
of every match, `--match master-house-4` for one of them, `--anew` when a player has changed. With `--former REVISION`
`house` and `master` also play against themselves as they were then, with all they had learnt. Matches of `master`
against `former` and `linear` end when one has clearly won more (odds of 1.5 either way, wrong one time in ten), after a
hundred games at most; some are only as long as time allowed. Games are kept in [players.jsonl](players.jsonl), so it
can be stopped at any time. `.venv/bin/python -m tools.measure.learn` learns anew.
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

    @property
    def sequential(self) -> bool:
        """Whether it ends when it is clear who is better."""
        return self.one == MASTER and self.other in (LINEAR, FORMER)


class MatchGame(Struct, frozen=True):
    """What is kept of a game of a match."""

    game: str
    match: str
    trials: int  # that `master` may make for a turn; 0 where it does not play
    number: int
    won: float  # a part of it where several win
    margin: int
    turns: int
    spent: float  # seconds on all turns
    slowest: float  # and on the longest one
    memory: int = 0  # MB that the process had at most
    former: str = ""  # the revision it was played against


def matches(game: AnyGame) -> list[Match]:
    """All that is worth knowing of a game: who beats whom, with how many players, and alone on the hardest level."""
    known, several = computer_players(game), [n for n in game.seats if n > 1]
    found = [Match("house", "random", several[0], {})]
    found += [Match("house", "easy", several[0], {})] if "easy" in known else []
    found += [Match("house", FORMER, several[0], {})]
    found += [Match(MASTER, "house", seats, {}) for seats in several]
    found += [Match(MASTER, FORMER, several[0], {})]
    found += [Match(MASTER, LINEAR, seats, {}) for seats in several if seats in game.values]
    hard = {spec.id: "hard" for spec in game.options if "hard" in spec.values}
    if 1 in game.seats:
        found += [Match(name, "", 1, hard) for name in ("house", MASTER, *([LINEAR] if 1 in game.values else []))]
    return found


def strength(
    names: Iterable[str],
    count: int | None,
    trials: int,
    wanted: Sequence[str],
    *,
    anew: bool = False,
    former: Mapping[str, Former] | None = None,
) -> None:
    """Play what is still to be played of the matches that are wanted, or of all; the page is written after every game.

    `former` has the players of an earlier revision by game, for matches that are not played without them.
    """
    for name in names:
        for match in matches(games.get(name)):
            if wanted and not any(match.name.startswith(one) for one in wanted):
                continue
            then = former[name] if former and match.other == FORMER else None
            if match.other == FORMER and then is None:
                continue
            play_match(name, match, count, trials if match.one in (MASTER, LINEAR) else 0, then, anew=anew)
    write()


def play_match(
    name: str, match: Match, count: int | None, trials: int, former: Former | None, *, anew: bool = False
) -> None:
    """Play what is still to be played of a match; what was played against another revision is forgotten."""

    def of_match(one: MatchGame) -> bool:
        return (one.game, one.match, one.trials) == (name, match.name, trials)

    def stale(one: MatchGame) -> bool:
        return of_match(one) and (anew or bool(former and one.former != former.revision))

    with keeping() as rows:
        rows[:] = [one for one in rows if not stale(one)]
    for number in range(count or (MOST_GAMES if match.sequential else GAMES)):
        found = [one for one in kept() if of_match(one)]
        if match.sequential and decided(found, match.seats):
            return
        if number not in {one.number for one in found}:
            played = play(games.get(name), match, number, trials, former)
            with keeping() as rows:
                rows.append(played)
            write()


def decided(played: Sequence[MatchGame], seats: int) -> bool:
    """Whether it is clear who is better (Wald's sequential test), so that no more games are needed."""
    fair = 1 / (seats - 1)  # the odds of equals
    worse, better = (odds / (1 + odds) for odds in (fair / TIMES_BETTER, fair * TIMES_BETTER))
    won = sum(one.won for one in played)
    likely = won * log(better / worse) + (len(played) - won) * log((1 - better) / (1 - worse))
    return abs(likely) > log((1 - MISTAKEN) / MISTAKEN)


def kept() -> list[MatchGame]:
    """All games that have been played."""
    if not KEPT.exists():
        return []
    return [msgspec.json.decode(one, type=MatchGame) for one in KEPT.read_bytes().splitlines()]


@contextmanager
def keeping() -> Iterator[list[MatchGame]]:
    """All games that are known, to be changed; who plays other matches meanwhile waits."""
    with KEPT.open("a") as file:
        flock(file, LOCK_EX)
        rows = kept()
        yield rows
        rows.sort(key=lambda one: (one.game, one.match, one.trials, one.number))
        KEPT.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in rows))


def play(game: AnyGame, match: Match, number: int, trials: int, former: Former | None = None) -> MatchGame:
    """One game of a match, with a watch on the seat that it is about."""
    me, rng = number % match.seats, Random(number)
    table = Table.start(game.id, match.seats, match.options, f"strength-{number}")
    names = [match.one if seat == me else match.other for seat in range(match.seats)]
    players = [
        former.player(match.one, trials) if former and name == FORMER else player(game, name, trials) for name in names
    ]
    spent: dict[int, float] = {}
    for _ in range(MOST_ANSWERS):
        if table.over:
            break
        ask = table.asks[0]
        began, segment = time.thread_time(), table.segment
        picks = players[ask.seat](Observation(table, ask.seat), ask, rng)
        if ask.seat == me:
            spent[segment] = spent.get(segment, 0.0) + time.thread_time() - began
        table.answer(ask.seat, picks)
    result = table.result
    assert result is not None
    others = [score.total for score in result.scores if score.seat != me]
    return MatchGame(
        game=game.id,
        match=match.name,
        trials=trials,
        number=number,
        won=(me in result.winners) / max(1, len(result.winners)),
        margin=result.scores[me].total - max(others, default=0),
        turns=len(spent),
        spent=round(sum(spent.values()), 3),
        slowest=round(max(spent.values()), 3),
        memory=resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024,
        former=former.revision if former else "",
    )


def player(game: AnyGame, name: str, trials: int) -> ComputerPlayer:
    """A computer player for one seat of one game: it may remember things."""
    if name == LINEAR:
        return Elsewhere(Master(trials), replace(game, values={}))
    return Master(trials) if name == MASTER else computer_player(game, name)


def interval(won: float, played: int) -> tuple[float, float]:
    """Where the true share lies (Wilson): honest also for few games and for shares near 0 or 1."""
    share, weight = won / played, SURE**2 / played
    middle = (share + weight / 2) / (1 + weight)
    reach = SURE / (1 + weight) * (share * (1 - share) / played + weight / (4 * played)) ** 0.5
    return max(0.0, middle - reach), min(1.0, middle + reach)


def line(game: AnyGame, match: Match, played: Sequence[MatchGame]) -> str:
    """A row of the page: games of one match, with as many trials."""
    won, trials = sum(one.won for one in played), played[0].trials
    low, high = interval(won, len(played))
    told = f"`{match.one}` against `{match.other}`" if match.other else f"`{match.one}` alone"
    told += f" ({played[0].former})" if played[0].former else ""
    told += f", {trials} trials" if trials else ""
    told += "".join(f", {value}" for value in match.options.values())
    share = f"{100 * won / len(played):.0f} % ({100 * low:.0f}–{100 * high:.0f})"
    margin = fmean(one.margin for one in played)
    mean = sum(one.spent for one in played) / sum(one.turns for one in played)
    return (
        f"| {game.title} | {told} | {match.seats} | {len(played)} | {share} "
        f"| {f'{margin:+.0f}' if match.other else f'{margin:.0f} points'} "
        f"| {seconds(mean)} | {seconds(max(one.slowest for one in played))} |"
    )


def seconds(took: float) -> str:
    return f"{1000 * took:.0f} ms" if took < 1 else f"{took:.1f} s"


def write() -> None:
    """The page: a row for every match of which games were played, and for every number of trials."""
    rows: dict[tuple[str, str, int], list[MatchGame]] = {}
    for one in kept():
        rows.setdefault((one.game, one.match, one.trials), []).append(one)
    lines = [
        line(games.get(name), match, rows[key])
        for name in dict.fromkeys(one for one, _, _ in rows)
        for match in matches(games.get(name))
        for key in rows
        if key[:2] == (name, match.name)
    ]
    used = max((one.memory for one in kept() if one.trials), default=0)
    memory = f"a process that thinks has {used} MB, and two of them work while a `master` plays."
    told = HEAD + "\n".join(lines) + "\n" + FOOT.replace("{memory}", memory) + value_page.section(value_page.known())
    told += last_page.section(last_page.rows(), VICTORY_POINTS) + coach_page.section(coach_page.known())
    PAGE.write_text(told, encoding="utf-8")
