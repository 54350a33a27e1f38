"""/board, /scores, /log, /next, /export: looking without playing, shown only to whoever asks."""

from __future__ import annotations

import asyncio

from discord import app_commands
from discord.ext import commands

from cogs.cards.clock_words import clock_words, since_words
from cogs.cards.table_parts import heading, linked_title
from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge
from cogs.clicks.context import Context
from cogs.clicks.people import person
from cogs.clicks.places import for_everybody
from cogs.clicks.router import Router
from cogs.commands.finder import PLAYED, TableFinder, number_so_far
from cogs.messages import limits, pictures
from cogs.messages.command_names import named
from cogs.messages.message import Message, Part, button, fit, gallery, note, paragraph, rows
from cogs.messages.pictures import BOARD, PLAYER
from cogs.messages.reader import Reader
from cogs.panels.look.boards import BoardPanel
from cogs.panels.look.hand_log_help import HandLogHelpPanel
from cogs.panels.tables.after_game import AfterGamePanel
from engine.core import games
from engine.core.result import Result
from engine.core.text import PlayerMistake, Text, join, text, who
from host import TableInfo
from render import PictureRequest
from render.ending.scores import ScoreView
from words import one_line

Choice = app_commands.Choice
MINE, START = "me", "start"  # since when the log is shown
PAGE_LINES = 20
PAGE_CHARACTERS = 3_400

since_when = [Choice(name=named(f"look.since.{when}"), value=when) for when in (MINE, START)]


