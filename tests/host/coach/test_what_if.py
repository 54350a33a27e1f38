"""What if: another turn of a finished game is tried on a copy, compared with the one played, and played on from."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from host import BOT, Host, Person, PlayerMistake, TriedTurn
from host.coach import what_if
from host.coach.comparing import Comparison
from storage import sql
from testkit.host_play import (
    ANN,
    BOB,
    STRANGER,
    StillClock,
    answer_any,
    any_picks,
    everything,
    play_out,
    refused,
    start,
)
from testkit.thinking import ThinkingHere
from tests.host.seating.test_practice import deal_anew

pytestmark = pytest.mark.slow
WHO = Person(ANN, guild=7)
GONE = "coach.mistake.what_if_gone"


async def opened(folder: Path, clock: StillClock) -> Host:
    return await Host.open(folder / "a.db", clock.now, rng=Random(1), thinking=ThinkingHere(8))


async def turn_of(host: Host, table: int, seat: int | None, after: int = 2) -> int:
    """The first turn of a seat from some turn on; None: one in which all decide at once."""
    course = await host.stories.course(table, BOT)
    return next(past.segment for past in course if past.seat == seat and past.segment >= after)


async def tried(host: Host, table: int, segment: int, who: Person = WHO, seed: int = 0) -> TriedTurn:
    """A turn is tried to its end, with every choice by chance."""
    turn, rng = await host.what_ifs.begin(table, who, segment), Random(seed)
    while turn.question is not None:
        turn = await host.what_ifs.answer(table, who, turn.step, any_picks(turn.question, rng))
    return turn


async def test_a_turn_is_tried_compared_and_played_on_from(
    tmp_path: Path, clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await opened(tmp_path, clock) as host:
        table = await start(host)
        await play_out(host, table)
        before, segment = await everything(host), await turn_of(host, table, 0)
        turn = await tried(host, table, segment)
        assert (turn.own, turn.seat, turn.segment, turn.over) == (True, 0, segment, False)
        back = await host.what_ifs.undo(table, WHO, turn.step)
        assert back.question is not None
        assert (back.chosen, back.question.what_if, back.question.can_undo) == (turn.chosen[:-1], True, True)
        turn = await host.what_ifs.answer_all(table, WHO, back.step, [turn.chosen[-1].picks])
        found = await host.what_ifs.compare(table, WHO)
        assert await host.what_ifs.compare(table, WHO) is found, "it is thought out once"
        found = await of_another_turn(host, table, segment, found)
        assert found.played is not None
        assert found.played.said != found.tried.said
        assert found.differs
        assert min(found.tried.points, found.played.points, found.deals) > 0
        assert found.tried.lead is not None
        line = (await host.what_ifs.look(table, WHO)).chosen
        await what_is_refused(host, table, segment, clock, monkeypatch)
        assert await everything(host) == before, "nothing is stored"
        new = (await host.practice.open(table, WHO, segment, 0, "Ann", channel=70, tried=line)).id
    async with await opened(tmp_path, clock) as host:
        await host.wake()
        assert await refused(host.what_ifs.look(table, Person(BOB, guild=7))) == GONE
        await host.lobby.start(new, WHO)
        await host.idle()
        choices = await host._db.read(sql.tables.all_choices, new)
        own = [(one.key, one.picks) for one in choices if one.seat == 0 and one.by == "player"]
        assert own[: len(line)] == [(one.key, one.picks) for one in line], "it is played first"
        assert (await host._db.read(sql.table_extras.of_table, new)).plans == ()


async def of_another_turn(host: Host, table: int, segment: int, found: Comparison) -> Comparison:
    """The comparison of a turn that is another one than was played."""
    for seed in range(1, 20):
        if not found.same and not found.turn.over and found.differs:
            return found
        await tried(host, table, segment, seed=seed)
        found = await host.what_ifs.compare(table, WHO)
    raise AssertionError("every way to play it is the same")


async def what_is_refused(
    host: Host, table: int, segment: int, clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Turns that cannot be tried, old buttons, and attempts that are gone: one for each person, and so many in all."""
    what_ifs, last = host.what_ifs, await host.reads.turns(table, BOT)
    assert await refused(what_ifs.begin(table, WHO, last + 1)) == "host.mistake.turn"
    assert await refused(what_ifs.begin(table, WHO, last)) == "coach.mistake.nothing_decided"
    assert await refused(what_ifs.begin(table, Person(STRANGER), 0)) == "host.mistake.no_table"
    turn = await what_ifs.begin(table, WHO, segment)
    assert turn.question is not None
    pick = any_picks(turn.question, Random(1))
    assert await refused(what_ifs.answer(table, WHO, turn.step, ["no:such"])) == "core.mistake.option"
    await what_ifs.answer(table, WHO, turn.step, pick)
    assert await refused(what_ifs.answer(table, WHO, turn.step, pick)) == "host.mistake.stale"
    await what_ifs.begin(table, WHO, segment)
    assert await refused(what_ifs.undo(table, WHO)) == "core.mistake.undo"
    assert await refused(what_ifs.compare(table, WHO)) == "host.mistake.stale"
    clock.turn(what_if.KEPT_SECONDS + 1)
    assert await refused(what_ifs.look(table, WHO)) == GONE
    monkeypatch.setattr(what_if, "MOST_KEPT", 1)
    for user in (ANN, ANN, BOB):
        await what_ifs.begin(table, Person(user, guild=7), segment)
    assert list(what_ifs._attempts) == [BOB]


