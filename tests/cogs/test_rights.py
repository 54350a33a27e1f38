"""Rights through the real bot: every kind of route (commands, buttons, lists, forms, suggestions, forged ids)."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands
from simcord.actors import MemberActor, _component_interaction, _dispatch_actor_interaction
from simcord.backend.serializers import message_payload
from simcord.builders import ChannelHandle, GuildHandle, UserHandle
from simcord.results import InteractionResult

from host import BOT, Person, TableInfo
from host.rights import RIGHTS, Deed
from testkit.discord.rights import AWAY, MAY, NOT_ON_THE_SERVER, ROLES, Cell, cells
from testkit.discord.shown import buttons, labels, texts
from testkit.discord.stage import DiscordStage, staged
from testkit.phrases import phrase
from testkit.rotation import rotated, rotation, soaked
from tests.cogs.controls import COMMANDS, MANAGING, VERBS, saved

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("drawn")]
# about no table
SETTINGS = (
    "set_language",
    "set_pictures",
    "set_route",
    "set_time_zone",
    "set_quiet",
    "set_hears",
    "set_screen",
    "set_turn_end",
    "set_guide",
    "screen",
    "next_table",
    "set_server",
    *("set_form", "set_pick", "set_sheets", "set_look", "set_text", "set_take", "set_drop"),
    "begin",
    "open_table",
    "server_settings",
)
PRIVACY = ("set_history", "privacy_export", "privacy_delete", "privacy_delete_now", "standings")
LATELY = re.compile(r"\d{15,}|<t:\d+:\w>|[0-9a-f]{64}")  # numbers of messages and moments
NO_TABLE = phrase("host.mistake.no_table", table=1)
PRIVATE = phrase("host.mistake.private", table=1)
NOT_SEATED = phrase("host.mistake.not_seated", table=1)
ORGANISER = phrase("host.mistake.organiser", table=1)
TOO_OLD = phrase("ui.mistake.old_button")


@pytest.fixture(autouse=True)
def no_errors(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever somebody forges is no mistake of ours."""
    yield
    assert [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR] == []


class Somewhere:
    """Somebody in a place from which they can do anything a client could send, and more."""

    def __init__(self, stage: DiscordStage, actor: MemberActor | UserHandle, channel: ChannelHandle) -> None:
        self.stage, self.actor, self.channel = stage, actor, channel
        self.ground: Any = None  # a message they can see

    def heard(self, result: InteractionResult) -> str:
        """What is new: a sentence beside the message that was clicked, or what took its place."""
        read = self.stage.read(self.actor, result, fresh=True)
        return "\n".join(map(texts, result.followups)) or read

    async def settle(self, message: Any = None) -> Somewhere:
        if message is None:
            await self.type("help")
            message = self.stage.stored(self.stage.panel(self.actor))
        self.ground = message
        return self

    async def type(self, command: str, **given: Any) -> str:
        actor = self.actor
        if isinstance(actor, MemberActor):
            return self.heard(await actor.slash(self.channel, command, **given))
        return self.heard(await actor.slash(command, **given))

    async def suggest(self, command: str, option: str, **given: Any) -> list[Any]:
        actor = self.actor
        if isinstance(actor, MemberActor):
            return await actor.autocomplete(self.channel, command, option, "", **given)
        return await actor.autocomplete(command, option, "", **given)

    async def press(self, custom_id: str, values: list[str] | None = None) -> str:
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2 if values is None else 3}
        if values is not None:
            data["values"] = values
        return self.heard(await _component_interaction(self.actor, self.ground, data))

    async def submit(self, custom_id: str, **fields: str) -> str:
        chosen = [
            {"type": 18, "id": n, "component": {"type": 3, "id": 100 + n, "custom_id": name, "values": [value]}}
            for n, (name, value) in enumerate(fields.items(), 1)
        ]
        backend = self.stage.env.backend
        extra = {"message": dict(message_payload(backend, self.ground))}
        result = await _dispatch_actor_interaction(
            self.actor, 5, self.channel, {"custom_id": custom_id, "components": chosen}, extra=extra,
            source_message_id=self.ground.id,
        )  # fmt: skip
        return self.heard(result)


