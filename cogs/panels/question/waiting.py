"""What a panel shows to whoever has nothing to decide."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.cards.result_words import short_result
from cogs.cards.table_parts import back_button, heading, is_alone, public_button, title
from cogs.clicks import button_ids
from cogs.messages.message import Message, Part, button, fit, link, paragraph, rows
from cogs.messages.reader import Reader
from cogs.panels.question.panel import NOTE_CHARACTERS, draft_words, lines
from engine.core.result import Result
from engine.core.text import Text, join, text, who
from host.records import AskedSeat, TableInfo

ENDED = ("over", "closed")


def waiting_message(
    table: TableInfo,
    reader: Reader,
    asked: Sequence[AskedSeat],
    *,
    note: str = "",
    undo_step: int | None = None,
    url: str = "",
    user: int | None = None,
    result: Result | None = None,
) -> Message:
    """Nothing to decide: who is thought of now, and where to look; `user` may have a seat to take back.

    Of a game that is over, the `result` is told.
    """
    buttons = [] if undo_step is None else [back_button(table, undo_step, reader)]
    if user is not None and (seat := table.seat_of(user)) is not None and seat.standin is not None:
        note = lines(note, reader.say(text("days.seat.standin", table=table.id)))
        buttons.append(
            button(reader.label(Text("days.seat.back")), button_ids.make("come_back", table=table.id), "main")
        )
    buttons += result_buttons(table, reader, result)
    looks = ("plan", "board", "log") if table.status == "running" else ("board", "log")
    buttons += [public_button(verb, table, reader) for verb in looks]
    if url:
        buttons.append(link(reader.label(Text("ui.button.thread")), url))
    state = lines(reader.say(waiting_for(table, asked)), ended_words(table, reader, result, user))
    return Message((paragraph(lines(heading(table, reader), fit(note, NOTE_CHARACTERS), state)), *rows(buttons)))


def done_message(
    table: TableInfo,
    reader: Reader,
    asked: Sequence[AskedSeat],
    *,
    note: str = "",
    undo_step: int | None = None,
    url: str = "",
    more: bool = False,
    draft: Sequence[Text] = (),
    user: int | None = None,
    result: Result | None = None,
) -> Message:
    """A turn that was just played, folded to one line; what was done in it is told in the thread, elsewhere linked.

    If it was the last one, the `result` is told.
    A secret plan is told nowhere else, so it stays below that line until it is shown to all.
    """
    said = f"✓ {reader.say(title(table))} · {reader.say(waiting_for(table, asked))}"
    if table.status not in ENDED:
        final = Text("ui.waiting.final_alone") if is_alone(table) else Text("ui.waiting.final")
        said += " " + reader.say(final if undo_step is None else Text("ui.waiting.may_change"))
    buttons = [] if table.status in ENDED else [regret_button(table, reader)]
    if undo_step is not None:
        buttons = [back_button(table, undo_step, reader)]
    buttons += result_buttons(table, reader, result)
    buttons += [link(reader.label(Text("ui.button.thread")), url)] if url else []
    if more:  # of one's own tables that wait
        buttons.append(button(reader.label(Text("days.next")), button_ids.make("next_table"), "main"))
    planned = draft_words(draft, reader)
    ended = ended_words(table, reader, result, user)
    return Message((paragraph(lines(fit(note, NOTE_CHARACTERS), f"-# {said}", ended, planned)), *rows(buttons)))


def ended_words(table: TableInfo, reader: Reader, result: Result | None, user: int | None) -> str:
    """How a game ended, for somebody who may have played in it."""
    if result is None:
        return ""
    own = None if user is None else table.seat_of(user)
    return short_result(table, reader, result, None if own is None else own.seat)


def result_buttons(table: TableInfo, reader: Reader, result: Result | None) -> list[Part]:
    """The way to a result in full."""
    made = button_ids.make("result", table=table.id)
    return [] if result is None else [button(reader.label(Text("end.button.result")), made, "main")]


def waiting_for(table: TableInfo, asked: Sequence[AskedSeat]) -> Text:
    """For whom a table waits."""
    if table.status == "over":
        return Text("ui.waiting.over")
    if table.status == "closed":
        return Text("ui.past.closed")
    if not asked:
        return Text("ui.waiting.nobody")
    return text("ui.waiting.others", players=join([who(one.seat) for one in asked], "and"))


def regret_button(table: TableInfo, reader: Reader) -> Part:
    """What can be taken back only if everybody agrees; who plays with computers alone asks nobody."""
    label = Text("back.button.regret_alone") if is_alone(table) else Text("back.button.regret")
    return button(reader.label(label), button_ids.make("regret", table=table.id))
