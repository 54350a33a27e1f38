"""Nothing that is meant for everybody tells of hands, seeds, secret picks or how far somebody is with them."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from engine.core.rng import Rng
from engine.core.run import decode_state, encode
from host import BOT, Host, Person, Update
from storage import sql
from testkit.bazaar import meta as bazaar
from testkit.host_play import ANN, BOB, StillClock, answer_any, bid, give, question, save_through, start, stored
from testkit.rotation import rotated


@pytest.fixture
def where(tmp_path: Path) -> Path:
    """What is hidden is hidden in the host, whatever database lies below."""
    return tmp_path / "kontor.db"


def words_in(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()


async def hidden(host: Host, table: int) -> list[str]:
    """Every word that nobody but its owner may read now: cards in hands and in the deck, and the seed."""
    async with host._live.hold(table, "look", BOT) as held:
        state = held.table.state
        return [card for player in state.players for card in player.hand] + [*state.deck, state.rng.seed]


async def public_side(host: Host, table: int, update: Update) -> str:
    things = [
        update,
        await host.notices.pending(table),
        await host.reads.info(table, BOT),
        await host.reads.asks(table, BOT),
        await host.reads.log(table, BOT),
        await host.reads.view(table, BOT),
    ]
    return words_in(things) + (await host.transfer.export(table, BOT)).decode()


@pytest.mark.slow
@pytest.mark.parametrize("seed", rotated(range(4), 1))
async def test_no_hand_deck_or_seed_reaches_the_public_side(host: Host, seed: int) -> None:
    table = await start(host, 3, seed="a very secret seed")
    rng = Random(seed)
    found = 0
    while (update := await answer_any(host, table, rng)) is not None and not update.over:
        public = await public_side(host, table, update)
        secrets = [word for word in await hidden(host, table) if f'"{word}"' in public or f":{word}" in public]
        assert secrets == []
        found += 1
    assert found > 20


@pytest.mark.slow
async def test_the_check_above_finds_what_it_looks_for(host: Host) -> None:
    table = await start(host, 2, seed="a very secret seed")
    own = words_in(await host.reads.view(table, Person(ANN)))
    assert any(f'"{word}"' in own for word in await hidden(host, table))


async def play_bids(host: Host, table: int, bids: dict[int, list[str]]) -> list[str]:
    """Everybody but the last bids; what the public sees after each answer, without the moments."""
    seen = []
    for user, picks in bids.items():
        for pick in picks:
            if pick == "undo":
                update = (await host.answers.undo(table, Person(user))).update
            else:
                update = await give(host, table, user, pick)
            seen.append(await public_side(host, table, update))
    return seen


@pytest.mark.slow
async def test_secret_picks_and_their_number_do_not_show_before_the_reveal(host: Host) -> None:
    one = await start(host, 3)
    two = await start(host, 3)
    seen_one = await play_bids(host, one, {ANN: ["n:3", "lock"], BOB: ["n:0"]})
    seen_two = await play_bids(host, two, {ANN: ["n:0", "undo", "n:1", "lock"], BOB: ["n:2", "undo", "n:1"]})
    same = [re.sub(f'"(id|table|lane)":("?){two}\\b', rf'"\1":\g<2>{one}', text) for text in seen_two]
    noise = {notice.nonce for table in (one, two) for notice in await host.notices.pending(table)}
    ids = {f'"id":{notice.id},' for table in (one, two) for notice in await host.notices.pending(table)}

    def plain(text: str) -> str:
        for word in noise | ids:
            text = text.replace(word, "")
        return text

    assert plain(seen_one[0]) == plain(same[0]) == plain(same[1]) == plain(same[2])  # Ann thinks
    assert plain(seen_one[1]) == plain(same[3])  # Ann is done, which may be known
    assert plain(seen_one[2]) == plain(same[-1])
    assert plain(seen_one[0]) != plain(seen_one[1])


@pytest.mark.slow
async def test_nobody_can_tell_how_somebody_comes_to_a_secret_plan(tmp_path: Path) -> None:
    """Bob locks in at the same moment in both games, over another plan and another way to it: Ann, the public, the
    clocks and what is due are the same at every moment."""
    at_once: dict[int, list[str | int]] = {300: [], 600: ["lock"]}
    in_steps: dict[int, list[str | int]] = {
        60: ["slot:slot_b", 0],
        120: ["slot:slot_c"],
        300: [1, "slot:slot_b", "clear"],
        600: ["lock"],
    }
    one, two = await planning(tmp_path / "one.db", at_once), await planning(tmp_path / "two.db", in_steps)
    assert one[300] == two[300]
    assert one[600] == two[600]
    assert one[300] != one[600]


async def planning(file: Path, plan: dict[int, list[str | int]]) -> dict[int, str]:
    """Mombasa with a clock; Bob answers at those seconds, by id or by number. What others get then, by the second."""
    clock, seen = StillClock(), dict[int, str]()
    async with await Host.open(file, clock.now, reports=file.parent, rng=Random(1)) as host:
        table = (await host.lobby.create("mombasa", Person(ANN), "Ann", {"hands": "hidden"}, guild=7, channel=70)).id
        await host.lobby.join(table, Person(BOB, guild=7), "Bob")
        await host.consent.propose(table, Person(ANN), "pace", "daily")
        await host.lobby.start(table, Person(ANN), seed="planning", shuffle=False)
        while (asked := (await host.reads.asks(table, BOT))[0]).user is not None:
            first = await question(host, table, asked.user)
            if first.key == "mombasa.plan":
                break
            await give(host, table, asked.user, first.options[0].id)
        for at, picks in plan.items():
            clock.turn(at - (clock.now() - StillClock().now()).total_seconds())
            for pick in picks:
                options = [option.id for option in (await question(host, table, BOB)).options]
                await give(host, table, BOB, pick if isinstance(pick, str) else options[pick])
            waiting = await stored(host, "select seat, asked_at, clock_at, bank, deadline, state from seats")
            due = await stored(host, "select kind, at, key, seat, payload from due order by key")
            told = await stored(host, "select lane, kind, payload, not_before, tries, created_at from outbox")
            public = [
                await host.reads.info(table, BOT),
                await host.reads.asks(table, BOT),
                await host.reads.log(table, BOT),
                await host.reads.view(table, BOT),
                (await host.transfer.export(table, BOT)).decode(),
            ]
            seen[at] = words_in([public, await own_side(host, table, ANN)]) + repr([waiting, due, told])
    return seen


@pytest.mark.slow
async def test_notices_hold_numbers_only(host: Host) -> None:
    table = await start(host, 3, 1)
    rng = Random(4)
    while await answer_any(host, table, rng) is not None:
        await host.idle()
    for payload, kind in await stored(host, "select payload, kind from outbox"):
        assert kind in ("started", "turn", "asked", "hand", "over", "nudge")
        fields = msgspec.json.decode(payload)
        assert set(fields) <= {"segment", "since", "seats", "about", "to"}
        assert fields.get("about", kind) in ("started", "turn", "asked", "hand", "over")
        numbers = [*(fields.get(name, 0) for name in ("segment", "since", "to")), *fields.get("seats", [])]
        assert all(isinstance(number, int) for number in numbers)


@pytest.mark.slow
async def test_a_seats_own_side_ignores_what_it_cannot_know(host: Host) -> None:
    """Deal anew what Ann cannot know: her view, question, log and refusals stay the same to the byte."""
    table = await start(host, 3)
    rng = Random(2)
    for _ in range(30):
        if await answer_any(host, table, rng) is None:
            break
        before = await own_side(host, table, ANN)
        async with host._live.hold(table, "look", BOT) as held:
            if held.table.choices:
                continue
            state = decode_state(bazaar.GAME, held.table.snapshot)
            bazaar.GAME.redeal(state, 0, Rng(str(rng.random())))
            true, held.table.snapshot, held.table._run = held.table.snapshot, encode(state), None
        assert await own_side(host, table, ANN) == before
        async with host._live.hold(table, "look", BOT) as held:
            held.table.snapshot, held.table._run = true, None


async def own_side(host: Host, table: int, user: int) -> str:
    asked = await host.reads.question(table, Person(user))
    refused = await host.reads.refused(table, Person(user))
    return words_in(
        [await host.reads.view(table, Person(user)), asked, refused, await host.reads.log(table, Person(user))]
    )


@pytest.mark.slow
async def test_an_old_look_does_not_change_with_the_table(host: Host) -> None:
    table = await start(host, 3)
    view, asked = await host.reads.view(table, Person(ANN)), await question(host, table, ANN)
    before = words_in([view, asked])
    await bid(host, table, 3, 2, 1)
    assert words_in([view, asked]) == before


@pytest.mark.slow
async def test_an_uncommitted_answer_is_seen_by_nobody(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await start(host, 2)
    before = await host.reads.view(table, BOT)
    await give(host, table, ANN, "n:1")
    await give(host, table, ANN, "lock")
    await give(host, table, BOB, "n:0")
    held_up, go_on, write = asyncio.Event(), asyncio.Event(), host._db.write

    async def slow(change: Any) -> Any:
        held_up.set()
        await go_on.wait()
        return await write(sql.saving.save, change)

    save_through(slow, host, monkeypatch)
    answer = asyncio.create_task(give(host, table, BOB, "lock"))
    await held_up.wait()
    look = asyncio.create_task(host.reads.view(table, BOT))
    log = await host.reads.log(table, BOT)
    await asyncio.sleep(0.02)
    assert log == []
    assert not look.done()
    go_on.set()
    await answer
    assert (await look).coins != before.coins
