"""The form with all options of a table: a list for each, and what had to be corrected, with the reason."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.cards.lobby_card import option_key, option_value
from cogs.cards.table_parts import heading
from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge, answer
from cogs.clicks.context import Context
from cogs.clicks.router import Router
from cogs.messages import limits
from cogs.messages.message import Message, Part, SelectLine, fit_sentences, note, paragraph, select, warning
from cogs.messages.reader import Reader
from cogs.panels.tables.lobby import LobbyPanel
from engine.core import games
from engine.core.text import PlayerMistake, Text, text
from host import TableInfo, rights
from host.seating.options import Correction, offered_options

HELP_CHARACTERS = 300  # of an option's explanation in the form


class OptionsPanel:
    """For the organiser; every choice counts at once, and the lobby shows it."""

    def __init__(self, context: Context, router: Router, lobby: LobbyPanel) -> None:
        self.context, self.lobby = context, lobby
        router.on("options", self.show)
        router.on("set_options", self.set)

    async def show(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """The form."""
        await acknowledge(click, ephemeral=True, thinking=True)
        table, who = await self.lobby.meant(click, pressed)
        rights.allow("options", table, who)
        if table.status != "lobby":
            raise PlayerMistake(text("host.mistake.started", table=table.id))
        await self.context.show(click, options_message(table, await self.context.reader(click, table)))

    async def set(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """What was chosen in a list of the form, or in all lists of a form of an earlier version."""
        await acknowledge(click)
        table, who = await self.lobby.meant(click, pressed)
        chosen = {name: value for name, value in pressed.fields if value}
        if pressed.arg:
            chosen = {pressed.arg: button_ids.chosen(pressed)}
        table, corrections = await self.context.host.lobby.choose_options(table.id, who, chosen)
        reader = await self.context.reader(click, table)
        if pressed.arg:
            await self.context.show(click, options_message(table, reader, corrections))
            await self.lobby.refresh(table)
            return
        await self.lobby.show(click, table)
        if corrections:
            await answer(click, note(correction_words(table, reader, corrections)))


def options_message(table: TableInfo, reader: Reader, corrections: Sequence[Correction] = ()) -> Message:
    """All options, each with what it does and a list of its values."""
    said = f"{heading(table, reader)}\n-# {reader.say(Text('setup.options.at_once'))}"
    parts: list[Part] = [paragraph(said)]
    if corrections:
        parts.append(warning(paragraph(correction_words(table, reader, corrections))))
    for spec in offered_options(games.get(table.game)):
        key, now = option_key(table.game, spec), option_value(table, spec)
        lines = [
            SelectLine(reader.label(Text(f"{key}.{value}"), limits.OPTION_TEXT), value, chosen=value == now)
            for value in spec.values
        ]
        about = fit_sentences(reader.say(Text(f"{key}.help")), HELP_CHARACTERS)
        parts.append(paragraph(f"**{reader.head(Text(key))}**\n-# {about}"))
        parts.append(select(button_ids.make("set_options", spec.id, table=table.id), lines, reader.label(Text(key))))
    return Message(tuple(parts))


def correction_words(table: TableInfo, reader: Reader, corrections: Sequence[Correction]) -> str:
    """What was corrected, and why."""
    specs = {spec.id: spec for spec in offered_options(games.get(table.game))}
    lines = []
    for one in corrections:
        key = option_key(table.game, specs[one.option])
        said = text("setup.corrected", option=Text(key), value=Text(f"{key}.{one.value}"))
        lines.append(f"{reader.say(said)} {reader.say(one.why)}")
    return "\n".join(lines)
