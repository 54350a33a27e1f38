"""Everywhere that people use the bot: its servers, direct messages with it, groups and servers that do not have it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import msgspec
import pytest
from simcord.builders import UserHandle
from simcord.results import InteractionResult

from host import BOT, Person
from storage.connection import Connection
from testkit.discord.guests import FOR_PEOPLE, Guest
from testkit.discord.shown import buttons, labels, selects, texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.rotation import rotated
from tests.cogs.controls import saved
from tests.sandbox.api_check import Request, api_check

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("drawn")]

# What each command for people answers to who plays nowhere.
ANSWERS: dict[str, tuple[dict[str, Any], str]] = {
    "about": ({}, "hosts heavy trading games"),
    "board": ({}, phrase("look.mistake.no_table")),
    "hand": ({}, phrase("ui.mistake.no_tables")),
    "hint": ({}, phrase("ui.mistake.no_tables")),
    "learn": ({"game": "bazaar"}, phrase("bazaar.lesson.intro")),
    "move": ({}, phrase("ui.mistake.no_tables")),
    "next": ({}, phrase("look.next.none")),
    "plan": ({}, phrase("ui.mistake.no_tables")),
    "privacy": ({}, phrase("home.privacy.nothing")),
    "replay": ({}, phrase("look.mistake.no_table")),
    "review": ({}, phrase("look.mistake.no_table")),
    "rules": ({}, phrase("rules.which_game")),
    "settings": ({}, phrase("look.settings.title")),
    "what": ({"thing": "bazaar:lamp"}, "Lamp"),
}
EVERYWHERE, ON_SERVERS = ([0, 1], [0, 1, 2]), ([0], [0, 1])  # installation types and contexts, as Discord counts
PLACES = ("server", "foreign server", "group", "direct message")
Slash = Callable[..., Awaitable[InteractionResult]]


@pytest.fixture
def sam(stage: DiscordStage) -> UserHandle:
    """Somebody who is on no server of the bot, and has added it for themselves."""
    return stage.env.create_user("sam", global_name="Sam")


def slashing(stage: DiscordStage, sam: UserHandle, place: str) -> Slash:
    """How Sam types a command in a place."""
    if place == "server":
        member = stage.guild.add_member(sam)
        return lambda name, **given: member.slash(stage.channel, name, **given)
    if place == "direct message":
        return sam.slash
    return Guest(stage, sam, server=place == "foreign server").slash


def messages(stage: DiscordStage, result: InteractionResult) -> Iterator[Any]:
    for shown in (*([] if result.response is None else [result.response]), *result.followups):
        yield stage.stored(shown)


def test_commands_are_offered_as_discord_describes_it(stage: DiscordStage) -> None:
    """Those of the list to people and servers, everywhere; all others on servers, and in direct messages of members."""
    made = [one.to_dict(stage.bot.tree) for one in stage.bot.tree.get_commands()]
    offered = {one["name"]: (one.get("integration_types"), one.get("contexts")) for one in made}
    assert {name for name, found in offered.items() if found == EVERYWHERE} == FOR_PEOPLE == set(ANSWERS)
    assert [name for name, found in offered.items() if found not in (EVERYWHERE, ON_SERVERS)] == []
    described = api_check()
    if described is not None:
        whole = msgspec.json.decode(msgspec.json.encode(made))
        assert described.problems(Request("PUT", "/applications/1/commands", whole)) == []


@pytest.mark.parametrize("place", PLACES)
async def test_every_command_for_people_answers_in_private(stage: DiscordStage, sam: UserHandle, place: str) -> None:
    slash = slashing(stage, sam, place)
    for name, (given, expected) in sorted(ANSWERS.items(), key=lambda one: one[0] == "learn"):
        if name == "learn":
            await stage.host.users.set(sam.id, screen="phone")  # else that is asked first
        result = await slash(name, **given)
        shown = list(messages(stage, result))
        assert expected in "\n".join(map(texts, shown)), name
        assert all(one.is_ephemeral for one in shown), name
    await stage.settle()
    table = await stage.host.reads.info(1, BOT)
    assert table.direct is (place != "server")
    told = sam.dm_channel.history() if table.direct else []
    assert [texts(one).splitlines()[0] for one in told] == ["### Bazaar · table 1"] * len(told)
    assert len(told) == table.direct, "hands and nudges come nowhere else"


async def until_over(stage: DiscordStage, user: int, table: int) -> None:
    """Somebody plays to the end, straight through the host."""
    me = Person(user)
    while (await stage.host.reads.info(table, BOT)).status == "running":
        await stage.host.idle()
        question = await stage.host.reads.question(table, me)
        if question is not None:
            picks = [option.id for option in question.options[: max(question.min, 1)]]
            await stage.host.answers.answer(table, me, question.step, picks)
    await stage.settle()


async def learning(stage: DiscordStage, sam: UserHandle) -> list[str]:
    """A guided game in a direct message, up to the second step; returns all that is read."""
    await stage.host.users.set(sam.id, screen="phone")
    said = [stage.read(sam, await sam.slash("learn", game="bazaar"), fresh=True)]
    await stage.settle()
    for label in ("Begin", "3", "Lock in"):
        said.append(await stage.press(sam, label))
        await stage.settle()
    return said


async def test_a_guided_game_and_one_against_computers_are_played_in_a_direct_message(
    stage: DiscordStage, sam: UserHandle
) -> None:
    """From the first command to the end, with a restart in between, and on to a game of one's own."""
    told = await learning(stage, sam)
    assert "Step 2 of 4" in told[-1], "the computer has played, and the question has come into the panel"
    (first,) = sam.dm_channel.history()
    assert first.flags.suppress_notifications, "who is there is not called"
    await stage.restart()
    said = stage.read(sam, await sam.slash("next"), fresh=True)
    assert f"https://discord.com/channels/@me/{sam.dm_channel.id}" in said
    said = await stage.press(sam, "My move at table 1")
    assert "Step 2 of 4" in said
    assert "Step 2 of 4" in await stage.press(sam, "My move", first), "so does the message that stands there"
    stage.read(sam, await sam.slash("board"), fresh=True)
    await until_over(stage, sam.id, 1)
    over = next(one for one in sam.dm_channel.history() if "Rematch" in labels(one))
    await stage.press(sam, "Rematch", over)
    lobby = next(one for one in sam.dm_channel.history() if "table 2" in texts(one))
    await stage.press(sam, "Start", lobby)
    await stage.settle()
    table = await stage.host.reads.info(2, BOT)
    assert (table.status, table.direct, table.channel) == ("running", True, sam.dm_channel.id)
    stage.read(sam, await sam.slash("move"), fresh=True)
    await stage.press(sam, "More")
    assert phrase("look.close.sure") in await stage.press(sam, phrase("look.close.button"))
    assert phrase("look.close.done", table=2) in await stage.press(sam, phrase("look.close.yes"))
    await stage.settle()
    assert phrase("look.next.none") in stage.read(sam, await sam.slash("next"), fresh=True)


