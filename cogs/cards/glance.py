"""The line of the past above a question: whole deeds, as many as there is room for; what says least goes first."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from cogs.cards.recap import (
    PastGlance,
    ToldEvent,
    kept_events,
    once,
    remarks,
    scored_lines,
    sentences,
    shared_room,
    told_players,
    without_names,
)
from cogs.messages.reader import Reader
from engine.core import games
from engine.core.text import who
from host import Turn
from host.records import Question

SINCE_CHARACTERS = 100  # of what the others did, by each of whom at least one deed is told
PARTED = " · "
LEFT_OUT = ";\N{NO-BREAK SPACE}…"  # with the last word
FIRST_RANK = -1  # of what a turn began with, which was a choice: nothing but the last deed says more


def since_own_move(game: str, turns: Sequence[Turn], reader: Reader, until: int) -> PastGlance:
    """What was scored for everybody, what the others did, and what concerns all, as far as there is room."""
    scored = scored_lines(game, turns, reader, until)
    said, whole = list(scored), True
    told = told_players(game, turns, reader, until)
    lengths = [sum(len(one.said) + 2 for turn in some for one in turn) for some in told.values()]
    room = shared_room(lengths, SINCE_CHARACTERS)
    for doer, some in told.items():
        kept = kept_events(some, room)
        left_out = sum(map(len, kept)) < sum(map(len, some))
        said.append(f"{doer.shown}: {sentences(kept).removesuffix('.')}{LEFT_OUT if left_out else ''}")
        whole = whole and not left_out
    for line in remarks(game, turns, reader, until):
        if line in scored:
            continue
        if sum(map(len, said)) + len(line) > SINCE_CHARACTERS:
            whole = False
        else:
            said.append(line)
    return PastGlance(PARTED.join(one.removesuffix(".") for one in said), whole)


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
