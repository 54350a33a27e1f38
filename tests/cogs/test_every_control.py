"""Whatever somebody uses, and whatever goes wrong with it: an answer, no error of ours, and nothing done by halves."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands
from simcord.actors import MemberActor

from cogs.clicks import context
from cogs.clicks.answering import ACKNOWLEDGE_TRIES as ACKNOWLEDGEMENTS
from testkit.discord.stage import DiscordStage, staged
from testkit.host_play import shut
from testkit.phrases import phrase
from testkit.rotation import of_the_run, rotation, soaked
from tests.cogs import answers
from tests.cogs.controls import COMMANDS, EVERY, VERBS, Control, Use, saved
from tests.sandbox.api_check import Request

ANSWER = r"/webhooks/.*/messages/@original"
CALLBACK = r"/interactions/.*/callback"
OUR_MISTAKE = "our mistake"
MODAL = 9  # a kind of callback
REACHES_BACK = ("|privacy_delete_now|",)  # also changes tables that have ended: names
FILES = ("|options|", "|privacy_export|", "|export|", "/export", "/kontor export", "|set_sheets|", "|set_text|")
pytestmark = [pytest.mark.slow, pytest.mark.long, pytest.mark.usefixtures("drawn", "quick")]
# What may go wrong, and with which controls. Each control is used here every fourth day, and meets one of these then,
# by turns (on the days between, something of ours is broken: test_every_control_in_trouble.py); all of it at night.
SITUATIONS: dict[str, Callable[[str, Control], bool]] = {
    "restarted": lambda name, control: True,
    "at once": lambda name, control: name.startswith("|"),
    "by others": lambda name, control: control.for_all,
    "closed": lambda name, control: not control.over,
    "answer lost": lambda name, control: True,
    "acknowledgement lost": lambda name, control: True,
    "message gone": lambda name, control: True,
    "down": lambda name, control: True,
}
DAYS = 4  # from one trial of a control to the next
TROUBLES = (500, 429, "dropped before", "dropped after")  # by turns: all of them, and all controls, but not all pairs
found: dict[str, object] = {}  # what is stored before a control is used
left: dict[str, tuple[object, str]] = {}  # what a control leaves behind where nothing goes wrong, and what it says


def every_fourth_day() -> pytest.MarkDecorator:
    """All controls; those that are in some situation today run, the others are marked `soak`."""
    rows: list[object] = [soaked(name) if (n + rotation()) % DAYS else name for n, name in enumerate(EVERY)]
    return pytest.mark.parametrize("name", of_the_run(rows))


def by_turns(situation: str) -> pytest.MarkDecorator:
    """The controls that can get into that situation; those that are in it today run, the others are marked `soak`."""
    rows: list[object] = []
    for n, (name, control) in enumerate(EVERY.items()):
        possible = [one for one, meets in SITUATIONS.items() if meets(name, control)]
        if situation in possible:
            turn, rests = divmod(n + rotation(), DAYS)
            today = None if rests else possible[turn % len(possible)]
            rows.append(name if situation == today else soaked(name))
    return pytest.mark.parametrize("name", of_the_run(rows))


def by_place(name: str) -> int:
    """A number that is another one for the next control, and the next time it is in that situation."""
    return list(EVERY).index(name) + rotation() // (2 * len(SITUATIONS))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No pause before something is tried again."""
    monkeypatch.setattr(context, "PAUSE_SECONDS", 0)


