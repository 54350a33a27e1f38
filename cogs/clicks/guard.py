"""The one place where errors become words: one sentence, in the reader's language, and nothing was changed."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from discord import app_commands

from cogs.clicks import Click, button_ids
from cogs.clicks.answering import answer
from cogs.clicks.context import Context
from cogs.clicks.discord_errors import FORBIDDEN, NOBODY_THERE, SENTENCES, code_of, temporary
from cogs.clicks.permissions import LackingPermissions, NeedsServer, invitation, lacking, lacking_text
from cogs.messages.escaping import escaped_text
from cogs.messages.message import Message, link, note, rows
from engine.core.text import PlayerMistake, Text, text
from host import HostTrouble

log = logging.getLogger(__name__)

SAVED = "saved"  # mark in `click.extras`: the choice is stored, whatever happens to the answer
IN_PLACE = "in_place"  # in `click.extras`: shows what was wrong where something was expected, not beside it
Shows = Callable[[str], Awaitable[None]]


class Guard:
    """Runs what a click asks for and answers for whatever goes wrong with it."""

    def __init__(self, context: Context) -> None:
        self.context = context

    async def __call__(self, click: Click, work: Awaitable[None], pressed: button_ids.ButtonId | None = None) -> None:
        """Do the work; whatever it raises ends here."""
        try:
            await work
        except Exception as error:
            await self.explain(click, error, pressed)

    async def on_command_error(self, click: Click, error: app_commands.AppCommandError) -> None:
        """For `bot.tree.error`: slash commands end here, too."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await self.explain(click, cause)

    async def explain(self, click: Click, error: Exception, pressed: button_ids.ButtonId | None = None) -> None:
        """Say what was wrong and what would be right."""
        table = pressed.table if pressed is not None else None
        table = click.extras.get("table") if table is None else table
        said = self._sentence(click, error, table)
        if said is None:
            log.info("table=%s user=%s nobody waits for the answer any more: %s", table, click.user.id, error)
            return
        verb = pressed.verb if pressed is not None else verb_of(click)
        if temporary(error):
            log.warning("table=%s verb=%s user=%s Discord does not answer: %r", table, verb, click.user.id, error)
        elif not isinstance(error, PlayerMistake | HostTrouble | LackingPermissions) and code_of(error) is None:
            step = pressed and pressed.step  # what was picked may be a secret of the seat
            log.error("table=%s step=%s verb=%s user=%s", table, step, verb, click.user.id, exc_info=error)
        self._count(error)
        way = invitation(click.application_id, error.guild) if isinstance(error, NeedsServer) else ""
        await self.say(click, said, table, way)

    def _count(self, error: Exception) -> None:
        """What people do wrong is no error of anybody's."""
        if isinstance(error, HostTrouble):
            kind = "storage" if error.passing else "rules"
        elif isinstance(error, LackingPermissions) or code_of(error) in FORBIDDEN:
            kind = "permissions"
        elif temporary(error) or code_of(error) is not None:
            kind = "discord"
        else:
            kind = "bug"
        if not isinstance(error, PlayerMistake):
            self.context.host.measures.errors[kind] += 1

    async def say(self, click: Click, said: Text, table: int | None = None, invite: str = "") -> None:
        """One sentence for the eyes of who clicked, however far the answer to the click has come.

        With an address that invites the bot it has a button below it.
        """
        try:
            reader = await self.context.reader_of_trouble(click, table)
            below = rows([link(reader.label(Text("home.button.invite")), invite)]) if invite else []
            in_place: Shows | None = click.extras.pop(IN_PLACE, None)
            if in_place is not None:
                await in_place(reader.say(said))
                return
            await answer(click, Message((*note(reader.say(said)).parts, *below)))
        except Exception as error:
            if code_of(error) in NOBODY_THERE or temporary(error):
                log.info("table=%s user=%s could not be told %s: %s", table, click.user.id, said.key, error)
            else:
                log.exception("table=%s user=%s could not be told %s", table, click.user.id, said.key)

    def _sentence(self, click: Click, error: Exception, table: int | None) -> Text | None:
        if isinstance(error, PlayerMistake):
            return escaped_text(error.text)
        if isinstance(error, HostTrouble | LackingPermissions):
            return error.text
        code = code_of(error)
        if code in NOBODY_THERE:
            return None
        if code in FORBIDDEN:
            return lacking_text(lacking(click.app_permissions), click.channel_id)
        if code is not None:
            return SENTENCES[code]
        if click.extras.get(SAVED):
            return Text("ui.error.saved")
        if temporary(error):
            return Text("ui.error.discord")
        return Text("ui.error.bug") if table is None else text("ui.error.bug_at", table=str(table))


def verb_of(click: Click) -> str:
    """What was pressed, or which command was used."""
    pressed = button_ids.read(click)
    if pressed is not None:
        return pressed.verb
    return click.command.qualified_name if click.command is not None else ""
