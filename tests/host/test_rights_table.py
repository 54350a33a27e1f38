"""Who may do what, where, at which table: every cell of the table of expectations, tried at the host."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from host import Host, Person, PlayerMistake
from host.rights import RIGHTS, Deed
from testkit.discord.rights import MAY, ROLES, SEEN, Cell, cells
from testkit.host_play import ANN, BOB, CLEO, everything, open_lobby, refused
from testkit.rotation import covered

pytestmark = pytest.mark.slow

HOME, ELSEWHERE = 7, 8  # servers
CHANNEL, THREAD, LOBBY_MESSAGE, OTHER_CHANNEL = 70, 71, 72, 80
GUEST = 33  # who is invited

USERS = {role: 500 + n for n, role in enumerate(ROLES)} | {"organiser": ANN, "seated": BOB, "invited": GUEST}


@pytest.fixture
def where(tmp_path: Path) -> Path:
    """Rights are asked of rows, whatever database they come from."""
    return tmp_path / "kontor.db"


def person(cell: Cell) -> Person:
    """Somebody of that role in that place; on the other server they are all managers."""
    user = USERS[cell.role]
    managed = HOME if cell.role == "manager here" else None
    match cell.place:
        case "thread":
            return Person(user, guild=HOME, channel=THREAD, manages=managed)
        case "lobby message":
            return Person(user, guild=HOME, channel=CHANNEL, message=LOBBY_MESSAGE, manages=managed)
        case "channel":
            return Person(user, guild=HOME, channel=CHANNEL, manages=managed)
        case "other server":
            return Person(user, guild=ELSEWHERE, channel=OTHER_CHANNEL, manages=ELSEWHERE)
        case _:
            return Person(user, channel=user, manages=managed)


def test_every_deed_is_in_the_table() -> None:
    assert set(MAY) == set(RIGHTS)


# What is asked of the host to do a deed.
Ask = Callable[[Host, Person], Awaitable[Any]]
IN_LOBBY: dict[Deed, list[Ask]] = {
    "join": [
        lambda host, who: host.practice.sit(1, who, 0, "Zoe"),
        lambda host, who: host.lobby.join(1, who, "Zoe"),
    ],
    "leave": [
        lambda host, who: host.tidying.keep(1, who),
        lambda host, who: host.seeking.accept(1, who),
        lambda host, who: host.places.wish(1, who, None),
        lambda host, who: host.places.agree(1, who),
        lambda host, who: host.lobby.leave(1, who),
    ],
    "invite": [lambda host, who: host.lobby.invite(1, who, 600)],
    "options": [
        lambda host, who: host.lobby.set_options(1, who, {"goods": "scarce"}),
        lambda host, who: host.lobby.choose_options(1, who, {"goods": "scarce"}),
        lambda host, who: host.places.swap(1, who, [0, 1]),
        lambda host, who: host.places.keep(1, who, kept=True),
        lambda host, who: host.lobby.set_language(1, who, "pl"),
        lambda host, who: host.consent.propose(1, who, "pace", "daily"),
        lambda host, who: host.seeking.begin(1, who),
        lambda host, who: host.seeking.end(1, who),
    ],
    "computers": [
        lambda host, who: host.lobby.add_computer(1, who),
        lambda host, who: host.lobby.remove_computer(1, who),
    ],
    "start": [
        lambda host, who: host.lobby.homes(1, who, [CHANNEL]),
        lambda host, who: host.lobby.may_move(1, who, CHANNEL),
        lambda host, who: host.lobby.move(1, who, CHANNEL),
        lambda host, who: host.lobby.start(1, who),
    ],
    "close": [lambda host, who: host.lobby.close(1, who)],
    "look": [lambda host, who: host.reads.info(1, who)],
}
RUNNING: dict[Deed, list[Ask]] = {
    "answer": [
        lambda host, who: host.answers.answer(1, who, None, ["n:1"]),
        lambda host, who: host.answers.answer_all(1, who, 0, [["n:1"]]),
        lambda host, who: host.reads.plan(1, who),
        lambda host, who: host.lessons.look(1, who),
        lambda host, who: host.reads.question(1, who),
        lambda host, who: host.reads.refused(1, who),
        lambda host, who: host.reads.purse_after(1, who, [["n:1"]]),
        lambda host, who: host.hints.hint(1, who),
        lambda host, who: host.reviews.look(1, who),
        lambda host, who: host.reads.why_not(1, who, "n:99"),
        lambda host, who: host.reads.recap(1, who),
        lambda host, who: host.plans.look(1, who),
        lambda host, who: host.plans.noted(1, who),
        lambda host, who: host.plans.answer(1, who, 0, ["work"]),
        lambda host, who: host.plans.answer_all(1, who, 0, [["work"]]),
        lambda host, who: host.plans.undo(1, who),
        lambda host, who: host.plans.refused(1, who),
        lambda host, who: host.plans.drop(1, who),
        lambda host, who: host.plans.open_line(1, who, 0, 0),
        lambda host, who: host.plans.prefer_line(1, who, 0),
        lambda host, who: host.plans.drop_line(1, who, 0),
        lambda host, who: host.plan_lines.look(1, who),
        lambda host, who: host.default_answers.of(1, who),
        lambda host, who: host.turn_ends.hold(1, who),
        lambda host, who: host.default_answers.always(1, who, 1, "skip"),
        lambda host, who: host.default_answers.forget(1, who, 1),
    ],
    "undo": [
        lambda host, who: host.answers.undo(1, who),
        lambda host, who: host.reads.can_undo(1, who),
        lambda host, who: host.reads.undo_step(1, who),
        lambda host, who: host.lessons.repeat(1, who, 0),
        lambda host, who: host.rewind.regret(1, who),
        lambda host, who: host.rewind.agree(1, who, 1),
        lambda host, who: host.rewind.refuse(1, who, 1),
    ],
    "options": [lambda host, who: host.lobby.set_language(1, who, "pl")],
    "rewind": [
        lambda host, who: host.rewind.earlier(1, who, 0),
        lambda host, who: host.rewind.ask(1, who, 0, 0),
    ],
    "close": [
        lambda host, who: host.lobby.close(1, who),
        lambda host, who: host.consent.propose(1, who, "close"),
    ],
    "replace": [lambda host, who: host.consent.propose(1, who, "replace", "1")],
    "decide": [
        lambda host, who: host.consent.propose(1, who, "pace", "daily"),
        lambda host, who: host.consent.propose(1, who, "hints", "on"),
        lambda host, who: host.consent.answer(1, who, "pace", "1", yes=True),
        lambda host, who: host.time_up.choose(1, who, 0, "1", "wait"),
        lambda host, who: host.behind.play_on(1, who),
    ],
    "standin": [
        lambda host, who: host.handover.stand_in(1, who),
        lambda host, who: host.handover.here(1, who),
        lambda host, who: host.handover.come_back(1, who),
        lambda host, who: host.away.stand_in(1, who, on=True),
    ],
    "resign": [
        lambda host, who: host.handover.ends_by_resigning(1, who),
        lambda host, who: host.handover.resign(1, who),
    ],
    "take": [lambda host, who: host.handover.take(1, who, 0, "Zoe")],
    "rematch": [lambda host, who: host.lobby.rematch(1, who)],
    "export": [lambda host, who: host.transfer.export(1, who)],
    "look": [
        lambda host, who: host.reads.info(1, who),
        lambda host, who: host.reads.asks(1, who),
        lambda host, who: host.rewind.open(1, who),
        lambda host, who: host.reads.view(1, who),
        lambda host, who: host.reads.view(1, who, 0),
        lambda host, who: host.reads.turns(1, who),
        lambda host, who: host.reads.played(1, who),
        lambda host, who: host.reads.ended_by_standin(1, who),
        lambda host, who: host.reads.seen_back(1, who),
        lambda host, who: host.watching.follows(1, who),
        lambda host, who: host.watching.unfollow(1, who),
        lambda host, who: host.watching.follow(1, who, "en"),
        lambda host, who: host.reads.log(1, who),
        lambda host, who: host.reads.lately(1, who, 0),
        lambda host, who: host.reads.result_so_far(1, who),
        lambda host, who: host.reads.seed(1, who),
        lambda host, who: host.stories.course(1, who),
        lambda host, who: host.practice.look(1, who, 0),
        lambda host, who: host.what_ifs.begin(1, who, 0),
        lambda host, who: host.what_ifs.look(1, who),
        lambda host, who: host.what_ifs.answer(1, who, 0, ["x"]),
        lambda host, who: host.what_ifs.answer_all(1, who, 0, [["x"]]),
        lambda host, who: host.what_ifs.undo(1, who, 0),
        lambda host, who: host.what_ifs.refused(1, who),
        lambda host, who: host.what_ifs.compare(1, who),
        lambda host, who: host.practice.open(1, who, 0, 0, "Zoe"),
        lambda host, who: host.stories.story(1, who),
        lambda host, who: host.transfer.verify(1, who),
    ],
}


async def scene(host: Host, kind: str, *, running: bool) -> None:
    """Table 1 of Ann and Bob on its server, with room for more; if it runs, both have a choice to take back."""
    await open_lobby(host, 1, private=kind == "private")
    await host.lobby.place(1, message=LOBBY_MESSAGE)
    await host.lobby.invite(1, Person(ANN), BOB)
    await host.lobby.join(1, Person(BOB, message=LOBBY_MESSAGE, guild=HOME, channel=CHANNEL), "Bob")
    await host.lobby.add_computer(1, Person(ANN))
    await host.lobby.invite(1, Person(ANN), GUEST)
    if running:
        await host.lobby.place(1, thread=THREAD)
        await host.lobby.start(1, Person(ANN), seed="s", shuffle=False)
        await host.idle()
        for user in (ANN, BOB):
            await host.answers.answer(1, Person(user), None, ["n:1"])


def refusal(cell: Cell) -> str:
    """What is said to who may not: of a table that they do not see, what is said of none, unless they see its card."""
    if not cell.seen:
        return "host.mistake.private" if cell.place == "lobby message" else "host.mistake.no_table"
    return "host.mistake.not_seated" if RIGHTS[cell.deed] in ("player", "member") else "host.mistake.organiser"


@pytest.mark.parametrize("running", [False, True], ids=["lobby", "running"])
@pytest.mark.parametrize("kind", ["public", "private"])
async def test_who_may_not_is_refused_and_nothing_changes(host: Host, kind: str, running: bool) -> None:
    await scene(host, kind, running=running)
    before = await everything(host)
    tried = 0
    for cell in cells(kind):
        for ask in [] if cell.expected else routes(cell, running=running):
            assert await refused(ask(host, person(cell))) == refusal(cell), cell
            tried += 1
    assert tried > 60
    assert await everything(host) == before


async def mistake_in(call: Awaitable[Any]) -> str | None:
    """What is wrong with a call, if anything is."""
    try:
        await call
    except PlayerMistake as mistake:
        return mistake.text.key
    return None


def routes(cell: Cell, *, running: bool) -> list[Ask]:
    """How a deed is done in that place; a lobby has no thread, and a game has left its lobby."""
    if cell.place == ("lobby message" if running else "thread"):
        return []
    return (RUNNING if running else IN_LOBBY).get(cell.deed, [])


# What is wrong with it beside the question who may.
BESIDE_THE_POINT = (
    "host.mistake.not_over",
    "host.mistake.practice_running",
    "host.mistake.practice_none",
    "host.mistake.other_server",
    "home.mistake.follow_own",
    "home.mistake.not_seeking",
    "home.mistake.seek_private",
    "setup.mistake.nobody_asks",
    "coach.mistake.hints_off",
    "host.mistake.seated",
    "host.mistake.seat_taken",
    "host.mistake.present",
    "host.mistake.replace_own",
    "host.mistake.no_vacation",
    "host.mistake.not_alone",
    "host.mistake.proposed",
    "host.mistake.proposal_over",
    "host.mistake.late_over",
    "host.mistake.not_behind",
    "host.mistake.stale",
    "plan.mistake.asked",
    "back.mistake.gone",
    "back.mistake.free",
    "back.mistake.nothing",
    "core.mistake.option",
    "core.mistake.undo",
)
ALLOWED = [
    (*cell[:4], running)
    for kind in SEEN
    for cell in cells(kind)
    for running in (False, True)
    if cell.expected and routes(cell, running=running)
]


@pytest.mark.parametrize(("deed", "role", "place", "kind", "running"), covered(ALLOWED, days=3))
async def test_who_may_is_let_do_it(host: Host, deed: Deed, role: str, place: str, kind: str, running: bool) -> None:
    cell = Cell(deed, role, place, kind, expected=True, seen=True)
    await scene(host, cell.kind, running=running)
    for ask in routes(cell, running=running):
        said = await mistake_in(ask(host, person(cell)))
        assert said in (None, *BESIDE_THE_POINT), cell


@pytest.mark.parametrize("status", ["lobby", "running", "closed"])
async def test_of_a_private_table_a_stranger_hears_what_is_said_of_none(host: Host, status: str) -> None:
    """Whatever is asked, and whatever state the table is in."""
    await scene(host, "private", running=status == "running")
    if status == "closed":
        await host.lobby.close(1, Person(ANN))  # it did not begin
    stranger = Person(502, guild=HOME, channel=CHANNEL, manages=HOME)
    for ask in [ask for asks in (*IN_LOBBY.values(), *RUNNING.values()) for ask in asks]:
        assert await refused(ask(host, stranger)) == "host.mistake.no_table"
    assert await host.reads.on_server(stranger, ("lobby", "running", "closed")) == []
    assert await host.reads.in_thread(THREAD, stranger) is None


async def test_a_table_in_a_channel_that_somebody_cannot_read_is_hidden_from_them(host: Host) -> None:
    await scene(host, "public", running=True)
    hidden = Person(502, guild=HOME, channel=75, reads=lambda channel: channel != CHANNEL)
    assert await refused(host.reads.info(1, hidden)) == "host.mistake.no_table"
    assert await host.reads.on_server(hidden) == []
    assert [table.id for table in await host.reads.on_server(Person(502, guild=HOME))] == [1]


async def test_an_invitation_opens_its_own_table_only(host: Host) -> None:
    await scene(host, "private", running=False)
    await open_lobby(host, 1, private=True)
    assert (await host.lobby.join(1, Person(GUEST, guild=HOME), "Cleo")).seat_of(CLEO) is not None
    assert await refused(host.lobby.join(2, Person(GUEST, guild=HOME), "Cleo")) == "host.mistake.no_table"


def test_every_verb_of_the_host_that_asks_who_is_in_the_table(host: Host) -> None:
    """Whatever takes a table and a person is tried with everybody."""
    source = inspect.getsource(sys.modules[__name__])
    tried = set(re.findall(r"host\.(\w+\.\w+)\(1, who", source))
    offered = {
        f"{part}.{name}"
        for part, room in vars(host).items()
        if not part.startswith("_")
        for name, verb in inspect.getmembers(type(room), inspect.isfunction)
        if not name.startswith("_") and list(inspect.signature(verb).parameters)[1:3] == ["table", "person"]
    }
    assert len(offered) > 50
    assert tried == offered
