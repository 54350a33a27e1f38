"""A whole table as one JSON file: everything once it is over, the public side while it runs."""

from __future__ import annotations

import asyncio

import msgspec
from msgspec import Struct

from engine.core import game_file, games
from engine.core.game_file import FORMAT, LARGEST_BYTES, GameFile, NotVerified, SeatedPlayer
from engine.core.table import Choice, Replay, Table
from engine.core.text import EngineBug, PlayerMistake
from host import rights
from host.errors import careful, mistake
from host.records import TableInfo, info
from host.rights import Person
from host.seating.lobby import player_name
from host.tables import saving
from host.tables.live_tables import LiveTables
from host.tables.reads import Reads
from storage import BoundaryRow, ChoiceRow, ComponentSet, Saving, SeatRow, TableRow, sql
from words import one_line

VEIL = "?"
LONGEST_NAME = 100  # letters of a name


class Proof(Struct, frozen=True):
    """What playing a game again has confirmed."""

    seed: str
    commitment: str
    answers: int
    draws: int  # shuffles and draws


class Transfer:
    """Tables written into files, and finished ones read from them."""

    def __init__(self, live: LiveTables, reads: Reads) -> None:
        self._live = live
        self._db = live.db
        self._reads = reads
        self._one_at_a_time = asyncio.Lock()  # replaying a game takes the time of many answers

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
        data = await self.export(table, person)
        try:
            async with self._one_at_a_time:
                file, replayed = await asyncio.to_thread(_replay, data)
        except PlayerMistake as error:  # the rules are not what they were
            raise mistake("unverified", table=table) from error
        answers = sum(len(segment) for segment in file.segments)
        return Proof(file.seed or "", file.commitment, answers, replayed.table.state.rng.count)

    @careful
    async def import_game(self, data: bytes, user: int, guild: int | None = None) -> TableInfo:
        """Take over a finished table from its file, to look at; every choice is replayed before it is believed.

        A game that is already on that server is not written a second time.
        """
        async with self._one_at_a_time:
            file, replay = await asyncio.to_thread(_replay, data)
            known = await self._known(file, Person(user, guild=guild))
            return known if known is not None else await self._take_over(file, replay, user, guild)

    async def _known(self, file: GameFile, person: Person) -> TableInfo | None:
        """A table with this very game, where somebody may see one already."""
        rows = [] if person.guild is None else await self._db.read(sql.tables.of_guild, person.guild, ("over",))
        same = [row for row in rows if row.commitment == file.commitment and row.game == file.game]
        return next((info(row) for row in same if rights.may("look", row, person)), None)

    async def _take_over(self, file: GameFile, replay: Replay, user: int, guild: int | None) -> TableInfo:
        table, boundaries = replay.table, replay.boundaries
        assert table.result is not None
        at = self._live.time()
        game = table.game
        names = [*file.players, *[SeatedPlayer()] * file.seats][: file.seats]
        seats = tuple(
            SeatRow(
                n,
                player=p.computer and one_line(p.computer)[:LONGEST_NAME],
                name=player_name(p.name),
                colour=one_line(p.colour)[:LONGEST_NAME],
            )
            for n, p in enumerate(names)
        )
        row = TableRow(
            game=file.game,
            options=file.options,
            status="over",
            organiser=user,
            guild=guild,
            components=file.components,
            rules=file.rules,
            commitment=file.commitment,
            posted_segment=table.segment,
            created_at=at,
            changed_at=at,
            started_at=at,
            ended_at=at,
            seats=seats,
        )
        kept = ComponentSet(file.components, file.game, msgspec.json.encode(game.shelf.tables(file.components)))
        whole = Saving(
            before=row,
            after=row,
            at=at,
            seed=file.seed,
            components=kept,
            choices=[choice for b in boundaries for choice in saving.choice_rows(b.segment, b.choices)],
            boundaries=[BoundaryRow(0, replay.first, b"[]", at), *(saving.boundary_row(b, at) for b in boundaries)],
            results=saving.result_rows(row, table.result),
        )
        return info(await self._db.write(sql.saving.create_whole, whole))


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


def _replay(data: bytes) -> tuple[GameFile, Replay]:
    """The game of a file once more; refused where anything comes out otherwise."""
    try:
        file = game_file.read(data)
        return file, game_file.replay(file)
    except NotVerified as error:
        match error.kind:
            case "file":
                raise mistake("file", why=str(error)) from error
            case "size":
                raise mistake("file_size", most=LARGEST_BYTES // 1_000_000) from error
            case "format":
                raise mistake("file_format", known=FORMAT) from error
            case "running":
                raise mistake("file_running") from error
            case "replay":
                raise mistake("file_replay", segment=error.segment) from error
