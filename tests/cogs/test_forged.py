"""Ids and values that no button of ours has: an answer, no error of ours, nothing done."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence

import pytest

from host import Person
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.rotation import rotated, rotation
from tests.cogs.controls import VERBS, lobby, saved, turn

pytestmark = pytest.mark.slow

HUGE = "9" * 30
NAMES = ["v1", "v1|1|1|pick", "v1|x|1|pick|", f"v1|{HUGE}||board|", f"v1|1|{HUGE}|pick|", "v1|1||no verb|", "v1|1||x|"]
Argument = tuple[str, Sequence[str] | None]  # what an id ends with, and what was chosen in a list
ARGUMENTS: list[Argument] = [
    ("", None),
    ("", []),
    ("x", ["x"]),
    ("-1", ["-1"]),
    ("²", ["²"]),
    (HUGE, [HUGE]),
    (f"board.{HUGE}.{HUGE}", ["1"]),
    (f"board..{2**62}", [str(2**62)]),
    ("<9<", ["\u0000"]),
]


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.usefixtures("drawn")
async def test_an_id_that_is_not_as_we_write_it_is_told_to_be_old(
    stage: DiscordStage, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "cogs")
    alice, _, message = await lobby(stage)
    before = saved(stage)
    for custom_id in NAMES:
        caplog.clear()
        assert await stage.forge(alice, message, custom_id) == phrase("ui.mistake.old_button"), custom_id
        assert errors(caplog) == []
        assert len([record for record in caplog.records if record.name.startswith("cogs")]) <= 1, custom_id
    assert saved(stage) == before


def by_turns(n: int) -> list[Argument]:
    """A third of the arguments for the nth verb, which are others tomorrow."""
    return [one for m, one in enumerate(ARGUMENTS) if (n + m + rotation()) % 3 == 0]


TOGETHER = 12  # verbs on one stage
PARTS = [list(VERBS)[n : n + TOGETHER] for n in range(0, len(VERBS), TOGETHER)]


@pytest.mark.usefixtures("drawn")
@pytest.mark.parametrize("verbs", rotated(PARTS, len(PARTS) // 2), ids=lambda verbs: verbs[0])
async def test_whatever_a_button_carries_is_answered(
    stage: DiscordStage, caplog: pytest.LogCaptureFixture, verbs: list[str]
) -> None:
    await forge(stage, {verb: by_turns(n) for n, verb in enumerate(verbs)}, caplog)


@pytest.mark.soak
@pytest.mark.usefixtures("drawn")
@pytest.mark.parametrize("verb", VERBS)
async def test_whatever_a_button_carries_is_answered_on_a_stage_of_its_own(
    stage: DiscordStage, caplog: pytest.LogCaptureFixture, verb: str
) -> None:
    await forge(stage, {verb: ARGUMENTS}, caplog)


async def forge(stage: DiscordStage, tried: Mapping[str, Sequence[Argument]], caplog: pytest.LogCaptureFixture) -> None:
    """In a lobby and in a game, by the organiser; what can be understood is done, nothing else."""
    alice, _ = await turn(stage)
    await stage.host.lobby.create("bazaar", Person(alice.id), "Alice", guild=stage.guild.id, channel=stage.channel.id)
    await stage.host.lobby.join(2, Person(stage.people[1].id, guild=stage.guild.id), "Bob")
    shown = stage.stored(stage.newest())
    for verb, arguments in tried.items():
        for table in (1, 2):
            for arg, values in arguments:
                if verb in ("start", "close_table", "join", "leave", "add_computer", "drop_computer") and not arg:
                    continue  # as it should be
                heard = await stage.forge(alice, shown, f"v1|{table}|1|{verb}|{arg}"[:100], values)
                assert "our mistake" not in heard, (verb, arg, values)
        await stage.settle()
        assert errors(caplog) == [], verb
