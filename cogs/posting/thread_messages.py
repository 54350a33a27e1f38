"""The messages of a table's thread: the recap, the board, who decides what, how it ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.cards.recap import RECAP_CHARACTERS, Recap
from cogs.cards.result_words import NOBODY_ELSE, ranking, result_lines
from cogs.cards.table_parts import PUBLIC, after_buttons, closed_buttons, heading, public_button
from cogs.messages import limits
from cogs.messages.message import (
    Message,
    Part,
    PictureFile,
    bullets,
    filled_rows,
    fit,
    galleries,
    gallery,
    paragraph,
    rows,
)
from cogs.messages.reader import Reader
from engine.core.result import Result
from engine.core.text import Seat, Text, join, text, verbatim, who
from host import AskedSeat, SeatShare, TableInfo

RECAP_LINES = 8
LAST_LINES = 3  # of what happened last in a game that is over
LAST_CHARACTERS = 200  # what the recap of the end has above its lines


def turn_message(
    table: TableInfo,
    reader: Reader,
    *,
    opening: Text | None = None,
    recap: Recap | None = None,
    asked: Sequence[AskedSeat] = (),
    picture: PictureFile | None = None,
    mentions: Sequence[int] = (),
    more: Sequence[Part] = (),
) -> Message:
    """The board, what happened, and one line that says who decides what; only `mentions` are notified."""
    above = [heading(table, reader)]
    if opening is not None:
        above.append(reader.say(opening))
    parts: list[Part] = [paragraph("\n".join(above))]
    if picture is not None:
        parts.append(gallery(picture))
    # Below the picture: that is where Discord scrolls to.
    below = (
        [bullets(reader.say(recap.title), recap.lines, RECAP_LINES, RECAP_CHARACTERS)]
        if recap is not None and recap.lines
        else []
    )
    people = [one for one in asked if one.user is not None]
    below += [lasting_line(people, reader)] if people and plays_alone(table) else decision_lines(asked, reader)
    below += deadline_lines(asked, reader)
    if below:
        parts.append(paragraph("\n".join(below)))
    shown = PUBLIC if plays_alone(table) else (*PUBLIC, "plan")  # computers leave no time to plan in
    parts += filled_rows([*(public_button(verb, table, reader) for verb in shown), *more])
    return Message(tuple(parts), () if picture is None else (picture,), tuple(mentions))


def lesson_message(
    table: TableInfo, reader: Reader, asked: Sequence[AskedSeat], mentions: Sequence[int] = ()
) -> Message:
    """Where a guided game begins: that it is one, and the button behind which everything is told."""
    players = join([mention(one) for one in asked], "and")
    move = Text("ui.button.move")
    said = f"{heading(table, reader)}\n{reader.say(text('learn.post', players=players, move=move))}"
    return Message((paragraph(said), *rows([public_button("move", table, reader)])), (), tuple(mentions))


def plays_alone(table: TableInfo) -> bool:
    """Whether there is one person at a table: while they are there, nothing is posted a turn."""
    return sum(seat.user is not None for seat in table.seats) == 1


def lasting_line(asked: Sequence[AskedSeat], reader: Reader) -> str:
    """What stays true while other questions come, as nothing newer is posted."""
    players = join([mention(one) for one in asked], "and")
    return reader.say(text("ui.post.alone", players=players, move=Text("ui.button.move")))


def decision_lines(asked: Sequence[AskedSeat], reader: Reader) -> list[str]:
    """Who decides what; of a private question only that there is one, and nothing about how far anybody has come."""
    lines = []
    for question in dict.fromkeys(one.question for one in asked):
        same = [one for one in asked if one.question == question]
        players = join([mention(one) for one in same], "and")
        if question is not None:
            lines.append(reader.say(text("ui.post.asked", players=players, question=question)))
        elif len(same) > 1:
            lines.append(reader.say(text("ui.post.together", players=players)))
        else:
            lines.append(reader.say(text("ui.post.private", players=players)))
    return lines


def deadline_lines(asked: Sequence[AskedSeat], reader: Reader) -> list[str]:
    """Until when those who decide have time."""
    timed = [(one.seat, one.until) for one in asked if one.until is not None]
    return [
        f"-# {reader.say(text('days.clock', player=who(seat), until=f'<t:{int(until)}:R>'))}" for seat, until in timed
    ]


def mention(asked: AskedSeat) -> Text:
    """Somebody who is addressed: a mention for people, a name for computer players."""
    return who(asked.seat) if asked.user is None else verbatim(f"<@{asked.user}>")


def over_message(
    table: TableInfo,
    reader: Reader,
    result: Result,
    *,
    recap: Sequence[str] = (),
    played: Mapping[Seat, SeatShare] = NOBODY_ELSE,
    ended_by_standin: Sequence[Seat] = (),
    seen_back: int = 0,
    picture: PictureFile | None = None,
    own: Seat | None = None,
) -> Message:
    """The picture, then who won, the ranking and a kind word; the last events come after that."""
    shown = () if picture is None else (picture,)
    above = f"{heading(table, reader)}\n{reader.say(Text('ui.post.over'))}"
    lines = result_lines(
        table, reader, result, played=played, ended_by_standin=ended_by_standin, seen_back=seen_back, own=own
    )
    below = fit("\n".join(lines), limits.TEXT - len(above))
    parts: list[Part] = [paragraph(above), *galleries(shown), paragraph(below)]
    room = min(RECAP_CHARACTERS, limits.TEXT - len(above) - len(below) - LAST_CHARACTERS)
    if recap and room > 0:
        parts.append(paragraph(bullets(reader.say(Text("ui.post.lately")), recap, LAST_LINES, room)))
    looks = [public_button(verb, table, reader) for verb in ("board", "log")]
    return Message((*parts, *rows([*after_buttons(table, reader), *looks])), shown)


def plain_message(table: TableInfo, reader: Reader, said: Text) -> Message:
    """One sentence about the table, with the buttons to look at it."""
    looks = [public_button(verb, table, reader) for verb in PUBLIC]
    return Message((paragraph(f"{heading(table, reader)}\n{reader.say(said)}"), *rows(looks)))


def closed_message(
    table: TableInfo, reader: Reader, said: Text, result: Result, picture: PictureFile | None
) -> Message:
    """A game that ended without a result: how it stood, once anybody had anything, and the way to another one."""
    shown = () if picture is None else (picture,)
    stood = any(score.total for score in result.scores)
    lines = [reader.say(Text("look.scores.closed")), ranking(result, reader)] if stood else []
    above = paragraph(f"{heading(table, reader)}\n{reader.say(said)}")
    told = [paragraph("\n".join(lines))] if lines else []
    return Message((above, *galleries(shown), *told, *rows(closed_buttons(table, reader))), shown)


def your_move_message(table: TableInfo, reader: Reader, said: Text, user: int) -> Message:
    """A direct message to somebody who must decide: which table, and the button that opens the question."""
    above = paragraph(f"{heading(table, reader)}\n{reader.say(said)}")
    return Message((above, *rows([public_button("move", table, reader)])), (), (user,))
