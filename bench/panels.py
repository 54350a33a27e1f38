"""Clicks on the local table against a bare discord.py button: to a panel, to one with its picture, to a new game."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import discord
from simcord.backend.models import Message

import bot
from bench.report import Row
from cogs.clicks import button_ids
from cogs.posting.outbox import OutboxPoster
from engine.core import games
from host import BOT, Host
from render.drawing import pool
from sandbox import LocalPerson, Sandbox, SandboxClock
from testkit.discord.random_clicks import answering, custom_ids, use_any
from testkit.discord.response_times import WholeAnswers
from testkit.many_tables import begin, go_on
from testkit.stolen_cpu import CalmRounds

BARE, CAREFUL = "bare", "careful"
ROUNDS, CLICKS = 5, 20  # at one table of each game in each round, every one beside a bare button
POST_SECONDS = 60.0


class BareButton(discord.ui.View):
    """What discord.py's own examples do: a button that edits its message."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.clicks = 0

    @discord.ui.button(label="Click", custom_id=BARE)
    async def clicked(self, click: discord.Interaction, button: discord.ui.Button[BareButton]) -> None:
        self.clicks += 1
        await click.response.edit_message(content=f"{self.clicks} clicks", view=self)

    @discord.ui.button(label="Click", custom_id=CAREFUL)
    async def careful(self, click: discord.Interaction, button: discord.ui.Button[BareButton]) -> None:
        """Answer late: a button that may do something first."""
        await click.response.defer()
        self.clicks += 1
        await click.edit_original_response(content=f"{self.clicks} clicks", view=self)


class LocalStage:
    """The bot with a bare button beside everything else it can do, and two people who click."""

    def __init__(self, sandbox: Sandbox) -> None:
        assert isinstance(sandbox.bot, bot.Kontor)
        assert sandbox.bot.host is not None
        self.sandbox, self.bot, self.world = sandbox, sandbox.bot, sandbox.world
        self.host: Host = sandbox.bot.host
        self.whole = WholeAnswers(sandbox)
        self.people = {user.id: LocalPerson(self.world, sandbox.answers, user.id) for user in self.world.people()}
        self.ada = next(iter(self.people.values()))
        self.channel = sandbox.channel("tables")
        self.rng = Random(1)
        self.button: Message

    async def set_up(self) -> None:
        channel = self.bot.get_channel(self.channel)
        assert isinstance(channel, discord.TextChannel)
        view = BareButton()
        self.bot.add_view(view)
        self.button = self.world.get_message(channel.id, (await channel.send("No clicks", view=view)).id)

    async def at_rest(self) -> None:
        """Until nobody thinks and nothing is being told."""
        outbox = self.bot.get_cog("OutboxPoster")
        assert isinstance(outbox, OutboxPoster)
        await self.host.idle()
        await outbox.idle()

    async def took(self, asked: Any) -> tuple[float, Message]:
        """Seconds until the answer is whole, and what it shows."""
        took = await self.whole.timed(asked)
        assert took.whole is not None
        assert took.answer.message is not None
        return took.whole, took.answer.message

    async def bare(self, name: str) -> float:
        return (await self.took(self.ada.click(self.button, name)))[0]

    async def clicks(self, game: str, pictures: str, peer: str) -> tuple[float, float]:
        """Medians of clicks at a table in the middle of its game, and of bare ones between them."""
        for user in self.people:
            await self.host.users.set(user, pictures=pictures)
        thread = self.world.create_thread(self.channel, "Table", self.world.bot_user.id)
        circle = self.world.people()
        table = await begin(self.host, game, circle, (), self.world.guild.id, self.channel, thread.id, self.rng)
        await go_on(self.host, table, self.rng)
        await self.at_rest()
        panels: list[float] = []
        bares: list[float] = []
        shown: Message | None = None
        person = self.ada
        while len(panels) < CLICKS:
            bares.append(await self.bare(peer))
            if shown is None or not answering(shown):
                person, post, move = await self.called(table, thread.id)
                seconds, shown = await self.took(person.click(post, move))
            else:
                seconds, shown = await self.took(use_any(person, shown, self.rng))
            panels.append(seconds)
            await self.at_rest()
            shown = self.world.messages[shown.channel_id].get(shown.id)
        return median(panels), median(bares)

    async def round(self, game: str) -> dict[str, float]:
        """One game's ratios, by what was clicked."""
        ratios = {}
        for pictures, peer in (("never", CAREFUL), ("always", BARE)):
            panel, bare = await self.clicks(game, pictures, peer)
            ratios[pictures] = panel / bare
        ratios["new"] = await self.new_game(game) / bare
        return ratios

    async def called(self, table: int, thread: int) -> tuple[LocalPerson, Message, str]:
        """Somebody who must decide, and the newest message with My move."""
        asked = next(one.user for one in await self.host.reads.asks(table, BOT) if one.user is not None)
        move = button_ids.make("move", table=table)
        post = next(one for one in reversed(self.ada.reads(thread)) if move in custom_ids(one))
        return self.people[asked], post, move

    async def new_game(self, game: str) -> float:
        """From /table new against a computer player until the first question is shown."""
        calls: asyncio.Future[Message] = asyncio.get_running_loop().create_future()

        def noticed(kind: str, subject: Any) -> None:
            if kind == "message" and not calls.done() and self.calls_ada(subject):
                calls.set_result(subject)

        began = time.perf_counter()
        self.world.watchers.append(noticed)
        answer = self.ada.slash(self.channel, "table new", game=game, computers=1, start=True)
        _, post = await asyncio.gather(self.took(answer), asyncio.wait_for(calls, POST_SECONDS))
        self.world.watchers.remove(noticed)
        await self.took(self.ada.click(post, next(one for one in custom_ids(post) if "|move|" in one)))
        seconds = time.perf_counter() - began
        await self.at_rest()
        return seconds

    def calls_ada(self, message: Message) -> bool:
        moves = any("|move|" in name for name in custom_ids(message))
        return moves and self.ada.mention in str(message.components)


