"""Several answers at once: a series or a form, given in one transaction, each checked like any other."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from random import Random

import pytest

from engine.core.looking_ahead import Previews
from engine.core.table import Table
from engine.core.text import PlayerMistake, Seat
from host import BOT, Host, HostTrouble, NotTogether, Person, Question
from host.tables import questions
from host.tables.cooperative import Steps
from host.tables.questions import KnownQuestions
from storage import Conflict, Saving, TableRow, sql
from testkit.host_play import (
    ANN,
    BOB,
    any_picks,
    at_peek,
    bid,
    everything,
    give,
    question,
    refused,
    save_through,
    start,
    stored,
)


@pytest.fixture
def where(tmp_path: Path) -> Path:
    """Answers in a row are saved as one is, whatever database lies below."""
    return tmp_path / "kontor.db"


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> list[Seat]:
    """For whom a question was worked out, one after the other."""
    found, real = list[Seat](), questions._told

    def noted(row: TableRow, copy: Table, seat: Seat) -> Steps[Question | None]:
        found.append(seat)
        return real(row, copy, seat)

    monkeypatch.setattr(questions, "_told", noted)
    return found


async def caravan(host: Host) -> int:
    """A table at which Ann, who has four coins, has sent a caravan."""
    table = await start(host, caravans="on")
    for user in (ANN, BOB):
        await give(host, table, user, "stake:0")
        await give(host, table, user, "load:dates")
        await give(host, table, user, "lock")
    await give(host, table, ANN, "caravan")
    return table


@pytest.mark.slow
async def test_a_series_is_answered_in_one_go(host: Host) -> None:
    table = await caravan(host)
    asked = await question(host, table, ANN)
    assert asked.series is not None
    assert (asked.series.left, asked.series.repeat, asked.series.end) == (3, False, "stop")
    done = await host.answers.answer_all(table, Person(ANN), asked.step, [["town:basra"], ["town:cairo"]], ["stop"])
    assert done.stopped is None
    assert done.question is not None
    assert done.question.key == "bazaar.load"
    assert [event.kind for event in done.question.so_far] == ["bazaar.log.town", "bazaar.log.town"]
    picks = await stored(host, "select picks from choices where key = 'bazaar.town' order by position")
    assert picks == [('["town:basra"]',), ('["town:cairo"]',), ('["stop"]',)]


@pytest.mark.slow
async def test_looking_ahead_leaves_the_event_loop_alone(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """It goes on in a thread, on a copy: meanwhile the loop does something else, and the table itself is not used."""
    table = await start(host, caravans="on")
    for user in (ANN, BOB):
        for pick in ("stake:0", "load:dates", "lock"):
            await give(host, table, user, pick)
    expected = await question(host, table, ANN)
    assert expected.ahead
    looking, loop_ran, looked_at = threading.Event(), threading.Event(), list[Table]()
    real = Previews.after

    def held_up(previews: Previews, option: str) -> Table | None:
        looked_at.append(previews._table)
        looking.set()
        assert loop_ran.wait(120), "the event loop stands still"
        return real(previews, option)

    monkeypatch.setattr(Previews, "after", held_up)
    host._live.questions = KnownQuestions()
    asking = asyncio.create_task(question(host, table, ANN))
    assert await asyncio.to_thread(looking.wait, 120)
    loop_ran.set()
    assert await asking == expected
    async with host.answers._live.hold(table, "answer", Person(ANN)) as held:
        assert all(copy is not held.table for copy in looked_at)


@pytest.mark.slow
async def test_one_undo_takes_back_all_that_was_marked_in_one_list(host: Host) -> None:
    table = await caravan(host)
    asked = await question(host, table, ANN)
    await host.answers.answer_all(
        table, Person(ANN), asked.step, [["town:basra"], ["town:cairo"], ["town:kabul"]], ["stop"]
    )
    await host.answers.undo(table, Person(ANN))
    asked = await question(host, table, ANN)
    assert asked.series is not None
    assert asked.series.left == 3
    await give(host, table, ANN, "town:basra")
    await give(host, table, ANN, "town:cairo")
    await host.answers.undo(table, Person(ANN))
    asked = await question(host, table, ANN)
    assert (asked.series and asked.series.left) == 2, "what was pressed one by one goes back one by one"


@pytest.mark.slow
async def test_undo_leads_to_no_question_that_one_press_has_answered(host: Host) -> None:
    """A series goes back as a whole, with what led to it; pressed apart, they go back apart."""
    table = await start(host, caravans="on")
    for user in (ANN, BOB):
        for pick in ("stake:0", "load:dates", "lock"):
            await give(host, table, user, pick)
    asked = await question(host, table, ANN)
    await host.answers.answer_all(table, Person(ANN), asked.step, [["caravan"], ["town:basra"], ["town:cairo"]])
    back = await host.answers.undo(table, Person(ANN))
    assert back.question is not None
    assert back.question.key == asked.key
    await give(host, table, ANN, "caravan")
    await give(host, table, ANN, "town:basra")
    await host.answers.undo(table, Person(ANN))
    assert (await question(host, table, ANN)).key == "bazaar.town"


@pytest.mark.slow
async def test_what_does_not_go_together_is_refused_before_anything_happens(host: Host) -> None:
    table = await caravan(host)
    asked = await question(host, table, ANN)
    before = await everything(host)
    with pytest.raises(NotTogether) as refused:
        await host.answers.answer_all(table, Person(ANN), asked.step, [["town:basra"], ["town:basra"]], ["stop"])
    assert (refused.value.given, refused.value.text.key) == (1, "bazaar.no.town")
    assert await everything(host) == before
    assert (await host.reads.view(table, BOT)).coins[0] == 4


@pytest.mark.slow
async def test_a_series_does_not_run_into_the_question_after_it(host: Host) -> None:
    table = await caravan(host)
    asked = await question(host, table, ANN)
    towns = [["town:basra"], ["town:cairo"], ["town:kabul"]]
    done = await host.answers.answer_all(table, Person(ANN), asked.step, [*towns, ["load:dates"]], ["stop"])
    assert done.stopped is not None
    assert done.stopped.given == 3
    assert (await question(host, table, ANN)).key == "bazaar.load"


@pytest.mark.slow
async def test_the_first_answer_must_be_legal_and_the_step_fresh(host: Host) -> None:
    table = await caravan(host)
    asked = await question(host, table, ANN)
    before = await everything(host)
    with pytest.raises(PlayerMistake):
        await host.answers.answer_all(table, Person(ANN), asked.step, [["town:atlantis"], ["town:basra"]])
    assert (
        await refused(host.answers.answer_all(table, Person(ANN), asked.step - 1, [["town:basra"]]))
        == "host.mistake.stale"
    )
    assert await refused(host.answers.answer_all(table, Person(BOB), 1, [["town:basra"]])) == "host.mistake.stale"
    assert await everything(host) == before


@pytest.mark.slow
async def test_a_form_is_answered_field_by_field_and_then_by_its_end(host: Host) -> None:
    table = await start(host, caravans="on")
    asked = await question(host, table, ANN)
    assert asked.form is not None
    stake, load = asked.form.fields
    answers = [*stake.choices[2].answers, *load.choices[1].answers]
    done = await host.answers.answer_all(table, Person(ANN), asked.step, answers, asked.form.end)
    assert done.stopped is None
    assert done.question is None
    assert done.undo_step is not None


@pytest.mark.slow
async def test_what_was_composed_survives_a_restart_as_single_choices(host: Host) -> None:
    table = await caravan(host)
    asked = await question(host, table, ANN)
    done = await host.answers.answer_all(table, Person(ANN), asked.step, [["town:basra"], ["town:cairo"]], ["stop"])
    host._live.drop(table)
    assert await question(host, table, ANN) == done.question


@pytest.mark.slow
async def test_why_a_choice_cannot_be_taken_back_is_said(host: Host) -> None:
    table = await caravan(host)
    asked = await question(host, table, ANN)
    assert (asked.can_undo, asked.no_undo) == (True, None)
    peeked = await question(host, await at_peek(host), ANN)
    assert peeked.no_undo is not None
    assert (peeked.can_undo, peeked.no_undo.key) == (False, "core.no_undo.revealed")


@pytest.mark.slow
async def test_what_comes_after_an_option_is_seen_as_it_will_be_where_it_can_be_drawn(host: Host) -> None:
    """To build a view takes long; where the options can be shown themselves, that of now is handed on."""
    table = (await host.lobby.create("mombasa", Person(ANN), "Ann", guild=7)).id
    await host.lobby.join(table, Person(BOB, guild=7), "Bob")
    await host.lobby.start(table, Person(ANN), seed="s", shuffle=False)
    rng, drawn, handed_on = Random(1), 0, 0
    while not (drawn and handed_on):
        user = (await host.reads.asks(table, BOT))[0].user
        assert user is not None
        asked = await question(host, table, user)
        async with host._live.hold(table, "look", BOT) as held:
            now = Table.load(held.table.dump())
        for one in asked.ahead:
            if one.question.view is asked.view:
                handed_on += 1
                assert asked.private or len({option.target for option in asked.options} - {None}) > 1
            else:
                after = Previews(now, asked.seat).after(one.option)
                assert after is not None
                drawn += one.question.view == after.view(asked.seat)
        await host.answers.answer(table, Person(user), asked.step, any_picks(asked, rng))


@pytest.mark.slow
async def test_two_options_that_can_be_shown_are_enough_to_hand_the_view_on(host: Host) -> None:
    table = await start(host, seed="12")
    await bid(host, table, 0, 0)
    asked = await question(host, table, ANN)
    assert len({option.target for option in asked.options} - {None}) == 2
    assert asked.ahead
    assert all(one.question.view is asked.view for one in asked.ahead)


@pytest.mark.slow
async def test_no_question_is_worked_out_for_who_need_not_decide(host: Host, looked: list[Seat]) -> None:
    table = await caravan(host)
    looked.clear()
    host._live.questions = KnownQuestions()
    assert await host.reads.question(table, Person(BOB)) is None
    assert await host.reads.question(table, Person(ANN)) is not None
    assert looked == [0]


@pytest.mark.slow
async def test_the_same_question_is_looked_ahead_of_once(host: Host, looked: list[Seat]) -> None:
    """Until something changes at the table, however many clicks are about it; of many tables the last ones stay."""
    table = await caravan(host)
    looked.clear()
    host._live.questions = KnownQuestions(most=1)
    first = await question(host, table, ANN)
    assert await question(host, table, ANN) is first
    assert len(looked) == 1
    await give(host, table, ANN, "town:basra")
    assert (await question(host, table, ANN)).step != first.step
    assert len(looked) == 2  # the answer's outcome had looked already
    await host.answers.undo(table, Person(ANN))
    assert (await question(host, table, ANN)).options == first.options
    other = await caravan(host)
    await question(host, other, ANN)
    assert [key[0] for key in host._live.questions._known] == [other]


@pytest.mark.slow
async def test_the_next_question_is_told_while_the_answer_is_saved(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table, telling = await caravan(host), threading.Event()
    told, write = questions._told, host._db.write

    def noted(row: TableRow, copy: Table, seat: Seat) -> Steps[Question | None]:
        telling.set()
        return told(row, copy, seat)

    async def late(change: Saving) -> TableRow:
        assert await asyncio.to_thread(telling.wait, 120), "nothing is told before it is saved"
        return await write(sql.saving.save, change)

    monkeypatch.setattr(questions, "_told", noted)
    save_through(late, host, monkeypatch)
    await give(host, table, ANN, "town:basra")
    assert "town:basra" not in [option.id for option in (await question(host, table, ANN)).options]


@pytest.mark.slow
async def test_what_was_told_of_an_answer_that_is_not_saved_is_forgotten(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await caravan(host)
    before = await question(host, table, ANN)

    async def late_and_in_vain(change: Saving) -> TableRow:
        known = host._live.questions._known
        async with asyncio.timeout(120):  # it is told before it is saved
            while change.stored not in [row for row, _ in known.values()]:  # noqa: ASYNC110 (nobody else needs to know)
                await asyncio.sleep(0.005)
        raise Conflict("somebody else was faster")

    with monkeypatch.context() as patched:
        save_through(late_and_in_vain, host, patched)
        with pytest.raises(HostTrouble):
            await give(host, table, ANN, "town:basra")
    assert not host._live.questions._known
    assert await question(host, table, ANN) == before
