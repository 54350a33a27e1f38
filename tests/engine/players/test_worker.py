"""A worker process does what it is told by messages, and the same as could be done here."""

from __future__ import annotations

import msgspec

from engine.core.table import Observation
from engine.players.trials import Trial, TurnStep, play_out
from engine.players.worker import Done, Work, answer
from tests.engine.players.test_master import after


def answered(work: Work) -> Done:
    """What a worker writes when it reads this."""
    return msgspec.msgpack.decode(answer(msgspec.msgpack.encode(work)), type=Done)


def test_it_makes_the_trials_it_is_given() -> None:
    table = after("bazaar", 3, 9)
    ask = table.asks[0]
    trials = [Trial(deal, (TurnStep(ask.key, (ask.ids()[0],)),)) for deal in range(3)]
    done = answered(Work(table.dump(), ask.seat, trials))
    assert done.results == [play_out(Observation(table, ask.seat), trial) for trial in trials]


def test_what_is_not_made_in_time_is_left_out() -> None:
    table = after("bazaar", 3, 9)
    done = answered(Work(table.dump(), table.asks[0].seat, [Trial(1, ()), Trial(2, ())], seconds=0.0))
    assert done.results == [None, None]
