"""Tables before they start: made, joined, set up, started; and closed at any time."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping, Sequence
from random import Random

import msgspec
from msgspec.structs import replace

from engine.core import games
from engine.core.components import BadComponents
from engine.core.lessons import Lesson
from engine.core.state import Event
from engine.core.table import Table
from engine.core.text import PlayerMistake, Text, text
from host import consents, report, rights
from host.clocks.clock import STANDARD
from host.errors import HostTrouble, careful, mistake
from host.records import TableInfo, Update, info, rivals
from host.report import Report
from host.rights import BOT, Person
from host.seating.options import HELP, Correction, correct, refuse_unknown, settle, teaching_of, with_options
from host.seating.practice_tables import gets_up, give_tried, position, refuse_practice, sits_down
from host.seating.seats import coloured, computer_seat, player_name, seated, without_seat
from host.seating.table_language import in_language, in_most_read, language_news
from host.sets.used_set import used_set
from host.tables import lobby_age, notice_rows, saving
from host.tables.homes import allowed_homes, at_home, refuse_home
from host.tables.live_tables import Held, LiveTables
from host.tables.lobby_age import OpenInvitation
from host.tables.stand_ins import closed, organised
from storage import ComponentSet, Database, RemarkRow, Saving, SeatRow, TableExtras, TableRow, sql
from storage.rows import SeatState

log = logging.getLogger(__name__)

INVITATION_SECONDS = 24 * 3600.0  # seconds until the same person may be rung for the same table again
LEFT: tuple[SeatState, ...] = ("replaced", "resigned")
REMATCH, REMATCH_OF = "end.log.rematch", "end.log.rematch_of"  # remarks that tie a table and its rematch together


class Lobby:
    """Whoever makes a table is its organiser and gets the first seat."""

    def __init__(self, live: LiveTables, rng: Random) -> None:
        self._live = live
        self._rng = rng

    @careful
    async def create(
        self,
        game: str,
        person: Person,
        name: str,
        options: Mapping[str, str] | None = None,
        *,
        guild: int | None = None,
        channel: int | None = None,
        language: str = "en",
        private: bool = False,
        message: int | None = None,
        computers: int = 0,
        level: str | None = None,
        reads: str | None = None,
        language_chosen: bool = True,
    ) -> TableInfo:
        """Open a lobby, with computer players of one strength in it; private in a private thread."""
        kind = games.find(game)
        at = self._live.time()
        teaching = teaching_of(options or {})
        brought = None if teaching == "lesson" else await used_set(self._live, guild, kind.id)
        clock = STANDARD if guild is None else (await self._live.db.read(sql.settings.of_guild, guild)).clock
        row = TableRow(
            game=kind.id,
            clock=clock,
            options=settle(kind, 1, options or {}),
            teaching=teaching,
            components=None if brought is None else brought.hash,
            corrected=0 if brought is None else len(brought.changed),
            organiser=person.user,
            guild=guild,
            channel=channel,
            language=language,
            language_chosen=language_chosen,
            private=private,
            message=message,
            created_at=at,
            changed_at=at,
            seats=(await self._seat(0, person, name, kind.id, reads),),
        )
        for _ in range(computers):
            row = seated(row, computer_seat(row, level))
        row = await self._live.open(row, person)
        log.info("table=%s game=%s opened", row.id, row.game)
        return info(row)

    @careful
    async def rematch(self, table: int, person: Person, gone: Sequence[int] = ()) -> tuple[TableInfo, bool]:
        """A lobby with the people and options of a table that is over, everybody one seat on; once, while it stands.

        Who is `gone` from the server is left out. Returns whether the lobby is new.
        """
        async with self._live.hold_row(table, "rematch", person) as row:
            if row.status != "over":
                raise mistake("not_over", table=table)
            refuse_practice(row)
            standing = await self._rematch_of(row)
            if standing is not None:
                return info(standing), False
            at = self._live.time()
            lobby = rematch_row(row, person.user, frozenset(gone), at)
            brought = await used_set(self._live, row.guild, row.game)
            if brought is not None:
                lobby = replace(lobby, components=brought.hash, corrected=len(brought.changed))
            lobby = await self._live.open(lobby, person)
            for one, event in (
                (lobby, Event(REMATCH_OF, None, (("table", str(table)),))),
                (row, Event(REMATCH, None, (("table", str(lobby.id)),))),
            ):
                remark = RemarkRow(one.posted_segment, msgspec.json.encode(event), at)
                saved = await self._live.commit(Saving(before=one, after=one, at=at, remarks=[remark]))
                lobby = saved if one is lobby else lobby
            log.info("table=%s game=%s opened as a rematch of table %s", lobby.id, row.game, table)
            return info(lobby), True

    async def _rematch_of(self, row: TableRow) -> TableRow | None:
        """The newest rematch of a table, unless it was closed."""
        found = [event.args[0][1] for event in await self._remarks(row) if event.kind == REMATCH]
        newest = await self._live.db.read(sql.tables.fetch, int(str(found[-1]))) if found else None
        return None if newest is None or newest.status == "closed" else newest

    async def _remarks(self, row: TableRow) -> list[Event]:
        rows = await self._live.db.read(sql.table_extras.remarks, row.id, 0)
        return [event for one in rows for event in saving.events_of(one.events)]

    @careful
    async def set_options(self, table: int, person: Person, options: Mapping[str, str]) -> TableInfo:
        """Change some options; what is not named stays."""
        async with self._live.hold_row(table, "options", person) as row:
            refuse_begun(row)
            refuse_practice(row)
            settled = settle(games.get(row.game), len(row.seats), {**row.options, **options})
            return await self._save(row, with_options(row, settled, teaching_of(options, row.teaching)))

    @careful
    async def choose_options(
        self, table: int, person: Person, options: Mapping[str, str]
    ) -> tuple[TableInfo, tuple[Correction, ...]]:
        """Change some options, and what does not go together with them; returns what was corrected besides, and why."""
        async with self._live.hold_row(table, "options", person) as row:
            refuse_begun(row)
            refuse_practice(row)
            game = games.get(row.game)
            own = {name: value for name, value in options.items() if name != HELP.id}
            refuse_unknown(game, own)
            settled, corrections = correct(game, len(row.seats), {**row.options, **own}, frozenset(own))
            teaching = teaching_of(options, row.teaching)
            return await self._save(row, with_options(row, settled, teaching)), corrections

    @careful
    async def set_language(self, table: int, person: Person, language: str | None) -> TableInfo:
        """Choose the language of what everybody at the table sees; None: the one most read there.

        Where the game has begun, everybody is told so, in the new language.
        """
        async with self._live.hold_row(table, "options", person) as row:
            if row.status in ("over", "closed"):
                raise mistake("ended", table=table)
            after = in_language(row, language)
            if row.status == "lobby":
                return await self._save(row, after)
            if after.language == row.language:
                raise mistake("same_language", table=table, language=Text(f"look.language.{row.language}"))
            told = notice_rows.news(after, language_news(after, person))
            change = Saving(before=row, after=after, at=self._live.time(), notices=told)
            return info(await self._live.commit(change))

    @careful
    async def join(self, table: int, person: Person, name: str, reads: str | None = None) -> TableInfo:
        """Take the next free seat."""
        person = await as_invited(self._live.db, table, person)
        async with self._live.hold_row(table, "join", person) as row:
            refuse_begun(row)
            if row.seat_of(person.user) is not None:
                raise mistake("seated", table=table)
            sits = await self._seat(len(row.seats), person, name, row.game, reads)
            joined = in_most_read(seated(row, sits) if row.practice is None else sits_down(row, sits))
            void = [lobby_age.invitation_key(table, person.user)]
            change = Saving(before=row, after=organised(joined), at=self._live.time(), void=void)
            return info(await self._live.commit(change))

    @careful
    async def leave(self, table: int, person: Person) -> TableInfo:
        """Give up one's seat; an organiser who goes hands the table on to who is left."""
        async with self._live.hold_row(table, "leave", person) as row:
            refuse_begun(row)
            own = rights.own_seat(row, person)
            left = replace(row, seats=without_seat(row, own)) if row.practice is None else gets_up(row, own)
            return await self._save(row, organised(in_most_read(left)))

    @careful
    async def invite(self, table: int, person: Person, guest: int) -> TableInfo:
        """Note that somebody is asked to sit down, which rings: once a day for the same table."""
        async with self._live.hold_row(table, "invite", person) as row:
            refuse_begun(row)
            if row.seat_of(guest) is not None:
                raise mistake("invited_seated", table=table)
            at = self._live.time()
            last = await self._live.db.read(sql.table_extras.last_invitation, table, guest)
            if last is not None and at - last < INVITATION_SECONDS:
                raise mistake("invited", table=table)
            put = [
                lobby_age.invitation_row(table, guest, OpenInvitation((person.user,), at)),
                lobby_age.lobby_row(table, at),
            ]
            await self._live.db.write(sql.table_extras.put_invitation, table, guest, at, put)
            return info(row)

    @careful
    async def withdraw_invitation(self, table: int, guest: int) -> None:
        """The bot itself: an invitation could not be delivered, so it may be tried again."""
        drop = [lobby_age.invitation_key(table, guest)]
        await self._live.db.write(sql.table_extras.drop_invitation, table, guest, drop)

    @careful
    async def add_computer(self, table: int, person: Person, player: str | None = None) -> TableInfo:
        """Seat one of the game's computer players; None: the one that also stands in.

        At a practice table, where they sit already, all of them become as strong.
        """
        async with self._live.hold_row(table, "computers", person) as row:
            refuse_begun(row)
            if row.practice is None:
                return await self._save(row, seated(row, computer_seat(row, player)))
            level = computer_seat(row, player).player
            seats = tuple(one if one.user is not None else replace(one, player=level) for one in row.seats)
            return await self._save(row, replace(row, seats=seats))

    @careful
    async def remove_computer(self, table: int, person: Person) -> TableInfo:
        """Take the last computer player's seat away."""
        async with self._live.hold_row(table, "computers", person) as row:
            refuse_begun(row)
            refuse_practice(row)
            seats = [s.seat for s in row.seats if s.player is not None]
            if not seats:
                raise mistake("no_computer", table=table)
            return await self._save(row, replace(row, seats=without_seat(row, seats[-1])))

    @careful
    async def may_open(self, person: Person, channel: int | None) -> None:
        """Refuse at once what `create` would refuse where somebody is."""
        row = TableRow(game="", options={}, organiser=person.user, guild=person.guild, created_at=0.0, changed_at=0.0)
        await refuse_home(self._live.db, replace(row, channel=channel), person)

    @careful
    async def homes(self, table: int, person: Person, channels: Sequence[int]) -> list[int]:
        """Of some channels of the server somebody is on those in which they may have a table played."""
        row = await self._live.row(table, "start", person)
        _refuse_other_server(row, person)
        row = replace(row, guild=person.guild)
        return [one for one in await allowed_homes(self._live.db, row, person, channels) if one is not None]

    @careful
    async def may_move(self, table: int, person: Person, channel: int) -> TableInfo:
        """Refuse at once what `move` would refuse; the table as it would be there."""
        row = await self._live.row(table, "start", person)
        _refuse_other_server(row, person)
        after = at_home(row, person, person.guild, channel)
        await refuse_home(self._live.db, after, person)
        return info(after)

    @careful
    async def move(self, table: int, person: Person, channel: int, thread: int | None = None) -> TableInfo:
        """Give a table its home before it begins, on the server somebody is on; its owners may not want that.

        Who is on none and plays against computers alone has it at home in their direct messages.
        """
        async with self._live.hold_row(table, "start", person) as row:
            refuse_begun(row)
            _refuse_other_server(row, person)
            after = replace(at_home(row, person, person.guild, channel), thread=thread or row.thread)
            return info(await self._live.move(Saving(before=row, after=after, at=self._live.time()), person))

    @careful
    async def place(self, table: int, *, thread: int | None = None, message: int | None = None) -> TableInfo:
        """The bot itself: remember the thread or the card of a table; what is not named stays."""
        async with self._live.hold_row(table, "look", BOT) as row:
            named = {"thread": thread, "message": message}
            return await self._save(row, replace(row, **{key: value for key, value in named.items() if value}))

    @careful
    async def tell(self, table: int, user: int, sentence: Text, *, button: str = "") -> None:
        """The bot itself: a word to somebody about a lobby, in their language."""
        async with self._live.hold_row(table, "look", BOT) as row:
            word = notice_rows.word(table, user, sentence, button=button)
            await self._live.commit(Saving(before=row, after=row, at=self._live.time(), notices=[word]))

    @careful
    async def close(self, table: int, person: Person) -> TableInfo:
        """End a table that did not begin, or that nobody else holds a seat at; it can still be looked at."""
        async with self._live.hold_row(table, "close", person) as row:
            if row.status in ("over", "closed"):
                raise mistake("ended", table=table)
            if row.status != "lobby" and consents.asked(row, "close", person.user):
                raise mistake("not_alone", table=table)
            change = closed(row, self._live.time())
            if row.status == "lobby":
                others = [seat.user for seat in row.seats if seat.user not in (None, person.user)]
                words = [notice_rows.word(table, user, Text("home.tidy.shut")) for user in others if user is not None]
                change.notices += [*words, *await lobby_age.withdrawals(self._live.db, row)]
            row = await self._live.commit(change)
            log.info("table=%s game=%s closed", row.id, row.game)
            return info(row)

    @careful
    async def start(self, table: int, person: Person, *, seed: str | None = None, shuffle: bool = True) -> Update:
        """Begin the game, with the players in random order unless told otherwise; a rematch keeps its own."""
        async with self._live.hold_row(table, "start", person) as row:
            refuse_begun(row)
            if row.seeking is not None and not row.agreed:
                raise PlayerMistake(Text("home.mistake.not_agreed"))
            game = games.get(row.game)
            seats = list(row.seats)
            lesson = game.lesson if row.teaching == "lesson" else None
            rematch = any(event.kind == REMATCH_OF for event in await self._remarks(row))
            if shuffle and not rematch and not row.seats_kept and lesson is None and row.practice is None:
                self._rng.shuffle(seats)
            seed = lesson.seed if lesson is not None else seed
            seed = secrets.token_hex(16) if seed is None else seed
            options = game.complete_options(len(seats), row.options)
            if row.practice is not None:
                components, first, begun = await position(self._live, row, seed)
            else:
                await self._live.components(game, row.components)
                first, begun = self._set_up(row, options, seed, lesson)
                components = begun.state.components
            after = replace(
                row,
                options=options,
                status="running",
                components=components,
                rules=game.rules,
                commitment=begun.commitment,
                started_at=self._live.time(),
                seats=coloured(seats, game.colours(options)),
            )
            extras = (
                TableExtras() if row.practice is None else await self._live.db.read(sql.table_extras.of_table, table)
            )
            held = Held(self._live.signs.given(after, person), begun, extras)
            kept = ComponentSet(components, game.id, msgspec.json.encode(game.shelf.tables(components)))
            done = await self._live.begin(row, held, first, seed, kept)
            log.info("table=%s game=%s seats=%s started", row.id, row.game, len(seats))
            done = await give_tried(self._live, held) or done
            return saving.update(held.row, begun, done)

    def _set_up(self, row: TableRow, options: dict[str, str], seed: str, lesson: Lesson | None) -> tuple[bytes, Table]:
        """The state after the set-up, and the table that goes on from there; what goes wrong with it is our trouble.

        A lesson has the values that it tells, the shipped ones; its opening is played by the machine, so that nobody
        can take it back.
        """
        seats = len(row.seats)
        try:
            components = row.components if lesson is None else games.get(row.game).shelf.shipped()
            table = Table.set_up(row.game, seats, options, seed, components)
            first = table.snapshot
            for seat, picks in () if lesson is None else lesson.opening:
                table.answer(seat, picks, "auto")
            return first, table.live()
        except BadComponents as error:
            log.error("table=%s game=%s: %s", row.id, row.game, error)
            raise HostTrouble(text("host.trouble.components", table=row.id), row.id) from error
        except Exception as error:
            failed = Report(
                table=row.id,
                game=row.game,
                components=row.components or "",
                doing="start",
                seats=seats,
                options=options,
                seed=seed,
            )
            path = report.write(self._live.reports, failed, error)
            raise HostTrouble(text("host.trouble.bug", table=row.id), row.id, path) from error

    async def _seat(self, number: int, person: Person, name: str, game: str, reads: str | None) -> SeatRow:
        finished = await self._live.db.read(sql.finished_games.games_of, person.user, game)
        told = (await self._live.db.read(sql.settings.of_user, person.user)).history == "open"
        learning = self._live.notes_newcomers and finished == 0
        games = finished if told else None
        return SeatRow(number, user=person.user, name=player_name(name), games=games, reads=reads, learning=learning)

    async def _save(self, before: TableRow, after: TableRow) -> TableInfo:
        return info(await self._live.commit(Saving(before=before, after=after, at=self._live.time())))


