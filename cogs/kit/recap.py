"""What happened since somebody was there last: a line for each player."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from cogs.kit.reader import Reader
from engine.core.state import Event
from engine.core.text import who
from host import Turn

RECAP_ROOM = 1_400


def recap_lines(turns: Sequence[Turn], reader: Reader, until: int) -> list[str]:
    """What everybody may know of the turns closed before `until`: a line for each player, then what concerns all."""
    return [*player_lines(turns, reader, until, RECAP_ROOM), *remarks(turns, reader, until)]


def player_lines(turns: Sequence[Turn], reader: Reader, until: int, most: int) -> list[str]:
    """What the players did, a line for each, in the order of their turns."""
    told: dict[int, list[str]] = {}
    for event in known(turns, until):
        if event.seat is not None:
            told.setdefault(event.seat, []).append(reader.say(event.text))
    room = most // max(1, len(told))
    return [player_line(reader.say(who(seat)), said, room) for seat, said in told.items()]


def remarks(turns: Sequence[Turn], reader: Reader, until: int) -> list[str]:
    """What no player did: rounds that begin, the end that comes."""
    return [reader.say(event.text) for event in known(turns, until) if event.seat is None]


def known(turns: Sequence[Turn], until: int) -> list[Event]:
    """What everybody may know of the turns closed before `until`."""
    return [event for turn in turns if turn.segment < until for event in turn.events if event.seen_by(None)]


def player_line(name: str, said: Sequence[str], room: int) -> str:
    """All that somebody did in one line: the name once, then what is said of them, the latest if not all has room."""
    told = [one.removeprefix(name).removeprefix(":").strip().removesuffix(".") for one in said]
    deeds = [counted(deed, len(list(again))) for deed, again in groupby(told)]
    kept = list(deeds)
    while len(kept) > 1 and sum(len(one) + 2 for one in kept) > room:
        del kept[0]
    dots = ["…"] if len(kept) < len(deeds) else []
    return f"**{name}**: {'; '.join([*dots, *kept])}"


def counted(deed: str, times: int) -> str:
    """What was done several times in a row is told once."""
    return f"{deed}\N{NO-BREAK SPACE}(×{times})" if times > 1 else deed
