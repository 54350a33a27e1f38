"""Tables in hand: locked, loaded, kept warm, changed, saved; the one place where engine and storage meet."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from datetime import datetime
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.core import games
from engine.core.components import BadComponents
from engine.core.games import Game, Start
from engine.core.rng import Rng
from engine.core.run import Choice, Diverged, freeze
from engine.core.table import Table
from engine.core.text import EngineBug, PlayerMistake, Seat, text
from host import change, report
from host.change import Change, Was
from host.locks import Locks
from host.report import Doing, Report
from host.trouble import HostTrouble, mistake
from storage import BoundaryRow, ComponentSet, Opened, Saving, Store, TableRow

log = logging.getLogger(__name__)

WARM = 256  # tables that stay in memory, 25 to 40 kB each


class Held(Struct):
    """A table under its lock: the stored row, and the game if it can be played."""

    row: TableRow
    table: Table


class Desk:
    """What lobby and tables share. Nothing in memory is authoritative: a warm table counts only at its version."""

    def __init__(self, store: Store, now: Callable[[], datetime], reports: Path, warm: int = WARM) -> None:
        self.store = store
        self.reports = reports
        self.saved: Callable[[TableRow, bool], None] = lambda row, told: None
        self._now = now
        self._locks = Locks()
        self._warm: OrderedDict[int, tuple[int, Table]] = OrderedDict()
        self._most_warm = warm

    def time(self) -> float:
        """Now, in seconds since 1970."""
        return self._now().timestamp()

    @asynccontextmanager
    async def hold_row(self, table: int) -> AsyncIterator[TableRow]:
        """A table's row under its lock, whatever its status."""
        async with self._locks.hold(table):
            row = await self.store.tables.fetch(table)
            if row is None:
                raise mistake("no_table", table=table)
            yield row

    @asynccontextmanager
    async def hold(self, table: int) -> AsyncIterator[Held]:
        """A table and its game under its lock; frozen ones and those without a game are refused."""
        async with self._locks.hold(table):
            held = await self._take(table)
            if held.row.status == "frozen":
                raise mistake("frozen", table=table)
            yield held

    async def keep(self, held: Held, was: Was, acting: Seat | None, doing: Doing, picks: Sequence[str] = ()) -> Change:
        """Save what has become of a table; a table whose save failed is dropped."""
        with self.guarded(held, was, doing, acting, picks):
            done = change.change(held.row, was, held.table, self.time(), acting)
        await self._save(held, done.saving)
        return done

    async def begin(self, lobby: TableRow, held: Held, first: bytes, seed: str, components: ComponentSet) -> Change:
        """Save a table that was just set up; `first` is its state before anything was asked."""
        at, table = self.time(), held.table
        was = Was(0, first, (), {})
        with self.guarded(held, was, "load"):
            done = change.change(held.row, was, table, at)
            hands = change.changed_hands(table.game, None, table.snapshot, table.seats)
        people = [seat for seat in held.row.seats if seat.user is not None]
        saving = done.saving
        saving.before, saving.seed, saving.components = lobby, seed, components
        saving.after = replace(saving.after, told=table.segment)
        saving.boundaries.insert(0, BoundaryRow(0, first, b"[]", at))
        asked = [seat.seat for seat in people if table.ask_of(seat.seat) is not None]
        saving.notices = [change.notice(lobby.id, "started", table.segment, seats=asked)]
        saving.notices += [change.hand_notice(lobby.id, s.seat, table.segment) for s in people if s.seat in hands]
        await self._save(held, saving)
        return replace(done, hands=hands)

    async def save_row(self, saving: Saving) -> TableRow:
        """Save a change of a table's row."""
        self.drop(saving.before.id)
        row = await self.store.tables.save(saving)
        self.saved(row, bool(saving.notices))
        return row

    @contextmanager
    def guarded(
        self,
        held: Held,
        was: Was,
        doing: Doing,
        seat: Seat | None = None,
        picks: Sequence[str] = (),
        by: str = "player",
    ) -> Iterator[None]:
        """Whatever the rules raise beside a player's mistake becomes a report and a calm sentence."""
        try:
            yield
        except PlayerMistake:
            raise
        except Exception as error:
            self.drop(held.row.id)
            raise self._trouble(held.row, was, error, doing, seat, picks, by) from error

    def set_up(self, row: TableRow, seats: int, seed: str) -> tuple[bytes, Table]:
        """A game at its beginning, and its state before anything was asked."""
        game = games.get(row.game)
        options = game.settle(seats, row.options)
        try:
            return set_up(game, seats, options, seed, game.shelf.current())
        except BadComponents as error:
            log.error("table=%s game=%s: %s", row.id, row.game, error)
            raise HostTrouble(text("host.trouble.components", table=row.id), row.id) from error
        except Exception as error:
            failed = Report(
                table=row.id, game=row.game, components="", doing="start", seats=seats, options=options, seed=seed
            )
            path = report.write(self.reports, failed, error)
            raise HostTrouble(text("host.trouble.bug", table=row.id), row.id, path) from error

    def drop(self, table: int) -> None:
        """Forget what is in memory of a table."""
        self._warm.pop(table, None)

    async def components(self, game: Game, key: str | None) -> None:
        """See to it that the component set a table was started with is at hand."""
        if key is None or game.shelf.knows(key):
            return
        stored = await self.store.tables.component_set(key)
        if stored is None:
            raise EngineBug(f"{game.id}: the component set {key} is neither shipped nor stored")
        game.shelf.remember(msgspec.json.decode(stored.tables), "the stored component set")

    async def _save(self, held: Held, saving: Saving) -> None:
        try:
            held.row = await self.store.tables.save(saving)
        except BaseException:  # cancelled, too: whether it was saved is then only known to the database
            self.drop(saving.before.id)
            raise
        self._remember(held)
        self.saved(held.row, bool(saving.notices))

    def _remember(self, held: Held) -> None:
        self._warm[held.row.id] = (held.row.version, held.table)
        self._warm.move_to_end(held.row.id)
        while len(self._warm) > self._most_warm:
            self._warm.popitem(last=False)

    async def _take(self, table: int) -> Held:
        version, warm = self._warm.get(table, (None, None))
        opened = await self.store.tables.open(table, version)
        if opened is None:
            raise mistake("no_table", table=table)
        if warm is not None and opened.row.version == version:
            self._warm.move_to_end(table)
            return Held(opened.row, warm)
        self.drop(table)
        if opened.row.status == "lobby":
            raise mistake("not_started", table=table)
        if opened.boundary is None:
            raise mistake("never_started", table=table)
        return await self._load(opened)

    async def _load(self, opened: Opened) -> Held:
        """A table from its last boundary and its open choices; what no longer fits is salvaged or frozen."""
        row, boundary = opened.row, opened.boundary
        assert boundary is not None
        stored = tuple(Choice(c.seat, c.key, c.picks, c.shown, c.by) for c in opened.choices)
        was = Was(boundary.segment, boundary.snapshot, stored, {})
        try:
            game = games.get(row.game)
            await self.components(game, row.components)
            table = Table(game, boundary.segment, boundary.snapshot, stored)
            if row.status == "frozen":
                return Held(row, table)
            table.live()
        except Diverged as diverged:
            return await self._salvage(row, was, table, diverged)
        except (PlayerMistake, EngineBug, BadComponents, msgspec.MsgspecError, LookupError, TypeError) as error:
            raise self._trouble(row, was, error, "load") from error
        held = Held(row, table)
        if table.crossed or tuple(table.choices) != stored:
            # The rules answer something by themselves now that they asked before.
            await self.keep(held, was, None, "load")
        else:
            self._remember(held)
        return held

    async def _salvage(self, row: TableRow, was: Was, table: Table, diverged: Diverged) -> Held:
        """The rules have changed under an open segment: keep what fits, or freeze rather than take back a reveal."""
        log.warning("table=%s segment=%s %s", row.id, was.segment, diverged)
        held = Held(row, table)
        try:
            table.cut(diverged.kept)
        except EngineBug:
            self._trouble(row, was, diverged, "load")
            note = change.notice(row.id, "frozen", was.segment)
            seats = tuple(replace(seat, asked_at=None) for seat in row.seats)
            after = replace(row, status="frozen", seats=seats)
            held.row = await self.save_row(Saving(before=row, after=after, at=self.time(), notices=[note]))
            return held
        with self.guarded(held, was, "load"):
            table.live()
            note = change.notice(row.id, "salvaged", was.segment, seats=[ask.seat for ask in table.asks])
            done = change.change(row, was, table, self.time(), extra=[note])
        await self._save(held, done.saving)
        return held

    async def thaw(self, table: int) -> bool:
        """Try a frozen table again, after an update of the rules; returns whether it goes on."""
        async with self._locks.hold(table):
            opened = await self.store.tables.open(table)
            if opened is None or opened.row.status != "frozen" or opened.boundary is None:
                return False
            row, boundary = opened.row, opened.boundary
            stored = tuple(Choice(c.seat, c.key, c.picks, c.shown, c.by) for c in opened.choices)
            was = Was(boundary.segment, boundary.snapshot, stored, {})
            try:
                game = games.get(row.game)
                await self.components(game, row.components)
                running = Table(game, boundary.segment, boundary.snapshot, stored).live()
            except (PlayerMistake, EngineBug, BadComponents, msgspec.MsgspecError):
                return False
            held = Held(replace(row, status="running"), running)
            note = change.notice(row.id, "thawed", was.segment, seats=[ask.seat for ask in running.asks])
            done = change.change(held.row, was, running, self.time(), extra=[note])
            await self._save(held, done.saving)
            return True

    def _trouble(
        self,
        row: TableRow,
        was: Was,
        error: BaseException,
        doing: Doing,
        seat: Seat | None = None,
        picks: Sequence[str] = (),
        by: str = "player",
    ) -> HostTrouble:
        written = Report(
            table=row.id,
            game=row.game,
            components=row.components or "",
            segment=was.segment,
            snapshot=was.snapshot,
            choices=list(was.choices),
            doing=doing,
            seat=seat,
            picks=list(picks),
            by=by,
        )
        path = report.write(self.reports, written, error)
        return HostTrouble(text("host.trouble.bug", table=row.id), row.id, path)


def set_up(game: Game, seats: int, options: dict[str, str], seed: str, components: str) -> tuple[bytes, Table]:
    """A game's state after its set-up, and the table that begins with it."""
    first = freeze(game.setup(Start(game, seats, game.settle(seats, options), components, Rng(seed))))
    return first, Table(game, 0, first).live()