async def as_invited(db: Database, table: int, person: Person) -> Person:
    """Somebody with what is known of an invitation to a table."""
    invited = await db.read(sql.table_extras.last_invitation, table, person.user) is not None
    return replace(person, invited=table) if invited else person


def rematch_row(row: TableRow, organiser: int, gone: frozenset[int], at: float) -> TableRow:
    """The lobby of a rematch: whoever sat second begins; seats that nobody holds any more are left out."""
    seats = [
        SeatRow(0, user=seat.user, player=seat.player, name=seat.name, reads=seat.reads)
        for seat in (*row.seats[1:], *row.seats[:1])
        if (seat.player is not None or seat.user is not None) and seat.state not in LEFT and seat.user not in gone
    ]
    return TableRow(
        game=row.game,
        options=row.options,
        organiser=organiser,
        guild=row.guild,
        channel=row.channel,
        private=row.private,
        language=row.language,
        language_chosen=row.language_chosen,
        clock=row.clock,
        teaching="help" if row.teaching else "",
        seats_kept=True,
        created_at=at,
        changed_at=at,
        seats=tuple(replace(seat, seat=n) for n, seat in enumerate(seats)),
    )


def refuse_begun(row: TableRow) -> None:
    """Refuse what can only be done before the start."""
    if row.status != "lobby":
        raise mistake("ended" if row.status in ("over", "closed") else "started", table=row.id)


def _refuse_other_server(row: TableRow, person: Person) -> None:
    """Refuse a home that is not on the table's own server, and to more than one person one that is on none."""
    if row.guild not in (None, person.guild) or (person.guild is None and rivals(row)):
        raise mistake("other_server", table=row.id)
