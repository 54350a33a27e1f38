"""Reviews: the turns a person played, compared with what the computer would have done, made once and kept."""

from __future__ import annotations

import asyncio
import dataclasses
from collections import Counter
from collections.abc import AsyncIterator
from math import inf
from pathlib import Path
from random import Random

import msgspec
import pytest

from engine.core import games
from engine.core.table import Table
from engine.core.text import Text
from engine.players import coach
from engine.players.coach import WeighedTurn
from engine.players.trials import TurnStep
from host import BOT, Host, HostTrouble, Person, Review, ReviewProgress
from host.coach.reviews import Forecast, ReviewedTurn, lost, summed_up, turns_of
from host.coach.thinking import ThinkingTrouble
from host.coach.turn_words import amounts_of, difference
from storage import ChoiceRow, sql
from testkit.host_play import ANN, BOB, StillClock, answer_any, play_out, refused, start, stored
from testkit.thinking import ThinkingHere


@pytest.fixture
async def host(tmp_path: Path, clock: StillClock) -> AsyncIterator[Host]:
    async with await Host.open(tmp_path / "a.db", clock.now, rng=Random(1), thinking=ThinkingHere(16)) as opened:
        yield opened


async def whole(host: Host, table: int, user: int) -> Review:
    found = await host.reviews.look(table, Person(user))
    assert isinstance(found, ReviewProgress)
    async with asyncio.timeout(240):
        return await host.reviews.whole(found)


async def turns(host: Host, table: int, seat: int) -> int:
    boundaries, choices = (
        await host._db.read(sql.tables.boundaries, table),
        await host._db.read(sql.tables.all_choices, table),
    )
    return len(turns_of("bazaar", seat, boundaries, choices))


@pytest.mark.slow
async def test_a_finished_game_is_gone_through_once_and_kept(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "standard_error", lambda *_: 0.1)
    table = await start(host)
    assert await refused(host.reviews.look(table, Person(ANN))) == "host.mistake.not_over"
    await play_out(host, table)
    review = await whole(host, table, ANN)
    assert review.turns == len(review.expected) == await turns(host, table, 0) > 3
    assert 0 < review.otherwise <= review.turns, "who plays at random loses something"
    assert 0 < len(review.points) <= 3
    assert [point.segment for point in review.points] == sorted(point.segment for point in review.points)
    assert all(point.loss > 0 and point.played != point.better for point in review.points)
    assert {point.verdict for point in review.points} <= {"clear", "slight"}
    assert await host.reviews.look(table, Person(ANN)) == review
    assert await refused(host.reviews.look(table, Person(99, guild=7))) == "host.mistake.not_seated"
    assert await stored(host, "select seat from reviews") == [(0,)]


@pytest.mark.slow
async def test_the_others_have_reviews_of_their_own_and_progress_is_told(host: Host) -> None:
    table = await start(host)
    await play_out(host, table)
    first, second = [await host.reviews.look(table, Person(user)) for user in (ANN, BOB)]
    again = await host.reviews.look(table, Person(ANN))
    assert isinstance(first, ReviewProgress)
    assert isinstance(second, ReviewProgress)
    assert again is first is not second
    async with asyncio.timeout(240):
        reviews = [await host.reviews.whole(one) for one in (first, second)]
    assert first.done == first.all == reviews[0].turns + reviews[0].untried
    assert reviews[0] != reviews[1]