Use = Callable[[Somewhere], Awaitable[str]]


def button(verb: str, arg: str = "", step: str = "") -> Use:
    return lambda who: who.press(f"v1|1|{step}|{verb}|{arg}")


def chosen(verb: str, value: str, arg: str = "", step: str = "") -> Use:
    return lambda who: who.press(f"v1|1|{step}|{verb}|{arg}", [value])


def command(name: str, **given: Any) -> Use:
    return lambda who: who.type(name, table=1, **given)


RUNNING: dict[Deed, dict[str, Use]] = {
    "answer": {
        "/move": command("move"),
        "/hand": command("hand"),
        "/choose": command("choose", answer="1"),
        "move": button("move"),
        "hand": button("hand"),
        "pick": button("pick", "n:1", "1"),
        "anyway": button("anyway", "n:1", "1"),
        "ask": button("ask", "", "1"),
        "why": button("why", "0", "1"),
        "look": button("look", "", "1"),
        "more": button("more", "", "1"),
        "hold": button("hold", "", "1"),
        "/hint": command("hint"),
        "hint": button("hint", "", "1"),
        "/review": command("review"),
        "review": button("review"),
        "because": chosen("because", "n:99", "0", "1"),
        "mark": chosen("mark", "0", "", "1"),
        "open": button("open", "", "1"),
        "take": button("take", "", "1"),
        "hinted": button("hinted", "", "1"),
        "path": chosen("path", "n:1", "give:1", "1"),
        "count": chosen("count", "1", "", "1"),
        "fill": chosen("fill", "0", "", "1"),
        "send": button("send", "", "1"),
        "table": lambda who: who.press("v1|||table|move", ["1"]),
        "/plan": command("plan"),
        "/table answers": command("table answers"),
        "plan": button("plan"),
        "planned pick": button("pick", "work", "p0"),
        "drop_plan": button("drop_plan"),
        "plan_lines": button("plan_lines"),
        "plan_line": button("plan_line", "0"),
        "prefer_line": button("prefer_line", "", "1"),
        "drop_line": button("drop_line", "", "1"),
        "always": chosen("always", "skip", "=", "1"),
        "forget": chosen("forget", "1"),
    },
    "undo": {
        "/undo": command("undo"),
        "back": button("back", "", "1"),
        "regret": button("regret"),
        "ask_back": button("ask_back", "0.1"),
        "agree": button("agree", "1"),
        "refuse": button("refuse", "1"),
        "step_again": button("step_again", "", "1"),
    },
    "options": {
        "/table language": command("table language", language="pl"),
        "table_language": chosen("table_language", "pl"),
    },
    "rewind": {"/table rewind": command("table rewind", turn=0), "ask_back": button("ask_back", "0.0")},
    "close": {
        "/table close": command("table close"),
        "close_table": button("close_table"),
        "ask_close": button("ask_close"),
        "learn_anew": button("learn_anew"),
    },
    "replace": {"/table replace": command("table replace", player=2)},
    "decide": {
        "/table pace": command("table pace", pace="daily"),
        "/table pause": command("table pause"),
        "/table resume": command("table resume"),
        "/table hints": command("table hints"),
        "late": button("late", "wait.0.1"),
        "consent": button("consent", "yes.pause.1"),
        "play_on": button("play_on"),
    },
    "standin": {
        "/table standin": command("table standin"),
        "come_back": button("come_back"),
        "here": button("here"),
        "away_standin": chosen("away_standin", "1"),
    },
    "resign": {
        "/table resign": command("table resign"),
        "resign_now": button("resign_now"),
        "ask_resign": button("ask_resign"),
    },
    "take": {"take_seat": button("take_seat", "0")},
    "export": {"/export": command("export"), "export": button("export")},
    "rematch": {"rematch": button("rematch")},
    "look": {
        "/board": command("board"),
        "/log": command("log"),
        "/scores": command("scores"),
        "/table info": command("table info"),
        "board": button("board"),
        "picture": button("picture", "board..0"),
        "in_words": button("in_words"),
        "log": button("log"),
        "log_page": button("log_page", "<0"),
        "help": button("help"),
        "things": button("things", "bazaar/cards/0"),
        "thing": button("thing", "bazaar:lamp"),
        "what": button("what"),
        "legend": button("legend"),
        "step_on": button("step_on", "", "1"),
        "/replay": command("replay"),
        "replay": button("replay", "on.0"),
        "from_here": button("from_here", "0"),
        "from_tried": button("from_tried"),
        "what_if": button("what_if", "0"),
        "from_seat": chosen("from_seat", "0", "0"),
        "practice": button("practice", "0.0.friends"),
        "film": button("film"),
        "verify": button("verify"),
        "/watch": command("watch"),
        "watch": button("watch"),
        "result": button("result"),
        "proof": button("proof"),
        "watch_again": button("watch_again"),
        "follow": button("follow"),
        "unfollow": button("unfollow"),
    },
}
LOBBY: dict[Deed, dict[str, Use]] = {
    "join": {"join": button("join"), "sit": chosen("sit", "0")},
    "leave": {
        "leave": button("leave"),
        "accept": button("accept"),
        "keep": button("keep"),
        "want_seat": chosen("want_seat", "0"),
        "swap": button("swap"),
    },
    "invite": {},
    "options": {
        "swap_seats": lambda who: who.press("v1|1||swap_seats|", ["0", "1"]),
        "seating": button("seating", "keep"),
        "set_pace": chosen("set_pace", "daily"),
        "table_language": chosen("table_language", "pl"),
        "/table pace": command("table pace", pace="daily"),
        "seek": button("seek"),
        "stop_seeking": button("stop_seeking"),
        "set_options": lambda who: who.submit("v1|1||set_options|", goods="scarce"),
    },
    "computers": {"add_computer": button("add_computer"), "drop_computer": button("drop_computer")},
    "start": {"start": button("start"), "start_in": chosen("start_in", "1")},
    "close": {"/table close": command("table close"), "close_table": button("close_table")},
    "look": {
        "/table info": command("table info"),
        "options": button("options"),
        "sources": button("sources"),
        "seats": button("seats"),
        "own_table": chosen("own_table", "cards"),
    },
}


