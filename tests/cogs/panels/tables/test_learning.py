"""/learn: a guided game in the real panel, from its first step to its last; left, resumed, begun anew."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from cogs.messages.reader import Reader
from cogs.panels.coach import lesson_screens
from cogs.panels.coach.guide import coming_words, guide_words, guided, in_light, quoted, whole_paragraphs
from cogs.panels.question.panel import question_message
from engine.core import games
from engine.core.ask import Field, FieldChoice, Form
from engine.core.lessons import OwnAnswer, TaughtStep
from engine.core.looking_ahead import MissedOption
from engine.core.text import Text, join, text, verbatim
from host import Person
from host.coach.lessons import LessonMoment
from host.play import answers
from testkit.bazaar.components import SHELF
from testkit.discord.shown import alts, buttons, labels, texts
from testkit.discord.stage import DiscordStage
from testkit.lessons import lesson_of
from testkit.phrases import phrase
from testkit.questions import option, parts_of, question, table_info
from testkit.scenes import Drawn


async def learns(stage: DiscordStage, who: MemberActor, game: str = "bazaar") -> str:
    """A guided game is begun; once somebody is asked before what they play on."""
    said = await stage.slash(who, "learn", where=stage.channel, game=game)
    return await stage.press(who, "On a phone") if phrase("screen.ask") in said else said


async def begun(stage: DiscordStage, alice: MemberActor) -> str:
    """A guided game whose first screen was read; what is told then."""
    said = await learns(stage, alice)
    assert phrase("bazaar.lesson.intro") in said
    assert "Step 1" not in said
    said = await stage.press(alice, "Begin")
    await stage.settle()
    return said


async def bid(stage: DiscordStage, alice: MemberActor, coins: str) -> str:
    await stage.press(alice, coins)
    await stage.press(alice, "Lock in")
    await stage.settle()
    return await stage.slash(alice, "move", where=stage.channel, table=1)


@pytest.mark.slow
async def test_a_guided_game_is_played_through_in_the_panel(stage: DiscordStage) -> None:
    alice = stage.person("alice")
    said = await begun(stage, alice)
    assert "Step 1 of 4: the bid" in said
    assert "Bid 3\xa0coins." in said
    table = await stage.host.reads.info(1, Person(alice.id))
    assert (table.status, table.teaching, table.hints) == ("running", "lesson", True)
    said = await bid(stage, alice, "3")
    assert "Since your last move ·** Kontor 1: bids 0" in said
    assert "✓ You play first" in said
    assert "Step 2 of 4" in said
    said = await stage.press(alice, "Skip")
    wanted = phrase("learn.missing", options=text("learn.option", option=Text("bazaar.card.mirror")))
    assert f"{phrase('learn.other')} {wanted} {phrase('bazaar.lesson.buy.missed')}" in said
    assert "End your turn?" not in said, "it is offered again first"
    said = await stage.press(alice, "Try again")
    assert "Step 2 of 4" in said
    said = await stage.press(alice, "Mirror")
    assert "✓ The mirror is yours." in said
    assert "Step 3 of 4" in said
    said = await stage.more(alice, "Play on from here")
    assert phrase("practice.ask") in said, "a guided game of one's own may be played on from while it runs"


@pytest.mark.slow
async def test_what_a_guided_game_is_about_stands_below_its_board(stage: DiscordStage, drawn: Drawn) -> None:
    """Unless its reader wants no pictures."""
    alice, bob = stage.person("alice"), stage.person("bob")
    await learns(stage, alice)
    assert drawn[0][0] == "board"
    assert len(alts(stage.panel(alice))) == 1
    await stage.host.users.set(bob.id, pictures="never")
    await learns(stage, bob)
    assert alts(stage.panel(bob)) == []


@pytest.mark.slow
async def test_what_has_no_room_beside_a_question_is_read_before_it(
    stage: DiscordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once: what the game is about on two screens, and a step on one of its own."""
    monkeypatch.setattr(lesson_screens, "fits", lambda message: False)
    alice = stage.person("alice")
    await learns(stage, alice)
    assert labels(stage.panel(alice)) == ["Next"]
    said = await stage.press(alice, "Next")
    assert phrase("learn.intro") in said
    assert labels(stage.panel(alice)) == ["Begin"]
    said = await stage.press(alice, "Begin")
    assert "Step 1 of 4: the bid" in said
    assert labels(stage.panel(alice)) == ["Next"]
    said = await stage.press(alice, "Next")
    assert "Step 1 of 4**: now choose" in said
    assert "3" in labels(stage.panel(alice))
    said = await stage.slash(alice, "move", where=stage.channel, table=1)
    assert "Step 1 of 4**: now choose" in said