@pytest.mark.slow
async def test_turns_that_there_was_no_time_for_are_counted_and_tried_again(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await start(host)
    await play_out(host, table)
    with monkeypatch.context() as hurried:
        hurried.setattr(coach, "standard_error", lambda *_: inf)
        review = await whole(host, table, ANN)
    assert review.turns + review.untried == await turns(host, table, 0)
    assert review.untried > review.turns
    assert await stored(host, "select seat from reviews") == []
    assert (await whole(host, table, ANN)).turns > review.turns


@pytest.mark.slow
async def test_what_a_stand_in_played_is_not_reviewed(host: Host) -> None:
    table = await start(host)
    await host.handover.stand_in(table, Person(ANN))
    while (await host.reads.info(table, BOT)).status == "running":
        await host.idle()
        await answer_any(host, table, Random(1), [BOB])
    assert await turns(host, table, 0) == 0
    review = await whole(host, table, ANN)
    assert review == Review(0, 0, 0.0, (), (), review.had, 0)


@pytest.mark.slow
async def test_a_restart_in_the_middle_begins_anew(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await start(host)
    await play_out(host, table)
    never = asyncio.Event()

    async def stuck(*_: object) -> None:
        await never.wait()

    with monkeypatch.context() as slow:
        slow.setattr(host.thinking, "race", stuck)
        assert isinstance(await host.reviews.look(table, Person(ANN)), ReviewProgress)
        await asyncio.sleep(0)
        await host.reviews.close()
    assert (await whole(host, table, ANN)).turns > 0


@pytest.mark.slow
async def test_workers_that_fail_are_told_and_the_next_try_may_work(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await start(host)
    await play_out(host, table)

    async def fails(*_: object) -> None:
        raise ThinkingTrouble("none left")

    with monkeypatch.context() as broken:
        broken.setattr(host.thinking, "race", fails)
        with pytest.raises(HostTrouble):
            await whole(host, table, ANN)
    assert (await whole(host, table, ANN)).turns > 0


def test_only_the_turns_that_cost_most_are_shown_the_earliest_first() -> None:
    played, better = (Text("a"),), (Text("b"),)
    made = [ReviewedTurn(n, played, better, "slight", loss) for n, loss in enumerate((1.0, 0.0, 5.0, 2.0, 3.0))]
    review = summed_up(made, [Forecast(n, 60.0 - 6 * n) for n in range(5)], 20)
    assert [point.segment for point in review.points] == [2, 3, 4]
    assert (review.turns, review.otherwise, review.loss) == (5, 4, 11.0)


def reviewed(*losses: float, chances: tuple[float, float] | None = None) -> list[ReviewedTurn]:
    return [ReviewedTurn(n, (Text("a"),), (Text("b"),), "clear", loss, chances) for n, loss in enumerate(losses)]


def test_what_turns_lost_is_part_of_what_the_forecast_fell_from_turn_to_turn() -> None:
    """What the forecast fell beyond it, and what it rose, is all the rest; together they are the result."""
    before = [Forecast(n, points) for n, points in enumerate((207.0, 190.0, 195.0))]
    review = summed_up(reviewed(12.0, 0.0, 20.0), before, 181)
    assert [point.loss for point in review.points] == [12.0, 14.0]
    assert (review.loss, review.others) == (26.0, -17.0 + 12 + 5)
    assert before[0].points - review.loss + review.others == 181


def test_a_chance_that_waits_for_the_next_turn_is_not_lost() -> None:
    """Whoever misses the same thing three times has missed it once."""
    before = [Forecast(n, 200.0, 0.7) for n in range(3)]
    review = summed_up(reviewed(30.0, 30.0, 30.0, chances=(0.2, 0.7)), before, 160)
    assert (review.otherwise, review.loss) == (3, 30.0)
    assert [(point.segment, point.chances) for point in review.points] == [(2, (0.2, 0.7))]
    part = summed_up(reviewed(30.0, 0.0, chances=(0.2, 0.7)), [Forecast(0, 200.0, 0.7), Forecast(1, 188.0, 0.5)], 188)
    assert [(point.loss, point.chances) for point in part.points] == [(12.0, (0.5, 0.7))]


def weighed(points: float, behind: float, error: float, chance: float | None = None) -> WeighedTurn:
    return WeighedTurn((), (points, 100.0), points - 100, behind, error, chance)


def test_what_may_be_chance_is_not_lost_and_the_rest_without_it() -> None:
    """Twelve points that may be off by ten are no loss; of twenty that may be, three quarters are."""
    best = weighed(200, 0, 0)
    assert lost(weighed(188, 12, 12.0), best, 0) == 0
    assert lost(weighed(180, 20, 10.0), best, 0) == 15
    assert lost(weighed(200.5, 20, 10.0), best, 0) == 0, "who hinders others may have as many points"
    assert lost(weighed(199.4, 9, 4.0), best, 0) == 0, "half a point is not worth a word"


def test_a_review_of_a_former_version_is_made_anew() -> None:
    former = b'{"turns":3,"otherwise":1,"loss":9.0,"points":[],"expected":[[0,44.0]],"within_reach":60.0}'
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(former, type=Review)


def test_two_turns_are_told_apart_by_a_few_amounts_points_first() -> None:
    kind = dataclasses.replace(games.get("bazaar"), points="coins")
    found = difference(kind, Counter(dates=3, spices=4, coins=1), Counter(dates=1, spices=9, coins=0))
    assert [(one.key, dict(one.args)["what"]) for one in found] == [
        ("coach.more", kind.amount("coins", 1)),
        ("coach.less", kind.amount("spices", 5)),
        ("coach.more", kind.amount("dates", 2)),
    ]
    assert difference(kind, Counter(dates=1), Counter(dates=1)) == ()


def test_what_a_turn_brings_is_read_off_its_account() -> None:
    table = Table.start("bazaar", 2, seed="s")
    for seat, picks in ((0, "n:0"), (0, "lock"), (1, "n:0"), (1, "lock")):
        table.answer(seat, [picks])
    line = (TurnStep("bazaar.turn", ("work",)), TurnStep("bazaar.work_for", ("dates",)))
    assert amounts_of(table, 0, line) == {"dates": 1}
    assert amounts_of(table, 0, (TurnStep("bazaar.turn", ("nonsense",)),)) == {}


@pytest.mark.slow
async def test_a_turn_ends_with_what_it_reveals(host: Host) -> None:
    """What was known only afterwards is no part of the decision."""
    table = await start(host)
    await play_out(host, table)
    boundaries, choices = (
        await host._db.read(sql.tables.boundaries, table),
        await host._db.read(sql.tables.all_choices, table),
    )
    shown = next(n for n, one in enumerate(choices) if one.seat == 0 and one.by != "auto")
    first = choices[shown]
    revealing = ChoiceRow(first.segment, first.position, 0, first.key, first.picks, "shown", first.by)
    found = turns_of("bazaar", 0, boundaries, [*choices[:shown], revealing, *choices[shown + 1 :]])
    assert len(found[0].line) == 1
