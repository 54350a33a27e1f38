"""Play on from here, by clicks: the seat, the rivals, a table that says everywhere that it is practice."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from host import Person
from testkit.discord.shown import buttons, labels, texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.scenes import play_out
from tests.cogs.controls import finished, result_post

pytestmark = pytest.mark.slow


async def test_a_turn_of_a_finished_game_is_played_on_against_a_computer(stage: DiscordStage) -> None:
    alice, _ = await finished(stage)
    await stage.press(alice, "Replay", result_post(stage))
    await stage.press(alice, "Next")
    said = await stage.press_id(alice, ending(stage, alice, "|from_here|1"))
    assert phrase("practice.explained") in said
    assert phrase("practice.ask") in said
    assert "Turn 1 of " in said
    said = await stage.choose(alice, "Seat 2, Bob")
    assert "You play on as seat 2, Bob. Against whom?" in said
    await stage.choose(alice, "Newcomer")
    await stage.settle()
    table = await stage.host.reads.info(2, Person(alice.id))
    assert table.practice is not None
    assert (table.practice.table, table.practice.turn, table.private) == (1, 1, True)
    assert [(seat.user, seat.player) for seat in table.seats] == [(None, "easy"), (alice.id, None)]
    assert "Bazaar · practice table 2" in await stage.slash(alice, "next", where=stage.channel)
    last = await stage.host.reads.turns(1, Person(alice.id))
    assert phrase("host.mistake.turn", turn=99, last=last) in await stage.forge(
        alice, stage.stored(result_post(stage)), "v1|1||from_here|99"
    )
    assert phrase("host.mistake.practice_running", table=2) in await stage.forge(
        alice, stage.stored(result_post(stage)), "v1|2||from_here|0"
    )


async def test_a_friend_takes_the_seat_of_a_computer_and_the_result_counts_for_nobody(stage: DiscordStage) -> None:
    alice, bob = await finished(stage)
    await stage.forge(bob, stage.stored(result_post(stage)), "v1|1||from_here|2")
    await stage.choose(bob, "Seat 2, Bob")
    said = await stage.press(bob, "With friends")
    assert "The practice table is ready in <#" in said
    await stage.settle()
    assert "It does not count." in texts(card(stage))
    await stage.press(bob, "More", card(stage))
    assert labels(stage.panel(bob)) == ["Leave", "Seats"]
    await stage.choose(alice, "Seat 1", card(stage))
    assert [seat.user for seat in (await stage.host.reads.info(2, Person(bob.id))).seats] == [alice.id, bob.id]
    await stage.press(bob, "Start", card(stage))
    await play_out(stage, 2)
    table = await stage.host.reads.info(2, Person(bob.id))
    assert table.thread is not None
    thread = stage.env.backend.get_channel(table.thread)
    assert str(thread.name).startswith("✓ Bazaar, practice 2: ")
    posts = ChannelHandle(stage.env, stage.guild, thread).history()
    assert "Practice: the game continues after turn 2 of table 1, with Alice, Bob." in texts(posts[0])
    assert all("Bazaar · practice table 2" in texts(post) for post in posts)
    (over,) = [post for post in posts if phrase("practice.result") in texts(post)]
    assert {"Once more from there", "Replay", "Review", "Export"} <= set(labels(over))
    assert not {"Rematch", "Verify"} & set(labels(over))
    assert "seed" not in texts(over).lower()
    assert phrase("practice.ask") in await stage.press(alice, "Once more from there", over)


def card(stage: DiscordStage) -> object:
    """The lobby of the practice table."""
    return next(message for message in stage.channel.history() if "practice table 2" in texts(message))


def ending(stage: DiscordStage, who: MemberActor, end: str) -> str:
    """The button of somebody's panel whose custom_id ends so."""
    (found,) = [one["custom_id"] for one in buttons(stage.panel(who)) if one["custom_id"].endswith(end)]
    return str(found)
