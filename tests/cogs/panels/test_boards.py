"""Pictures of the table, now and before."""

from __future__ import annotations

import pytest

from cogs.kit.reader import Reader
from cogs.panels.boards import turn_buttons
from tests.support.questions import NAMES, table_info
from tests.support.scenes import Drawn
from tests.support.shown import alts, labels
from tests.support.stage import DiscordStage

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
