"""Looking back on a table: whose turns they were and in which round, and the story of a game that is over."""

from __future__ import annotations

import asyncio

from msgspec import Struct

from engine import story
from engine.core import games
from engine.core.run import Choice, decode_state
from engine.core.text import Seat
from engine.players import prospects
from engine.story import GameStory, PlayedSegment
from host.errors import careful, mistake
from host.rights import Person
from host.tables import saving
from host.tables.live_tables import LiveTables
from host.tables.reads import Reads
from storage import BoundaryRow, ChoiceRow, TableRow, sql


class PastTurn(Struct, frozen=True):
    """A closed segment: whose it was (nobody's where several decided at once), and in which round."""

    segment: int
    round: int
    seat: Seat | None


class Stories:
    """What is read off the stored boundaries; nothing here changes anything."""

    def __init__(self, live: LiveTables, reads: Reads) -> None:
        self._live = live
        self._db = live.db
        self._reads = reads

    @careful
    async def course(self, table: int, person: Person) -> tuple[PastTurn, ...]:
        """Every turn that was played, in order; rounds and whose turn it is are no secret of any game."""
        row = await self._live.row(table, "look", person)
        boundaries, choices = await self._stored(row)
        rounds = await asyncio.to_thread(_rounds, row.game, boundaries)
        actors = actors_of(choices, len(boundaries) - 1)
        return tuple(PastTurn(n, rounds[n], seat) for n, seat in enumerate(actors))

    @careful
    async def story(self, table: int, person: Person) -> GameStory:
        """How a finished game went, with everything counted that was hidden while it ran."""
        row = await self._live.row(table, "look", person)
        if row.status != "over":
            raise mistake("not_over", table=table)
        result = await self._reads.result_so_far(table, person)
        boundaries, choices = await self._stored(row)
        snapshots = [one.snapshot for one in boundaries]
        segments = played_segments(boundaries, choices)
        return await asyncio.to_thread(story.story_of, row.game, snapshots, segments, result, prospects.estimate)

    async def _stored(self, row: TableRow) -> tuple[list[BoundaryRow], list[ChoiceRow]]:
        await self._live.components(games.get(row.game), row.components)
        boundaries = await self._db.read(sql.tables.boundaries, row.id)
        if not boundaries:
            raise mistake("never_started" if row.status == "closed" else "not_started", table=row.id)
        return boundaries, await self._db.read(sql.tables.all_choices, row.id)


def actors_of(choices: list[ChoiceRow], segments: int) -> list[Seat | None]:
    """Who played each closed segment; None where several chose something, or nobody."""
    seats: list[set[Seat]] = [set() for _ in range(segments)]
    for choice in choices:
        if choice.segment < segments and choice.by != "auto":
            seats[choice.segment].add(choice.seat)
    return [next(iter(one)) if len(one) == 1 else None for one in seats]


def played_segments(boundaries: list[BoundaryRow], choices: list[ChoiceRow]) -> list[PlayedSegment]:
    """Every closed segment, as the story of a game wants it."""
    given: list[list[Choice]] = [[] for _ in boundaries[1:]]
    for choice in choices:
        if choice.segment < len(given):
            given[choice.segment].append(Choice(choice.seat, choice.key, choice.picks, choice.shown, choice.by))
    actors = actors_of(choices, len(given))
    return [
        PlayedSegment(actors[n], tuple(given[n]), saving.deeds_of(closed.events))
        for n, closed in enumerate(boundaries[1:])
    ]


def _rounds(game: str, boundaries: list[BoundaryRow]) -> list[int]:
    kind = games.get(game)
    return [kind.round_of(decode_state(kind, one.snapshot)) for one in boundaries]
