"""What Rematch, Export and Verify do after the end of a game; `cogs/cards/table_parts.py` shows the buttons."""

from __future__ import annotations

import asyncio
import logging

import discord

from cogs.cards.lobby_card import lobby_message
from cogs.cards.result_words import result_lines
from cogs.cards.score_sheet import score_sheet
from cogs.cards.table_parts import heading, place_of
from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge
from cogs.clicks.context import Context
from cogs.clicks.discord_errors import DROPPED
from cogs.clicks.people import MEMBER_SECONDS, person
from cogs.clicks.router import Router
from cogs.messages import limits
from cogs.messages.escaping import escaped
from cogs.messages.message import Message, fit, galleries, note, paragraph
from engine.core.text import PlayerMistake, Text, join, text, verbatim
from host import GatheredCall, TableInfo

log = logging.getLogger(__name__)


class AfterGamePanel:
    """Answers the buttons below a result, for whoever presses them."""

    def __init__(self, context: Context, router: Router) -> None:
        self.context, self.host = context, context.host
        for verb, work in {
            "rematch": self.rematch,
            "result": self.result,
            "proof": self.proof,
            "export": self.export,
            "verify": self.verify,
        }.items():
            router.on(verb, work)

    async def rematch(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """A lobby with the same people in the table's channel, where everybody but who pressed is mentioned."""
        await acknowledge(click, ephemeral=True, thinking=True)
        table = await self.host.reads.info(button_ids.table_of(pressed), person(click))
        gone = await self.gone(table)
        new, made = await self.host.lobby.rematch(table.id, person(click), gone)
        reader = await self.context.reader(click, new)
        if made:
            try:
                new = await self.post(new, click.user.id)
            except Exception:
                await self.host.lobby.close(new.id, person(click))  # nobody could find it
                raise
        place = place_of(new)
        others = any(seat.user not in (None, click.user.id) for seat in new.seats)
        opened = text("end.rematch.open" if others else "end.rematch.alone", place=place)
        there = opened if made else text("end.rematch.there", place=place)
        lines = [reader.say(there)]
        if made and gone:
            names = [verbatim(escaped(seat.name)) for seat in table.seats if seat.user in gone]
            lines.append(reader.say(text("end.rematch.gone", players=join(names, "comma"))))
        await self.context.show(click, note("\n".join(lines)))

    async def post(self, table: TableInfo, caller: int) -> TableInfo:
        """The lobby as any other has it, with a line that mentions those who did not press the button."""
        reader = self.context.everybody(table)
        card = lobby_message(table, reader)
        others = [seat.user for seat in table.seats if seat.user not in (None, caller)]
        mentions = tuple(user for user in others if user is not None)
        players = join([verbatim(f"<@{user}>") for user in mentions], "comma")
        parts = (*([paragraph(reader.say(text("end.rematch.call", players=players)))] if mentions else ()), *card.parts)
        assert table.channel is not None
        channel = self.context.bot.get_partial_messageable(table.channel, guild_id=table.guild)
        calls = {
            user: GatheredCall("rematch", table.id, sentence=text("end.rematch.call", players=verbatim(f"<@{user}>")))
            for user in mentions
        }
        reads = {user: (await self.context.reader_by_dm(user, table)).lang for user in mentions}
        here = [user for user in mentions if reads[user] == table.language]
        rung = tuple([user for user in here if await self.host.gathering.rings(user, calls[user])])
        posted = await channel.send(**Message(parts, (), rung).sending())
        table = await self.host.lobby.place(table.id, message=posted.id)
        for user in {*mentions} - {*here}:  # who reads another language is called in it, by a message of their own
            await self.host.lobby.tell(table.id, user, Text("end.rematch.yours"), button="rematch")
        return table

    async def gone(self, table: TableInfo) -> list[int]:
        """Players who are no longer on the table's server; who is not known to be gone counts as there."""
        guild = None if table.guild is None else self.context.bot.get_guild(table.guild)
        users = [] if guild is None else [seat.user for seat in table.seats if seat.user is not None]
        found = []
        for user in users:
            assert guild is not None
            try:
                await asyncio.wait_for(guild.fetch_member(user), MEMBER_SECONDS)
            except (discord.HTTPException, discord.RateLimited, *DROPPED) as error:
                if isinstance(error, discord.NotFound):
                    found.append(user)
                else:
                    log.info("guild=%s user=%s may still be there: %s", table.guild, user, error)
        return found

    async def result(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """The result in the language of who asks, with a word of their own, and what every shuffle is checked by."""
        await acknowledge(click, ephemeral=True, thinking=True)
        who = person(click)
        table = await self.host.reads.info(button_ids.table_of(pressed), who)
        reader, seed = await self.context.reader(click, table), await self.host.reads.seed(table.id, who)
        if table.status != "over" or seed is None:
            raise PlayerMistake(text("host.mistake.not_over", table=table.id))
        own, result = table.seat_of(click.user.id), await self.host.reads.result_so_far(table.id, who)
        sheet = None if reader.pictures == "never" else await score_sheet(table, reader, result)
        lines = result_lines(
            table,
            reader,
            result,
            played=await self.host.reads.played(table.id, who),
            ended_by_standin=await self.host.reads.ended_by_standin(table.id, who),
            seen_back=await self.host.reads.seen_back(table.id, who),
            own=None if own is None else own.seat,
            parts=sheet is None,
        )
        lines.append("-# " + reader.say(text("ui.post.seed", seed=seed, hash=table.commitment or "")))
        shown = () if sheet is None else (sheet,)
        parts = [paragraph(heading(table, reader)), *galleries(shown), paragraph("\n".join(lines))]
        await self.context.show(click, Message(tuple(parts), shown))

    async def proof(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """The hash that was announced at the start, as the button below the first message carries it."""
        await acknowledge(click, ephemeral=True, thinking=True)
        table = await self.host.reads.info(button_ids.table_of(pressed), person(click))
        reader = await self.context.reader(click, table)
        if not table.commitment:
            raise PlayerMistake(Text("ui.mistake.old_button"))
        said = reader.say(text("end.proof", hash=table.commitment))
        await self.context.show(click, note(f"{heading(table, reader)}\n{said}"))

    async def export(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """The game as a file."""
        await acknowledge(click, ephemeral=True, thinking=True)
        await self.send_file(click, await self.host.reads.info(button_ids.table_of(pressed), person(click)))

    async def send_file(self, click: Click, table: TableInfo) -> None:
        """The table as a file: of a finished game everything, of a running one only what is public."""
        reader = await self.context.reader(click, table)
        data = await self.host.transfer.export(table.id, person(click))
        said = reader.say(Text("look.export.over") if table.status == "over" else Text("look.export.running"))
        await self.context.show_file(click, said, f"kontor-{table.game}-{table.id}.json", data)

    async def verify(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """The whole game played again from its seed, here and now."""
        await acknowledge(click, ephemeral=True, thinking=True)
        table = await self.host.reads.info(button_ids.table_of(pressed), person(click))
        reader = await self.context.reader(click, table)
        proof = await self.host.transfer.verify(table.id, person(click))
        said = reader.say(text("end.verify.done", seed=proof.seed, hash=proof.commitment))
        counted = reader.say(text("end.verify.counted", answers=proof.answers, draws=proof.draws))
        await self.context.show(click, note(fit(f"{heading(table, reader)}\n{said}\n-# {counted}", limits.TEXT)))
