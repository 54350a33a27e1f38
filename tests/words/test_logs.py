"""What stands in logs was written with the arguments of then: a message keeps them, others need a name of their own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from words.files import ENGLISH, sources

TOLD = Path(__file__).with_name("logs.txt")  # every message of a log that a table may have, with its arguments
ARGUMENT = re.compile(r"\$(\w+)")


def now(game: str) -> dict[str, str]:
    """The messages of a game's log, with their arguments."""
    logs = {name: said for name, said in sources(game, ENGLISH).items() if name.startswith(f"{game}-log-")}
    return {name: " ".join([name, *sorted({*ARGUMENT.findall(said)})]) for name, said in logs.items()}


@pytest.mark.parametrize("game", ["mombasa", "nippon", "yokohama"])
def test_messages_of_logs_keep_their_names_and_arguments(game: str) -> None:
    told = {line.split()[0]: line for line in TOLD.read_text().splitlines() if line.startswith(f"{game}-")}
    assert told
    assert {name: line for name, line in now(game).items() if name in told} == told
    assert sorted({*now(game)} - {*told}) == [], "add what is new to logs.txt"
