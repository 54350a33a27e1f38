"""What players did is said in the third person, so it stands under a name, the reader's own included."""

from __future__ import annotations

from itertools import chain

import pytest

from cogs.cards import glance
from cogs.cards.recap import RECAP_CHARACTERS, player_lines
from cogs.messages.reader import Reader
from cogs.panels.question.panel import PAST_CHARACTERS, SUMMARY_CHARACTERS
from engine.core import games
from engine.core.account import accounts, seen
from engine.core.state import Event
from engine.core.table import Table
from engine.core.text import who
from host import Turn
from testkit.phrases import phrase
from testkit.questions import NAMES, option, question, table_info
from testkit.rotation import paired
from tests.engine.golden.record import FOLDER, read, replay
from words import LANGUAGES

pytestmark = pytest.mark.slow


def longest_game(game: str) -> Table:
    """The recorded game of most turns, played again."""
    recorded = max(map(read, FOLDER.glob(f"{game}-*.txt")), key=lambda one: (not one.open, len(one.segments)))
    return replay(recorded)


@pytest.mark.parametrize(("game", "language"), paired(("mombasa", "nippon", "yokohama"), LANGUAGES))
def test_every_line_of_a_recorded_game_begins_with_whoever_did_it(game: str, language: str) -> None:
    reader, table = Reader(language, NAMES), longest_game(game)
    for crossed in table.crossed:
        turns = [Turn(crossed.segment, crossed.deeds, 0.0)]
        for line in player_lines(game, turns, reader, table.segment, RECAP_CHARACTERS):
            assert line.startswith(tuple(f"**{name}**: " for name in NAMES))
        own = [one for one in accounts(seen(crossed.deeds, None)) if one.seat is not None]
        for seat in {one.seat for one in own}:
            events = tuple(chain.from_iterable(one.events for one in own if one.seat == seat))
            if not events:
                continue
            info = table_info(game, len(table.state.players))
            asked = question([option("a")], table=info, seat=seat, so_far=events)
            said = glance.this_turn(asked, reader, SUMMARY_CHARACTERS).said
            whole = [reader.say(one.text).removesuffix(".") for one in games.get(game).merge_events(events)]
            assert said.startswith(tuple(whole)), said


def test_the_line_of_a_turn_ends_with_a_deed_and_not_with_pounds_that_came_along() -> None:
    """Where there is no room for both: that the ink jar has gone somewhere says more."""
    happened = [("bookkeeper", {"n": 2}), ("jar", {"at": 2}), ("pounds", {"n": 1}), ("points_pounds", {"n": 2})]
    events = tuple(Event(f"mombasa.log.{kind}", 0, (("player", who(0)), *args.items())) for kind, args in happened)
    asked = question([option("a")], table=table_info("mombasa", 2), seat=0, so_far=events)
    said = glance.this_turn(asked, Reader("en", NAMES), PAST_CHARACTERS).said
    assert phrase("mombasa.log.jar", names=NAMES, player=who(0), at=2).partition(" ")[2].removesuffix(".") in said
    assert phrase("mombasa.log.points_pounds", names=NAMES, player=who(0), n=2).partition(" ")[2] not in said