class LookCommands(commands.Cog):
    """Everything a player or a spectator may look at."""

    def __init__(
        self,
        context: Context,
        router: Router,
        finder: TableFinder,
        looking: HandLogHelpPanel,
        boards: BoardPanel,
        ending: AfterGamePanel,
    ) -> None:
        self.context, self.finder, self.panel, self.boards, self.ending = context, finder, looking, boards, ending
        self.reads = context.host.reads
        router.on("log_page", self.log_page)

    @app_commands.command(name=named("look.command.board"), description=named("look.command.board.about"))
    @app_commands.describe(
        seat=named("look.param.seat.about"),
        turn=named("look.param.turn.about"),
        picture=named("look.param.picture.about"),
        table=named("look.param.table.about"),
    )
    @app_commands.rename(
        seat=named("look.param.seat"),
        turn=named("look.param.turn"),
        picture=named("look.param.picture"),
        table=named("look.param.table"),
    )
    @for_everybody
    async def board(
        self,
        click: Click,
        seat: int | None = None,
        turn: int | None = None,
        picture: str | None = None,
        table: int | None = None,
    ) -> None:
        """The board now or at any past turn, or the board of one player."""
        await acknowledge(click, ephemeral=True, thinking=True)
        found = await self.finder.to_see(click, table, PLAYED)
        kind = picture or (PLAYER if seat is not None else BOARD)
        await self.boards.show(click, found, kind, None if seat is None else seat - 1, turn)

    @board.autocomplete("seat")
    async def suggest_seat(self, click: Click, typed: str) -> list[Choice[int]]:
        """The players of the table meant, by name."""
        table = await self.meant(click)
        if table is None:
            return []
        lines = [(f"{seat.seat + 1}. {one_line(seat.name)}", seat.seat + 1) for seat in table.seats]
        return [
            Choice(name=fit(name, limits.OPTION_TEXT), value=n)
            for name, n in lines
            if str(typed).casefold() in name.casefold()
        ]

    @board.autocomplete("picture")
    async def suggest_picture(self, click: Click, typed: str) -> list[Choice[str]]:
        """The pictures the game has."""
        table = await self.meant(click)
        if table is None:
            return []
        reader = await self.context.reader(click)
        kinds = pictures.board_kinds(table.game)
        return [Choice(name=reader.label(Text(f"{table.game}.pic.kind.{kind}")), value=kind) for kind in kinds]

    async def meant(self, click: Click) -> TableInfo | None:
        """The table meant while the command is still being typed."""
        try:
            return await self.finder.to_see(click, number_so_far(click), PLAYED)
        except PlayerMistake:
            return None

    @app_commands.command(name=named("look.command.scores"), description=named("look.command.scores.about"))
    @app_commands.describe(table=named("look.param.table.about"))
    @app_commands.rename(table=named("look.param.table"))
    async def scores(self, click: Click, table: int | None = None) -> None:
        """The final score sheet, or what everybody would have if the game ended now."""
        await acknowledge(click, ephemeral=True, thinking=True)
        found = await self.finder.to_see(click, table, PLAYED)
        reader = await self.context.reader(click, found)
        result = await self.reads.result_so_far(found.id, person(click))
        await self.context.show(click, await scores_message(found, result, reader))

    @app_commands.command(name=named("look.command.log"), description=named("look.command.log.about"))
    @app_commands.describe(since=named("look.param.since.about"), table=named("look.param.table.about"))
    @app_commands.rename(since=named("look.param.since"), table=named("look.param.table"))
    @app_commands.choices(since=since_when)
    async def log(self, click: Click, since: str = MINE, table: int | None = None) -> None:
        """What happened since one's last move, or from the start, page by page."""
        await acknowledge(click, ephemeral=True, thinking=True)
        found = await self.finder.to_see(click, table, PLAYED)
        if since == MINE:
            reader = await self.context.reader(click, found)
            await self.context.show(click, await self.panel.log(found, person(click), reader))
        else:
            await self.show_log(click, found, None)

    async def log_page(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """Another page of the whole log."""
        await acknowledge(click)
        page = button_ids.number(pressed.arg.strip("<>"))
        await self.show_log(click, await self.finder.named(click, button_ids.table_of(pressed)), page)

    async def show_log(self, click: Click, table: TableInfo, page: int | None) -> None:
        """A page of the log; without a number the last one."""
        reader = await self.context.reader(click, table)
        turns = await self.reads.log(table.id, person(click))
        pages = paged([f"- {reader.say(event.text)}" for turn in turns for event in turn.events])
        at = len(pages) - 1 if page is None else max(0, min(page, len(pages) - 1))
        said = reader.say(text("look.log.page", page=at + 1, pages=len(pages)))
        body = pages[at] or reader.say(Text("ui.glance.nothing_yet"))
        buttons = [
            button(reader.label(Text(key)), button_ids.make("log_page", f"{mark}{to}", table=table.id), off=off)
            for key, mark, to, off in (
                ("look.log.first", "<<", 0, at == 0),
                ("look.log.earlier", "<", max(0, at - 1), at == 0),
                ("look.log.later", ">", at + 1, at == len(pages) - 1),
                ("look.log.last", ">>", len(pages) - 1, at == len(pages) - 1),
            )
        ]
        parts: list[Part] = [paragraph(f"{heading(table, reader)}\n{said}\n{body}")]
        await self.context.show(click, Message((*parts, *(rows(buttons) if len(pages) > 1 else ()))))

    @app_commands.command(name=named("look.command.next"), description=named("look.command.next.about"))
    @for_everybody
    async def next(self, click: Click) -> None:
        """All tables that wait for somebody, on all servers, longest waiting first."""
        await acknowledge(click, ephemeral=True, thinking=True)
        reader = await self.context.reader(click)
        waiting = await self.reads.asks_for(click.user.id)
        if not waiting:
            await self.context.show(click, note(reader.say(Text("look.next.none"))))
            return
        lines = [reader.say(text("look.next.title", n=len(waiting)))]
        now = self.context.host.now().timestamp()
        shown = [self.context.revived(table, click.user.id) for table in waiting[: limits.OPTIONS]]
        for table in await asyncio.gather(*shown):
            own = reader.at(table.names)
            waits = since_words(table, click.user.id) + clock_words(table, click.user.id, reader, now)
            lines.append(f"- {linked_title(table, own)}{waits}")
        buttons = [
            button(
                reader.label(text("look.next.open", table=table.id)), button_ids.make("move", table=table.id), "main"
            )
            for table in waiting[: limits.ROW]
        ]
        await self.context.show(click, Message((paragraph(fit("\n".join(lines), limits.TEXT)), *rows(buttons))))

    @app_commands.command(name=named("look.command.export"), description=named("look.command.export.about"))
    @app_commands.describe(table=named("look.param.table.about"))
    @app_commands.rename(table=named("look.param.table"))
    async def export(self, click: Click, table: int | None = None) -> None:
        """The table as a file: of a finished game everything, of a running one only what is public."""
        await acknowledge(click, ephemeral=True, thinking=True)
        await self.ending.send_file(click, await self.finder.to_see(click, table, PLAYED))

    @board.autocomplete("table")
    @scores.autocomplete("table")
    @log.autocomplete("table")
    @export.autocomplete("table")
    async def suggest_table(self, click: Click, typed: str) -> list[Choice[int]]:
        """The tables that can be meant here, finished ones included."""
        return await self.finder.suggest_to_see(click, typed, PLAYED)


def paged(lines: list[str]) -> list[str]:
    """Lines on pages that fit into a message; there is always one page."""
    pages, page, room = [], list[str](), PAGE_CHARACTERS
    for one in lines:
        short = fit(one, PAGE_CHARACTERS)
        if page and (len(page) >= PAGE_LINES or len(short) + 1 > room):
            pages.append("\n".join(page))
            page, room = [], PAGE_CHARACTERS
        page.append(short)
        room -= len(short) + 1
    return [*pages, "\n".join(page)]


async def scores_message(table: TableInfo, result: Result, reader: Reader) -> Message:
    """The score sheet as a picture, with the same in words."""
    over = table.status == "over"
    title = {"over": "look.scores.final", "closed": "look.scores.closed"}.get(table.status, "look.scores.now")
    lines = [heading(table, reader), reader.say(Text(title))]
    for score in sorted(result.scores, key=lambda one: one.rank):
        parts = ", ".join(f"{reader.say(line.label)} {line.points}" for line in score.lines if line.points)
        lines.append(reader.say(text("look.scores.line", rank=score.rank, player=who(score.seat), points=score.total)))
        lines.append(f"-# {parts}" if parts else "")
    if over and result.winners:
        winners = join([who(seat) for seat in result.winners], "and")
        lines.append(reader.say(text("look.scores.winners", players=winners, n=len(result.winners))))
    if result.note is not None:
        lines.append(reader.say(result.note))
    name, colours = reader.label(games.get(table.game).name), tuple(seat.colour for seat in table.seats)
    view = ScoreView(name, colours, result, final=over)
    shown = await pictures.picture(PictureRequest(table.game, pictures.SCORE, view, table.names, reader.lang))
    said = paragraph(fit("\n".join(one for one in lines if one), limits.TEXT))
    if shown is None:
        return Message((said,))
    return Message((said, gallery(shown)), (shown,))
