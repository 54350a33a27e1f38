"""Bad networks, dropped gateways, killed bots: the front end is the stage on which they happen."""

from __future__ import annotations

import asyncio
import io
import time
from collections.abc import Callable

import aiohttp
import discord
import pytest

from sandbox import Refused, Sandbox
from testkit.page.demo_bot import demo_bot, message_of

pytestmark = pytest.mark.slow


def room(table: Sandbox) -> discord.TextChannel:
    """The main channel, as the bot knows it."""
    found = demo_bot(table).get_channel(table.channel("tables"))
    assert isinstance(found, discord.TextChannel)
    return found


def archived(table: Sandbox, thread: int) -> bool:
    """Whether a thread is asleep."""
    state = table.world.channels[thread].thread_metadata
    assert state is not None
    return state.archived


async def test_a_late_answer_is_late(table: Sandbox) -> None:
    """Injected latency holds up the matching requests and no others."""
    fault = table.faults.delay(0.3, "/channels/*/messages", "POST", times=1)
    before = time.monotonic()
    await room(table).send("late")
    assert time.monotonic() - before >= 0.3
    await room(table).send("prompt")
    assert fault.hits == 1


async def test_429_is_waited_for(table: Sandbox) -> None:
    """discord.py repeats the request after `retry_after`; the message is sent once."""
    fault = table.faults.rate_limit(0.05, "/channels/*/messages", "POST", times=2)
    await room(table).send("limited")
    assert fault.hits == 2
    assert [m.content for m in table.world.messages[room(table).id].values()] == ["limited"]


async def test_500_before_processing_is_repeated(table: Sandbox) -> None:
    """Nothing had happened, so one message is there in the end."""
    failing = table.faults.fail(500, "/channels/*/messages", "POST")
    await room(table).send("again")
    assert failing.hits == 1
    assert [m.content for m in table.world.messages[room(table).id].values()] == ["again"]


async def test_500_after_processing_sends_once_by_nonce(table: Sandbox) -> None:
    """discord.py repeats with the same nonce and gets the first message back."""
    failing = table.faults.fail(500, "/channels/*/messages", "POST", when="after")
    sent = await room(table).send("once")
    assert failing.hits == 1
    assert [m.id for m in table.world.messages[room(table).id].values()] == [sent.id]


async def test_a_reset_before_processing_loses_the_request(table: Sandbox) -> None:
    """discord.py does not repeat a torn connection."""
    table.faults.reset("before", "/channels/*/messages", "POST")
    with pytest.raises(aiohttp.ClientError):
        await room(table).send("torn")
    assert not table.world.messages[room(table).id]


async def test_a_reset_after_processing_hides_the_success(table: Sandbox) -> None:
    """The request was carried out; the same nonce sent again does not double it."""
    channel = room(table)
    table.faults.reset("after", "/channels/*/messages", "POST")
    with pytest.raises(aiohttp.ClientError):
        await channel.send("torn", nonce="n-1")
    assert len(table.world.messages[channel.id]) == 1
    again = await channel.send("torn", nonce="n-1")
    other = await channel.send("torn", nonce="n-2")
    assert [m.id for m in table.world.messages[channel.id].values()] == [again.id, other.id]


@pytest.mark.parametrize("code", [4000, 0])
async def test_a_dropped_gateway_resumes_and_replays(table: Sandbox, code: int) -> None:
    """What happened while the socket was down arrives afterwards, in order and once."""
    bot = demo_bot(table)
    shown = message_of(await table.person("Ada").slash(room(table).id, "board"))
    assert table.faults.drop_gateway(code=code) == 1
    outcome = await table.person("Ada").click(shown, "hand")
    assert not outcome.failed
    await table.until(lambda: bot.resumed)
    assert [custom_id for _, custom_id in bot.clicks] == ["hand"]


@pytest.mark.slow
async def test_a_lost_session_identifies_anew(table: Sandbox) -> None:
    """A session that cannot be resumed is answered with INVALID_SESSION."""
    bot = table.bot
    table.faults.drop_gateway(resumable=False)
    await table.until(lambda: table.gateway.connected)
    assert not (await table.person("Ada").slash(room(table).id, "whoami")).failed
    assert bot is table.bot


async def test_simultaneous_clicks_all_arrive(table: Sandbox) -> None:
    """Two users and a double click: three interactions, each answered once."""
    ada, ben = table.person("Ada"), table.person("Ben")
    shown = message_of(await ada.slash(room(table).id, "board"))
    outcomes = await asyncio.gather(ada.click(shown, "hand"), ada.click(shown, "hand"), ben.click(shown, "hand"))
    assert not any(outcome.failed for outcome in outcomes)
    assert sorted(user for user, _ in demo_bot(table).clicks) == sorted([ada.id, ada.id, ben.id])


@pytest.mark.parametrize("kill", [False, True])
async def test_old_buttons_work_after_the_bot_restarts(table: Sandbox, kill: bool) -> None:
    """Message, custom_id and commands are still known to Discord."""
    ada = table.person("Ada")
    shown = message_of(await ada.slash(room(table).id, "board"))
    await table.restart_bot(kill=kill)
    assert not (await ada.click(shown, "hand")).failed
    assert not (await ada.slash(room(table).id, "whoami")).failed


