"""Sets are tried before they are believed: games are set up and played with them."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import msgspec
import pytest

from engine.core import games
from engine.sets import trial
from engine.sets.brought import shipped_tables
from engine.sets.faults import SheetFault
from engine.sets.trial import SetTrial, TrialOutcome, tried
from host.sets.trials import SetTrials

GAME = games.get("testkit.bazaar.meta").id


def with_rules(**values: int) -> dict[str, Any]:
    tables = deepcopy(shipped_tables(GAME))
    tables["rules"] |= values
    return tables


@pytest.mark.slow
def test_a_set_that_plays_is_fine_and_nothing_of_it_is_left() -> None:
    tables = with_rules(coins=5)
    known = games.get(GAME).shelf.keys()
    assert tried(SetTrial(GAME, tables, ("rules",))) == TrialOutcome()
    assert games.get(GAME).shelf.keys() == known


@pytest.mark.slow
def test_the_table_that_breaks_it_by_itself_is_named() -> None:
    tables = with_rules(row=500)
    tables["cards"]["rows"][0]["price"] = 3
    found = tried(SetTrial(GAME, tables, ("cards", "rules")))
    assert found == TrialOutcome("setup", "rules")


@pytest.mark.slow
async def test_in_a_process_of_its_own() -> None:
    with pytest.raises(SheetFault) as refused:
        await SetTrials().check(SetTrial(GAME, with_rules(row=500), ("rules",)))
    assert refused.value.text.key == "sets.fault.setup"


def test_messages_are_read_as_they_are_written() -> None:
    outcome = TrialOutcome("play", "cards")
    assert trial.read_answer(msgspec.msgpack.encode(outcome)) == outcome
