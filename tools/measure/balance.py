"""How balanced the games are: many games of one computer player, counted and written into docs/balance."""

from __future__ import annotations

import json
import multiprocessing
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from statistics import mean, median
from typing import Any, NamedTuple

from engine.core import games
from engine.core.games import AnyGame
from engine.core.table import Observation, Table
from engine.players import MASTER
from engine.players.trials import HABIT
from engine.selfplay import MOST_ANSWERS
from tools.measure.strength import TRIALS, player

MOST_ANSWERS_SHOWN = 60
DOCS = Path(__file__).parents[2] / "docs"


class Played(NamedTuple):
    """What is kept of a game."""

    seats: int
    answers: int
    segments: int
    winners: tuple[int, ...]
    totals: tuple[int, ...]
    points: dict[str, int]  # by line of the scoring pad, all players together
    picks: Counter[str]  # how often each component was picked
    chosen: dict[str, Counter[str]]  # by question: how often each option was picked
    keys: Counter[str]  # how often each question was asked
    slowest: float
    thinking: float  # seconds spent by the player measured


class Job(NamedTuple):
    game: str
    seats: int
    options: dict[str, str]
    players: tuple[str, ...]
    seed: str
    trials: int = TRIALS  # that `master` may make for a turn


def play(job: Job) -> Played:
    """One game without checks, with a watch on the first player named."""
    table = Table.start(job.game, job.seats, job.options, job.seed)
    rng = Random(job.seed)
    names = [job.players[seat % len(job.players)] for seat in range(job.seats)]
    players = [player(table.game, name, job.trials) for name in names]
    picks: Counter[str] = Counter()
    chosen_at: dict[str, Counter[str]] = defaultdict(Counter)
    keys: Counter[str] = Counter()
    slowest = thinking = 0.0
    answers = 0
    while not table.over and answers < MOST_ANSWERS:
        ask = table.asks[0]
        name = names[ask.seat]
        began = time.thread_time()
        chosen = players[ask.seat](Observation(table, ask.seat), ask, rng)
        took = time.thread_time() - began
        if name != "random":
            slowest, thinking = max(slowest, took), thinking + took
        table.answer(ask.seat, chosen, by=name)
        answers += 1
        keys[ask.key] += 1
        chosen_at[ask.key].update(chosen)
        for pick in chosen:
            picks.update(pick.partition(":")[2].replace("+", ":").split(":"))
    result = table.result
    assert result is not None
    points: Counter[str] = Counter()
    for score in result.scores:
        for line in score.lines:
            points[line.label.key.rpartition(".")[2]] += line.points
    totals = tuple(score.total for score in result.scores)
    return Played(
        seats=job.seats,
        answers=answers,
        segments=table.segment,
        winners=result.winners,
        totals=totals,
        points=dict(points),
        picks=picks,
        chosen=dict(chosen_at),
        keys=keys,
        slowest=slowest,
        thinking=thinking,
    )


def run(jobs: Sequence[Job], processes: int) -> Iterator[Played]:
    if processes == 1:
        yield from map(play, jobs)
        return
    with multiprocessing.Pool(processes) as pool:
        yield from pool.imap(play, jobs, chunksize=4)


class BalanceWanted(NamedTuple):
    """Which games are played for a page about balance."""

    each: int  # games of every line
    options: Mapping[str, str]
    solo: str = ""
    player: str = HABIT
    seats: tuple[int, ...] = ()  # all numbers where none is named
    trials: int = TRIALS

    def command(self, name: str) -> str:
        """What plays them again."""
        given = [f"--option {key}={value}" for key, value in self.options.items()]
        given += [f"--solo {self.solo}"] if self.solo else []
        if self.player != HABIT:
            given += [f"--player {self.player}", f"--games {self.each}", f"--trials {self.trials}"]
            given += [f"--seats {seats}" for seats in self.seats]
        return " ".join([".venv/bin/python -m tools.measure balance", name, *given])


