"""Places of the local table without the bot: who is there has added it for themselves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import discord
import pytest

from sandbox import Sandbox, present
from sandbox.refused import Refused
from testkit.discord.guests import FOR_PEOPLE
from testkit.page.playing import kontor
from testkit.rotation import by_turns

pytestmark = pytest.mark.slow


def names(table: Sandbox, user: int, channel: int) -> set[str]:
    return {one["name"] for one in present.commands(table.world, channel, user)}


@by_turns(0, days=2)
async def test_a_guest_has_the_commands_for_people_and_nobody_else_sees_the_answers(tmp_path: Path) -> None:
    async with kontor(tmp_path, ("Ada", "Ben")) as table:
        ada, ben = table.person("Ada"), table.person("Ben")
        for person in (ada, ben):
            table.world.change_person(person.id, guest=True)
        places = [ada.dm, table.channel("elsewhere"), table.channel("friends")]
        shown = {one["name"]: one["kind"] for one in present.channels(table.world, ada.id)}
        assert shown == {"Kontor": "dm", "elsewhere": "foreign", "friends": "group"}
        for place in places:
            assert names(table, ada.id, place) == FOR_PEOPLE
        with pytest.raises(Refused):
            await ada.slash(table.channel("tables"), "about")
        for place in places[1:]:
            shown_there = (await ada.slash(place, "about")).message
            assert shown_there is not None
            assert shown_there.is_ephemeral
            assert ben.reads(place) == []
            assert table.bot is not None
            with pytest.raises(discord.Forbidden):
                await table.bot.get_partial_messageable(place).send("hello")
        table.world.change_person(ada.id, guest=False)
        assert "table new" in names(table, ada.id, table.channel("tables"))


async def test_guests_and_their_places_come_back_and_the_bot_hears_of_none(make_table: Callable[..., Sandbox]) -> None:
    async with make_table() as table:
        ben = table.person("Ben")
        table.world.change_person(ben.id, guest=True)
        ben.say(table.channel("friends"), "hello")
        assert names(table, ben.id, ben.dm) == set(), "this bot offers nothing to people"
        await table.restart_bot()
        assert table.bot is not None
        assert [guild.name for guild in table.bot.guilds] == ["Kontor"]
    async with make_table() as table:
        ben = table.person("Ben")
        assert table.world.profiles[ben.id].guest
        assert [one.content for one in ben.reads(table.channel("friends"))] == ["hello"]
        with pytest.raises(Refused):
            ben.say(table.channel("tables"), "hello")
