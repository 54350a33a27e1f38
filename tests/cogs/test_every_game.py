"""The panel knows no game, so every question of every game must fit into it, in all four languages."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cogs.commands.typed_answers import read_answer, suggestions
from cogs.messages import limits
from cogs.messages.reader import Reader
from cogs.panels.question.beside import why_message
from cogs.panels.question.panel import question_message
from engine.core import games
from engine.core.table import Table
from engine.players import random_player
from testkit.bazaar import meta as bazaar  # noqa: F401
from testkit.questions import NAMES, question_of, reachable
from testkit.rotation import rotated
from words import LANGUAGES

pytestmark = pytest.mark.slow

ANSWERS = 250  # per game and number of players
OF_ONE_KEY = 3  # questions of one key that are looked at closely


def tables() -> list[tuple[str, int]]:
    return [
        (name, seats)
        for name in games.names()
        for seats in sorted({games.get(name).seats[0], games.get(name).seats[-1]})
    ]


@pytest.mark.parametrize(("name", "seats"), rotated(tables(), 4))
def test_every_question_fits_and_every_answer_can_be_given(name: str, seats: int) -> None:
    table = Table.start(name, seats, seed="panel")
    rng = Random(f"{name} {seats}")
    seen: Counter[tuple[str, str]] = Counter()
    for _ in range(ANSWERS):
        if table.over:
            break
        ask = table.asks[0]
        seen[ask.key, ask.shape] += 1
        if seen[ask.key, ask.shape] <= OF_ONE_KEY:
            asked = question_of(table, ask)
            for lang in LANGUAGES:
                reader = Reader(lang, NAMES)
                question_message(asked, reader, pictures=True)
                refused = ask.refused()
                why_message(asked, reader, refused, refused[0].id if refused else None)
                for shown, value in suggestions(asked, "", reader):
                    assert len(shown) <= limits.OPTION_TEXT
                    assert read_answer(asked, value, reader) is not None
            if ask.min == ask.max == 1:
                assert reachable(asked, Reader("en", NAMES)) == {(one,) for one in ask.ids()}
        table.answer(ask.seat, random_player(None, ask, rng))
    assert len(seen) >= 3
