"""A whole table as one JSON file: everything once it is over, the public side while it runs."""

from __future__ import annotations

import asyncio

import msgspec

from engine.core import game_file, games
from engine.core.game_file import FORMAT, LARGEST, GameFile, NotVerified, SeatedPlayer
from engine.core.table import Choice, Replay, Table
from engine.core.text import EngineBug, PlayerMistake
from host import saving
from host.errors import careful, mistake
from host.live_tables import LiveTables
from host.looking import Looking
from host.records import TableInfo, info
from host.rights import Person
from storage import BoundaryRow, ChoiceRow, ComponentSet, Saving, SeatRow, TableRow
from words import one_line

VEIL = "?"
LONGEST = 100  # letters of a name


class Transfer:
    """Tables written into files, and finished ones read from them."""

    def __init__(self, live: LiveTables, looking: Looking) -> None:
        self._live = live
        self._store = live.store.tables
        self._looking = looking

    @careful
    async def export(self, table: int, person: Person) -> bytes:
        """A table as JSON. Of a running one: the public view, and the ids of closed segments, private ones as `?`."""
        row = await self._live.row(table, "export", person)
        if row.status == "lobby":
            raise mistake("not_started", table=table)
        game = games.get(row.game)
        await self._live.components(game, row.components)
        boundaries = await self._store.boundaries(table)
        segments = _by_segment(await self._store.all_choices(table), len(boundaries) - 1)
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
            file.seed = await self._store.seed(table)
            file.result = await self._looking.standing(table, person)
            file.tables = game.shelf.tables(file.components)
        else:
            file.view = await self._looking.view(table, person, public=True)
            file.segments = await asyncio.to_thread(_veiled, row.game, boundaries, segments)
        return msgspec.json.encode(file)

    @careful
    async def import_game(self, data: bytes, user: int, guild: int | None = None) -> TableInfo:
        """Take over a finished table from its file, to look at; every choice is replayed before it is believed."""
        file, replay = await asyncio.to_thread(_replay, data)
        table, boundaries = replay.table, replay.boundaries
        assert table.result is not None
        at = self._live.time()
        game = table.game
        names = [*file.players, *[SeatedPlayer()] * file.seats][: file.seats]
        seats = tuple(
            SeatRow(
                n,
                player=p.computer and p.computer[:LONGEST],
                name=one_line(p.name)[:LONGEST],
                colour=p.colour[:LONGEST],
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
            told=table.segment,
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
        return info(await self._store.create_whole(whole))


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
                raise mistake("file_size", most=LARGEST // 1_000_000) from error
            case "format":
                raise mistake("file_format", known=FORMAT) from error
            case "running":
                raise mistake("file_running") from error
            case "replay":
                raise mistake("file_replay", segment=error.segment) from error
