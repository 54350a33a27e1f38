"""After the end, by click: the poster and who won; rematch, replay, film, verify, import."""

from __future__ import annotations

import json
from collections.abc import AsyncIterable, AsyncIterator
from typing import Any

import pytest
from PIL import Image

from cogs.messages import pictures
from cogs.panels.look import replay
from engine.core.account import Deed
from engine.core.account import seen as publicly_seen
from host import BOT, Person
from render import PictureRequest, past
from render.ending import poster
from testkit.discord.shown import alts, buttons, labels, selects, silent, texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.scenes import Drawn, bids, play_out
from tests.cogs.controls import finished, result_post

AT_THE_START = phrase("end.stamp.start").capitalize()

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("drawn")]


def files(message: Any) -> list[str]:
    return [one.filename for one in message.attachments]


async def test_the_poster_comes_first_then_who_won_and_all_in_one_message(stage: DiscordStage) -> None:
    await finished(stage)
    result = stage.newest()
    told = texts(result)
    assert told.index("wins") < told.index("1. ") < told.index("Thank you for the game") < told.index("What happened:")
    assert told.count("wins") == 1
    assert labels(result) == ["Rematch", "Details", "Replay", "Review", "Export", "Verify", "Board", "Log"]
    assert files(result) == ["bazaar-poster.png"]
    (alt,) = alts(result)
    assert "Alice" in alt
    assert "★" in alt
    assert silent(result)


