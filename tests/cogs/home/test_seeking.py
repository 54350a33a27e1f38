"""Looking for players by click: the call, joining, accepting, starting; and who is new or experienced."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from host import BOT, Person, TableInfo
from storage import sql
from testkit.discord.shown import labels, silent, texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.scenes import in_more, lobby, open_table, play_out
from tests.cogs.controls import manages


async def table(stage: DiscordStage, number: int = 1) -> TableInfo:
    return await stage.host.reads.info(number, BOT)


def asked(stage: DiscordStage) -> Any:
    """The message that asks everybody to accept."""
    return next(m for m in reversed(stage.channel.history()) if "is full" in texts(m) and "<@" in texts(m))


def looked_for(n: int, skill: str) -> str:
    """The line about how many players a table of English speech looks for, and whom."""
    said = (phrase("home.seek.left", n=n), phrase(f"home.skill.{skill}"), phrase("look.language.en"))
    return " · ".join(said)


@pytest.fixture
def people(stage: DiscordStage) -> list[MemberActor]:
    return [stage.person(name) for name in ("alice", "bob", "cleo")]


@pytest.mark.slow
async def test_strangers_find_each_other_and_start(stage: DiscordStage, people: list[MemberActor]) -> None:
    alice, bob, cleo = people
    said = await open_table(stage, alice, players="newcomers", seats=3)
    assert looked_for(2, "newcomers") in said
    assert "Start" not in labels(lobby(stage))
    await stage.press(bob, "Join", lobby(stage))
    assert phrase("home.seek.left", n=1) in texts(lobby(stage))
    assert "Accept" not in labels(lobby(stage)), "not yet full"
    early = await stage.forge(bob, stage.stored(lobby(stage)), "v1|1||accept|")
    assert phrase("home.mistake.not_full", n=1) in early
    await stage.press(cleo, "Join", lobby(stage))
    call = asked(stage)
    assert not silent(call)
    assert "You have time until <t:" in texts(call)
    assert all(f"<@{one.id}>" in texts(call) for one in people)
    await stage.press(alice, "Accept", lobby(stage))
    await stage.press(bob, "Accept", call)
    assert "1. Alice · first game · ✓" in texts(lobby(stage))
    assert (await table(stage)).status == "lobby"
    refused = await stage.forge(alice, stage.stored(lobby(stage)), "v1|1||start|")
    assert phrase("home.mistake.not_agreed") in refused
    await stage.press(cleo, "Accept", call)
    await stage.settle()
    begun = await table(stage)
    assert begun.status == "running"
    assert {seat.user for seat in begun.seats} == {one.id for one in people}


@pytest.mark.slow
async def test_whatever_changes_is_accepted_anew(stage: DiscordStage, people: list[MemberActor]) -> None:
    alice, bob, cleo = people
    await open_table(stage, alice, seats=2)
    await stage.press(bob, "Join", lobby(stage))
    await stage.press(bob, "Accept", lobby(stage))
    await stage.slash(alice, "table pace", where=stage.channel, pace="daily", table=1)
    assert not any(seat.accepted for seat in (await table(stage)).seats)
    await stage.press(bob, "Accept", lobby(stage))
    await in_more(stage, bob, "Leave")
    await stage.press(cleo, "Join", lobby(stage))
    assert not any(seat.accepted for seat in (await table(stage)).seats)
    await stage.press(alice, "Accept", lobby(stage))
    await stage.press(alice, "Accept", lobby(stage))
    assert (await table(stage)).status == "lobby", "one person cannot accept for two"
    assert "is full" in await stage.forge(bob, stage.stored(lobby(stage)), "v1|1||join|")


@pytest.mark.slow
async def test_looking_begins_and_ends_in_the_lobby(stage: DiscordStage, people: list[MemberActor]) -> None:
    alice, bob, _ = people
    await open_table(stage, alice)
    assert "Only the organiser" in await stage.forge(bob, stage.stored(lobby(stage)), "v1|1||seek|")
    await in_more(stage, alice, "Look for players")
    assert "Looking for 3\xa0players" in texts(lobby(stage))
    await stage.press(bob, "Join", lobby(stage))
    await in_more(stage, alice, "Stop looking")
    assert "Looking" not in texts(lobby(stage)).replace("Look for", "")
    assert phrase("home.mistake.not_seeking") in await stage.forge(bob, stage.stored(lobby(stage)), "v1|1||accept|")
    await stage.press(alice, "Start", lobby(stage))
    assert (await table(stage)).status == "running"


async def call_place(stage: DiscordStage) -> tuple[ChannelHandle, int]:
    """The server names a channel and a role."""
    olga = stage.person("olga")
    manages(stage, olga)
    channel, role = stage.guild.create_text_channel("looking"), stage.guild.create_role("players")
    await stage.slash(olga, "kontor settings", where=stage.channel)
    panel = stage.stored(stage.panel(olga))
    await stage.forge(olga, panel, "v1|||set_server|call_channel", [str(channel.id)])
    await stage.forge(olga, panel, "v1|||set_server|call_role", [str(role.id)])
    return channel, role.id


@pytest.mark.slow
async def test_the_call_is_posted_where_the_server_wants_it(stage: DiscordStage, people: list[MemberActor]) -> None:
    alice, bob, _ = people
    channel, role = await call_place(stage)
    await open_table(stage, alice, players="experienced", seats=3)
    (call,) = channel.history()
    assert f"<@&{role}>" in texts(call)
    assert looked_for(2, "experienced") in texts(call)
    assert not silent(call)
    assert phrase("look.lobby.joined", table=1) in await stage.press(bob, "Join", call)
    (call,) = channel.history()
    assert phrase("home.seek.left", n=1) in texts(call)
    assert "2. Bob" in texts(call)
    await in_more(stage, alice, "Stop looking")
    assert phrase("home.seek.found", table="Bazaar · table 1") in texts(channel.history()[0])
    await in_more(stage, alice, "Look for players")
    assert len(channel.history()) == 1, "nobody is rung twice a day for one table"
    await stage.slash(alice, "table new", where=stage.channel, game="mombasa", players="anybody")
    assert "Mombasa" in texts(channel.history()[1])
    await stage.slash(alice, "table close", where=stage.channel, table=2)
    await stage.press(alice, "Close the table")
    assert phrase("home.seek.found", table="Mombasa · table 2") in texts(channel.history()[1])
    assert "Looking for" in texts(lobby(stage))


@pytest.mark.slow
async def test_a_call_that_cannot_be_posted(stage: DiscordStage, people: list[MemberActor]) -> None:
    """The channel is gone: then the lobby is the call. Discord does not let the bot write: the organiser is told."""
    alice = people[0]
    channel, _ = await call_place(stage)
    stage.env.inject_error("POST", f"/channels/{channel.id}/messages", status=403, code=50013)
    said = await open_table(stage, alice, players="anybody")
    assert phrase("home.seek.unposted") in said
    assert "Looking for" in texts(lobby(stage))
    guild = stage.bot.get_guild(stage.guild.id)
    assert guild is not None
    await guild.get_channel(channel.id).delete()  # type: ignore[union-attr]
    await stage.settle()
    assert "Looking for" in await open_table(stage, alice, players="anybody")


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"seats": 9}, "That number of players does not work"),
        ({"seats": 2, "computers": 2}, "That number of players does not work"),
        ({"players": "anybody", "private": True}, "Strangers do not see a private table"),
        ({"players": "anybody", "computers": 1, "start": True}, "It starts when it is full"),
    ],
)
async def test_what_cannot_be_looked_for(
    stage: DiscordStage, people: list[MemberActor], given: dict[str, object], sentence: str
) -> None:
    assert sentence in await open_table(stage, people[0], **given)
    assert stage.panel(people[0]).ephemeral
    assert await stage.host.reads.of_user(people[0].id) == []


@pytest.mark.slow
async def test_the_list_finds_tables_and_joins_with_one_click(stage: DiscordStage, people: list[MemberActor]) -> None:
    alice, bob, cleo = people
    await open_table(stage, alice, language="pl", seats=2)
    await open_table(stage, alice, language="uk")
    await stage.slash(alice, "table new", where=stage.channel, game="mombasa")
    said = await stage.slash(bob, "table list", where=stage.channel)
    assert all(f"table {n}" in said for n in (1, 2, 3))
    assert labels(stage.panel(bob)) == ["Join table 3", "Join table 2", "Join table 1"]
    assert "table 3" not in await stage.slash(bob, "table list", where=stage.channel, game="bazaar")
    assert "table 2" not in await stage.slash(bob, "table list", where=stage.channel, language="pl")
    await stage.press(bob, "Join table 1")
    assert (await table(stage)).seat_of(bob.id) is not None
    free = await stage.slash(cleo, "table list", where=stage.channel, free=True)
    assert "table 1" not in free
    none = await stage.slash(cleo, "table list", where=stage.channel, game="yokohama")
    assert "No open table fits" in none
    assert labels(stage.panel(cleo)) == []
    await stage.slash(alice, "table list", where=stage.channel)
    assert labels(stage.panel(alice)) == [], "nobody joins where they sit"


@pytest.mark.slow
async def test_first_games_and_experience_are_marked(stage: DiscordStage, people: list[MemberActor]) -> None:
    alice, bob, cleo = people
    await stage.start(alice, bob)
    await play_out(stage, 1)
    with closing(sqlite3.connect(stage.db)) as db, db:
        for number in range(100, 104):
            db.execute(
                "insert into tables (id, game, options, status, organiser, created_at, changed_at)"
                " values (?, 'bazaar', '{}', 'over', 1, 1, 1)",
                (number,),
            )
            db.execute(
                "insert into results (table_id, seat, user_id, place, total, won, sheet) values (?, 0, ?, 1, 1, 1, '')",
                (number, alice.id),
            )
    await open_table(stage, alice)
    number = next(one.id for one in await stage.host.reads.of_user(alice.id) if one.status == "lobby")
    message = next(m for m in stage.channel.history() if f"table {number}" in texts(m))
    await stage.press(bob, "Join", message)
    await stage.press(cleo, "Join", message)
    shown = await stage.slash(bob, "table info", where=stage.channel, table=number)
    assert "1. Alice · 5\xa0games" in shown
    assert "2. Bob\n" in shown
    assert "3. Cleo · first game" in shown
    await stage.host.users.set(cleo.id, history="own")
    await stage.press(cleo, "More", message)
    await stage.press(cleo, "Leave")
    await stage.press(cleo, "Join", message)
    assert "first game" not in await stage.slash(bob, "table info", where=stage.channel, table=number)


@pytest.mark.slow
async def test_who_does_not_accept_in_a_day_gives_the_seat_up(stage: DiscordStage, people: list[MemberActor]) -> None:
    """Bob has left the server, or forgotten about it: the others do not wait for ever, also if he organised it."""
    alice, bob, cleo = people
    await open_table(stage, bob, seats=3)
    await stage.press(alice, "Join", lobby(stage))
    await stage.press(cleo, "Join", lobby(stage))
    del stage.env.backend.guilds[stage.guild.id].members[bob.id]
    await stage.press(alice, "Accept", lobby(stage))
    await stage.press(cleo, "Accept", lobby(stage))
    await stage.passes(86_000)
    assert len((await table(stage)).seats) == 3
    await stage.passes(1_000)
    left = await table(stage)
    assert (left.status, left.names, left.organiser) == ("lobby", ("Alice", "Cleo"), alice.id)
    assert phrase("home.seek.left", n=1) in texts(lobby(stage))
    word = next(m for m in reversed(stage.channel.history()) if "free again" in texts(m))
    assert phrase("home.seek.expired", table=1, players="Bob") in texts(word)
    assert all(f"<@{one.id}>" in texts(word) for one in (alice, cleo))
    assert not silent(word), "they are awake"
    await stage.press(stage.person("dora"), "Join", lobby(stage))
    await stage.passes(90_000)
    closed = await table(stage)
    assert closed.status == "closed", "nobody has accepted the new company"
    assert "was closed" in texts(lobby(stage))
    ended = texts(stage.channel.history()[-1])
    assert phrase("home.seek.nobody", table=1, players="Alice, Cleo, Dora") in ended
    assert any(phrase("home.seek.lost") in texts(one) for one in alice.user.dm_channel.history())


@pytest.mark.slow
async def test_a_table_that_began_waits_for_nobody(stage: DiscordStage, people: list[MemberActor]) -> None:
    alice, bob, _ = people
    await open_table(stage, alice, seats=2)
    await stage.press(bob, "Join", lobby(stage))
    await stage.press(alice, "Accept", lobby(stage))
    await stage.press(bob, "Accept", lobby(stage))
    await stage.passes(90_000)
    assert (await table(stage)).status == "running"
    assert await stage.host._db.read(sql.due.of_key, "accept:1") is None


async def begun(stage: DiscordStage, alice: MemberActor, bob: MemberActor) -> None:
    """A game that is on, with its card in the channel."""
    await open_table(stage, alice)
    await stage.press(bob, "Join", lobby(stage))
    await stage.press(alice, "Start", lobby(stage))
    await stage.settle()


@pytest.mark.usefixtures("drawn")
@pytest.mark.slow
async def test_a_free_seat_is_found_in_the_list_on_the_card_and_where_players_are_called_for(
    stage: DiscordStage, people: list[MemberActor]
) -> None:
    """With its place, the pace and one button; who left is not named any more, also after a restart."""
    alice, bob, cleo = people
    channel, role = await call_place(stage)
    await begun(stage, alice, bob)
    assert channel.history() == []
    await stage.host.handover.resign(1, Person(bob.id))
    await stage.restart()
    (call,) = channel.history()
    assert f"<@&{role}>" in texts(call)
    assert not silent(call)
    score = (await stage.host.reads.result_so_far(1, BOT)).scores[(await table(stage)).open_seats[0].seat]
    points = phrase(f"{(await table(stage)).game}.total", n=score.total)
    stands = phrase("days.seat.stands", place=score.rank, n=2, points=points)
    said = await stage.slash(cleo, "table list", where=stage.channel, free=True)
    for told in (said, texts(call)):
        assert stands in told
        assert phrase("days.pace.relaxed") in told
        assert "Alice" in told
        assert "Bob" not in told
    assert labels(stage.panel(cleo)) == ["Take a seat at table 1"]
    assert "Take this seat" in labels(lobby(stage))
    assert "Bob" not in texts(lobby(stage))
    info = await stage.slash(cleo, "table info", where=stage.channel, table=1)
    assert stands in info
    assert "Bob" not in info
    await stage.slash(alice, "table list", where=stage.channel, free=True)
    assert labels(stage.panel(alice)) == [], "who sits there takes no second seat"
    assert phrase("days.seat.taken", table=1) in await stage.press(cleo, "Take this seat", call)
    await stage.settle()
    (call,) = channel.history()
    assert phrase("home.seek.found", table="Bazaar · table 1") in texts(call)
    assert "Take this seat" not in labels(lobby(stage))
    assert "Cleo" in texts(lobby(stage))
    await stage.host.handover.resign(1, Person(cleo.id))
    await stage.settle()
    (call,) = channel.history()
    assert "Take this seat" in labels(call), "the same post: nobody is rung twice a day for one table"


@pytest.mark.usefixtures("drawn")
@pytest.mark.slow
async def test_a_free_seat_of_a_private_table_is_not_called_out(stage: DiscordStage, people: list[MemberActor]) -> None:
    alice, bob, cleo = people
    channel, _ = await call_place(stage)
    await begun(stage, alice, bob)
    await stage.host._db.write(lambda db: db.execute("update tables set private = 1"))
    await stage.host.handover.resign(1, Person(bob.id))
    await stage.settle()
    assert channel.history() == []
    assert "Take this seat" not in labels(lobby(stage))
    assert "table 1" not in await stage.slash(cleo, "table list", where=stage.channel, free=True)
