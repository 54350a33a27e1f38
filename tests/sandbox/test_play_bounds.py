"""A real bot and a page that look at one table for weeks stay small."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page

from cogs.clicks import button_ids
from host import BOT, Person
from sandbox import Sandbox
from sandbox.world import LOADING
from testkit.discord.clicking import Pace, decide
from testkit.page.page_player import ComputerAtPage, host_of
from testkit.page.playing import SMALL, enter, kontor, settle
from testkit.rotation import by_turns, soaked
from tests.sandbox.test_bounds import count_objects, sizes, small_bounds  # noqa: F401  (a fixture)

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.asyncio(loop_scope="session")]

FILLING = 200  # interactions until everything with a bound has reached it
LOOKS = ("hand", "board", "log", "help")
COMMANDS = ("scores", "next", "table info")
TYPED = "assistants"
IN_A_ROUND = len(LOOKS) + len(COMMANDS) + len(TYPED) + 3  # My move, a choice and a step back
# All at once, by the page's own socket.
ASK_ALL = """async ([channel, message, looks, commands, typed]) => {
  const { ask } = await import("/page/wire.js");
  const word = { channel, name: "choose", option: "answer", filled: {} };
  const outcomes = await Promise.all([
    ...looks.map((custom_id) => ask("click", { channel, message, custom_id })),
    ...commands.map((name) => ask("slash", { channel, name, options: {} })),
    ...[...typed].map((_, end) => ask("complete", { ...word, typed: typed.slice(0, end + 1) })),
  ]);
  return outcomes.every((it) => it.kind !== "failed");
}"""


@pytest_asyncio.fixture(loop_scope="session")
async def table(tmp_path: Path, small_bounds: None) -> AsyncIterator[Sandbox]:  # noqa: F811
    async with kontor(tmp_path, ("Ada", "Ben")) as opened:
        yield opened


async def burden(page: Page) -> dict[str, float]:
    """Nodes of the page and bytes of its heap, after everything that can go has gone."""
    session = await page.context.new_cdp_session(page)
    await session.send("HeapProfiler.collectGarbage")
    heap = await session.send("Runtime.getHeapUsage")
    nodes = await page.evaluate("document.getElementsByTagName('*').length")
    await session.detach()
    return {"nodes": nodes, "heap": heap["usedSize"]}


@by_turns(1, days=3)
@pytest.mark.parametrize("interactions", [240, soaked(900)])
async def test_hundreds_of_interactions_with_the_real_bot(table: Sandbox, browser: Browser, interactions: int) -> None:
    """Looking, choosing and taking back in the page: neither the bot nor the page keeps growing."""
    player = await enter(table, browser, network=False)  # what is noted about every request would grow
    await player.start("Yokohama")
    ada, host = table.person("Ada"), host_of(table)
    info = await host.reads.info(1, BOT)
    thread, seat = info.thread or 0, ComputerAtPage(table, info, player, ada.id, Pace())
    await to_the_first_turn(table, seat)
    post = (await player.post.get_attribute("id") or "").removeprefix("m-")
    await player.page.set_viewport_size(SMALL)  # type: ignore[arg-type]
    looks = [button_ids.make(verb, table=1) for verb in LOOKS]

    async def round_of(count: int) -> None:
        for number in range(-(-count // IN_A_ROUND)):
            assert await player.page.evaluate(ASK_ALL, [str(thread), post, looks, COMMANDS, TYPED])
            await there_and_back(seat)
            if number % 20 == 0:
                await grow_older()
        await grow_older()

    async def grow_older() -> None:
        """Pictures nobody shows any more are kept for a minute or two."""
        await table.until(lambda: not any(it.flags & LOADING for it in ada.reads(thread)))
        await table.until(lambda: table.file._writing is None)
        table.world.clock.advance(120)
        table.sweeper.sweep()

    await round_of(FILLING)
    held, objects, shown = sizes(table), count_objects(table), await burden(player.page)
    await round_of(interactions)
    after = sizes(table)
    assert after.pop("picture cache") <= 24 << 20
    assert {name: size for name, size in after.items() if size > held[name] + 60} == {}
    assert count_objects(table) < objects * 1.05
    now = await burden(player.page)
    assert now["nodes"] < shown["nodes"] * 1.2 + 200
    assert now["heap"] < shown["heap"] * 1.2 + 1_000_000
    assert player.errors == []
    await player.page.context.close()


async def to_the_first_turn(table: Sandbox, seat: ComputerAtPage) -> None:
    """Until a choice can be taken back, whoever begins."""
    host, rng = host_of(table), Random(7)
    while True:
        await host.idle()
        await settle(table)
        question = await host.reads.question(1, Person(seat.who.id))
        assert question is not None
        if question.key == "yokohama.turn":
            return
        await seat.open()
        await seat.answer(question, await decide(host, question, "house", rng))


async def there_and_back(seat: ComputerAtPage) -> None:
    """Open the panel, choose, and take it back."""
    await seat.open()
    await seat.press(next(custom_id for call, custom_id, _ in seat.calls() if call.verb == "pick"))
    await seat.press(next(custom_id for call, custom_id, _ in seat.calls() if call.verb == "back"))
