"""Scenarios in which a process is killed: a database, and what somebody or something is about to do there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from msgspec import Struct

import testkit.bazaar.meta  # noqa: F401 (makes the game known)
from host import BOT, Host, Person
from host.clocks.clock import PACES
from host.consents import CONSENTS
from host.tables.stand_ins import ALLOWANCE_SECONDS
from testkit.host_days import DAY, paced, told
from testkit.host_play import ANN, BOB, NAMES, PEOPLE, StillClock, bid, give, open_lobby, question, start

DAILY = PACES["daily"]


async def locked(host: Host) -> int:
    table = await start(host)
    await give(host, table, ANN, "n:2")
    await give(host, table, ANN, "lock")
    await give(host, table, BOB, "n:0")
    return table


async def last_choice(host: Host) -> int:
    """All is sorted but Bob's goods; then the game is over."""
    table = await start(host)
    await bid(host, table, 0, 0)
    while [a.question.key for a in await host.reads.asks(table, BOT) if a.question] != ["bazaar.sort"] * 2:
        for asked in await host.reads.asks(table, BOT):
            assert asked.user is not None
            await give(host, table, asked.user, *_dull(await question(host, table, asked.user)))
    await give(host, table, ANN, "put:dates", "put:spices")
    return table


def _dull(asked: Any) -> list[str]:
    ids = [option.id for option in asked.options]
    return ["skip"] if "skip" in ids else ids[: asked.min]


class Action(Struct, frozen=True):
    """What is about to be done; who saw no answer does the same again after the next start."""

    name: str
    table: int = 0
    user: int = 0
    step: int = 0  # of the question, or the number of a request
    picks: list[str] = []


class OpenAsk(Struct, frozen=True):
    """A question that somebody could answer next."""

    table: int
    user: int
    step: int
    options: list[str]
    least: int
    most: int

    def answered(self, rng: Random) -> Action:
        picks = rng.sample(self.options, rng.randint(self.least, self.most))
        return Action("answer", self.table, self.user, self.step, picks)


Do = Callable[[Host, Action], Awaitable[object]]
Setting = Callable[[Host, StillClock], Awaitable[Action]]

ACTIONS: dict[str, Do] = {
    "answer": lambda host, action: host.answers.answer(action.table, Person(action.user), action.step, action.picks),
    "undo": lambda host, action: host.answers.undo(action.table, Person(action.user), action.step),
    "start": lambda host, action: host.lobby.start(action.table, Person(action.user), seed="s", shuffle=False),
    "agree": lambda host, action: host.rewind.agree(action.table, Person(action.user), action.step),
    "due": lambda host, action: host.due.act(),
}
TELL, BEGIN = Action("tell"), Action("begin")  # the outbox, and the start of the process itself


async def open_asks(host: Host, table: int) -> list[OpenAsk]:
    """What people are asked now."""
    found = []
    for seat in (await host.reads.info(table, BOT)).seats:
        asked = None if seat.user is None else await host.reads.question(table, Person(seat.user))
        if asked is not None and seat.user is not None:
            ids = [option.id for option in asked.options]
            found.append(OpenAsk(table, seat.user, asked.step, ids, asked.min, asked.max))
    return found


async def seated(host: Host, game: str, seats: int, options: dict[str, str], seed: str) -> int:
    """A table of people that has begun."""
    table = (await host.lobby.create(game, Person(ANN), "Ann", options, guild=7, channel=70)).id
    for user in PEOPLE[1:seats]:
        await host.lobby.join(table, Person(user, guild=7), NAMES[user])
    await host.lobby.start(table, Person(ANN), seed=seed, shuffle=False)
    return table


async def _answer(host: Host, table: int, user: int, *picks: str) -> Action:
    return Action("answer", table, user, (await question(host, table, user)).step, list(picks))


async def a_secret_answer(host: Host, clock: StillClock) -> Action:
    """One of two bids: nothing is told of it, and the other may still come first."""
    return await _answer(host, await start(host), ANN, "n:2")


async def the_last_of_all(host: Host, clock: StillClock) -> Action:
    """The last bid: everything is revealed, hands change, the next turn is told."""
    return await _answer(host, await locked(host), BOB, "lock")


