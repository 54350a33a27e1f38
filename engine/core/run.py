"""The open segment: a live state, its generator, and the choices that led here; reruns rebuild it from a snapshot."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from engine.core.ask import Ask, Joint, Rule
from engine.core.games import AnyGame
from engine.core.text import EndlessRound, EngineBug, PlayerMistake, Seat

MOST_FORCED_ANSWERS = 1_000  # in one segment; whole games of every kind have needed 6

_encoder = msgspec.msgpack.Encoder()
_decoders: dict[str, msgspec.msgpack.Decoder[Any]] = {}


class Choice(Struct, frozen=True, array_like=True, gc=False):
    """A recorded answer: option ids, a digest of what it revealed, and who gave it."""

    seat: Seat
    key: str
    picks: tuple[str, ...]
    shown: str = ""
    by: str = "player"  # player, auto, timeout, stand-in, or the name of a computer player


class Diverged(EngineBug):
    """A rerun met another question, lacked an option or showed something else; the first `kept` choices still fit."""

    def __init__(self, kept: int, why: str) -> None:
        super().__init__(f"choice {kept}: {why}")
        self.kept = kept


class _Schema(Struct):
    schema: int


_schemas = msgspec.msgpack.Decoder(_Schema)


def encode(state: Any) -> bytes:
    """A state as a snapshot."""
    return _encoder.encode(state)


def decode_state(game: AnyGame, snapshot: bytes) -> Any:
    """A state from a snapshot, older schemas brought up to date step by step."""
    decoder = _decoders.get(game.id)
    if decoder is None or decoder.type is not game.state:
        decoder = _decoders[game.id] = msgspec.msgpack.Decoder(game.state)
    try:
        state = decoder.decode(snapshot)
        if state.schema == game.schema:
            return state
    except msgspec.ValidationError:  # perhaps since an older schema does not fit the state of today
        if _schemas.decode(snapshot).schema == game.schema:
            raise
    schema = _schemas.decode(snapshot).schema
    if schema > game.schema:
        raise EngineBug(f"{game.id}: snapshot of schema {schema}, this version knows up to {game.schema}")
    plain: dict[str, Any] = msgspec.msgpack.decode(snapshot)
    for step in range(schema, game.schema):
        plain = game.upgrades[step](plain)
        plain["schema"] = step + 1
    return msgspec.convert(plain, game.state)


def _digest(items: Sequence[str]) -> str:
    return sha256("\n".join(items).encode()).hexdigest()[:12]


class Run:
    """A segment under way; thrown away after any exception, since a generator that raised cannot go on."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        self.game = game
        self.g = state
        self.asks: list[Ask[Any]] = []
        self.ended = False
        self.choices: list[Choice] = []
        self.phases: list[int] = []  # per choice: which simultaneous phase it belongs to, 0 for none
        self.phase = 0
        self._phases_so_far = 0
        self.joint: Joint | None = None
        self._forced = 0
        self._rule: Rule[None] | None = None
        if not state.over:
            self._rule = game.segment(state)
            self._send(None)
            state.cause = None
        self.opening = tuple(state.revealed)  # what came to light before the first question: no choice carries it

    @classmethod
    def rerun(cls, game: AnyGame, snapshot: bytes, choices: Sequence[Choice], *, answer_forced: bool = True) -> Run:
        """The run that these choices lead to; forced questions that are not in the record are answered, too.

        Those that follow are answered as well with `answer_forced`; without it they can be looked at.
        """
        run = cls(game, decode_state(game, snapshot))
        for n, choice in enumerate(choices):
            ask = run.ask_of(choice.seat)
            while ask is None or ask.key != choice.key:
                forced = run.next_forced()
                if forced is None:
                    raise Diverged(n, f"{choice.key} is not asked")
                run.give_forced(*forced)
                ask = run.ask_of(choice.seat)
            try:
                made = run.give(ask, choice.picks, choice.by)
            except PlayerMistake as mistake:
                raise Diverged(n, mistake.text.key) from None
            if made.shown != choice.shown:
                raise Diverged(n, "something else was revealed")
            if run.ended and n + 1 < len(choices):
                raise Diverged(n, "the segment ends here")
        if answer_forced:
            run.answer_forced()
        return run

    def ask_of(self, seat: Seat) -> Ask[Any] | None:
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None

    def give(self, ask: Ask[Any], picks: Sequence[str], by: str, values: list[Any] | None = None) -> Choice:
        """Answer an open question and go on to the next one; `values` if the picks were checked before."""
        if values is None:
            values = ask.check(picks)
        ask.answered = True
        g, seat, key = self.g, ask.seat, ask.key
        self.phases.append(self.phase)
        revealed = g.revealed
        before = len(revealed)
        g.cause = (key, seat, by)
        self._send((seat, values))
        g.cause = None
        shown = _digest(revealed[before:]) if len(revealed) > before else ""
        choice = Choice(seat, key, tuple(picks), shown, by)
        self.choices.append(choice)
        return choice

    def next_forced(self) -> tuple[Ask[Any], list[str]] | None:
        """A question with one way to answer; "end turn" is left to a seat that has decided something."""
        for ask in self.asks:
            if len(ask.candidates) > ask.max > 0:
                continue
            forced = ask.forced()
            if forced is not None and not (ask.confirms() and self._decided(ask.seat)):
                return ask, forced
        return None

    def answer_forced(self) -> None:
        """Answer what is forced until somebody has a choice or the segment ends."""
        while (forced := self.next_forced()) is not None:
            self.give_forced(*forced)

    def give_forced(self, ask: Ask[Any], picks: Sequence[str]) -> None:
        """Give the only answer there is; `EndlessRound` where that leads to one such question after another."""
        self._forced += 1
        if self._forced > MOST_FORCED_ANSWERS:
            raise EndlessRound(f"{ask.key}: {MOST_FORCED_ANSWERS} questions with one answer only in one segment")
        self.give(ask, picks, "auto")

    def _decided(self, seat: Seat) -> bool:
        return any(choice.seat == seat and choice.by != "auto" for choice in self.choices)

    def _send(self, answer: Any) -> None:
        assert self._rule is not None
        try:
            asked = self._rule.send(answer)
        except StopIteration:
            self.asks, self.ended, self.phase, self.joint = [], True, 0, None
            return
        if isinstance(asked, Joint):
            if self.joint is not asked:
                self._phases_so_far += 1
                self.phase = self._phases_so_far
            self.joint = asked
            self.asks = asked.asks
        else:
            self.phase, self.joint = 0, None
            self.asks = [asked]
