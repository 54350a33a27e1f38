"""A Discord server with tables of every kind, for hostile clicks and texts; restored after every change."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any, NamedTuple

import discord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, UserHandle
from simcord.results import InteractionResult

import testkit.bazaar.meta  # noqa: F401 (makes the game known)
from cogs.clicks.permissions import LackingPermissions
from engine.core.text import PlayerMistake
from host import BOT, Person
from storage.contents import TABLES
from testkit.bazaar_pictures import pictured
from testkit.discord.shown import buttons, content, faults_in, selects
from testkit.discord.stage import DiscordStage, staged
from testkit.hostile.target import Loudest, listening
from testkit.scenes import bids, play_out

Rows = dict[str, list[tuple[Any, ...]]]
SECRET, OVER, LOBBY, RUNNING = 1, 2, 3, 4  # tables: of Cleo and Dan alone; three of Alice and Bob
NO_TABLE = 999
REST_SECONDS = 280.0  # for the bot to come to rest; how long it works is measured by its processor time
PEOPLE = ("alice", "bob", "cleo", "zoe", "mia")  # Zoe is nobody here, Mia manages the server
PLACES = ("thread", "lobby", "panel", "channel", "direct", "elsewhere")
LEGITIMATE = (PlayerMistake, LackingPermissions)


class ClickAnswer(NamedTuple):
    """What came of a click."""

    said: str
    acknowledged: bool


class HostileServer:
    """Opened once for many inputs."""

    stage: DiscordStage
    loudest: Loudest
    first: Rows

    def __init__(self) -> None:
        self.explained: list[Exception] = []
        self._open = AsyncExitStack()

    async def open(self) -> None:
        folder = Path(tempfile.mkdtemp(prefix="hostile-"))
        self._open.callback(shutil.rmtree, folder, ignore_errors=True)
        self._open.enter_context(pictured())
        self.loudest = self._open.enter_context(listening())
        self.stage = await self._open.enter_async_context(staged(folder, REST_SECONDS))
        await self._people()
        await self._tables()
        guard = self.stage.bot.wired.in_flight.guard
        explain = guard.explain

        async def noted(click: Any, error: Exception, pressed: Any = None) -> None:
            self.explained.append(error)
            await explain(click, error, pressed)

        guard.explain = noted  # type: ignore[method-assign]
        self.first = self.rows()
        self.loudest.heard.clear()

    async def close(self) -> None:
        await self._open.aclose()

    async def _people(self) -> None:
        stage = self.stage
        managing = discord.Permissions(manage_guild=True, view_channel=True, send_messages=True)
        manager = stage.guild.create_role("manager", permissions=managing)
        self.elsewhere = stage.env.create_guild("Elsewhere")
        self.theirs = self.elsewhere.create_text_channel("theirs")
        away = self.elsewhere.create_role("manager", permissions=managing)
        self.people: dict[str, MemberActor] = {name: stage.person(name) for name in (*PEOPLE, "dan")}
        stage.env.backend.guilds[stage.guild.id].members[self.people["mia"].id].role_ids.append(manager.id)
        self.away = {name: self.elsewhere.add_member(one.user, roles=[away]) for name, one in self.people.items()}

    async def _tables(self) -> None:
        stage, host = self.stage, self.stage.host
        alice, bob, cleo, dan = (self.people[name] for name in ("alice", "bob", "cleo", "dan"))
        where: dict[str, Any] = {"guild": stage.guild.id, "channel": stage.channel.id}
        secret = await host.lobby.create("bazaar", Person(cleo.id), "Cleo", private=True, **where)
        await host.lobby.invite(secret.id, Person(cleo.id), dan.id)
        await host.lobby.join(secret.id, Person(dan.id), "Dan")
        await stage.place(secret)
        await host.lobby.start(secret.id, Person(cleo.id), seed="s", shuffle=False)
        await stage.settle()
        await stage.start(alice, bob)
        await play_out(stage, OVER)
        await alice.slash(stage.channel, "table new", game="bazaar")
        await host.lobby.join(LOBBY, Person(bob.id, guild=stage.guild.id), "Bob")
        await stage.start(alice, bob)
        await bids(stage, alice="3", bob="0")
        await stage.move(alice)
        lobby = await host.reads.info(LOBBY, BOT)
        assert (secret.id, lobby.status, stage.table.id) == (SECRET, "lobby", RUNNING)
        self.ground = {
            "thread": stage.stored(stage.newest()),
            "lobby": next(stage.stored(m) for m in stage.channel.history() if m.id == lobby.message),
            "panel": stage.stored(stage.panel(alice)),
        }
        await stage.slash(self.people["zoe"], "help", where=stage.channel)
        self.ground["channel"] = stage.stored(stage.panel(self.people["zoe"]))
        await stage.slash(self.away["zoe"], "help", where=self.theirs)
        self.ground["elsewhere"] = stage.stored(stage.panel(self.away["zoe"]))

    def actor(self, who: str, where: str) -> tuple[MemberActor | UserHandle, ChannelHandle]:
        """Somebody somewhere."""
        person = self.people[who]
        if where == "direct":
            return person.user, person.user.dm_channel
        if where == "elsewhere":
            return self.away[who], self.theirs
        return person, self.stage.thread if where == "thread" else self.stage.channel

    async def message(self, who: str, where: str) -> Any:
        """A message they can click on there."""
        if where == "direct":
            user = self.people[who].user
            return self.stage.stored((await user.slash("help")).response)
        return self.ground[where]

    def shown(self) -> list[tuple[str, str, list[str] | None]]:
        """Every control that is in sight: where, its custom_id, and what can be selected."""
        found: list[tuple[str, str, list[str] | None]] = []
        posted = [("thread", one) for one in self.stage.posts()] + list(self.ground.items())
        for where, message in posted:
            found += [(where, str(one["custom_id"]), None) for one in buttons(message) if "custom_id" in one]
            for one in selects(message):
                found.append((where, str(one["custom_id"]), [line["value"] for line in one["options"]]))
        return found

    def read(self, result: InteractionResult) -> ClickAnswer:
        """All that came back: messages, a form, suggestions."""
        parts = [result.response, *result.followups] if result.response is not None else [*result.followups]
        said = [content(part) for part in parts]
        said += [str(result.modal)] if result.modal else []
        said += [str(result.autocomplete_choices)] if result.autocomplete_choices else []
        return ClickAnswer("\n".join(said), result.acknowledged)

    def rows(self) -> Rows:
        """All that is stored, but for when somebody was last seen: that is noted of whoever presses anything."""
        with closing(sqlite3.connect(self.stage.db)) as db:
            return {
                name: db.execute(f"select {columns(db, name)} from {name} order by {', '.join(key)}").fetchall()
                for name, key in TABLES.items()
            }

    def put_back(self, now: Rows) -> None:
        """Undo whatever was changed, behind everybody's back."""
        with closing(sqlite3.connect(self.stage.db)) as db, db:
            for name, rows in self.first.items():
                if rows != now[name]:
                    db.execute(f"delete from {name}")
                for row in rows if rows != now[name] else ():
                    db.execute(f"insert into {name} values ({', '.join('?' * len(row))})", row)
        self.stage.host._live._warm.clear()

    async def judged(self, answer: ClickAnswer, who: str) -> str | None:
        """What is wrong with what came of an input; afterwards everything is as it was."""
        await self.stage.settle()
        now = self.rows()
        wrong = self._wrong(answer, now, who)
        if now != self.first:
            self.put_back(now)
        self.explained.clear()
        self.loudest.heard.clear()
        return wrong

    def _wrong(self, answer: ClickAnswer, now: Rows, who: str) -> str | None:
        if not answer.acknowledged:
            return "nobody was answered"
        strange = [error for error in self.explained if not isinstance(error, LEGITIMATE)]
        if strange:
            return f"explained as {strange[0]!r}"
        if self.loudest.heard:
            return f"logged: {self.loudest.heard[0]}"
        if "our mistake" in answer.said:
            return f"said: {answer.said}"
        changed = [name for name in TABLES if now[name] != self.first[name]]
        if self.explained and changed:
            return f"refused ({self.explained[0]!r}), and yet something changed: {', '.join(changed)}"
        if who not in ("cleo", "dan") and of_secret(now) != of_secret(self.first):
            return "somebody who does not belong there changed the secret table"
        return None

    def faults(self) -> list[str]:
        """What was sent that Discord would refuse."""
        return faults_in(self.stage.env)


def columns(db: sqlite3.Connection, table: str) -> str:
    """What is read of a table, in its order."""
    names = [row[1] for row in db.execute(f"pragma table_info({table})")]
    return ", ".join("null" if name == "seen_at" else name for name in names)


def of_secret(rows: Rows) -> list[Any]:
    """All that is stored about the secret table."""
    named = ("seats", "boundaries", "choices", "plans", "requests", "followers")  # which begin with the table's number
    found = [row for name in named for row in rows[name] if row[0] == SECRET]
    return [*found, *(row for row in rows["tables"] if row[0] == SECRET)]
