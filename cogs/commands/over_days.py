"""/table pace, pause, resume, hints, resign, replace, standin, and /away, /back: games that last for weeks."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from discord import app_commands
from discord.ext import commands

from cogs.cards.table_parts import described, heading, title
from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge
from cogs.clicks.context import Context
from cogs.clicks.people import person, person_at, with_gone
from cogs.clicks.screen_question import ask_newcomer
from cogs.commands.finder import TableFinder, number_so_far
from cogs.messages import limits
from cogs.messages.command_names import named
from cogs.messages.message import Message, button, fit, paragraph, rows
from cogs.panels.look.beside_question import show_beside_question
from cogs.panels.tables.over_days import standin_message, welcome_message
from cogs.panels.tables.vacation import ALL, NOWHERE, VacationPanel
from engine.core.text import PlayerMistake, Text, join, text
from host import Host, TableInfo
from host.clocks.clock import NONE, PACES, own_pace
from host.clocks.quiet_hours import waking_hours
from host.days.consent import OFF, ON, Wish
from words import one_line

if TYPE_CHECKING:
    from cogs.panels.tables.lobby import LobbyPanel

Choice = app_commands.Choice
SPANS = (1, 2, 3, 5, 7, 10, 14, 21)  # days of a vacation that are suggested
YEAR = timedelta(days=365)  # nobody is away for so long

switches = [Choice(name=named(f"coach.hints.{name}"), value=name) for name in (ON, OFF)]
paces = [Choice(name=named(f"days.pace.{name}"), value=name) for name in (NONE, *PACES)]


class TablesOverDays(commands.Cog):
    """The part of `/table` that is about time and about who plays; mixed into the cog of that group."""

    context: Context
    finder: TableFinder
    host: Host
    lobby: LobbyPanel

    @app_commands.command(name=named("days.command.pace"), description=named("days.command.pace.about"))
    @app_commands.describe(
        pace=named("days.param.pace.about"),
        bank=named("days.param.bank.about"),
        increment=named("days.param.increment.about"),
        table=named("look.param.table.about"),
    )
    @app_commands.rename(
        pace=named("days.param.pace"),
        bank=named("days.param.bank"),
        increment=named("days.param.increment"),
        table=named("look.param.table"),
    )
    @app_commands.choices(pace=paces)
    async def pace(
        self,
        click: Click,
        pace: str | None = None,
        bank: int | None = None,
        increment: int | None = None,
        table: int | None = None,
    ) -> None:
        """How much time there is: the organiser decides in the lobby, everybody in a running game."""
        await acknowledge(click, ephemeral=True, thinking=True)
        value = own_pace(bank or 0, increment or 0) if pace is None else pace
        await self.propose(click, table, "pace", value)

    @app_commands.command(name=named("days.command.pause"), description=named("days.command.pause.about"))
    @app_commands.describe(table=named("look.param.table.about"))
    @app_commands.rename(table=named("look.param.table"))
    async def pause(self, click: Click, table: int | None = None) -> None:
        """Ask for a break."""
        await acknowledge(click, ephemeral=True, thinking=True)
        await self.propose(click, table, "pause")

    @app_commands.command(name=named("days.command.resume"), description=named("days.command.resume.about"))
    @app_commands.describe(table=named("look.param.table.about"))
    @app_commands.rename(table=named("look.param.table"))
    async def resume(self, click: Click, table: int | None = None) -> None:
        """Ask to go on."""
        await acknowledge(click, ephemeral=True, thinking=True)
        await self.propose(click, table, "resume")

    @app_commands.command(name=named("coach.command.hints"), description=named("coach.command.hints.about"))
    @app_commands.describe(hints=named("coach.param.hints.about"), table=named("look.param.table.about"))
    @app_commands.rename(hints=named("coach.param.hints"), table=named("look.param.table"))
    @app_commands.choices(hints=switches)
    async def hints(self, click: Click, hints: str = ON, table: int | None = None) -> None:
        """Ask for hints, or do away with them."""
        await acknowledge(click, ephemeral=True, thinking=True)
        await self.propose(click, table, "hints", hints)

    @app_commands.command(name=named("days.command.replace"), description=named("days.command.replace.about"))
    @app_commands.describe(player=named("days.param.player.about"), table=named("look.param.table.about"))
    @app_commands.rename(player=named("days.param.player"), table=named("look.param.table"))
    async def replace(self, click: Click, player: int, table: int | None = None) -> None:
        """Ask to offer somebody's seat to others."""
        await acknowledge(click, ephemeral=True, thinking=True)
        await self.propose(click, table, "replace", str(max(0, player - 1)))

    @app_commands.command(name=named("days.command.resign"), description=named("days.command.resign.about"))
    @app_commands.describe(table=named("look.param.table.about"))
    @app_commands.rename(table=named("look.param.table"))
    async def resign(self, click: Click, table: int | None = None) -> None:
        """Leave a running game, after a question whether one is sure."""
        await acknowledge(click, ephemeral=True, thinking=True)
        await self.show_resign(click, await self.only_one(click, table))

    async def ask_resign(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """What the command does, beside the panel."""
        await acknowledge(click, ephemeral=True, thinking=True)
        await self.show_resign(click, await self.finder.named(click, button_ids.table_of(pressed)))

    async def show_resign(self, click: Click, found: TableInfo) -> None:
        """Whether somebody really wants to leave."""
        ends = await self.host.handover.ends_by_resigning(found.id, person(click))
        reader = await self.context.reader(click, found)
        sure = button(reader.label(Text("days.resign.yes")), button_ids.make("resign_now", table=found.id), "bad")
        said = f"{heading(found, reader)}\n{reader.say(Text('days.resign.sure_ends' if ends else 'days.resign.sure'))}"
        await show_beside_question(self.context, click, found, Message((paragraph(said), *rows([sure]))))

    @app_commands.command(name=named("days.command.standin"), description=named("days.command.standin.about"))
    @app_commands.describe(table=named("look.param.table.about"))
    @app_commands.rename(table=named("look.param.table"))
    async def standin(self, click: Click, table: int | None = None) -> None:
        """Let the stand-in play on one's seat; the same again takes it back."""
        await acknowledge(click, ephemeral=True, thinking=True)
        found = await self.only_one(click, table)
        seat = found.seat_of(click.user.id)
        if seat is not None and seat.standin is not None:
            found = await self.host.handover.come_back(found.id, person(click))
            await self.context.show(click, await welcome_message(self.context, click, found))
            return
        found = await self.host.handover.stand_in(found.id, person(click))
        await self.context.show(click, standin_message(found, await self.context.reader(click, found)))

    async def propose(self, click: Click, table: int | None, wish: Wish, value: str = "") -> None:
        """Ask everybody at the table, and say what came of it so far."""
        found = await self.finder.to_see(click, table)
        asking = await with_gone(click, await person_at(click, found), found)
        found, done = await self.host.consent.propose(found.id, asking, wish, value)
        said = f"days.consent.{wish}_done" if wish == "replace" else "days.consent.done"
        await self.context.say(click, Text(said if done else "days.consent.asked"), found)
        if found.status == "lobby":
            await self.lobby.refresh(found)
        if wish == "pace":
            await ask_newcomer(click, self.context, found, paced=True)

    async def only_one(self, click: Click, table: int | None) -> TableInfo:
        """The table somebody means, at which they play."""
        found = await self.finder.to_play(click, table, waiting=False)
        if len(found) > 1:
            raise PlayerMistake(Text("ui.mistake.which_table"))
        return found[0]

    @replace.autocomplete("player")
    async def suggest_player(self, click: Click, typed: str) -> list[Choice[int]]:
        """The people of the table meant, by name."""
        try:
            table = await self.finder.to_see(click, number_so_far(click))
        except PlayerMistake:
            return []
        people = [(f"{seat.seat + 1}. {one_line(seat.name)}", seat.seat + 1) for seat in table.seats if seat.user]
        found = [(name, number) for name, number in people if str(typed).casefold() in name.casefold()]
        return [Choice(name=fit(name, limits.OPTION_TEXT), value=number) for name, number in found]

    @pace.autocomplete("table")
    @pause.autocomplete("table")
    @resume.autocomplete("table")
    @hints.autocomplete("table")
    @replace.autocomplete("table")
    @resign.autocomplete("table")
    @standin.autocomplete("table")
    async def suggest_own(self, click: Click, typed: str) -> list[Choice[int]]:
        """The tables that can be meant here."""
        return await self.finder.suggest_to_see(click, typed)


class AwayCommands(commands.Cog):
    """The commands /away and /back."""

    def __init__(self, context: Context, vacation: VacationPanel) -> None:
        self.context, self.host, self.vacation = context, context.host, vacation

    @app_commands.command(name=named("days.command.away"), description=named("days.command.away.about"))
    @app_commands.describe(until=named("days.param.until.about"), standin=named("days.param.standin.about"))
    @app_commands.rename(until=named("days.param.until"), standin=named("days.param.standin"))
    async def away(self, click: Click, until: str | None = None, standin: str | None = None) -> None:
        """Be away until a day: clocks stand still, as long as each game allows, or a stand-in plays.

        Without a day, a panel with what is set now.
        """
        await acknowledge(click, ephemeral=True, thinking=True)
        wanted = None if standin is None else await self.vacation.wanted(click, standin)
        moment = await self.still_away(click) if until is None else await self.morning_of(click, until)
        short = await self.host.away.go(click.user.id, moment, wanted) if until or standin else []
        reader = await self.context.reader(click)
        lines = [reader.say(text("days.away.done", until=f"<t:{int(moment)}:D>"))]
        if short:
            lines.append(reader.say(text("days.away.short", tables=join([title(table) for table in short], "and"))))
        await self.vacation.show(click, lines if until or standin else ())

    async def still_away(self, click: Click) -> float:
        """Until when somebody is away."""
        until, _ = await self.host.away.offered(click.user.id)
        if until is None:
            raise PlayerMistake(Text("host.mistake.no_vacation"))
        return until

    @away.autocomplete("standin")
    async def suggest_standin(self, click: Click, typed: str) -> list[Choice[str]]:
        """Everywhere, nowhere, and the tables at which a stand-in may play."""
        reader = await self.context.reader(click)
        _, tables = await self.host.away.offered(click.user.id)
        known = {one: reader.label(Text(f"days.away.{one}")) for one in (ALL, NOWHERE)}
        known |= {str(table.id): fit(described(table, reader), limits.OPTION_TEXT) for table in tables}
        shown = [(name, value) for value, name in known.items() if str(typed).casefold() in name.casefold()]
        return [Choice(name=name, value=value) for name, value in shown[: limits.OPTIONS]]

    @away.autocomplete("until")
    async def suggest_until(self, click: Click, typed: str) -> list[Choice[str]]:
        """The days to come, by their dates."""
        zone = await self.zone(click)
        today = self.host.now().astimezone(zone).date()
        days = [(today + timedelta(days=n)).isoformat() for n in SPANS]
        typed = str(typed).strip()
        shown = [day for day in days if day.startswith(typed)] or ([typed] if read_date(typed) else [])
        return [Choice(name=day, value=day) for day in shown]

    @app_commands.command(name=named("days.command.back"), description=named("days.command.back.about"))
    async def back(self, click: Click) -> None:
        """Be there again."""
        await acknowledge(click, ephemeral=True, thinking=True)
        await self.vacation.is_back(click, await self.host.away.come_back(click.user.id))

    async def morning_of(self, click: Click, typed: str) -> float:
        """The end of the quiet hours of a day, where somebody lives."""
        day = read_date(typed)
        if day is None:
            raise PlayerMistake(text("days.mistake.until", typed=typed))
        zone = await self.zone(click)
        today = self.host.now().astimezone(zone).date()
        day = max(today - YEAR, min(day, today + YEAR))  # which is refused all the same
        user, guild = await self.host.users.get(click.user.id), None
        if click.guild_id is not None:
            guild = await self.host.guilds.get(click.guild_id)
        return waking_hours(user, guild).morning(day)

    async def zone(self, click: Click) -> ZoneInfo:
        """The time zone somebody has, or the server has."""
        user = await self.host.users.get(click.user.id)
        guild = None if click.guild_id is None else await self.host.guilds.get(click.guild_id)
        return ZoneInfo(waking_hours(user, guild).zone)


def read_date(typed: str) -> date | None:
    """A day that is written like 2027-08-31."""
    try:
        return datetime.strptime(typed.strip(), "%Y-%m-%d").date()
    except ValueError:
        return None
