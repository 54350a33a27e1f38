"""Interactions go to a real discord.py bot over a real socket and come back in every shape."""

from __future__ import annotations

import asyncio

import pytest
from simcord.backend.models import ResponseKind

from sandbox import Refused, Sandbox
from sandbox.world import LOADING
from testkit.page.demo_bot import ALT, message_of

pytestmark = pytest.mark.slow


async def test_a_command_answers_with_a_layout_and_its_picture(table: Sandbox) -> None:
    """Components V2 with `attachment://` shows the uploaded file, alt text included."""
    ada = table.person("Ada")
    outcome = await ada.slash(table.channel("tables"), "board")
    assert outcome.kind is ResponseKind.MESSAGE
    file = message_of(outcome).attachments[0]
    assert (file["filename"], file["description"]) == ("board.png", ALT)
    gallery = next(part for part in message_of(outcome).components[0]["components"] if part["type"] == 12)
    assert gallery["items"][0]["media"]["url"] == file["url"]
    assert (table.world.cdn.get(file["url"]) or b"")[:4] == b"\x89PNG"


async def test_a_button_replaces_the_picture(table: Sandbox) -> None:
    """A click may edit the message it sits on, with a new file."""
    ada = table.person("Ada")
    shown = message_of(await ada.slash(table.channel("tables"), "board"))
    first = shown.attachments[0]["url"]
    outcome = await ada.click(shown, "move|0")
    assert outcome.kind is ResponseKind.UPDATE
    assert message_of(outcome).id == shown.id
    assert message_of(outcome).attachments[0]["url"] != first


async def test_options_are_typed_and_checked(table: Sandbox) -> None:
    """Integers, booleans and choices arrive typed; what a client would not send is refused."""
    ada, here = table.person("Ada"), table.channel("tables")
    outcome = await ada.slash(here, "table new", game="mombasa", seats=3, open=False, pace="slow")
    assert message_of(outcome).content == "mombasa for 3, open=False, slow"
    for wrong in ({"seats": 3}, {"game": "x", "seats": 9}, {"game": "x", "pace": "warp"}, {"game": "x", "nope": 1}):
        with pytest.raises(Refused):
            await ada.slash(here, "table new", **wrong)


async def test_autocomplete_suggests_while_typing(table: Sandbox) -> None:
    """The bot's suggestions come back, others' options filled in or not."""
    ada = table.person("Ada")
    found = await ada.autocomplete(table.channel("tables"), "table new", "game", "omb", {"seats": "2"})
    assert found == [{"name": "Mombasa", "value": "mombasa"}]


async def test_ephemeral_answers_show_to_one_user_and_carry_their_language(table: Sandbox) -> None:
    """`locale` is the user's own, whatever the server speaks."""
    ada, ben, here = table.person("Ada"), table.person("Ben"), table.channel("tables")
    answer = message_of(await ben.slash(here, "whoami"))
    assert answer.content == "Ben ru en-US"
    assert ben.sees(answer)
    assert not ada.sees(answer)
    ben.dismiss(answer)
    assert answer not in ben.reads(here)


async def test_selects_take_what_they_offer(table: Sandbox) -> None:
    """Number of values and values are checked as in a real client."""
    ada = table.person("Ada")
    shown = message_of(await ada.slash(table.channel("tables"), "board"))
    assert message_of(await ada.select(shown, "goods", ["tea", "fish"])).content == "Picked tea, fish"
    for wrong in ([], ["gold"], ["tea", "tea"], ["tea", "silk", "copper", "fish"]):
        with pytest.raises(Refused):
            await ada.select(shown, "goods", wrong)


async def test_a_disabled_button_cannot_be_pressed(table: Sandbox) -> None:
    """Nor one that is not there."""
    ada = table.person("Ada")
    shown = message_of(await ada.slash(table.channel("tables"), "board"))
    for custom_id in ("resign", "nothing"):
        with pytest.raises(Refused):
            await ada.click(shown, custom_id)


async def test_a_form_is_shown_and_sent_once(table: Sandbox) -> None:
    """Text, select, radio and checkbox group in labels; a sent form is gone."""
    ada = table.person("Ada")
    shown = message_of(await ada.slash(table.channel("tables"), "board"))
    form = await ada.click(shown, "form")
    assert form.kind is ResponseKind.MODAL
    with pytest.raises(Refused):
        await ada.submit(form.record, {"name": "x" * 21, "game": ["nippon"], "pace": "slow"})
    values = {"name": "Tea house", "game": ["nippon"], "pace": "daily", "parts": ["museum", "harbour"]}
    sent = await ada.submit(form.record, values)
    entered = "[('game', ['nippon']), ('name', 'Tea house'), ('pace', 'daily'), ('parts', ['museum', 'harbour'])]"
    assert message_of(sent).content == f"Form: {entered}"
    with pytest.raises(Refused):
        await ada.submit(form.record, values)


async def test_thinking_ends_with_the_answer(table: Sandbox) -> None:
    """A deferred answer shows at once and is filled in later."""
    ada = table.person("Ada")
    outcome = await ada.slash(table.channel("tables"), "think")
    assert outcome.kind is ResponseKind.DEFERRED
    assert message_of(outcome).flags & LOADING
    await table.until(lambda: not message_of(outcome).flags & LOADING)
    assert message_of(outcome).components[0]["type"] == 17


@pytest.mark.slow
@pytest.mark.usefixtures("three_seconds")
async def test_a_bot_that_does_not_answer_fails_after_three_seconds(table: Sandbox) -> None:
    """And other users are not held up meanwhile."""
    ada, ben, here = table.person("Ada"), table.person("Ben"), table.channel("tables")
    late, quick = await asyncio.gather(ada.slash(here, "slow"), ben.slash(here, "whoami"))
    assert late.failed
    assert not quick.failed


async def test_hidden_hands_come_by_direct_message(table: Sandbox) -> None:
    """A closed DM answers 50007, and the bot can say so."""
    ada, here = table.person("Ada"), table.channel("tables")
    outcome = await ada.slash(here, "hand")
    await table.until(lambda: message_of(outcome).content)
    assert ada.reads(ada.dm)[-1].content == "Your **hidden hand**"
    table.world.change_person(ada.id, dms_open=False)
    outcome = await ada.slash(here, "hand")
    await table.until(lambda: message_of(outcome).content)
    assert message_of(outcome).content == "Your messages are closed (50007)."


async def test_private_threads_show_to_their_members(table: Sandbox) -> None:
    """A mention brings its reader in; others do not see the thread (the owner of the server does)."""
    ben, here = table.person("Ben"), table.channel("tables")
    cara = table.world.add_person("Cara")
    await ben.slash(here, "thread", name="Secret", private=True)
    room = await table.until(
        lambda: any(c.name == "Secret" for c in table.world.channels.values()) and table.channel("Secret")
    )
    await table.until(lambda: ben.reads(room))
    assert all("Secret" not in message.content for message in table.person("Cara").reads(here))
    with pytest.raises(Refused):
        table.person("Cara").say(room, "May I?")
    assert cara.id not in table.world.channels[room].thread_members
    ben.say(room, "Here I am.")
    assert ben.reads(room)[-1].content == "Here I am."


async def test_a_file_option_reaches_the_bot(table: Sandbox) -> None:
    """The bot downloads it from the loopback address."""
    outcome = await table.person("Ada").slash(table.channel("tables"), "upload", file=("a.txt", b"12345"))
    assert message_of(outcome).content == "a.txt: 5 bytes"
