"""What the people of one table can do to each other: every cell of deeds, doers, numbers and states."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from host import BOT, Host, Person, PlayerMistake, TableInfo
from host.consents import CONSENTS, SILENT_SECONDS
from host.days.consent import Wish
from testkit.consents import DEEDS, Doer, Done, PeopleCell, State, cells, expected
from testkit.host_days import DAY, HOUR, passes, told
from testkit.host_play import ANN, BOB, CLEO, DAN, STRANGER, StillClock, open_lobby
from testkit.rotation import covered, rotated

pytestmark = pytest.mark.slow

EVE = 66
VALUES: dict[Done, str] = {"pace": "quick", "hints": "on"}


@pytest.fixture
def where(tmp_path: Path) -> Path:
    """Who must agree is asked of rows, whatever database they come from."""
    return tmp_path / "kontor.db"


def test_every_deed_has_a_rule() -> None:
    assert set(DEEDS) == set(CONSENTS)


class Scene:
    """A table of so many people; the concerned is the last of them, and never the one who acts."""

    def __init__(self, host: Host, clock: StillClock, cell: PeopleCell) -> None:
        self.host, self.clock, self.cell = host, clock, cell
        self.doer = Person(ANN, guild=7, channel=70, acts=True)
        self.concerned = ANN
        self.table = 0

    async def set(self) -> None:
        """Everybody has answered once, and the concerned is on the move; those beside are all there."""
        cell, host = self.cell, self.host
        extra = cell.doer in ("former organiser", "resigned")  # who was one of them, and has left
        people = [ANN, BOB, CLEO, DAN][: min(cell.people, 3 if extra else 4)]
        self.concerned = people[-1]
        for user in (*people, EVE):
            await host.users.set(user, quiet_from=0, quiet_to=0)
        self.table = table = await open_lobby(host, len(people), computers=1 if len(people) == 1 else 0)
        if extra:
            await host.lobby.join(table, Person(EVE, guild=7), "Eve")
        if cell.state == "late":
            await host.consent.propose(table, Person(ANN), "pace", "daily")
        await host.lobby.start(table, Person(ANN), seed="s", shuffle=False)
        for user in people + ([EVE] if extra else []):
            bid = 3 if user == self.concerned else 0
            await host.answers.answer(table, Person(user), None, [f"n:{bid}"])
            await host.answers.answer(table, Person(user), None, ["lock"])
        await self._doer()
        await self._state()
        if cell.deed == "resume":
            await host._db.write(_pause, table, self.clock.now().timestamp())
        await self.beside()
        await told(host)

    async def _doer(self) -> None:
        cell, host, table = self.cell, self.host, self.table
        match cell.doer:
            case "player":
                await self._organised_by(self.concerned)
            case "stand-in's owner":
                await self._organised_by(self.concerned)
                await host.handover.stand_in(table, self.doer)
            case "replaced":
                await self._organised_by(self.concerned)
                await host._db.write(_replaced, table)
            case "former organiser":
                await self._organised_by(EVE)
                self.doer = Person(EVE, guild=7, channel=70, acts=True)
                await host.handover.resign(table, self.doer)
            case "resigned":
                self.doer = Person(EVE, guild=7, channel=70, acts=True)
                await host.handover.resign(table, self.doer)
            case "watcher":
                self.doer = Person(STRANGER, guild=7, channel=70, acts=True)

    async def _organised_by(self, user: int) -> None:
        await self.host._db.write(_organised, self.table, user)

    async def _state(self) -> None:
        host, clock = self.host, self.clock
        match self.cell.state:
            case "asleep":
                hour = clock.now().hour * 60
                await host.users.set(self.concerned, quiet_from=hour, quiet_to=(hour + 480) % 1440)
            case "stood in for":
                await host.handover.stand_in(self.table, Person(self.concerned))
            case "late":
                await passes(host, clock, 30 * HOUR)
            case "vacation":
                await host.away.go(self.concerned, clock.now().timestamp() + 20 * DAY)
                await passes(host, clock, SILENT_SECONDS + HOUR)
            case "silent":
                await passes(host, clock, SILENT_SECONDS + HOUR)
            case "left":
                self.doer = Person(**_fields(self.doer) | {"gone": frozenset({self.concerned})})
        await host.due.act()
        if self.cell.state in ("present", "asleep", "stood in for"):
            await host.reads.info(self.table, Person(self.concerned, acts=True))

    async def beside(self) -> None:
        """All but the concerned give a sign."""
        info = await self.host.reads.info(self.table, BOT)
        for seat in info.seats:
            if seat.user not in (None, self.concerned):
                await self.host.reads.info(self.table, Person(seat.user or 0, acts=True))

    async def act(self) -> str | None:
        """Do it; gives what is wrong with it, if anything is."""
        host, table = self.host, self.table
        try:
            if self.cell.deed == "rewind":
                await host.rewind.earlier(table, self.doer, 0)
                await host.rewind.ask(table, self.doer, 0, 0)
            else:
                number = next((s.seat for s in (await self.info()).seats if s.user == self.concerned), 0)
                value = str(number) if self.cell.deed == "replace" else VALUES.get(self.cell.deed, "")
                wish: Wish = self.cell.deed
                await host.consent.propose(table, self.doer, wish, value)
        except PlayerMistake as mistake:
            return mistake.text.key
        return None

    async def info(self) -> TableInfo:
        return await self.host.reads.info(self.table, BOT)

    async def stands(self) -> tuple[Any, ...]:
        """What a deed could change about the table and the concerned."""
        info = await self.info()
        seat = info.seat_of(self.concerned)
        owner = None if seat is None else (seat.state, seat.standin)
        choices = await self.host._db.read(_choices, self.table)
        return info.status, info.clock, info.paused_at is None, info.hints, owner, choices


def _choices(connection: Any, table: int) -> int:
    count: int = connection.execute("select count(*) from choices where table_id = ?", (table,)).fetchone()[0]
    return count


def _pause(connection: Any, table: int, at: float) -> None:
    connection.execute("update tables set paused_at = ? where id = ?", (at, table))


def _organised(connection: Any, table: int, user: int) -> None:
    connection.execute("update tables set organiser = ? where id = ?", (user, table))


def _replaced(connection: Any, table: int) -> None:
    connection.execute(
        "update seats set state = 'replaced', standin = 'house' where table_id = ? and seat = 0", (table,)
    )


def _fields(person: Person) -> dict[str, Any]:
    return {name: getattr(person, name) for name in person.__struct_fields__}


@pytest.mark.parametrize(("deed", "doer", "people", "state"), covered(cells(), days=3))
async def test_what_is_done_to_a_person_needs_them_or_their_absence(
    host: Host, clock: StillClock, deed: Done, doer: Doer, people: int, state: State
) -> None:
    cell = PeopleCell(deed, doer, people, state)
    host._computers.rouse = lambda table: None  # type: ignore[method-assign]
    scene = Scene(host, clock, cell)
    await scene.set()
    before, outcome = await scene.stands(), expected(cell)
    wrong = await scene.act()
    await host.due.act()
    assert (wrong is not None) == (outcome == "refused"), (cell, wrong)
    heard = await told(host, "personal")
    if outcome != "happens":
        assert await scene.stands() == before, cell
    else:
        assert await scene.stands() != before or cell.people == 1, cell
    to_concerned = [n.sentence.key for n in heard if n.sentence and n.mentions == (scene.concerned,)]
    words = {"warns": ["days.yours.offer"], "happens": ["days.yours.closed"] if cell.deed == "close" else []}
    assert to_concerned == (words.get(outcome, []) if cell.people > 1 else []), cell
    if outcome in ("asks", "warns"):  # whoever gives a sign and does not agree is not done to
        for _ in range(16 if cell.deed != "resume" else 7):  # after a break clocks run again
            await host.reads.info(scene.table, Person(scene.concerned, acts=True))
            await scene.beside()
            await passes(host, clock, DAY / 2)
        after = await scene.stands()
        if cell.deed == "resume":  # that a break goes on takes everybody's word, so nobody alone can keep it going
            before = (*before[:2], True, *before[3:])
        if cell.state != "late":  # whose clock has run out, the table may still ask about
            assert after == before, cell
        assert after[4] == before[4] or cell.state == "late", cell


class Rascal:
    """An organiser of two who tries everything, with a second account, against an opponent who is there."""

    def __init__(self, host: Host, clock: StillClock, table: int, rng: Random) -> None:
        self.host, self.clock, self.table, self.rng = host, clock, table, rng
        self.own = Person(ANN, guild=7, channel=70, acts=True)
        self.second = Person(STRANGER, guild=7, channel=70, acts=True)

    async def tries(self) -> None:
        """One thing that a client could send."""
        host, table, rng = self.host, self.table, self.rng
        who = rng.choice((self.own, self.own, self.second))
        segment = rng.randrange(4)
        deeds = (
            lambda: host.consent.propose(table, who, "replace", str(rng.randrange(2))),
            lambda: host.consent.propose(table, who, "close"),
            lambda: host.consent.propose(table, who, "hints", "on"),
            lambda: host.consent.propose(table, who, "pause"),
            lambda: host.consent.propose(table, who, "pace", "quick"),
            lambda: host.lobby.close(table, who),
            lambda: host.rewind.ask(table, who, segment, 0),
            lambda: host.rewind.agree(table, who, rng.randrange(60)),
            lambda: host.handover.take(table, who, rng.randrange(2), "Max"),
            lambda: host.handover.stand_in(table, who),
            lambda: host.handover.come_back(table, who),
            lambda: host.time_up.choose(table, who, 1, str(int(self.clock.now().timestamp())), "offer"),
            lambda: host.answers.undo(table, who),
            lambda: self.plays(who),
            lambda: self.answers_proposals(who),
        )
        try:
            await rng.choice(deeds)()
        except PlayerMistake:
            return

    async def plays(self, who: Person) -> None:
        question = await self.host.reads.question(self.table, who)
        if question is not None:
            picks = self.rng.sample([option.id for option in question.options], question.min)
            await self.host.answers.answer(self.table, who, question.step, picks)

    async def answers_proposals(self, who: Person) -> None:
        for wish in ("replace", "close", "hints", "pause", "pace"):
            mark = str(int(self.clock.now().timestamp()))
            await self.host.consent.answer(self.table, who, wish, mark, yes=True)


@pytest.mark.parametrize("seed", rotated(range(60), 3, single=True))
async def test_a_present_opponent_is_never_done_to(host: Host, clock: StillClock, seed: int) -> None:
    rng = Random(seed)
    for user in (ANN, BOB, STRANGER):
        await host.users.set(user, quiet_from=0, quiet_to=0)
    table = await open_lobby(host, 2)
    await host.consent.propose(table, Person(ANN), "pace", "daily")
    await host.lobby.start(table, Person(ANN), seed=str(seed), shuffle=False)
    rascal, bob = Rascal(host, clock, table, rng), Person(BOB, guild=7, channel=70, acts=True)
    chosen = 0
    for _ in range(120):
        if (await host.reads.info(table, BOT)).status != "running":
            break
        await rascal.tries()
        if rng.random() < 0.4:
            await rascal.plays(bob)  # who plays in time, and says neither yes nor no to anything
        await host.reads.info(table, bob)
        info = await host.reads.info(table, BOT)
        seat = info.seat_of(BOB)
        assert seat is not None
        assert (seat.state, seat.standin) == ("playing", None)
        assert (info.clock, info.hints, info.paused_at) == ("daily", False, None)
        assert info.status in ("running", "over")
        own = await host._db.read(_answers_of, table, seat.seat)
        assert own >= chosen
        chosen = own
        await passes(host, clock, rng.choice((60.0, HOUR, 4 * HOUR)))
        await host.idle()
        await told(host)
    assert (await host.reads.info(table, BOT)).seat_of(BOB) is not None


def _answers_of(connection: Any, table: int, seat: int) -> int:
    found = connection.execute(
        "select count(*) from choices where table_id = ? and seat = ? and given_by = 'player'", (table, seat)
    )
    count: int = found.fetchone()[0]
    return count