def test_every_button_that_names_a_table_is_among_them() -> None:
    tried = {name for routes in (RUNNING, LOBBY) for uses in routes.values() for name in uses}
    assert set(VERBS) - tried == {"chapter", "contents", "learn", "learn_on", *SETTINGS, *PRIVACY}


# Commands about no table: what they show of tables is asked of `reads.on_server` and `looking.of_user`.
ELSEWHERE = {
    *(
        "about",
        "away",
        "back",
        "help",
        "history",
        "import",
        "learn",
        "next",
        "privacy",
        "rules",
        "settings",
        "standings",
    ),
    *("what", "table list", "table new", "kontor export", "kontor set", "kontor settings", "kontor tables"),
}
ASKED_BY_NAME = {"table invite"}  # tried by itself, since it takes a person


def test_every_command_about_a_table_is_among_them() -> None:
    tried = {name[1:] for routes in (RUNNING, LOBBY) for uses in routes.values() for name in uses if name[0] == "/"}
    assert set(COMMANDS) - tried == ELSEWHERE | ASKED_BY_NAME
    assert tried <= set(COMMANDS)


def test_every_deed_has_a_route() -> None:
    assert {deed for routes in (RUNNING, LOBBY) for deed, uses in routes.items() if uses} | {"invite"} == set(MAY)


def test_no_click_reaches_a_table_as_the_bot_itself() -> None:
    """Only what the bot sends by itself, and what Discord tells without a click, asks nobody's rights."""
    rooms = [*Path("cogs/commands").glob("*.py"), *Path("cogs/panels").glob("*.py")]
    assert len(rooms) > 10
    assert [path.name for path in rooms if "BOT" in path.read_text(encoding="utf-8")] == []