@pytest.mark.slow
async def test_who_learns_is_not_rung_for_every_turn(stage: DiscordStage) -> None:
    """The next question takes the place of the last; the thread has the beginning alone."""
    alice = stage.person("alice")
    await stage.host.users.set(alice.id, screen="phone", time_zone="Europe/Warsaw")
    await begun(stage, alice)
    thread = (await stage.host.reads.info(1, Person(alice.id))).thread
    assert thread is not None
    posts = ChannelHandle(stage.env, stage.guild, stage.env.backend.get_channel(thread))
    [before] = posts.history()
    assert "This is the guided game." in texts(before)
    assert labels(before) == ["My move"], "all else is told behind it"
    await stage.press(alice, "3")
    await stage.press(alice, "Lock in")
    await stage.settle()
    assert "Step 2 of 4" in texts(stage.panel(alice))
    assert [one.id for one in posts.history()] == [before.id]


@pytest.mark.slow
async def test_at_the_end_of_the_guide_a_new_game_is_one_button_away(stage: DiscordStage) -> None:
    alice = stage.person("alice")
    await begun(stage, alice)
    await bid(stage, alice, "3")
    assert "Open a table" not in labels(stage.panel(alice))
    await stage.press(alice, "More")
    assert "Open a table" in labels(stage.panel(alice))
    moment = LessonMoment(4, ended=TaughtStep(lesson_of("bazaar").steps[3], 4))
    asked = await stage.host.reads.question(1, Person(alice.id))
    assert asked is not None
    guide = await guided(moment, asked, Reader("en"), picture=False)
    [button] = [one for one in parts_of(question_message(asked, Reader("en"), taught=guide.said, leaves=guide.leaves))
                if one.get("label") == "Open a table"]  # fmt: skip
    assert button["custom_id"].endswith("|open_table|bazaar")


@pytest.mark.slow
async def test_who_has_learned_opens_a_table_where_others_see_it(stage: DiscordStage) -> None:
    """Nobody else is in the thread of a lesson: the card stands in the channel, and the thread has the way there."""
    alice = stage.person("alice")
    await stage.host.users.set(alice.id, screen="phone", time_zone="Europe/Warsaw")
    await begun(stage, alice)
    thread = (await stage.host.reads.info(1, Person(alice.id))).thread
    assert thread is not None
    lesson = ChannelHandle(stage.env, stage.guild, stage.env.backend.get_channel(thread))
    await stage.slash(alice, "move", where=lesson)
    said = await stage.more(alice, "Open a table")
    table = await stage.host.reads.info(2, Person(alice.id))
    assert (table.channel, table.private, table.thread) == (stage.channel.id, False, None)
    card = stage.channel.history()[-1]
    assert "Join" in labels(card)
    assert table.message == card.id
    assert said == phrase("home.welcome.opened", place=f"<#{stage.channel.id}>")
    way, alone = buttons(stage.panel(alice))
    assert way["url"].endswith(f"/{stage.channel.id}/{card.id}")
    await stage.slash(alice, "move", where=lesson)
    await stage.more(alice, "Open a table")
    assert stage.channel.history()[-1].id == card.id, "one, however often it is pressed"
    await stage.press(alice, alone["label"])
    begun_table = await stage.host.reads.info(2, Person(alice.id))
    assert (begun_table.status, [seat.user for seat in begun_table.seats].count(None)) == ("running", 1)


def test_a_step_that_cannot_be_done_any_more_is_said_to_be_skipped() -> None:
    lesson = games.get("bazaar").lesson
    assert lesson is not None
    moment = LessonMoment(4, TaughtStep(lesson.steps[1], 2), possible=False)
    said = guide_words(moment, question([]), Reader("en"))
    assert said.startswith("Step 2 of 4 (")
    assert "is no longer possible" in said


