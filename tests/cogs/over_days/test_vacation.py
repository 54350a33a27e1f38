"""A vacation with a stand-in: chosen with the command or in its panel, shown at the table, told on coming back."""

from __future__ import annotations

from datetime import timedelta

import pytest
from simcord.actors import MemberActor

from host import BOT, Person
from testkit.discord.shown import labels, selects, silent, texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.scenes import bids_at_once

pytestmark = [pytest.mark.usefixtures("drawn")]

DAY = 86_400.0


async def table_of(stage: DiscordStage, *names: str, locale: str = "en-US") -> list[MemberActor]:
    """Some people at a table; the first is on the move, and nobody sleeps."""
    people = [stage.person(name, locale) for name in names]
    for one in people:
        await stage.host.users.set(one.id, quiet_from=0, quiet_to=0)
    await stage.start(*people, language=locale[:2])
    await bids_at_once(stage, **{name: "0" if n else "3" for n, name in enumerate(names)})
    return people


def after(stage: DiscordStage, days: float) -> str:
    return (stage.clock.now() + timedelta(days=days)).date().isoformat()


async def play(stage: DiscordStage, who: MemberActor) -> None:
    """One turn, as long as it is theirs."""
    for _ in range(30):
        asked = await stage.host.reads.question(1, Person(who.id))
        if asked is None:
            break
        picks = [option.id for option in asked.options][: max(1, asked.min)]
        await stage.host.answers.answer(1, Person(who.id), asked.step, picks)
    await stage.settle()


@pytest.mark.slow
async def test_a_stand_in_from_the_command_to_the_word_on_coming_back(stage: DiscordStage) -> None:
    alice, bob = await table_of(stage, "alice", "bob")
    said = await stage.slash(alice, "away", until=after(stage, 4), standin="all")
    assert phrase("days.away.where") in said
    (listed,) = selects(stage.panel(alice))
    assert [one["value"] for one in listed["options"] if one.get("default")] == ["1"]
    await stage.settle()
    news = [post for post in stage.posts() if "Alice is away until" in texts(post)]
    assert [("The stand-in plays until then." in texts(one), labels(one)) for one in news] == [
        (True, ["Take my seat back"])
    ]
    assert "the stand-in plays" in await stage.slash(bob, "table info", table=1)
    await play(stage, bob)
    await stage.restart()
    await stage.passes(5 * DAY)
    (letter,) = [one for one in alice.user.dm_channel.history() if not silent(one)]
    assert phrase("days.seat.is_back", table=1) in texts(letter)
    assert "**Alice (stand-in)**: gives 1 to Bob" in texts(letter)
    assert "**Bob**" in texts(letter)
    assert any(phrase("days.news.back", player="Alice") in texts(post) for post in stage.posts())
    assert (await stage.host.reads.info(1, BOT)).seats[0].standin is None


@pytest.mark.slow
async def test_the_panel_changes_it_and_coming_back_early_tells_at_once(stage: DiscordStage) -> None:
    alice, bob = await table_of(stage, "alice", "bob")
    assert phrase("host.mistake.no_vacation") in await stage.slash(alice, "away")
    await stage.slash(alice, "away", until=after(stage, 4))
    (listed,) = selects(stage.panel(alice))
    await stage.choose(alice, listed["options"][0]["label"])
    await stage.settle()
    assert (await stage.host.reads.info(1, BOT)).seats[0].covered
    assert "You are away until" in await stage.slash(alice, "away")
    result = await alice.select(stage.panel(alice), [], custom_id="v1|||away_standin|")
    stage.read(alice, result, fresh=False)
    assert not (await stage.host.reads.info(1, BOT)).seats[0].covered
    await stage.slash(alice, "away", standin="1")
    await play(stage, bob)
    said = await stage.slash(alice, "back")
    assert "**Alice (stand-in)**" in said
    assert phrase("days.away.back") in said
    await stage.passes(DAY)
    assert not any("(stand-in)" in texts(letter) for letter in alice.user.dm_channel.history())  # told already


@pytest.mark.slow
async def test_what_is_no_table_gets_a_sentence(stage: DiscordStage) -> None:
    (alice,) = [stage.person("alice")]
    for typed, said in (
        ("x", phrase("days.mistake.standin", typed="x")),
        ("7", phrase("host.mistake.no_table", table=7)),
    ):
        heard = await stage.slash(alice, "away", where=stage.channel, until=after(stage, 4), standin=typed)
        assert said in heard
    assert (await stage.host.users.get(alice.id)).away_until is None
    found = await alice.autocomplete(stage.channel, "away", "standin", "")
    assert [one["value"] for one in found] == ["all", "none"]
