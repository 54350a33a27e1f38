"""Watch: the public side of a table for whoever does not play there, and Follow."""

from __future__ import annotations

from cogs.cards.lobby_card import state_text
from cogs.cards.table_parts import follow_button, linked_title, public_button
from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge, answer
from cogs.clicks.context import Context
from cogs.clicks.people import person
from cogs.clicks.router import Router
from cogs.messages import pictures, screen_pictures
from cogs.messages.message import Message, Part, PictureFile, bullets, button, galleries, note, paragraph, rows
from cogs.messages.reader import Reader
from engine.core.text import PlayerMistake, Text
from host import Person, TableInfo
from render import PictureRequest

LOG_LINES = 6
LOG_CHARACTERS = 1_200


class WatchingPanel:
    """What everybody may know, for the eyes of who asks; nothing here is about a hand."""

    def __init__(self, context: Context, router: Router) -> None:
        self.context, self.host = context, context.host
        router.on("watch", self.watch)
        router.on("watch_again", self.again)
        router.on("follow", self.follow)
        router.on("unfollow", self.unfollow)

    async def watch(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """From a message for everybody: a panel of one's own."""
        await acknowledge(click, ephemeral=True, thinking=True)
        await self.show(click, button_ids.table_of(pressed))

    async def again(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """The panel as things are now."""
        await acknowledge(click)
        await self.show(click, button_ids.table_of(pressed))

    async def follow(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """Be told when a round ends."""
        await acknowledge(click)
        table = button_ids.table_of(pressed)
        reader = await self.context.reader(click)
        await self.host.watching.follow(table, person(click), reader.lang)
        await self.show(click, table)

    async def unfollow(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """No longer, from the panel or from the message that told it."""
        await acknowledge(click)
        table = button_ids.table_of(pressed)
        await self.host.watching.unfollow(table, person(click))
        try:
            await self.show(click, table)
        except PlayerMistake:  # a direct message: there the table is not to be seen
            reader = await self.context.reader(click)
            await answer(click, note(reader.say(Text("home.watch.unfollowed"))))

    async def show(self, click: Click, number: int) -> None:
        """The board, what happened last, for whom it waits, and the ways to look closer."""
        who = person(click)
        table = await self.host.reads.info(number, who)
        view = await self.host.reads.view(number, who, public=True)
        reader = await self.context.reader(click, table)
        band = pictures.practice_band(table, reader.lang)
        request = PictureRequest(table.game, pictures.BOARD, view, table.names, reader.lang, practice=band)
        board = screen_pictures.on_screen(request, reader)
        shown = [PictureFile.of(one) for one in await pictures.drawn_in_time(table, pictures.BOARD, board) or ()]
        below = "\n".join([*await self.lately(table, who, reader), reader.say(state_text(table, ())).strip()])
        parts: list[Part] = [paragraph(f"### {linked_title(table, reader)}")]
        parts += galleries(shown)
        parts += [paragraph(below), *rows([*await self.follow_buttons(table, who, reader), *looks(table, reader)])]
        await self.context.show(click, Message(tuple(parts), tuple(shown)))

    async def lately(self, table: TableInfo, who: Person, reader: Reader) -> list[str]:
        """What everybody may know of the last turns."""
        last = await self.host.reads.turns(table.id, who)
        turns = await self.host.reads.log(table.id, who, max(0, last - len(table.seats)))
        said = [reader.say(event.text) for turn in turns for event in turn.events if event.seen_by(None)]
        return [bullets(reader.say(Text("ui.glance.lately")), said, LOG_LINES, LOG_CHARACTERS)] if said else []

    async def follow_buttons(self, table: TableInfo, who: Person, reader: Reader) -> list[Part]:
        """Nothing for players: they are mentioned anyway."""
        if table.status != "running" or table.seat_of(who.user) is not None:
            return []
        verb = "unfollow" if await self.host.watching.follows(table.id, who) else "follow"
        return [follow_button(verb, table, reader)]


def looks(table: TableInfo, reader: Reader) -> list[Part]:
    """Other things to look at."""
    again = button(reader.label(Text("home.button.watch_again")), button_ids.make("watch_again", table=table.id))
    return [again, *(public_button(verb, table, reader) for verb in ("board", "log"))]
