"""What is said of practice tables, which play on from a turn of another game: mark, lobby, the way there."""

from __future__ import annotations

from cogs.clicks import button_ids
from cogs.messages import limits
from cogs.messages.message import Part, SelectLine, button, select
from cogs.messages.reader import Reader
from engine.core import games
from engine.core.text import Text, text
from host import TableInfo
from words import has_message, one_line


def game_name(table: TableInfo) -> Text:
    """The game of a table; of practice, that it is."""
    name = games.get(table.game).name
    return name if table.practice is None else text("practice.game", game=name)


def practice_text(key: str, table: TableInfo, **more: Text) -> Text:
    """A sentence about where a practice table plays on from."""
    assert table.practice is not None
    return text(key, turn=table.practice.turn, origin=str(table.practice.table), **more)


def from_here_button(table: int, turn: int, reader: Reader, *, again: bool = False, off: bool = False) -> Part:
    """Play on after so many turns of a game; `again` from where a practice table began."""
    label = reader.label(Text("practice.button.again" if again else "practice.button.from_here"))
    return button(label, button_ids.make("from_here", str(turn), table=table), off=off)


def what_if_button(table: int, segment: int, reader: Reader) -> Part:
    """Try a turn of a finished game anew, by the number of turns before it."""
    return button(reader.label(Text("coach.button.what_if")), button_ids.make("what_if", str(segment), table=table))


def seat_select(table: TableInfo, reader: Reader) -> Part:
    """The seats of a practice lobby to sit down on; who sits there now stands beside each."""
    lines = [
        SelectLine(reader.label(seat_name(table, seat.seat), limits.OPTION_TEXT), str(seat.seat), one_line(seat.name))
        for seat in table.seats
    ]
    return select(button_ids.make("sit", table=table.id), lines, reader.label(Text("practice.lobby.sit")))


def seat_name(table: TableInfo, seat: int, name: str = "") -> Text:
    """A seat by its number and its colour, where that has a word; with the name of who sat there."""
    colour = Text(f"{table.game}.colour.{table.seats[seat].colour}")
    named = text("practice.seat.colour", n=seat + 1, colour=colour)
    shown = named if has_message(colour) else text("practice.seat", n=seat + 1)
    return text("practice.seat.of", seat=shown, name=name) if name else shown