class Town:
    """Table 1 of Alice and Bob, and everybody else: on its server, and on another that all of them manage."""

    def __init__(self, stage: DiscordStage) -> None:
        self.stage = stage
        self.elsewhere: GuildHandle = stage.env.create_guild("Elsewhere")
        self.other_channel = self.elsewhere.create_text_channel("theirs")
        manager = stage.guild.create_role("manager", permissions=MANAGING)
        everywhere = self.elsewhere.create_role("manager", permissions=MANAGING)
        names = {"organiser": "alice", "seated": "bob"}
        self.users = {role: stage.env.create_user(names.get(role, role.replace(" ", ""))) for role in ROLES}
        self.home = {
            role: stage.guild.add_member(user, roles=[manager] if role == "manager here" else [])
            for role, user in self.users.items()
            if role not in NOT_ON_THE_SERVER
        }
        self.away = {role: self.elsewhere.add_member(user, roles=[everywhere]) for role, user in self.users.items()}
        stage.bot.owner_id = self.users["owner of the bot"].id

    async def open(self, *, private: bool, running: bool) -> TableInfo:
        stage, lobby = self.stage, self.stage.host.lobby
        alice, bob = self.home["organiser"], self.home["seated"]
        await alice.slash(stage.channel, "table new", game="bazaar", private=private)
        for role in ("seated", "invited"):
            await lobby.invite(1, Person(alice.id), self.users[role].id)
        await lobby.join(1, Person(bob.id), "Bob")
        await lobby.add_computer(1, Person(alice.id))
        if running:
            await stage.place(await stage.host.reads.info(1, BOT))
            await lobby.start(1, Person(alice.id), seed="s", shuffle=False)
            await stage.settle()
        return await stage.host.reads.info(1, BOT)

    async def at(self, role: str, place: str) -> Somewhere:
        stage = self.stage
        match place:
            case "thread":
                return await Somewhere(stage, self.home[role], stage.thread).settle()
            case "channel":
                return await Somewhere(stage, self.home[role], stage.channel).settle()
            case "lobby message":
                posted = next(m for m in stage.channel.history() if "Bazaar ·" in texts(m))
                return await Somewhere(stage, self.home[role], stage.channel).settle(stage.stored(posted))
            case "other server":
                return await Somewhere(stage, self.away[role], self.other_channel).settle()
            case _:
                user = self.users[role]
                return await Somewhere(stage, user, user.dm_channel).settle()


@pytest.fixture
def town(stage: DiscordStage) -> Town:
    return Town(stage)


def sentence(cell: Cell) -> str:
    if not cell.seen:
        return PRIVATE if cell.place == "lobby message" else NO_TABLE
    return NOT_SEATED if RIGHTS[cell.deed] in ("player", "member") else ORGANISER


@pytest.mark.parametrize("whole", [False, soaked(True)], ids=["by turns", "whole"])
@pytest.mark.parametrize(
    ("kind", "running"), rotated([("public", False), ("private", True), ("private", False), ("public", True)], 2)
)
async def test_who_may_not_is_told_so_by_every_route(town: Town, kind: str, running: bool, whole: bool) -> None:
    """All that is refused, each cell by another route every day; what may not be seen is said to be none."""
    await town.open(private=kind == "private", running=running)
    before = saved(town.stage)
    standing: dict[tuple[str, str], Somewhere] = {}
    turns: dict[Deed, Iterator[str]] = {}
    for cell in cells(kind):
        if cell.expected or cell.place == ("lobby message" if running else "thread"):
            continue
        uses = (RUNNING if running else LOBBY).get(cell.deed, {})
        if cell.place == "lobby message":  # a command is not used below one
            uses = {name: use for name, use in uses.items() if name[0] != "/"}
        if not uses:
            continue
        if (cell.role, cell.place) not in standing:
            standing[cell.role, cell.place] = await town.at(cell.role, cell.place)
        who = standing[cell.role, cell.place]
        if cell.deed not in turns:
            every = list((RUNNING if running else LOBBY)[cell.deed])
            turns[cell.deed] = islice(cycle(every), rotation() % len(every), None)
        for name in uses if whole else [next(name for name in turns[cell.deed] if name in uses)]:
            assert await uses[name](who) == sentence(cell), (cell, name)
    await town.stage.settle()
    assert saved(town.stage) == before


