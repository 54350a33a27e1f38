"""The leaderboard of a server, its records, and what somebody has played; all of it is read off the results."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence

from msgspec import Struct

from engine.core import games
from engine.core.text import PlayerMistake, Text
from host import rights
from host.errors import careful
from host.history import ratings
from host.history.ratings import Rating
from host.records import TableInfo, info
from host.rights import Person
from host.seating.seats import LEVELS
from host.sets.used_set import used_set
from host.tables.live_tables import LiveTables
from storage import ServerSet, sql
from storage.sql.finished_games import FinishedRow
from storage.sql.finished_games import FinishedSeat as FinishedSeat

LATEST = 5
FEWEST_PEOPLE = 2  # people, for a game to count


class Ranked(Struct, frozen=True):
    """Somebody in the standings."""

    user: int
    name: str  # nothing, if they have left every game they were at
    rating: Rating | None
    games: int
    wins: int


class Ended(Struct, frozen=True):
    """A finished game that the reader may look at, from the best place to the last."""

    table: TableInfo
    ended_at: float
    seats: tuple[FinishedSeat, ...]


class GameRecord(Struct, frozen=True):
    """The best anybody has done, and where."""

    kind: str  # "score": most points; "speed": won in the fewest turns
    name: str
    value: int
    table: TableInfo


class LevelStanding(Struct, frozen=True):
    """A level of computer players: how often one of them ended ahead of a person, and how often behind one."""

    level: str
    games: int
    ahead: int
    behind: int


class ServerLeaderboard(Struct, frozen=True):
    """One game on one server."""

    game: str
    others: dict[str, int]  # all games of this server, and how often they were played
    rated: bool
    ranked: tuple[Ranked, ...]
    levels: tuple[LevelStanding, ...]  # the strongest first
    records: tuple[GameRecord, ...]
    latest: tuple[Ended, ...]


class GameTally(Struct, frozen=True):
    """One game in somebody's history."""

    game: str
    games: int
    wins: int  # games count in which nobody alone took back what they had seen
    best: int | None  # of those
    rating: Rating | None  # on the server where it is asked for
    left: int = 0  # games among them that were left before the end
    uncounted: int = 0  # games beside them in which others gave most of the answers


class HeadToHead(Struct, frozen=True):
    """Games in which both sat at the table."""

    games: int
    ahead: int  # of whom it is about
    behind: int


class PlayedHistory(Struct, frozen=True):
    """What somebody has played, as far as the reader may know it."""

    user: int
    tallies: tuple[GameTally, ...]
    latest: tuple[Ended, ...]
    against: HeadToHead | None  # the reader, if it is about somebody else
    hidden: bool  # they keep it to themselves: these are only the games of both