@pytest.fixture(autouse=True)
def no_errors(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing of what is tried here is a mistake of ours, so nothing may be logged as one."""
    yield
    assert [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR] == []


def timeless(heard: str) -> str:
    """What was said, without how long the bot took and which number Discord has given a thread."""
    return re.sub(r"\d+\N{NO-BREAK SPACE}ms", "some ms", re.sub(r"<#\d+>", "<#some>", heard))


async def note(stage: DiscordStage, name: str, who: MemberActor, use: Use) -> str:
    """Use a control as it should be used, and keep what that leads to for the other tests."""
    found[name] = saved(stage)
    lay, asked = answers.messages(stage), len(stage.env.http_requests)
    heard = await use(who)
    await stage.settle()
    left[name] = saved(stage), timeless(heard)
    form = any(is_form(one.json) for one in stage.env.http_requests[asked:])
    answers.compare(name, answers.answer(lay, answers.messages(stage), form=form))
    return heard


def is_form(body: object) -> bool:
    return isinstance(body, dict) and body.get("type") == MODAL


@pytest.fixture
async def undisturbed(name: str, tmp_path: Path, drawn: object, checked_requests: list[Request]) -> tuple[object, str]:
    """What is stored and what was said once a control was used as it should be."""
    if name not in left:
        folder = tmp_path / "undisturbed"
        folder.mkdir()
        async with staged(folder) as stage:
            await note(stage, name, *await EVERY[name].ready(stage))
    return left[name]


@pytest.fixture
async def scene(tmp_path: Path, checked_requests: list[Request]) -> AsyncIterator[DiscordStage]:
    async with staged(tmp_path) as stage:
        yield stage


async def test_every_button_and_command_is_among_them(stage: DiscordStage) -> None:
    await stage.start(stage.person("alice"), stage.person("bob"))
    assert set(VERBS) == set(stage.bot.wired.router.verbs)
    walked = stage.bot.tree.walk_commands()
    assert set(COMMANDS) == {command.qualified_name for command in walked if isinstance(command, app_commands.Command)}
    assert set(answers.listed()) == set(EVERY)


def test_an_answer_that_everybody_sees_or_that_rings_is_noticed() -> None:
    private, public = answers.Seen("private", (), False), answers.Seen("thread", (), False)
    told = [answers.answer({}, {1: one}, form=False) for one in (private, public, public._replace(rings=("bob",)))]
    assert told == ["new in private", "new in thread", "new in thread, rings bob"]
    assert answers.answer({1: public}, {1: public._replace(edited=True)}, form=False) == "edited in thread"
    assert answers.answer({1: public}, {}, form=True) == "form; gone from thread"


@every_fourth_day()
async def test_it_works_once_and_for_who_may(scene: DiscordStage, name: str) -> None:
    """On one stage: who may not, an acknowledgement that fails or comes late, then the use itself, and it again."""
    control = EVERY[name]
    who, use = await control.ready(scene)
    before = saved(scene)
    refused = None if control.for_all else await by_somebody_else(scene, use)
    await cannot_be_acknowledged(scene, who, use)
    await discord_does_not_wait(scene, who, use)
    assert saved(scene) == before, "nothing was to be done so far"
    heard = await note(scene, name, who, use)
    assert (left[name][0] != before) is control.changes
    assert heard.strip() or name in FILES, "a form and a file are an answer, too"
    assert OUR_MISTAKE not in heard
    assert refused != left[name][1]
    again = await use(who)
    await scene.settle()
    assert OUR_MISTAKE not in again
    if not control.repeats:
        assert saved(scene) == left[name][0], "the second time finds things done, and does not do them again"


async def by_somebody_else(stage: DiscordStage, use: Use) -> str:
    """Who may not is told so, and nothing happens."""
    before = saved(stage)
    heard = await use(stage.person("zoe"))
    await stage.settle()
    assert saved(stage) == before
    assert heard.strip()
    assert OUR_MISTAKE not in heard
    return timeless(heard)


async def cannot_be_acknowledged(stage: DiscordStage, who: MemberActor, use: Use) -> None:
    """Then nothing is done, and who clicked is told so as soon as Discord can be reached."""
    before = saved(stage)
    stage.connection.breaks += [("POST", CALLBACK, False)] * ACKNOWLEDGEMENTS
    heard = await use(who)
    await stage.settle()
    assert saved(stage) == before
    assert heard == phrase("ui.error.discord")


async def discord_does_not_wait(stage: DiscordStage, who: MemberActor, use: Use) -> None:
    """After three seconds nobody can be answered any more: then nothing is done."""
    before = saved(stage)
    stage.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062)
    with pytest.raises(AssertionError):
        await use(who)
    await stage.settle()
    assert saved(stage) == before


@by_turns("restarted")
async def test_after_a_restart(undisturbed: tuple[object, str], scene: DiscordStage, name: str) -> None:
    """Whatever was shown before the bot went away works when it is back, or says that it is gone."""
    who, use = await EVERY[name].ready(scene)
    await scene.restart()
    heard = await use(who)
    await scene.settle()
    stored, said = undisturbed
    assert (saved(scene), timeless(heard)) == (stored, phrase(EVERY[name].gone) if EVERY[name].gone else said)


@by_turns("at once")
async def test_twice_at_once(
    undisturbed: tuple[object, str], scene: DiscordStage, name: str, monkeypatch: pytest.MonkeyPatch
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


@by_turns("by others")
async def test_by_anybody(scene: DiscordStage, name: str) -> None:
    """Whoever uses what is for all is answered."""
    _, use = await EVERY[name].ready(scene)
    heard = await use(scene.person("zoe"))
    await scene.settle()
    assert OUR_MISTAKE not in heard


@by_turns("closed")
async def test_after_the_table_was_closed(scene: DiscordStage, name: str) -> None:
    control = EVERY[name]
    who, use = await control.ready(scene)
    await shut(scene.host, 1)
    before = saved(scene)
    heard = await use(who)
    await scene.settle()
    assert OUR_MISTAKE not in heard
    tables = {row[0] for row in before["tables"]}  # a guided game opens one of its own
    assert [choice for choice in saved(scene)["choices"] if choice[0] in tables] == before["choices"]
    if name not in REACHES_BACK:
        assert saved(scene)["seats"][: len(before["seats"])] == before["seats"]
    assert saved(scene)["tables"][: len(before["tables"])] == before["tables"]


@by_turns("answer lost")
async def test_when_the_answer_is_lost_once(undisturbed: tuple[object, str], scene: DiscordStage, name: str) -> None:
    """It is sent again; what was asked for is done once."""
    trouble = TROUBLES[by_place(name) % len(TROUBLES)]
    who, use = await EVERY[name].ready(scene)
    if isinstance(trouble, str):
        scene.connection.breaks.append(("PATCH", ANSWER, trouble == "dropped after"))
    else:
        scene.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=trouble)
    heard = await use(who)
    await scene.settle()
    assert (saved(scene), timeless(heard)) == undisturbed, trouble


@by_turns("acknowledgement lost")
async def test_when_the_acknowledgement_is_lost_once(
    undisturbed: tuple[object, str], scene: DiscordStage, name: str
) -> None:
    """The connection breaks before or after Discord has it: that is sent again, and what was asked for is done."""
    arrived = by_place(name) % 2 == 0
    who, use = await EVERY[name].ready(scene)
    scene.connection.breaks.append(("POST", CALLBACK, arrived))
    heard = await use(who)
    await scene.settle()
    assert (saved(scene), timeless(heard)) == undisturbed, arrived


@by_turns("message gone")
async def test_when_the_message_is_gone(undisturbed: tuple[object, str], scene: DiscordStage, name: str) -> None:
    """The answer comes as a message of its own."""
    who, use = await EVERY[name].ready(scene)
    scene.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=404, code=10008)
    heard = await use(who)
    await scene.settle()
    assert saved(scene) == undisturbed[0]
    assert OUR_MISTAKE not in heard


@by_turns("down")
async def test_when_discord_is_down(undisturbed: tuple[object, str], scene: DiscordStage, name: str) -> None:
    """Nothing at all comes through after the first sign of life: it is done or not, never by halves."""
    who, use = await EVERY[name].ready(scene)
    before = saved(scene)
    for method in ("PATCH", "POST"):
        scene.env.inject_error(method, "/webhooks/*", status=503, times=None)
    await use(who)
    await scene.settle()
    scene.env.backend.faults.clear()
    assert saved(scene) in (before, undisturbed[0])
