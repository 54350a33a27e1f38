"""What leaving costs, and that staying costs nothing: ratings, histories and what a result says of stand-ins."""

from __future__ import annotations

import pytest

import words
from cogs.cards.result_words import share_texts
from host import BOT, Host, Person
from storage import PlayedRow
from storage.connection import Connection
from storage.sql import results
from testkit.host_play import ANN, BOB, CLEO, STRANGER, bid, play_out, start, stored

HERE = Person(STRANGER, guild=7, channel=70)


async def ranked(host: Host) -> dict[int, tuple[float, int]]:
    """Everybody's rating and how many games count."""
    found = await host.leaderboard.on_server(HERE, "bazaar")
    assert found is not None
    return {one.user: (0.0 if one.rating is None else one.rating.mu, one.games) for one in found.ranked}


async def places(host: Host, table: int) -> dict[int, int]:
    return dict(await stored(host, "select user_id, place from results where table_id = ?", table))


@pytest.mark.slow
async def test_who_resigns_is_last_and_the_others_are_rated_among_themselves(host: Host) -> None:
    """Also who resigns before the first answer."""
    table = await start(host, 3)
    await host.handover.resign(table, Person(ANN))
    await play_out(host, table)
    found, place = await ranked(host), await places(host, table)
    assert set(found) == {ANN, BOB, CLEO}
    assert found[ANN][0] < min(found[BOB][0], found[CLEO][0])
    assert (found[BOB][0] > found[CLEO][0]) == (place[BOB] < place[CLEO])
    (tally,) = (await host.leaderboard.history(Person(ANN), ANN)).tallies
    assert (tally.games, tally.wins, tally.left, tally.uncounted) == (1, 0, 1, 0)
    against = (await host.leaderboard.history(Person(BOB, guild=7, channel=70), ANN)).against
    assert against is not None
    assert (against.ahead, against.behind) == (0, 1)


@pytest.mark.slow
async def test_who_comes_back_has_not_left(host: Host) -> None:
    table = await start(host, 2)
    await host.handover.resign(table, Person(BOB))
    await host.handover.take(table, Person(BOB, guild=7, channel=70), 1, "Bob")
    await play_out(host, table)
    (tally,) = (await host.leaderboard.history(Person(BOB), BOB)).tallies
    assert (tally.games, tally.left) == (1, 0)
    assert len(await ranked(host)) == 2


@pytest.mark.slow
async def test_a_game_counts_for_whoever_made_most_of_the_decisions(host: Host) -> None:
    """Bob holds his seat, but the stand-in played: he neither wins nor loses anything, and the others do."""
    table = await start(host, 3)
    await play_out(host, table)
    best = min((await places(host, table)).items(), key=lambda one: one[1])[0]

    def stood_in(db: Connection) -> None:
        seat = {ANN: 0, BOB: 1, CLEO: 2}[best]
        db.execute("insert into played (table_id, seat, player, answers) values (?, ?, 'house', 999)", (table, seat))

    await host._db.write(stood_in)
    (tally,) = (await host.leaderboard.history(Person(best), best)).tallies
    assert (tally.games, tally.wins, tally.best, tally.uncounted) == (0, 0, None, 1)
    assert set(await ranked(host)) == {ANN, BOB, CLEO} - {best}


@pytest.mark.parametrize(
    ("rows", "user", "state", "own", "left"),
    [
        ([(BOB, 43), (None, 57)], BOB, "away", False, ()),
        ([(BOB, 50), (None, 50)], BOB, "playing", True, ()),
        ([(BOB, 90), (None, 10)], BOB, "replaced", False, (BOB,)),
        ([(ANN, 40), (BOB, 60)], BOB, "playing", True, (ANN,)),
        ([(ANN, 60), (BOB, 40)], BOB, "playing", False, (ANN,)),
        ([(None, 9), (ANN, 0)], None, "resigned", False, (ANN,)),
        ([], None, "playing", False, ()),
    ],
)
def test_for_whom_a_seat_counts(
    rows: list[tuple[int | None, int]], user: int | None, state: str, own: bool, left: tuple[int, ...]
) -> None:
    played = [PlayedRow(1, one, None if one else "house", answers) for one, answers in rows]
    found = results.share(played, user, state)
    assert (found.own, found.left) == (own, left)


@pytest.mark.slow
async def test_the_result_says_for_whom_it_counts_and_that_a_stand_in_moved_last(host: Host) -> None:
    table = await start(host, 2)
    await bid(host, table, 2, 0)
    await host.handover.resign(table, Person(ANN))
    await play_out(host, table)
    shares = await host.reads.played(table, BOT)
    info = await host.reads.info(table, BOT)
    said = [one for seat, share in shares.items() for one in share_texts(info, seat, share)]
    assert [one.key for one in said] == ["days.played", "days.played.left"]
    for language in words.LANGUAGES:
        assert all(words.check_text(one, language) == [] for one in said)
    assert await host.reads.ended_by_standin(table, BOT) == [], "nobody’s seat any more"
    await host._db.write(
        lambda db: db.execute("update choices set given_by = 'stand-in' where table_id = ? and seat = 1", (table,))
    )
    assert await host.reads.ended_by_standin(table, BOT) == [1]
