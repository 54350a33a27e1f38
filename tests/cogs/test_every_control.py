"""Whatever somebody uses, and whatever goes wrong with it: an answer, no error of ours, and nothing done by halves."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands
from simcord.actors import MemberActor

from cogs.clicks import context
from cogs.clicks.answering import TRIES as ACKNOWLEDGEMENTS
from host import Person
from testkit.discord.stage import DiscordStage, staged
from tests.cogs.controls import COMMANDS, EVERY, VERBS, saved
from tests.sandbox.api_check import Request

ANSWER = r"/webhooks/.*/messages/@original"
CALLBACK = r"/interactions/.*/callback"
ANSWERED_ANEW = (  # buttons in front of everybody
    "|move|", "|hand|", "|board|", "|in_words|", "|log|", "|help|", "|rematch|", "|replay|", "|film|", "|verify|",
    "|watch|", "|learn|",
)  # fmt: skip
FOR_ALL_TO_SEE = ("/table new", "/table invite")  # the lobby, and the invitation that follows the answer
TROUBLES = (500, 429, "dropped before", "dropped after")  # by turns: all of them, and all controls, but not all pairs
OUR_MISTAKE = "our mistake"
REACHES_BACK = ("|privacy_delete_now|",)  # also changes tables that have ended: names
FILES = ("|options|", "|privacy_export|", "|export|", "/export", "/kontor export")
pytestmark = [pytest.mark.slow, pytest.mark.long, pytest.mark.usefixtures("drawn", "quick")]
everything = pytest.mark.parametrize("name", EVERY)
one_half = pytest.mark.parametrize("name", [name for n, name in enumerate(EVERY) if n % 2 == 0])  # of what all share
other_half = pytest.mark.parametrize("name", [name for n, name in enumerate(EVERY) if n % 2 == 1])
buttons_only = pytest.mark.parametrize("name", [f"|{verb}|" for verb in VERBS])
found: dict[str, object] = {}  # what is stored before a control is used
left: dict[str, tuple[object, str]] = {}  # what a control leaves behind where nothing goes wrong, and what it says


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No pause before something is tried again."""
    monkeypatch.setattr(context, "PAUSE", 0)


@pytest.fixture(autouse=True)
def no_errors(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing of what is tried here is a mistake of ours, so nothing may be logged as one."""
    yield
    assert [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR] == []


def timeless(said: str) -> str:
    """What was said, without how long the bot took."""
    return re.sub(r"\d+\N{NO-BREAK SPACE}ms", "some ms", said)


@pytest.fixture
async def undisturbed(name: str, tmp_path: Path, drawn: object, checked_requests: list[Request]) -> tuple[object, str]:
    """What is stored and what was said once a control was used as it should be."""
    if name not in left:
        folder = tmp_path / "undisturbed"
        folder.mkdir()
        async with staged(folder) as stage:
            who, use = await EVERY[name].ready(stage)
            found[name] = saved(stage)
            said = await use(who)
            await stage.settle()
            left[name] = saved(stage), timeless(said)
    return left[name]


@pytest.fixture
async def scene(undisturbed: object, tmp_path: Path, checked_requests: list[Request]) -> AsyncIterator[DiscordStage]:
    async with staged(tmp_path) as stage:
        yield stage


async def test_every_button_and_command_is_among_them(stage: DiscordStage) -> None:
    await stage.start(stage.person("alice"), stage.person("bob"))
    assert set(VERBS) == set(stage.bot.wired.router.verbs)
    walked = stage.bot.tree.walk_commands()
    assert set(COMMANDS) == {command.qualified_name for command in walked if isinstance(command, app_commands.Command)}


@everything
async def test_it_works(name: str, undisturbed: tuple[object, str]) -> None:
    after, said = undisturbed
    assert (after != found[name]) is EVERY[name].changes
    assert said.strip() or name in FILES, "a form and a file are an answer, too"
    assert OUR_MISTAKE not in said


@pytest.mark.parametrize("name", [name for name in EVERY if name.startswith("/") or name in ANSWERED_ANEW])
async def test_only_who_uses_it_sees_the_answer(scene: DiscordStage, name: str) -> None:
    """All but what is meant for the table: hands and questions never show up in front of everybody."""
    who, use = await EVERY[name].ready(scene)
    await use(who)
    assert scene.panel(who).ephemeral is (name not in FOR_ALL_TO_SEE)


@everything
async def test_after_a_restart(scene: DiscordStage, name: str, undisturbed: tuple[object, str]) -> None:
    """Whatever was shown before the bot went away works when it is back."""
    who, use = await EVERY[name].ready(scene)
    await scene.restart()
    said = await use(who)
    await scene.settle()
    assert (saved(scene), timeless(said)) == undisturbed


@everything
async def test_twice(scene: DiscordStage, name: str, undisturbed: tuple[object, str]) -> None:
    """The second time finds things done, and does not do them again."""
    control = EVERY[name]
    who, use = await control.ready(scene)
    await use(who)
    again = await use(who)
    await scene.settle()
    assert OUR_MISTAKE not in again
    if not control.repeats:
        assert saved(scene) == undisturbed[0]


@buttons_only
async def test_twice_at_once(
    scene: DiscordStage, name: str, undisturbed: tuple[object, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A double click: the second one is on its way before the first is answered."""
    control = EVERY[name]
    who, use = await control.ready(scene)
    sent: list[Any] = []

    async def emit(person: MemberActor, stored: object, custom_id: str, values: object = None) -> str:
        sent.extend(scene.emit(person, stored, custom_id, values) for _ in range(2))  # type: ignore[arg-type]
        return ""

    monkeypatch.setattr(scene, "forge", emit)
    await use(who)
    await scene.settle()
    assert all(one.responded for one in sent)
    if not control.repeats:
        assert saved(scene) == undisturbed[0]


@everything
async def test_by_somebody_else(scene: DiscordStage, name: str, undisturbed: tuple[object, str]) -> None:
    """Who may not is told so, and nothing happens."""
    control = EVERY[name]
    _, use = await control.ready(scene)
    before = saved(scene)
    said = await use(scene.person("zoe"))
    await scene.settle()
    assert OUR_MISTAKE not in said
    if not control.for_all:
        assert saved(scene) == before
        assert said.strip()
        assert timeless(said) != undisturbed[1]


@pytest.mark.parametrize("name", [name for name, control in EVERY.items() if not control.over])
async def test_after_the_table_was_closed(scene: DiscordStage, name: str, undisturbed: tuple[object, str]) -> None:
    control = EVERY[name]
    who, use = await control.ready(scene)
    await scene.host.lobby.close(1, Person(scene.people[0].id))
    before = saved(scene)
    said = await use(who)
    await scene.settle()
    assert OUR_MISTAKE not in said
    tables = {row[0] for row in before["tables"]}  # a guided game opens one of its own
    assert [choice for choice in saved(scene)["choices"] if choice[0] in tables] == before["choices"]
    if name not in REACHES_BACK:
        assert saved(scene)["seats"][: len(before["seats"])] == before["seats"]
    assert saved(scene)["tables"][: len(before["tables"])] == before["tables"]


@pytest.mark.parametrize(("name", "trouble"), [(name, TROUBLES[n % len(TROUBLES)]) for n, name in enumerate(EVERY)])
async def test_when_the_answer_is_lost_once(
    scene: DiscordStage, name: str, trouble: str | int, undisturbed: tuple[object, str]
) -> None:
    """It is sent again; what was asked for is done once."""
    who, use = await EVERY[name].ready(scene)
    if isinstance(trouble, str):
        scene.connection.breaks.append(("PATCH", ANSWER, trouble == "dropped after"))
    else:
        scene.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=trouble)
    said = await use(who)
    await scene.settle()
    assert (saved(scene), timeless(said)) == undisturbed


