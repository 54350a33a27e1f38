"""Going back with consent: what it would come to, the question to the others, and their answers."""

from __future__ import annotations

from cogs.cards.rewind_words import back_lines
from cogs.cards.table_parts import heading
from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge
from cogs.clicks.context import Context
from cogs.clicks.guard import SAVED
from cogs.clicks.people import person, person_at, with_gone
from cogs.clicks.router import Router
from cogs.messages.message import Message, button, paragraph, rows
from cogs.messages.reader import Reader
from engine.core.text import Text, join, text, who
from host import Person, RewindRequest

BETWEEN = "."


class RewindPanel:
    """The buttons of going back; each carries what it is about, so that it works after a restart, or is refused."""

    def __init__(self, context: Context, router: Router) -> None:
        self.context = context
        self.rewind = context.host.rewind
        router.on("regret", self.regret)
        router.on("ask_back", self.ask)
        router.on("agree", self.agree)
        router.on("refuse", self.refuse)

    async def regret(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """What taking the last own choice back would come to."""
        await acknowledge(click, ephemeral=True, thinking=True)
        table = button_ids.table_of(pressed)
        await self.show(click, await self.rewind.regret(table, await self._person_at(click, table)))

    async def show(self, click: Click, wanted: RewindRequest) -> None:
        """The consequences, and the button that asks for them."""
        reader = await self.context.reader(click, wanted.table)
        await self.context.show(click, regret_message(wanted, reader))

    async def earlier(self, click: Click, table: int, turn: int) -> None:
        """What going back to the beginning of a turn would come to, which the organiser may ask for."""
        await self.show(click, await self.rewind.earlier(table, await self._person_at(click, table), turn))

    async def ask(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """The others are asked; where there are none, it is done."""
        await acknowledge(click)
        segment, _, position = pressed.arg.partition(BETWEEN)
        table = button_ids.table_of(pressed)
        asking = await self._person_at(click, table)
        wanted = await self.rewind.ask(table, asking, button_ids.number(segment), button_ids.number(position))
        click.extras[SAVED] = True
        await self.context.say(click, Text("back.sent") if wanted.number else Text("back.gone_back"), wanted.table)

    async def agree(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """One of those who were asked is content with it."""
        await acknowledge(click, ephemeral=True, thinking=True)
        wanted = await self.rewind.agree(button_ids.table_of(pressed), person(click), button_ids.number(pressed.arg))
        click.extras[SAVED] = True
        left = join([who(seat) for seat in wanted.missing], "and")
        await self.context.say(
            click, text("back.agreed", players=left) if wanted.number else Text("back.gone_back"), wanted.table
        )

    async def refuse(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """One of them is not, or who has asked thinks again."""
        await acknowledge(click, ephemeral=True, thinking=True)
        table = await self.rewind.refuse(button_ids.table_of(pressed), person(click), button_ids.number(pressed.arg))
        click.extras[SAVED] = True
        await self.context.say(click, Text("back.left"), table)

    async def _person_at(self, click: Click, table: int) -> Person:
        """Who clicks, with what they manage at the table's own server, and who of the others has left it."""
        found = await self.context.host.reads.info(table, person(click))
        return await with_gone(click, await person_at(click, found), found)


def regret_message(wanted: RewindRequest, reader: Reader) -> Message:
    """What would be gone, what was seen since, and who has to agree."""
    lines = [heading(wanted.table, reader), *back_lines(wanted, reader)]
    players = join([who(seat) for seat in wanted.missing], "and")
    alone = Text("back.alone.seen" if wanted.marks_result else "back.alone")
    lines.append(reader.say(text("back.all", players=players) if wanted.missing else alone))
    label = Text("back.button.ask") if wanted.missing else Text("back.button.now")
    custom_id = button_ids.make("ask_back", f"{wanted.segment}{BETWEEN}{wanted.position}", table=wanted.table.id)
    return Message((paragraph("\n".join(lines)), *rows([button(reader.label(label), custom_id, "bad")])))