@pytest.mark.slow
@pytest.mark.usefixtures("three_seconds")
async def test_a_killed_bot_stops_at_once(table: Sandbox) -> None:
    """Its background work does not outlive it; interactions fail as on Discord."""
    ada = table.person("Ada")
    outcome = await ada.slash(room(table).id, "think")
    await table.kill_bot()
    await asyncio.sleep(0.8)
    assert message_of(outcome).components == []
    assert not table.gateway.connected
    assert (await ada.slash(table.channel("tables"), "whoami")).failed
    await table.start_bot()


async def test_a_form_outlives_the_bot(table: Sandbox) -> None:
    """Modals are routed by custom_id, so a restarted bot can take them."""
    ada = table.person("Ada")
    shown = message_of(await ada.slash(room(table).id, "board"))
    form = await ada.click(shown, "form")
    await table.restart_bot(kill=True)
    sent = await ada.submit(form.record, {"name": "x", "game": ["nippon"], "pace": "slow"})
    assert message_of(sent).content.startswith("Form: ")


@pytest.mark.slow
async def test_files_are_counted_and_weighed(table: Sandbox) -> None:
    """At most ten files of ten MiB, as Discord has it."""
    channel = room(table)
    many = [discord.File(io.BytesIO(b"x"), f"{number}.txt") for number in range(11)]
    with pytest.raises(discord.HTTPException) as caught:
        await channel.send(files=many)
    assert caught.value.code == 30015
    with pytest.raises(discord.HTTPException) as caught:
        await channel.send(file=discord.File(io.BytesIO(b"x" * (10 * 1024 * 1024 + 1)), "big.bin"))
    assert (caught.value.status, caught.value.code) == (413, 40005)


async def test_an_archived_thread_takes_no_clicks_and_no_edits(table: Sandbox) -> None:
    """A new message wakes it; the clock puts it to sleep again."""
    ada = table.person("Ada")
    thread = await room(table).create_thread(name="Quiet", type=discord.ChannelType.public_thread)
    sent = await thread.send("asleep soon")
    table.world.clock.advance(25 * 3600)
    table.sweeper.archive_quiet_threads()
    assert archived(table, thread.id)
    with pytest.raises(discord.HTTPException) as caught:
        await sent.edit(content="edited")
    assert caught.value.code == 50083
    with pytest.raises(Refused):
        await ada.slash(thread.id, "whoami")
    await thread.send("awake")
    assert not archived(table, thread.id)
    table.sweeper.archive_quiet_threads()
    assert not (await ada.slash(thread.id, "whoami")).failed


@pytest.mark.slow
async def test_a_request_beyond_all_bounds_is_cut_off(table: Sandbox) -> None:
    """Nothing of it is kept."""
    files = [discord.File(io.BytesIO(bytes(9 * 1024 * 1024)), f"{number}.bin") for number in range(3)]
    with pytest.raises((discord.HTTPException, aiohttp.ClientError)):
        await room(table).send(files=files)
    assert not table.world.messages[room(table).id]
    assert table.file.pictures.cached == 0


async def test_a_fast_clock_leaves_the_bot_its_seconds(make_table: Callable[..., Sandbox]) -> None:
    """Days may pass in a minute, but three seconds and fifteen minutes to answer stay what they are."""
    async with make_table(speed=20_000.0) as table:
        ada = table.person("Ada")
        shown = message_of(await ada.slash(room(table).id, "board"))
        outcome = await ada.click(shown, "log")
        await table.until(lambda: message_of(outcome).content)
        assert message_of(outcome).content == "The log is short."
        assert (await ada.click(shown, "hand")).message is not None


@pytest.mark.slow
@pytest.mark.usefixtures("three_seconds")
async def test_a_late_first_answer_is_refused(table: Sandbox) -> None:
    """10062 after three seconds, as on Discord; nothing is posted."""
    ada, here = table.person("Ada"), room(table).id
    late = table.faults.delay(0.2, "/interactions/*", times=1)
    asked = asyncio.create_task(ada.slash(here, "whoami"))
    await table.until(lambda: late.hits)
    table.world.clock.advance(4)
    await table.until(lambda: [call for call in table.rest.calls if call.status == 404])
    assert table.rest.calls[-1].answer["code"] == 10062
    assert (await asked).failed
    assert not table.world.messages[here]


async def test_a_token_ends_after_fifteen_minutes(table: Sandbox) -> None:
    """50027, also once the interaction itself is forgotten."""
    ada, here = table.person("Ada"), room(table).id
    outcome = await ada.slash(here, "think")
    table.world.clock.advance(15 * 60)
    await table.until(lambda: [call for call in table.rest.calls if call.status == 401])
    assert table.rest.calls[-1].answer["code"] == 50027
    table.sweeper.sweep()
    assert outcome.record.id not in table.world.interactions
    route = discord.http.Route(
        "GET", f"/webhooks/{table.world.application_id}/{outcome.record.token}/messages/@original"
    )
    with pytest.raises(discord.HTTPException) as caught:
        await demo_bot(table).http.request(route)
    assert caught.value.code == 50027
