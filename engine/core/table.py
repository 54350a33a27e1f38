"""A table: one game being played. Everything outside the engine sees a game only through this."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Generic, TypeVar
from weakref import ref

import msgspec
from msgspec import Struct

from engine.core import games
from engine.core.account import Deed, Record, deeds_of
from engine.core.ask import Ask, Form, Joint
from engine.core.games import AnyGame, Start
from engine.core.offer import Option
from engine.core.outcome import Trials, told_form, told_options
from engine.core.result import Result
from engine.core.rng import Rng, commitment
from engine.core.run import Choice, Diverged, Run, decode_state, encode
from engine.core.state import Event
from engine.core.text import EndlessRound, EngineBug, PlayerMistake, Seat, Text, join, text, who

__all__ = ["Boundary", "Choice", "Diverged", "NotReplayed", "Observation", "PlayerMistake", "Replay", "Table"]

MOST_CROSSED_SEGMENTS = 1_000  # after one answer; whole games of every kind have crossed 6


class Boundary(Struct, frozen=True):
    """A closed segment: what was chosen and what happened in it, and the state after it."""

    segment: int
    choices: tuple[Choice, ...]
    record: Record
    snapshot: bytes
    opening: tuple[str, ...] = ()  # what came to light before its first choice; all of it where there was none

    @property
    def deeds(self) -> tuple[Deed, ...]:
        """What was done in it, and by whom."""
        return deeds_of(self.record)

    @property
    def events(self) -> Sequence[Event]:
        """What happened, in order."""
        return self.record.events


class Replay(Struct, frozen=True):
    """A recorded game played again: where it leads, the state after the set-up, and every boundary."""

    table: Table
    first: bytes
    boundaries: tuple[Boundary, ...]


class NotReplayed(EngineBug):
    """A recorded game cannot be played again: what is wrong in which segment."""

    def __init__(self, segment: int, why: str) -> None:
        super().__init__(f"segment {segment}: {why}")
        self.segment = segment


class _Dump(Struct):
    game: str
    segment: int
    snapshot: bytes
    choices: list[Choice]


class Table:
    """Boundary snapshot plus the choices of the open segment; a running generator only makes it faster."""

    def __init__(self, game: AnyGame, segment: int, snapshot: bytes, choices: Sequence[Choice] = ()) -> None:
        self.game = game
        self.segment = segment
        self.snapshot = snapshot
        self.choices: list[Choice] = list(choices)
        self.crossed: list[Boundary] = []  # boundaries passed since the owner last looked; see `take_crossed`
        self._run: Run | None = None
        self._trials: dict[Seat, Trials] = {}
        self._teller = _TableTeller(ref(self))
        self._is_ahead = False  # see `at`

    @classmethod
    def set_up(
        cls,
        game: str,
        seats: int,
        options: Mapping[str, str] | None = None,
        seed: str | None = None,
        components: str | None = None,
        rules: int | None = None,
    ) -> Table:
        """A new table whose `snapshot` is the state after the set-up; nothing runs before somebody looks."""
        kind = games.get(game)
        settled = kind.complete_options(seats, options or {})
        rng = Rng(secrets.token_hex(16) if seed is None else seed)
        state = kind.setup(Start(kind, seats, settled, components or kind.shelf.current(), rng, rules))
        return cls(kind, 0, encode(state))

    @classmethod
    def start(
        cls,
        game: str,
        seats: int,
        options: Mapping[str, str] | None = None,
        seed: str | None = None,
        components: str | None = None,
        rules: int | None = None,
    ) -> Table:
        """A new table, waiting for its first answer; components in use and newest rules unless others are named."""
        return cls.set_up(game, seats, options, seed, components, rules).live()

    @classmethod
    def replay(
        cls,
        game: str,
        seats: int,
        options: Mapping[str, str],
        seed: str,
        components: str,
        segments: Sequence[Sequence[Choice]],
        rules: int | None = None,
    ) -> Replay:
        """Play a recorded game again from its seed; `NotReplayed` unless every choice and reveal comes out the same."""
        table = cls.set_up(game, seats, options, seed, components, rules)
        first = table.snapshot
        passed = table.live().take_crossed()
        while len(passed) < len(segments):
            number = len(passed)
            table = cls(table.game, number, table.snapshot, segments[number])
            try:
                closed = table.live().take_crossed()
            except Diverged as error:
                raise NotReplayed(number, str(error)) from None
            except (EndlessRound, MemoryError):
                raise
            except Exception as error:  # whatever a forged record makes the rules do
                raise NotReplayed(number, f"{type(error).__name__}: {error}") from error
            if not closed:
                raise NotReplayed(number, "it is not finished by its choices")
            passed += closed
        for boundary, choices in zip(passed, segments, strict=False):
            if list(boundary.choices) != list(choices):
                raise NotReplayed(boundary.segment, "the replay chose or showed something else")
        return Replay(table, first, tuple(passed))

    @staticmethod
    def past_view(game: str, snapshot: bytes, seat: Seat | None) -> Any:
        """What a seat (None: everybody) could know at a boundary."""
        kind = games.get(game)
        return _detached(kind.view(decode_state(kind, snapshot), seat))

    @staticmethod
    def round_at(game: str, snapshot: bytes) -> int:
        """The round that was being played at a boundary."""
        kind = games.get(game)
        return kind.round_of(decode_state(kind, snapshot))

    @staticmethod
    def secrets(game: str, snapshot: bytes, seats: Sequence[Seat]) -> tuple[bytes, ...]:
        """By seat all it knows at a boundary that others do not, to be compared; empty for nothing."""
        kind = games.get(game)
        state = decode_state(kind, snapshot)
        known = [kind.secrets(state, seat) for seat in seats]
        return tuple(encode(own) if any(own) else b"" for own in known)

    @staticmethod
    def were_private(game: str, snapshot: bytes, choices: Sequence[Choice]) -> list[bool]:
        """Which choices of a closed segment answered a question for one pair of eyes; `Diverged` if they do not fit."""
        kind = games.get(game)
        run, found = Run(kind, decode_state(kind, snapshot)), []
        for n, choice in enumerate(choices):
            ask = run.ask_of(choice.seat)
            if ask is None or ask.key != choice.key:
                raise Diverged(n, f"{choice.key} is not asked")
            found.append(ask.private)
            run.give(ask, choice.picks, choice.by)
        return found

    @classmethod
    def load(cls, data: bytes) -> Table:
        """A table from its dump; `Diverged` if the rules no longer lead to the same place."""
        try:
            dump = msgspec.msgpack.decode(data, type=_Dump)
        except msgspec.DecodeError as error:
            raise EngineBug(f"not a table: {error}") from None
        return cls(games.get(dump.game), dump.segment, dump.snapshot, dump.choices).live()

    def dump(self) -> bytes:
        """Everything, decks and seed included: never for players while the table runs."""
        return msgspec.msgpack.encode(_Dump(self.game.id, self.segment, self.snapshot, self.choices))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Table) and self.dump() == other.dump() and self.encoded_state() == other.encoded_state()
        )

    __hash__ = None  # type: ignore[assignment]

    def encoded_state(self) -> bytes:
        """The live state, as the running rules have it in the middle of the segment."""
        return encode(self.state)

    @property
    def state(self) -> Any:
        """The live state; for tests and the game's own code, never for what players see."""
        return self._live().g

    @property
    def seats(self) -> int:
        seats: int = self.state.seats
        return seats

    @property
    def asks(self) -> list[Ask[Any]]:
        """The questions open now, one per seat that must answer, in seat order."""
        asks = (self._run or self._live()).asks
        for ask in asks:
            if ask.teller is None:
                ask.teller = self._teller
        return asks

    @property
    def over(self) -> bool:
        over: bool = self.state.over
        return over

    @property
    def result(self) -> Result | None:
        """The final score sheets, once the game is over."""
        return self.game.score(self.state) if self.over else None

    @property
    def result_so_far(self) -> Result:
        """What everybody would score if the game ended now."""
        return self.game.score(self.state)

    @property
    def commitment(self) -> str:
        """The hash of the secret seed, shown from the start."""
        return commitment(self.state.rng.seed)

    @property
    def joint(self) -> Joint | None:
        """The simultaneous phase under way, if any: who takes part, and whether it is secret."""
        return self._live().joint

    @property
    def opening(self) -> tuple[str, ...]:
        """What came to light at the beginning of the open segment, before anybody was asked."""
        return self._live().opening

    def ask_of(self, seat: Seat) -> Ask[Any] | None:
        """The question this seat must answer now, if any."""
        ask = self._live().ask_of(seat)
        if ask is not None and ask.teller is None:
            ask.teller = self._teller
        return ask

    def trials(self, seat: Seat) -> Trials:
        """What answers of a seat would come to, tried on copies as long as the table stays as it is."""
        found = self._trials.get(seat)
        if found is None:
            found = self._trials[seat] = Trials(seat, lambda: Run.rerun(self.game, self.snapshot, self.choices))
        return found

    def at(self, run: Run) -> Table:
        """A copy that is where a run of the open segment has led, to be looked at before it is really so.

        Whether its options can be taken back is told when they are asked for good: each would have to be tried.
        """
        copy = Table(self.game, self.segment, self.snapshot)
        copy.choices, copy._run, copy._is_ahead = run.choices, run, True
        return copy

    def plan_of(self, seat: Seat) -> Ask[Any] | None:
        """The question that says what a seat has put together in a secret phase: the open one, or its last one."""
        joint = self.joint
        if joint is None or not joint.secret:
            return None
        return self.ask_of(seat) or joint.last.get(seat)

    def view(self, seat: Seat | None) -> Any:
        """What that seat may know (None: everybody); shares nothing with the state, so it may leave the thread."""
        return _detached(self.game.view(self.state, seat))

    def purse(self, seat: Seat) -> tuple[Text, ...]:
        """What a seat holds and can spend, in a few words each."""
        return self.game.purse(self.game.view(self.state, seat), seat)

    def log(self, seat: Seat | None) -> list[Event]:
        """The events of the open segment that a seat may know; provisional, since undo takes them back."""
        return [event for event in self.state.events if event.seen_by(seat)]

    def answer(self, seat: Seat, picks: Sequence[str], by: str = "player") -> list[Event]:
        """Answer the open question of a seat; returns what happened. A mistake or a bug changes nothing."""
        run = self._run or self._live()
        ask = run.ask_of(seat)
        if ask is None:
            raise PlayerMistake(self._not_asked())
        values = ask.check(picks)
        before = len(self.choices)
        known = len(run.g.events)
        if self._trials:
            self._trials = {}
        try:
            run.give(ask, picks, by, values)
            run.answer_forced()
            return self._cross(run, known) if run.ended else run.g.events[known:]
        except BaseException:
            self.choices = self.choices[:before]
            self._run = None
            raise

    def can_undo(self, seat: Seat) -> bool:
        """Whether this seat has a choice it may take back."""
        return self._undo_from(seat) is not None

    def why_no_undo(self, seat: Seat) -> Text | None:
        """What keeps a seat from taking back a choice of this segment; None if it can, or has made none."""
        if self._undo_from(seat) is not None:
            return None
        own = [at for at, choice in enumerate(self.choices) if choice.seat == seat and choice.by != "auto"]
        if not own:
            return None
        shown = any(choice.shown for choice in self.choices[own[-1] :])
        return Text("core.no_undo.revealed") if shown else Text("core.no_undo.answered")

    def undo(self, seat: Seat) -> None:
        """Take back a seat's last own choice, if nothing was revealed and nobody else has answered since."""
        at = self._undo_from(seat)
        if at is None:
            raise PlayerMistake(Text("core.mistake.undo"))
        self.choices = [*self.choices[:at], *(c for c in self.choices[at:] if c.seat != seat and c.by != "auto")]
        self._run, self._trials = None, {}
        self._live()

    def why_not(self, seat: Seat, option: str) -> Text:
        """Why an option is not offered: the condition that fails, or the question that is open instead."""
        ask = self.ask_of(seat)
        if ask is None:
            return self._not_asked()
        if option in ask.ids():
            return Text("core.why.offered")
        for refusal in ask.refused():
            if refusal.id == option:
                return refusal.reason
        return text("core.why.other_question", question=ask.asked)

    def take_crossed(self) -> list[Boundary]:
        """The boundaries passed since the last call, to be stored."""
        crossed, self.crossed = self.crossed, []
        return crossed

    def imagine(self, seat: Seat, rng: Random) -> Table | None:
        """A copy in which everything this seat cannot know is dealt anew; None if its own open turn no longer fits."""
        state = decode_state(self.game, self.snapshot)
        state.rng = Rng(str(rng.random()))
        self.game.redeal(state, seat, Rng(str(rng.random())))
        run = self._live()
        known = [
            choice
            for choice, phase in zip(self.choices, run.phases, strict=True)
            if choice.seat == seat or not phase or phase != run.phase
        ]
        copy = Table(self.game, self.segment, encode(state), known)
        try:
            return copy.live()
        except EngineBug:
            return None

    def cut(self, kept: int) -> None:
        """Drop the choices from `kept` on; refused (`EngineBug`) where that would cross a reveal."""
        if any(choice.shown for choice in self.choices[kept:]):
            raise EngineBug("what was revealed cannot be taken back: the table is frozen")
        self.choices = self.choices[:kept]
        self._run, self._trials = None, {}

    def live(self) -> Table:
        """Rerun the open segment now rather than at the first look; `Diverged` if it no longer fits."""
        self._live()
        return self

    def _live(self) -> Run:
        if self._run is None:
            run = Run.rerun(self.game, self.snapshot, self.choices)
            self._cross(run, len(run.g.events))
        assert self._run is not None
        return self._run

    def _cross(self, run: Run, known: int) -> list[Event]:
        """Close every segment that ended, and return the events from the `known` ones on."""
        happened: list[Event] = run.g.events[known:]
        closed: list[Boundary] = []
        while run.ended:
            if len(closed) == MOST_CROSSED_SEGMENTS:
                raise EndlessRound(f"{MOST_CROSSED_SEGMENTS} segments in a row without a choice for anybody")
            g = run.g
            record = Record(g.events, g.entries, g.starts)
            g.events, g.entries, g.starts, g.cause, g.revealed = [], [], [], None, []
            closed.append(Boundary(self.segment + len(closed), tuple(run.choices), record, encode(g), run.opening))
            run = Run(self.game, g)
            run.answer_forced()
            happened += run.g.events
        if closed:
            self.segment, self.snapshot = closed[-1].segment + 1, closed[-1].snapshot
            self.crossed += closed
        self._run = run
        self.choices = run.choices
        return happened

    def _not_asked(self) -> Text:
        if self.over:
            return Text("core.mistake.over")
        return text("core.mistake.not_asked", players=join([who(ask.seat) for ask in self.asks], "and"))

    def _undo_from(self, seat: Seat) -> int | None:
        run = self._live()
        for at in range(len(self.choices) - 1, -1, -1):
            choice = self.choices[at]
            if choice.shown:
                return None
            if choice.by == "auto":
                continue
            if choice.seat == seat:
                return at
            if not (run.phase and run.phases[at] == run.phase):
                return None
        return None