def test_what_a_step_asked_for_is_not_asked_for_again() -> None:
    """Before the turn ends the question of the step may be open once more."""
    lesson = games.get("yokohama").lesson
    assert lesson is not None
    [at] = [n for n, step in enumerate(lesson.steps) if step.id == "fulfil"]
    asked = phrase("yokohama.lesson.fulfil")
    before = LessonMoment(10, TaughtStep(lesson.steps[at], at + 1))
    open_question = question([option("order:order_01"), option("end", role="confirm")], table=table_info("yokohama"))
    assert asked in guide_words(before, open_question, Reader("en"))
    fulfilled = OwnAnswer(2, 5, "yokohama.end", lesson.steps[at].picks)
    after = LessonMoment(10, TaughtStep(lesson.steps[at], at + 1, (fulfilled,)), done=True)
    done, way_on = guide_words(after, open_question, Reader("en")).splitlines()
    assert done == "✓ **Step 7 of 10: fulfilling orders**"
    assert way_on == phrase("learn.leave", options=quoted(open_question.options[1:]))
    open_still = guide_words(replace(after, done=False), open_question, Reader("en"))
    assert open_still == phrase("learn.rest", n=7, all=10)


def test_what_is_empty_is_filled_before_a_step_is_left() -> None:
    """Nobody is sent to confirm a plan that would be asked back."""
    step, ending = lesson_of("yokohama").steps[0], option("lock", role="confirm")
    values = (FieldChoice(verbatim("none"), ()), FieldChoice(verbatim("tea"), (("put:tea",),)))
    names = ("B", "C", "D")
    fields = [
        Field(verbatim(f"Slot {name}"), values, int(name == "B"), open=name != "B", short=verbatim(name))
        for name in names
    ]
    later = TaughtStep(step, 1, (OwnAnswer(1, 0, "yokohama.turn", ("spread",)),))
    moment = LessonMoment(10, later, done=True)
    for count, way_on in (
        (3, phrase("learn.fill", empty=join([verbatim("C"), verbatim("D")], "and"), options=quoted([ending]))),
        (1, phrase("learn.leave", options=quoted([ending]))),
    ):
        asked = question([ending], table=table_info("yokohama"), form=Form(tuple(fields[:count]), end=(ending.id,)))
        assert guide_words(moment, asked, Reader("en")).splitlines()[1] == way_on


def test_what_a_step_asks_for_lies_in_the_light() -> None:
    """In every question of the step; what it points at, when it begins."""
    step = lesson_of("yokohama").steps[0]
    wanted = (option("place:bank"),)
    begins = LessonMoment(10, TaughtStep(step, 1), wanted=wanted)
    assert in_light(begins) == {"bank", "port_a", "place:bank"}
    later = TaughtStep(step, 1, (OwnAnswer(1, 0, "yokohama.turn", ("spread",)),))
    assert in_light(LessonMoment(10, later, wanted=wanted)) == {"place:bank"}
    assert in_light(LessonMoment(10, TaughtStep(step, 1), possible=False, wanted=wanted)) == frozenset()
    assert in_light(None) == frozenset()


def test_after_the_last_step_it_is_said_how_to_play_on() -> None:
    lesson = games.get("bazaar").lesson
    assert lesson is not None
    last, before = (TaughtStep(lesson.steps[n], n + 1) for n in (3, 2))
    asked = question([option("a"), option("b")])
    assert guide_words(LessonMoment(4, ended=last), asked, Reader("en")) == phrase("practice.lesson_done")
    between = LessonMoment(4, ended=before, following=last)
    assert phrase("practice.lesson_done") not in guide_words(between, asked, Reader("en"))


