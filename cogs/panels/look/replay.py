"""Replay and /replay: any game turn by turn, as far as its reader may know it, and the whole of it as a film."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from itertools import groupby
from typing import Any

from cogs.cards.practice_words import from_here_button, what_if_button
from cogs.cards.recap_turns import past_moves
from cogs.cards.table_parts import heading
from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge
from cogs.clicks.context import Context
from cogs.clicks.people import person
from cogs.clicks.router import Router
from cogs.messages import limits, pictures, screen_pictures
from cogs.messages.message import (
    Message,
    Part,
    PictureFile,
    SelectLine,
    bullets,
    button,
    galleries,
    gallery,
    note,
    paragraph,
    rows,
    select,
)
from cogs.messages.pictures import BOARD, FILM
from cogs.messages.reader import Reader
from engine.core import games
from engine.core.account import seen
from engine.core.text import PlayerMistake, Text, text, who
from host import PastTurn, Person, TableInfo
from render import PictureRequest, game_pictures
from render.ending.scores import signed
from render.film import FILM_BYTES
from render.kit.changes import Changes, changes_between

LOG_LINES, LOG_CHARACTERS = 14, 1_800
FRAMES = 400  # pictures that a film has at most
STEPS = 4  # buttons that lead through all turns: they have a row of their own


class ReplayPanel:
    """One turn at a time, for the eyes of who asks: what the seat knew then, or what everybody did."""

    def __init__(self, context: Context, router: Router) -> None:
        self.context = context
        self.reads, self.stories = context.host.reads, context.host.stories
        router.on("replay", self.replay)
        router.on("film", self.film)

    async def replay(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """From the table's thread at its beginning; below a turn another one."""
        if pressed.arg or pressed.values:
            await acknowledge(click)
            turn = button_ids.number(pressed.arg.rpartition(".")[2] or button_ids.chosen(pressed))
        else:
            await acknowledge(click, ephemeral=True, thinking=True)
            turn = 0
        await self.show(click, await self.reads.info(button_ids.table_of(pressed), person(click)), turn)

    async def show(self, click: Click, table: TableInfo, turn: int | None = None, round_: int | None = None) -> None:
        """One turn with its picture, its log and the way to all others; where nothing is said, the first one."""
        reader, reads = await self.context.reader(click, table), person(click)
        course = await self.stories.course(table.id, reads)
        if round_ is not None:
            turn = first_of(course, round_)
        turn = turn or 0
        stamp = stamp_text(course, turn)
        view = await self.reads.view(table.id, reads, turn)
        lately = await past_moves(self.reads, table.id, reads, turn - 1, turn) if turn else ()
        changed = await asyncio.to_thread(changes_between, lately[0].before, view) if lately else Changes()
        label = reader.label(stamp, limits.TEXT)
        request = PictureRequest(
            table.game,
            BOARD,
            view,
            table.names,
            reader.lang,
            changed=changed,
            stamp=label,
            lately=lately,
            practice=pictures.practice_band(table, reader.lang),
        )
        drawn = await screen_pictures.on_screen(request, reader)
        parts: list[Part] = [paragraph(f"{heading(table, reader)}\n**{reader.head(stamp)}**")]
        shown = tuple(PictureFile.of(one) for one in drawn)
        parts += galleries(shown)
        parts.append(paragraph(await self._events(table, reads, reader, turn)))
        steps = step_buttons(table, course, turn, reader, reads)
        parts += [*rows(steps[:STEPS]), *rows(steps[STEPS:])]
        parts += round_select(table, course, reader)
        await self.context.show(click, Message(tuple(parts), shown))

    async def _events(self, table: TableInfo, reads: Person, reader: Reader, turn: int) -> str:
        """What happened in a turn, as far as the reader may know it."""
        if turn == 0:
            return reader.say(Text("end.replay.setup"))
        log = await self.reads.log(table.id, reads, turn - 1)
        said = [reader.say(event.text) for one in log if one.segment == turn - 1 for event in one.events]
        title = reader.say(Text("ui.glance.lately"))
        return bullets(title, said, LOG_LINES, LOG_CHARACTERS) if said else reader.say(Text("end.replay.quiet"))

    async def film(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """The map from the beginning to now, turn by turn, as everybody knew it, in a message of its own."""
        await acknowledge(click, ephemeral=True, thinking=True)
        reads = person(click)
        table = await self.reads.info(button_ids.table_of(pressed), reads)
        reader = await self.context.reader(click, table)
        if not pictures.has_board(table.game):
            await self.context.show(click, note(reader.say(Text("ui.glance.no_picture"))))
            return
        course = await self.stories.course(table.id, reads)
        totals = game_pictures(table.game).totals
        points = totals(await self.reads.view(table.id, reads, len(course), public=True))
        turns = whole_rounds(course, FRAMES)
        made = await pictures.film(self._frames(table, reads, reader, course, turns, max((1, *points))))
        while len(made) > FILM_BYTES:
            fewer = whole_rounds(course, int(0.9 * len(turns) * FILM_BYTES / len(made)))
            if len(fewer) >= len(turns):
                break
            turns = fewer
            made = await pictures.film(self._frames(table, reads, reader, course, turns, max((1, *points))))
        name = reader.label(games.get(table.game).name)
        alt = reader.label(text("end.film.alt", game=name, last=len(course)), limits.TEXT)
        if points:
            listed = ", ".join(f"{name} {signed(total)}" for name, total in zip(table.names, points, strict=False))
            alt += f"\n{reader.label(text('end.film.points', list=listed), limits.TEXT)}"
        shown = PictureFile(f"{table.game}-{table.id}.webp", made, alt)
        said = reader.say(filmed_text(len(turns), len(course)))
        await self.context.show(
            click, Message((paragraph(f"{heading(table, reader)}\n{said}"), gallery(shown)), (shown,))
        )

    async def _frames(
        self, table: TableInfo, reads: Person, reader: Reader, course: Sequence[PastTurn], turns: list[int], most: int
    ) -> AsyncIterator[PictureRequest]:
        """A picture for each of these turns, with what has changed since the one before."""
        colours = tuple(seat.colour for seat in table.seats)
        band = pictures.practice_band(table, reader.lang)
        before: Any = None
        log = {one.segment + 1: one.deeds for one in await self.reads.log(table.id, reads)}
        for turn in turns:
            view = await self.reads.view(table.id, reads, turn, public=True)
            changed = Changes() if before is None else await asyncio.to_thread(changes_between, before, view)
            frame = game_pictures(table.game).frame(view, before, colours, most, seen(log.get(turn, ()), None))
            stamp = reader.label(stamp_text(course, turn), limits.TEXT)
            yield PictureRequest(
                table.game, FILM, frame, table.names, reader.lang, changed=changed, stamp=stamp, practice=band
            )
            before = view


def filmed_text(shown: int, turns: int) -> Text:
    """How many pictures a film has, and that there are fewer than turns where it could not hold them."""
    if shown <= turns:
        return text("end.replay.thinned", n=shown, turns=turns)
    return text("end.replay.filmed", n=shown)


def stamp_text(course: Sequence[PastTurn], turn: int) -> Text:
    """Which turn of how many a picture shows, and of which round."""
    if not 0 < turn <= len(course):
        return Text("end.stamp.start")
    past = course[turn - 1]
    if past.round == 0:
        return text("end.stamp", turn=turn, last=len(course))
    return text("end.stamp.round", turn=turn, last=len(course), round=past.round)


def first_of(course: Sequence[PastTurn], round_: int) -> int:
    """The first turn of a round, by the number it is shown with."""
    found = next((past.segment + 1 for past in course if past.round == round_), None)
    if found is None:
        last = max((past.round for past in course), default=0)
        raise PlayerMistake(text("end.mistake.round", round=round_, last=last))
    return found


def whole_rounds(course: Sequence[PastTurn], most: int) -> list[int]:
    """The beginning and every turn; where that is too many, every turn of as many rounds as may be, evenly spread."""
    rounds = [list(turns) for _, turns in groupby(range(1, len(course) + 1), lambda n: course[n - 1].round or -n)]
    last = len(rounds) - 1
    turns: list[int] = []
    for count in range(len(rounds), 0, -1):
        kept = sorted(last - round(n * last / max(1, count - 1)) for n in range(count))
        turns = [turn for n in kept for turn in rounds[n]]
        if len(turns) < most:
            break
    return [0, *turns]


def step_buttons(table: TableInfo, course: Sequence[PastTurn], turn: int, reader: Reader, reads: Person) -> list[Part]:
    """The first turn, one back, one on, the last; a player's own ones; this one anew, or on from here; the film."""
    last, own = len(course), table.seat_of(reads.user)
    mine = [past.segment + 1 for past in course if own is not None and past.seat == own.seat]
    before, after = [n for n in mine if n < turn], [n for n in mine if n > turn]
    ways = {
        "first": 0 if turn else None,
        "back": turn - 1 if turn else None,
        "on": turn + 1 if turn < last else None,
        "last": last if turn < last else None,
    }
    if mine:
        ways |= {"mine_back": before[-1] if before else None, "mine_on": after[0] if after else None}
    made = [
        button(
            reader.label(Text(f"end.replay.{way}")),
            button_ids.make("replay", f"{way}.{turn if to is None else to}", table=table.id),
            "main" if way == "on" else "plain",
            off=to is None,
        )
        for way, to in ways.items()
    ]
    if table.status in ("over", "closed"):
        over = table.status == "over" and turn >= last
        made += [what_if_button(table.id, turn - 1, reader)] if turn else []
        made.append(from_here_button(table.id, turn, reader, off=over))
    if last and pictures.has_board(table.game):
        made.append(button(reader.label(Text("end.replay.film")), button_ids.make("film", table=table.id)))
    return made


def round_select(table: TableInfo, course: Sequence[PastTurn], reader: Reader) -> list[Part]:
    """A list of the rounds; every second or third one where they are too many."""
    rounds = list(dict.fromkeys(past.round for past in course if past.round))
    every = -(-len(rounds) // limits.OPTIONS)
    if len(rounds) < 2:
        return []
    lines = []
    for one in rounds[::every]:
        first = course[first_of(course, one) - 1]
        about = "" if first.seat is None else reader.label(who(first.seat), limits.OPTION_TEXT)
        lines.append(SelectLine(reader.label(text("end.replay.round_of", round=one)), str(first.segment + 1), about))
    return [
        select(
            button_ids.make("replay", table=table.id), lines, reader.label(Text("end.replay.round"), limits.PLACEHOLDER)
        )
    ]
