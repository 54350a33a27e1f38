"""The question what to do now that somebody's time is up, and sentences that name a moment."""

from __future__ import annotations

from cogs.cards.table_parts import heading
from cogs.clicks import button_ids
from cogs.messages.escaping import escaped, escaped_text
from cogs.messages.message import Message, Part, button, paragraph, rows
from cogs.messages.reader import Reader
from engine.core.text import Seat, Text, text, who
from host import TableInfo
from host.days.time_up import CHOICES, Chosen

# Sentences that begin so name the hour, too.
EXACT = (
    "days.news.offer",
    "days.yours.offer",
    "days.asks.",
    "days.delayed.",
    "days.late.",
    "days.news.ends",
    "days.yours.ends",
)


def late_buttons(mark: str, table: TableInfo, reader: Reader) -> list[Part]:
    """What can be done when somebody's time is up; `mark` names the seat and the time-out."""
    return [
        button(reader.label(Text(f"days.late.{one}")), button_ids.make("late", f"{one}.{mark}", table=table.id))
        for one in CHOICES
    ]


def late_message(chosen: Chosen, seat: Seat, reader: Reader) -> Message:
    """The question what to do now that somebody's time is up, with who wants what; settled, it has no buttons."""
    table, votes = chosen.table, chosen.votes
    sentence = text(
        "days.late.again" if table.seats[seat].deadline is None else "days.late.asked",
        player=who(seat),
        until=int(votes.decide_at),
    )
    lines = [heading(table, reader), reader.say(timed(sentence) if chosen.done is None else Text("days.late.done"))]
    for choice in CHOICES:
        names = [escaped(one.name) for one in table.seats if votes.said.get(one.user or 0) == choice]
        lines += [f"- {reader.label(Text(f'days.late.{choice}'))}: {', '.join(names)}"] if names else []
    mark = f"{seat}.{votes.mark}"
    return Message((paragraph("\n".join(lines)), *rows(late_buttons(mark, table, reader) if not chosen.done else [])))


def timed(said: Text) -> Text:
    """A sentence with its moment as Discord shows it, and everything that people wrote as plain words."""
    plain = escaped_text(said)
    style = "f" if said.key.startswith(EXACT) else "D"
    args = [(name, f"<t:{value}:{style}>" if name == "until" else value) for name, value in plain.args]
    return Text(plain.key, tuple(args), plain.ref)
