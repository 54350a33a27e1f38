"""Pictures of the table, now and before."""

from __future__ import annotations

import pytest

from cogs.messages.reader import Reader
from cogs.panels.look.boards import turn_buttons
from testkit.discord.shown import alts, labels
from testkit.discord.stage import DiscordStage
from testkit.questions import NAMES, table_info
from testkit.scenes import Drawn, bids

READER = Reader("en", NAMES)


def test_a_table_without_a_past_has_no_buttons_for_it() -> None:
    assert turn_buttons(table_info(), "board", None, None, 0, READER) == []
    made = [part.to_component_dict() for part in turn_buttons(table_info(), "board", None, None, 2, READER)]
    assert [(one["label"], one["disabled"]) for one in made] == [("Earlier", False), ("Later", True), ("Now", True)]


@pytest.mark.slow
async def test_the_button_and_the_command_show_the_same_board(stage: DiscordStage, drawn: Drawn) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await stage.press(alice, "Board", stage.newest())
    pressed = (alts(stage.panel(alice)), labels(stage.panel(alice)))
    await stage.slash(alice, "board")
    assert (alts(stage.panel(alice)), labels(stage.panel(alice))) == pressed


@pytest.mark.slow
async def test_a_phone_has_the_board_in_parts_and_the_thread_has_the_map(stage: DiscordStage, drawn: Drawn) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob, seed="s")
    await stage.slash(alice, "settings", screen="phone")
    assert {name for name, _, _ in drawn} == {"stall", "hand"}
    whole = {}
    for one in (alice, bob):
        await stage.press(one, "Board", stage.newest())
        whole[one.id] = alts(stage.panel(one))
    assert len(whole[alice.id]) == 2
    assert "; ".join(whole[alice.id]) == whole[bob.id][0].partition("\n")[0]  # the same words, in two parts


@pytest.mark.slow
async def test_beside_a_question_a_phone_has_one_part_of_the_board_and_the_rest_behind_more(
    stage: DiscordStage, drawn: Drawn
) -> None:
    """A panel with all of them would be two screens high."""
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.host.users.set(alice.id, screen="phone", pictures="request")
    await stage.host.users.set(bob.id, pictures="request")
    await stage.start(alice, bob, seed="s")  # a bid lies nowhere
    shown = {}
    for one in (alice, bob):
        await stage.move(one)
        await stage.press(one, "Board")
        shown[one.id] = alts(stage.panel(one))
    assert len(shown[alice.id]) == 1
    await stage.more(alice, "All of the board")
    assert len(alts(stage.panel(alice))) == 2
    await stage.move(bob)
    await stage.press(bob, "More")
    assert "All of the board" not in labels(stage.panel(bob)), "a large screen has it in one picture"


@pytest.mark.slow
async def test_questions_and_past_turns_come_in_parts_to_a_phone(stage: DiscordStage, drawn: Drawn) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.host.users.set(alice.id, screen="phone")
    await stage.start(alice, bob, seed="s")
    await bids(stage, alice="1", bob="0")
    await stage.move(alice)
    assert {name for name, marked, _ in drawn if marked} == {"stall"}  # where the cards on offer lie
    drawn.clear()
    await stage.slash(alice, "replay")
    assert len(alts(stage.panel(alice))) == 2
    assert {name for name, _, _ in drawn} == {"stall", "players"}
