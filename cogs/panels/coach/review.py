"""/review: a player's turns in the eyes of the computer, with pictures of the turns at which most was lost."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence

from cogs.cards.practice_words import from_here_button, what_if_button
from cogs.cards.table_parts import heading
from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge
from cogs.clicks.context import Context
from cogs.clicks.people import person
from cogs.clicks.router import Router
from cogs.messages import limits, screen_pictures
from cogs.messages.message import Message, Part, PictureFile, button, fit, galleries, paragraph, rows
from cogs.messages.pictures import BOARD, practice_band
from cogs.messages.reader import Reader
from cogs.panels.coach.hints import arguments, in_units, percent, turn_words
from cogs.panels.look.replay import stamp_text
from engine.core import games
from engine.core.text import Seat, Text, join, text, who
from engine.story import TurningPoint
from host import PastTurn, Review, ReviewProgress, TableInfo, difference
from render import PictureRequest
from render.ending.chart import turning_text

PROGRESS_SECONDS = 5.0  # after which it is told how far a review has come


class ReviewPanel:
    """The button Review and the pages of a review; while one is made, its reader is told how far it is."""

    def __init__(self, context: Context, router: Router) -> None:
        self.context, self.host = context, context.host
        router.on("review", self.review)

    async def review(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """From the table's thread a new message; below a review another page of it."""
        if pressed.arg:
            await acknowledge(click)
        else:
            await acknowledge(click, ephemeral=True, thinking=True)
        table = await self.host.reads.info(button_ids.table_of(pressed), person(click))
        await self.show(click, table, button_ids.number(pressed.arg or "0"))

    async def show(self, click: Click, table: TableInfo, page: int = 0) -> None:
        """The review; if there is none yet, how far it is, until it is there."""
        reader = await self.context.reader(click, table)
        found = await self.host.reviews.look(table.id, person(click))
        while isinstance(found, ReviewProgress):
            await self.context.show(click, progress_message(table, found, reader))
            await asyncio.wait([found.task], timeout=PROGRESS_SECONDS)
            if found.task.done():
                found = await self.host.reviews.whole(found)
        await self.context.show(click, await self.page_message(click, table, found, page, reader))

    async def page_message(self, click: Click, table: TableInfo, review: Review, page: int, reader: Reader) -> Message:
        """The overview, or the costly turn of that number with its picture."""
        reads = person(click)
        course = await self.host.stories.course(table.id, reads)
        if not 0 < page <= len(review.points):
            turning = (await self.host.stories.story(table.id, person(click))).turning_point
            own = table.seat_of(click.user.id)
            words = paragraph(overview_words(table, review, turning, reader, None if own is None else own.seat))
            way_on = await self.from_turning_point(click, table, turning, reader)
            return Message((words, *rows(page_buttons(table, review, 0, reader, course)), *rows(way_on)))
        point = review.points[page - 1]
        stamp = stamp_text(course, point.segment)
        view = await self.host.reads.view(table.id, reads, point.segment)
        label = reader.label(stamp, limits.TEXT)
        band = practice_band(table, reader.lang)
        request = PictureRequest(table.game, BOARD, view, table.names, reader.lang, stamp=label, practice=band)
        drawn = await screen_pictures.on_screen(request, reader)
        shown = tuple(PictureFile.of(one) for one in drawn)
        when = round_text(course, point.segment) or stamp
        title = reader.say(text("coach.review.point", n=page, all=len(review.points)))
        lines = [
            reader.say(Text("coach.review.played")),
            f"**{turn_words(point.played, reader)}**",
            reader.say(Text(f"coach.review.{point.verdict}")),
            f"**{turn_words(point.better, reader)}**",
            reader.say(text("coach.review.worth", score=in_units(table.game, point.loss))),
        ]
        if point.chances is not None:
            lines += [reader.say(one) for one in chance_texts("instead", "played", "better", point.chances)]
        gains, others = arguments(table.game, point.differs, point.gaps, reader)
        if gains:
            lines.append(reader.say(text("coach.review.why", amounts=join(gains, "comma"))))
        lines += [f"-# {one}" for one in others]
        parts: list[Part] = [paragraph(f"{heading(table, reader)}\n**{title}** · {reader.say(when)}")]
        parts += galleries(shown)
        parts.append(paragraph("\n".join(lines)))
        ways = [what_if_button(table.id, point.segment, reader), from_here_button(table.id, point.segment, reader)]
        return Message((*parts, *rows(ways), *rows(page_buttons(table, review, page, reader, course))), shown)

    async def from_turning_point(
        self, click: Click, table: TableInfo, turning: TurningPoint | None, reader: Reader
    ) -> list[Part]:
        """Try one's own turn of the round in which the tide turned anew, or play on from the beginning of it."""
        if turning is None:
            return []
        course, own = await self.host.stories.course(table.id, person(click)), table.seat_of(click.user.id)
        of_round = [past for past in course if past.round == turning.round]
        mine = [past.segment for past in of_round if own is not None and past.seat == own.seat]
        tries = [what_if_button(table.id, mine[0], reader)] if mine else []
        return [*tries, *(from_here_button(table.id, past.segment, reader) for past in of_round[:1])]


