"""A worker process does what it is told over its pipes, and the same as could be done here."""

from __future__ import annotations

from io import BytesIO

import msgspec

from engine.core.table import Sight
from engine.players.trials import Trial, TurnStep, play_out
from engine.players.worker import LENGTH, Done, Work, framed, serve
from tests.engine.players.test_master import after


def answered(*works: Work) -> list[Done]:
    """What a worker writes when it reads these."""
    sink = BytesIO()
    serve(BytesIO(b"".join(map(framed, works))), sink)
    found, data = [], sink.getvalue()
    while data:
        end = LENGTH + int.from_bytes(data[:LENGTH], "big")
        found.append(msgspec.msgpack.decode(data[LENGTH:end], type=Done))
        data = data[end:]
    return found


def test_it_makes_the_trials_it_is_given() -> None:
    table = after("bazaar", 3, 9)
    ask = table.asks[0]
    trials = [Trial(deal, (TurnStep(ask.key, (ask.ids()[0],)),)) for deal in range(3)]
    (one, other) = answered(Work(table.dump(), ask.seat, trials), Work(table.dump(), ask.seat, trials[:1]))
    assert one.sequels == [play_out(Sight(table, ask.seat), trial) for trial in trials]
    assert other.sequels == one.sequels[:1]


def test_what_is_not_made_in_time_is_left_out() -> None:
    table = after("bazaar", 3, 9)
    (done,) = answered(Work(table.dump(), table.asks[0].seat, [Trial(1, ()), Trial(2, ())], seconds=0.0))
    assert done.sequels == [None, None]