async def measure() -> dict[str, float]:
    """The ratios, by what was clicked; medians of several rounds of every game."""
    rounds: dict[str, CalmRounds[dict[str, float]]] = {game: CalmRounds(ROUNDS) for game in games.names()}
    sys.setswitchinterval(bot.TURN_SECONDS)
    os.environ.pop("DISCORD_TOKEN", None)
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        clock, db = SandboxClock(), Path(folder) / "panels.db"
        async with (
            pool.worker_processes(),
            Sandbox(lambda: bot.Kontor(db, now=clock.now), db=db, port=0, users=("Ada", "Ben"), clock=clock) as sandbox,
        ):
            stage = LocalStage(sandbox)
            await stage.set_up()
            for game in rounds:
                await stage.round(game)  # which warms up
            while waiting := [game for game, measured in rounds.items() if not measured.enough]:
                for game in waiting:
                    with rounds[game].watched():
                        ratios = await stage.round(game)
                    rounds[game].add(ratios)
    kept = [ratios for measured in rounds.values() for ratios in measured.calmest()]
    return {what: median(ratios[what] for ratios in kept) for what in ("never", "always", "new")}


def rows() -> Iterator[Row]:
    """Three figures, over all games."""
    ratios = asyncio.run(measure())
    careful = "a bare discord.py button that acknowledges, then edits its message"
    against = "a bare discord.py button that edits its message"
    yield Row(f"panels: a click to the next panel, without a picture / {careful}", ratios["never"], 3.0)
    yield Row(f"panels: the same with the question's picture / {against}", ratios["always"], 6.0)
    yield Row(f"panels: /table new to the first question, with a computer player / {against}", ratios["new"], 25.0)