class Leaderboard:
    """Only games among people at public tables count; see docs/decisions/0014."""

    def __init__(self, live: LiveTables) -> None:
        self._live = live
        self._db = live.db

    @careful
    async def on_server(self, person: Person, game: str | None = None) -> ServerLeaderboard | None:
        """The standings of the server somebody is on; without a game, of the one played most. None: nothing yet."""
        if person.guild is None:
            raise PlayerMistake(Text("home.mistake.no_server"))
        others = await self._db.read(sql.finished_games.played_on, person.guild)
        chosen = next(iter(others), None) if game is None else games.find(game).id
        if chosen is None:
            return None
        finished = await self._db.read(sql.finished_games.on_server, person.guild, chosen)
        counted = [row for row in finished if counts(row)]
        return ServerLeaderboard(
            game=chosen,
            others=others,
            rated=ratings.available(),
            ranked=await self._ranked(counted),
            levels=against_people(finished),
            records=await self._records(person, chosen, counted),
            latest=await self._ended(person, reversed(finished)),
        )

    @careful
    async def history(self, person: Person, user: int) -> PlayedHistory:
        """What somebody has played: all of it for themselves, for others what they may see."""
        finished = await self._db.read(sql.finished_games.of_user, user)
        own = user == person.user
        both = [row for row in finished if row.took_part(person.user)]
        hidden = not own and (await self._db.read(sql.settings.of_user, user)).history == "own"
        seen = both if hidden else [row for row in finished if own or await self._sees(person, row.table)]
        return PlayedHistory(
            user=user,
            tallies=await self._tallies(person, user, seen, rate=not hidden),
            latest=await self._ended(person, reversed(seen), own=own),
            against=None if own or not both else head_to_head(both, user, person.user),
            hidden=hidden,
        )

    async def _ranked(self, counted: Sequence[FinishedRow]) -> tuple[Ranked, ...]:
        """Everybody who has a name, those first who are worth most for certain; without ratings, by wins."""
        rating = await rate(counted)
        games_of: dict[int, list[FinishedSeat | None]] = {}
        for row in counted:
            for user, _ in row.ranks:
                if user > 0:
                    games_of.setdefault(user, []).append(row.seat_of(user))
        found = []
        for user, seats in games_of.items():
            own = [seat for seat in seats if seat is not None]
            name = own[-1].name if own else ""
            wins = sum(seat.won and seat.own for seat in own)
            found.append(Ranked(user, name, rating.get(user), len(seats), wins))
        return tuple(sorted(found, key=_order))

    async def _records(self, person: Person, game: str, counted: Sequence[FinishedRow]) -> tuple[GameRecord, ...]:
        assert person.guild is not None
        turns = await self._db.read(sql.finished_games.turns_of_winners, person.guild, game)
        seats = [(row, seat) for row in counted for seat in row.seats if seat.own]
        scores = [(seat.total, row, seat) for row, seat in seats]
        fast = [(turns[row.table, seat.seat], row, seat) for row, seat in seats if (row.table, seat.seat) in turns]
        highest = sorted(scores, key=lambda one: -one[0])
        fastest = sorted(fast, key=lambda one: one[0])
        used = await used_set(self._live, person.guild, game)
        found = []
        for kind, best in (("score", highest), ("speed", fastest)):
            for value, row, seat in best:
                table = await self._seen(person, row.table)
                if table is not None and _comparable(table, used):
                    found.append(GameRecord(kind, seat.name, value, table))
                    break
        return tuple(found)

    async def _tallies(
        self, person: Person, user: int, seen: Sequence[FinishedRow], *, rate: bool
    ) -> tuple[GameTally, ...]:
        tallies = []
        for game in sorted({row.game for row in seen}):
            played = [row for row in seen if row.game == game]
            counted = [row for row in played if row.rank_of(user) is not None]
            kept = [(row, seat) for row in counted for seat in row.seats if seat.user == user and seat.own]
            honest = [seat for row, seat in kept if not row.seen_back]
            best = max((seat.total for seat in honest), default=None)
            rating = await self._rating(person.guild, game, user) if rate else None
            wins, left = sum(seat.won for seat in honest), len(counted) - len(kept)
            tallies.append(GameTally(game, len(counted), wins, best, rating, left, len(played) - len(counted)))
        return tuple(tallies)

    async def _rating(self, guild: int | None, game: str, user: int) -> Rating | None:
        if guild is None:
            return None
        finished = await self._db.read(sql.finished_games.on_server, guild, game)
        return (await rate([row for row in finished if counts(row)])).get(user)

    async def _ended(self, person: Person, rows: Iterable[FinishedRow], *, own: bool = False) -> tuple[Ended, ...]:
        found: list[Ended] = []
        for row in rows:
            if len(found) == LATEST:
                break
            table = await self._seen(person, row.table, own=own)
            if table is not None:
                found.append(Ended(table, row.ended_at, tuple(sorted(row.seats, key=lambda seat: seat.place))))
        return tuple(found)

    async def _seen(self, person: Person, table: int, *, own: bool = False) -> TableInfo | None:
        row = await self._db.read(sql.tables.fetch, table)
        return None if row is None or not (own or rights.may("look", row, person)) else info(row)

    async def _sees(self, person: Person, table: int) -> bool:
        return await self._seen(person, table) is not None


def _comparable(table: TableInfo, used: ServerSet | None) -> bool:
    """Whether a game was played with values of ours, or with the corrected ones that its server still uses."""
    return not table.corrected or (used is not None and table.components == used.hash)


def counts(row: FinishedRow) -> bool:
    """Whether a game says how strong people are: among people only, for some of whom it counts.

    Whoever left it counts as last. A seat that others played for the most part says nothing about who sits there.
    """
    return len(row.ranks) >= FEWEST_PEOPLE and not any(seat.by_right for seat in row.seats)


def against_people(finished: Sequence[FinishedRow]) -> tuple[LevelStanding, ...]:
    """How the levels of computer players did against those who played most of their seat themselves."""
    found = []
    for level in reversed(LEVELS):
        pairs = [
            (row.table, seat.place - other.place)
            for row in finished
            if not row.seen_back
            for seat in row.seats
            if seat.by_right and seat.player == level
            for other in row.seats
            if other.own
        ]
        if pairs:
            ahead, behind = sum(gap < 0 for _, gap in pairs), sum(gap > 0 for _, gap in pairs)
            found.append(LevelStanding(level, len({table for table, _ in pairs}), ahead, behind))
    return tuple(found)


async def rate(counted: Sequence[FinishedRow]) -> dict[int, Rating]:
    """Everybody's rating, computed beside the event loop."""
    return await asyncio.to_thread(ratings.rated, [row.ranks for row in counted])


def head_to_head(both: Sequence[FinishedRow], user: int, other: int) -> HeadToHead:
    """How often somebody was ahead of somebody else, in games that count for both."""
    pairs = [(row.rank_of(user), row.rank_of(other)) for row in both]
    gaps = [one - two for one, two in pairs if one is not None and two is not None]
    return HeadToHead(len(gaps), sum(gap < 0 for gap in gaps), sum(gap > 0 for gap in gaps))


def _order(one: Ranked) -> tuple[float, int, int, str]:
    return (0.0 if one.rating is None else -one.rating.floor, -one.wins, one.games, one.name)