class _TableTeller:
    """Tells what answers to the questions of a table would come to; it does not keep the table in memory."""

    def __init__(self, table: ref[Table]) -> None:
        self._table = table

    def options(self, ask: Ask[Any]) -> Sequence[Option[Any]]:
        """The options of a question, each with what it would bring and whether it can be taken back."""
        there = self._table()
        if there is None:
            return ask.untold
        return told_options(there.game, there.state, ask, there.trials(ask.seat), show_reveals=not there._is_ahead)

    def form(self, ask: Ask[Any], form: Form) -> Form:
        """A form whose lines say what they would bring."""
        there = self._table()
        return form if there is None else told_form(there.game, there.state, ask, form, there.trials(ask.seat))


def _detached(view: Any) -> Any:
    """A view that shares nothing with the state it was built from."""
    return msgspec.msgpack.decode(encode(view), type=type(view))


ViewT = TypeVar("ViewT")


class Observation(Generic[ViewT]):
    """What a computer player has: its view, and tables in which all it cannot know is dealt anew."""

    quick = False  # whether an answer without much thought will do, since the table itself is only imagined

    def __init__(self, table: Table, seat: Seat) -> None:
        self._table = table
        self.seat = seat
        self.notes: dict[Any, Any] = {}  # what a player has worked out from it

    @property
    def game(self) -> AnyGame:
        return self._table.game

    @property
    def progress(self) -> float:
        """How far the game has come, 0 to 1."""
        return self._table.game.progress(self._table.state)

    @property
    def view(self) -> ViewT:
        view: ViewT = self._table.view(self.seat)
        return view

    def imagine(self, rng: Random) -> Table | None:
        return self._table.imagine(self.seat, rng)
