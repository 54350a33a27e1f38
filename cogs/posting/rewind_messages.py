"""What a thread is told about a wish to go back: the question itself, with its buttons, and what became of it."""

from __future__ import annotations

from cogs.cards.rewind_words import back_lines
from cogs.cards.table_parts import PUBLIC, heading, public_button
from cogs.clicks import button_ids
from cogs.messages.message import Message, button, paragraph, rows
from cogs.messages.reader import Reader
from cogs.posting.thread_messages import decision_lines, plain_message
from engine.core.text import Text, join, text, verbatim, who
from host import AskedSeat, Notice, RewindRequest, TableInfo
from host.play.rewind import ALONE

ENDINGS = ("back_done", "back_refused", "back_withdrawn", "back_expired", "back_overtaken")
KINDS = ("back_asked", *ENDINGS)


def back_message(
    notice: Notice, kind: str, table: TableInfo, reader: Reader, wanted: RewindRequest | None, asked: list[AskedSeat]
) -> Message:
    """The message of a notice; `wanted` is what is still open, `asked` who must decide now."""
    if kind == "back_asked":
        if wanted is None:
            return plain_message(table, reader, Text("back.mistake.gone"))
        return asking_message(wanted, reader)
    if kind == "back_done":
        lines = [heading(table, reader), reader.say(sentence(notice)), *decision_lines(asked, reader)]
        mentions = [one.user for one in asked if one.user is not None]
        buttons = rows([public_button(verb, table, reader) for verb in PUBLIC])
        return Message((paragraph("\n".join(lines)), *buttons), mentions=tuple(mentions))
    return plain_message(table, reader, sentence(notice, kind))


def sentence(notice: Notice, kind: str = "") -> Text:
    """What became of a wish to go back."""
    kind = kind or notice.kind
    if kind == "back_done":
        return Text("back.done.alone" if notice.mark == ALONE else "back.done")
    key = kind.replace("_", ".", 1)
    return text(key, player=who(notice.seats[0])) if kind == "back_refused" and notice.seats else Text(key)


def asking_message(wanted: RewindRequest, reader: Reader) -> Message:
    """What would be gone, what was seen since, and the buttons for those who have to agree; only they are mentioned."""
    table = wanted.table
    seat = table.seat_of(wanted.user)
    if seat is None:
        wish = text("back.asked.organiser", turn=wanted.segment)
    elif wanted.position == 0:
        wish = text("back.asked.turn", player=who(seat.seat), turn=wanted.segment)
    else:
        wish = text("back.asked", player=who(seat.seat))
    users = [table.seats[one].user for one in wanted.missing]
    people = [verbatim(f"<@{user}>") for user in users if user is not None]
    please = text("back.please", players=join(people, "and"), until=f"<t:{int(wanted.until)}:f>")
    lines = [heading(table, reader), reader.say(wish), *back_lines(wanted, reader), reader.say(please)]
    buttons = [
        button(
            reader.label(Text("back.button.agree")),
            button_ids.make("agree", str(wanted.number), table=table.id),
            "good",
        ),
        button(
            reader.label(Text("back.button.refuse")),
            button_ids.make("refuse", str(wanted.number), table=table.id),
            "bad",
        ),
        public_button("board", table, reader),
    ]
    mentions = tuple(user for user in users if user is not None)
    return Message((paragraph("\n".join(lines)), *rows(buttons)), mentions=mentions)
