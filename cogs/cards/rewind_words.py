"""What going back would come to, in words."""

from __future__ import annotations

from cogs.messages.message import bullets
from cogs.messages.reader import Reader
from engine.core.text import Text, join, text, who
from host import RewindRequest

GONE_LINES = 12  # of what would be taken back
GONE_CHARACTERS = 1_500


def back_lines(wanted: RewindRequest, reader: Reader) -> list[str]:
    """What going back would come to: what would be gone, what has come to light since, and who has decided."""
    first = Text("back.secret") if wanted.choice is None else text("back.choice", label=reader.label(wanted.choice))
    lines = [reader.say(first)]
    if gone := [reader.say(event.text) for event in wanted.events]:
        lines.append(bullets(reader.say(Text("back.would")), gone, GONE_LINES, GONE_CHARACTERS))
    lines.append(reader.say(text("back.shown", n=wanted.shown)))
    if wanted.others:
        lines.append(reader.say(text("back.others", players=join([who(seat) for seat in wanted.others], "and"))))
    return lines
