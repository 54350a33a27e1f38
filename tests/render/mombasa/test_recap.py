"""The strip of Mombasa: what a turn used, what it brought, and what it was worth to whom."""

from __future__ import annotations

from engine.core.account import accounts, seen
from engine.core.table import Table
from engine.mombasa.state import State
from render.kit import Icon, Words
from render.mombasa.recap import OWN, row
from render.recap import PastMove, RecapRow
from tests.engine.mombasa.scenario import BLUE, GREEN, Play, base, fresh, lay, posts, reach, show

NAMES = ("Ann", "Ben", "Kim")


def told(g: State, *picks: str) -> list[RecapRow]:
    """The rows of the turn that these answers are."""
    play = Play(g).pick(*picks)
    closed = play.table.crossed[0]
    move = PastMove(None, Table.past_view("mombasa", closed.snapshot, None), seen(closed.deeds, None))
    found = [row(move, account, NAMES, "en") for account in accounts(move.deeds)]
    return [one for one in found if one is not None]


def names(row: RecapRow) -> list[str]:
    """Icons and words of what was done, and where."""
    parts = [part for part in (*row.did, *row.places) if isinstance(part, Icon | Words)]
    return [part.name if isinstance(part, Icon) else str(part.words) for part in parts]


def chips(row: RecapRow) -> dict[str, int]:
    """What there is more of, or less, by company or by icon."""
    return {str(gain.icon.variant.get("company", gain.icon.name)): gain.n for gain in row.gains}


def test_a_goods_action_says_which_goods_and_what_for() -> None:
    g = fresh()
    lay(g, BLUE, "c_coffee_4_1", "start_coffee_2")
    show(g, "right", 0, "a_bookkeeper_1")
    steps = ["step:cairo"] * 5
    (one,) = told(g, "act:goods", "use:slot_b+use:slot_c", "buy:a_bookkeeper_1", *steps, "end")
    assert names(one)[:2] == ["mombasa.coffee", "6"]
    assert "Bookkeeper" in names(one)[-1]
    assert chips(one)["cairo"] == 5


def test_an_expansion_tells_what_it_is_worth_to_everybody() -> None:
    """Shares that rise are worth more to all who have them, and a post that had to go is told."""
    g = fresh()
    lay(g, BLUE, "start_expansion_2")
    posts(g, "mombasa", "nubia")
    base(g, "cairo", (4, 5), (3, 5), (5, 5))
    reach(g, BLUE, "cairo", 2)
    reach(g, GREEN, "cairo", 8)
    (one,) = told(g, "act:expansion", "expand:cairo", "enter:nubia", "column:cairo:1", "rest", "end")
    assert names(one)[:2] == ["mombasa.expansion", "mombasa.post"]
    assert one.points == 2, "one pound instead of a book, and one share"
    assert chips(one)["mombasa"] == -1
    assert [gain.n for gain in one.gains if gain.icon.name == "piece"] == [3]


def test_what_all_decide_at_once_has_no_row() -> None:
    g = fresh(2)
    g.phase = "planning"
    play = Play(g).seat(BLUE, "lock").seat(GREEN, "lock")
    closed = play.table.crossed[0]
    move = PastMove(None, Table.past_view("mombasa", closed.snapshot, None), closed.deeds)
    assert [row(move, account, NAMES, "en") for account in accounts(move.deeds)] == [None, None]


def test_a_turn_that_only_ends_the_round_has_no_row() -> None:
    assert told(fresh(), "act:end", "end") == []


def test_cards_lie_on_their_back_as_everywhere() -> None:
    assert OWN["card"].name == "card_back"