def test_between_two_steps_it_is_said_what_to_do_until_the_next_one() -> None:
    """An end of a turn says that itself."""
    steps = lesson_of("mombasa").steps
    at = next(n for n, step in enumerate(steps) if step.id == "recovery")
    moment = LessonMoment(len(steps), following=TaughtStep(steps[at], at + 1))
    reader, table = Reader("en"), table_info("mombasa")
    free = guide_words(moment, question([option("a"), option("b")], table=table), reader)
    assert free.startswith(phrase("mombasa.lesson.recovery.until"))
    ends = guide_words(moment, question([option("end", role="confirm")], table=table), reader)
    assert ends == coming_words(moment, "mombasa", reader)


@pytest.mark.slow
async def test_a_first_step_that_was_missed_is_set_anew_or_left(stage: DiscordStage) -> None:
    """The others have played since; what the game is about is not told twice."""
    alice = stage.person("alice")
    await begun(stage, alice)
    said = await stage.press(alice, "0")
    assert phrase("bazaar.lesson.bid.missed") in said, "at once, not only when it is locked in"
    thread = (await stage.host.reads.info(1, Person(alice.id))).thread
    posts = ChannelHandle(stage.env, stage.guild, stage.env.backend.get_channel(thread or 0))
    before = [one.id for one in posts.history()]
    said = await stage.press(alice, "Try again")
    await stage.settle()
    assert [one.id for one in posts.history()] == before, "nobody else is there"
    assert "Step 1 of 4" in said
    assert "How much do you bid?" in said
    await stage.press(alice, "0")
    said = await stage.press(alice, "Go on in my own way")
    assert phrase("learn.own_way") in said
    assert "Lock in your bid?" in said
    said = await stage.press(alice, "Lock in")
    await stage.settle()
    said = await stage.slash(alice, "move", where=stage.channel, table=1)
    assert phrase("learn.own_way") in said, "one is told once"
    assert "Step 2 of 4" in said
    assert phrase("bazaar.lesson.bid.missed") not in said


@pytest.mark.slow
async def test_old_screens_lead_to_what_is_open(stage: DiscordStage) -> None:
    alice = stage.person("alice")
    await begun(stage, alice)
    await stage.press(alice, "0")
    missed = stage.stored(stage.panel(alice))
    again, on = [button["custom_id"] for button in buttons(missed)]
    await stage.forge(alice, missed, again)
    assert "That choice has already been made" in await stage.forge(alice, missed, again)
    assert "How much do you bid?" in await stage.forge(alice, missed, on)


@pytest.mark.slow
async def test_between_two_steps_it_is_said_which_one_comes(stage: DiscordStage) -> None:
    alice = stage.person("alice")
    await begun(stage, alice)
    await bid(stage, alice, "3")
    await stage.press(alice, "Skip")
    said = await stage.press(alice, "Go on in my own way")
    assert "Step 3 of 4 comes soon: goods" in said
    said = await stage.press(alice, "End turn")
    assert "Step 4 of 4" in said, "nothing was there to be sorted"


@pytest.mark.slow
async def test_a_hint_first_says_what_the_step_wants(stage: DiscordStage, monkeypatch: pytest.MonkeyPatch) -> None:
    alice = stage.person("alice")
    await begun(stage, alice)
    await bid(stage, alice, "3")
    said = await stage.more(alice, "Hint")
    step, why, same, other = (
        said.find(one)
        for one in (
            phrase("learn.hint.step", n=2, all=4, title="the stall", options="“Mirror”"),
            phrase("bazaar.lesson.buy.missed"),
            phrase("learn.hint.same"),
            phrase("learn.hint.else"),
        )
    )
    assert 0 <= step < why < max(same, other)
    assert (same < 0) != (other < 0)
    assert ("1. " in said) == (same < 0), "what it would do is not told again"
    assert phrase("bazaar.lesson.buy") not in said, "nor are the words of the step"


@pytest.mark.slow
async def test_who_has_begun_goes_on_or_begins_anew(stage: DiscordStage) -> None:
    alice = stage.person("alice")
    await begun(stage, alice)
    await stage.press(alice, "3")
    said = await stage.slash(alice, "learn", where=stage.channel, game="bazaar")
    assert phrase("learn.begun") in said
    found = stage.panel(alice)
    assert "Lock in your bid?" in await stage.press(alice, "My move", found)
    await stage.press(alice, "Start over", found)
    said = await stage.press(alice, "Begin")
    assert "Step 1 of 4" in said
    assert "How much do you bid?" in said
    assert [(one.id, one.status) for one in await stage.host.reads.of_user(alice.id, ("running", "closed"))] == [
        (2, "running"),
        (1, "closed"),
    ]


