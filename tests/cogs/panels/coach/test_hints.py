"""Hint by click: in the panel where hints are on, in the words of the options, for one reader."""

from __future__ import annotations

import asyncio
import re
from itertools import product
from random import Random
from typing import Any

import pytest
from discord.ui import TextDisplay
from msgspec.structs import replace
from simcord.actors import MemberActor

from cogs.messages.heights import BUTTON_PX, GAP_PX, SCREEN_PX, ShownPanel, height
from cogs.messages.message import Message, paragraph, rows
from cogs.messages.reader import Reader
from cogs.panels.coach.hint_panel import play_buttons
from cogs.panels.coach.hints import (
    CHANCE_STEP,
    gaps_of,
    grounds,
    hint_message,
    in_units,
    more_of,
    other_way,
    percent,
    plan_lines,
    promise,
    reasons,
    turn_words,
)
from cogs.panels.question.forms import GO, PUT, form_ids
from cogs.panels.question.panel_state import unpack
from engine.core import games
from engine.core.ask import Field, FieldChoice, Form
from engine.core.table import Table
from engine.core.text import Text, join, text, verbatim
from engine.players import answer
from engine.players.coach import FeatureGap, Verdict, picked_answers
from engine.players.race import Race
from engine.players.trials import TurnStep
from host import Hint, HintedTurn, Person, Question
from host.coach.thinking import ThinkingTrouble
from host.coach.turn_words import on_buttons, said_answers, said_turn
from testkit.discord.shown import labels, texts
from testkit.discord.stage import SPOKEN, DiscordStage, shown_name
from testkit.phrases import phrase, phrase_like
from testkit.questions import clicks, option, parts_of, question, table_info
from tests.cogs.controls import hinting, turn, with_hints
from tests.engine.mombasa.scenario import BLUE, Play, fresh, lay
from tools.measure import value_page
from words import LANGUAGES, has_message, say

SCORE = re.compile(r"−?\d+\xa0points?")  # in the unit of the test game
POINTS = re.compile(
    "|".join(
        phrase_like(f"coach.hint.{standing}", rivals=rivals, **numbers).pattern
        for standing, numbers in (
            ("ahead", {"score": SCORE, "lead": SCORE}),
            ("behind", {"score": SCORE, "lead": SCORE}),
            ("level", {"score": SCORE}),
        )
        for rivals in (1, 2)
    )
)


async def alone(stage: DiscordStage, game: str = "bazaar") -> MemberActor:
    """Alice plays against a computer, and has her panel open."""
    alice = stage.person("alice")
    lobby = stage.host.lobby
    table = await lobby.create(
        game, Person(alice.id), shown_name(alice), {}, guild=stage.guild.id, channel=stage.channel.id
    )
    await lobby.add_computer(table.id, Person(alice.id))
    await stage.place(table)
    await lobby.start(table.id, Person(alice.id), seed="s", shuffle=False)
    stage.table = await stage.host.reads.info(table.id, Person(alice.id))
    await stage.settle()
    await stage.move(alice)
    return alice


@pytest.mark.slow
async def test_against_computers_there_is_a_hint_at_once(stage: DiscordStage) -> None:
    alice = await alone(stage)
    said = await stage.more(alice, "Hint")
    assert any(phrase(f"coach.hint.{one}") in said for one in ("clear", "slight", "close"))
    assert len(POINTS.findall(said)) == 1
    assert said.index("1. ") < POINTS.search(said).start() < said.index("-# "), "the best turn, then why, then the rest"  # type: ignore[union-attr]
    assert ".0" not in said
    assert "Tested against" in said
    assert stage.panel(alice).ephemeral
    assert "lock" not in said.lower(), "that a turn ends goes without saying"