async def with_a_computer_next(host: Host, clock: StillClock) -> Action:
    """Whoever bids most is first; the computer player follows by itself."""
    table = await start(host, 1, 1)
    await host.idle()
    await give(host, table, ANN, "n:3")
    return await _answer(host, table, ANN, "lock")


async def with_a_plan_next(host: Host, clock: StillClock) -> Action:
    """Bob has planned his turn, which is carried out with the end of Ann's."""
    table = await start(host)
    await bid(host, table, 2, 0)
    for pick in ("work", "dates", "end"):
        step = (await host.plans.look(table, Person(BOB))).step
        await host.plans.answer(table, Person(BOB), step, [pick])
    await give(host, table, ANN, "skip")
    return await _answer(host, table, ANN, "end")


async def the_end_of_the_game(host: Host, clock: StillClock) -> Action:
    """The last answer: results, the poster, the end of all clocks."""
    table = await last_choice(host)
    return await _answer(host, table, BOB, "put:spices", "put:dates")


async def taking_back(host: Host, clock: StillClock) -> Action:
    """One's own last choice."""
    table = await locked(host)
    return Action("undo", table, BOB, (await question(host, table, BOB)).step)


async def going_back(host: Host, clock: StillClock) -> Action:
    """The last one agrees that a turn is taken back."""
    table = await start(host)
    await bid(host, table, 2, 0)
    for pick in ("work", "dates", "end"):
        await give(host, table, ANN, pick)
    wanted = await host.rewind.regret(table, Person(ANN))
    asked = await host.rewind.ask(table, Person(ANN), wanted.segment, wanted.position)
    return Action("agree", table, BOB, asked.number)


async def the_start_of_a_game(host: Host, clock: StillClock) -> Action:
    return Action("start", await open_lobby(host, 2, 1), ANN)


async def much_to_tell(host: Host, clock: StillClock) -> Action:
    """Three tables have begun, and at one a turn was taken: threads, hands and nudges, many lanes."""
    for seed in ("a", "b"):
        await start(host, 3, seed=seed)
    await bid(host, await start(host, 2), 2, 0)
    return TELL


async def at_half(host: Host, clock: StillClock) -> Action:
    """A reminder."""
    await bid(host, await paced(host), 2, 0)
    clock.turn(DAILY.bank / 2 + 1)
    return Action("due")


async def out_of_time(host: Host, clock: StillClock) -> Action:
    await bid(host, await paced(host), 2, 0)
    clock.turn(DAILY.bank + 1)
    return Action("due")


async def after_a_proposal(host: Host, clock: StillClock) -> Action:
    """Nobody has answered it."""
    table = await paced(host, "none")
    await host.consent.propose(table, Person(BOB), "pause")
    clock.turn(CONSENTS["pause"].open_seconds + 1)
    return Action("due")


async def on_leaving(host: Host, clock: StillClock) -> Action:
    """Two tables hear of it."""
    for _ in range(2):
        await bid(host, await paced(host), 2, 0)
    await told(host)
    await host.away.go(ANN, clock.now().timestamp() + 3 * DAY)
    return Action("due")


async def at_a_table_of_stand_ins(host: Host, clock: StillClock) -> Action:
    """Nobody is left, and the table ends."""
    table = await paced(host, "none")
    await host.handover.stand_in(table, Person(ANN))
    await host.handover.stand_in(table, Person(BOB))
    clock.turn(ALLOWANCE_SECONDS)
    return Action("due")


async def the_start_of_the_process(host: Host, clock: StillClock) -> Action:
    """Everything at once: something is due, a computer player must answer, and nothing was told yet."""
    await bid(host, await paced(host), 2, 0)
    await start(host, 1, 1)
    clock.turn(DAILY.bank / 2 + 1)
    return BEGIN


ANSWERS = (
    a_secret_answer,
    the_last_of_all,
    with_a_computer_next,
    with_a_plan_next,
    the_end_of_the_game,
    taking_back,
    going_back,
    the_start_of_a_game,
)
OUTBOX = (much_to_tell, the_start_of_the_process)
DUE = (at_half, out_of_time, after_a_proposal, on_leaving, at_a_table_of_stand_ins)
SCENARIOS: dict[str, Setting] = {scene.__name__: scene for scene in (*ANSWERS, *OUTBOX, *DUE)}
