"""The last click of a turn: what is done last and the end of the turn together, recorded as single choices."""

from __future__ import annotations

import pytest

from cogs.messages import limits
from cogs.messages.reader import Reader
from cogs.panels.question.panel import question_message
from cogs.panels.question.panel_state import PanelState
from cogs.panels.question.paths import THEN
from cogs.panels.question.turn_endings import LAST, ending_answers
from engine.core.ask import Field, FieldChoice, Form
from engine.core.offer import END, Option
from engine.core.text import PlayerMistake, Text, verbatim
from host import Person, Question
from host.records import Ending
from testkit.discord.clicking import recorded
from testkit.discord.shown import selects
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.questions import NAMES, option, parts_of, question
from testkit.scenes import bids

READER = Reader("en", NAMES)


def asked(*ways: tuple[Option[None], ...]) -> Question:
    """A question after which these answers could end the turn."""
    first = list({way[0].id: way[0] for way in ways}.values())
    return question([*first, option("else")], endings=tuple(Ending(way, END) for way in ways))


def finishing(made: Question, place: PanelState | None = None) -> list[dict[str, object]]:
    """The lines of the list that ends the turn."""
    parts = parts_of(question_message(made, READER, place))
    menus = [part for part in parts if part.get("custom_id", "").endswith(LAST)]
    return [line for menu in menus for line in menu["options"]]


@pytest.mark.slow
async def test_a_bid_is_locked_in_with_one_click(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob, seed="s")
    await stage.move(alice)
    said = await stage.choose(alice, "2 → Lock in", nth=-1)
    assert f"{phrase('ui.waiting.others', players='Bob')} {phrase('ui.waiting.may_change')}" in said
    assert [picks for _, _, picks in recorded(stage)] == ['["n:2"]', '["lock"]']
    assert "Lock in your bid?" in await stage.press(alice, "‹ Back")  # the end alone is taken back


@pytest.mark.slow
async def test_two_answers_and_the_end_of_the_turn_are_one_click(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob, seed="s")
    await bids(stage, alice="1", bob="0")
    before = len(recorded(stage))
    await stage.move(alice)
    said = await stage.choose(alice, "Give coins to Bob: 2 → End turn", nth=-1)
    assert "Waiting for: Bob." in said
    assert [picks for _, _, picks in recorded(stage)[before:]] == ['["give:1"]', '["n:2"]', '["end"]']


@pytest.mark.slow
async def test_all_that_can_be_ended_with_stands_there_once_and_stays_where_it_was(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob, seed="s")
    await bids(stage, alice="1", bob="0")
    await stage.move(alice)
    *others, last = selects(stage.panel(alice))
    lines = [line["label"] for line in last["options"]]
    assert last["placeholder"] == "Choose and finish"
    assert len(set(lines)) == len(lines)
    assert all(line.endswith(" → End turn") for line in lines)
    assert not any("→" in line["label"] for menu in others for line in menu["options"])
    found = await stage.host.reads.question(1, Person(alice.id))
    assert found is not None
    assert found.after("give:1") is not None


def test_what_a_line_stands_for() -> None:
    made = asked((option("go"), option("there")), (option("rest"),))
    answers = ending_answers(made, [f"go{THEN}there"])
    assert [answer.picks for answer in answers] == [("go",), ("there",), ("end",)]
    assert [answer.picks for answer in ending_answers(made, ["rest"])] == [("rest",), ("end",)]
    for chosen in ([], ["go"], ["nowhere"], ["end"]):
        with pytest.raises(PlayerMistake) as mistake:
            ending_answers(made, chosen)
        assert mistake.value.text == Text("ui.mistake.changed")


def test_a_line_says_how_it_ends_however_long_it_is() -> None:
    (line,) = finishing(
        asked(
            (option("go", group="x"), Option("far", None, verbatim("far away " * 20))),
        )
    )
    label = str(line["label"])
    assert label.endswith(" → End turn")
    assert len(label) <= limits.OPTION_TEXT


def test_what_cannot_be_taken_back_says_so_there_too() -> None:
    (line,) = finishing(asked((option("peek", "2 coins", reveals=True),)))
    assert line["description"] == "2 coins; " + READER.head(Text("ui.panel.reveals"))


def test_what_has_no_room_in_what_discord_sends_back_is_done_in_two_clicks() -> None:
    assert finishing(asked((option("a" * 60), option("b" * 60)))) == []


def test_inside_a_question_the_list_is_gone() -> None:
    made = asked((option("go"),))
    assert finishing(made)
    assert finishing(made, PanelState(0)) == []


@pytest.mark.parametrize(("empty", "lines"), [((1,), 2), ((), 0), ((0, 1), 0)])
def test_the_last_open_field_of_a_form_can_be_sent_with_the_rest(empty: tuple[int, ...], lines: int) -> None:
    fields = []
    for n in range(3):
        choices = [FieldChoice(verbatim("empty"), () if n in empty else (("clear",),))]
        choices += [FieldChoice(verbatim(card), ((f"slot:{n}",), (card,))) for card in ("tea", "silk")]
        fields.append(Field(verbatim(f"slot {n}"), tuple(choices), 0 if n in empty else 1, open=n in empty))
    lock = option("lock", role="confirm")
    found = finishing(question([option("slot:0"), lock], form=Form(tuple(fields), ("lock",))))
    assert len(found) == lines
    assert [line["label"] for line in found] == ["Slot 1: tea → Lock", "Slot 1: silk → Lock"][:lines]
