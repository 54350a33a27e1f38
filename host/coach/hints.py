"""Hints: what the computer would do in somebody's place, from what their seat may know; thought out in the workers."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from functools import partial
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from engine.core.offer import picture_numbers
from engine.core.table import Observation, Table
from engine.core.text import PlayerMistake, Seat, Text, join, text
from engine.players import answer
from engine.players.coach import Advice, FeatureGap, Verdict, WeighedTurn, advice_of, picked_answers, shrunk
from engine.players.master import open_question
from engine.players.race import FEWEST_DEALS
from engine.players.trials import HABIT, TurnLine, TurnStep
from host import rights
from host.coach.thinking import Thinking, ThinkingTrouble
from host.coach.turn_words import (
    MOST_TOLD,
    amounts_of,
    difference,
    named_amounts,
    on_button,
    on_buttons,
    said_answer,
    said_answers,
)
from host.errors import HostTrouble, careful, mistake
from host.records import hints_on
from host.rights import Person
from host.tables.live_tables import LiveTables

log = logging.getLogger(__name__)

HINT_SECONDS = 3.0  # a hint may be thought about
MOST_KEPT = 500  # hints that are remembered, so that asking again costs nothing

HintKey = tuple[int, Seat, int]  # table, seat, version of the table


class HintedTurn(Struct, frozen=True):
    """A turn in the words of its options, answer by answer, and the points that may be expected in the end."""

    said: tuple[Text, ...]
    details: tuple[Text, ...]  # what the answers that say most cost and yield
    points: float | None  # None: nothing could be imagined, so this is what habit says
    lead: float | None = None  # over the best of the others; None where nobody else plays
    chance: float | None = None  # to win; None where nothing was learnt of that
    picks: tuple[tuple[str, ...], ...] = ()  # answer by answer, beginning with the question that is open
    names: tuple[Text, ...] = ()  # of these what the answers are called, as far as the turn is not over with them


class Hint(Struct, frozen=True):
    """What the computer would do, for the eyes of one seat."""

    best: HintedTurn
    other: HintedTurn | None = None
    gaps: tuple[FeatureGap, ...] = ()  # in what the two differ some turns later
    deals: int = 0
    verdict: Verdict = "close"  # how the best stands to the other
    better: float = 0.0  # by so many points, as far as that is more than chance
    differs: tuple[Text, ...] = ()  # what the best turn itself brings or costs more than the other
    brings: tuple[Text, ...] = ()  # what it brings, whatever the other does
    comes_to: tuple[Text, ...] = ()  # what is put together in a secret phase is worth together


class Hints:
    """Nothing here changes a table; whoever asks twice is told the same."""

    def __init__(self, live: LiveTables, thinking: Thinking) -> None:
        self._live = live
        self._thinking = thinking
        self._kept: OrderedDict[HintKey, asyncio.Task[Hint]] = OrderedDict()

    @careful
    async def hint(self, table: int, person: Person, step: int | None = None) -> Hint:
        """What the computer would answer to somebody's open question; `step` refuses a question that is gone."""
        async with self._live.hold(table, "answer", person) as held:
            row, seat = held.row, rights.own_seat(held.row, person)
            ask = held.table.ask_of(seat)
            if row.status == "over":
                raise mistake("ended", table=table)
            if not hints_on(row):
                raise PlayerMistake(text("coach.mistake.hints_off", table=table))
            if ask is None:
                raise PlayerMistake(text("coach.mistake.not_asked", table=table))
            if step is not None and step != row.seats[seat].step:
                raise mistake("stale")
            if not open_question(ask):
                raise PlayerMistake(text("coach.mistake.one_way", option=ask.options[0].label))
            copy, key = Table.load(held.table.dump()), (table, seat, row.version)
            rng = Random(f"{table}.{seat}.{copy.segment}.{row.seats[seat].step}")
        return await self._remembered(key, copy, seat, rng)

    async def _remembered(self, key: HintKey, copy: Table, seat: Seat, rng: Random) -> Hint:
        """A hint is thought out once, also for who asks again meanwhile; one that failed is tried again."""
        thought = self._kept.get(key)
        if thought is None:
            thought = self._kept[key] = asyncio.get_running_loop().create_task(self._think(copy, seat, rng))
            thought.add_done_callback(partial(self._thought, key))
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        try:
            return await asyncio.shield(thought)
        except ThinkingTrouble as trouble:
            log.error("table=%s: no hint: %s", key[0], trouble)
            raise HostTrouble(Text("coach.trouble.thinking"), key[0]) from trouble

    def _thought(self, key: HintKey, thought: asyncio.Task[Hint]) -> None:
        if thought.cancelled() or thought.exception() is not None:
            self._kept.pop(key, None)

    async def close(self) -> None:
        """Whoever still waits for a hint will not get it."""
        thoughts = list(self._kept.values())
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)

    async def _think(self, copy: Table, seat: Seat, rng: Random) -> Hint:
        by_habit: TurnLine = ()
        race = await self._thinking.race(copy, seat, rng, share_of(self._thinking, HINT_SECONDS), [by_habit])
        return await asyncio.to_thread(_said, copy, seat, advice_of(race, seat), rng)


