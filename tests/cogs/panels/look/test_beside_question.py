"""Every screen beside an open question leads back to it with the same button, and nobody else gets that button."""

from __future__ import annotations

import pytest

from cogs.clicks import button_ids
from cogs.messages import limits
from testkit.discord.shown import labels, raw, texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from tests.cogs.panels.coach.test_hints import alone

BACK = "‹ To the question"
SIDES = (
    ["More", "Hint"],
    ["More", "What is this?"],
    ["More", "What is this?", "Legend"],
    ["More", "Log"],
    ["More", "Help"],
)
PUBLIC = ("board", "hand", "help", "log", "in_words", "what", "legend")


@pytest.mark.slow
async def test_every_side_screen_leads_back_to_the_question(stage: DiscordStage) -> None:
    alice = await alone(stage)
    asked = texts(stage.panel(alice)).splitlines()[-1]
    for presses in SIDES:
        await stage.move(alice)
        for label in presses:
            await stage.press(alice, label)
        assert labels(stage.panel(alice)).count(BACK) == 1, presses
        assert asked in await stage.press(alice, BACK), presses
    for verb in PUBLIC:
        await stage.forge(alice, stage.stored(stage.newest()), button_ids.make(verb, table=1))
        assert labels(stage.panel(alice)).count(BACK) == 1, verb
        assert asked in await stage.press(alice, BACK), verb
    await stage.slash(alice, "hand")
    assert labels(stage.panel(alice)) == [BACK]
    await stage.forge(alice, stage.stored(stage.newest()), button_ids.make("help", table=1))
    await stage.press(alice, "Contents")  # of the rules, looked up at this table
    await stage.choose(alice, "A turn")
    assert labels(stage.panel(alice)).count(BACK) == 1
    assert asked in await stage.press(alice, BACK)


@pytest.mark.slow
async def test_who_is_not_asked_has_nothing_to_go_back_to(stage: DiscordStage) -> None:
    alice, bob, eve = stage.person("alice"), stage.person("bob"), stage.person("eve")
    await stage.start(alice, bob)
    for person in (alice, bob, eve):
        await stage.forge(person, stage.stored(stage.newest()), button_ids.make("board", table=1))
        assert labels(stage.panel(person)).count(BACK) == (person is not eve)


@pytest.mark.slow
async def test_what_is_read_behind_more_takes_its_place(stage: DiscordStage) -> None:
    """Else a screen with the same buttons stays above it, and another one for everything that is looked up."""
    alice = await alone(stage)
    for label in ("What is this?", "Log", "Help"):
        await stage.move(alice)
        await stage.press(alice, "More")
        shown = stage.panel(alice).id
        await stage.press(alice, label)
        assert stage.panel(alice).id == shown, label


@pytest.mark.slow
async def test_who_goes_back_to_the_question_has_it_once(stage: DiscordStage) -> None:
    """The panel that was open above what was looked at goes; so it does where My move is pressed again."""
    alice = await alone(stage)
    await stage.move(alice)
    first = stage.panel(alice).id
    await stage.forge(alice, stage.stored(stage.newest()), button_ids.make("board", table=1))
    board = stage.panel(alice).id
    assert board != first
    await stage.press(alice, BACK)
    assert stage.panel(alice).id == board
    assert not is_there(stage, first)
    await stage.move(alice)
    assert not is_there(stage, board)


def is_there(stage: DiscordStage, message: int) -> bool:
    return any(message in kept for kept in stage.env.backend.messages.values())


@pytest.mark.slow
async def test_behind_more_the_buttons_come_first_and_what_ends_something_last(stage: DiscordStage) -> None:
    alice = await alone(stage)
    await stage.press(alice, "More")
    shown = raw(stage.panel(alice))
    rows = [[one["label"] for one in part["components"]] for part in shown if part["type"] == limits.ACTION_ROW]
    assert shown[1]["type"] == limits.ACTION_ROW
    assert rows[0][0] == BACK
    assert rows[-1] == [phrase("look.close.button")]
    assert "Help" in [label for row in rows[:-1] for label in row]
