"""Buttons over days: what the others say when time is up, consent, open seats, coming back, the next table."""

from __future__ import annotations

import logging

import discord

from cogs.cards.late_question import late_message
from cogs.cards.recap import since_lines
from cogs.cards.table_parts import public_button
from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge
from cogs.clicks.context import Context
from cogs.clicks.discord_errors import DROPPED
from cogs.clicks.people import person
from cogs.clicks.router import Router
from cogs.clicks.threads import add_people
from cogs.messages.message import Message, button, paragraph, rows
from cogs.messages.reader import Reader
from cogs.panels.turn.turn_panel import TurnPanel
from engine.core.text import PlayerMistake, Seat, Text, text
from host import TableInfo
from host.days.consent import WISHES
from host.days.time_up import CHOICES, Chosen, LateChoice

log = logging.getLogger(__name__)


class OverDaysPanel:
    """The buttons of games over days; only who pressed sees the answer, and the thread what comes of it."""

    def __init__(self, context: Context, router: Router, turn: TurnPanel) -> None:
        self.context, self.host, self.turn = context, context.host, turn
        router.on("late", self.late)
        router.on("consent", self.consent)
        router.on("take_seat", self.take_seat)
        router.on("come_back", self.come_back)
        router.on("here", self.here)
        router.on("resign_now", self.resign)
        router.on("next_table", self.next_table)
        router.on("play_on", self.play_on)

    async def late(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """Wait, a stand-in, or another player."""
        await acknowledge(click, ephemeral=True, thinking=True)
        choice, seat, mark = three_parts(pressed.arg)
        if choice not in CHOICES:
            raise PlayerMistake(Text("ui.mistake.old_button"))
        wanted: LateChoice = next(one for one in CHOICES if one == choice)
        number = button_ids.number(seat)
        chosen = await self.host.time_up.choose(button_ids.table_of(pressed), person(click), number, mark, wanted)
        noted = text("days.late.noted", until=f"<t:{int(chosen.votes.decide_at)}:f>")
        await self.context.say(click, noted if chosen.done is None else Text("days.late.done"), chosen.table)
        await self._show_wishes(click, chosen, number)

    async def _show_wishes(self, click: Click, chosen: Chosen, seat: Seat) -> None:
        """The question for everybody, with who wants what; among others, or where it cannot be reached, it stays."""
        if click.message is None or asks_more(click.message):
            return
        try:
            message = late_message(chosen, seat, self.context.everybody(chosen.table))
            await click.message.edit(**message.editing())
        except (discord.HTTPException, discord.RateLimited, *DROPPED) as error:
            log.info("table=%s the question about time cannot be reached: %s", chosen.table.id, error)

    async def consent(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """Agree to what somebody would like, or not."""
        await acknowledge(click, ephemeral=True, thinking=True)
        word, wish, mark = three_parts(pressed.arg)
        wished = next((one for one in WISHES if one == wish), None)
        if wished is None or word not in ("yes", "no"):
            raise PlayerMistake(Text("ui.mistake.old_button"))
        table, settled = await self.host.consent.answer(
            button_ids.table_of(pressed), person(click), wished, mark, yes=word == "yes"
        )
        noted = "days.consent.noted" if word == "yes" else "days.consent.delayed"
        await self.context.say(click, Text("days.consent.settled" if settled else noted), table)

    async def take_seat(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """Sit down on a seat that was left, and come into the table's thread."""
        await acknowledge(click, ephemeral=True, thinking=True)
        seat, name = button_ids.number(pressed.arg), click.user.display_name
        number = button_ids.table_of(pressed)
        own = (await self.host.reads.info(number, person(click))).seat_of(click.user.id)
        table = await self.host.handover.take(number, person(click), seat, name)
        thread = None if table.thread is None else self.context.bot.get_channel(table.thread)
        if isinstance(thread, discord.Thread):
            await add_people(thread, [click.user.id])
        said = "days.seat.taken" if own is None else "days.seat.is_back"
        await self.context.say(click, text(said, table=table.id), table)

    async def come_back(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """Play on oneself, in the place of the stand-in."""
        await acknowledge(click, ephemeral=True, thinking=True)
        table = await self.host.handover.come_back(button_ids.table_of(pressed), person(click))
        await self.context.show(click, await welcome_message(self.context, click, table))

    async def here(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """A sign of somebody whose seat is about to be offered."""
        await acknowledge(click, ephemeral=True, thinking=True)
        table = await self.host.handover.here(button_ids.table_of(pressed), person(click))
        await self.turn.show(click, table.id, note=Text("days.seat.stays"))

    async def resign(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """The button below the question whether one is sure."""
        await acknowledge(click)
        table = await self.host.handover.resign(button_ids.table_of(pressed), person(click))
        await self.context.say(click, text("days.resign.done", table=table.id), table)

    async def play_on(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """Go on from what is stored, where something that people were told is lost."""
        await acknowledge(click, ephemeral=True, thinking=True)
        table = await self.host.behind.play_on(button_ids.table_of(pressed), person(click))
        await self.context.say(click, Text("days.late.done"), table)

    async def next_table(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """The table that has waited longest, in the same panel."""
        await acknowledge(click)
        waiting = await self.host.reads.asks_for(click.user.id)
        if waiting:
            await self.turn.show(click, waiting[0].id)
        else:
            await self.context.say(click, Text("look.next.none"))


def asks_more(message: discord.Message) -> bool:
    """Whether a message has other buttons than those of a question about time."""
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    pressed = [button_ids.parse(getattr(one, "custom_id", None) or "") for row in rows for one in row.children]
    return any(one is None or one.verb != "late" for one in pressed)


def three_parts(arg: str) -> list[str]:
    """What a button of ours carries, part by part."""
    found = arg.split(".")
    if len(found) != 3:
        raise PlayerMistake(Text("ui.mistake.old_button"))
    return found


async def welcome_message(context: Context, click: Click, table: TableInfo) -> Message:
    """That somebody plays on in the place of the stand-in, and everything that happened since their last move."""
    reader = await context.reader(click, table)
    turns = await context.host.reads.recap(table.id, person(click))
    said = reader.say(text("days.seat.is_back", table=table.id))
    move = rows([public_button("move", table, reader)])
    return Message((paragraph("\n".join([said, *since_lines(table, turns, reader)])), *move))


def standin_message(table: TableInfo, reader: Reader) -> Message:
    """That the stand-in plays, and how to come back."""
    back = button(reader.label(Text("days.seat.back")), button_ids.make("come_back", table=table.id))
    return Message((paragraph(reader.say(text("days.seat.standin", table=table.id))), *rows([back])))