def share_of(thinking: Thinking, seconds: float) -> float:
    """Which part of the time for a turn that is, and never more than all of it."""
    return min(1.0, seconds / thinking.seconds)


def _said(copy: Table, seat: Seat, found: Advice | None, rng: Random) -> Hint:
    """Advice in words."""
    if found is None:
        return _by_habit(copy, seat, rng)
    tried = found.deals >= FEWEST_DEALS
    turn = found.best if tried else found.asked[0]
    best, brings, comes_to = _hinted(copy, found, turn), _brings(copy, found, turn), _comes_to(copy, found, turn)
    if not tried:
        return Hint(replace(best, points=None), deals=found.deals, brings=brings, comes_to=comes_to)
    other = found.runner_up
    if other is None:
        return Hint(best, deals=found.deals, verdict="clear", brings=brings, comes_to=comes_to)
    return Hint(
        best,
        _hinted(copy, found, other),
        other.gaps,
        found.deals,
        other.beaten,
        shrunk(other.behind, other.error),
        _differs(copy, found, other),
        brings,
        comes_to,
    )


def _brings(copy: Table, found: Advice, turn: WeighedTurn) -> tuple[Text, ...]:
    """The few amounts that a turn brings at once, played on an imagined deal."""
    return _amounts(_imagined(copy, found), found.seat, turn.turn)


def _comes_to(copy: Table, found: Advice, turn: WeighedTurn) -> tuple[Text, ...]:
    """What is put together in it, if anything is, before it lies there; on an imagined deal."""
    played, laid = (_imagined(copy, found) for _ in range(2))
    facts = [one.facts for one in picked_answers(played, found.seat, turn.turn) if one.facts is not None]
    return copy.game.plan_comes_to(laid.state, found.seat, facts[-1]) if facts else ()


def _imagined(copy: Table, found: Advice) -> Table:
    """The deal on which turns are told, so that nothing is said that the seat cannot know."""
    imagined = Observation[object](copy, found.seat).imagine(Random(found.first))
    assert imagined is not None
    return imagined


def _amounts(table: Table, seat: Seat, line: TurnLine) -> tuple[Text, ...]:
    return named_amounts(table.game, amounts_of(table, seat, line), 1)[:MOST_TOLD]


def _differs(copy: Table, found: Advice, other: WeighedTurn) -> tuple[Text, ...]:
    """The amounts in which two turns differ, both played on one imagined deal."""
    imagined = _imagined(copy, found)
    better, worse = (amounts_of(imagined, found.seat, one.turn) for one in (found.best, other))
    return difference(copy.game, better, worse)


def _hinted(copy: Table, found: Advice, turn: WeighedTurn) -> HintedTurn:
    """A turn as it was played on an imagined deal."""
    imagined = _imagined(copy, found)
    lead = turn.margin if len(turn.points) > 1 else None
    picked = on_buttons(picked_answers(imagined, found.seat, turn.turn))
    own = [one for one in picked if not one.forced]
    if len(own) > 1 and all(option.role == "confirm" for option in own[-1].options):
        del own[-1]  # that the turn ends is nothing to play
    names = (join((option.label for option in one.options), "comma") for one in own)
    said, picks = said_answers(copy.game, picked), tuple(step.picks for step in turn.turn)
    return HintedTurn(*said, turn.points[found.seat], lead, turn.chance, picks, tuple(names))


def _by_habit(copy: Table, seat: Seat, rng: Random) -> Hint:
    """In the middle of a turn that has shown something new nothing can be imagined: the quick player has to do."""
    ask = copy.ask_of(seat)
    assert ask is not None
    picks = tuple(map(str, answer(copy, seat, HABIT, rng)))
    options = {option.id: option for option in ask.options}
    numbers = picture_numbers(ask.options)
    chosen = [replace(options[pick], label=on_button(options[pick], numbers.get(pick, ""))) for pick in picks]
    said = said_answer(ask.key, chosen) if chosen else Text("coach.nothing")
    details = (chosen[0].detail,) if chosen and chosen[0].detail is not None else ()
    brings = () if details else _amounts(copy, seat, (TurnStep(ask.key, picks),))
    return Hint(HintedTurn((said,), details, None, picks=(picks,)), brings=brings)
