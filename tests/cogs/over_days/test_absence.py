"""An evening with somebody who is not there: what the others can do, what the absent one reads, and coming back."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.actors import MemberActor

from host import BOT, Person, SeatInfo
from host.consents import DAY_SECONDS, OBJECTION_SECONDS, SILENT_SECONDS
from testkit.consents import PeopleCell, cells, expected
from testkit.discord.shown import buttons, texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.rotation import rotated
from testkit.scenes import bids_at_once

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("drawn")]


async def seat_of(stage: DiscordStage, who: MemberActor) -> SeatInfo:
    found = (await stage.host.reads.info(1, BOT)).seat_of(who.id)
    assert found is not None
    return found


async def evening(stage: DiscordStage) -> tuple[MemberActor, MemberActor]:
    """Alice organises, Bob is on the move; nobody sleeps."""
    alice, bob = stage.person("alice"), stage.person("bob")
    for one in (alice, bob):
        await stage.host.users.set(one.id, quiet_from=0, quiet_to=0)
    await stage.start(alice, bob)
    await bids_at_once(stage, alice="0", bob="3")
    return alice, bob


def letters(stage: DiscordStage, who: MemberActor) -> list[str]:
    """What somebody got by direct message."""
    return [texts(message) for message in who.user.dm_channel.history()]


async def test_a_present_opponent_is_not_replaced(stage: DiscordStage) -> None:
    alice, bob = await evening(stage)
    heard = await stage.slash(alice, "table replace", player=2)
    assert phrase("host.mistake.present", player="Bob") in heard
    assert (await seat_of(stage, bob)).standin is None


async def test_an_absent_one_is_told_and_one_press_is_enough(stage: DiscordStage) -> None:
    alice, bob = await evening(stage)
    await stage.passes(SILENT_SECONDS)
    assert phrase("days.consent.replace_done") in await stage.slash(alice, "table replace", player=2)
    await stage.settle()
    letter = bob.user.dm_channel.history()[-1]
    assert "I am here" in [one.get("label") for one in buttons(letter)]
    assert "is offered to somebody else" in texts(letter)
    await stage.passes(OBJECTION_SECONDS / 2)
    read = await stage.press(bob.user, "I am here", letter)
    assert phrase("bazaar.turn") in read or "Bazaar" in read  # the question itself
    await stage.host.due.act()
    await stage.settle()
    assert any(phrase("days.news.stays", player="Bob") in texts(post) for post in stage.posts())
    await stage.passes(2 * DAY_SECONDS)
    assert (await seat_of(stage, bob)).state == "playing"


async def test_who_was_replaced_comes_back_by_any_of_three_buttons(stage: DiscordStage) -> None:
    alice, bob = await evening(stage)
    await stage.passes(SILENT_SECONDS)
    for way in ("letter", "my move", "take this seat"):
        if way != "letter":
            await stage.host._db.write(
                lambda db: db.execute("update seats set state = 'replaced', standin = 'house' where seat = 1")
            )
        else:
            await stage.slash(alice, "table replace", player=2)
            await stage.passes(OBJECTION_SECONDS + 1)
        assert (await seat_of(stage, bob)).state == "replaced"
        match way:
            case "letter":
                await stage.press(bob.user, "Take my seat back", bob.user.dm_channel.history()[-1])
            case "my move":
                if (await seat_of(stage, bob)).asked_at is None:
                    assert phrase("days.seat.standin", table=1) in await stage.slash(bob, "move")
                    await stage.press(bob, "Take my seat back")
                else:
                    await stage.host.handover.come_back(1, Person(bob.id))
            case _:
                post = next(post for post in stage.posts() if "Take this seat" in str(buttons(post)))
                assert phrase("days.seat.is_back", table=1) in await stage.press(bob, "Take this seat", post)
        assert (await seat_of(stage, bob)).state == "playing"


async def test_whose_direct_messages_are_closed_is_called_in_the_thread(stage: DiscordStage) -> None:
    alice, bob = await evening(stage)
    closed = f"/channels/{bob.user.dm_channel.id}/messages"
    stage.env.inject_error("POST", closed, status=403, code=50007, times=None)
    await stage.passes(SILENT_SECONDS)
    await stage.slash(alice, "table replace", player=2)
    await stage.settle()
    assert any(f"<@{bob.id}>" in texts(post) and "I am here" in str(buttons(post)) for post in stage.posts())
    stage.env.backend.faults.clear()


async def test_a_game_among_people_ends_early_only_if_they_agree(stage: DiscordStage) -> None:
    alice, bob = await evening(stage)
    assert phrase("look.close.ask") in await stage.slash(alice, "table close")
    assert phrase("days.consent.asked") in await stage.press(alice, "Close the table")
    await stage.settle()
    assert (await stage.host.reads.info(1, BOT)).status == "running"
    await stage.press(bob, "Rather not", stage.newest())
    await stage.settle()
    assert phrase("days.refused.close", player="Bob") in texts(stage.newest())
    await stage.slash(alice, "table close")
    await stage.press(alice, "Close the table")
    await stage.settle()
    await stage.press(bob, "Agree", stage.newest())
    assert (await stage.host.reads.info(1, BOT)).status == "closed"


async def test_who_has_left_closes_nothing_with_an_old_button(stage: DiscordStage) -> None:
    alice, bob = await evening(stage)
    await stage.slash(alice, "table close")
    old = stage.stored(stage.panel(alice))
    await stage.host.handover.resign(1, Person(alice.id))
    await stage.settle()
    assert phrase("host.mistake.organiser", table=1) in await stage.forge(alice, old, "v1|1||close_table|")
    info = await stage.host.reads.info(1, BOT)
    assert (info.status, info.organiser) == ("running", bob.id)


COMMANDS = {
    "replace": "table replace",
    "pause": "table pause",
    "resume": "table resume",
    "pace": "table pace",
    "hints": "table hints",
    "close": "table close",
    "rewind": "table rewind",
}
GIVEN: dict[str, dict[str, Any]] = {"replace": {"player": 2}, "pace": {"pace": "quick"}, "rewind": {"turn": 0}}
BY_CLICKS = [cell for cell in cells() if cell.people == 2 and cell.state in ("present", "silent")]


@pytest.mark.parametrize(("deed", "doer", "people", "state"), rotated(BY_CLICKS, 8))
async def test_every_deed_among_two_by_commands(
    stage: DiscordStage, deed: str, doer: str, people: int, state: str
) -> None:
    """Ann or somebody else of the table tries it against Bob, who does not answer."""
    cell = PeopleCell(deed, doer, people, state)  # type: ignore[arg-type]
    alice, bob = await evening(stage)
    who = await as_doer(stage, doer, alice, bob)
    if state == "silent":
        await stage.passes(SILENT_SECONDS)
    if deed == "resume":
        await stage.host._db.write(lambda db: db.execute("update tables set paused_at = 1"))
    before = await standing(stage, bob)
    await stage.slash(who, COMMANDS[deed], table=1, **GIVEN.get(deed, {}))
    for label in ("Close the table", "Ask the others", "Take it back"):
        if any(one.get("label") == label for one in buttons(stage.panel(who))):
            await stage.press(who, label)
    await stage.settle()
    if expected(cell) == "warns":
        assert (await seat_of(stage, bob)).offer_at is not None
    assert await standing(stage, bob) == before


async def as_doer(stage: DiscordStage, doer: str, alice: MemberActor, bob: MemberActor) -> MemberActor:
    """Who tries it, with Bob as the one it is done to."""
    if doer in ("player", "stand-in's owner", "replaced"):
        await stage.host._db.write(lambda db: db.execute("update tables set organiser = ?", (bob.id,)))
    if doer == "stand-in's owner":
        await stage.slash(alice, "table standin")
    if doer == "replaced":
        await stage.host._db.write(
            lambda db: db.execute("update seats set state = 'replaced', standin = 'house' where seat = 0")
        )
    return stage.person("zoe") if doer in ("former organiser", "resigned", "watcher") else alice


async def standing(stage: DiscordStage, bob: MemberActor) -> tuple[object, ...]:
    info, seat = await stage.host.reads.info(1, BOT), await seat_of(stage, bob)
    return info.status, info.clock, info.paused_at, info.hints, seat.state, seat.standin