async def test_a_guided_game_that_cannot_begin_leaves_nothing_behind(stage: DiscordStage) -> None:
    alice = stage.person("alice")
    said = await stage.slash(alice, "learn", where=stage.channel, game="chess")
    assert "chess" in said
    assert await stage.host.reads.of_user(alice.id, ("lobby", "running", "closed")) == []


@pytest.mark.slow
async def test_a_newcomer_is_asked_once_more_and_every_question_is_explained(
    stage: DiscordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice = stage.person("alice")
    await stage.slash(alice, "table new", where=stage.channel, game="bazaar", options="help=on", computers=1)
    lobby = stage.last[alice.id].response
    assert "**Help for newcomers**: for everybody, with hints" in texts(lobby)
    await stage.host.lobby.start(1, Person(alice.id), seed="lesson", shuffle=False)
    await stage.settle()
    for pick in ("n:3", "lock"):
        await stage.host.answers.answer(1, Person(alice.id), None, [pick])
    await stage.settle()
    said = await stage.slash(alice, "move", where=stage.channel, table=1)
    assert f"-# {phrase('bazaar.topic.turn.body')}" in said
    monkeypatch.setattr(
        answers,
        "missed_option",
        lambda ask, picks, trials: MissedOption(ask.options[0], free=True) if list(picks) == ["skip"] else None,
    )
    said = await stage.press(alice, "Skip")
    skip, mirror = Text("core.skip"), Text("bazaar.card.mirror")
    assert phrase("learn.waste_detail", option=skip, better=mirror, detail=text("bazaar.price", n=1)) in said
    said = await stage.press(alice, "Do it anyway")
    assert "ends by itself" in said


@pytest.mark.slow
async def test_a_question_explains_itself_in_the_first_turn_it_comes_in(stage: DiscordStage) -> None:
    """After that it pushes what is new out of sight; whoever wants it every time has set that."""
    alice = stage.person("alice")
    told: list[bool] = []
    await stage.slash(alice, "table new", where=stage.channel, game="bazaar", options="help=on", computers=1)
    await stage.host.lobby.start(1, Person(alice.id), seed="lesson", shuffle=False)
    while len(told) < 4:
        await stage.settle()
        asked = await stage.host.reads.question(1, Person(alice.id))
        assert asked is not None
        if asked.key == "bazaar.turn":
            said = await stage.slash(alice, "move", where=stage.channel, table=1)
            told.append(f"-# {phrase('bazaar.topic.turn.body')}" in said)
        picked = next((one for one in asked.options if one.id in ("lock", "skip", "stop")), asked.options[0])
        await stage.host.answers.answer(1, Person(alice.id), None, [picked.id])
    assert told == [True, False, False, False]


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("One. Two.", "One. Two."),
        ("A turn has:\n1. this,\n2. that.\n\nNo more room.", "A turn has:\n1. this,\n2. that."),
        ("First.\nThen:\n- one thing and another,\n- a third.", "First."),
        ("Too long a list:\n- one thing and another,\n- a third.", ""),
        ("A first sentence. And one that is too long.", "A first sentence."),
    ],
)
def test_no_list_is_explained_in_part(said: str, kept: str) -> None:
    assert whole_paragraphs(said, 33) == kept


@pytest.mark.slow
async def test_where_values_were_corrected_the_first_screen_says_which_ones_the_lesson_has(
    stage: DiscordStage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice = stage.person("alice")
    rules = SHELF.tables(SHELF.shipped())["rules"]
    (tmp_path / "bazaar.json").write_text(json.dumps({"rules": {**rules, "coins": rules["coins"] + 3}}))
    monkeypatch.setenv("COMPONENTS_DIR", str(tmp_path))
    SHELF.forget_current()
    try:
        said = await learns(stage, alice)
    finally:
        monkeypatch.delenv("COMPONENTS_DIR")
        SHELF.forget_current()
    assert phrase("learn.shipped_values") in said
