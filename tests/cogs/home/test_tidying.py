"""Nothing stands for ever: lobbies and invitations say a word and go; who has left the server is noticed."""

from __future__ import annotations

import re

import pytest
from simcord.actors import MemberActor

from host import BOT, Person
from testkit.discord.shown import labels, silent, texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase, phrase_like
from testkit.scenes import lobby, open_table

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("drawn")]

DAY = 86_400.0
ANY = re.compile(".+?")


async def people(stage: DiscordStage, *names: str, locale: str = "en-US") -> list[MemberActor]:
    """Some people who never sleep."""
    found = [stage.person(name, locale) for name in names]
    for one in found:
        await stage.host.users.set(one.id, quiet_from=0, quiet_to=0)
    return found


def letters(who: MemberActor) -> list[str]:
    return [texts(one) for one in who.user.dm_channel.history()]


async def test_a_lobby_is_kept_by_one_press_and_goes_without(stage: DiscordStage) -> None:
    alice, bob = await people(stage, "alice", "bob")
    await open_table(stage, alice)
    await stage.press(bob, "Join", lobby(stage))
    await stage.passes(7 * DAY + 60)
    word = alice.user.dm_channel.history()[-1]
    assert phrase_like("home.tidy.lobby", until=ANY).search(texts(word))
    assert (labels(word), silent(word)) == (["Keep the table", "To the lobby"], False)
    assert len(letters(bob)) == 1
    await stage.restart()
    assert phrase("home.tidy.kept") in await stage.press(alice.user, "Keep the table", word)
    await stage.passes(20 * DAY)
    assert (await stage.host.reads.info(1, BOT)).status == "lobby"
    await stage.passes(2 * DAY)
    assert (await stage.host.reads.info(1, BOT)).status == "closed"
    assert [phrase("home.tidy.closed") in letters(one)[-1] for one in (alice, bob)] == [True, True]
    assert "Join" not in labels(lobby(stage))
    old = next(one for one in alice.user.dm_channel.history() if "Keep the table" in labels(one))
    assert phrase("host.mistake.ended", table=1) in await stage.press(alice.user, "Keep the table", old)


async def test_an_invitation_is_withdrawn_and_its_message_says_so(stage: DiscordStage) -> None:
    alice, cleo = await people(stage, "alice", "cleo")
    await open_table(stage, alice)
    await stage.slash(alice, "table invite", where=stage.channel, user=cleo.user, table=1)
    invitation = stage.channel.history()[-1]
    assert labels(invitation) == ["Join"]
    await stage.passes(7 * DAY + 60)
    asked = cleo.user.dm_channel.history()[-1]
    assert phrase_like("home.tidy.invited", until=ANY).search(texts(asked))
    assert labels(asked)[0] == "Join"
    unanswered = phrase_like("home.tidy.unanswered", guest=f"<@{cleo.id}>", until=ANY)
    assert any(unanswered.search(one) for one in letters(alice))
    await stage.host.tidying.keep(1, Person(alice.id))
    await stage.passes(14 * DAY)
    assert phrase("home.tidy.withdrawn") in letters(cleo)[-1]
    (edited,) = [one for one in stage.channel.history() if one.id == invitation.id]
    assert (phrase("home.tidy.invitation_over", player=f"<@{cleo.id}>") in texts(edited), labels(edited)) == (True, [])
