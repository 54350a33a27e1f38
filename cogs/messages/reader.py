"""Who reads: the language they understand and the names of the players at the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

import discord

from cogs.messages import limits
from cogs.messages.command_names import linked
from cogs.messages.emojis import emoji_name
from cogs.messages.escaping import escaped
from cogs.messages.message import fit_sense
from engine.core.text import Text
from words import label, one_line, say


@dataclass(frozen=True)
class Reader:
    """Turns texts into words for one reader.

    `emojis` are the application's own, by the text they stand for; `commands` are the ids to link commands by.
    """

    lang: str
    names: tuple[str, ...] = ()
    emojis: Mapping[str, discord.PartialEmoji] = field(default_factory=dict)
    pictures: str = "always"  # whether pictures come with questions: always, on request, never
    screen: str = "wide"  # what they are looked at on: wide, phone
    commands: Mapping[str, int] = field(default_factory=dict)
    guide: str = "first"  # when questions explain themselves: in a first game, always, never

    @cached_property
    def escaped_names(self) -> tuple[str, ...]:
        return tuple(map(escaped, self.names))

    @cached_property
    def plain_names(self) -> tuple[str, ...]:
        return tuple(map(one_line, self.names))

    def say(self, text: Text) -> str:
        """A sentence for a message: players' names are kept from becoming formatting or mentions."""
        return linked(say(text, self.lang, self.escaped_names), self.lang, self.commands)

    def head(self, text: Text) -> str:
        """A sentence for a message, with a capital first letter."""
        return linked(label(text, self.lang, self.escaped_names), self.lang, self.commands)

    def label(self, text: Text, most: int = limits.LABEL) -> str:
        """Words for a button, a select or a picture: plain, with a capital first letter, cut where sense ends."""
        return fit_sense(label(text, self.lang, self.plain_names), most)

    def at(self, names: tuple[str, ...]) -> Reader:
        """This reader, reading about a table with these players."""
        return replace(self, names=names)

    def emoji(self, text: Text) -> discord.PartialEmoji | None:
        """The emoji that stands for a text, if the application has one."""
        return self.emojis.get(emoji_name(text.key))
