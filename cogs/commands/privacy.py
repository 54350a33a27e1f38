"""/privacy: what is stored about a person, to be looked at, taken away, and deleted."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge
from cogs.clicks.context import Context
from cogs.clicks.places import for_everybody
from cogs.clicks.router import Router
from cogs.messages import limits
from cogs.messages.command_names import named
from cogs.messages.message import Message, SelectLine, button, note, paragraph, rows, select
from cogs.messages.reader import Reader
from cogs.panels.tables.lobby import LobbyPanel
from engine.core.text import Text, text
from host import StoredAbout
from host.people.settings import HISTORIES


class PrivacyCommands(commands.Cog):
    """The command /privacy and its buttons; all of it is about who clicks, and nobody else."""

    def __init__(self, context: Context, router: Router, lobby: LobbyPanel) -> None:
        self.context, self.host, self.lobby = context, context.host, lobby
        router.on("set_history", self.set_history)
        router.on("privacy_export", self.export)
        router.on("privacy_delete", self.ask)
        router.on("privacy_delete_now", self.delete)

    @app_commands.command(name=named("home.command.privacy"), description=named("home.command.privacy.about"))
    @for_everybody
    async def privacy(self, click: Click) -> None:
        """How much is stored, who may look at it, and the ways to have it or to be rid of it."""
        await acknowledge(click, ephemeral=True, thinking=True)
        await self.show(click)

    async def set_history(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """Who may look at one's games."""
        await acknowledge(click)
        await self.host.users.set(click.user.id, history=button_ids.chosen(pressed))
        await self.show(click)

    async def show(self, click: Click) -> None:
        """The panel."""
        reader = await self.context.reader(click)
        about = await self.host.privacy.about(click.user.id)
        who = [
            SelectLine(reader.label(Text(f"home.history.{one}"), limits.OPTION_TEXT), one, chosen=one == about.history)
            for one in HISTORIES
        ]
        label = reader.label(Text("home.history"))
        parts = [
            paragraph("\n".join(stored_lines(about, reader))),
            paragraph(f"**{label}**"),
            select(button_ids.make("set_history"), who, label),
            *rows(
                [
                    button(reader.label(Text("home.privacy.export")), button_ids.make("privacy_export")),
                    button(reader.label(Text("home.privacy.delete")), button_ids.make("privacy_delete"), "bad"),
                ]
            ),
        ]
        await self.context.show(click, Message(tuple(parts)))

    async def export(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """All of it as a file, beside the panel."""
        await acknowledge(click, ephemeral=True, thinking=True)
        data = await self.host.privacy.export(click.user.id)
        reader = await self.context.reader(click)
        await self.context.show_file(click, reader.say(Text("home.privacy.exported")), "kontor-about-you.json", data)

    async def ask(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """Say what deleting comes to before it is done."""
        await acknowledge(click)
        reader = await self.context.reader(click)
        about = await self.host.privacy.about(click.user.id)
        lines = [reader.say(Text("home.privacy.sure"))]
        if about.lobbies + about.running:
            lines.append(reader.say(text("home.privacy.sure_open", n=about.lobbies + about.running)))
        sure = button(reader.label(Text("home.privacy.delete_now")), button_ids.make("privacy_delete_now"), "bad")
        await self.context.show(click, Message((paragraph("\n".join(lines)), *rows([sure]))))

    async def delete(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """The button below the question whether one is sure."""
        await acknowledge(click)
        reader = await self.context.reader(click)  # in the language that is about to be forgotten
        left = await self.host.privacy.delete(click.user.id)
        await self.context.show(click, note(reader.say(Text("home.privacy.deleted"))))
        for table in left:
            if table.started_at is None:
                await self.lobby.refresh(table)


def stored_lines(about: StoredAbout, reader: Reader) -> list[str]:
    """What is stored, a line for each kind of which there is something."""
    counted = {
        "open": about.lobbies + about.running,
        "ended": about.ended,
        "results": about.results,
        "ahead": about.ahead,
        "followed": about.followed,
        "left": about.left,
    }
    lines = [reader.say(text(f"home.privacy.{kind}", n=n)) for kind, n in counted.items() if n]
    if about.settings:
        lines.insert(0, reader.say(Text("home.privacy.settings")))
    if not lines:
        return [reader.say(Text("home.privacy.nothing"))]
    return [reader.say(Text("home.privacy.title")), *(f"- {line}" for line in lines)]
