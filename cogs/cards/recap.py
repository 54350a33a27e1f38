"""What happened since somebody was there last: a line for each player, then what the rules did by themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from cogs.messages.message import bullets
from cogs.messages.reader import Reader
from engine.core import games
from engine.core.account import Account, accounts, seen
from engine.core.state import Event
from engine.core.text import PlayerMistake, Seat, Text, join, text, who
from host import LEAD, STANDIN, Host, Person, TableInfo, Turn
from render.recap import PastMove

RECAP_CHARACTERS = 1_400
SCORED = "ui.recap.scored"


class PastGlance(Struct, frozen=True):
    """What happened in one line of whole deeds, and whether it is everything."""

    said: str
    whole: bool
    others: str = ""  # of it what the others did, as short as may be


class Recap(Struct, frozen=True):
    """What happened in words, and under which title; what decides the game by itself as well."""

    title: Text
    lines: Sequence[str] = ()
    decisive: Sequence[str] = ()
    glance: PastGlance | None = None  # the same in one line


class ToldEvent(Struct, frozen=True):
    """An event in words, and its place among those that may be left out; the last goes first, None never."""

    said: str
    rank: int | None
    seat: Seat | None = None  # of whom it is said
    of_another: bool = False  # than who did it: what comes next says again who did


class Doer(NamedTuple):
    """Who did something: as they are shown, and the name that sentences begin with."""

    shown: str
    name: str
    seat: Seat | None = None


def recap_lines(game: str, turns: Sequence[Turn], reader: Reader, until: int) -> list[str]:
    """What everybody may know of the turns closed before `until`: a line for each player, then what concerns all."""
    return [*player_lines(game, turns, reader, until, RECAP_CHARACTERS), *remarks(game, turns, reader, until)]


async def since_own_move(host: Host, table: int, user: int) -> list[Turn]:
    """What happened at a table since somebody's own last move, if they still sit there."""
    try:
        return await host.reads.recap(table, Person(user))
    except PlayerMistake:
        return []


def since_lines(table: TableInfo, turns: Sequence[Turn], reader: Reader, room: int = RECAP_CHARACTERS) -> list[str]:
    """Everything that happened since somebody's own last move, with what a stand-in did for them."""
    until = max((turn.segment for turn in turns), default=0) + 1
    lines = [*player_lines(table.game, turns, reader, until, room), *remarks(table.game, turns, reader, until)]
    return [bullets(reader.say(recap_title(turns)), lines, len(lines), room)] if lines else []


def recap_title(turns: Sequence[Turn]) -> Text:
    """What a recap is of: what happened since one's own last move, or at all, where there was none."""
    return Text("ui.post.since" if turns and turns[0].after_own_move else "ui.post.lately")


def player_lines(game: str, turns: Sequence[Turn], reader: Reader, until: int, most: int) -> list[str]:
    """What was done on every seat, a line for each who did it, in the order of their turns."""
    told = told_players(game, turns, reader, until)
    room = shared_room([len(player_line(one, told[one], most, reader)) for one in told], most)
    return [player_line(one, told[one], room, reader) for one in told]


def told_players(game: str, turns: Sequence[Turn], reader: Reader, until: int) -> dict[Doer, list[list[ToldEvent]]]:
    """What is told of everybody who did something, turn by turn.

    Whoever reads it stands there by name, too: lines of the log are in the third person.
    """
    told: dict[Doer, list[list[ToldEvent]]] = {}
    for account in known(turns, until):
        if account.seat is not None and (said := told_events(game, account, reader)):
            player = who(account.seat)
            name = reader.say(player)
            shown = reader.say(text("ui.recap.stand_in", player=player)) if account.by == STANDIN else name
            told.setdefault(Doer(shown, name, account.seat), []).append(without_names(name, said))
    return told


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
    """What no player did: what was scored for everybody, rounds that begin, the end that comes."""
    return [reader.say(event.text) for event in remarked_events(game, turns, until)]


def scored_lines(game: str, turns: Sequence[Turn], reader: Reader, until: int) -> list[str]:
    """What was scored for everybody."""
    return [reader.say(event.text) for event in remarked_events(game, turns, until) if event.kind == SCORED]


def remarked_events(game: str, turns: Sequence[Turn], until: int) -> list[Event]:
    """What no player did, each round only once."""
    kind = games.get(game)
    happened: list[Event] = []
    unowned: list[Event] = []  # which belong to nobody's turn, whomever they speak of
    for account in known(turns, until):
        points = {} if account.seat is not None else account.points(kind.points)
        if points:  # what else a scoring says of itself is in its line already
            told = (*kind.scored_parts, *kind.decisive)
            events = [scoring(account.cause, points), *(one for one in account.events if one.kind in told)]
        else:
            events = [event for event in account.events if event.kind not in kind.minor_events]
        happened += events
        unowned += events if account.seat is None else ()
    remarked = [event for event in kind.condense_events(happened) if event.seat is None or event in unowned]
    latest = {event.kind: event for event in remarked if event.kind == LEAD or "round" in dict(event.args)}
    return [event for event in remarked if latest.get(event.kind, event) == event]


