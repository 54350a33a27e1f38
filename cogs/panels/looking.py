"""Hand, In words, Log and Help: what anybody at a table may look at, for their eyes only."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from cogs.kit import ids, limits, pictures
from cogs.kit.context import Context
from cogs.kit.message import Message, Part, Picture, fit, galleries, note, rows, small, words
from cogs.kit.reader import Reader
from cogs.kit.router import Router, Verb
from cogs.panels.play import Look, Play, table_of
from cogs.panels.question import bullets, heading, public_button
from engine.core import games
from engine.core.text import PlayerMistake, Text, text
from host import TableInfo, Turn
from render import Rendered

Click = discord.Interaction[Any]
LOG_LINES = 40
LOG_ROOM = 3_400
WORDS_ROOM = 3_600


class Glance(commands.Cog):
    """Buttons that change nothing; each answer is a new message that only its reader sees."""

    def __init__(self, context: Context, router: Router, play: Play) -> None:
        self.context = context
        self.looking = context.host.looking
        play.elsewhere["hand"] = self.hand
        for verb, make in {
            "hand": self.hand,
            "in_words": self.in_words,
            "log": self.log,
            "help": self.help,
        }.items():
            router.on(verb, self._answering(make))

    def _answering(self, make: Look) -> Verb:
        async def done(click: Click, call: ids.Call) -> None:
            await click.response.defer(ephemeral=True, thinking=True)
            table = await self.looking.info(table_of(call))
            reader = await self.context.reader(click, table)
            await self.context.show(click, await make(table, click.user.id, reader))

        return done

    async def hand(self, table: TableInfo, user: int, reader: Reader) -> Message:
        """What only this player may see, as pictures and in words; where nothing is hidden, their own board."""
        if table.seat_of(user) is None:
            raise PlayerMistake(text("host.mistake.not_seated", table=table.id))
        view = await self.looking.view(table.id, user)
        made = [await pictures.drawn(table, kind, view, reader.lang) for kind in pictures.own(table.game)]
        return hand_letter(table, reader, [one for one in made if one is not None])

    async def in_words(self, table: TableInfo, user: int, reader: Reader) -> Message:
        """The same for people who do not see pictures."""
        made = await pictures.common(table, await self.looking.view(table.id, user), reader.lang)
        if not made:
            return note(reader.say(Text("ui.glance.no_picture")))
        told = [fit(one.text, WORDS_ROOM // len(made)) for one in made if one.text.strip()]
        return Message((words("\n\n".join([heading(table, reader), *told])),))

    async def log(self, table: TableInfo, user: int, reader: Reader) -> Message:
        """What happened since this player's last move; for others, and if that is nothing, the last turns."""
        turns = await self.looking.recap(table.id, user) if table.seat_of(user) is not None else []
        title = Text("ui.glance.since") if turns else Text("ui.glance.lately")
        return log_letter(table, reader, turns or await self.looking.log(table.id, user), title)

    async def help(self, table: TableInfo, user: int, reader: Reader) -> Message:
        """How the buttons work, and what the rules of this game have chapters about."""
        game = games.get(table.game)
        lines = [heading(table, reader), reader.say(Text("ui.help.buttons")), reader.say(Text("ui.help.commands"))]
        if game.topics:
            topics = ", ".join(reader.head(Text(f"{game.id}.topic.{topic}")) for topic in game.topics)
            lines.append(reader.say(text("ui.help.rules", topics=fit(topics, 1_000))))
        return Message((words(fit("\n\n".join(lines), limits.TEXT)),))


def hand_letter(table: TableInfo, reader: Reader, made: list[Rendered]) -> Message:
    """A hand as pictures, with the same in words below for whoever does not see them."""
    refresh = rows([public_button(verb, table, reader) for verb in ("hand", "move")])
    if not made:
        return Message((words(f"{heading(table, reader)}\n{reader.say(Text('ui.glance.no_hand'))}"), *refresh))
    shown = tuple(Picture.of(one) for one in made[: limits.GALLERY])
    parts: list[Part] = [words(heading(table, reader)), *galleries(shown)]
    told = [fit(small(one.text), WORDS_ROOM // len(made)) for one in made if one.text.strip()]
    if told:  # a picture may say all without words, and Discord takes no empty text
        parts.append(words("\n".join(told)))
    return Message((*parts, *refresh), shown)


def log_letter(table: TableInfo, reader: Reader, turns: list[Turn], title: Text) -> Message:
    """The last lines of the log that there is room for."""
    said = [reader.say(event.text) for turn in turns for event in turn.events]
    if not said:
        return Message((words(f"{heading(table, reader)}\n{reader.say(Text('ui.glance.nothing_yet'))}"),))
    lines = bullets(reader.say(title), said, LOG_LINES, LOG_ROOM)
    return Message((words(f"{heading(table, reader)}\n{lines}"),))