@pytest.mark.slow
async def test_a_hint_takes_the_place_of_the_screen_it_was_asked_on(
    stage: DiscordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice = await alone(stage)
    await stage.press(alice, "More")
    more = stage.panel(alice)
    assert "Tested against" in await stage.press(alice, "Hint")
    assert stage.panel(alice).id == more.id
    await stage.press(alice, "‹ To the question")
    found, seen = stage.host.hints.hint, []

    async def watched(*asked: Any) -> Hint:
        seen.append(texts(stage.stored(more)))
        return await found(*asked)

    monkeypatch.setattr(stage.host.hints, "hint", watched)
    monkeypatch.setattr(stage.bot.wired.context, "last_press", lambda table, user: object())  # on the way back by then
    await stage.press(alice, "More")
    assert "Tested against" in await stage.press(alice, "Hint")
    assert phrase("coach.hint.thinking") in seen[0]
    assert "Tested against" not in texts(stage.stored(more)), "who has gone on keeps what they went to"


@pytest.mark.slow
async def test_a_hint_that_fails_says_so_in_its_place_and_can_be_asked_for_again(
    stage: DiscordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice = await alone(stage)

    async def fails(*asked: Any, **given: Any) -> Race:
        raise ThinkingTrouble("the workers do not answer in time")

    with monkeypatch.context() as broken:
        broken.setattr(stage.host.thinking, "race", fails)
        await stage.press(alice, "More")
        more = stage.panel(alice)
        for label in ("Hint", phrase("coach.button.again")):
            assert phrase("coach.trouble.thinking") in await stage.press(alice, label)
            assert labels(stage.panel(alice)) == ["‹ To the question", phrase("coach.button.again")]
            assert stage.panel(alice).id == more.id
            assert stage.last[alice.id].followups == [], "no message of its own"
        with broken.context() as gone:
            gone.setattr(stage.bot.wired.context, "last_press", lambda table, user: object())
            await stage.press(alice, phrase("coach.button.again"))
            assert phrase("coach.hint.thinking") in texts(stage.stored(more)), "who has gone on keeps what they went to"
            assert stage.last[alice.id].followups == []
    await stage.press(alice, "‹ To the question")
    assert "Tested against" in await stage.more(alice, "Hint")


@pytest.mark.slow
async def test_the_first_answer_of_a_hint_is_given_from_there(stage: DiscordStage) -> None:
    alice = await alone(stage)
    asked = await stage.host.reads.question(1, Person(alice.id))
    hint = await stage.host.hints.hint(1, Person(alice.id))
    assert asked is not None
    [picked] = [one for one in asked.options if (one.id,) == hint.best.picks[0]]
    await stage.more(alice, "Hint")
    whole = len(hint.best.names)
    await stage.press(alice, phrase("coach.button.play") if whole > 1 else READER.label(picked.label))
    now = await stage.host.reads.question(1, Person(alice.id))
    assert now is None or now.step > asked.step
    assert stage.panel(alice).ephemeral


def test_only_one_option_that_is_on_offer_can_be_given_from_a_hint() -> None:
    asked, best = question([option("a"), option("b"), option("c")]), promised(9, 2)
    for first, said in (("a",), ["a"]), (("a", "b"), []), ((), []), (("x",), []):
        assert played(asked, Hint(replace(best, picks=(first,) if first else ()), deals=9, verdict="clear")) == said
    two = Hint(replace(best, picks=(("a",),)), replace(best, picks=(("b",),)), deals=9, verdict="slight")
    assert played(asked, two) == ["a"]
    assert played(asked, replace(two, verdict="close")) == ["a", "b"]
    assert play_buttons(None, two, READER) == []


def test_a_turn_of_several_answers_is_played_by_one_tap() -> None:
    """Beside it what the other turn begins with, if that is as good."""
    asked = question([option("a"), option("b", number="7", target="b", short=verbatim("b"))])
    best = replace(promised(9, 2), picks=(("a",), ("x",), ("end",)), names=(verbatim("a"), verbatim("x")))
    hint = Hint(best, replace(best, picks=(("b",), ("x",))), deals=9, verdict="close")
    made = list(clicks(Message((paragraph("hint"), *rows(play_buttons(asked, hint, READER))))))
    assert [(call.verb, call.arg) for call in made] == [("hinted", ""), ("pick", "b")]
    told = parts_of(Message(tuple(rows(play_buttons(asked, hint, READER)))))
    assert [part["label"] for part in told if "label" in part] == [phrase("coach.button.play"), "7 · B"]
    long = replace(best, said=best.said * 20)
    assert played(asked, replace(hint, best=long)) == ["a", "b"], "a turn that is not told whole is not played whole"


@pytest.mark.slow
def test_a_hint_has_the_words_and_numbers_of_buttons() -> None:
    g = fresh(2)
    lay(g, BLUE, "start_coffee_2")
    g.players[BLUE].pounds = 2
    table = Play(g).table
    line = tuple(
        TurnStep(f"mombasa.{key}", (pick,))
        for key, pick in (("action", "act:marker"), ("mark", "mark:reserve_expansion"))
    )
    picked = on_buttons(picked_answers(table, BLUE, line))
    said, details = said_answers(table.game, picked)
    assert [READER.head(one) for one in said] == ["“5 · Marker”", "“11 · Expansion, £2”"]
    assert READER.say(details[0]).endswith("£2 → expansion tile for the next round")


@pytest.mark.slow
def test_a_reward_that_nobody_is_asked_about_is_no_step_of_a_hint() -> None:
    """With coffee 2 there is only one; what it is stands with the space."""
    g = fresh(2)
    lay(g, BLUE, "start_coffee_2")
    table = Play(g).table
    line = tuple(
        TurnStep(f"mombasa.{key}", (pick,))
        for key, pick in (("action", "act:marker"), ("mark", "mark:majority_coffee"))
    )
    picked = picked_answers(table, BLUE, line)
    assert [one.key for one in picked if one.forced][:1] == ["mombasa.tier_choice"]
    said, details = said_answers(table.game, on_buttons(picked))
    assert [READER.head(one) for one in said] == ["“5 · Marker”", "“4 · Cairo +2”"]
    assert "2\xa0steps" in READER.say(details[0])


@pytest.mark.parametrize(("end", "tag"), [(("lock",), GO), ((), PUT)])
def test_a_form_is_filled_in_as_the_hint_has_it(end: tuple[str, ...], tag: str) -> None:
    """Whoever is content sends it; where nothing is to be sent, the last field does."""
    slots = tuple(
        Field(verbatim(slot), tuple(FieldChoice(verbatim(card), ((slot,), (card,))) for card in "xy")) for slot in "bc"
    )
    asked = question([option("lock", role="confirm")], form=Form(slots, end))
    best = replace(promised(9, 2), picks=(("c",), ("x",), ("b",), ("y",), ("lock",)))
    (part,) = play_buttons(asked, Hint(best, deals=9, verdict="clear"), READER)
    (call,) = clicks(Message(tuple(rows([part]))))
    assert (call.verb, call.arg.rpartition(".")[2]) == ("fill", tag)
    assert unpack(call.arg, form_ids(asked.form or Form(()))).marks == (2, 1)


@pytest.mark.slow
async def test_a_plan_is_kept_as_a_hint_has_it(stage: DiscordStage, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is counted, and can be taken back, as if it had been chosen by hand."""
    alice = await alone(stage, "mombasa")
    who = Person(alice.id)
    while (asked := await stage.host.reads.question(1, who)) and asked.key != "mombasa.plan":
        await stage.host.answers.answer(1, who, None, [asked.options[0].id])
    assert asked is not None
    assert asked.form is not None
    picks = [field.choices[n + 1].answers for n, field in enumerate(asked.form.fields)]
    best = replace(promised(9, 2), picks=(*(tuple(one) for answers in picks for one in answers), ("lock",)))

    async def hint(table: int, person: Person, step: int | None = None) -> Hint:
        return Hint(best, deals=9, verdict="clear")

    monkeypatch.setattr(stage.host.hints, "hint", hint)
    await stage.settle()
    await stage.move(alice)
    await stage.more(alice, "Hint")
    said = await stage.press(alice, phrase("coach.button.fill"))
    assert f"Planned: {len(picks)} of {len(picks)};" in said
    assert "‹ Back" in labels(stage.panel(alice))


def played(asked: Question, hint: Hint) -> list[str]:
    """The options that buttons below a hint pick."""
    calls = list(clicks(Message((paragraph("hint"), *rows(play_buttons(asked, hint, READER))))))
    assert all((call.step, call.verb) == (asked.step, "pick") for call in calls)
    return [call.arg for call in calls]


@pytest.mark.slow
async def test_at_a_table_of_people_there_is_none_until_all_agree(stage: DiscordStage) -> None:
    alice, bob = await turn(stage)
    await stage.press(alice, "More")
    assert "Hint" not in labels(stage.panel(alice))
    assert phrase("coach.mistake.hints_off", table=1) in await stage.slash(alice, "hint")
    assert "/table hints" in await stage.slash(alice, "hint")
    assert "asked in the thread" in await stage.slash(alice, "table hints")
    await stage.settle()
    assert "would like to turn hints on" in texts(stage.newest())
    await stage.press(bob, "Agree", stage.newest())
    await stage.settle()
    assert "hints are on" in texts(stage.newest())
    await stage.move(alice)
    assert POINTS.search(await stage.more(alice, "Hint"))


@pytest.mark.slow
async def test_anybody_turns_them_off_and_an_open_panel_says_so(stage: DiscordStage) -> None:
    alice, bob = await with_hints(stage)
    await stage.press(alice, "More")
    panel = stage.panel(alice)
    assert "Done." in await stage.slash(bob, "table hints", hints="off")
    await stage.settle()
    assert texts(stage.newest()).strip().endswith(phrase("days.agreed.hints_off", player="Bob"))
    assert phrase("coach.mistake.hints_off", table=1) in await stage.press(alice, "Hint", panel)


@pytest.mark.slow
async def test_not_your_turn_and_nothing_to_compare_are_said(stage: DiscordStage) -> None:
    alice, bob = await with_hints(stage)
    assert phrase("coach.mistake.not_asked", table=1) in await stage.slash(bob, "hint")
    await stage.host.answers.answer(1, Person(alice.id), None, ["skip"])
    await stage.move(alice)
    await stage.press(alice, "More")
    assert "Hint" not in labels(stage.panel(alice))
    assert "There is nothing to compare" in await stage.slash(alice, "hint")


@pytest.mark.slow
async def test_an_old_panel_is_told(stage: DiscordStage) -> None:
    alice, use = await hinting(stage)
    await stage.host.answers.answer(1, Person(alice.id), None, ["skip"])
    assert phrase("host.mistake.stale") in await use(alice)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "tested"),
    [("ru", "Проверено на"), ("uk", "Перевірено на"), ("pl", "Sprawdzono na")],
)
async def test_in_the_readers_language(stage: DiscordStage, language: str, tested: str) -> None:
    alice, use = await hinting(stage)
    SPOKEN[alice.id] = language
    said = await use(alice)
    assert tested in said
    assert re.search(r"\d\xa0(?:оч|punkt)", said)
    assert not re.search(r"\d[.,]0", said)


@pytest.mark.slow
async def test_a_click_beside_a_hint_does_not_wait(stage: DiscordStage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord says that we are thinking; Alice plays on in her panel, and the hint comes when it comes."""
    alice, _ = await with_hints(stage)
    await stage.press(alice, "More")
    panel = stage.stored(stage.panel(alice))
    called = next(b for b in (f"v1|1|{n}|hint|" for n in range(9)) if b in str(panel.components))
    think, thought, asked = stage.host.thinking.race, asyncio.Event(), asyncio.Event()

    async def slowly(table: Table, *given: object) -> Race:
        asked.set()
        await thought.wait()
        return await think(table, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(stage.host.thinking, "race", slowly)
    record = stage.emit(alice, panel, called)
    async with asyncio.timeout(120):
        await asked.wait()
        await stage.host.answers.answer(1, Person(alice.id), None, ["work"])
        assert record.responded
        thought.set()
        await stage.settle()


def promised(points: float, lead: float) -> HintedTurn:
    return HintedTurn((verbatim("work"),), (), points, lead)


READER = Reader("en", ("Ann", "Bob"))


def said_of(hint: Hint) -> str:
    (part,) = hint_message(table_info("nippon"), hint, READER).parts
    assert isinstance(part, TextDisplay)
    return part.content


def test_what_is_too_close_to_tell_is_never_called_best() -> None:
    """Nor is there any argument for it, or a runner-up to something; but what each of the two is good for."""
    best, near = promised(70.8, 8.0), promised(70.1, 7.4)
    hint = Hint(
        best,
        near,
        (FeatureGap("coal", 4, 2), FeatureGap("money", 3, 9)),
        40,
        "close",
        0.0,
        (text("coach.more", what=verbatim("2 iron")), text("coach.less", what=verbatim("5 money"))),
    )
    said = said_of(hint)
    for key in ("clear", "slight", "gaps", "return"):
        assert phrase(f"coach.hint.{key}") not in said
    assert phrase("coach.hint.close") in said
    iron, money = (text("coach.more", what=verbatim(what)) for what in ("2 iron", "5 money"))
    first = f"{phrase('coach.hint.why_at_once', amounts=iron)} {more('coal')}"
    second = f"{phrase('coach.hint.now', amounts=money)} {more('money')}"
    assert said.index(first) < said.index(phrase("coach.hint.or", way=WORK)) < said.index(second)


WORK = text("coach.hint.way", steps=verbatim("work"))


def test_what_is_put_together_is_why_before_what_it_brings() -> None:
    cotton, gaps = verbatim("cotton 4"), (FeatureGap("coal", 4, 2),)
    verdicts: tuple[Verdict, ...] = ("close", "clear")
    for verdict, other in product(verdicts, (None, promised(1, 1))):
        hint = Hint(promised(186, 5), other, gaps, 40, verdict, brings=(verbatim("£4"),), comes_to=(cotton,))
        assert phrase("coach.hint.comes_to", amounts=cotton) in said_of(hint)


def test_the_runner_up_is_a_sentence_from_its_first_other_step_on() -> None:
    """What is the same is not told again; where only the last step is another, that is said."""
    hire, work, sell, buy = map(verbatim, ("hire", "work", "sell", "buy"))

    def said(best: tuple[Text, ...], *other: Text) -> tuple[str, dict[str, str]]:
        way = other_way(Hint(HintedTurn(best, (), 9, 2), HintedTurn(other, (), 9, 2)), READER)
        return way.key, {name: say(one, "en") if isinstance(one, Text) else str(one) for name, one in way.args}

    assert said((hire, work), sell, buy) == ("coach.hint.way", {"steps": "sell → buy"})
    assert said((hire, work), hire, buy) == ("coach.hint.way_last", {"steps": "buy"})
    assert said((hire, work), hire, sell, buy) == ("coach.hint.way_from", {"n": "2", "steps": "sell → buy"})
    assert said((hire,), work) == ("coach.hint.way", {"steps": "work"})
    assert said((hire, work), hire) == ("coach.hint.way", {"steps": "hire"})


def test_two_equal_turns_that_differ_in_nothing_with_a_name_are_told_by_what_they_bring() -> None:
    said = said_of(Hint(promised(186, 5), promised(185, 5), (), 40, "close", brings=(verbatim("¥4"),)))
    assert phrase("coach.hint.brings", amounts=verbatim("¥4")) in said


def test_a_turn_in_one_line_is_cut_between_its_answers() -> None:
    steps = [verbatim(f"step {n}") for n in range(5)]
    assert turn_words(steps, READER, 60) == "Step 0 → Step 1 → Step 2 → Step 3 → Step 4"
    assert turn_words(steps, READER, 41) == f"Step 0 → {phrase('coach.hint.more')}"


def more(feature: str) -> str:
    return phrase("coach.hint.later", what=Text(f"nippon.feature.{feature}"))


@pytest.mark.parametrize("deals", [1, 0])
@pytest.mark.parametrize(("brings", "details", "why"), [
    ((verbatim("2 iron"),), (verbatim("£1"),), text("coach.hint.brings", amounts=verbatim("2 iron"))),
    ((), (verbatim("£1"),), text("coach.hint.because", what=verbatim("£1"))),
    ((), (), Text("coach.hint.usual")),
])  # fmt: skip
def test_what_was_not_compared_is_not_called_equal(
    deals: int, brings: tuple[Text, ...], details: tuple[Text, ...], why: Text
) -> None:
    """It opens with the turn; why is said in any case, and once."""
    said = said_of(Hint(HintedTurn((verbatim("work"),), details, None), deals=deals, brings=brings))
    assert [line for line in said.splitlines() if not line.startswith("-# ")][-3:] == [
        phrase("coach.hint.plays"),
        "1. Work",
        READER.say(why),
    ]
    assert said.count("£1") == len(details)
    assert phrase("coach.hint.deals", n=1) not in said, "nothing was tested"
    assert phrase("coach.close") not in said


NOMINATIVE = {
    "ru": re.compile(r"1\xa0\w+[ая]\b"),
    "uk": re.compile(r"1\xa0\w+[ая]\b"),
    "pl": re.compile(r"1\xa0\w+a\b"),
}
NEUTER = {"uk": ("1\xa0вугілля",)}  # that look like it


@pytest.mark.parametrize("lang", NOMINATIVE)
@pytest.mark.parametrize("game", games.shipped())
def test_what_is_brought_stands_in_the_accusative(game: str, lang: str) -> None:
    kind = games.get(game)
    amounts = [kind.amount(what, 1) for what in kind.holdings(Table.start(game, 2, seed="s").state, 0)]
    for amount in filter(None, amounts):
        said = say(text("coach.hint.brings", amounts=join((amount,), "and")), lang)
        found = NOMINATIVE[lang].search(said)
        assert found is None or found[0] in NEUTER.get(lang, ()), said


def test_the_reason_comes_in_words_before_any_number() -> None:
    gaps = FeatureGap("coal", 4, 2), FeatureGap("salaries", 1, 3)
    said = said_of(Hint(promised(186, 5), promised(178, -3), gaps, 40, "clear", 6.0))
    why = phrase("coach.hint.why_later", what=Text("nippon.feature.coal"))
    score = phrase("coach.hint.better", score=in_units("nippon", 6))
    assert said.index(f"**{why}**") < said.index(score) < said.index(gap_line("coal", 4, 2))


@pytest.mark.parametrize("verdict", ["clear", "slight"])
def test_a_better_turn_says_how_much_better_it_is(verdict: Verdict) -> None:
    coal = text("coach.more", what=verbatim("coal"))
    said = said_of(Hint(promised(186, 5), promised(178, -3), (), 40, verdict, 6.4, (coal,)))
    assert phrase(f"coach.hint.{verdict}") in said
    assert phrase("coach.close") not in said
    assert phrase("coach.hint.why_at_once", amounts=coal) in said
    assert phrase("coach.hint.better", score=in_units("nippon", 6)) in said


def test_what_only_costs_is_no_argument() -> None:
    """It stands as the price of what the turn is better for."""
    less = text("coach.less", what=verbatim("coal"))
    hint = Hint(promised(186, 5), promised(178, -3), (FeatureGap("salaries", 3, 2),), 40, "clear", 6.0, (less,))
    why, price = reasons("nippon", hint, READER)
    assert why == phrase("coach.hint.why", score=in_units("nippon", 6))
    lacks = [say(text("coach.hint.at_once", amounts=less), "en"), gap_line("salaries", 3, 2)]
    assert price == [f"{phrase('coach.hint.return')} {'; '.join(lacks)}"]


def test_gains_are_the_argument_and_costs_the_price() -> None:
    amounts = [text(f"coach.{key}", what=verbatim(what)) for key, what in (("less", "VP"), ("more", "silk"))]
    why, price = reasons("nippon", Hint(promised(9, 5), promised(8, -3), (), 40, "clear", 6.0, tuple(amounts)), READER)
    assert why == phrase("coach.hint.why_at_once", amounts=amounts[1])
    assert price[1:] == [f"{phrase('coach.hint.return')} {say(text('coach.hint.at_once', amounts=amounts[0]), 'en')}"]


def test_of_many_features_what_is_good_is_never_left_out() -> None:
    bad = [FeatureGap(name, 1, 2) for name in ("coal", "silk", "iron", "goods")]
    good = FeatureGap("points", 9, 7)
    assert gaps_of("nippon", [*bad, good]) == ([good], bad[:2])
    assert gaps_of("nippon", bad) == ([], bad[:3])


def test_points_alone_are_a_reason_only_where_there_is_no_other() -> None:
    points, coal = FeatureGap("points", 9, 7), FeatureGap("coal", 4, 2)
    assert more_of("nippon", [points, coal]) == ([Text("nippon.feature.coal")], [])
    assert more_of("nippon", [points]) == ([Text("nippon.feature.points")], [])


def test_a_chance_to_win_is_told_in_tens_and_never_as_certain() -> None:
    told = {chance: say(percent(chance), "en") for chance in (0.0, 0.04, 0.06, 0.33, 0.5, 0.94, 0.97, 1.0)}
    assert list(told.values()) == ["under 10%"] * 2 + [f"about {n}%" for n in (10, 30, 50, 90)] + ["over 90%"] * 2
    hint = Hint(HintedTurn((verbatim("work"),), (), 186, 5, 0.68), deals=40, verdict="clear")
    assert phrase("coach.chance", percent=percent(0.7)) in said_of(hint)
    assert "the other player" not in said_of(hint), "the chance says how the others stand"
    assert "Chance" not in said_of(Hint(promised(186, 5), deals=40, verdict="clear"))


def test_chances_are_told_no_more_exactly_than_they_come_true() -> None:
    """By how much they were off in games that nothing was learnt from, on average: within half a step."""
    for one in value_page.known():
        if one.seats in games.get(one.game).values:
            bands = [band for band in one.bands if band is not None]
            off = sum(band.chances * abs(band.foretold - band.won) for band in bands) / sum(b.chances for b in bands)
            assert 100 * off <= CHANCE_STEP / 2, (one.game, one.seats)


def test_where_the_runner_up_has_as_many_points_the_lead_is_said_to_count() -> None:
    best, richer, poorer, level = promised(187, 20), promised(196, 12), promised(185.3, 12), promised(196, 19.8)
    lead = text("coach.hint.lead", rivals=2)
    assert lead in grounds(Hint(best, richer, deals=4, verdict="slight"), 2)
    assert lead not in grounds(Hint(best, poorer, deals=4, verdict="slight"), 2)
    assert grounds(Hint(best, level, deals=4), 2) == [text("coach.hint.deals", n=4)]


def gap_line(feature: str, better: int, worse: int) -> str:
    return phrase("coach.hint.gap", what=Text(f"nippon.feature.{feature}"), better=better, worse=worse)


def told(*gaps: FeatureGap) -> list[str]:
    said = reasons("nippon", Hint(promised(186, -7), promised(184, -9), gaps, 40, "clear", 6.0), READER)[1]
    return [one for one in said if one != phrase("coach.hint.better", score=in_units("nippon", 6))]


def test_what_a_step_yields_stands_with_it_and_the_runner_up_begins_where_it_differs() -> None:
    bank, port = verbatim("bank"), verbatim("port")
    place, move = (text("coach.hint.about", subject=verbatim(one), picks=bank) for one in ("Place", "Go"))
    go = text("coach.hint.about", subject=verbatim("Take"), picks=join((port,), "comma"))
    best = HintedTurn((place, move, go), (text("coach.hint.yields", option=port, detail=verbatim("+5")),), 9, 2)
    reader = Reader("en", ("Ann", "Bob"))
    assert plan_lines(best, reader) == ["1. Place: bank", "2. Go: bank", "3. Take: port\xa0– +5"]
    other = HintedTurn((place, port), (), 8, 1)
    assert other_way(Hint(best, other), reader) == text("coach.hint.way_from", n=2, steps=verbatim("port"))


@pytest.mark.slow
@pytest.mark.parametrize("game", ["yokohama", "nippon", "mombasa"])
def test_a_hint_takes_one_screen(game: str) -> None:
    named = [one for one in games.get(game).weights if has_message(Text(f"{game}.feature.{one}"))]
    gaps = tuple(FeatureGap(one, 41.3, 12.7) for one in sorted(named, key=len)[-3:])
    points = games.get(game).amount(games.get(game).points, 12)
    assert points is not None
    best, other = (HintedTurn(*one, 84.0, 7.0, 0.97) for one in longest_turns(game))
    hint = Hint(best, other, gaps, 40, "slight", 12.0, (text("coach.more", what=points),) * 3)
    for lang in LANGUAGES:
        message = hint_message(table_info(game), hint, Reader(lang, ("Ann", "Bob")), elsewhere=False)
        assert height(ShownPanel.of(message)) + 2 * (BUTTON_PX + GAP_PX) <= SCREEN_PX, (lang, message.parts)


def longest_turns(game: str) -> list[tuple[tuple[Text, ...], tuple[Text, ...]]]:
    """What is said of the two turns of the first rounds by habit of which most is to be said."""
    table, found = Table.start(game, 2, {}, "hints"), list[tuple[tuple[Text, ...], tuple[Text, ...]]]()
    while len(found) < 16:
        seat = next(one for one in range(2) if table.ask_of(one) is not None)
        before, segment, line = Table.load(table.dump()), table.segment, list[TurnStep]()
        while table.segment == segment and (ask := table.ask_of(seat)) is not None:
            line.append(TurnStep(ask.key, tuple(map(str, answer(table, seat, "house", Random(len(found)))))))
            table.answer(seat, line[-1].picks)
        found.append(said_turn(before, seat, tuple(line)))
    return sorted(found, key=lambda one: len(say(join(one[0]), "pl", ("Ann", "Bob"))))[-2:]


@pytest.mark.parametrize(("steps", "shown"), [(3, 3), (13, 13), (14, 13)])
def test_a_single_answer_is_never_left_out(steps: int, shown: int) -> None:
    said = turn_words([verbatim(f"step {n}") for n in range(steps)], Reader("en", ()))
    assert len(said.split(" → ")) == shown
    assert said.endswith("the rest of the turn") == (steps > 13)


def test_large_averages_are_told_whole() -> None:
    assert told(FeatureGap("points", 172.4, 139.2))[-1].endswith(gap_line("points", 172, 139))


def test_what_speaks_against_the_first_is_told_as_such() -> None:
    points, map_, pay = FeatureGap("points", 12, 16), FeatureGap("influence", 4, 0), FeatureGap("salaries", 3, 2)
    both = told(points, map_, pay)
    worse = f"{gap_line('points', 12, 16)}; {gap_line('salaries', 3, 2)}"
    assert both == [
        f"{phrase('coach.hint.gaps')} {gap_line('influence', 4, 0)}",
        f"{phrase('coach.hint.return')} {worse}",
    ]
    assert told(points, pay) == both[1:]
    assert told(map_) == both[:1]
    assert told() == []


@pytest.mark.parametrize(
    ("game", "lang", "said"),
    [
        ("bazaar", "en", "About 1\xa0point for you at the end, 2\xa0points more than the best of the others."),
        ("mombasa", "en", "About £1 for you at the end, £2 more than the other player."),
        (
            "nippon",
            "ru",
            "В конце игры у вас было бы примерно 21\xa0ПО\xa0— столько же, сколько у лучшего из соперников.",
        ),
        (
            "yokohama",
            "uk",
            "Наприкінці гри ви мали б приблизно 8\xa0балів\xa0– на 2\xa0бали менше, ніж найкращий із суперників.",
        ),
        (
            "yokohama",
            "pl",
            "Na koniec gry będziesz mieć mniej więcej 22\xa0punkty, o 5\xa0punktów więcej niż najlepszy z rywali.",
        ),
    ],
)
def test_the_promise_is_whole_and_in_the_unit_of_the_game(game: str, lang: str, said: str) -> None:
    rivals = 1 if "соперника." in said or "the other player" in said else 3
    numbers = {"en": (1.2, 1.8), "ru": (20.9, 0.3), "uk": (8.0, -2.0), "pl": (22.4, 4.6)}
    assert say(promise(*numbers[lang], game, rivals), lang) == said