@pytest.mark.parametrize(("name", "arrived"), [(name, n % 2 == 0) for n, name in enumerate(EVERY)])
async def test_when_the_acknowledgement_is_lost_once(
    scene: DiscordStage, name: str, arrived: bool, undisturbed: tuple[object, str]
) -> None:
    """The connection breaks before or after Discord has it: that is sent again, and what was asked for is done."""
    who, use = await EVERY[name].ready(scene)
    scene.connection.breaks.append(("POST", CALLBACK, arrived))
    said = await use(who)
    await scene.settle()
    assert (saved(scene), timeless(said)) == undisturbed


@one_half
async def test_when_it_cannot_be_acknowledged(scene: DiscordStage, name: str, undisturbed: tuple[object, str]) -> None:
    """Then nothing is done, and who clicked is told so as soon as Discord can be reached."""
    who, use = await EVERY[name].ready(scene)
    before = saved(scene)
    scene.connection.breaks += [("POST", CALLBACK, False)] * ACKNOWLEDGEMENTS
    said = await use(who)
    await scene.settle()
    assert saved(scene) == before
    assert said == "Discord is not responding properly. Nothing has changed; please try again in a moment."


@other_half
async def test_when_the_message_is_gone(scene: DiscordStage, name: str, undisturbed: tuple[object, str]) -> None:
    """The answer comes as a message of its own."""
    who, use = await EVERY[name].ready(scene)
    scene.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=404, code=10008)
    said = await use(who)
    await scene.settle()
    assert saved(scene) == undisturbed[0]
    assert OUR_MISTAKE not in said


@one_half
async def test_when_discord_does_not_wait(scene: DiscordStage, name: str, undisturbed: tuple[object, str]) -> None:
    """After three seconds nobody can be answered any more: then nothing is done."""
    who, use = await EVERY[name].ready(scene)
    before = saved(scene)
    scene.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062)
    with pytest.raises(AssertionError):
        await use(who)
    await scene.settle()
    assert saved(scene) == before


@other_half
async def test_when_discord_is_down(scene: DiscordStage, name: str, undisturbed: tuple[object, str]) -> None:
    """Nothing at all comes through after the first sign of life: it is done or not, never by halves."""
    who, use = await EVERY[name].ready(scene)
    before = saved(scene)
    for method in ("PATCH", "POST"):
        scene.env.inject_error(method, "/webhooks/*", status=503, times=None)
    await use(who)
    await scene.settle()
    scene.env.backend.faults.clear()
    assert saved(scene) in (before, undisturbed[0])
