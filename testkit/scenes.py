"""Tables of the bazaar on a simulated Discord, brought to where many tests begin."""

from __future__ import annotations

import discord
from simcord.actors import MemberActor

from host import BOT, Person
from testkit.discord.shown import texts
from testkit.discord.stage import DiscordStage

Drawn = list[tuple[str, dict[str, str], frozenset[str]]]


async def bids(stage: DiscordStage, **amounts: str) -> None:
    """Everybody bids and locks in."""
    for person in stage.people:
        if person.name in amounts:
            await stage.move(person)
            await stage.press(person, amounts[person.name])
            await stage.press(person, "Lock in")
    await stage.settle()


async def bids_at_once(stage: DiscordStage, **amounts: str) -> None:
    """Everybody bids and locks in, straight through the host, which takes less time."""
    for person in stage.people:
        for pick in (f"n:{amounts[person.name]}", "lock"):
            await stage.host.answers.answer(1, Person(person.id), None, [pick])
    await stage.settle()


async def to_the_sorting(stage: DiscordStage) -> None:
    """Answer for everybody until the goods are sorted."""
    for _ in range(400):
        for person in stage.people:
            question = await stage.host.reads.question(1, Person(person.id))
            if question is None:
                continue
            if question.key == "bazaar.sort":
                await stage.settle()
                return
            picks = [] if question.min == 0 else [question.options[0].id]
            await stage.host.answers.answer(1, Person(person.id), question.step, picks)
    raise AssertionError("the game does not end")


async def playing(stage: DiscordStage) -> tuple[MemberActor, MemberActor]:
    """A table at which both have bid."""
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    for person in (alice, bob):
        await stage.move(person)
        await stage.press(person, "1")
        await stage.press(person, "Lock in")
    await stage.settle()
    return alice, bob


async def play_out(stage: DiscordStage, table: int) -> None:
    """Both people play to the end, straight through the host."""
    for _ in range(2000):
        asked = await stage.host.reads.asks(table, BOT)
        if not asked:
            break
        assert asked[0].user is not None
        question = await stage.host.reads.question(table, Person(asked[0].user))
        assert question is not None
        picks = [option.id for option in question.options][: max(1, question.min)]
        await stage.host.answers.answer(table, Person(asked[0].user), question.step, picks)
    await stage.settle()


async def open_table(stage: DiscordStage, who: MemberActor, **given: object) -> str:
    return await stage.slash(who, "table new", where=stage.channel, **{"game": "bazaar", **given})


async def in_more(stage: DiscordStage, who: MemberActor, label: str, *, more: str = "More") -> str:
    """Press what is behind *More* in the lobby."""
    await stage.press(who, more, lobby(stage))
    return await stage.press(who, label)


def lobby(stage: DiscordStage) -> discord.Message:
    """The lobby message as it is in the channel now."""
    return next(m for m in stage.channel.history() if "Bazaar ·" in texts(m))


async def caravans_laden(stage: DiscordStage) -> MemberActor:
    """Two people at a table with caravans have decided what all decide at once; the one whose turn it is."""
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob, caravans="on")
    for person in (alice, bob):
        for picks in (["stake:0"], ["load:dates"], ["lock"]):
            await stage.host.answers.answer(1, Person(person.id), None, picks)
    return alice
