"""A table that runs for weeks stays small."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

import pytest

from sandbox import Sandbox, gateway, prune
from testkit.page.demo_bot import message_of
from testkit.rotation import by_turns, soaked

FILLING = 240  # interactions until everything with a bound has reached it


def sizes(table: Sandbox) -> dict[str, int]:
    """How much each container of the simulated Discord and the front end holds."""
    world = table.world
    return {
        "http_requests": len(world.http_requests),
        "transcript": len(world.transcript),
        "interactions": len(world.interactions),
        "interaction_tokens": len(world.interaction_tokens),
        "messages": sum(len(channel) for channel in world.messages.values()),
        "pictures": len(table.file.pictures.sizes()) + len(table.file.pictures.unsaved),
        "picture cache": table.file.pictures.cached,
        "reserved ids": len(world._reserved_ids),
        "sequences": len(world._sequences),
        "audit log": len(world.guild.audit_log_entries),
        "calls": len(table.rest.calls),
        "nonces": len(table.rest.nonces),
        "answers": len(table.answers),
        "sessions": len(table.gateway.sessions),
        "ring": sum(len(session.ring) for session in table.gateway.sessions.values()),
        "faults": len(table.faults.rules),
        "uploads": len(table.pages.uploads),
    }


def count_objects(table: Sandbox) -> int:
    """Everything alive that can hold something else."""
    table.sweeper.sweep()
    gc.collect()
    return len(gc.get_objects())


@pytest.fixture
def small_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bounds that a short test reaches several times over."""
    monkeypatch.setattr(prune, "INTERACTIONS", 100)
    monkeypatch.setattr(prune, "MESSAGES_PER_CHANNEL", 50)
    monkeypatch.setattr(prune, "EPHEMERALS_PER_USER", 10)
    monkeypatch.setattr(prune, "CHANGES_PER_SWEEP", 50)
    monkeypatch.setattr(gateway, "RING", 200)


@by_turns(1, days=2)
@pytest.mark.parametrize("interactions", [320, soaked(1_200)])
async def test_hundreds_of_interactions_leave_no_trace(
    make_table: Callable[..., Sandbox], small_bounds: None, interactions: int
) -> None:
    """Every container is as full at the end as soon after the start, and so is memory."""
    async with make_table(keep_calls=50) as table:
        people, here = [table.person("Ada"), table.person("Ben")], table.channel("tables")
        shown = message_of(await people[0].slash(table.channel("lounge"), "board"))

        async def round_of(count: int) -> None:
            for number in range(count // 4):
                person = people[number % 2]
                await asyncio.gather(
                    person.slash(here, "whoami"),
                    person.slash(here, "table new", game="nippon"),
                    person.autocomplete(here, "table new", "game", "n"),
                    person.select(shown, "goods", ["tea"]),
                )

        await round_of(FILLING)
        before, objects = sizes(table), count_objects(table)
        await round_of(interactions)
        after = sizes(table)
        grown = {name: size for name, size in after.items() if size > before[name] + 60}
        assert grown == {}
        assert count_objects(table) < objects * 1.05


@by_turns(1, days=2)
async def test_pictures_go_with_their_messages(make_table: Callable[..., Sandbox], small_bounds: None) -> None:
    """Replaced and pruned pictures leave memory and file; those still shown stay."""
    async with make_table() as table:
        ada, here = table.person("Ada"), table.channel("tables")
        for _ in range(60):
            shown = message_of(await ada.slash(here, "board"))
            await ada.click(shown, "move|0")
        table.world.clock.advance(120)
        await table.until(lambda: table.file._writing is None)  # what is on its way to the file goes next time
        table.sweeper.sweep()
        await table.until(lambda: table.file._writing is None)
        kept = {file["url"] for message in table.world.messages[here].values() for file in message.attachments}
        assert set(table.file.picture_urls()) == kept
        assert 0 < len(kept) <= 50
        assert all(table.world.cdn.get(url) for url in kept)


@pytest.mark.slow
async def test_the_picture_cache_is_bounded(table: Sandbox) -> None:
    """Memory holds the newest; older ones come from the file."""
    for number in range(40):
        table.file.pictures.put(f"https://x/{number}/a.png", bytes(1024 * 1024))
    table.file._changed("pictures", None)
    await table.until(lambda: not table.file.pictures.unsaved and table.file._writing is None)
    assert table.file.pictures.cached <= 24 * 1024 * 1024
    assert table.world.cdn.get("https://x/0/a.png") == bytes(1024 * 1024)


async def test_archived_threads_are_dropped_before_the_thousandth(
    table: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The oldest sleeping threads go first; running ones stay."""
    monkeypatch.setattr(prune, "THREADS", 3)
    world, here = table.world, table.channel("tables")
    threads = [world.create_thread(here, f"t{number}", world.bot_user.id).id for number in range(6)]
    for thread in threads[:4]:
        world.edit_channel(thread, {}, thread_metadata={"archived": True})
    table.sweeper.sweep()
    assert [thread for thread in threads if thread in world.channels] == threads[3:]