async def test_what_others_held_reaches_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two worlds that differ only in what somebody could not know: all they see of an attempt is alike."""
    monkeypatch.setattr(what_if, "new_seed", lambda: "deal")
    async with await opened(tmp_path, StillClock()) as host:
        table = await start(host)
        assert await refused(host.what_ifs.begin(table, WHO, 0)) == "host.mistake.not_over"
        await play_out(host, table)
        worlds = [[await seen(host, table, n, anew=anew) for n in range(3)] for anew in (False, True)]
    assert worlds[0] == worlds[1]


async def seen(host: Host, table: int, number: int, *, anew: bool) -> str:
    """What is seen of a turn of one's own, of another one's, and of one in which all bid in secret, as an onlooker."""
    who, seat, known = ((WHO, 0, [0]), (WHO, 1, []), (Person(STRANGER, guild=7), None, []))[number]
    segment = await turn_of(host, table, seat)
    if anew:
        await deal_anew(host, table, segment, known)
    first = (await host.what_ifs.begin(table, who, segment)).question
    await tried(host, table, segment, who)
    found = await host.what_ifs.compare(table, who)
    assert found.turn.own is bool(known)
    assert first is not None
    if seat is None:
        assert found.played is None, "what was bid is nobody else's business"
    return repr([replace(first, step=0), replace(found, turn=replace(found.turn, step=0))])


@pytest.mark.soak
@pytest.mark.parametrize("game", ["yokohama", "nippon", "mombasa"])
async def test_turns_of_every_title_can_be_tried(tmp_path: Path, clock: StillClock, game: str) -> None:
    """Of each kind of turn the first and a later one, by whoever played it; and what others decided, by an onlooker."""
    async with await opened(tmp_path, clock) as host:
        table, rng = (await host.lobby.create(game, WHO, "Ann", guild=7, channel=70)).id, Random(2)
        await host.lobby.join(table, Person(BOB, guild=7), "Bob")
        await host.lobby.start(table, WHO, seed="every", shuffle=False)
        while (await host.reads.info(table, BOT)).status == "running":
            await answer_any(host, table, rng)
        choices = await host._db.read(sql.tables.all_choices, table)
        kinds: dict[tuple[str, int], list[int]] = {}
        for one in choices:
            if one.by != "auto" and one.position == 0:
                kinds.setdefault((one.key, one.seat), []).append(one.segment)
        judged = 0
        for (_, seat), segments in kinds.items():
            for user in ((ANN, BOB)[seat], STRANGER):
                for segment in {segments[0], segments[len(segments) // 2]}:
                    who = Person(user, guild=7)
                    turn = await tried_if_possible(host, table, segment, who)
                    if turn is not None:
                        compared = await host.what_ifs.compare(table, who)
                        assert compared.played is not None or not turn.own, (segment, turn.seat)
                        judged += 1
        assert judged > 3


async def tried_if_possible(host: Host, table: int, segment: int, who: Person) -> TriedTurn | None:
    """None where nothing was to be decided."""
    try:
        return await tried(host, table, segment, who, segment)
    except PlayerMistake as mistake:
        if mistake.text.key != "coach.mistake.nothing_decided":
            raise
        return None
