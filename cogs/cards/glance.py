"""The line of the past above a question: whole deeds, as many as there is room for; what says least goes first."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from msgspec.structs import replace

from cogs.cards.recap import (
    PastGlance,
    ToldEvent,
    kept_events,
    once,
    remarked_events,
    scored_lines,
    sentences,
    shared_room,
    told_players,
    without_name,
    without_names,
)
from cogs.messages.reader import Reader
from engine.core import games
from engine.core.text import Seat, who
from host import Turn
from host.records import Question

SINCE_CHARACTERS = 100  # of what the others did, by each of whom at least one deed is told
LEAST_CHARACTERS = 40  # of them for the others, however much has happened to the reader
PARTED = " · "
LEFT_OUT = ";\N{NO-BREAK SPACE}…"  # with the last word
FIRST_RANK = -1  # of what a turn began with, which was a choice: nothing but the last deed says more


def since_own_move(game: str, turns: Sequence[Turn], reader: Reader, until: int, me: Seat | None = None) -> PastGlance:
    """What was scored for everybody, what happened to `me`, what the others did, and what concerns all.

    The others and all have what room is left; nothing of what came before is left out.
    """
    scored = scored_lines(game, turns, reader, until)
    told = told_players(game, turns, reader, until)
    remarked = [(event, reader.say(event.text)) for event in remarked_events(game, turns, until)]
    own = [line for event, line in remarked if me is not None and event.seat == me and line not in scored]
    mine = [one.said for doer, some in told.items() if doer.seat != me for one in chain(*some) if one.seat == me]
    said, whole = [*scored, *named_once([*(mine if me is not None else []), *own], me, reader)], True
    others = {doer: of_others(some, me if doer.seat != me else None) for doer, some in told.items()}
    others = {doer: some for doer, some in others.items() if any(some)}
    lengths = [sum(len(one.said) + 2 for turn in some for one in turn) for some in others.values()]
    room = shared_room(lengths, max(LEAST_CHARACTERS, SINCE_CHARACTERS - sum(map(len, said))))
    for doer, some in sorted(others.items(), key=lambda one: me is None or one[0].seat != me):
        kept = kept_events(some, room)
        left_out = sum(map(len, kept)) < sum(map(len, some))
        said.append(f"{doer.shown}: {sentences(kept, doer.name).removesuffix('.')}{LEFT_OUT if left_out else ''}")
        whole = whole and not left_out
    briefly = [f"{one.shown}: {sentences(kept_events(some, 0), one.name)}" for one, some in others.items()]
    left_out = False
    for _, line in remarked:
        if line in (*scored, *own):
            continue
        if sum(map(len, said)) + len(line) > SINCE_CHARACTERS:
            left_out = True
        else:
            said.append(line)
    dots = ["…"] if left_out and whole else []
    everything, shortest = (PARTED.join([one.removesuffix(".") for one in some]) for some in (said, briefly))
    return PastGlance(PARTED.join([*filter(None, [everything]), *dots]), whole and not left_out, shortest)


def named_once(mine: Sequence[str], me: Seat | None, reader: Reader) -> list[str]:
    """All that happened to somebody, as one sentence, if anything did."""
    name = "" if me is None else reader.say(who(me))
    first, *more = [one.removesuffix(".") for one in dict.fromkeys(mine)] or [""]
    return ["; ".join([first, *(without_name(one, name) for one in more)])] if first else []


def of_others(turns: Sequence[Sequence[ToldEvent]], me: Seat | None) -> list[list[ToldEvent]]:
    """Turns without what is said of one seat."""
    return [[one for one in turn if me is None or one.seat != me] for turn in turns]


def this_turn(question: Question, reader: Reader, room: int) -> PastGlance:
    """What was done in this turn, or is planned, and by whom: the last deed, what it began with, what says most."""
    kind = games.get(question.table.game)
    rank = {one: n for n, one in enumerate(kind.headlines)}
    events = kind.merge_events(question.so_far)
    told = [ToldEvent(reader.say(event.text), rank.get(event.kind, len(rank))) for event in events]
    name = reader.say(who(question.seat))
    deeds = without_names(name, told)
    last = max((n for n, event in enumerate(events) if event.kind not in kind.trifles), default=len(deeds) - 1)
    deeds[0] = replace(deeds[0], rank=FIRST_RANK)
    deeds[last] = replace(deeds[last], rank=None)
    [kept] = kept_events([deeds], room - len(name))
    left_out = len(deeds) - len(kept)
    subject = told[deeds.index(kept[0])].said.removesuffix(".").removesuffix(kept[0].said)
    said = subject + "; ".join(once(kept))
    return PastGlance(f"{said}{LEFT_OUT}" if left_out else f"{said}.", not left_out)
