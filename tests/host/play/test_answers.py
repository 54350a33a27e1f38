"""Playing: answers, steps, undo, views, the log."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from engine.core.text import verbatim
from host import BOT, Host, Person
from storage import sql
from testkit.bazaar import meta as bazaar
from testkit.host_play import (
    ANN,
    BOB,
    CLEO,
    STRANGER,
    StillClock,
    answer_any,
    bid,
    everything,
    give,
    open_lobby,
    play_out,
    question,
    refused,
    start,
    stored,
)


@pytest.mark.slow
async def test_a_whole_game_is_played_and_ends_with_a_result(host: Host) -> None:
    table = await start(host, 3)
    rng = Random(5)
    while True:
        update = await answer_any(host, table, rng)
        assert update is not None
        if update.over:
            break
        assert update.asked
    assert update.result is not None
    assert update.asked == ()
    assert update.table.status == "over"
    assert await host.reads.result_so_far(table, BOT) == update.result
    results = await host._db.read(sql.results.of_table, table)
    assert [(r.seat, r.user, r.place, r.total) for r in results] == [
        (score.seat, update.table.seats[score.seat].user, score.rank, score.total) for score in update.result.scores
    ]
    assert [r.won for r in results] == [score.seat in update.result.winners for score in update.result.scores]
    assert await refused(host.answers.answer(table, Person(ANN), None, ["work"])) == "host.mistake.ended"


async def test_a_question_is_for_the_seat_that_must_answer(host: Host) -> None:
    table = await start(host)
    asked = await question(host, table, ANN)
    assert (asked.seat, asked.key, asked.min, asked.max, asked.private) == (0, "bazaar.bid", 1, 1, True)
    assert [option.id for option in asked.options] == ["n:0", "n:1", "n:2", "n:3"]
    assert all(option.value is None for option in asked.options)
    await give(host, table, ANN, "n:2")
    assert (await question(host, table, ANN)).draft == (verbatim("2"),)
    await give(host, table, ANN, "lock")
    assert await host.reads.question(table, Person(ANN)) is None
    assert await refused(host.reads.question(table, Person(STRANGER, guild=7))) == "host.mistake.not_seated"


async def test_the_step_rises_with_every_question_undo_included(host: Host) -> None:
    table = await start(host)
    steps = [(await question(host, table, ANN)).step]
    await give(host, table, ANN, "n:1")
    steps.append((await question(host, table, ANN)).step)
    await host.answers.undo(table, Person(ANN))
    steps.append((await question(host, table, ANN)).step)
    await give(host, table, ANN, "n:2")
    steps.append((await question(host, table, ANN)).step)
    assert steps == [1, 2, 3, 4]


async def test_one_seats_answer_does_not_stale_anothers(host: Host) -> None:
    table = await start(host)
    bobs = await question(host, table, BOB)
    await give(host, table, ANN, "n:1")
    await host.answers.undo(table, Person(ANN))
    await give(host, table, ANN, "n:2")
    assert (await question(host, table, BOB)).step == bobs.step
    await host.answers.answer(table, Person(BOB), bobs.step, ["n:0"])


async def test_an_old_button_is_told_so_and_changes_nothing(host: Host) -> None:
    table = await start(host)
    first = await question(host, table, ANN)
    await host.answers.answer(table, Person(ANN), first.step, ["n:1"])
    assert await refused(host.answers.answer(table, Person(ANN), first.step, ["n:1"])) == "host.mistake.stale"
    await host.answers.undo(table, Person(ANN))
    assert await refused(host.answers.answer(table, Person(ANN), first.step + 1, ["lock"])) == "host.mistake.stale"
    await give(host, table, ANN, "n:1")
    last = (await question(host, table, ANN)).step
    await give(host, table, ANN, "lock")
    before = await everything(host)
    assert await refused(host.answers.answer(table, Person(ANN), last, ["lock"])) == "host.mistake.stale"
    assert await everything(host) == before


async def test_a_double_click_counts_once(host: Host) -> None:
    table = await start(host)
    step = (await question(host, table, ANN)).step
    clicks = [host.answers.answer(table, Person(ANN), step, ["n:1"]) for _ in range(5)]
    outcomes = await asyncio.gather(*clicks, return_exceptions=True)
    assert sum(isinstance(outcome, Exception) for outcome in outcomes) == 4
    assert await stored(host, "select key, picks from choices where table_id = ?", table) == [("bazaar.bid", '["n:1"]')]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("picks", "key"),
    [
        ([], "core.mistake.count"),
        (["n:1", "n:2"], "core.mistake.count"),
        (["n:1", "n:1"], "core.mistake.twice"),
        (["n:9"], "core.mistake.option"),
        (["lock"], "core.mistake.option"),
        ([""], "core.mistake.option"),
    ],
)
async def test_picks_that_were_not_offered_change_nothing(host: Host, picks: list[str], key: str) -> None:
    table = await start(host)
    step = (await question(host, table, ANN)).step
    before = await everything(host)
    assert await refused(host.answers.answer(table, Person(ANN), step, picks)) == key
    assert await everything(host) == before
    await host.answers.answer(table, Person(ANN), step, ["n:1"])


async def test_whose_turn_it_is_not_is_told_who_is_next(host: Host) -> None:
    table = await start(host)
    await bid(host, table, 2, 0)
    watching = Person(STRANGER, guild=7)
    before = await everything(host)
    assert await refused(host.answers.answer(table, Person(BOB), None, ["work"])) == "core.mistake.not_asked"
    assert await refused(host.answers.answer(table, watching, None, ["work"])) == "host.mistake.not_seated"
    assert await refused(host.answers.undo(table, Person(BOB))) == "core.mistake.undo"
    assert await refused(host.answers.undo(table, watching)) == "host.mistake.not_seated"
    assert await everything(host) == before


async def test_unknown_tables_and_lobbies_are_refused(host: Host) -> None:
    lobby = await open_lobby(host)
    answers, reads = host.answers, host.reads
    for call in (reads.question, answers.undo, reads.can_undo, reads.refused, reads.view, reads.recap):
        assert await refused(call(12345, Person(ANN))) == "host.mistake.no_table"
        assert await refused(call(lobby, Person(ANN))) == "host.mistake.not_started"
    for look in (reads.asks, reads.result_so_far, reads.turns, host.transfer.export):
        assert await refused(look(12345, BOT)) == "host.mistake.no_table"
        assert await refused(look(lobby, BOT)) == "host.mistake.not_started"
    assert await refused(answers.answer(12345, Person(ANN), 1, ["work"])) == "host.mistake.no_table"
    assert await refused(answers.answer(lobby, Person(ANN), 1, ["work"])) == "host.mistake.not_started"
    assert await refused(reads.info(12345, BOT)) == "host.mistake.no_table"
    assert await refused(host.lobby.join(12345, Person(ANN, guild=7), "Ann")) == "host.mistake.no_table"
    assert await refused(reads.log(12345, BOT)) == "host.mistake.no_table"


async def test_without_a_step_whatever_is_open_is_answered(host: Host) -> None:
    table = await start(host)
    await host.answers.answer(table, Person(ANN), None, ["n:3"])
    assert (await question(host, table, ANN)).draft == (verbatim("3"),)


@pytest.mark.slow
async def test_undo_takes_choices_out_of_the_record(host: Host) -> None:
    table = await start(host, 3)
    await give(host, table, ANN, "n:3")
    await give(host, table, BOB, "n:1")
    await give(host, table, ANN, "lock")
    assert await host.reads.can_undo(table, Person(ANN))
    await host.answers.undo(table, Person(ANN))
    await host.answers.undo(table, Person(ANN))
    assert not await host.reads.can_undo(table, Person(ANN))
    rows = await stored(host, "select position, seat, picks from choices where table_id = ? order by position", table)
    assert rows == [(0, 1, '["n:1"]')]
    assert (await question(host, table, ANN)).key == "bazaar.bid"


async def test_a_second_click_on_undo_is_refused(host: Host) -> None:
    table = await start(host)
    assert await host.reads.undo_step(table, Person(ANN)) is None
    await give(host, table, ANN, "n:3")
    await give(host, table, ANN, "lock")
    step = await host.reads.undo_step(table, Person(ANN))
    assert step is not None
    await host.answers.undo(table, Person(ANN), step)
    assert await refused(host.answers.undo(table, Person(ANN), step)) == "host.mistake.stale"
    assert (await question(host, table, ANN)).key == "bazaar.lock_in"


async def test_the_choices_of_closed_segments_stay(host: Host) -> None:
    table = await start(host)
    await bid(host, table, 1, 0)
    rows = await stored(host, "select segment, seat, picks, given_by from choices order by segment, position")
    assert rows == [
        (0, 0, '["n:1"]', "player"),
        (0, 0, '["lock"]', "player"),
        (0, 1, '["n:0"]', "player"),
        (0, 1, '["lock"]', "player"),
    ]


@pytest.mark.slow
@pytest.mark.parametrize("where", ["sqlite"], indirect=True)
async def test_memory_and_file_agree_after_every_answer(host: Host) -> None:
    table = await start(host, 3, seed="agree")
    rng = Random(3)
    for _ in range(80):
        if rng.random() < 0.3:
            for user in (ANN, BOB, CLEO):
                if await host.reads.can_undo(table, Person(user)):
                    await host.answers.undo(table, Person(user))
                    break
        elif await answer_any(host, table, rng) is None:
            break
        async with host._live.hold(table, "look", BOT) as held:
            warm = (held.table.dump(), held.table.encoded_state())
        host._live.drop(table)
        async with host._live.hold(table, "look", BOT) as held:
            assert (held.table.dump(), held.table.encoded_state()) == warm


async def test_an_update_says_what_happened(host: Host) -> None:
    table = await start(host)
    update = await bid(host, table, 2, 0)
    assert [turn.segment for turn in update.closed] == [0]
    assert [event.kind for event in update.closed[0].events] == ["bazaar.log.bid", "bazaar.log.bid"]
    assert [(asked.seat, asked.user) for asked in update.asked] == [(0, ANN)]
    assert update.asked[0].question is not None
    assert update.asked[0].question.key == "bazaar.turn"
    assert update.segment == 1
    assert not update.over


@pytest.mark.slow
async def test_hands_that_changed_are_named_at_the_end_of_the_turn(host: Host) -> None:
    for seed in range(40):
        table = await start(host, seed=f"hand {seed}")
        await bid(host, table, 2, 0)
        update = None
        while (update is None or not update.closed) and await host.reads.question(table, Person(ANN)):
            asked = await question(host, table, ANN)
            ids = [option.id for option in asked.options]
            wanted = next((i for i in ids if i.startswith("buy:")), None) if asked.key == "bazaar.turn" else None
            picks = ["peek"] if "peek" in ids else [wanted] if wanted else ids[: asked.min]
            update = (await host.answers.answer(table, Person(ANN), asked.step, picks if asked.min else [])).update
        taken = [event for turn in await host.reads.log(table, BOT) for event in turn.events if "peek" in event.kind]
        assert update is not None
        assert update.hands == ((0,) if taken else ())
        if taken:
            assert [n.kind for n in await host.notices.pending(table) if n.kind == "hand" and n.segment > 0] == ["hand"]
            return
    pytest.fail("nobody ever took a hidden card")


async def test_views_show_the_own_hand_only(host: Host) -> None:
    table = await start(host)
    ann, bob, public = [await host.reads.view(table, one) for one in (Person(ANN), Person(BOB), BOT)]
    assert len(ann.hand) == len(bob.hand) == 1
    assert ann.hand != bob.hand
    assert public.hand == ()
    assert await host.reads.view(table, Person(STRANGER, guild=7)) == public


@pytest.mark.slow
async def test_any_past_board_can_be_shown(host: Host) -> None:
    table = await start(host)
    boards = [(await host.reads.view(table, BOT), await host.reads.view(table, Person(ANN)))]
    rng = Random(2)
    while len(boards) < 8:
        update = await answer_any(host, table, rng)
        assert update is not None
        for _ in update.closed:
            boards.append((await host.reads.view(table, BOT), await host.reads.view(table, Person(ANN))))
    assert await host.reads.turns(table, BOT) == len(boards) - 1
    for turn, (public, own) in enumerate(boards):
        assert await host.reads.view(table, BOT, turn) == public
        assert await host.reads.view(table, Person(ANN), turn) == own
    assert await refused(host.reads.view(table, Person(ANN), 99)) == "host.mistake.turn"
    assert await refused(host.reads.view(table, Person(ANN), -1)) == "host.mistake.turn"


@pytest.mark.slow
@pytest.mark.parametrize("where", ["sqlite"], indirect=True)
async def test_the_log_is_filtered_like_the_view(host: Host) -> None:
    for seed in range(20):
        table = await start(host, seed=f"log {seed}")
        await play_out(host, table, seed)
        logs = {user: await host.reads.log(table, BOT if user is None else Person(user)) for user in (ANN, BOB, None)}
        private = {
            user: [event for turn in turns for event in turn.events if event.to is not None]
            for user, turns in logs.items()
        }
        if private[ANN]:
            assert private[None] == []
            assert all(event.to == (0,) for event in private[ANN])
            assert all(event.to == (1,) for event in private[BOB])
            assert [turn.segment for turn in logs[None]] == list(range(await host.reads.turns(table, BOT)))
            assert await host.reads.log(table, Person(ANN), since=3) == logs[ANN][3:]
            return
    pytest.fail("nothing private ever happened")


async def test_events_of_the_open_segment_are_only_for_who_makes_them(host: Host) -> None:
    table = await start(host)
    await bid(host, table, 2, 0)
    await give(host, table, ANN, "work")
    await give(host, table, ANN, "dates")
    assert [event.kind for event in (await question(host, table, ANN)).so_far] == ["bazaar.log.work"]
    assert [turn.segment for turn in await host.reads.log(table, Person(ANN))] == [0]


@pytest.mark.slow
async def test_the_recap_tells_what_the_others_did_since(host: Host) -> None:
    table = await start(host, 3)
    await bid(host, table, 3, 2, 1)
    assert [(e.kind, e.seat) for turn in await host.reads.recap(table, Person(ANN)) for e in turn.events] == [
        ("bazaar.log.bid", 1),
        ("bazaar.log.bid", 2),
    ]
    for user in (ANN, BOB):
        await give(host, table, user, "work")
        await give(host, table, user, "dates")
        assert [e for turn in await host.reads.recap(table, Person(user)) for e in turn.events if e.seat == user] == []
        await give(host, table, user, "end")
    found = [(t.segment, e.kind, e.seat) for t in await host.reads.recap(table, Person(CLEO)) for e in t.events]
    assert found == [
        (0, "bazaar.log.bid", 0),
        (0, "bazaar.log.bid", 1),
        (1, "bazaar.log.work", 0),
        (2, "bazaar.log.work", 1),
    ]
    assert [(t.segment, e.seat) for t in await host.reads.recap(table, Person(ANN)) for e in t.events] == [(2, 1)]
    assert await refused(host.reads.recap(table, Person(STRANGER, guild=7))) == "host.mistake.not_seated"


@pytest.mark.slow
async def test_before_the_first_move_nothing_happened_since_it(host: Host) -> None:
    table = (await host.lobby.create("nippon", Person(ANN), "Ann", {}, guild=7, channel=70)).id
    await host.lobby.join(table, Person(BOB, guild=7), "Bob")
    await host.lobby.start(table, Person(ANN), seed="s", shuffle=False)
    moved: set[int] = set()
    while len(moved) < 2 or await host.reads.turns(table, BOT) < 4:
        asked = next(seat.user for seat in (await host.reads.info(table, BOT)).seats if seat.asked_at is not None)
        assert asked is not None
        told = await host.reads.recap(table, Person(asked))
        assert {turn.after_own_move for turn in told} <= {asked in moved}
        turns = await host.reads.turns(table, BOT)
        await answer_any(host, table, Random(1))
        if await host.reads.turns(table, BOT) > turns:
            moved.add(asked)


async def test_why_not_gives_the_reason(host: Host) -> None:
    table = await start(host)
    await bid(host, table, 3, 0)
    dear = await host.reads.refused(table, Person(ANN))
    assert dear
    assert all(refusal.reason.key == "bazaar.no.coins" for refusal in dear)
    assert (await host.reads.why_not(table, Person(ANN), dear[0].id)).key == "bazaar.no.coins"
    assert (await host.reads.why_not(table, Person(ANN), "work")).key == "core.why.offered"
    assert (await host.reads.why_not(table, Person(BOB), "work")).key == "core.mistake.not_asked"
    assert await host.reads.refused(table, Person(BOB)) == []


@pytest.mark.slow
async def test_next_lists_the_longest_waiting_first(host: Host, clock: StillClock) -> None:
    first = await start(host)
    clock.turn(60)
    second = await start(host)
    clock.turn(60)
    third = await start(host)
    assert [table.id for table in await host.reads.asks_for(ANN)] == [first, second, third]
    clock.turn(60)
    await give(host, first, ANN, "n:1")  # still the same turn: it goes on waiting
    assert [table.id for table in await host.reads.asks_for(ANN)] == [first, second, third]
    await give(host, first, ANN, "lock")
    assert [table.id for table in await host.reads.asks_for(ANN)] == [second, third]
    await bid(host, second, 2, 0)
    assert [table.id for table in await host.reads.asks_for(ANN)] == [third, second]
    assert await host.reads.asks_for(STRANGER) == []


async def test_a_table_keeps_the_component_set_it_started_with(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await start(host)
    before = await host.reads.view(table, Person(ANN))
    shelf = bazaar.GAME.shelf
    key = shelf.current()
    (kept,) = await stored(host, "select hash, game from component_sets")
    assert kept == (key, "bazaar")
    # Another day: the shipped set has changed, the old one is only in the database.
    monkeypatch.setattr(shelf, "_sets", {"new": shelf.get(key)})
    monkeypatch.setattr(shelf, "_tables", {"new": {}})
    monkeypatch.setattr(shelf, "_current", "new")
    host._live.drop(table)
    assert await host.reads.view(table, Person(ANN)) == before
    await give(host, table, ANN, "n:1")
    async with host._live.hold(table, "look", BOT) as held:
        assert held.table.state.components == key
