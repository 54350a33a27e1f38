"""A middle turn of every title is played on to the end, by clicks and posts: alone, and by two people."""

from __future__ import annotations

from random import Random

import pytest
from simcord.builders import ChannelHandle

from host import BOT, Person, PlayerMistake
from testkit.discord.clicking import decide, seat_people
from testkit.discord.shown import selects, texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.rotation import rotated

TITLES = {"yokohama": {}, "nippon": {"starting_draft": "random"}, "mombasa": {"hands": "hidden"}}


async def play(stage: DiscordStage, table: int, player: str) -> None:
    """Everybody plays to the end as a computer would."""
    rng = Random(1)
    while (await stage.host.reads.info(table, BOT)).status == "running":
        users = [one.user for one in await stage.host.reads.asks(table, BOT) if one.user is not None]
        if not users:
            await stage.host.idle()
            continue
        question = await stage.host.reads.question(table, Person(users[0]))
        assert question is not None
        for picks in await decide(stage.host, question, player, rng):
            try:
                await stage.host.answers.answer(table, Person(users[0]), None, picks)
            except PlayerMistake:  # what a random player would like is not always allowed
                break
        await stage.host.idle()
    await stage.settle()


@pytest.mark.soak
@pytest.mark.slow
@pytest.mark.parametrize("two", [False, True])
@pytest.mark.parametrize("game", rotated(list(TITLES), len(TITLES)))
async def test_from_the_middle_to_the_end(stage: DiscordStage, game: str, two: bool) -> None:
    alice, bob = people = [stage.person("alice"), stage.person("bob")]
    for one in people:
        await stage.host.users.set(one.id, pictures="request")
    await seat_people(stage, game, people, TITLES[game])
    await play(stage, 1, "random")
    post = stage.stored(next(one for one in reversed(stage.posts()) if "Replay" in str(one.components)))
    before = [texts(one) for one in stage.posts()]
    turn = await stage.host.reads.turns(1, BOT) // 2
    await stage.forge(alice, post, f"v1|1||from_here|{turn}")
    await stage.choose(alice, [line["label"] for line in selects(stage.panel(alice))[0]["options"]][1])
    if two:
        await stage.press(alice, "With friends")
        card = next(one for one in stage.channel.history() if "practice table 2" in texts(one))
        await stage.press(bob, "Join", card)
        await stage.press(alice, "Start", next(one for one in stage.channel.history() if one.id == card.id))
    else:
        assert "practice table 2" in await stage.choose(alice, "Newcomer")
    table = await stage.host.reads.info(2, BOT)
    assert [seat.user for seat in table.seats] == [bob.id if two else None, alice.id]
    await play(stage, 2, "house")
    assert table.thread is not None
    thread = ChannelHandle(stage.env, stage.guild, stage.env.backend.get_channel(table.thread))
    posts = [texts(one) for one in thread.history()]
    assert all("practice table 2" in one for one in posts)
    assert phrase("practice.result") in posts[-1]
    assert [texts(one) for one in stage.posts()] == before, "nothing is posted where the game was"
