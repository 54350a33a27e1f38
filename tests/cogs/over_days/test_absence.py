"""An evening with somebody who is not there: what the others can do, what the absent one reads, and coming back."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from simcord.actors import MemberActor

from host import BOT, Person, SeatInfo
from host.consents import DAY_SECONDS, OBJECTION_SECONDS, SILENT_SECONDS
from testkit.consents import Doer, Done, PeopleCell, State, cells, expected
from testkit.discord.shown import buttons, silent, texts
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
    for way in ("take this seat", "my move", "letter"):
        if way != "take this seat":
            await stage.host._db.write(
                lambda db: db.execute("update seats set state = 'replaced', standin = 'house' where seat = 1")
            )
        else:
            await stage.slash(alice, "table replace", player=2)
            await stage.passes(OBJECTION_SECONDS + 1)
        assert (await seat_of(stage, bob)).state == "replaced"
        match way:
            case "letter":
                letters = bob.user.dm_channel.history()
                letter = next(one for one in reversed(letters) if "Take my seat back" in str(buttons(one)))
                await stage.press(bob.user, "Take my seat back", letter)
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


async def test_a_word_about_ones_own_seat_rings_and_arrives_also_without_a_button(stage: DiscordStage) -> None:
    alice, bob = await evening(stage)
    cleo = stage.person("cleo")
    await stage.passes(SILENT_SECONDS)
    await stage.slash(alice, "table replace", player=2)
    await stage.settle()
    warned = bob.user.dm_channel.history()[-1]
    await stage.passes(OBJECTION_SECONDS + 1)
    offered = bob.user.dm_channel.history()[-1]
    post = next(post for post in stage.posts() if "Take this seat" in str(buttons(post)))
    await stage.press(cleo, "Take this seat", post)
    await stage.settle()
    taken = bob.user.dm_channel.history()[-1]
    assert phrase("days.yours.taken", table=1, player="Cleo") in texts(taken)
    assert await stage.host.notices.pending() == []
    assert [silent(letter) for letter in (warned, offered, taken)] == [False] * 3


@pytest.mark.parametrize("shows_up", [False, True])
async def test_a_word_at_night_waits_for_the_morning_and_is_not_said_if_it_no_longer_holds(
    stage: DiscordStage, shows_up: bool
) -> None:
    alice, bob = await evening(stage)
    await stage.passes(SILENT_SECONDS)
    minute = stage.clock.now().hour * 60 + stage.clock.now().minute
    await stage.host.users.set(bob.id, quiet_from=minute, quiet_to=(minute + 480) % 1440)
    before = len(letters(stage, bob))
    await stage.slash(alice, "table replace", player=2)
    await stage.settle()
    await stage.host.notices.hurry()  # the line to Discord is back
    stage.bot.wired.outbox.wake()
    await stage.settle()
    assert len(letters(stage, bob)) == before
    if shows_up:
        await stage.slash(bob, "board")
    await stage.passes(9 * 3600)
    stage.bot.wired.outbox.wake()
    await stage.settle()
    assert len(letters(stage, bob)) == before + (not shows_up)
    assert await stage.host.notices.pending() == []


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
    assert phrase("days.consent.asked") in await stage.press(alice, "Ask the others")
    await stage.settle()
    assert (await stage.host.reads.info(1, BOT)).status == "running"
    await stage.press(bob, "Rather not", stage.newest())
    await stage.settle()
    assert phrase("days.refused.close", player="Bob") in texts(stage.newest())
    await stage.passes(DAY_SECONDS + 60)
    await stage.slash(alice, "table close")
    await stage.press(alice, "Ask the others")
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


GIVEN: dict[Done, dict[str, Any]] = {"pace": {"pace": "quick"}, "rewind": {"turn": 0}}
NAMES = ("alice", "bob", "cleo", "dan")


@pytest.mark.parametrize(("deed", "doer", "people", "state"), rotated(cells(), 10))
async def test_every_deed_among_people_by_commands(
    stage: DiscordStage, deed: Done, doer: Doer, people: int, state: State
) -> None:
    """Somebody of the table tries it against the last of them, who does not answer."""
    cell = PeopleCell(deed, doer, people, state)
    stage.host._computers.rouse = lambda table: None  # type: ignore[method-assign]
    present = await gathered(stage, cell)
    concerned = present[-1]
    who = await as_doer(stage, doer, present)
    await in_state(stage, state, concerned, [one for one in (*present, who) if one is not concerned])
    if deed == "resume":
        await stage.host._db.write(lambda db: db.execute("update tables set paused_at = 1"))
    before = await standing(stage, concerned)
    given = {"player": len(present)} if deed == "replace" else GIVEN.get(deed, {})
    await stage.slash(who, f"table {deed}", table=1, **given)
    for label in ("Close the table", "Ask the others", "Take it back"):
        if any(one.get("label") == label for one in buttons(stage.panel(who))):
            await stage.press(who, label)
    await stage.settle()
    after, outcome = await standing(stage, concerned), expected(cell)
    if outcome == "happens":
        assert after != before or people == 1, cell
    else:
        assert after == before, cell
    if people > 1:
        assert ((await seat_of(stage, concerned)).offer_at is not None) == (outcome == "warns"), cell


async def gathered(stage: DiscordStage, cell: PeopleCell) -> list[MemberActor]:
    """So many people, the last of them on the move, and one more where one of them is to leave."""
    leaves = cell.doer in ("former organiser", "resigned")
    people = [stage.person(name) for name in NAMES[: min(cell.people, 3 if leaves else 4)]]
    extra = [stage.person("eve")] if leaves else []
    for one in (*people, *extra):
        await stage.host.users.set(one.id, quiet_from=0, quiet_to=0)
    first = people[0]
    lobby = stage.host.lobby
    table = await lobby.create(
        "bazaar", Person(first.id), "Alice", {}, guild=stage.guild.id, channel=stage.channel.id
    )  # fmt: skip
    for one in (*people[1:], *extra):
        await lobby.join(table.id, Person(one.id, guild=stage.guild.id), one.name.title())
    if len(people) == 1:
        await lobby.add_computer(table.id, Person(first.id))
    if cell.state == "late":
        await stage.host.consent.propose(table.id, Person(first.id), "pace", "daily")
    await stage.place(table)
    await lobby.start(table.id, Person(first.id), seed="s", shuffle=False)
    for one in (*people, *extra):
        for pick in ("n:3" if one is people[-1] else "n:0", "lock"):
            await stage.host.answers.answer(1, Person(one.id), None, [pick])
    await stage.settle()
    return people


async def as_doer(stage: DiscordStage, doer: Doer, people: list[MemberActor]) -> MemberActor:
    """Who tries it."""
    organiser = people[0] if doer in ("organiser", "resigned", "watcher") else people[-1]
    eve = next((one for one in stage.people if one.name == "eve"), None)
    organises = eve.id if doer == "former organiser" and eve is not None else organiser.id
    await stage.host._db.write(lambda db: db.execute("update tables set organiser = ?", (organises,)))
    if doer == "stand-in's owner":
        await stage.slash(people[0], "table standin")
    if doer == "replaced":
        await stage.host._db.write(
            lambda db: db.execute("update seats set state = 'replaced', standin = 'house' where seat = 0")
        )
    if eve is not None:
        await stage.slash(eve, "table resign")
        await stage.press(eve, "Leave the game")
        return eve
    return stage.person("zoe") if doer == "watcher" else people[0]


async def in_state(stage: DiscordStage, state: State, concerned: MemberActor, others: list[MemberActor]) -> None:
    """The concerned is there, asleep or gone; the others are there."""
    match state:
        case "asleep":
            minute = stage.clock.now().hour * 60
            await stage.host.users.set(concerned.id, quiet_from=minute, quiet_to=(minute + 480) % 1440)
        case "stood in for":
            await stage.slash(concerned, "table standin")
        case "late":
            await stage.passes(30 * 3600)
        case "vacation":
            until = (stage.clock.now() + timedelta(days=20)).date().isoformat()
            await stage.slash(concerned, "away", until=until)
            await stage.passes(SILENT_SECONDS + 3600)
        case "silent":
            await stage.passes(SILENT_SECONDS + 3600)
        case "left":
            stage.guild.remove_member(concerned)
    for one in others + ([concerned] if state in ("present", "asleep", "stood in for") else []):
        await stage.slash(one, "board", table=1)


async def standing(stage: DiscordStage, who: MemberActor) -> tuple[object, ...]:
    info, seat = await stage.host.reads.info(1, BOT), await seat_of(stage, who)
    choices = await stage.host._db.read(lambda db: db.execute("select count(*) from choices").fetchone())
    return info.status, info.clock, info.paused_at, info.hints, seat.state, seat.standin, choices
