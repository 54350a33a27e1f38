"""Reviews of finished games: a player's turns, each compared with what the computer would have played in their place.

Every turn is judged from what the seat knew when it began. The comparison runs in the background, in the workers.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from math import isfinite
from random import Random
from statistics import median

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.core import games
from engine.core.run import Choice, decode_state
from engine.core.table import Observation, Table
from engine.core.text import EngineBug, Seat, Text
from engine.players.coach import Advice, FeatureGap, Verdict, WeighedTurn, advice_of, shrunk
from engine.players.master import open_question
from engine.players.trials import TurnLine, TurnStep
from host import rights
from host.coach.hints import share_of
from host.coach.thinking import Thinking, ThinkingTrouble
from host.coach.turn_words import amounts_of, difference, said_turn
from host.errors import HostTrouble, careful, mistake
from host.rights import Person
from host.tables.live_tables import LiveTables
from host.tables.stand_ins import STANDIN
from storage import BoundaryRow, ChoiceRow, sql

log = logging.getLogger(__name__)

TURN_SECONDS = 3.0  # a turn may be thought about
GAME_SECONDS = 180.0  # and all of them together
LEAST_LOSS = 1.0  # points that are worth a word
MOST_SHOWN = 3  # turns, of those in which something was given away


class ReviewedTurn(Struct, frozen=True):
    """A turn that the computer would have played otherwise, in words, and how many points that is worth."""

    segment: int
    played: tuple[Text, ...]
    better: tuple[Text, ...]
    verdict: Verdict  # how the better one stands to it
    loss: float  # points of this seat in the end, as far as they are more than chance
    chances: tuple[float, float] | None = None  # to win, with the turn that was played and with the better one
    differs: tuple[Text, ...] = ()  # what the better turn would have brought or cost more
    gaps: tuple[FeatureGap, ...] = ()  # in what the two differ some turns later


class Forecast(Struct, frozen=True):
    """What was to be expected of a seat when its turn began."""

    segment: int
    points: float  # in the end
    chance: float | None = None  # to win; None where nothing was learnt of that


class Review(Struct, frozen=True):
    """What the computer makes of somebody's game."""

    turns: int  # that had something to decide and could be thought about
    otherwise: int  # the computer would have played differently, and been better off
    loss: float  # of the points expected before the first turn: what those turns gave away for good
    points: tuple[ReviewedTurn, ...]  # where most was lost, the earliest first
    expected: tuple[Forecast, ...]  # before each turn
    had: int  # in the end
    untried: int  # more turns like them, for which there was too little time

    @property
    def others(self) -> float:
        """What did not come of those turns: how much more the game came to than was expected without them."""
        return self.had - (self.expected[0].points - self.loss) if self.expected else 0.0


class ReviewProgress:
    """A review that is under way: how many turns are done of how many, and the task whose result it will be."""

    task: asyncio.Task[Review]

    def __init__(self) -> None:
        self.done, self.all = 0, 0


class PlayedTurn(Struct, frozen=True):
    """One turn of the past: the table as it stood when its player had to decide, and what they did."""

    table: Table
    line: TurnLine


