"""Board and /board: one picture of the table at a time, with the way to the others and to past turns."""

from __future__ import annotations

import asyncio

from msgspec import structs

from cogs.cards.recap_turns import past_moves
from cogs.cards.table_parts import heading
from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge
from cogs.clicks.context import Context
from cogs.clicks.people import person
from cogs.clicks.router import Router
from cogs.messages import limits, pictures, screen_pictures
from cogs.messages.message import Message, Part, PictureFile, button, galleries, note, paragraph, rows
from cogs.messages.pictures import BOARD, PLAYER
from cogs.messages.reader import Reader
from cogs.panels.look.beside_question import show_beside_question
from engine.core.text import PlayerMistake, Seat, Text, text
from host import Person, TableInfo
from render import PictureRequest, game_pictures
from render.kit.changes import changes_between


class BoardPanel:
    """Pictures for the eyes of who asks; each answer is a message of its own."""

    def __init__(self, context: Context, router: Router) -> None:
        self.context = context
        self.reads = context.host.reads
        router.on("board", self.board)
        router.on("picture", self.other)

    async def board(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """The board now, with what has changed since this player's last move."""
        await acknowledge(click, ephemeral=True, thinking=True)
        await self.show(click, await self.reads.info(button_ids.table_of(pressed), person(click)))

    async def other(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """A button below a picture: another one of the same moment, or the same of another moment."""
        await acknowledge(click)
        kind, seat, turn = read_picture(pressed.arg)
        await self.show(click, await self.reads.info(button_ids.table_of(pressed), person(click)), kind, seat, turn)

    async def show(
        self, click: Click, table: TableInfo, kind: str = BOARD, seat: Seat | None = None, turn: int | None = None
    ) -> None:
        """One picture with its buttons; the board where the game has no such picture."""
        reader = await self.context.reader(click, table)
        if seat is not None and not 0 <= seat < len(table.seats):
            raise PlayerMistake(text("look.mistake.seat", n=len(table.seats)))
        who = person(click)
        own = table.seat_of(who.user)
        kinds = pictures.board_kinds(table.game)
        kind = kind if kind in kinds else BOARD
        if kind not in kinds:
            await show_beside_question(self.context, click, table, note(reader.say(Text("ui.glance.no_picture"))))
            return
        if kind != PLAYER:
            seat = None  # the others belong to nobody
        elif seat is None:
            seat = own.seat if own is not None else 0
        mine = own is not None and seat in (None, own.seat)
        view = await self.reads.view(table.id, who, turn, public=not mine)
        if seat is not None and not mine:
            view = structs.replace(view, viewer=seat)
        last = await self.reads.turns(table.id, who)
        stamp = "" if turn is None else reader.label(text("end.stamp", turn=turn, last=last))
        band = pictures.practice_band(table, reader.lang)
        request = PictureRequest(table.game, kind, view, table.names, reader.lang, stamp=stamp, practice=band)
        if turn is None and seat is None:
            request = await self.with_news(request, table, who, last)
        shown = tuple(PictureFile.of(one) for one in await screen_pictures.on_screen(request, reader))
        head = heading(table, reader)
        if turn is not None:
            head += "\n" + reader.say(text("look.board.past", turn=turn, last=last))
        parts: list[Part] = [paragraph(head), *galleries(shown)]
        parts += rows(kind_buttons(table, kinds, kind, seat, turn, reader))
        parts += rows(turn_buttons(table, kind, seat, turn, last, reader))
        await show_beside_question(self.context, click, table, Message(tuple(parts), shown))

    async def with_news(self, request: PictureRequest, table: TableInfo, who: Person, last: int) -> PictureRequest:
        """What has changed since somebody's last move, on the board with the turns since; nothing for onlookers."""
        recap = [] if table.seat_of(who.user) is None else await self.reads.recap(table.id, who)
        if not recap:
            return request
        since = recap[0].segment
        before = await self.reads.view(table.id, who, since)
        changed = await asyncio.to_thread(changes_between, before, request.view)
        lately = await past_moves(self.reads, table.id, who, since, last) if request.picture == BOARD else ()
        return structs.replace(request, changed=changed, lately=lately)


def kind_buttons(
    table: TableInfo, kinds: list[str], kind: str, seat: Seat | None, turn: int | None, reader: Reader
) -> list[Part]:
    """Other pictures of the same moment; a picture in words is always among them."""
    made = []
    for other in kinds:
        if other == kind:
            continue
        arg = picture_arg(other, seat if other == PLAYER else None, turn)
        label = reader.label(Text(f"{table.game}.pic.kind.{other}"))
        made.append(button(label, button_ids.make("picture", arg, table=table.id)))
    made.append(button(reader.label(Text("ui.button.in_words")), button_ids.make("in_words", table=table.id)))
    if game_pictures(table.game).icons_in(kind):
        made.append(button(reader.label(Text("rules.button.legend")), button_ids.make("legend", kind, table=table.id)))
    return made[: limits.ROW]


def turn_buttons(
    table: TableInfo, kind: str, seat: Seat | None, turn: int | None, last: int, reader: Reader
) -> list[Part]:
    """One turn back, one on, and now; nothing while there is no past to look at."""
    if last == 0:
        return []
    at = last if turn is None else turn
    moments = [("earlier", at - 1, at == 0), ("later", at + 1, at >= last), ("now", None, turn is None)]
    return [
        button(
            reader.label(Text(f"look.board.{key}")),
            button_ids.make("picture", picture_arg(kind, seat, to), table=table.id),
            off=off,
        )
        for key, to, off in moments
    ]


def picture_arg(kind: str, seat: Seat | None, turn: int | None) -> str:
    """What a button below a picture leads to."""
    return f"{kind}.{'' if seat is None else seat}.{'' if turn is None else turn}"


def read_picture(arg: str) -> tuple[str, Seat | None, int | None]:
    """Kind, seat and turn of a picture, as its button carries them; a mistake for a button of another version."""
    kind, _, moment = arg.partition(".")
    seat, _, turn = moment.partition(".")
    return kind, button_ids.number(seat) if seat else None, button_ids.number(turn) if turn else None
