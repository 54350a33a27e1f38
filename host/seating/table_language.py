"""The language a table is played in: one that was chosen, else the one that most of its people read."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from engine.core.text import Text, join, text, verbatim
from host.errors import mistake
from host.rights import Person
from storage import TableRow
from words import SPOKEN


def in_most_read(row: TableRow) -> TableRow:
    """A lobby in the language most read there, unless one was chosen; where several are, it keeps its own."""
    read = Counter(seat.reads for seat in row.seats if seat.reads is not None)
    most = max(read.values(), default=0)
    if row.language_chosen or read[row.language] == most:
        return row
    return replace(row, language=next(lang for lang in read if read[lang] == most))


def in_language(row: TableRow, language: str | None) -> TableRow:
    """A table in the language that was chosen; None: in the one most read."""
    if language is None:
        return in_most_read(replace(row, language_chosen=False))
    if language not in SPOKEN:
        raise mistake("language", value=language, allowed=join([verbatim(one) for one in SPOKEN], "or"))
    return replace(row, language=language, language_chosen=True)


def language_news(row: TableRow, person: Person) -> Text:
    """What everybody at a table that is played is told of its new language; it is said in that one."""
    seat = row.seat_of(person.user)
    by = Text("days.organiser") if seat is None else verbatim(seat.name)
    return text("days.news.language", player=by, language=Text(f"look.language.{row.language}"))
