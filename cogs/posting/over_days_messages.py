"""Messages of games over days: what happened, what everybody is asked, who is waited for; with their buttons."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.cards.clock_words import clock_words, is_last, since_words
from cogs.cards.late_question import late_buttons, timed
from cogs.cards.recap import player_lines, since_lines
from cogs.cards.table_parts import heading, linked_title, public_button, take_button, thread_url
from cogs.clicks import button_ids
from cogs.messages import limits
from cogs.messages.message import Message, Part, button, fit, link, paragraph, rows
from cogs.messages.reader import Reader
from engine.core.text import Text, text
from host import Notice, TableInfo, Turn
from host.days.away import COVERED

DEEDS_CHARACTERS = 900  # of what a stand-in did
OVER_DAYS = ("news", "late", "proposal", "open_seat", "behind")  # kinds of notices


def over_days_message(notice: Notice, kind: str, table: TableInfo, reader: Reader) -> Message:
    """News of a table, with the buttons that belong to them."""
    mentions = " ".join(f"<@{user}>" for user in notice.mentions)
    said = "" if notice.sentence is None else reader.say(timed(notice.sentence))
    lines = [line for line in (heading(table, reader), said, mentions) if line]
    return Message((paragraph("\n".join(lines)), *rows(over_days_buttons(notice, kind, table, reader))))


def over_days_buttons(notice: Notice, kind: str, table: TableInfo, reader: Reader) -> list[Part]:
    """What can be answered; only the table and what was asked stand in the ids."""

    def answers(verb: str, words: Sequence[str]) -> list[Part]:
        return [
            button(
                reader.label(Text(f"days.{verb}.{word}")),
                button_ids.make(verb, f"{word}.{notice.mark}", table=table.id),
            )
            for word in words
        ]

    if kind == "late":
        return late_buttons(notice.mark, table, reader)
    if kind == "behind":
        on = button(reader.label(Text("host.behind.button")), button_ids.make("play_on", table=table.id), "main")
        return [on, *(public_button(verb, table, reader) for verb in ("board", "log"))]
    if kind == "proposal":
        return answers("consent", ("yes", "no"))
    if kind == "open_seat":
        looks = [public_button(verb, table, reader) for verb in ("board", "log", "help")]
        return [take_button(table, int(notice.mark), reader), *looks]
    if notice.sentence is not None and notice.sentence.key in (
        "days.news.standin",
        "days.news.late_twice",
        "days.news.away_standin",
        "days.news.waited_twice",
    ):
        return [button(reader.label(Text("days.seat.back")), button_ids.make("come_back", table=table.id))]
    return []


def personal_message(
    notice: Notice,
    table: TableInfo,
    reader: Reader,
    turns: Sequence[Turn] = (),
    *,
    named: bool = False,
    room: int = DEEDS_CHARACTERS,
) -> Message:
    """What somebody is told about their seat, and the one button that belongs to it; among others it names them.

    The `turns` are what a stand-in did for them, or everything since their own last move.
    """
    assert notice.sentence is not None
    called = [f"<@{user}>" for user in notice.mentions if named]
    if notice.sentence.key == COVERED:
        did = since_lines(table, turns, reader, room)
    else:
        did = player_lines(table.game, turns, reader, notice.segment + 1, room)
    said = "\n".join([heading(table, reader), *called, reader.say(timed(notice.sentence)), *did])
    return Message((paragraph(said), *rows(personal_buttons(notice, table, reader))), mentions=notice.mentions)


def overtaken(notice: Notice, table: TableInfo) -> bool:
    """Whether a word about a seat, which may have waited for the morning, has lost what its button is for."""
    assert notice.to is not None
    seat = table.seats[notice.to]
    holds = {
        "here": seat.offer_at is not None or (notice.sentence is not None and notice.sentence.key == "days.yours.ends"),
        "come_back": seat.state in ("replaced", "away") and seat.standin is not None,
        "move": seat.asked_at is not None and seat.standin is None,
    }
    if notice.mark not in holds:
        return False
    return not holds[notice.mark] or seat.user not in notice.mentions or table.status in ("over", "closed")


def personal_buttons(notice: Notice, table: TableInfo, reader: Reader) -> list[Part]:
    """The way out of what is told, and the way to the table."""
    labels = {"here": Text("days.seat.here"), "come_back": Text("days.seat.back")}
    if notice.mark in labels:
        own = [button(reader.label(labels[notice.mark]), button_ids.make(notice.mark, table=table.id), "main")]
    else:
        own = [public_button(notice.mark, table, reader)] if notice.mark else []
    url = thread_url(table)
    return own + ([link(reader.label(Text("ui.button.thread")), url)] if url else [])


def reminder_message(tables: list[TableInfo], user: int, reader: Reader, now: float, *, last: bool) -> Message:
    """The tables that wait for somebody, and a button for each."""
    last = last and all(is_last(table, user) for table in tables)
    said = text("days.last" if last else "days.reminder", n=len(tables))
    return Message(tuple(waiting_tables(said, tables, user, reader, now, limits.TEXT)), (), (user,))


def waiting_tables(
    said: Text, tables: Sequence[TableInfo], user: int, reader: Reader, now: float, most: int
) -> list[Part]:
    """Tables with the time that is left there, below a sentence, and a button for each of the first."""
    lines = [reader.say(said)]
    for table in tables:
        own = Reader(reader.lang, table.names, reader.emojis)
        waits = since_words(table, user) + clock_words(table, user, reader, now)
        lines.append(f"- {linked_title(table, own)}{waits}")
    buttons = [
        button(reader.label(text("look.next.open", table=table.id)), button_ids.make("move", table=table.id), "main")
        for table in tables[: limits.ROW]
    ]
    return [paragraph(fit("\n".join(lines), most)), *rows(buttons)]