async def test_a_poster_that_cannot_be_drawn_costs_nothing(
    stage: DiscordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(poster, "RoundsChart", None)
    await finished(stage)
    assert files(stage.newest()) == ["bazaar-score.png"], "the score sheet stands in its place"
    assert await stage.host.notices.pending() == []


async def test_a_rematch_is_a_lobby_with_the_same_people_one_seat_on(stage: DiscordStage) -> None:
    alice, bob = await finished(stage)
    said = await stage.press(bob, "Rematch", result_post(stage))
    assert phrase("end.rematch.open", place=f"<#{stage.channel.id}>") in said
    new = await stage.host.reads.info(2, BOT)
    old = await stage.host.reads.info(1, BOT)
    assert new.names == (*old.names[1:], old.names[0])
    assert (new.options, new.organiser, new.status) == (old.options, bob.id, "lobby")
    card = stage.channel.history()[-1]
    assert f"<@{alice.id}>" in texts(card), "who did not press is rung"
    assert f"<@{bob.id}>" not in texts(card)
    assert "There is a rematch already" in await stage.press(alice, "Rematch", result_post(stage))
    assert len(await stage.host.reads.of_user(alice.id)) == 1
    await stage.press(bob, "Start", card)
    await stage.settle()
    assert (await stage.host.reads.info(2, BOT)).names == new.names, "the seats are not shuffled again"


async def test_a_rematch_is_a_table_like_any_other_to_the_servers_owner(stage: DiscordStage) -> None:
    alice, _ = await finished(stage)
    role = stage.guild.create_role("hosts")
    await stage.host.guilds.set(Person(alice.id, guild=stage.guild.id, manages=stage.guild.id), opener=role.id)
    assert f"only <@&{role.id}> can open tables" in await stage.press(alice, "Rematch", result_post(stage))
    assert "no table" in await stage.slash(alice, "table info", where=stage.channel, table=2)


async def test_who_has_left_the_server_is_left_out_of_the_rematch(stage: DiscordStage) -> None:
    alice, bob = await finished(stage)
    stage.guild.remove_member(bob)
    said = await stage.press(alice, "Rematch", result_post(stage))
    assert phrase("end.rematch.gone", players="Bob") in said
    assert (await stage.host.reads.info(2, BOT)).names == ("Alice",)
    assert "Join" in labels(stage.channel.history()[-1])


async def test_a_rematch_without_its_channel_is_not_made(stage: DiscordStage) -> None:
    alice, _ = await finished(stage)
    stage.env.inject_error("POST", f"/channels/{stage.channel.id}/messages", status=404, code=10003)
    said = await stage.press(alice, "Rematch", result_post(stage))
    assert "channel" in said
    assert (await stage.host.reads.info(2, BOT)).status == "closed"
    assert "is waiting for everybody" in await stage.press(alice, "Rematch", result_post(stage)), "once it is back"


async def test_the_end_of_a_table_whose_channel_is_gone_keeps_nobody_waiting(stage: DiscordStage) -> None:
    """Result and poster are given up, the game itself is kept and can be looked at."""
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    stage.env.backend.delete_channel(stage.thread.id)
    stage.env.backend.delete_channel(stage.channel.id)
    await play_out(stage, 1)
    await stage.host.notices.hurry(table=1)
    stage.bot.wired.outbox.wake()
    await stage.settle()
    assert await stage.host.notices.pending() == []
    assert AT_THE_START in await stage.slash_dm(alice, "replay", table=1)


async def test_the_seed_comes_with_the_hash_that_was_promised(stage: DiscordStage) -> None:
    """One tap away, before the game and after it."""
    alice, _ = await finished(stage)
    table = await stage.host.reads.info(1, BOT)
    assert table.commitment
    assert all(table.commitment not in texts(post) and "`s`" not in texts(post) for post in stage.posts())
    opening = next(post for post in stage.posts() if "Fair play" in labels(post))
    assert table.commitment in next(one["custom_id"] for one in buttons(opening) if one["label"] == "Fair play")
    assert f"`{table.commitment}`" in await stage.press(alice, "Fair play", opening)
    said = await stage.press(alice, "Details", result_post(stage))
    assert phrase("ui.post.seed", seed="s", hash=table.commitment) in said


async def test_everybody_has_the_result_in_their_own_language_and_a_word_of_their_own(
    stage: DiscordStage, drawn: Drawn
) -> None:
    alice, bob = stage.person("alice"), stage.person("bob", "uk")
    await stage.start(alice, bob, seed="s")
    await stage.move(bob)  # whose language is known from then on
    await stage.restart()
    await play_out(stage, 1)
    await stage.settle()
    result = await stage.host.reads.result_so_far(1, BOT)
    [letter] = [one for one in bob.user.dm_channel.history() if phrase("ui.post.over", language="uk") in texts(one)]
    told = texts(letter)
    assert alts(result_post(stage))
    assert not alts(letter), "the pictures are in the thread"
    first = phrase("end.own.won", language="uk") if 1 in result.winners else "Ваше місце: 2 з 2"
    assert first in told
    assert not [one for one in alice.user.dm_channel.history() if phrase("ui.post.over") in texts(one)], "not twice"
    said = await stage.press(alice, "Details", result_post(stage))
    assert (phrase("end.own.won") if 0 in result.winners else "Your place: 2 of 2") in said
    assert "wins" not in said, "the ranking says who does"
    assert files(stage.panel(alice)) == ["bazaar-score.png"]
    carol = stage.person("carol", "pl")
    said = await stage.press(carol, "Details", result_post(stage))
    assert "Zwycięstwo: " in said
    assert "Twoje miejsce" not in said, "who only looked has no place"


async def test_whoever_reads_another_language_is_called_to_a_rematch_in_it(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob", "uk")
    await stage.start(alice, bob, seed="s")
    await stage.move(bob)
    await play_out(stage, 1)
    await stage.settle()
    await stage.press(alice, "Rematch", result_post(stage))
    await stage.settle()
    assert phrase("end.rematch.yours", language="uk") in texts(bob.user.dm_channel.history()[-1])


async def test_a_seed_is_verified_with_one_click(stage: DiscordStage) -> None:
    alice, _ = await finished(stage)
    said = await stage.press(alice, "Verify", result_post(stage))
    assert "Verified: the seed `s`" in said
    table = await stage.host.reads.info(1, BOT)
    assert f"`{table.commitment}`" in said


async def test_a_game_is_gone_through_turn_by_turn(stage: DiscordStage) -> None:
    alice, _ = await finished(stage)
    last = await stage.host.reads.turns(1, BOT)
    said = await stage.press(alice, "Replay", result_post(stage))
    assert AT_THE_START in said
    seen = [said]
    for turn in range(1, last + 1):
        said = await stage.press(alice, "Next")
        assert f"Turn {turn} of {last}" in said
        assert alts(stage.panel(alice))[0].startswith(f"Turn {turn} of {last}")
        seen.append(said)
    assert len(set(seen)) == last + 1
    assert AT_THE_START in await stage.press(alice, "Start")
    assert f"Turn {last} of {last}" in await stage.press(alice, "End")
    mine = await stage.press(alice, "My previous turn")
    course = await stage.host.stories.course(1, BOT)
    own = [past.segment + 1 for past in course if past.seat == 0 and past.segment + 1 < last]
    assert f"Turn {own[-1]} of {last}" in mine
    chosen = selects(stage.panel(alice))[0]["options"][1]
    said = await stage.choose(alice, chosen["label"])
    assert f"Turn {chosen['value']} of {last}" in said


async def test_a_running_game_shows_everybody_only_what_they_may_know(
    stage: DiscordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player what their seat knew then, others what everybody knew; a film is what everybody knew."""
    alice, bob, cleo = (stage.person(name) for name in ("alice", "bob", "cleo"))
    await stage.start(alice, bob)
    await bids(stage, alice="3", bob="0")
    last = await stage.host.reads.turns(1, BOT)
    public, own = [await stage.host.reads.view(1, who, last) for who in (BOT, Person(alice.id))]
    assert public != own
    shown: list[Any] = []
    draw = pictures.drawn

    async def noting(request: PictureRequest) -> Any:
        shown.append(request.view)
        return await draw(request)

    monkeypatch.setattr(pictures, "drawn", noting)
    for who, seen in ((alice, own), (cleo, public)):
        await stage.slash(who, "replay", turn=last)
        assert stage.panel(who).ephemeral
        assert shown == [seen]
        shown.clear()
    assert "My next turn" not in labels(stage.panel(cleo)), "who only watches has no turns"
    film, done = pictures.film, list[tuple[Deed, ...]]()

    async def noting_frames(frames: AsyncIterable[PictureRequest]) -> bytes:
        requests = [frame async for frame in frames]
        shown.extend(request.view.board for request in requests)
        done.extend(request.view.deeds for request in requests)
        return await film(each(requests))

    monkeypatch.setattr(pictures, "film", noting_frames)
    said = await stage.press(alice, "As a film")
    assert phrase("end.replay.filmed", n=last + 1) in said
    assert [view.hand for view in shown] == [()] * (last + 1)
    assert any(done)
    assert done == [publicly_seen(deeds, None) for deeds in done]
    (name,) = files(stage.panel(alice))
    assert name.endswith(".webp")


async def each(requests: list[PictureRequest]) -> AsyncIterator[PictureRequest]:
    for request in requests:
        yield request


async def test_a_film_that_would_be_too_large_has_fewer_turns_and_says_so(
    stage: DiscordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, _ = await finished(stage)
    turns = await stage.host.reads.turns(1, BOT)
    sizes: list[list[PictureRequest]] = []

    async def heavy(frames: AsyncIterable[PictureRequest]) -> bytes:
        """A hundred bytes for every picture."""
        sizes.append([frame async for frame in frames])
        return b"0" * 100 * len(sizes[-1])

    monkeypatch.setattr(pictures, "film", heavy)
    monkeypatch.setattr(replay, "FILM_BYTES", 100 * turns // 2)
    await stage.slash(alice, "replay", table=1)
    said = await stage.press(alice, "As a film")
    assert len(sizes[0]) == turns + 1
    assert 2 <= len(sizes[-1]) <= turns // 2
    assert phrase("end.replay.thinned", n=len(sizes[-1]), turns=turns) in said
    assert [frames[-1].stamp for frames in sizes] == [sizes[0][-1].stamp] * len(sizes), "the end is always there"


async def test_a_turn_or_round_that_was_not_played_is_told_so(stage: DiscordStage) -> None:
    alice, _ = await finished(stage)
    assert "There is no turn 999" in await stage.slash(alice, "replay", turn=999)
    assert "There is no round 99" in await stage.slash(alice, "replay", round=99)
    assert "Turn " in await stage.slash(alice, "replay", round=2)


async def test_a_game_is_brought_to_another_server_and_seen_there_only(stage: DiscordStage) -> None:
    """Three servers at once: where it was played, where it is brought, and one that has nothing to do with it."""
    alice, _ = await finished(stage)
    data = await stage.host.transfer.export(1, BOT)
    second, third = (stage.env.create_guild(name) for name in ("Second", "Third"))
    rooms = [guild.create_text_channel("games") for guild in (second, third)]
    zoe, yan = stage.env.create_user("zoe"), stage.env.create_user("yan")
    there, beside = second.add_member(zoe), third.add_member(yan)
    said = await stage.slash(there, "import", where=rooms[0], file=("game.json", data))
    assert "Checked and imported as table 2" in said
    assert AT_THE_START in await stage.press(there, "Replay")
    assert "Turn 1 of" in await stage.press(there, "Next")
    said = await stage.slash(there, "import", where=rooms[0], file=("game.json", data))
    assert "table 2" in said, "it is there already"
    assert "There is no table 2" in await stage.slash(beside, "replay", where=rooms[1], table=2)
    assert "There is no table 2" in await stage.slash(alice, "replay", table=2)
    assert "table 1" in await stage.slash(alice, "import", file=("game.json", data)), "where it was played it is known"
    said = await stage.forge(there, stage.stored(stage.panel(there)), "v1|2||rematch|")
    assert phrase("host.mistake.not_seated", table=2) in said


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"{}", "This file is not a saved game"),
        (b"[" * 90_000, "This file is not a saved game"),
        (b"x" * 4_000_001, "too large for a saved game"),
    ],
    ids=["not a game", "too deep", "too large"],
)
async def test_what_is_no_game_is_refused_with_a_sentence(stage: DiscordStage, data: bytes, said: str) -> None:
    alice = stage.person("alice")
    assert said in await stage.slash(alice, "import", where=stage.channel, file=("game.json", data))
    assert await stage.host.reads.on_server(Person(alice.id, guild=stage.guild.id), ["over"]) == []


async def test_a_forged_game_and_one_that_still_runs_are_refused(stage: DiscordStage) -> None:
    alice, bob = await finished(stage)
    file = json.loads(await stage.host.transfer.export(1, BOT))
    file["segments"][2] = file["segments"][2][:-1]
    said = await stage.slash(alice, "import", file=("game.json", json.dumps(file).encode()))
    assert "it goes wrong in turn" in said
    await stage.start(alice, bob, seed="t")
    running = await stage.host.transfer.export(2, BOT)
    assert "still running" in await stage.slash(alice, "import", file=("game.json", running))
    assert len(await stage.host.reads.on_server(Person(alice.id, guild=stage.guild.id), ["over"])) == 1


async def test_who_has_a_file_under_way_is_asked_to_wait(stage: DiscordStage) -> None:
    alice, _ = await finished(stage)
    data, under_way = await stage.host.transfer.export(1, BOT), stage.host.transfer._imports
    with under_way._place(alice.id):
        said = await stage.slash(alice, "import", file=("game.json", data))
        assert phrase("host.mistake.file_another") in said
    assert "table 1" in await stage.slash(alice, "import", file=("game.json", data))


def test_a_stamp_is_seen_and_covers_nothing() -> None:
    image = Image.new("RGB", (1600, 900), (252, 248, 240))
    made = past.stamped(image, "Turn 12 of 57")
    assert (made.width, made.height) == (1600 + 2 * past.EDGE, 900 + past.BAND + past.EDGE)
    assert made.crop((past.EDGE, past.BAND, past.EDGE + 1600, past.BAND + 900)).tobytes() == image.tobytes()


async def test_it_is_told_in_the_readers_language(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice", "uk"), stage.person("bob", "pl")
    await stage.start(alice, bob, language="ru")
    await play_out(stage, 1)
    assert "Реванш" in labels(result_post(stage))
    for who, word in ((alice, "Перед першим ходом"), (bob, "Przed pierwszą turą")):
        assert word in await stage.press(who, "Просмотр", result_post(stage))
