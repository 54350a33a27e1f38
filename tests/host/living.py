"""Weeks of a server with three tables, at which people do anything in any order: what comes of it, line by line.

A line says who did what and what became of that, or by which mistake it was refused; and what was told to whom until
the next deed, with the hour. `python -m tests.host.living SEED …` writes the weeks anew, each into `weeks/<seed>.txt`.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

from host import BOT, GatheredCall, Host, Notice, Person, PlayerMistake
from host.days.consent import WISHES
from host.days.time_up import LateChoice
from storage import sql
from testkit.databases.prepared import prepared
from testkit.host_days import DAY, HOUR, passes
from testkit.host_play import NAMES, PEOPLE, STRANGER, StillClock, any_picks
from testkit.replays import ReplaysHere
from tests.engine.golden.telling import short

LISTS = Path(__file__).with_name("weeks")
SEEDS = ("1", "2", "3")
DEEDS = 240
CLOCKS = ("quick", "daily", "relaxed")
CHOICES: tuple[LateChoice, ...] = ("wait", "standin", "offer")
VALUES: dict[str, tuple[str, ...]] = {"pace": (*CLOCKS, "none"), "hints": ("on", "off"), "replace": ("0", "1", "2")}
HABITS: tuple[dict[str, Any], ...] = (
    {"route": "none"}, {"route": "dm"}, {"route": "thread"}, {"route": "both"}, {"hears": "gathered"},
    {"hears": "at_once"}, {"hears": "19:30"}, {"quiet_from": 0, "quiet_to": 0}, {"quiet_from": 1320, "quiet_to": 420},
    {"time_zone": "Asia/Tokyo"}, {"time_zone": ""}, {"turn_end": "ask"}, {"turn_end": "pass"}, {"history": "own"},
)  # fmt: skip
MEANWHILE = (60.0, 60.0, 20 * 60.0, HOUR, HOUR, 5 * HOUR, 14 * HOUR, 50 * HOUR)


class Unheard(AssertionError):
    """Something is due or to be told, and nobody was woken for it."""


class Server:
    """Its people and tables, and what they could do next."""

    def __init__(self, host: Host, clock: StillClock, seed: str) -> None:
        self.host, self.clock, self.seed, self.rng = host, clock, seed, Random(seed)
        self.tables: list[int] = []
        self.marks: list[Notice] = []  # messages with buttons
        self.calls: list[GatheredCall] = []
        self.requests: list[int] = []
        self.began = clock.now().timestamp()
        self.heard = 0
        host.notices.when_new = self.hear

    def hear(self) -> None:
        self.heard += 1

    async def open(self) -> None:
        """Three lobbies, and four people with habits."""
        for user in PEOPLE:
            await self.host.users.set(user, **self.rng.choice(HABITS))
        for clock in CLOCKS:
            await self.begins(clock, self.rng.sample(PEOPLE, self.rng.randint(2, 4)))

    async def begins(self, clock: str, people: list[int]) -> None:
        """A table, at which a game begins."""
        host, first = self.host, self.person(people[0])
        table = (await host.lobby.create("bazaar", first, NAMES[people[0]], {}, guild=7, channel=70)).id
        for user in people[1:]:
            await host.lobby.join(table, self.person(user), NAMES[user])
        await host.consent.propose(table, first, "pace", clock)
        await host.lobby.start(table, first, seed=f"{len(self.tables)}", shuffle=False)
        self.tables.append(table)

    def person(self, user: int) -> Person:
        manages = 7 if user == STRANGER else None
        return Person(user, guild=7, channel=70, manages=manages, acts=True)

    async def plays(self, table: int, person: Person) -> Any:
        """Somebody, rather one who is waited for, answers anything."""
        info = await self.host.reads.info(table, BOT)
        waited = [seat.user for seat in info.seats if seat.user is not None and seat.asked_at is not None]
        person = self.person(self.rng.choice(waited)) if waited else person
        question = await self.host.reads.question(table, person)
        if question is None:
            return await self.host.plans.look(table, person)
        return await self.host.answers.answer(table, person, question.step, any_picks(question, self.rng))

    async def goes_back(self, table: int, person: Person) -> Any:
        wanted = await self.host.rewind.regret(table, person)
        wanted = await self.host.rewind.ask(table, person, wanted.segment, wanted.position)
        self.requests.append(wanted.number)
        return wanted

    async def plans_ahead(self, table: int, person: Person) -> Any:
        plan = await self.host.plans.look(table, person)
        assert plan.question is not None
        return await self.host.plans.answer(table, person, plan.question.step, any_picks(plan.question, self.rng))

    async def settles(self, table: int, person: Person) -> Any:
        """Somebody presses a button of a message that asked for it."""
        notice = self.rng.choice(self.marks)
        about, _, own = notice.mark.partition(".")
        person = self.person(self.rng.choice((*notice.mentions, *notice.mentions, person.user)))
        if notice.kind == "late":
            choice: LateChoice = self.rng.choice(CHOICES)
            return await self.host.time_up.choose(notice.table, person, int(about), own, choice)
        yes = self.rng.random() < 0.7
        return await self.host.consent.answer(notice.table, person, about, own, yes=yes)  # type: ignore[arg-type]

    def deeds(self, table: int, person: Person) -> list[tuple[str, int, Callable[[], Awaitable[Any]]]]:
        """What somebody may try at a table, and how often they do."""
        host, rng, user = self.host, self.rng, person.user
        wish, other = rng.choice(WISHES), rng.choice(PEOPLE)
        value = rng.choice(VALUES.get(wish, ("",)))
        number, seat = rng.choice(self.requests or [0]), rng.randrange(3)
        return [
            ("play", 40, lambda: self.plays(table, person)),
            (f"propose {wish}", 6, lambda: host.consent.propose(table, person, wish, value)),
            ("settle", 12 if self.marks else 0, lambda: self.settles(table, person)),
            ("undo", 2, lambda: host.answers.undo(table, person)),
            ("go back", 2, lambda: self.goes_back(table, person)),
            ("ask for a turn", 1, lambda: host.rewind.ask(table, person, rng.randrange(3), 0)),
            ("agree to go back", 4, lambda: host.rewind.agree(table, person, number)),
            ("refuse to go back", 1, lambda: host.rewind.refuse(table, person, number)),
            ("plan", 2, lambda: self.plans_ahead(table, person)),
            ("look", 3, lambda: host.reads.info(table, person)),
            ("let the stand-in play", 3, lambda: host.handover.stand_in(table, person)),
            ("come back", 3, lambda: host.handover.come_back(table, person)),
            ("be here", 2, lambda: host.handover.here(table, person)),
            ("resign", 1, lambda: host.handover.resign(table, person)),
            (f"take {seat}", 2, lambda: host.handover.take(table, person, seat, NAMES.get(user, "Zoe"))),
            ("leave the server", 1, lambda: host.offers.left(table, user)),
            ("go away", 2, lambda: host.away.go(user, self.clock.now().timestamp() + rng.randint(1, 6) * DAY)),
            ("be back", 2, lambda: host.away.come_back(user)),
            ("change a habit", 3, lambda: host.users.set(user, **rng.choice(HABITS))),
            ("follow", 1, lambda: host.watching.follow(table, person, "en")),
            ("follow no more", 1, lambda: host.watching.unfollow(table, person)),
            ("play again", 1, lambda: host.lobby.rematch(table, person)),
            ("close", 1, lambda: host.lobby.close(table, person)),
            ("invite", 1, lambda: host.lobby.invite(table, person, other)),
            ("read what happened", 2, lambda: host.reads.recap(table, person)),
            ("count points", 1, lambda: host.reads.result_so_far(table, person)),
            ("see what waits", 2, lambda: host.reads.asks_for(user)),
            ("ask who is asked", 1, lambda: host.reads.asks(table, person)),
            ("hear what was missed", 1, lambda: host.gathering.welcome(user, self.calls[:2])),
            ("let the stand-in play while away", 1, lambda: host.away.stand_in(table, person, on=rng.random() < 0.7)),
            ("be rung", 3 if self.calls else 0, lambda: host.gathering.rings(user, rng.choice(self.calls))),
            ("be asleep", 2 if self.calls else 0, lambda: host.gathering.waits_again(user, [rng.choice(self.calls)])),
            ("see what is open", 2, lambda: host.gathering.open(user, self.calls)),
            ("see who is awake", 1, lambda: host.gathering.awake(user, 7)),
            ("read what is stored", 2, lambda: host.privacy.about(user)),
            ("see what buttons count", 2, self.standing),
        ]  # fmt: skip

    async def standing(self) -> list[bool]:
        """Which of the messages with buttons still count."""
        return [
            await (self.host.time_up if one.kind == "late" else self.host.consent).stands(one.table, one.mark)
            for one in self.marks
        ]

    async def does(self, number: int) -> str:
        """Somebody does something; gives who did what, and what became of it."""
        self.rng = Random(f"{self.seed} {number}")  # whatever was done before
        table = self.rng.choice(self.tables[-3:])
        seated = [seat.user for seat in (await self.host.reads.info(table, BOT)).seats if seat.user is not None]
        user = self.rng.choice((*seated, *seated, *PEOPLE, STRANGER))
        every = self.deeds(table, self.person(user))
        name, _, deed = self.rng.choices(every, [often for _, often, _ in every])[0]
        self.host.due._changed.clear()
        self.heard, before = 0, await sql.due.earliest(self.host._db)
        try:
            result = short(await deed())
        except (PlayerMistake, AssertionError) as mistake:
            result = mistake.text.key if isinstance(mistake, PlayerMistake) else "nothing"
        await self.host.idle()
        after = await sql.due.earliest(self.host._db)
        if after is not None and after < (before or after + 1) and not self.host.due._changed.is_set():
            raise Unheard(f"{name}: something is due earlier")
        if not self.heard and await self.host.notices.pending():
            raise Unheard(f"{name}: something is to be told")
        return f"{NAMES.get(user, 'a manager')} at {self.tables.index(table)}: {name}: {result}"

    async def told(self) -> str:
        """What was told since the last look: kind, what it says and to whom, in short all the rest of it."""
        said = []
        for notice in await self.host.notices.pending():
            await self.host.notices.sent(notice)
            if notice.kind in ("late", "proposal"):
                self.marks = [*self.marks[-5:], notice]
            calls = [
                *notice.gathered,
                GatheredCall(notice.kind, notice.table, sentence=notice.sentence, mark=notice.mark),
            ]
            self.calls = [
                *self.calls[-7:],
                *(one for one in calls if one.kind in ("turn", "late", "proposal", "personal")),
            ]
            said.append(self.worded(notice))
        return ", ".join(said)

    def worded(self, notice: Notice) -> str:
        what = notice.kind if notice.sentence is None else notice.sentence.key
        to = "".join(NAMES.get(user, "Zoe")[0] for user in notice.mentions)
        fields = {name: getattr(notice, name) for name in notice.__struct_fields__ if name not in ("id", "nonce")}
        return f"{what}{'>' if to else ''}{to} {short(fields)}"

    def hour(self) -> str:
        minutes = int(self.clock.now().timestamp() - self.began) // 60
        return f"{minutes // 1440}d{minutes // 60 % 24:02}:{minutes % 60:02}"


async def lived(seed: str, folder: Path) -> AsyncIterator[str]:
    """The weeks as they would be written now."""
    clock = StillClock()
    path = prepared(folder / f"{seed}.db")
    async with await Host.open(path, clock.now, reports=folder, rng=Random(seed), replays=ReplaysHere) as host:
        server = Server(host, clock, seed)
        await server.open()
        yield f"{server.hour()} {await server.told()}"
        for number in range(DEEDS):
            if number % 60 == 59:
                await server.begins(server.rng.choice(CLOCKS), server.rng.sample(PEOPLE, 3))
                yield f"{server.hour()} {await server.told()}"
            yield f"{server.hour()} {await server.does(number)}; {await server.told()}".rstrip("; ")
            await passes(host, clock, server.rng.choice(MEANWHILE))
            if said := await server.told():
                yield f"{server.hour()} {said}"
        for table in server.tables:
            info = await host.reads.info(table, BOT)
            log = await host.reads.log(table, BOT)
            yield f"table {server.tables.index(table)}: {info.status}, {short(info)}, played {short(log)}"
        for user in PEOPLE:
            yield f"about {NAMES[user]}: {await host.privacy.about(user)}"


def kept(seed: str) -> list[str]:
    return (LISTS / f"{seed}.txt").read_text(encoding="utf-8").splitlines()


async def write(seed: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        lines = [f"{line}\n" async for line in lived(seed, Path(folder))]
    (LISTS / f"{seed}.txt").write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    for each in sys.argv[1:]:
        asyncio.run(write(each))
