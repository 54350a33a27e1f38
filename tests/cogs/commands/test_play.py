"""/move, /choose, /undo and /hand: the same as the buttons, by typing."""

from __future__ import annotations

import pytest

from engine.core.text import text
from testkit.discord.shown import alts, selects
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.scenes import Drawn, bids


@pytest.mark.slow
async def test_several_tables_are_asked_about(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await stage.start(alice, bob, seed="t")
    said = await stage.slash(alice, "move", stage.channel)
    assert phrase("ui.tables.which") in said
    assert [o["label"] for o in selects(stage.panel(alice))[0]["options"]] == ["Bazaar · table 1", "Bazaar · table 2"]
    purse = phrase("ui.panel.purse", held=text("bazaar.price", n=4))
    said = await stage.choose(alice, "Bazaar · table 2")
    assert f"**Bazaar · table 2**\n-# {purse}" in said
    assert said.endswith(f"**{phrase('bazaar.bid')}**")


@pytest.mark.slow
async def test_move_works_in_the_thread_and_in_a_direct_message(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    assert "How much do you bid?" in await stage.slash(alice, "move")
    said = await stage.slash_dm(alice, "move")
    assert "How much do you bid?" in said
    assert "Lock in your bid?" in await stage.press(alice.user, "2")


@pytest.mark.slow
async def test_choose_undo_and_hand_by_typing(stage: DiscordStage, drawn: Drawn) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    offered = await alice.autocomplete(stage.thread, "choose", "answer", "")
    assert [(one["name"], one["value"]) for one in offered] == [(str(n), f"n:{n}") for n in range(4)]
    assert "Lock in your bid?" in await stage.slash(alice, "choose", answer="n:2")
    assert "How much do you bid?" in await stage.slash(alice, "undo")
    await bids(stage, alice="2", bob="0")
    assert "Which goods do you take?" in await stage.slash(alice, "choose", answer="work")
    offered = await alice.autocomplete(stage.thread, "choose", "answer", "dates;")
    assert [one["name"] for one in offered] == ["Dates", "Dates; Spices"]
    assert "End your turn?" in await stage.slash(alice, "choose", answer=offered[1]["value"])
    assert phrase("ui.glance.no_hand") not in await stage.slash(alice, "hand")
    assert len(alts(stage.panel(alice))) == 1
    said = await stage.slash(alice, "choose", answer="dance")
    assert "You cannot choose this now." in said


@pytest.mark.slow
async def test_a_command_that_fails_answers_like_a_button(stage: DiscordStage) -> None:
    carol = stage.person("carol")
    said = await stage.slash(carol, "move", stage.channel)
    assert said == phrase("ui.mistake.no_tables")
    said = await stage.slash(carol, "move", stage.channel, table=77)
    assert said.startswith("There is no table 77.")


async def test_nothing_is_suggested_to_who_has_no_table(stage: DiscordStage) -> None:
    carol = stage.person("carol")
    assert await carol.autocomplete(stage.channel, "choose", "answer", "x") == []
    assert await carol.autocomplete(stage.channel, "move", "table", "") == []
