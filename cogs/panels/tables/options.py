"""The form behind *More* of a lobby: shown, and an option of the game set."""

from __future__ import annotations

from cogs.cards.lobby_form import ABOUT, about_options, correction_words
from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge, answer
from cogs.clicks.context import Context
from cogs.clicks.router import Router
from cogs.messages.message import note
from cogs.panels.tables.lobby import LobbyPanel
from engine.core.text import PlayerMistake, text


class OptionsPanel:
    """Everybody gets what they may do; every choice counts at once, and the lobby shows it."""

    def __init__(self, context: Context, router: Router, lobby: LobbyPanel) -> None:
        self.context, self.lobby = context, lobby
        router.on("options", self.show)
        router.on("set_options", self.set)

    async def show(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """The form; inside it, what the options are about, or the form again."""
        if pressed.arg:
            await acknowledge(click)
        else:
            await acknowledge(click, ephemeral=True, thinking=True)
        table, _ = await self.lobby.meant(click, pressed)
        if table.status != "lobby":
            raise PlayerMistake(text("host.mistake.started", table=table.id))
        if pressed.arg == ABOUT:
            reader = await self.context.reader(click, table)
            await self.context.show(click, about_options(table, reader))
            return
        await self.lobby.show_form(click, table)

    async def set(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """What was chosen in a list of the form, or in all lists of a form of an earlier version."""
        await acknowledge(click)
        table, who = await self.lobby.meant(click, pressed)
        chosen = {name: value for name, value in pressed.fields if value}
        if pressed.arg:
            chosen = {pressed.arg: button_ids.chosen(pressed)}
        table, corrections = await self.context.host.lobby.choose_options(table.id, who, chosen)
        if pressed.arg:
            await self.lobby.show_form(click, table, corrections)
            await self.lobby.refresh(table)
            return
        await self.lobby.show(click, table)
        if corrections:
            reader = await self.context.reader(click, table)
            await answer(click, note(correction_words(table, reader, corrections)))
