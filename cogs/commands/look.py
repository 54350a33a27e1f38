"""/board, /scores, /log, /rules, /next, /export: looking without playing, for the eyes of who asks."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.finder import OPEN, PLAYED, Finding
from cogs.kit import ids, limits, pictures
from cogs.kit.command_names import named
from cogs.kit.context import Context, thread_url
from cogs.kit.message import Message, Part, button, fit, gallery, note, rows, words
from cogs.kit.pictures import BOARD, PLAYER
from cogs.kit.reader import Reader
from cogs.kit.router import Router
from cogs.panels.boards import Boards
from cogs.panels.looking import Glance
from cogs.panels.play import table_of
from cogs.panels.question import heading, title
from engine.core import games
from engine.core.result import Result
from engine.core.text import PlayerMistake, Text, join, text, who
from host import TableInfo
from render.scores import ScoreView

Click = discord.Interaction[Any]
Choice = app_commands.Choice
PAGE_LINES = 20
PAGE_ROOM = 3_400
RULES_ROOM = 3_700


class Looking(commands.Cog):
    """Everything a player or a spectator may look at."""

    def __init__(self, context: Context, router: Router, finding: Finding, glance: Glance, boards: Boards) -> None:
        self.context, self.finding, self.glance, self.boards = context, finding, glance, boards
        self.looking = context.host.looking
        self.transfer = context.host.transfer
        router.on("log_page", self.log_page)
        router.on("chapter", self.chapter)

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
    async def board(
        self,
        click: Click,
        seat: int | None = None,
        turn: int | None = None,
        picture: str | None = None,
        table: int | None = None,
    ) -> None:
        """The board now or at any past turn, or the board of one player."""
        await click.response.defer(ephemeral=True, thinking=True)
        found = await self.finding.one(click, table, PLAYED)
        kind = picture or (PLAYER if seat is not None else BOARD)
        await self.boards.show(click, found, kind, None if seat is None else seat - 1, turn)

    @board.autocomplete("seat")
    async def suggest_seat(self, click: Click, typed: str) -> list[Choice[int]]:
        """The players of the table meant, by name."""
        table = await self.meant(click)
        if table is None:
            return []
        lines = [(f"{seat.seat + 1}. {seat.name}", seat.seat + 1) for seat in table.seats]
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
        kinds = pictures.of_the_board(table.game)
        return [Choice(name=reader.label(Text(f"{table.game}.pic.kind.{kind}")), value=kind) for kind in kinds]

    async def meant(self, click: Click) -> TableInfo | None:
        """The table meant while the command is still being typed."""
        number = getattr(click.namespace, "table", None)
        try:
            return await self.finding.one(click, number if isinstance(number, int) else None, PLAYED)
        except PlayerMistake:
            return None

    @app_commands.command(name=named("look.command.scores"), description=named("look.command.scores.about"))
    @app_commands.describe(table=named("look.param.table.about"))
    @app_commands.rename(table=named("look.param.table"))
    async def scores(self, click: Click, table: int | None = None) -> None:
        """The final score sheet, or what everybody would have if the game ended now."""
        await click.response.defer(ephemeral=True, thinking=True)
        found = await self.finding.one(click, table, PLAYED)
        reader = await self.context.reader(click, found)
        result = await self.looking.standing(found.id)
        if result is None:
            await self.context.show(click, note(reader.say(Text("look.scores.hidden"))))
            return
        await self.context.show(click, await scores_letter(found, result, reader))

    @app_commands.command(name=named("look.command.log"), description=named("look.command.log.about"))
    @app_commands.describe(all=named("look.param.all.about"), table=named("look.param.table.about"))
    @app_commands.rename(all=named("look.param.all"), table=named("look.param.table"))
    async def log(self, click: Click, all: bool = False, table: int | None = None) -> None:
        """What happened since one's last move, or from the start, page by page."""
        await click.response.defer(ephemeral=True, thinking=True)
        found = await self.finding.one(click, table, PLAYED)
        if not all:
            reader = await self.context.reader(click, found)
            await self.context.show(click, await self.glance.log(found, click.user.id, reader))
        else:
            await self.show_log(click, found, None)

    async def log_page(self, click: Click, call: ids.Call) -> None:
        """Another page of the whole log."""
        await click.response.defer()
        page = call.arg.strip("<>")
        if not page.isdecimal():
            raise PlayerMistake(Text("ui.mistake.old_button"))
        await self.show_log(click, await self.finding.one(click, table_of(call), PLAYED), int(page))

    async def show_log(self, click: Click, table: TableInfo, page: int | None) -> None:
        """A page of the log; without a number the last one."""
        reader = await self.context.reader(click, table)
        turns = await self.looking.log(table.id, click.user.id)
        pages = paged([f"- {reader.say(event.text)}" for turn in turns for event in turn.events])
        at = len(pages) - 1 if page is None else max(0, min(page, len(pages) - 1))
        said = reader.say(text("look.log.page", page=at + 1, pages=len(pages)))
        body = pages[at] or reader.say(Text("ui.glance.nothing_yet"))
        buttons = [
            button(reader.label(Text(key)), ids.make("log_page", f"{mark}{to}", table=table.id), off=off)
            for key, mark, to, off in (
                ("look.log.first", "<<", 0, at == 0),
                ("look.log.earlier", "<", max(0, at - 1), at == 0),
                ("look.log.later", ">", at + 1, at == len(pages) - 1),
                ("look.log.last", ">>", len(pages) - 1, at == len(pages) - 1),
            )
        ]
        parts: list[Part] = [words(f"{heading(table, reader)}\n{said}\n{body}")]
        await self.context.show(click, Message((*parts, *(rows(buttons) if len(pages) > 1 else ()))))

    @app_commands.command(name=named("look.command.rules"), description=named("look.command.rules.about"))
    @app_commands.describe(topic=named("look.param.topic.about"))
    @app_commands.rename(topic=named("look.param.topic"))
    async def rules(self, click: Click, topic: str) -> None:
        """A chapter of the rules, in the reader's language."""
        await click.response.defer(ephemeral=True, thinking=True)
        game, _, name = topic.partition("/")
        if game not in games.names() or name not in games.get(game).topics:
            raise PlayerMistake(Text("look.mistake.topic"))
        await self.show_chapter(click, game, name)

    async def chapter(self, click: Click, call: ids.Call) -> None:
        """The chapter before or after."""
        await click.response.defer()
        game, _, name = call.arg.strip("<>").partition("/")
        if game not in games.names() or name not in games.get(game).topics:
            raise PlayerMistake(Text("look.mistake.topic"))
        await self.show_chapter(click, game, name)

    async def show_chapter(self, click: Click, game: str, name: str) -> None:
        reader = await self.context.reader(click)
        topics = games.get(game).topics
        at = topics.index(name)
        head = f"### {games.get(game).title}: {reader.head(Text(f'{game}.topic.{name}'))}"
        body = fit(reader.say(Text(f"{game}.topic.{name}.body")), RULES_ROOM)
        buttons = []
        for mark, to in (("<", at - 1), (">", at + 1)):
            if 0 <= to < len(topics):
                label = reader.label(Text(f"{game}.topic.{topics[to]}"), limits.LABEL - 2)
                label = f"‹ {label}" if mark == "<" else f"{label} ›"
                buttons.append(button(label, ids.make("chapter", f"{mark}{game}/{topics[to]}")))
        await self.context.show(click, Message((words(f"{head}\n{body}"), *rows(buttons))))

    @rules.autocomplete("topic")
    async def suggest_topic(self, click: Click, typed: str) -> list[Choice[str]]:
        """Chapters whose title or text has what was typed; the game of this thread first."""
        reader = await self.context.reader(click)
        here = None if click.channel_id is None else await self.looking.in_thread(click.channel_id)
        order = sorted(games.names(), key=lambda name: here is None or name != here.game)
        wanted = typed.casefold().strip()
        by_title, by_text = [], []
        for game in order:
            for topic in games.get(game).topics:
                name = f"{games.get(game).title}: {reader.head(Text(f'{game}.topic.{topic}'))}"
                choice = Choice(name=fit(name, limits.OPTION_TEXT), value=f"{game}/{topic}")
                if wanted in name.casefold():
                    by_title.append(choice)
                elif wanted in reader.say(Text(f"{game}.topic.{topic}.body")).casefold():
                    by_text.append(choice)
        return [*by_title, *by_text][: limits.OPTIONS]

    @app_commands.command(name=named("look.command.next"), description=named("look.command.next.about"))
    async def next(self, click: Click) -> None:
        """All tables that wait for somebody, on all servers, longest waiting first."""
        await click.response.defer(ephemeral=True, thinking=True)
        reader = await self.context.reader(click)
        waiting = await self.looking.asks_for(click.user.id)
        if not waiting:
            await self.context.show(click, note(reader.say(Text("look.next.none"))))
            return
        lines = [reader.say(text("look.next.title", n=len(waiting)))]
        for table in waiting[: limits.OPTIONS]:
            own = Reader(reader.lang, table.names, reader.emojis)
            seat = table.seat_of(click.user.id)
            since = "" if seat is None or seat.asked_at is None else f" · <t:{int(seat.asked_at)}:R>"
            url = thread_url(table)
            name = own.say(title(table))
            lines.append(f"- {f'[{name}]({url})' if url else name}{since}")
        buttons = [
            button(reader.label(text("look.next.open", table=table.id)), ids.make("move", table=table.id), "main")
            for table in waiting[: limits.ROW]
        ]
        await self.context.show(click, Message((words(fit("\n".join(lines), limits.TEXT)), *rows(buttons))))

    @app_commands.command(name=named("look.command.export"), description=named("look.command.export.about"))
    @app_commands.describe(table=named("look.param.table.about"))
    @app_commands.rename(table=named("look.param.table"))
    async def export(self, click: Click, table: int | None = None) -> None:
        """The table as a file: of a finished game everything, of a running one only what is public."""
        await click.response.defer(ephemeral=True, thinking=True)
        found = await self.finding.one(click, table, PLAYED)
        reader = await self.context.reader(click, found)
        data = await self.transfer.export(found.id, click.user.id, click.guild_id)
        over = found.status == "over"
        said = reader.say(Text("look.export.over") if over else Text("look.export.running"))

        def file() -> discord.File:
            return discord.File(io.BytesIO(data), filename=f"kontor-{found.game}-{found.id}.json")

        await self.context.put(
            click,
            lambda: {"content": said, "attachments": [file()]},
            lambda: {"content": said, "file": file(), "ephemeral": True},
        )

    @board.autocomplete("table")
    @scores.autocomplete("table")
    @log.autocomplete("table")
    @export.autocomplete("table")
    async def suggest_table(self, click: Click, typed: str) -> list[Choice[int]]:
        """The tables that can be meant here, finished ones included."""
        return await self.finding.suggest(click, typed, (*OPEN[1:], "over", "closed"))