def suggesting(stage: DiscordStage) -> list[tuple[str, str, bool]]:
    """Every option for which something is suggested: of which command, and whether that names a table."""
    found = []
    for one in stage.bot.tree.walk_commands():
        if isinstance(one, app_commands.Command) and not one.qualified_name.startswith("kontor"):
            names = [str(parameter.display_name) for parameter in one.parameters]
            found += [
                (one.qualified_name, str(parameter.display_name), "table" in names)
                for parameter in one.parameters
                if parameter.autocomplete
            ]
    assert len(found) > 25
    return found


@pytest.mark.parametrize("role", ["spectator", "stranger", "manager elsewhere", "owner of the bot"])
async def test_nothing_is_suggested_of_a_table_that_is_not_seen(town: Town, role: str) -> None:
    await town.open(private=True, running=True)
    for place in AWAY if role in NOT_ON_THE_SERVER else ("channel", *AWAY):
        who = await town.at(role, place)
        for name, option, has_table in suggesting(town.stage):
            if option == "table":
                assert await who.suggest(name, option) == [], (name, place)
            elif has_table:
                assert await who.suggest(name, option, table=1) == [], (name, option, place)


SECRET_BIDS = ("n:1", "n:2")  # what Alice has bid and locked in, while Bob has not


async def heard_by(folder: Path, bid: str, roles: Sequence[str]) -> dict[tuple[str, str, str], str]:
    """What others than Alice are told at her table by every route that shows something, with her secret bid."""
    heard = {}
    async with staged(folder) as stage:
        town = Town(stage)
        await town.open(private=False, running=True)
        alice = Person(town.users["organiser"].id)
        for picks in ([bid], ["lock"]):
            await stage.host.answers.answer(1, alice, None, picks)
        await stage.settle()
        for role in roles:
            who = await town.at(role, "thread")
            for deed in ("look", "export", "undo", "answer"):
                for name, use in RUNNING[deed].items():
                    heard[role, deed, name] = await use(who)
            for kind in ("hand", "board", "player", "plan"):
                for seat in ("", "0", "1"):
                    heard[role, kind, seat] = await who.press(f"v1|1||picture|{kind}.{seat}.")
        heard["", "", "what Bob has answered"] = repr([row for row in saved(stage)["choices"] if row[3] == 1])
        heard["", "", "what Alice has answered"] = repr([row[3] for row in saved(stage)["choices"] if row[3] == 0])
    return {key: LATELY.sub("", told) for key, told in heard.items()}


@pytest.mark.parametrize("other", rotated(("spectator", "manager here", "owner of the bot"), 1))
async def test_nobody_reads_or_plays_the_hand_of_another_seat(tmp_path: Path, other: str) -> None:
    """Two tables that differ in what Alice has bid in secret are the same to everybody else."""
    worlds = []
    for bid in SECRET_BIDS:
        (tmp_path / bid[2:]).mkdir()
        worlds.append(await heard_by(tmp_path / bid[2:], bid, ("seated", other)))
    assert len(worlds[0]) > 75
    assert {key for key in worlds[0] if worlds[0][key] != worlds[1][key]} == set()


async def test_who_manages_another_server_only_plays(town: Town) -> None:
    """Bob sits at the table and manages another server: there he is nothing but a player."""
    await town.open(private=False, running=False)
    before = saved(town.stage)
    bob = await town.at("seated", "other server")
    for verb in ("add_computer", "drop_computer", "start", "close_table"):
        assert await bob.press(f"v1|1||{verb}|") == ORGANISER
    assert await bob.submit("v1|1||set_options|", goods="scarce") == ORGANISER
    assert await bob.type("table close", table=1) == ORGANISER
    assert saved(town.stage) == before


