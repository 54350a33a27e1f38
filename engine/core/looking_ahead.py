"""What would come of an answer, tried on copies: nothing changes, and nobody learns what their seat cannot know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.core.ask import Ask
from engine.core.offer import Option
from engine.core.outcome import Outcome, Trials
from engine.core.rng import Rng
from engine.core.run import decode_state, encode
from engine.core.table import Table
from engine.core.text import PlayerMistake, Seat, Text

SEED = "ahead"  # of what is only imagined
DECLINING = ("decline", "confirm")
NOT_OFFERED = "core.mistake.option"  # something else is asked


class RefusedAnswer(NamedTuple):
    """An answer that cannot be given after so many others, and why."""

    given: int
    why: Text


class Previews:
    """Copies of a table after a seat's answers; a bug of a rule is reported when the answer is given, not here."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self._table, self._seat = table, seat

    def after(self, option: str) -> Table | None:
        """A copy in which the seat has picked an option; None if that shows something new, or its turn is then over."""
        try:
            trial = self._table.trials(self._seat).trial((option,))
        except Exception:
            return None
        goes_on = trial.outcome is not None and trial.outcome.asked is not None
        return self._table.at(trial.run) if goes_on else None


def first_refused(table: Table, seat: Seat, answers: Sequence[Sequence[str]]) -> RefusedAnswer | None:
    """Of several answers in a row: the first that would be refused after those before it, and why.

    None if none is, and where that depends on what comes to light or is asked in between.
    """
    copy = Table(table.game, table.segment, table.snapshot, table.choices)
    opened = copy.ask_of(seat)
    for given, picks in enumerate(answers):
        ask = copy.ask_of(seat)
        if ask is None or opened is None or (opened.series is not None and ask.key != opened.key):
            return None
        refusals = {refusal.id: refusal.reason for refusal in ask.refused()} if set(picks) - set(ask.ids()) else {}
        why = next((refusals[pick] for pick in picks if pick in refusals), None)
        if why is not None:
            return RefusedAnswer(given, why)
        try:
            copy.answer(seat, picks)
        except PlayerMistake as mistake:
            return None if mistake.text.key == NOT_OFFERED else RefusedAnswer(given, mistake.text)
        except Exception:  # a bug of a rule is reported when the answer is given
            return None
        if copy.segment != table.segment or _reveals(table, copy):
            return None
    return None


def how_often(table: Table, seat: Seat, option: str, most: int) -> int:
    """How many times in a row an option can be picked, up to `most`."""
    refused = first_refused(table, seat, [[option]] * most)
    return most if refused is None else refused.given


def purse_after(table: Table, seat: Seat, answers: Sequence[Sequence[str]]) -> tuple[Text, ...]:
    """What a seat could still spend after these answers; nothing where they cannot all be given, or show something."""
    copy = Table(table.game, table.segment, table.snapshot, table.choices)
    for picks in answers:
        try:
            copy.answer(seat, picks)
        except Exception:  # a bug of a rule is reported when the answer is given
            return ()
    return () if copy.segment != table.segment or _reveals(table, copy) else copy.purse(seat)


def own_turn(table: Table, seat: Seat) -> Table | None:
    """How it would be if it were this seat's turn already, as of the last boundary; None where it has none.

    What the seat cannot know is dealt anew, so it learns nothing from what is done there.
    """
    state = decode_state(table.game, table.snapshot)
    if table.over or not table.game.pretend_turn(state, seat):
        return None
    state.rng = Rng(SEED)
    table.game.redeal(state, seat, Rng(SEED))
    ahead = Table(table.game, table.segment, encode(state)).live()
    return ahead if ahead.segment == table.segment else None  # nothing to decide in it


def _reveals(table: Table, copy: Table) -> bool:
    """Whether something came to light on the way from a table to its copy."""
    return any(choice.shown for choice in copy.choices[len(table.choices) :])


class MissedOption(NamedTuple):
    """What somebody leaves aside: something for nothing, or just something that is still possible."""

    option: Option[Any]
    free: bool


def missed_option(ask: Ask[Any], picks: Sequence[str], trials: Trials) -> MissedOption | None:
    """What a player would miss by these picks: a gain that costs nothing, or what could be done instead of a danger."""
    picked = [option for option in ask.options if option.id in picks]
    if len(picked) != 1 or (ask.min, ask.max) != (1, 1):
        return None
    if picked[0].role == "danger":
        return next((MissedOption(option, free=False) for option in ask.options if option.role == "main"), None)
    if picked[0].role not in DECLINING:
        return None
    declined = trials.outcome((picked[0].id,))
    for option in ask.options:
        if (
            option.role in ("main", "free")
            and _is_free(option.id, trials)
            and not _keeps_more(declined, option, trials)
        ):
            return MissedOption(option, free=True)
    return None


def _keeps_more(declined: Outcome | None, option: Option[Any], trials: Trials) -> bool:
    """Whether declining brings something of its own, or leaves more to spend than the option does."""
    outcome = trials.outcome((option.id,))
    if declined is None or outcome is None:
        return False
    instead, after = declined.asked, outcome.asked
    if declined.gain or instead is None:
        return bool(declined.gain)
    if after is None or not _has_main(after):
        return _has_main(instead)
    left = dict(after.asked.args) if after.key == instead.key else {}
    return any(isinstance(n, int) and isinstance(m := left.get(name), int) and n > m for name, n in instead.asked.args)


def _has_main(ask: Ask[Any]) -> bool:
    return any(option.role == "main" for option in ask.options)


def _is_free(option: str, trials: Trials) -> bool:
    """Whether an option brings something, and it, and one way to go on after it, costs nothing."""
    outcome = trials.outcome((option,))
    if outcome is None or not outcome.gain or outcome.price:
        return False
    following = outcome.asked
    if following is None or (following.min, following.max) != (1, 1):
        return True
    after = (trials.outcome((option,), (one,)) for one in following.ids())
    return any(one is not None and not one.price for one in after)
