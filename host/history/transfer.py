"""A whole table as one JSON file: everything once it is over, the public side while it runs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
from msgspec import Struct

from engine.core import games
from engine.core.components import corrected_tables
from engine.core.table import Choice, Table
from engine.core.text import EngineBug, PlayerMistake
from engine.game_file import FORMAT, GameFile, PracticeStart, SeatedPlayer
from engine.replaying import RefusedFile, ReplayedFile
from host import rights
from host.errors import careful, mistake
from host.history.replays import FileContent, Replays, refusal
from host.records import TableInfo, info
from host.rights import Person
from host.seating.seats import LONGEST_NAME_LETTERS, player_name
from host.tables import saving
from host.tables.live_tables import LiveTables
from host.tables.reads import Reads
from storage import BoundaryRow, ChoiceRow, ComponentSet, Saving, SeatRow, TableRow, sql
from words import one_line

VEIL = "?"


class Proof(Struct, frozen=True):
    """What playing a game again has confirmed."""

    seed: str
    commitment: str
    answers: int
    draws: int  # shuffles and draws


class Transfer:
    """Tables written into files, and finished ones read from them."""

    def __init__(self, live: LiveTables, reads: Reads, replays: Callable[[], Replays]) -> None:
        self._live = live
        self._db = live.db
        self._reads = reads
        self._imports, self._checks = replays(), replays()  # what strangers bring keeps nobody from checking a game
        self._writing = asyncio.Lock()  # the same game is not written twice

    @careful
    async def export(self, table: int, person: Person) -> bytes:
        """A table as JSON. Of a running one: the public view, and the ids of closed segments, private ones as `?`."""
        row = await self._live.row(table, "export", person)
        if row.status == "lobby":
            raise mistake("not_started", table=table)
        game = games.get(row.game)
        await self._live.components(game, row.components)
        boundaries = await self._db.read(sql.tables.boundaries, table)
        segments = _by_segment(await self._db.read(sql.tables.all_choices, table), len(boundaries) - 1)
        file = GameFile(
            kontor=FORMAT,
            game=row.game,
            seats=len(row.seats),
            options=row.options,
            components=row.components or "",
            rules=row.rules or 0,
            commitment=row.commitment or "",
            segments=segments,
            players=[SeatedPlayer(seat.name, seat.colour, seat.player) for seat in row.seats],
            practice=None if row.practice is None else PracticeStart(row.practice.table, row.practice.turn),
        )
        if row.status == "over":
            file.seed = await self._db.read(sql.tables.seed_of, table)
            file.result = await self._reads.result_so_far(table, person)
            file.tables = game.shelf.tables(file.components)
        else:
            file.view = await self._reads.view(table, person, public=True)
            file.segments = await asyncio.to_thread(_veiled, row.game, boundaries, segments)
        return msgspec.json.encode(file)

    @careful
    async def verify(self, table: int, person: Person) -> Proof:
        """Play a finished game once more from its seed; a mistake says so if anything comes out otherwise."""
        row = await self._live.row(table, "look", person)
        if row.status != "over":
            raise mistake("not_over", table=table)
        if row.practice is not None:
            raise mistake("practice_unverified", table=table)
        found = await self._checks.replay(person.user, await self.export(table, person))
        if isinstance(found, RefusedFile):  # the rules are not what they were
            raise mistake("unverified", table=table) from refusal(found)
        answers = sum(len(segment) for segment in found.file.segments)
        return Proof(found.file.seed or "", found.file.commitment, answers, found.draws)

    @careful
    async def import_game(self, content: FileContent, person: Person) -> TableInfo:
        """Take over a finished table from its file, to look at; every choice is replayed before it is believed.

        A game that is already on that server is not written a second time. Who has a file under way is refused
        before another one is fetched.
        """
        found = await self._imports.replay(person.user, content)
        if isinstance(found, RefusedFile):
            raise refusal(found)
        async with self._writing:
            known = await self._known(found.file, person)
            return known if known is not None else await self._take_over(found, person)

    async def close(self) -> None:
        """End the processes that replay."""
        await self._imports.close()
        await self._checks.close()

    async def _known(self, file: GameFile, person: Person) -> TableInfo | None:
        """A table with this very game, where somebody may see one already."""
        rows = [] if person.guild is None else await self._db.read(sql.tables.of_guild, person.guild, ("over",))
        same = [row for row in rows if row.commitment == file.commitment and row.game == file.game]
        return next((info(row) for row in same if rights.may("look", row, person)), None)

    async def _take_over(self, found: ReplayedFile, person: Person) -> TableInfo:
        file, boundaries = found.file, found.boundaries
        at = self._live.time()
        names = [*file.players, *[SeatedPlayer()] * file.seats][: file.seats]
        colours = games.get(file.game).colours(file.options)  # those of the file may be anything
        seats = tuple(
            SeatRow(
                n,
                player=p.computer and one_line(p.computer)[:LONGEST_NAME_LETTERS],
                name=player_name(p.name),
                colour=colour,
            )
            for n, (p, colour) in enumerate(zip(names, colours, strict=False))
        )
        row = TableRow(
            game=file.game,
            options=file.options,
            status="over",
            organiser=person.user,
            guild=person.guild,
            channel=_here(person),
            components=file.components,
            corrected=0 if file.tables is None else len(corrected_tables(file.tables)),
            rules=file.rules,
            commitment=file.commitment,
            posted_segment=len(boundaries),
            created_at=at,
            changed_at=at,
            started_at=at,
            ended_at=at,
            seats=seats,
        )
        kept = ComponentSet(file.components, file.game, msgspec.json.encode(file.tables))
        whole = Saving(
            before=row,
            after=row,
            at=at,
            seed=file.seed,
            components=kept,
            choices=[choice for b in boundaries for choice in saving.choice_rows(b.segment, b.choices)],
            boundaries=[BoundaryRow(0, found.first, b"[]", at), *(saving.boundary_row(b, at) for b in boundaries)],
            results=saving.result_rows(row, found.result),
        )
        return info(await self._live.open(row, person, whole))


def _here(person: Person) -> int | None:
    """Where a game is at home that somebody brings: who reads that channel, or is in that private thread, finds it."""
    if person.guild is None or person.channel is None:
        return None
    return person.channel if person.secluded(person.channel) else person.parent(person.channel)


def _by_segment(choices: list[ChoiceRow], segments: int) -> list[list[Choice]]:
    """The choices of the closed segments."""
    found: list[list[Choice]] = [[] for _ in range(segments)]
    for c in choices:
        if c.segment < segments:
            found[c.segment].append(Choice(c.seat, c.key, c.picks, c.shown, c.by))
    return found


def _veiled(game: str, boundaries: list[BoundaryRow], segments: list[list[Choice]]) -> list[list[Choice]]:
    """The choices as everybody may see them; whether a question was private shows when its segment is rerun."""
    return [
        _veil(segment, _private(game, boundary.snapshot, segment))
        for boundary, segment in zip(boundaries, segments, strict=False)
    ]


def _veil(choices: list[Choice], private: list[bool]) -> list[Choice]:
    # A digest of what was shown can be tried against all cards there are, so it is veiled in any case.
    return [
        Choice(c.seat, c.key, (VEIL,), VEIL, VEIL) if hidden else Choice(c.seat, c.key, c.picks, "", c.by)
        for c, hidden in zip(choices, private, strict=True)
    ]


def _private(game: str, snapshot: bytes, choices: list[Choice]) -> list[bool]:
    try:
        return Table.were_private(game, snapshot, choices)
    except (EngineBug, PlayerMistake, msgspec.MsgspecError):
        # Rules of another day: what cannot be told apart stays hidden.
        return [True] * len(choices)
