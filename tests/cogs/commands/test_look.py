"""Looking without playing: boards of any turn, scores, the log, the rules, files, settings."""

from __future__ import annotations

import json
from typing import Any

import pytest
from simcord.actors import MemberActor

from cogs.commands.look import PAGE_CHARACTERS, paged
from engine import game_file
from host import Person
from testkit.discord.shown import alts, buttons, texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.scenes import Drawn, play_out, playing


@pytest.mark.slow
async def test_the_board_now_and_before(stage: DiscordStage, drawn: Drawn) -> None:
    alice, _ = await playing(stage)
    said = await stage.slash(alice, "board")
    assert "Bazaar · table 1" in said
    assert alts(stage.panel(alice))
    assert "After turn 0 of 1." in await stage.press(alice, "Earlier")
    assert next(b for b in buttons(stage.panel(alice)) if b["label"] == "Earlier")["disabled"]
    assert "After turn" not in await stage.press(alice, "Now")
    assert "After turn 0" in await stage.slash(alice, "board", turn=0)
    assert "Choose one from 0 to 1" in await stage.slash(alice, "board", turn=7)
    assert "from 1 to 2" in await stage.slash(alice, "board", seat=5)
    assert "Bazaar · table 1" in await stage.slash(alice, "board", seat=2)  # which has no boards of players


@pytest.mark.slow
async def test_scores_now_and_at_the_end(stage: DiscordStage) -> None:
    alice, _ = await playing(stage)
    said = await stage.slash(alice, "scores")
    assert phrase("look.scores.now") in said
    assert "Alice: **3**" in said
    await play_out(stage, 1)
    said = await stage.slash(alice, "scores")
    assert "Final scores:" in said
    assert "win" in said or "victory" in said


@pytest.mark.slow
async def test_the_log_since_the_last_move_and_whole(stage: DiscordStage) -> None:
    alice, _ = await playing(stage)
    assert "bids 1" in await stage.slash(alice, "log")
    await play_out(stage, 1)
    said = await stage.slash(alice, "log", since="start")
    assert "Page 2 of 2" in said
    assert "Alice bids 1." in await stage.press(alice, "First")
    assert "Page 1 of 2" in texts(stage.panel(alice))
    assert "Page 2 of 2" in await stage.press(alice, "Later")


def test_pages_of_the_log_fit_into_a_message() -> None:
    pages = paged([f"- line {n} " + "x" * 60 for n in range(200)])
    assert len(pages) > 5
    assert all(len(page) <= PAGE_CHARACTERS for page in pages)
    assert sum(page.count("line") for page in pages) == 200
    assert paged([]) == [""]


@pytest.mark.slow
async def test_next_lists_what_waits_and_opens_it(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    assert "No table is waiting" in await stage.slash_dm(alice, "next")
    await stage.start(alice, bob)
    said = await stage.slash(alice, "next", where=stage.channel)
    assert "1\xa0table is waiting for you" in said
    assert str(stage.thread.id) in said
    assert "How much do you bid?" in await stage.press(alice, "My move at table 1")


async def exported(stage: DiscordStage, who: MemberActor) -> dict[str, Any]:
    result = await who.slash(stage.thread, "export")
    assert result.response is not None
    (attachment,) = result.response.attachments
    data: dict[str, Any] = json.loads(await attachment.read())
    return data


@pytest.mark.slow
async def test_a_running_table_exports_nothing_secret_and_a_finished_one_can_be_verified(stage: DiscordStage) -> None:
    alice, bob = await playing(stage)
    running = await exported(stage, bob)
    assert "seed" not in running
    assert not any(card in json.dumps(running) for card in (await stage.host.reads.view(1, Person(alice.id))).hand)
    await play_out(stage, 1)
    whole = await exported(stage, alice)
    assert game_file.replay(game_file.read(json.dumps(whole).encode())).table.over
