"""How a game went: points by round, the turning point, the biggest move, and what hides nothing once it is over."""

from __future__ import annotations

import dataclasses

import pytest

from engine import story
from engine.core import games
from engine.core.account import UNKNOWN, Deed
from engine.core.ask import Rule, choose
from engine.core.effects import begin, book, gain, note
from engine.core.offer import Option
from engine.core.run import decode_state
from engine.core.state import Entry, Event
from engine.core.table import Table
from engine.core.text import Text, verbatim, who
from engine.mombasa.queries.shares import share_value
from engine.players import prospects
from engine.selfplay import playthrough
from engine.story import PlayedSegment, RoundPoints
from testkit.bazaar import meta as bazaar
from testkit.bazaar.state import State
from tests.engine.core.patched import patched


def points(*rows: tuple[int, ...], per_round: int = 1) -> list[RoundPoints]:
    return [RoundPoints(n // per_round + 1, row) for n, row in enumerate(rows)]


def test_there_is_one_value_for_every_round() -> None:
    found = points((0, 0), (1, 0), (1, 2), (5, 2), (5, 9), per_round=2)
    assert story.by_round(found) == [RoundPoints(0, (0, 0)), RoundPoints(1, (1, 0)), RoundPoints(2, (5, 2)), found[-1]]


def test_the_turning_point_is_where_the_winner_was_behind_no_more() -> None:
    rounds = [RoundPoints(n, row) for n, row in enumerate([(0, 0), (3, 1), (2, 5), (4, 6), (9, 6), (12, 8)])]
    turning = story.turning_point(rounds, (0,))
    assert turning is not None
    assert (turning.seat, turning.round, turning.passed) == (0, 4, True)


def test_who_always_led_has_a_greatest_lead() -> None:
    rounds = [RoundPoints(n, row) for n, row in enumerate([(0, 0), (3, 1), (9, 5), (10, 9)])]
    turning = story.turning_point(rounds, (0,))
    assert turning is not None
    assert (turning.round, turning.passed) == (2, False)


def test_who_was_behind_to_the_end_and_won_has_no_turning_point() -> None:
    """A game need not be won by points; then no round shows where it was decided."""
    rounds = [RoundPoints(n, row) for n, row in enumerate([(0, 0), (3, 1), (4, 2), (5, 9)])]
    assert story.turning_point(rounds, (0,)) is None


@pytest.mark.parametrize("winners", [(), (0, 1)])
def test_a_shared_victory_or_none_has_no_turning_point(winners: tuple[int, ...]) -> None:
    assert story.turning_point(points((0, 0), (1, 1), (2, 2), (3, 3)), winners) is None


def test_what_the_lead_was_made_of_is_told_against_who_had_it() -> None:
    rounds = [RoundPoints(n, row) for n, row in enumerate([(0, 0, 0), (3, 1, 4), (2, 9, 5), (12, 6, 9)])]
    turning = story.turning_point(rounds, (0,))
    assert turning is not None
    assert (turning.round, turning.rival) == (3, 1)
    entries = [Entry(0, "coins", 9), Entry(0, "dates", 2, lost=True), Entry(1, "coins", -3), Entry(2, "coins", 50)]
    deeds = [Deed("", 0, "bazaar.work", (), (*entries, Entry(1, "dates", 1)))]
    assert story.gains_over(deeds, 0, 1) == (("coins", 12), ("dates", -1))


def test_the_biggest_move_is_somebodys_own_and_no_scoring_for_all() -> None:
    """Of segments stored by a former version, which know nothing but events."""
    found = points((0, 0), (5, 0), (25, 30), (25, 38), (20, 50))
    events = [[Event("toy.walk", 0)], [Event("toy.score")], [Event("toy.walk", 1), Event("toy.build", 1)], []]
    actors = [0, 0, 1, None]
    deeds = [tuple(Deed("", one.seat, UNKNOWN, (one,)) for one in happened) for happened in events]
    segments = [PlayedSegment(actor, (), done) for actor, done in zip(actors, deeds, strict=True)]
    kind = dataclasses.replace(bazaar.GAME, headlines=("toy.build",))
    best = story.biggest_move(kind, [b""] * 5, found, segments)
    assert best is not None
    assert (best.seat, best.segment, best.gain) == (1, 2, 8)
    assert best.log_line is not None
    assert best.log_line.key == "toy.build"


def test_a_scoring_inside_a_turn_is_no_part_of_the_move() -> None:
    """Whoever moves last in a period has not earned what is scored then, also where somebody falls behind by it."""

    def segment(g: State) -> Rule[None]:
        n = yield from choose(1, "bazaar.bid", [Option(f"n:{n}", n, verbatim(str(n))) for n in (1, 2, 3)])
        gain(g, 1, "coins", n)
        note(g, "bazaar.log.work", 1)
        begin(g, "bazaar.step.scoring")
        for seat, points in ((0, -1), (1, 40 if n == 2 else 0)):
            g.players[seat].coins += points
            book(g, seat, "coins", points)

    with patched(Table.start("bazaar", 2, {}, "s"), segment=segment) as table:
        kind, snapshots = dataclasses.replace(table.game, points="coins"), [table.snapshot]
        for n in (2, 3, 1):
            table.answer(1, [f"n:{n}"])
        closed = table.take_crossed()
        snapshots += [one.snapshot for one in closed]
        segments = [PlayedSegment(1, one.choices, one.deeds) for one in closed]
        found = [RoundPoints(1, tuple(kind.totals(decode_state(kind, one)))) for one in snapshots]
        best = story.biggest_move(kind, snapshots, found, segments)
    assert best is not None
    assert (best.segment, best.log_line) == (1, Text("bazaar.log.work", (("player", who(1)),)))


def test_nothing_is_expected_where_nobody_has_learnt_to_judge() -> None:
    assert not games.get("bazaar").weights
    snapshot = Table.start("bazaar", 2, seed="s").snapshot
    assert [one.expected for one in story.standings("bazaar", [snapshot], prospects.estimate)] == [()]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["mombasa", "nippon", "yokohama"])
def test_a_whole_game_ends_with_its_result(game: str) -> None:
    """The chart never jumps at the end: what was hidden is counted from the beginning on."""
    snapshots: list[bytes] = []
    segments: list[PlayedSegment] = []
    for table in playthrough(game, 2, "story", None, ("random",)):
        if not snapshots:
            snapshots.append(table.snapshot)
        for boundary in table.take_crossed():
            snapshots.append(boundary.snapshot)
            seats = {choice.seat for choice in boundary.choices}
            segments.append(PlayedSegment(seats.pop() if len(seats) == 1 else None, boundary.choices, boundary.deeds))
    assert table.result is not None
    told = story.story_of(game, snapshots, segments, table.result, prospects.estimate)
    totals = tuple(score.total for score in table.result.scores)
    assert told.standings[-1].totals == told.standings[-1].expected == totals
    assert told.turning_point is None or told.turning_point.gains, "what the lead was made of"
    assert all(len(one.expected) == 2 for one in told.standings)
    assert all(one.expected[0] > one.totals[0] for one in told.standings[:2]), "most is still to come"
    kind = games.get(game)
    last = decode_state(kind, snapshots[-1])
    assert tuple(kind.totals(last)) == totals
    assert [one.round for one in told.standings] == sorted({one.round for one in told.standings})


def test_old_turns_of_mombasa_count_the_hands() -> None:
    """Shares in hand are left out of the sums while the game runs, and counted when it is looked back on."""
    table = Table.start("mombasa", 2, seed="hands")
    state = decode_state(table.game, table.snapshot)
    card = next(one for one, printed in state.data.card.items() if printed.shares)
    (company,) = state.data.card[card].shares
    state.players[0].hand.append(card)
    public = [score.total for score in table.game.score(state).scores]
    assert list(table.game.totals(state)) == [public[0] + share_value(state, company), public[1]]