class Reviews:
    """Each review is made once, for whoever sits on the seat, and kept."""

    def __init__(self, live: LiveTables, thinking: Thinking) -> None:
        self._live = live
        self._thinking = thinking
        self._under_way: dict[tuple[int, Seat], ReviewProgress] = {}
        self._one_by_one = asyncio.Semaphore(1)  # whoever plays has to wait for one turn of one review at most

    @careful
    async def look(self, table: int, person: Person) -> Review | ReviewProgress:
        """The review of somebody's own turns; while there is none, how far it has come."""
        row = await self._live.row(table, "answer", person)
        if row.status != "over":
            raise mistake("not_over", table=table)
        seat = rights.own_seat(row, person)
        kept = await self._live.db.read(sql.results.review, table, seat)
        if kept is not None:
            with suppress(msgspec.ValidationError):  # it is of a former version: it is made anew
                return msgspec.json.decode(kept, type=Review)
        under_way = self._under_way.get((table, seat))
        if under_way is None:
            await self._live.components(games.get(row.game), row.components)
            boundaries = await self._live.db.read(sql.tables.boundaries, table)
            choices = await self._live.db.read(sql.tables.all_choices, table)
            under_way = self._begin(row.game, table, seat, boundaries, choices)
        return under_way

    async def whole(self, under_way: ReviewProgress) -> Review:
        """Wait for the review; it goes on without whoever does not."""
        try:
            return await asyncio.shield(under_way.task)
        except ThinkingTrouble as trouble:
            raise HostTrouble(Text("coach.trouble.thinking")) from trouble

    async def close(self) -> None:
        """Reviews under way are given up; whoever asks again has them begun anew."""
        tasks = [one.task for one in self._under_way.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(
        self, game: str, table: int, seat: Seat, boundaries: list[BoundaryRow], choices: list[ChoiceRow]
    ) -> ReviewProgress:
        key = (table, seat)
        if key not in self._under_way:  # somebody may have been quicker while the game was read
            made = self._under_way[key] = ReviewProgress()
            work = self._review(game, key, boundaries, choices, made)
            made.task = asyncio.get_running_loop().create_task(work, name=f"review of table {table}")
            made.task.add_done_callback(partial(self._ended, key))
        return self._under_way[key]

    def _ended(self, key: tuple[int, Seat], task: asyncio.Task[Review]) -> None:
        del self._under_way[key]
        if not task.cancelled() and task.exception() is not None:
            log.error("table=%s seat=%s: the review was given up: %r", *key, task.exception())

    async def _review(
        self,
        game: str,
        key: tuple[int, Seat],
        boundaries: list[BoundaryRow],
        choices: list[ChoiceRow],
        progress: ReviewProgress,
    ) -> Review:
        table, seat = key
        turns = await asyncio.to_thread(turns_of, game, seat, boundaries, choices)
        progress.all = len(turns)
        seconds = min(TURN_SECONDS, GAME_SECONDS / max(1, len(turns)))
        reviewed, expected, untried = list[ReviewedTurn](), list[Forecast](), 0
        for turn in turns:
            async with self._one_by_one:
                found = await self._compared(turn, key, seconds)
            if found is not None and not was_tried(found):
                untried += 1
            elif found is not None:
                made = await asyncio.to_thread(_reviewed, turn, found)
                reviewed.append(made)
                expected.append(forecast(made, found))
            progress.done += 1
        had = await asyncio.to_thread(points_of, game, seat, boundaries[-1].snapshot)
        review = summed_up(reviewed, expected, had, untried)
        if review.untried <= review.turns:  # else the machine was too busy: who asks again may have more of it
            await self._live.db.write(sql.results.put_review, table, seat, msgspec.json.encode(review))
        return review

    async def _compared(self, turn: PlayedTurn, key: tuple[int, Seat], seconds: float) -> Advice | None:
        """What the computer makes of a turn, with the same random numbers every time."""
        rng = Random(f"{key[0]}.{key[1]}.{turn.table.segment}")
        race = await self._thinking.race(turn.table, key[1], rng, share_of(self._thinking, seconds), [turn.line])
        return advice_of(race, key[1])


def was_tried(found: Advice) -> bool:
    """Whether a turn was tried often enough to be judged, or nothing was found ahead of it."""
    return bool(found.asked) and (found.asked[0].turn == found.best.turn or isfinite(found.asked[0].error))


def _reviewed(turn: PlayedTurn, found: Advice) -> ReviewedTurn:
    """A turn beside the best one, both in words; what was lost by no more than chance is not lost."""
    (own,), best, seat = found.asked, found.best, found.seat
    better = Observation[object](turn.table, seat).imagine(Random(found.first))
    assert better is not None
    brought = amounts_of(turn.table, seat, turn.line)
    differs = difference(turn.table.game, amounts_of(better, seat, best.turn), brought)
    played, instead = (
        said_turn(table, seat, line)[0]
        for table, line in ((Table.load(turn.table.dump()), turn.line), (better, best.turn))
    )
    return ReviewedTurn(
        turn.table.segment,
        played,
        instead,
        own.beaten,
        0.0 if played == instead else lost(own, best, seat),
        None if best.chance is None or own.chance is None else (own.chance, best.chance),
        differs,
        own.gaps,
    )


def lost(own: WeighedTurn, best: WeighedTurn, seat: Seat) -> float:
    """The points that a turn gives away, as far as they are more than chance: a difference of two forecasts."""
    if own.beaten == "close":
        return 0.0
    points = (best.points[seat] - own.points[seat]) * shrunk(own.behind, own.error) / own.behind
    return points if points >= LEAST_LOSS else 0.0


def forecast(turn: ReviewedTurn, found: Advice) -> Forecast:
    """What was to be expected before a turn: what it came to, and what it gave away."""
    (own,) = found.asked
    return Forecast(turn.segment, own.points[found.seat] + turn.loss, (found.best if turn.loss else own).chance)


def points_of(game: str, seat: Seat, last: bytes) -> int:
    """What a seat had in the end."""
    kind = games.get(game)
    return kind.totals(decode_state(kind, last))[seat]


def summed_up(turns: list[ReviewedTurn], expected: list[Forecast], had: int, untried: int = 0) -> Review:
    """All turns together, and the few that cost most.

    What a turn gave away counts as far as it was still missing when the next one began: a chance that waits is not
    lost. So all losses are parts of what the forecast fell by from turn to turn.
    """
    later = [*expected[1:], Forecast(0, had)]
    lasting = [_lasting(*one) for one in zip(turns, expected, later, strict=False)]
    costly = [turn for turn in lasting if turn.loss > 0]
    worst = sorted(costly, key=lambda turn: -turn.loss)[:MOST_SHOWN]
    shown = tuple(sorted(worst, key=lambda turn: turn.segment))
    otherwise = sum(turn.loss > 0 for turn in turns)
    return Review(len(turns), otherwise, sum(turn.loss for turn in costly), shown, tuple(expected), had, untried)


def _lasting(turn: ReviewedTurn, before: Forecast, later: Forecast) -> ReviewedTurn:
    """A turn with as much of its loss, in points and chances, as the next one began with."""
    kept, chances = median((before.points - turn.loss, later.points, before.points)), turn.chances
    if chances is not None and later.chance is not None:
        chances = (median((*chances, later.chance)), chances[1])
    loss = before.points - kept
    return replace(turn, loss=loss if loss >= LEAST_LOSS else 0.0, chances=chances)


def turns_of(game: str, seat: Seat, boundaries: list[BoundaryRow], choices: list[ChoiceRow]) -> list[PlayedTurn]:
    """The turns in which a seat had something to decide, each from its first question on, up to what it revealed."""
    found = []
    for boundary in boundaries:
        segment = [choice for choice in choices if choice.segment == boundary.segment]
        first = next((n for n, one in enumerate(segment) if one.seat == seat and one.by != "auto"), None)
        if first is None or segment[first].by == STANDIN:
            continue
        before = [Choice(c.seat, c.key, c.picks, c.shown, c.by) for c in segment[:first]]
        table = Table(games.get(game), boundary.segment, boundary.snapshot, before)
        try:
            ask = table.live().ask_of(seat)
        except EngineBug as changed:
            log.info("a turn of segment %s cannot be looked at any more: %s", boundary.segment, changed)
            continue
        if ask is not None and open_question(ask):
            found.append(PlayedTurn(table, line_of(segment[first:], seat)))
    return found


def line_of(choices: Sequence[ChoiceRow], seat: Seat) -> TurnLine:
    """What a seat has answered in a segment, up to what that revealed."""
    line = []
    for choice in choices:
        if choice.seat == seat and choice.by != "auto":
            line.append(TurnStep(choice.key, choice.picks))
        if choice.shown:
            break
    return tuple(line)
