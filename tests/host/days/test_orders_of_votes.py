"""Every order of what three people may do about a proposal, a few steps deep, compared with a small model of it."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

import pytest

from host import BOT, Host, Person, PlayerMistake
from host.consents import CONSENTS
from host.days.consent import ON, REFUSED_SECONDS, WITHDRAWN_SECONDS, Wish
from storage.connection import Connection
from testkit.host_days import DAY, passes
from testkit.host_play import ANN, BOB, CLEO, StillClock, open_lobby
from testkit.rotation import WHOLE, chosen

pytestmark = pytest.mark.slow

WISHES: tuple[Wish, ...] = ("pace", "pause", "resume", "hints", "close")
VALUES: dict[Wish, str] = {"pace": "quick", "hints": ON}
AGAIN = {
    "pace": "same_pace",
    "pause": "paused",
    "resume": "not_paused",
    "hints": "hints_already",
    "close": "not_running",
}
DOES = ("asks", "yes", "no", "sign")
STEPS = [(who, does) for who in (ANN, BOB, CLEO) for does in DOES] + [(0, "day"), (0, "time")]
DEEP, A_DAY = 3, 30  # steps after the first proposal; orders tried a day
MINUTE = 60.0

Order = tuple[tuple[int, str], ...]


@pytest.fixture
def where(tmp_path: Path) -> Path:
    """The rows are the same whatever database they come from."""
    return tmp_path / "kontor.db"


@dataclass
class Open:
    """A proposal that stands."""

    by: int
    at: float
    agreed: set[int] = field(default_factory=set)


@dataclass
class Model:
    """What ought to come of it."""

    wish: Wish
    open: Open | None = None
    done: bool = False
    signs: dict[int, float] = field(default_factory=dict)
    rests: dict[int, float] = field(default_factory=dict)  # until when somebody may not ask for it again

    def step(self, who: int, does: str, at: float) -> str:
        """What is wrong with it, if anything is."""
        if who:
            self.signs[who] = at
        if does == "asks":
            return self.asks(who, at)
        if does in ("yes", "no"):
            return self.answers(who, at, yes=does == "yes")
        return ""

    def asks(self, who: int, at: float) -> str:
        if self.wish == "close" and who != ANN:
            return "organiser"
        if self.done:
            return AGAIN[self.wish]
        if self.open is not None:
            return "proposed"
        if self.rests.get(who, 0) > at:
            return "proposed_lately"
        self.open = Open(who, at, {who})
        return ""

    def answers(self, who: int, at: float, *, yes: bool) -> str:
        if self.open is None:
            return "proposal_over"
        if yes:
            self.open.agreed.add(who)
            self.settle(self.others() <= self.open.agreed)
        elif CONSENTS[self.wish].delays and who != self.open.by:
            self.open.agreed.discard(who)
        else:
            self.rests[self.open.by] = at + (WITHDRAWN_SECONDS if who == self.open.by else REFUSED_SECONDS)
            self.open = None
        return ""

    def others(self) -> set[int]:
        assert self.open is not None
        return {ANN, BOB, CLEO} - {self.open.by}

    def passes(self, now: float) -> None:
        """Whoever gave no sign since they were asked agrees, where silence counts; a delay is over whoever agrees."""
        rule = CONSENTS[self.wish]
        if self.open is None or now < self.open.at + rule.open_seconds:
            return
        asked, agreed = self.open.at, self.open.agreed
        silent = {who for who in self.others() - agreed if self.signs.get(who, 0) < asked}
        agree = rule.delays or (rule.silence == "all" and self.others() <= agreed | silent)
        self.settle(agree)
        self.open = None

    def settle(self, agreed: bool) -> None:
        if agreed:
            self.done, self.open = True, None


class VotingTable:
    """The same at a table of the host."""

    def __init__(self, host: Host, clock: StillClock, number: int, wish: Wish) -> None:
        self.host, self.clock, self.number, self.wish = host, clock, number, wish
        self.mark = ""  # of the newest proposal

    async def step(self, who: int, does: str) -> str:
        person, consent = Person(who, guild=7, channel=70, acts=True), self.host.consent
        try:
            match does:
                case "asks":
                    _, done = await consent.propose(self.number, person, self.wish, VALUES.get(self.wish, ""))
                    assert not done
                    self.mark = str(int(self.clock.now().timestamp()))
                case "yes" | "no":
                    await consent.answer(self.number, person, self.wish, self.mark, yes=does == "yes")
                case "sign":
                    await self.host.reads.info(self.number, person)
                case "day" | "time":
                    await passes(self.host, self.clock, DAY if does == "day" else 8 * DAY)
        except PlayerMistake as mistake:
            return mistake.text.key.rpartition(".")[2]
        return ""

    async def stands(self) -> tuple[bool, bool]:
        """Whether it is done, and whether it is still open."""
        info = await self.host.reads.info(self.number, BOT)
        done = {
            "pace": info.clock == VALUES["pace"],
            "pause": info.paused_at is not None,
            "resume": info.paused_at is None,
            "hints": info.hints,
            "close": info.status != "running",
        }[self.wish]
        return done, await self.host.consent.stands(self.number, f"{self.wish}.{self.mark}")


def orders() -> list[tuple[Wish, Order]]:
    return [(wish, order) for wish in WISHES for order in product(STEPS, repeat=DEEP)]


async def lived(host: Host, clock: StillClock, wish: Wish, order: Order) -> None:
    """Ann asks, then all of this happens, a minute apart."""
    table = VotingTable(host, clock, await open_lobby(host, 3), wish)
    await host.lobby.start(table.number, Person(ANN), seed="s", shuffle=False)
    if wish == "resume":
        await host._db.write(_pause, table.number, clock.now().timestamp())
    model = Model(wish)
    for n, (who, does) in enumerate(((ANN, "asks"), *order)):
        clock.turn(MINUTE)
        heard, told = await table.step(who, does), model.step(who, does, clock.now().timestamp())
        model.passes(clock.now().timestamp())
        assert (heard, await table.stands()) == (told, (model.done, model.open is not None)), (wish, order[: n + 1])


def _pause(connection: Connection, table: int, at: float) -> None:
    connection.execute("update tables set paused_at = ? where id = ?", (at, table))


async def test_what_comes_of_a_proposal_is_what_the_model_says(host: Host, clock: StillClock) -> None:
    every = orders()
    for wish, order in every if os.environ.get(WHOLE) else chosen(every, A_DAY):
        await lived(host, clock, wish, order)


async def test_a_sign_soon_after_a_question_counts_however_soon_after_another(host: Host, clock: StillClock) -> None:
    soon = ((ANN, "no"), (BOB, "asks"), (CLEO, "yes"), (ANN, "sign"), (0, "time"))
    await lived(host, clock, "pace", soon)
