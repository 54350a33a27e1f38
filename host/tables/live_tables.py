"""Live tables: locked, loaded, kept warm, changed, saved; the one place where engine and storage meet."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.core import games
from engine.core.components import BadComponents
from engine.core.games import AnyGame
from engine.core.table import Choice, Diverged, Table
from engine.core.text import EndlessRound, EngineBug, PlayerMistake, Seat, Text, text, verbatim
from host import report, rights
from host.clocks import clock, last_one
from host.clocks.quiet_hours import WakingHours, waking_hours
from host.errors import HostTrouble, mistake
from host.measures import Measures
from host.records import Stopped
from host.report import Doing, Report
from host.rights import Deed, Person
from host.tables import acceptance, lobby_age, notice_rows, saving
from host.tables.hands import changed_hands
from host.tables.hidden_sides import refuse_second_side
from host.tables.homes import at_home, home_of, refuse_home
from host.tables.locks import Locks
from host.tables.prepared_answers import Followed, end_soon, follow
from host.tables.questions import KnownQuestions
from host.tables.saving import Before, Change
from host.tables.several_answers import give_all
from host.tables.signs_of_life import SignsOfLife
from host.tables.stand_ins import announce, empty_key, reclaimed
from host.traces import concerning
from storage import (
    BoundaryRow,
    ComponentSet,
    Database,
    DueRow,
    Opened,
    PlanRow,
    Saving,
    StorageTrouble,
    TableExtras,
    TableRow,
    sql,
)

log = logging.getLogger(__name__)

WARM_TABLES = 256  # tables that stay in memory, 25 to 40 kB each


class Held(Struct):
    """A table under its lock: the stored row, and the game."""

    row: TableRow
    table: Table
    extras: TableExtras = TableExtras()


class LiveTables:
    """Loads, locks, changes and saves tables for all parts of the host.

    Nothing in memory is authoritative: a warm table counts only at its version.
    """

    def __init__(
        self,
        db: Database,
        now: Callable[[], datetime],
        reports: Path,
        saved: Callable[[TableRow, Saving], None],
        measures: Measures,
    ) -> None:
        self.db = db
        self.measures = measures
        self.reports = reports
        self._saved = saved  # called after every commit
        self._now = now
        self._locks = Locks(db.hold if self.shared else None)
        self._warm: OrderedDict[int, tuple[int, Table]] = OrderedDict()
        self._commits: set[asyncio.Task[TableRow]] = set()
        self._opening: WeakValueDictionary[int, asyncio.Lock] = (
            WeakValueDictionary()
        )  # by organiser: tables are counted
        self.notes_newcomers = True  # who had finished no game of a kind on sitting down; not in tests about others
        self.signs = SignsOfLife(db, self.time)
        self.questions = KnownQuestions(busy=lambda: db.looks > 0)
        self.lost_tables: frozenset[int] = frozenset()  # that people were told of, and are not stored any more
        self.given_up: tuple[range, ...] = ()  # numbers that tables may have had before a copy was restored

    @property
    def shared(self) -> bool:
        """Whether other processes may work on the same database."""
        return self.db.process is not None

    def time(self) -> float:
        """Now, in seconds since 1970."""
        return self._now().timestamp()

    async def close(self) -> None:
        """Wait for what is being saved."""
        await asyncio.gather(*self._commits, return_exceptions=True)

    async def row(self, table: int, deed: Deed, person: Person) -> TableRow:
        """A table's row as it is stored now, for somebody who may do that there."""
        row = await self.db.read(sql.tables.fetch, table)
        if row is None:
            raise self._no_table(table)
        rights.allow(deed, row, person)
        return await self.signs.note(row, person)

    def _no_table(self, table: int) -> PlayerMistake:
        lost = table in self.lost_tables or any(table in numbers for numbers in self.given_up)
        return mistake("lost" if lost else "no_table", table=table)

    @asynccontextmanager
    async def hold_row(self, table: int, deed: Deed, person: Person) -> AsyncIterator[TableRow]:
        """A table's row under the table's lock, whatever its status, for somebody who may do that there."""
        with concerning(table):
            async with self._locks.hold(table):
                yield await self.row(table, deed, person)

    @asynccontextmanager
    async def hold(self, table: int, deed: Deed, person: Person) -> AsyncIterator[Held]:
        """A table that is running or over, and its game, under its lock; what cannot be played is refused."""
        with concerning(table):
            async with self._locks.hold(table, only_here=deed == "look"):
                with self.measures.timed("load"):
                    held = await self._loaded(table, deed, person)
                yield held

    async def _loaded(self, table: int, deed: Deed, person: Person) -> Held:
        """A table as it is stored now: the warm one, if it is at that version."""
        version, warm = self._warm.get(table, (None, None))
        opened = await self.db.read(sql.tables.open_table, table, version)
        if opened is None:
            raise self._no_table(table)
        rights.allow(deed, opened.row, person)
        refuse_unplayable(opened.row)
        opened = replace(opened, row=await self.signs.note(opened.row, person))
        if warm is not None and opened.row.version == version:
            held = Held(opened.row, warm, opened.extras)
            self._remember(held)  # anew: others may have pushed it out meanwhile
            return held
        self.drop(table)
        return await self._load(opened)

    def drop(self, table: int) -> None:
        """Forget what is in memory of a table."""
        self._warm.pop(table, None)

    async def act(
        self,
        held: Held,
        doing: Doing,
        seat: Seat,
        picks: Sequence[str] = (),
        by: str = "player",
        due: DueRow | None = None,
        times: int = 1,
    ) -> Change:
        """Let a seat answer, or take back so many choices, and save that; a mistake or a bug changes nothing."""
        before = saving.before(held.table)
        async with self._freezing(held.row, before):
            with self.measures.timed("rules"), self._guarded(held, before, doing, seat, picks, by):
                if doing == "undo":
                    for _ in range(times):
                        held.table.undo(seat)
                else:
                    held.table.answer(seat, picks, by)
            done = self._changed(held, before, seat, picks, by, ahead=doing != "undo")
        done.saving.done = due
        if by == "player":
            async with self.questions.told_meanwhile(done.saving.stored, held.table, seat):
                await self.save(held, done.saving)
        else:
            await self.save(held, done.saving)
        if doing == "answer":
            self.measures.answers["person" if by == "player" else by] += 1
        return done

    def _changed(
        self, held: Held, before: Before, seat: Seat, picks: Sequence[str] = (), by: str = "player", *, ahead: bool
    ) -> Change:
        """What an answer comes to, once what was said ahead is followed."""
        with self._guarded(held, before, "answer", seat, picks, by), self.measures.timed("rules"):
            return self._followed(held, before, seat, person=by in saving.OWN, ahead=ahead)

    def _followed(self, held: Held, before: Before, seat: Seat, *, person: bool, ahead: bool) -> Change:
        """Whoever answers while a stand-in plays for them has their seat back, and overtakes a wish to go back."""
        followed = follow(held.row, held.table, held.extras, seat) if ahead else Followed()
        row = reclaimed(held.row, seat, self.time()) if person else held.row
        done = saving.change(row, before, held.table, self.time(), seat)
        done.saving.before = held.row
        if row.seats[seat].state != held.row.seats[seat].state:
            done.saving.notices[:0] = notice_rows.news(
                row, text("days.news.back", player=verbatim(row.seats[seat].name))
            )
            done.saving.void.append(empty_key(row.id))
        followed.into(done.saving)
        done.saving.notices += notice_rows.round_notices(row, held.extras, before.segment, before.snapshot, held.table)
        if person:
            saving.overtake(done.saving, held.extras.request, held.table.segment)
            end_soon(done.saving, held.table, held.extras, seat, was_ending=seat in before.ending)
        return done

    async def answer_all(
        self, held: Held, seat: Seat, answers: Sequence[Sequence[str]], end: Sequence[str]
    ) -> tuple[Change, Stopped | None]:
        """Give several answers of one seat in a row, and save them together; only the first must be legal."""
        first = saving.before(held.table)
        async with self._freezing(held.row, first):
            with self.measures.timed("rules"):
                stopped = give_all(
                    held.table,
                    seat,
                    answers,
                    end,
                    lambda before, picks: self._guarded(held, before, "answer", seat, picks),
                )
            done = self._changed(held, first, seat, ahead=stopped is None)
        async with self.questions.told_meanwhile(done.saving.stored, held.table, seat):
            await self.save(held, done.saving)
        self.measures.answers["person"] += len(answers) if stopped is None else stopped.given
        return done, stopped

    async def begin(self, lobby: TableRow, held: Held, first: bytes, seed: str, components: ComponentSet) -> Change:
        """Save a table that was just set up; `first` is its state before anything was asked."""
        at, table = self.time(), held.table
        before = Before(0, first, (), {})
        with self._guarded(held, before, "load"):
            done = saving.change(held.row, before, table, at)
            people = [seat.seat for seat in held.row.seats if seat.person is not None]
            hands = changed_hands(table.game.id, None, table.snapshot, people)
        begun = done.saving
        begun.before, begun.seed, begun.components = lobby, seed, components
        begun.after = replace(begun.after, posted_segment=table.segment)
        begun.boundaries.insert(0, BoundaryRow(0, first, b"[]", at))
        begun.no_plans = [plan.seat for plan in held.extras.plans]  # a practice table is opened with one, to begin with
        asked = [seat for seat in people if table.ask_of(seat) is not None]
        begun.notices = notice_rows.notices(held.row, "started", table.segment, seats=asked)
        begun.notices += [notice_rows.hand_notice(lobby.id, seat, table.segment) for seat in hands]
        begun.due += await self._vacations(held.row, at)
        await self.save(held, begun)
        return replace(done, hands=hands)

    async def _vacations(self, row: TableRow, at: float) -> list[DueRow]:
        """That the clocks of a table that begins have to follow the vacations of those who sit there."""
        users, _ = await self.db.read(sql.settings.of_users, [seat.user for seat in row.seats if seat.user], row.guild)
        return [
            DueRow("days", at, f"days:{user.id}:{row.id}", row.id, None, user.id, msgspec.json.encode(user))
            for user in users
            if user.away_until is not None and user.away_until > at
        ]

    async def open(
        self, row: TableRow, person: Person, history: Saving | None = None, plans: Sequence[PlanRow] = ()
    ) -> TableRow:
        """Store a new table, with its history or plans if it has any, where the owners of its server let somebody."""
        row = at_home(row, person, *home_of(row))
        async with self._opening.setdefault(row.organiser, asyncio.Lock()):
            await refuse_home(self.db, row, person)
            # No number of a lost table is given again, since its buttons are still about.
            above = 0 if self.shared else max((*self.lost_tables, *(one.stop - 1 for one in self.given_up)), default=0)
            if history is None:
                return await self.db.write(sql.saving.create, row, above, lobby_age.begins, plans)
            history.before = history.after = row
            return await self.db.write(sql.saving.create_whole, history, above)

    async def move(self, change: Saving, person: Person) -> TableRow:
        """Save a change that gives a table another home, if the owners of its server allow it to who does that."""
        async with self._opening.setdefault(change.after.organiser, asyncio.Lock()):
            await refuse_home(self.db, change.after, person)
            return await self._committed_whole(change)

    async def commit(self, saving: Saving) -> TableRow:
        """Save a change to its end, also if whoever waits for it is cancelled, and pass on that it was saved."""
        if home_of(saving.before) != home_of(saving.after):
            raise EngineBug(f"table {saving.after.id} gets another home, and nobody is asked")
        return await self._committed_whole(saving)

    async def _committed_whole(self, saving: Saving) -> TableRow:
        task = asyncio.get_running_loop().create_task(self._commit(saving))
        self._commits.add(task)
        task.add_done_callback(self._committed)
        return await asyncio.shield(task)

    @contextmanager
    def _guarded(
        self,
        held: Held,
        before: Before,
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
            raise self._trouble(held.row, before, error, doing, seat, picks, by) from error

    @asynccontextmanager
    async def _freezing(self, row: TableRow, before: Before) -> AsyncIterator[None]:
        """A table whose rules would go on for ever is frozen where it stood, and who moved it hears of a fault."""
        try:
            yield
        except HostTrouble as trouble:
            if isinstance(trouble.__cause__, EndlessRound):
                await self._freeze(row, before)
            raise

    async def _freeze(self, row: TableRow, before: Before) -> TableRow:
        """Stop a table until rules come that can go on with it; everybody there is told."""
        noted = notice_rows.notices(row, "frozen", before.segment)
        after = replace(row, status="frozen", seats=tuple(replace(seat, asked_at=None) for seat in row.seats))
        return await self.commit(Saving(before=row, after=after, at=self.time(), notices=noted))

    async def components(self, game: AnyGame, key: str | None) -> None:
        """See to it that the component set a table was started with is at hand."""
        if key is None or game.shelf.knows(key):
            return
        stored = await self.db.read(sql.tables.component_set, key)
        if stored is None:
            raise StorageTrouble("damaged", f"{game.id}: the component set {key} is neither shipped nor stored")
        try:
            game.shelf.remember(msgspec.json.decode(stored.tables, type=dict[str, Any]), "the stored component set")
        except BadComponents as error:
            raise StorageTrouble("damaged", f"{game.id}: {error}") from error

    async def retry(self, table: int) -> bool:
        """Try a frozen table again, after an update of the rules; returns whether it goes on."""
        async with self._locks.hold(table):
            opened = await self.db.read(sql.tables.open_table, table)
            if opened is None or opened.row.status != "frozen" or opened.row.behind is not None:
                return False
            return await self._go_on(opened)

    async def play_on(self, table: int, said: Text) -> bool:
        """Under its lock: let a table go on from what is stored of it; returns whether these rules let it."""
        opened = await self.db.read(sql.tables.open_table, table)
        return opened is not None and await self._go_on(opened, said)

    async def _go_on(self, opened: Opened, said: Text | None = None) -> bool:
        before, frozen = await self._unpack(opened)
        try:
            frozen.live()
        except Diverged:
            return False
        except Exception as error:
            self._trouble(opened.row, before, error, "load")
            return False
        held = Held(replace(opened.row, status="running", behind=None), frozen)
        seats = [ask.seat for ask in frozen.asks]
        thawed = [] if said is not None else notice_rows.notices(held.row, "thawed", before.segment, seats=seats)
        done = saving.change(held.row, before, frozen, self.time(), extra=thawed).saving
        if said is not None:
            done.notices[:0] = notice_rows.news(held.row, said)
        await self.save(held, done)
        return True

    async def waking_hours(self, row: TableRow, *others: TableRow) -> dict[int, WakingHours]:
        """When those who sit at a table are awake."""
        users = {seat.user for one in (row, *others) for seat in one.seats if seat.user is not None}
        people, guild = await self.db.read(sql.settings.of_users, sorted(users), row.guild)
        return {user.id: waking_hours(user, guild) for user in people}

    async def _commit(self, saving: Saving) -> TableRow:
        await refuse_second_side(self.db, saving)
        if clock.moves(saving):
            clock.follow(saving, await self.waking_hours(saving.after, saving.before))
        last_one.follow(saving)
        acceptance.follow(saving)
        lobby_age.follow(saving)
        announce(saving)
        with self.measures.timed("save"):
            row = await self.db.write(sql.saving.save, saving)
        self._saved(row, saving)
        return row

    def _committed(self, task: asyncio.Task[TableRow]) -> None:
        self._commits.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.debug("not saved: %s", task.exception())  # whoever waits is told; this is for when nobody does

    async def save(self, held: Held, saving: Saving) -> None:
        """Save a change of a table that is held."""
        self.drop(saving.before.id)  # until it is saved; if it is not, or nobody waits to hear, the database knows
        held.row = await self.commit(saving)
        self._remember(held)

    def _remember(self, held: Held) -> None:
        self._warm[held.row.id] = (held.row.version, held.table)
        self._warm.move_to_end(held.row.id)
        while len(self._warm) > WARM_TABLES:
            self._warm.popitem(last=False)

    async def _unpack(self, opened: Opened) -> tuple[Before, Table]:
        """A stored table, not yet rerun."""
        row, boundary = opened.row, opened.boundary
        if boundary is None:
            raise mistake("never_started", table=row.id)
        choices = tuple(Choice(c.seat, c.key, c.picks, c.shown, c.by) for c in opened.choices)
        before = Before(boundary.segment, boundary.snapshot, choices, {})
        try:
            game = games.get(row.game)
            await self.components(game, row.components)
        except Exception as error:
            raise self._trouble(row, before, error, "load") from error
        return before, Table(game, boundary.segment, boundary.snapshot, choices)

    async def _load(self, opened: Opened) -> Held:
        """A table from its last boundary and its open choices; what no longer fits is salvaged or frozen."""
        before, table = await self._unpack(opened)
        held = Held(opened.row, table, opened.extras)
        async with self._freezing(opened.row, before):
            try:
                table.live()
            except Diverged as diverged:
                await self._salvage(held, before, diverged)
                return held
            except Exception as error:
                raise self._trouble(opened.row, before, error, "load") from error
        if table.seats != len(opened.row.seats):
            raise StorageTrouble("damaged", f"table {opened.row.id}: {len(opened.row.seats)} of {table.seats} seats")
        if table.crossed or tuple(table.choices) != before.choices:
            # The rules now answer by themselves something that they asked before.
            with self._guarded(held, before, "load"):
                done = saving.change(held.row, before, table, self.time())
            await self.save(held, done.saving)
        else:
            self._remember(held)
        return held

    async def _salvage(self, held: Held, before: Before, diverged: Diverged) -> None:
        """The rules have changed under an open segment: keep what fits, or freeze rather than take back a reveal."""
        row, table = held.row, held.table
        self._trouble(row, before, diverged, "load")
        try:
            table.cut(diverged.kept)
        except EngineBug:
            held.row = await self._freeze(row, before)
            refuse_unplayable(held.row)
        with self._guarded(held, before, "load"):
            table.live()
            noted = notice_rows.notices(row, "salvaged", before.segment, seats=[ask.seat for ask in table.asks])
            done = saving.change(row, before, table, self.time(), extra=noted)
        await self.save(held, done.saving)

    def _trouble(
        self,
        row: TableRow,
        before: Before,
        error: Exception,
        doing: Doing,
        seat: Seat | None = None,
        picks: Sequence[str] = (),
        by: str = "player",
    ) -> HostTrouble:
        written = Report(
            table=row.id,
            game=row.game,
            components=row.components or "",
            doing=doing,
            segment=before.segment,
            snapshot=before.snapshot,
            choices=list(before.choices),
            seat=seat,
            picks=list(picks),
            by=by,
        )
        path = report.write(self.reports, written, error)
        return HostTrouble(text("host.trouble.bug", table=row.id), row.id, path)


def refuse_unplayable(row: TableRow) -> None:
    """Refuse what is neither running nor over."""
    match row.status:
        case "lobby":
            raise mistake("not_started", table=row.id)
        case "frozen":
            raise mistake("frozen" if row.behind is None else "behind", table=row.id)
        case "closed":
            raise mistake("ended", table=row.id)