async def test_practice_is_played_in_a_direct_message_and_friends_need_a_server(
    stage: DiscordStage, sam: UserHandle
) -> None:
    await learning(stage, sam)
    await stage.press(sam, "More")
    await stage.press(sam, "Play on from here")
    chosen = selects(stage.panel(sam))[0]
    await stage.choose(sam, chosen["options"][0]["label"])
    friends = stage.stored(stage.panel(sam))
    assert phrase("home.needs_server") in await stage.press(sam, phrase("practice.button.friends"))
    assert len(await stage.host.reads.of_user(sam.id, ("lobby", "running"))) == 1
    custom_id = next(one["custom_id"] for one in buttons(friends)).removesuffix(".friends")
    said = await stage.forge(sam, friends, custom_id, ["easy"])
    await stage.settle()
    assert "What do you do?" in said
    table = await stage.host.reads.info(2, BOT)
    assert (table.direct, table.status, table.practice is None) == (True, "running", False)


async def pressed(stage: DiscordStage, guest: Guest, label: str) -> InteractionResult:
    """A button of what a guest has before them."""
    shown = stage.panel(guest.user)
    custom_id = next(one["custom_id"] for one in buttons(shown) if one.get("label") == label)
    result = await guest.press(shown, custom_id)
    stage.read(guest.user, result, fresh=False)
    await stage.settle()
    return result