def balance(name: str, processes: int, wanted: BalanceWanted) -> None:
    """Length, scores by seat, points by line, what is chosen and what is never used, in games of one player alone."""
    game, count = games.get(name), wanted.each
    thinks = f", {wanted.trials} trials a turn," if wanted.player == MASTER else ""
    lines = [
        f"# {game.title}: balance",
        "",
        f"{count} games of the computer player `{wanted.player}`{thinks} for every line, with the standard options but "
        f"for those named here: `{wanted.command(name)}` plays them again and rewrites this page.",
        "",
        "| players | turns (median) | answers (median) | mean score by seat | won by seat |",
        "|---|---|---|---|---|",
    ]
    points: dict[str, Counter[str]] = {}
    picks: Counter[str] = Counter()
    keys: Counter[str] = Counter()
    chosen: dict[str, Counter[str]] = defaultdict(Counter)
    total = 0
    for seats, chosen_options in ways(game, wanted.options, wanted.solo):
        if wanted.seats and seats not in wanted.seats:
            continue
        jobs = [Job(name, seats, chosen_options, (wanted.player,), f"balance-{n}", wanted.trials) for n in range(count)]
        done = list(run(jobs, processes))
        total += len(done)
        wins = [sum(1 / len(p.winners) for p in done if s in p.winners) for s in range(seats)]
        means = [f"{mean(p.totals[s] for p in done):.1f}" for s in range(seats)]
        way = str(seats) if seats > 1 else f"alone, {chosen_options.get(wanted.solo, '')}".strip(", ")
        lines.append(
            f"| {way} | {median(p.segments for p in done):.0f} | {median(p.answers for p in done):.0f} "
            f"| {' · '.join(means)} | {' · '.join(f'{100 * w / count:.0f} %' for w in wins)} |"
        )
        print(lines[-1], flush=True)
        points[way] = sum((Counter(p.points) for p in done), Counter())
        for played in done:
            picks += played.picks
            keys += played.keys
            for key, counted in played.chosen.items():
                chosen[key] += counted
    lines += ["", "## Where the points come from", "", shares(points), "", "## Use of components", ""]
    lines += usage(components(game.shelf.tables(game.shelf.current())), picks, total)
    lines += ["", "## Questions", "", "How often each question is asked in a game, and what is answered.", ""]
    lines += [f"- `{key}` {n / total:.1f}{answered(chosen[key])}" for key, n in keys.most_common()]
    folder = DOCS / "balance"
    folder.mkdir(exist_ok=True)
    page = name if wanted.player == HABIT else f"{name}-{wanted.player}"
    (folder / f"{page}.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def ways(game: AnyGame, options: Mapping[str, str], solo: str) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of players; alone with every value of the option that says how strong the opponent is."""
    levels = next((spec.values for spec in game.options if spec.id == solo), ())
    for seats in game.seats:
        if seats == 1 and levels:
            yield from ((seats, {solo: level, **options}) for level in levels)
        else:
            yield seats, dict(options)


def answered(counted: Counter[str]) -> str:
    """What share each answer to a question has, but for those that are hardly ever given."""
    every = sum(counted.values())
    if len(counted) < 2:
        return ""
    shares = {name: f"{100 * n / every:.0f} %" for name, n in counted.most_common(MOST_ANSWERS_SHOWN)}
    shown = [f"{name} {share}" for name, share in shares.items() if share != "0 %"]
    rest = len(counted) - len(shown)
    return ": " + ", ".join(shown) + (f", {rest} others" if rest else "")


def shares(points: Mapping[str, Counter[str]]) -> str:
    """A table: which part of all points each line of the scoring pad gives, by number of players and options."""
    names = list(dict.fromkeys(name for counted in points.values() for name in counted))
    rows = [f"| line | {' | '.join(points)} |", "|---" * (len(points) + 1) + "|"]
    for name in names:
        parts = [f"{100 * counted[name] / max(1, sum(counted.values())):.0f} %" for counted in points.values()]
        rows.append(f"| {name} | {' | '.join(parts)} |")
    return "\n".join(rows)


def components(tables: Mapping[str, Any]) -> dict[str, list[str]]:
    """The ids of the rows of every table that is our own, by table."""
    found: dict[str, list[str]] = defaultdict(list)

    def walk(path: str, part: Any, house: bool) -> None:
        if isinstance(part, dict):
            house = part.get("source") == "house" if "source" in part else house
            if house and isinstance(part.get("id"), str):
                found[path].append(part["id"])
            for key, value in part.items():
                walk(path if key == "rows" else f"{path}.{key}".strip("."), value, house)
        elif isinstance(part, list):
            for row in part:
                walk(path, row, house)

    walk("", json.loads(json.dumps(tables)), False)
    return dict(found)


def usage(tables: Mapping[str, Sequence[str]], picks: Counter[str], total: int) -> list[str]:
    """For every table of our own whose rows can be picked: how often each is picked, in 100 games."""
    lines = [
        "How often each row of our own tables was picked in 100 games (rows that are never picked by name, "
        "such as a building tile under an area, are used through what lies there and are left out).",
        "",
    ]
    for table, ids in tables.items():
        used = {name: 100 * picks[name] / total for name in ids}
        if not any(used.values()):
            continue
        lines += [f"**{table}**: " + ", ".join(f"{name} {n:.0f}" for name, n in used.items()), ""]
    return lines
