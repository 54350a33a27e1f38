"""What would come of an answer: the deeds that giving it would be, tried on a copy up to the next question.

A trial stops inside the first thing that would come to light, so an outcome tells what picking an option and taking it
back would tell, and no more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, Never

from msgspec import Struct
from msgspec.structs import replace

from engine.core.account import Deed, deeds_of, seen
from engine.core.ask import Ask, FieldChoice, Form
from engine.core.effects import BY_RULE
from engine.core.games import AnyGame
from engine.core.offer import Amounts, Option
from engine.core.run import Run
from engine.core.text import PlayerMistake, Seat

Answer = tuple[str, ...]  # ids of what is picked


class ComesToLight(Exception):
    """A trial has come to something that nobody may know before it is really done."""


class Veil(list[str]):
    """Stands for what a segment has revealed while an answer is only tried."""

    def append(self, what: str) -> Never:
        raise ComesToLight(what)


class Outcome(Struct, frozen=True):
    """What answers of a seat would come to."""

    seat: Seat
    deeds: tuple[Deed, ...]
    asked: Ask[Any] | None = None  # what the seat is asked then
    shows: bool = False  # something comes to light: what follows is not known, so nobody can take it back afterwards
    ends: bool = False  # the turn is over then

    @property
    def own(self) -> tuple[Deed, ...]:
        """The deeds up to the first step of the rules: what the answers themselves do."""
        at = next((n for n, deed in enumerate(self.deeds) if deed.by == BY_RULE), len(self.deeds))
        return self.deeds[:at]

    @property
    def price(self) -> Amounts:
        """What the seat has less of by them."""
        return tuple((what, -n) for what, n in self._sums(lost=False).items() if n < 0)

    @property
    def gain(self) -> Amounts:
        """What the seat has more of by them."""
        return tuple((what, n) for what, n in self._sums(lost=False).items() if n > 0)

    @property
    def lost(self) -> Amounts:
        """What a limit cuts off."""
        return tuple(self._sums(lost=True).items())

    def _sums(self, *, lost: bool) -> Counter[str]:
        found: Counter[str] = Counter()
        for deed in self.own:
            for entry in deed.entries:
                if entry.seat == self.seat and entry.lost == lost:
                    found[entry.what] += entry.n
        return found


class TriedAnswers:
    """Answers given on a copy of a table; `run` is how far they led, `refused` whether they cannot be given."""

    def __init__(self, run: Run, seat: Seat, answers: Sequence[Answer]) -> None:
        self.run, self.seat = run, seat
        self.shows = self.refused = False
        self._known, revealed = len(run.g.starts), run.g.revealed
        run.g.revealed = Veil(revealed)
        try:
            for picks in answers:
                ask = run.ask_of(seat)
                if ask is None:
                    self.refused = True
                    break
                run.give(ask, picks, "player")
                run.answer_forced()
        except ComesToLight:
            self.shows = True
        except PlayerMistake:
            self.refused = True
        run.g.revealed = revealed

    @cached_property
    def outcome(self) -> Outcome | None:
        """What the answers come to; None where they cannot be given."""
        if self.refused:
            return None
        run = self.run
        asked = None if self.shows or run.ended else run.ask_of(self.seat)
        deeds = seen(deeds_of(run.g, self._known), self.seat)
        return Outcome(self.seat, deeds, asked, self.shows, run.ended)


class Trials:
    """What answers of one seat would come to; each is tried once, however often it is asked about.

    A bug of a rule is raised: whoever gives the answer meets it, too.
    """

    def __init__(self, seat: Seat, rerun: Callable[[], Run]) -> None:
        self.seat = seat
        self._rerun = rerun  # the table as it is, to be tried on
        self._tried: dict[tuple[Answer, ...], TriedAnswers] = {}

    def outcome(self, *answers: Sequence[str]) -> Outcome | None:
        """What these answers one after the other would come to; None where they cannot be given."""
        return self.trial(*answers).outcome

    def trial(self, *answers: Sequence[str]) -> TriedAnswers:
        """These answers one after the other, given on a copy."""
        key = tuple(tuple(one) for one in answers)
        found = self._tried.get(key)
        if found is None:
            found = self._tried[key] = TriedAnswers(self._rerun(), self.seat, key)
        return found


forgiving = True  # a bug of a rule is reported when the answer is given, until then its option is told without it


def told_options(
    game: AnyGame, g: Any, ask: Ask[Any], trials: Trials, *, show_reveals: bool = True
) -> tuple[Option[Any], ...]:
    """The options of a question, each with what it would bring and whether it can be taken back."""
    single = show_reveals and (ask.min, ask.max) == (1, 1)
    found = []
    for option in ask.untold:
        try:
            said = option.detail if game.tell is None else game.tell(g, ask, option, trials) or option.detail
            told = said if isinstance(said, Option) else replace(option, detail=said)
            outcome = trials.outcome((option.id,)) if single and option.role != "confirm" else None
            found.append(replace(told, reveals=told.reveals or (outcome is not None and outcome.shows)))
        except Exception:
            if not forgiving:
                raise
            found.append(option)
    return tuple(found)


def told_form(game: AnyGame, g: Any, ask: Ask[Any], form: Form, trials: Trials) -> Form:
    """A form whose lines say what the answers they stand for would bring."""
    tell = game.tell_line
    if tell is None:
        return form

    def told(line: FieldChoice) -> FieldChoice:
        try:
            return replace(line, detail=tell(g, ask, line, trials) or line.detail)
        except Exception:
            if not forgiving:
                raise
            return line

    fields = (replace(field, choices=tuple(map(told, field.choices))) for field in form.fields)
    return replace(form, fields=tuple(fields))
