"""Guided games and newcomers' tables, without Discord."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.core.lessons import LEARNER
from engine.core.table import Choice, Table
from host import GivesAway, Host, LessonMoment, Person, PlayerMistake
from host.coach import lessons
from testkit.bazaar.components import SHELF
from testkit.host_play import ANN, BOB, question, refused, start
from testkit.lessons import lesson_of

pytestmark = pytest.mark.slow


@pytest.fixture
def where(tmp_path: Path) -> Path:
    """What a lesson tells comes from the rules, whatever database lies below."""
    return tmp_path / "kontor.db"


ME = Person(ANN, guild=7)


async def taught(host: Host, game: str = "bazaar") -> int:
    table = await host.lessons.open(game, ME, "Ann", channel=70)
    await host.lobby.start(table.id, ME)
    await host.idle()
    return table.id


async def give(host: Host, table: int, *picks: str) -> None:
    await host.answers.answer(table, ME, (await question(host, table, ANN)).step, picks)
    await host.idle()


async def test_everybody_begins_in_the_same_position(host: Host) -> None:
    first, second = [await taught(host, "mombasa") for _ in range(2)]
    asked = [await question(host, table, ANN) for table in (first, second)]
    assert asked[0].view == asked[1].view
    assert asked[0].key == lesson_of("mombasa").steps[0].keys[0]
    assert not asked[0].can_undo, "the opening cannot be taken back"
    with pytest.raises(PlayerMistake):
        await host.rewind.regret(first, ME)


async def test_a_card_that_was_laid_by_one_press_is_taken_back_by_one(host: Host) -> None:
    """So a plan has one face: which card goes to one slot, nobody was asked by itself."""
    table = await taught(host, "mombasa")
    for laid in (1, 2):
        asked = await question(host, table, ANN)
        assert asked.form is not None
        field = next(one for one in asked.form.fields if one.open)
        await host.answers.answer_all(table, ME, asked.step, field.choices[laid].answers)
    for filled in (1, 0):
        back = (await host.answers.undo(table, ME)).question
        assert back is not None
        assert back.form is not None, back.key
        assert sum(not one.open for one in back.form.fields) == filled


async def test_two_questions_are_one_unless_a_step_begins_with_the_second(host: Host) -> None:
    """As in the game itself: where assistants go is asked along with how many; what the president does is not."""
    asked = await question(host, await taught(host, "yokohama"), ANN)
    assert {one.question.key for one in asked.ahead} == {"yokohama.place", "yokohama.place_pair"}
    assert "yokohama.move" in {step.keys[0] for step in lesson_of("yokohama").steps}


async def test_the_same_answers_meet_the_same_answers(host: Host) -> None:
    tables = [await taught(host) for _ in range(2)]
    for table in tables:
        for pick in ("n:3", "lock", "skip", "end"):
            await give(host, table, pick)
    logs = [[turn.events for turn in await host.reads.log(table, ME)] for table in tables]
    assert logs[0] == logs[1]


async def test_a_step_is_judged_by_what_was_offered_then(host: Host) -> None:
    table = await taught(host)
    moment = await host.lessons.look(table, ME)
    assert moment is not None
    assert moment.now is not None
    assert (moment.now.step.id, moment.now.number, moment.steps, moment.begins) == ("bid", 1, 4, True)
    assert [option.id for option in moment.wanted] == ["n:3"]
    await give(host, table, "n:2")
    moment = await host.lessons.look(table, ME)
    assert moment is not None
    assert (moment.now and moment.now.step.id, moment.begins, moment.missed) == ("bid", False, moment.now)
    await give(host, table, "lock")
    moment = await host.lessons.look(table, ME)
    assert moment is not None
    assert moment.missed is not None
    assert moment.missed is moment.ended
    assert moment.left_with is not None
    assert moment.left_with.picks == ("n:2",), "one is told once"
    assert moment.verdict is not None
    assert [option.id for option in moment.verdict.missing] == ["n:3"]


async def moment_of(host: Host, table: int) -> LessonMoment:
    moment = await host.lessons.look(table, ME)
    assert moment is not None
    return moment


async def plan(host: Host, table: int, **cards: str) -> None:
    """A plan of Mombasa, slot by slot, and locked in."""
    for slot, card in cards.items():
        await give(host, table, f"slot:slot_{slot}")
        await give(host, table, f"card:start_{card}")
    await give(host, table, "lock")


async def test_a_missed_step_is_repeated_from_where_it_began(host: Host) -> None:
    """A wrong plan makes the next steps impossible: it is set anew, though the computer has played since."""
    table = await taught(host, "mombasa")
    first = await question(host, table, ANN)
    await plan(host, table, b="coffee_2", c="banana_1", d="bookkeeper_2")
    moment = await moment_of(host, table)
    assert moment.missed is not None
    assert moment.verdict is not None
    assert [one.id for one in moment.verdict.missing] == ["card:start_cotton_2", "card:start_expansion_2"]
    assert moment.verdict.partly
    assert [one.step.id for one in moment.falling] == ["majority", "tracks", "expansion", "book", "bookkeeper"]
    step = (await question(host, table, ANN)).step
    with pytest.raises(PlayerMistake):
        await host.lessons.repeat(table, ME, step - 1)
    await host.lessons.repeat(table, ME, step)
    await host.idle()
    moment = await moment_of(host, table)
    assert (moment.now and moment.now.step.id, moment.begins, moment.falling) == ("plan", True, ())
    again = await question(host, table, ANN)
    assert (again.view, [one.id for one in again.options]) == (first.view, [one.id for one in first.options])
    with pytest.raises(PlayerMistake):
        await host.lessons.repeat(table, ME, again.step)
    await plan(host, table, b="coffee_2", c="cotton_2", d="expansion_2")
    moment = await moment_of(host, table)
    assert (moment.now and moment.now.step.id, moment.missed) == ("majority", None)


async def test_who_insists_goes_on_and_the_steps_that_build_on_it_fall_away(host: Host) -> None:
    table = await taught(host, "mombasa")
    await plan(host, table, b="coffee_2", c="banana_1", d="bookkeeper_2")
    moment = await moment_of(host, table)
    assert (moment.now and moment.now.step.id) == "goods", "the next one for which everything is there"
    await give(host, table, "act:goods")
    moment = await moment_of(host, table)
    assert (moment.missed, [one.id for one in moment.wanted]) == (None, ["good:coffee", "buy:a_cotton_2"])


IN_NIPPON = (
    "action:local_markets worker:white region:kyushu cell:nagasaki:s reward:supply end",
    "action:factory worker:red type:cotton build:cotton_1a end",
    "action:production worker:red end",
)


async def test_whatever_leaves_the_way_of_a_step_says_so_at_once(host: Host) -> None:
    """The right worker of another action does not make it right."""
    table = await taught(host, "nippon")
    await give_all(host, table, *IN_NIPPON[:2], "action:science")
    moment = await moment_of(host, table)
    assert moment.missed is not None
    assert moment.missed.step.id == "production"
    assert moment.wanted == ()
    assert moment.verdict is not None
    assert [one.id for one in moment.verdict.missing] == ["action:production", "worker:red"]
    assert [one.step.id for one in moment.falling] == ["contract"]
    assert moment.left_with is not None
    assert moment.left_with.picks == ("action:science",)
    await host.lessons.repeat(table, ME, (await question(host, table, ANN)).step)
    await give_all(host, table, "action:production")
    moment = await moment_of(host, table)
    assert (moment.missed, [one.id for one in moment.wanted]) == (None, ["worker:red"])


async def test_a_step_is_done_once_nothing_of_it_is_left_to_choose(host: Host) -> None:
    """Neither before all that it names was gained, nor while it leaves something to choose."""
    table = await taught(host, "nippon")
    await give_all(host, table, *IN_NIPPON, "action:science")
    moment = await moment_of(host, table)
    assert (moment.done, [one.id for one in moment.wanted]) == (False, ["steps:2"])
    await give_all(host, table, "steps:2 end action:investments_contracts")
    moment = await moment_of(host, table)
    assert (moment.missed, moment.done, moment.wanted) == (None, False, ())


async def give_all(host: Host, table: int, *turns: str) -> None:
    for pick in " ".join(turns).split():
        await give(host, table, pick)


async def test_what_was_planned_anew_is_judged_as_it_was_locked_in(host: Host) -> None:
    table = await taught(host, "mombasa")
    for picks in (("slot:slot_b", "card:start_cotton_2"), ("slot:slot_b", "card:start_banana_1")):
        for pick in picks:
            await give(host, table, pick)
    await plan(host, table, c="coffee_2", d="expansion_2")
    verdict = (await moment_of(host, table)).verdict
    assert verdict is not None
    assert [one.id for one in verdict.missing] == ["card:start_cotton_2"]


async def test_a_step_that_cannot_be_done_any_more_is_skipped(host: Host) -> None:
    """Whoever buys the card one step early cannot buy it again, and nothing is held against them."""
    table = await taught(host, "mombasa")
    await plan(host, table, b="coffee_2", c="cotton_2", d="expansion_2")
    for pick in ("act:goods", "good:coffee", "buy:a_cotton_2", "end"):
        await give(host, table, pick)
    moment = await moment_of(host, table)
    assert (moment.now and moment.now.step.id, moment.possible, moment.wanted) == ("goods", False, ())
    await give(host, table, "act:marker")
    moment = await moment_of(host, table)
    assert (moment.ended and moment.ended.step.id, moment.missed) == ("goods", None)


async def test_between_two_steps_it_is_said_which_one_comes(host: Host) -> None:
    table = await taught(host)
    for pick in ("n:3", "lock", "skip"):
        await give(host, table, pick)
    moment = await moment_of(host, table)
    assert (moment.now, moment.following and moment.following.step.id) == (None, "work")


async def test_a_guided_game_can_be_left_and_found_again(host: Host) -> None:
    table = await taught(host)
    found = await host.lessons.of("bazaar", ME)
    assert found is not None
    assert found.id == table
    assert await host.lessons.of("bazaar", Person(BOB)) is None
    await host.lobby.close(table, ME)
    assert await host.lessons.of("bazaar", ME) is None


async def newcomers(host: Host, game: str = "yokohama", **options: str) -> int:
    table = (await host.lobby.create(game, Person(ANN), "Ann", {"help": "on", **options}, guild=7, channel=70)).id
    await host.lobby.add_computer(table, ME, "easy")
    return table


async def test_help_is_an_option_of_every_table(host: Host) -> None:
    table = await newcomers(host, "bazaar")
    info = await host.reads.info(table, ME)
    assert (info.teaching, info.hints) == ("help", True)
    assert "help" not in info.options
    assert (await host.lobby.set_options(table, ME, {"goods": "scarce"})).teaching == "help"
    assert (await host.lobby.set_options(table, ME, {"help": "off"})).teaching == ""
    with pytest.raises(PlayerMistake) as refused:
        await host.lobby.set_options(table, ME, {"help": "maybe"})
    assert refused.value.text.key == "core.mistake.option_value"


async def test_hints_belong_to_help_for_newcomers_and_nothing_else_is_refused_there(host: Host) -> None:
    table = await start(host, help="on")
    assert await refused(host.consent.propose(table, ME, "hints", "off")) == "learn.mistake.hints_always"
    await host.consent.propose(table, ME, "pause")


async def test_newcomers_are_warned_before_they_give_something_away(host: Host) -> None:
    table = await newcomers(host)
    await host.lobby.start(table, ME, seed="lesson", shuffle=False)
    await host.idle()
    for pick in ("keep:order_06", "pair", "place:bank"):
        await give(host, table, pick)
    asked = await question(host, table, ANN)
    with pytest.raises(GivesAway) as warned:
        await host.answers.answer(table, ME, asked.step, ["return"], sure=False)
    assert warned.value.text.key == "learn.undone"
    assert "left" in dict(warned.value.text.args), "with what could still be done"
    assert (await question(host, table, ANN)).step == asked.step, "nothing has changed"
    await host.answers.answer(table, ME, asked.step, ["to:bank"], sure=False)


async def test_in_a_first_game_one_is_warned_without_asking_for_it(host: Host) -> None:
    table = await newcomers(host, help="off")
    await host.lobby.start(table, ME, seed="lesson", shuffle=False)
    await host.idle()
    for pick in ("keep:order_06", "pair", "place:bank"):
        await give(host, table, pick)
    asked = await question(host, table, ANN)
    assert asked.learning
    with pytest.raises(GivesAway):
        await host.answers.answer(table, ME, asked.step, ["return"], sure=False)
    assert not (await host.reads.info(table, ME)).teaching, "and the others are asked before there are hints"


async def test_elsewhere_nobody_is_warned(host: Host) -> None:
    table = await newcomers(host, help="off")
    await host.users.set(ANN, guide="never")
    await host.lobby.start(table, ME, seed="lesson", shuffle=False)
    await host.idle()
    for pick in ("keep:order_06", "pair", "place:bank"):
        await give(host, table, pick)
    await host.answers.answer(table, ME, (await question(host, table, ANN)).step, ["return"], sure=False)


async def test_computer_players_grant_every_wish_to_go_back(host: Host) -> None:
    table = await newcomers(host)
    await host.lobby.start(table, ME, seed="lesson", shuffle=False)
    await host.idle()
    for pick in ("keep:order_06", "pair", "place:bank", "to:bank", "skip", "end"):
        if pick in [option.id for option in (await question(host, table, ANN)).options]:
            await give(host, table, pick)
    wish = await host.rewind.regret(table, ME)
    assert wish.missing == ()
    assert (await host.rewind.ask(table, ME, wish.segment, wish.position)).number == 0
    assert (await question(host, table, ANN)).key == "yokohama.end"


async def test_a_step_that_can_no_longer_be_judged_keeps_no_question_from_anybody(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await taught(host)
    for pick in ("n:3", "lock"):
        await give(host, table, pick)

    other_rules = [Choice(LEARNER, "bazaar.gone", ("n:3",))] * 9
    monkeypatch.setattr(lessons, "_played", lambda *_: other_rules)
    moment = await host.lessons.look(table, ME)
    assert moment is not None
    assert (moment.now and moment.now.step.id, moment.verdict) == ("buy", None)


async def test_a_lesson_is_played_with_the_values_that_it_tells(
    host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await taught(host)
    moment = await host.lessons.look(before, ME)
    assert moment is not None
    assert not moment.other_values
    rules = SHELF.tables(SHELF.shipped())["rules"]
    (tmp_path / "bazaar.json").write_text(json.dumps({"rules": {**rules, "coins": rules["coins"] + 3}}))
    monkeypatch.setenv("COMPONENTS_DIR", str(tmp_path))
    SHELF.forget_current()
    try:
        table = await taught(host)
        moment = await host.lessons.look(table, ME)
        assert moment is not None
        assert moment.other_values, "which the first screen says"
        looked, expected = await question(host, table, ANN), await question(host, before, ANN)
        assert looked.view == expected.view
        assert Table.start("bazaar", 2, seed="s").state.components != SHELF.shipped()
    finally:
        monkeypatch.delenv("COMPONENTS_DIR")
        SHELF.forget_current()
