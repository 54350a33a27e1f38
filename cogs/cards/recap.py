"""What happened since somebody was there last: a line for each player, with what says most about every turn."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from cogs.messages.reader import Reader
from engine.core import games
from engine.core.state import Event
from engine.core.text import who
from host import Turn

RECAP_CHARACTERS = 1_400
DEEDS = 3  # of one player in one turn; the log has them all


def recap_lines(game: str, turns: Sequence[Turn], reader: Reader, until: int) -> list[str]:
    """What everybody may know of the turns closed before `until`: a line for each player, then what concerns all."""
    return [*player_lines(game, turns, reader, until, RECAP_CHARACTERS), *remarks(game, turns, reader, until)]


def player_lines(game: str, turns: Sequence[Turn], reader: Reader, until: int, most: int) -> list[str]:
    """What the players did, a line for each, in the order of their turns."""
    by_seat: dict[int, list[list[str]]] = {}
    for events in known(game, turns, until):
        for seat in dict.fromkeys(event.seat for event in events if event.seat is not None):
            own = games.get(game).merge_events([event for event in events if event.seat == seat])
            said = [reader.say(event.text) for event in main_deeds(own, games.get(game).headlines)]
            by_seat.setdefault(seat, []).append(said)
    room = shared_room([len(player_line("", said, most)) for said in by_seat.values()], most)
    return [player_line(reader.say(who(seat)), said, room) for seat, said in by_seat.items()]


def shared_room(lengths: Sequence[int], most: int) -> int:
    """How long a line may be at most, so that all fit: what short ones leave is for the long ones."""
    left = most
    for n, length in enumerate(sorted(lengths)):
        share = left // (len(lengths) - n)
        if length > share:
            return share
        left -= length
    return most


def remarks(game: str, turns: Sequence[Turn], reader: Reader, until: int) -> list[str]:
    """What no player did: rounds that begin, the end that comes."""
    found = [event for events in known(game, turns, until) for event in events]
    remarked = [event for event in games.get(game).condense_events(found) if event.seat is None]
    latest = {event.kind: event for event in remarked if "round" in dict(event.args)}
    return [reader.say(event.text) for event in remarked if latest.get(event.kind, event) == event]


def known(game: str, turns: Sequence[Turn], until: int) -> list[list[Event]]:
    """What everybody may know of the turns closed before `until`, turn by turn, without minor events."""
    minor = games.get(game).minor_events
    return [
        [event for event in turn.events if event.seen_by(None) and event.kind not in minor]
        for turn in turns
        if turn.segment < until
    ]


def main_deeds(events: Sequence[Event], headlines: Sequence[str]) -> list[Event]:
    """What says most about a turn of one player, in the order it happened; where nothing stands out, the end of it."""
    rank = {kind: n for n, kind in enumerate(headlines)}
    telling = [event for event in events if event.kind in rank]
    if not telling:
        return list(events[-DEEDS:])
    best = sorted(range(len(telling)), key=lambda n: (rank[telling[n].kind], n))[:DEEDS]
    return [telling[n] for n in sorted(best)]


def player_line(name: str, turns: Sequence[Sequence[str]], room: int) -> str:
    """All that is told of somebody in one line: the name once, then a sentence a turn, the latest if not all fit.

    Deeds of one turn are parted by a semicolon; of a turn that is too long by itself the last deeds are told.
    """
    by_turn = [deeds_without_name(name, said) for said in turns]
    kept = [list(deeds) for deeds in by_turn]
    while sum(map(len, kept)) > 1 and sum(len(deed) + 2 for deeds in kept for deed in deeds) > room:
        del kept[0][0]
        kept = kept if kept[0] else kept[1:]
    alike = groupby("; ".join(deeds) for deeds in kept)
    first, *others = [counted(deeds, len(list(again))) for deeds, again in alike]
    cut = kept != by_turn
    sentences = [f"… {first}" if cut else first, *(one[:1].upper() + one[1:] for one in others)]
    return f"**{name}**: {' '.join(f'{one}.' for one in sentences)}"


def deeds_without_name(name: str, said: Sequence[str]) -> list[str]:
    """What somebody did in one turn, without the name."""
    plain = [one.removeprefix(name).removeprefix(":").strip().removesuffix(".") for one in said]
    return [counted(deed, len(list(again))) for deed, again in groupby(plain)]


def counted(deed: str, times: int) -> str:
    """What was done several times in a row is told once."""
    return f"{deed}\N{NO-BREAK SPACE}(×{times})" if times > 1 else deed