def progress_message(table: TableInfo, under_way: ReviewProgress, reader: Reader) -> Message:
    """How far a review is, and a button for whoever comes back later."""
    said = text("coach.review.working", done=under_way.done, all=under_way.all)
    far = button(reader.label(Text("coach.review.far")), button_ids.make("review", "0", table=table.id))
    words = reader.say(said if under_way.all else Text("coach.review.reading"))
    return Message((paragraph(f"{heading(table, reader)}\n{words}"), *rows([far])))


def overview_words(
    table: TableInfo, review: Review, turning: TurningPoint | None, reader: Reader, own: Seat | None = None
) -> str:
    """The whole game in a few sentences; its turning point is that of the poster."""
    said = [Text("coach.review.none")]
    if review.otherwise:
        said = [text("coach.review.sum", otherwise=review.otherwise, turns=review.turns)]
    elif review.turns:
        said = [text("coach.review.clean", turns=review.turns)]
    if review.untried:
        said = [*(said if review.turns else []), text("coach.review.untried", turns=review.untried)]
    if review.expected:
        said += balance(table.game, review)
        chances = [one.chance for one in (review.expected[0], review.expected[-1]) if one.chance is not None]
        said += chance_texts("chance", "first", "last", chances)
    if turning is not None:
        said.append(turned(table.game, turning, own))
    lines = [heading(table, reader), f"**{reader.say(Text('coach.review.title'))}**", *map(reader.say, said)]
    return fit("\n".join([*lines, f"-# {reader.say(Text('coach.review.note'))}"]), limits.TEXT)


def balance(game: str, review: Review) -> list[Text]:
    """What was expected, what came of it, and how much of the difference was given away; the numbers add up."""
    first, loss = round(review.expected[0].points), round(review.loss)
    said = [text("coach.review.expected", first=in_units(game, first), had=in_units(game, review.had))]
    others = review.had - (first - loss)
    if loss:
        said.append(text("coach.review.loss", loss=in_units(game, loss)))
    if loss and others:
        key = f"coach.review.others_{'more' if others > 0 else 'less'}"
        said.append(text(key, score=in_units(game, abs(others))))
    return said


def chance_texts(key: str, before: str, after: str, chances: Sequence[float]) -> list[Text]:
    """How a chance to win changes, where it does."""
    told = [percent(one) for one in chances]
    return (
        [text(f"coach.review.{key}", **{before: told[0], after: told[-1]})] if told[1:] and told[0] != told[-1] else []
    )


def turned(game: str, turning: TurningPoint, own: Seat | None) -> Text:
    """The turning point, and in what it was made."""
    what, player = turning_text(turning), who(turning.seat)
    amounts = difference(games.get(game), Counter(dict(turning.gains)), Counter())
    if not amounts:
        return text("coach.review.turned", what=what, player=player)
    return text(
        "coach.review.turned_why",
        what=what,
        player=player,
        own=int(turning.rival == own),
        rival=who(turning.rival),
        amounts=join(amounts, "comma"),
    )


def round_text(course: Sequence[PastTurn], segment: int) -> Text | None:
    """The round of a turn, in games that have some."""
    found = next((past.round for past in course if past.segment == segment), 0)
    return text("coach.review.round", round=found) if found else None


def page_buttons(table: TableInfo, review: Review, page: int, reader: Reader, course: Sequence[PastTurn]) -> list[Part]:
    """The overview, and each costly turn with its round."""
    if not review.points:
        return []
    labels = [reader.label(Text("coach.review.overview"))]
    for n, point in enumerate(review.points, start=1):
        which = round_text(course, point.segment)
        plain = reader.label(text("coach.review.point", n=n, all=len(review.points)))
        labels.append(plain if which is None else f"{n} · {reader.label(which)}")
    return [
        button(
            one,
            button_ids.make("review", str(n), table=table.id),
            "main" if n == page + 1 else "plain",
            off=n == page,
        )
        for n, one in enumerate(labels)
    ]
