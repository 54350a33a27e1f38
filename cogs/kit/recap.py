"""What happened since somebody was there last: a line for each player."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.kit.reader import Reader
from engine.core.text import who
from host import Turn

RECAP_ROOM = 1_400


def recap_lines(turns: Sequence[Turn], reader: Reader, until: int, most: int = RECAP_ROOM) -> list[str]:
    """What everybody may know of the turns closed before `until`, a line for each player."""
    events = [event for turn in turns if turn.segment < until for event in turn.events if event.seen_by(None)]
    told: dict[int, list[str]] = {}
    for event in events:
        if event.seat is not None:
            told.setdefault(event.seat, []).append(reader.say(event.text))
    room = most // max(1, len(told))
    lines = [player_line(reader.say(who(seat)), said, room) for seat, said in told.items()]
    return [*lines, *(reader.say(event.text) for event in events if event.seat is None)]


def player_line(name: str, said: Sequence[str], room: int) -> str:
    """All that somebody did in one line: the name once, then what is said of them, the latest if not all has room."""
    deeds = [one.removeprefix(name).removeprefix(":").strip().removesuffix(".") for one in said]
    kept = list(deeds)
    while len(kept) > 1 and sum(len(one) + 2 for one in kept) > room:
        del kept[0]
    dots = ["…"] if len(kept) < len(deeds) else []
    return f"**{name}**: {'; '.join([*dots, *kept])}"