async def test_a_stranger_with_forged_ids_reaches_no_private_table(town: Town) -> None:
    await town.open(private=True, running=True)
    before = saved(town.stage)
    stranger = await town.at("stranger", "other server")
    for verb in VERBS:
        if verb not in ("chapter", "contents", "learn", "learn_on", "table", *SETTINGS, *PRIVACY):
            assert await stranger.press(f"v1|1|1|{verb}|", ["1"]) in (NO_TABLE, TOO_OLD), verb
    assert saved(town.stage) == before


async def test_nobody_joins_a_private_lobby_but_who_was_invited(town: Town) -> None:
    await town.open(private=True, running=False)
    assert await (await town.at("stranger", "other server")).press("v1|1||join|") == NO_TABLE
    assert await (await town.at("spectator", "channel")).press("v1|1||join|") == NO_TABLE
    reading = await town.at("spectator", "lobby message")
    assert await reading.press("v1|1||join|") == PRIVATE
    await (await town.at("invited", "channel")).press("v1|1||join|")
    assert "invited" in (await town.stage.host.reads.info(1, BOT)).names


async def test_a_manager_of_the_tables_server_helps_there(town: Town) -> None:
    await town.open(private=False, running=False)
    manager = await town.at("manager here", "channel")
    assert "Kontor 2" in await manager.press("v1|1||add_computer|")
    assert "Close it?" in await manager.type("table close", table=1)
    assert "Table 1 is closed." in await manager.press("v1|1||close_table|")


@pytest.mark.parametrize("trouble", [None, 404, 500])
async def test_a_player_who_manages_the_tables_server_does_so_from_anywhere(town: Town, trouble: int | None) -> None:
    """Discord is asked about the table's own server; if it does not say so, they are no manager."""
    await town.open(private=True, running=False)
    chief = town.stage.guild.create_role("chief", permissions=MANAGING)
    town.stage.env.backend.guilds[town.stage.guild.id].members[town.users["seated"].id].role_ids.append(chief.id)
    if trouble is not None:
        town.stage.env.inject_error("GET", "/guilds/*/members/*", status=trouble, times=None)
    heard = await (await town.at("seated", "direct message")).press("v1|1||add_computer|")
    assert ("Kontor 2" in heard) is (trouble is None)
    assert (heard == ORGANISER) is (trouble is not None)
    town.stage.env.backend.faults.clear()


async def test_a_public_table_in_a_channel_that_is_hidden_from_somebody_is_hidden_with_it(town: Town) -> None:
    stage = town.stage
    seen = discord.PermissionOverwrite(view_channel=True, send_messages=True)
    unseen = discord.PermissionOverwrite(view_channel=False)
    assert stage.bot.user is not None
    hidden = stage.guild.create_text_channel(
        "staff",
        overwrites={stage.guild.default_role: unseen, town.users["organiser"]: seen, stage.bot.user: seen},
    )
    await town.home["organiser"].slash(hidden, "table new", game="bazaar")
    spectator = await town.at("spectator", "channel")
    assert await spectator.type("table info", table=1) == NO_TABLE
    assert "no open table" in await spectator.type("table list")
    assert "Organiser" in await (await town.at("organiser", "channel")).type("table info", table=1)


async def test_the_owner_of_the_bot_is_at_a_table_like_anybody_else(town: Town) -> None:
    await town.open(private=True, running=True)
    owner = await town.at("owner of the bot", "channel")
    assert await town.stage.bot.is_owner(discord.Object(owner.actor.id))  # type: ignore[arg-type]
    assert await owner.press("v1|1||board|") == NO_TABLE
    assert await owner.press("v1|1||close_table|") == NO_TABLE


async def test_a_table_that_is_looked_at_in_its_own_thread_is_shown_there(town: Town) -> None:
    """Whoever reads the thread of a private table sees its pictures and buttons anyway."""
    await town.open(private=True, running=True)
    guest = await town.at("spectator", "thread")
    assert "Bazaar · table 1" in await guest.type("log")
    assert "Bazaar · table 1" in await guest.press("v1|1||in_words|")
    assert labels(town.stage.newest())
    assert buttons(town.stage.newest())