@pytest.mark.parametrize("server", [False, True])
async def test_who_learns_where_the_bot_is_a_guest_plays_there_and_comes_back_in_direct_messages(
    stage: DiscordStage, sam: UserHandle, server: bool
) -> None:
    guest = Guest(stage, sam, server=server)
    stage.read(sam, await guest.slash("learn", game="bazaar"), fresh=True)
    await stage.settle()
    for label in ("On a phone", "Begin", "3", "Lock in"):
        await pressed(stage, guest, label)
    assert "Step 2 of 4" in texts(stage.panel(sam))
    assert all(one.is_ephemeral for one in stage.env.backend.messages[guest.channel].values())
    (first,) = sam.dm_channel.history()
    assert "Step 2 of 4" in await stage.press(sam, "My move", first)


@pytest.mark.parametrize("server", [False, True])
async def test_a_table_with_others_needs_a_server_and_the_link_is_there(
    stage: DiscordStage, sam: UserHandle, server: bool
) -> None:
    guest = Guest(stage, sam, server=server)
    stage.read(sam, await guest.slash("about"), fresh=True)
    before = saved(stage)
    result = await pressed(stage, guest, "Open a table")
    (said,) = (result.response, *result.followups)[-1:]
    assert texts(said) == phrase("home.needs_server.here" if server else "home.needs_server")
    (way,) = buttons(said)
    assert ("guild_id=" + str(guest.guild) in way["url"]) is server
    assert "scope=bot" in way["url"]
    assert all(one.is_ephemeral for one in messages(stage, result))
    assert saved(stage) == before


@pytest.mark.parametrize("server", [False, True])
async def test_who_is_elsewhere_has_no_rights_by_that_place(stage: DiscordStage, sam: UserHandle, server: bool) -> None:
    """Not even at tables that were opened there before the bot was sent away."""
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    guest = Guest(stage, sam, server=server)
    if guest.guild is not None:
        stage.env.backend.guilds[guest.guild].owner_id = sam.id
        await stage.host._db.write(moved, guest.guild, guest.channel + 1)
    shown = (await guest.slash("about")).response
    before = saved(stage)
    for verb in ("board", "log", "move", "close_table", "table_language", "watch", "replay"):
        result = await guest.press(shown, f"v1|1||{verb}|", ["pl"] if verb == "table_language" else None)
        assert texts(result.followups[-1] if result.followups else result.response) == phrase(
            "host.mistake.no_table", table=1
        ), verb
    assert saved(stage) == before


def moved(connection: Connection, guild: int, channel: int) -> None:
    connection.execute("update tables set guild = ?, channel = ?, thread = null", (guild, channel))


@pytest.mark.parametrize("code", rotated([50007, 50278], 1))
async def test_who_cannot_be_written_to_plays_all_the_same(stage: DiscordStage, sam: UserHandle, code: int) -> None:
    """Nothing waits for a message that cannot be sent, and the panel says so."""
    stage.env.inject_error("POST", "/channels/*/messages", status=403, code=code, times=None)
    said = await learning(stage, sam)
    assert "Step 2 of 4" in said[-1]
    assert sum(phrase("ui.thread.unwritten") in one for one in said) == 1
    assert await stage.host.notices.waiting() == []
    assert sam.dm_channel.history() == []
    stage.env.backend.faults.clear()


async def test_who_has_no_direct_message_is_told_how_to_open_one(stage: DiscordStage, sam: UserHandle) -> None:
    stage.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    await stage.host.users.set(sam.id, screen="phone")
    result = await Guest(stage, sam, server=False).slash("learn", game="bazaar")
    assert phrase("home.mistake.no_direct") in stage.read(sam, result, fresh=True)
    assert await stage.host.reads.of_user(sam.id, ("lobby", "running")) == []
    stage.env.backend.faults.clear()


async def test_nothing_of_a_direct_message_is_left_of_who_is_forgotten(stage: DiscordStage, sam: UserHandle) -> None:
    await learning(stage, sam)
    assert str(sam.dm_channel.id) in (await stage.host.privacy.export(sam.id)).decode()
    await stage.host.privacy.delete(sam.id)
    await stage.settle()
    table = await stage.host.reads.info(1, BOT)
    assert (table.status, table.channel, table.organiser) == ("closed", None, 0)