def paged(lines: list[str]) -> list[str]:
    """Lines on pages that fit into a message; there is always one page."""
    pages, page, room = [], list[str](), PAGE_ROOM
    for one in lines:
        short = fit(one, PAGE_ROOM)
        if page and (len(page) >= PAGE_LINES or len(short) + 1 > room):
            pages.append("\n".join(page))
            page, room = [], PAGE_ROOM
        page.append(short)
        room -= len(short) + 1
    return [*pages, "\n".join(page)]


async def scores_letter(table: TableInfo, result: Result, reader: Reader) -> Message:
    """The score sheet as a picture, with the same in words."""
    over = table.status == "over"
    lines = [heading(table, reader), reader.say(Text("look.scores.final") if over else Text("look.scores.now"))]
    for score in sorted(result.scores, key=lambda one: one.rank):
        parts = ", ".join(f"{reader.say(line.label)} {line.points}" for line in score.lines if line.points)
        lines.append(reader.say(text("look.scores.line", rank=score.rank, player=who(score.seat), points=score.total)))
        lines.append(f"-# {parts}" if parts else "")
    if over and result.winners:
        winners = join([who(seat) for seat in result.winners], "and")
        lines.append(reader.say(text("look.scores.winners", players=winners, n=len(result.winners))))
    if result.note is not None:
        lines.append(reader.say(result.note))
    view = ScoreView(games.get(table.game).title, tuple(seat.colour for seat in table.seats), result)
    shown = await pictures.picture(table, pictures.SCORE, view, reader.lang)
    said = words(fit("\n".join(one for one in lines if one), limits.TEXT))
    if shown is None:
        return Message((said,))
    return Message((said, gallery(shown)), (shown,))


__all__ = ["Looking", "scores_letter"]