def scorings(game: str, turns: Sequence[Turn], view: Any, until: int) -> tuple[PastMove, ...]:
    """Where everybody scored for several things at once: so that a picture may tell for which, whatever came after."""
    kind = games.get(game)
    return tuple(
        PastMove(view, view, account.deeds)
        for account in known(turns, until)
        if account.seat is None and any(event.kind in kind.scored_parts for event in account.events)
    )


def decisive_lines(game: str, turns: Sequence[Turn], reader: Reader, until: int) -> list[str]:
    """What brings the end of the game, or says that it comes: no line may be too short for it."""
    kinds = games.get(game).decisive
    events = [event for account in known(turns, until) for event in account.events if event.kind in kinds]
    return list(dict.fromkeys(reader.say(event.text) for event in events))


def scoring(step: str, points: Mapping[Seat, int]) -> Event:
    """What a step of the rules brought everybody."""
    gains = [
        text("ui.recap.points", player=who(seat), n=f"{n:+d}".replace("-", "−")) for seat, n in sorted(points.items())
    ]
    return Event(SCORED, None, (("what", Text(step)), ("points", join(gains, "comma"))))


def known(turns: Sequence[Turn], until: int) -> list[Account]:
    """What everybody may know of the turns closed before `until`."""
    return [account for turn in turns if turn.segment < until for account in accounts(seen(turn.deeds, None))]


def told_events(game: str, account: Account, reader: Reader) -> list[ToldEvent]:
    """What says most about what somebody did, in the order it happened; where nothing stands out, all of it."""
    kind = games.get(game)
    own = [event for event in account.events if event.seat is not None and event.kind not in kind.minor_events]
    events = kind.merge_events(own)
    rank = {one: n for n, one in enumerate(kind.headlines)}
    telling = [event for event in events if event.kind in rank or event.kind in kind.decisive] or events
    return [
        ToldEvent(
            reader.say(event.text), None if event.kind in kind.decisive else rank.get(event.kind, len(rank)), event.seat
        )
        for event in telling
    ]


def player_line(doer: Doer, turns: Sequence[Sequence[ToldEvent]], room: int, reader: Reader) -> str:
    """All that is told of somebody in one line: the name once, then a sentence a turn, then how much is left out."""
    kept = kept_events(turns, room)
    left_out = sum(map(len, turns)) - sum(map(len, kept))
    more = [reader.say(text("ui.recap.more", n=left_out))] if left_out else []
    return f"**{doer.shown}**: {' '.join([sentences(kept, doer.name), *more])}"


def sentences(turns: Sequence[Sequence[ToldEvent]], name: str) -> str:
    """A sentence a turn, the name left out; what happened in one turn is parted by semicolons."""
    alike = groupby("; ".join(once(named_again(told, name))) for told in turns if told)
    first, *others = [counted(told, len(list(again))) for told, again in alike]
    return " ".join(f"{one}." for one in (first, *(one[:1].upper() + one[1:] for one in others)))


def kept_events(turns: Sequence[Sequence[ToldEvent]], room: int) -> list[list[ToldEvent]]:
    """As many of the events as there is room for: what says least goes first, of that the earliest; one stays."""
    too_long = sum(len(one.said) + 2 for told in turns for one in told) - room
    ranked = [(-one.rank, n, at) for n, told in enumerate(turns) for at, one in enumerate(told) if one.rank is not None]
    gone: set[tuple[int, int]] = set()
    for _, n, at in sorted(ranked)[: sum(map(len, turns)) - 1]:
        if too_long <= 0:
            break
        too_long -= len(turns[n][at].said) + 2
        gone.add((n, at))
    return [[one for at, one in enumerate(told) if (n, at) not in gone] for n, told in enumerate(turns)]


def without_names(name: str, told: Sequence[ToldEvent]) -> list[ToldEvent]:
    """What somebody did in a turn, without the name, which stands again only after what is said of another."""
    found = []
    another = False
    for one in told:
        said = one.said.removeprefix(f"{name}: ") if another else without_name(one.said, name)
        another = not one.said.startswith((f"{name}: ", f"{name} "))
        found.append(replace(one, said=said.removesuffix("."), of_another=another))
    return found


def named_again(told: Sequence[ToldEvent], name: str) -> list[ToldEvent]:
    """The same once some of it is left out: the name stands again only after what is still said of another."""
    after = [False, *(one.of_another for one in told)]
    return [
        one if other else replace(one, said=without_name(one.said, name))
        for one, other in zip(told, after, strict=False)
    ]


def without_name(said: str, name: str) -> str:
    """A sentence about somebody, without the name at its beginning."""
    return said.removeprefix(f"{name}: ").removeprefix(f"{name} ")


def once(told: Sequence[ToldEvent]) -> list[str]:
    """What happened in one turn, with what was done several times in a row told once."""
    return [counted(said, len(list(again))) for said, again in groupby(one.said for one in told)]


def counted(said: str, times: int) -> str:
    """What was done several times in a row is told once."""
    return f"{said}\N{NO-BREAK SPACE}(×{times})" if times > 1 else said
