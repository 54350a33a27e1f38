"""Computer players take their turns by themselves, one answer at a time, like anybody else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from random import Random
from typing import Any

from engine.core.ask import Ask
from engine.core.table import Table
from engine.core.text import PlayerMistake, Seat
from engine.players import MASTER, answer, plain_answers
from engine.players.master import QUESTION_SHARE, TurnInMind, best_turn, open_question
from engine.players.trials import HABIT
from host.coach.thinking import Thinking, ThinkingTrouble
from host.errors import HostTrouble
from host.measures import Measures
from host.play.answers import Answers
from host.tables.stand_ins import STANDIN
from host.traces import traced
from storage import SeatRow

log = logging.getLogger(__name__)

ANSWER_SECONDS = 20.0  # seconds a computer player may think before another habit has to do
RETRY_SECONDS = 30.0  # seconds between attempts while the database does not work
PLAIN_TRIES = 20  # plain answers that are tried where the rules refuse one as a dead end
PLAIN = "plain"  # by whom an answer is given where no computer player of the game can


class MasterMind:
    """What a `master` remembers between the answers of a turn; a restart forgets it, and it thinks again."""

    def __init__(self) -> None:
        self.turn = TurnInMind()
        self._segment, self._left = -1, 1.0

    def share(self, segment: int) -> float:
        """Which part of the time for a turn the next thought may take: less for each that a turn needs."""
        if segment != self._segment:
            self._segment, self._left = segment, 1.0
        taken = self._left * QUESTION_SHARE
        self._left -= taken
        return taken


class Computers:
    """One task per table on which a computer player must answer; thinking happens on a copy, off the event loop."""

    def __init__(self, answers: Answers, rng: Random, thinking: Thinking, measures: Measures) -> None:
        self._answers = answers
        self._measures = measures
        self._thinking = thinking
        self._rng = rng
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._wanted: set[int] = set()
        self._stuck: set[int] = set()  # until somebody changes something there
        self._head = asyncio.Semaphore(1)  # thinking is work for one core; two would only slow each other down

    def rouse(self, table: int) -> None:
        """Have the computer players of a table go on, if it is their turn."""
        self._stuck.discard(table)
        self._wanted.add(table)
        if table not in self._tasks:
            self._tasks[table] = asyncio.get_running_loop().create_task(self._play_on(table), name=f"table {table}")

    async def wake(self) -> None:
        """After a start, and with several processes now and then: rouse all who must answer."""
        for table in await self._answers.waiting_for_computers():
            if table not in self._stuck:
                self.rouse(table)

    async def idle(self) -> None:
        """Wait until no computer player has anything to do."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    async def close(self) -> None:
        """Stop; whoever was thinking begins again after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinking.close()

    async def _play_on(self, table: int) -> None:
        minds: dict[Seat, MasterMind] = {}
        try:
            while table in self._wanted:
                self._wanted.discard(table)
                with traced(table):
                    await self._take_turns_here(table, minds)
        finally:
            self._wanted.discard(table)
            del self._tasks[table]

    async def _take_turns_here(self, table: int, minds: dict[Seat, MasterMind]) -> None:
        """Unless they think in another process, which goes on by itself, or dies and is found out."""
        try:
            while await self._answers.take_play(table):
                ended = await self._take_turns(table, minds)
                await self._answers.leave_play(table)
                # Another process may have saved in between, and not been let play.
                if not ended or not self._answers.shared or await self._answers.copy_for_computer(table) is None:
                    return
        except HostTrouble as trouble:
            await self._after(table, trouble)

    async def _take_turns(self, table: int, minds: dict[Seat, MasterMind]) -> bool:
        """Whether they have come to the end of what they must answer."""
        try:
            while (turn := await self._answers.copy_for_computer(table)) is not None:
                await self._take_turn(table, *turn, minds)
        except PlayerMistake as closed:
            log.info("table=%s: computer players stop: %s", table, closed)
            return False
        except HostTrouble as trouble:
            await self._after(table, trouble)
            return False
        return True

    async def _after(self, table: int, trouble: HostTrouble) -> None:
        """Wait for the database to recover; a bug is reported to the table, since nobody is there to be answered."""
        log.error("table=%s: its computer player cannot go on: %s", table, trouble)
        if trouble.passing:
            await asyncio.sleep(RETRY_SECONDS)
            self._wanted.add(table)
            return
        try:
            await self._answers.tell_stuck(table)
        except HostTrouble as worse:
            log.error("table=%s: nor can that be told: %s", table, worse)
        self._wanted.discard(table)
        self._stuck.add(table)

    async def _take_turn(
        self, table: int, copy: Table, seat: SeatRow, chance: str | None, minds: dict[Seat, MasterMind]
    ) -> None:
        """Answer as the player on the seat would, else by habit, else plainly; never at random."""
        ask, player = copy.ask_of(seat.seat), seat.computer
        assert ask is not None
        assert player is not None
        habits = [HABIT] if HABIT in copy.game.players else []
        for name in dict.fromkeys((player, *habits, *copy.game.players)):
            try:
                if name == MASTER:
                    picks = await self._look_ahead(copy, seat.seat, minds.setdefault(seat.seat, MasterMind()))
                else:
                    picks = await self._think(copy, seat.seat, name, chance)
                await self._give(table, seat, picks, name if seat.standin is None else STANDIN)
                return
            except Exception as error:
                if isinstance(error, HostTrouble) and error.passing:
                    raise
                self._measures.errors["thinking"] += 1
                log.exception("table=%s seat=%s: %s failed, another habit has to do", table, seat.seat, name)
        await self._plainly(table, seat, ask)

    async def _look_ahead(self, copy: Table, seat: Seat, mind: MasterMind) -> list[str]:
        """The next answer of the turn in mind, or of a new one; habit has to do where looking ahead does not work."""
        ask = copy.ask_of(seat)
        assert ask is not None
        picks = mind.turn.next(ask)
        if picks is None and open_question(ask):
            try:
                race = await self._thinking.race(copy, seat, Random(self._rng.random()), mind.share(copy.segment))
                mind.turn = TurnInMind(best_turn(race))
                picks = mind.turn.next(ask)
            except ThinkingTrouble as trouble:
                self._measures.errors["thinking"] += 1
                log.error("looking ahead fails, habit has to do: %s", trouble)
        return await self._think(copy, seat, HABIT) if picks is None else picks

    async def _think(self, copy: Table, seat: Seat, name: str, chance: str | None = None) -> list[str]:
        rng = Random(self._rng.random() if chance is None else chance)
        async with self._head:
            thought = await asyncio.wait_for(asyncio.to_thread(answer, copy, seat, name, rng), ANSWER_SECONDS)
        return [str(pick) for pick in thought]

    async def _plainly(self, table: int, seat: SeatRow, ask: Ask[Any]) -> None:
        """The first answer that the rules take: nothing, where one may decline, else what is offered first."""
        for left, picks in zip(reversed(range(PLAIN_TRIES)), plain_answers(ask), strict=False):
            try:
                await self._give(table, seat, picks, PLAIN)
                return
            except PlayerMistake:
                if not left:
                    raise

    async def _give(self, table: int, seat: SeatRow, picks: Sequence[str], by: str) -> None:
        try:
            await self._answers.answer_for(table, seat.seat, seat.step, picks, by)
        except PlayerMistake as refused:
            if refused.text.key != "host.mistake.stale":  # somebody was quicker: look again
                raise
