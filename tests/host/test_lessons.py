"""Guided games and newcomers' tables, without Discord."""

from __future__ import annotations

import pytest

from engine.core.run import Diverged
from host import GivesAway, Host, Person, PlayerMistake, lessons
from tests.host.play import ANN, BOB, question
from tests.support.lessons import lesson_of

ME = Person(ANN, guild=7)


async def taught(host: Host, game: str = "bazaar") -> int:
    table = await host.lessons.open(game, ME, "Ann", channel=70)
    await host.lobby.start(table.id, ME)
    await host.idle()
    return table.id


async def give(host: Host, table: int, *picks: str) -> None:
    await host.tables.answer(table, ME, (await question(host, table, ANN)).step, picks)
    await host.idle()


async def test_everybody_begins_in_the_same_position(host: Host) -> None:
    first, second = [await taught(host, "mombasa") for _ in range(2)]
    asked = [await question(host, table, ANN) for table in (first, second)]
    assert asked[0].view == asked[1].view
    assert asked[0].key == lesson_of("mombasa").steps[0].keys[0]
    assert not asked[0].can_undo, "the opening cannot be taken back"
    with pytest.raises(PlayerMistake):
        await host.going_back.regret(first, ME)


async def test_the_same_answers_meet_the_same_answers(host: Host) -> None:
    tables = [await taught(host) for _ in range(2)]
    for table in tables:
        for pick in ("n:3", "lock", "skip", "end"):
            await give(host, table, pick)
    logs = [[turn.events for turn in await host.looking.log(table, ME)] for table in tables]
    assert logs[0] == logs[1]


async def test_a_step_is_judged_by_what_was_offered_then(host: Host) -> None:
    table = await taught(host)
    moment = await host.lessons.look(table, ME)
    assert moment is not None
    assert (moment.step and moment.step.id, moment.number, moment.steps, moment.begins) == ("bid", 1, 4, True)
    await give(host, table, "n:2")
    moment = await host.lessons.look(table, ME)
    assert moment is not None
    assert (moment.step and moment.step.id, moment.begins, moment.verdict) == ("bid", False, None)
    await give(host, table, "lock")
    moment = await host.lessons.look(table, ME)
    assert moment is not None
    assert moment.verdict is not None
    assert (moment.verdict.caught, moment.verdict.better and moment.verdict.better.id) == (False, "n:3")


async def test_a_guided_game_can_be_left_and_found_again(host: Host) -> None:
    table = await taught(host)
    found = await host.lessons.of("bazaar", ME)
    assert found is not None
    assert found.id == table
    assert await host.lessons.of("bazaar", Person(BOB)) is None
    await host.lobby.close(table, ME)
    assert await host.lessons.of("bazaar", ME) is None


async def newcomers(host: Host, game: str = "yokohama", **options: str) -> int:
    table = (await host.lobby.create(game, ANN, "Ann", {"help": "on", **options}, guild=7, channel=70)).id
    await host.lobby.add_computer(table, ME, "easy")
    return table


async def test_help_is_an_option_of_every_table(host: Host) -> None:
    table = await newcomers(host, "bazaar")
    info = await host.looking.info(table, ME)
    assert (info.teaching, info.hints) == ("help", True)
    assert "help" not in info.options
    assert (await host.lobby.set_options(table, ME, {"goods": "scarce"})).teaching == "help"
    assert (await host.lobby.set_options(table, ME, {"help": "off"})).teaching == ""
    with pytest.raises(PlayerMistake) as refused:
        await host.lobby.set_options(table, ME, {"help": "maybe"})
    assert refused.value.text.key == "core.mistake.option_value"


async def test_newcomers_are_warned_before_they_give_something_away(host: Host) -> None:
    table = await newcomers(host)
    await host.lobby.start(table, ME, seed="lesson", shuffle=False)
    await host.idle()
    for pick in ("keep:order_06", "pair", "place:bank"):
        await give(host, table, pick)
    asked = await question(host, table, ANN)
    with pytest.raises(GivesAway) as warned:
        await host.tables.answer(table, ME, asked.step, ["return"], sure=False)
    assert warned.value.text.key == "learn.waste_detail"
    assert (await question(host, table, ANN)).step == asked.step, "nothing has changed"
    await host.tables.answer(table, ME, asked.step, ["to:bank"], sure=False)


async def test_elsewhere_nobody_is_warned(host: Host) -> None:
    table = await newcomers(host, help="off")
    await host.lobby.start(table, ME, seed="lesson", shuffle=False)
    await host.idle()
    for pick in ("keep:order_06", "pair", "place:bank"):
        await give(host, table, pick)
    await host.tables.answer(table, ME, (await question(host, table, ANN)).step, ["return"], sure=False)


async def test_computer_players_grant_every_wish_to_go_back(host: Host) -> None:
    table = await newcomers(host)
    await host.lobby.start(table, ME, seed="lesson", shuffle=False)
    await host.idle()
    for pick in ("keep:order_06", "pair", "place:bank", "to:bank", "skip", "end"):
        if pick in [option.id for option in (await question(host, table, ANN)).options]:
            await give(host, table, pick)
    wish = await host.going_back.regret(table, ME)
    assert wish.missing == ()
    assert (await host.going_back.ask(table, ME, wish.segment, wish.position)).number == 0
    assert (await question(host, table, ANN)).key == "yokohama.end"


async def test_a_step_that_can_no_longer_be_judged_keeps_no_question_from_anybody(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await taught(host)
    for pick in ("n:3", "lock"):
        await give(host, table, pick)

    def changed(*_: object) -> None:
        raise Diverged(0, "the rules have changed")

    monkeypatch.setattr(lessons, "_judged", changed)
    moment = await host.lessons.look(table, ME)
    assert moment is not None
    assert (moment.step and moment.step.id, moment.verdict) == ("buy", None)
