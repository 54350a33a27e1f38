"""Hostile names of people and of their server in all that is posted, answered, suggested and written to files."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from cogs.messages import limits
from cogs.messages.escaping import escaped
from cogs.operation.logs import MarkedLines
from host import BOT, Person
from testkit.discord.shown import buttons, sent_bodies, texts
from testkit.discord.stage import DiscordStage
from testkit.hostile.names import HOSTILE_NAMES
from testkit.rotation import rotated
from testkit.scenes import play_out
from tests.cogs.controls import manages
from words.cleaning import DIRECTION_MARKS

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("drawn")]

SEATS = 4
NAMES = list(HOSTILE_NAMES.values())
TABLES = [NAMES[at : at + SEATS] for at in range(0, len(NAMES), SEATS)]
# What these names would come to if anything of them was left as it is; a backslash before it makes it words.
ALIVE = re.compile(
    r"@(?:everyone|here)|(?<!\\)<(?:@|#|/table close:|t:0|:tea|id:|https)|(?<!\\)\*\*bold|(?<!\\)__under|(?<!\\)~~gone"
    r"|(?<!\\)\|\|spoiler|(?<!\\)```|\]\(https://evil|https://evil|`/table close`"
)
AT_THE_START = re.compile(r"^(?:# Heading|-# small|>>>|2026-11-16 00:00|- Bob has won|- item)", re.MULTILINE)
OWN = re.compile(r"<@!?(\d+)>|<#\d+>|<t:\d{9,}:\w>|</[a-z ]+:\d+>")  # what our own sentences have


class Lines(logging.Handler):
    """What the log of the process would show."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(MarkedLines())
        self.shown: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.shown.append(self.format(record))


@pytest.fixture
def lines() -> Iterator[list[str]]:
    """Everything of ours, at its most talkative."""
    handler, ours = Lines(), [logging.getLogger(name) for name in ("host", "cogs", "storage", "words")]
    before = [one.level for one in ours]
    for one in ours:
        one.addHandler(handler)
        one.setLevel(logging.DEBUG)
    yield handler.shown
    for one, level in zip(ours, before, strict=True):
        one.removeHandler(handler)
        one.setLevel(level)


def called(stage: DiscordStage, names: list[str]) -> list[MemberActor]:
    """People of these names, on a server that is called like the first of them."""
    people = [stage.person(f"user{n}") for n in range(len(names))]
    for person, name in zip(people, names, strict=True):
        stage.env.backend.users[person.id].global_name = name
    stage.env.backend.guilds[stage.guild.id].name = names[0]
    return people


async def seated(stage: DiscordStage, names: list[str]) -> list[MemberActor]:
    """They sit down and start by clicks, and somebody has moved."""
    people = called(stage, names)
    await stage.slash(people[0], "table new", where=stage.channel, game="bazaar")
    card = next(m for m in stage.channel.history() if "Bazaar ·" in texts(m))
    for person in people[1:]:
        await stage.forge(person, stage.stored(card), "v1|1||join|")
    await stage.forge(people[0], stage.stored(card), "v1|1||start|")
    await stage.settle()
    for person in people:
        for picks in (["n:1"], ["lock"]):
            await stage.host.answers.answer(1, Person(person.id), None, picks)
    await stage.settle()
    stage.table = await stage.host.reads.info(1, BOT)
    stage.thread = ChannelHandle(stage.env, stage.guild, stage.env.backend.get_channel(stage.table.thread or 0))
    return people


def written(body: Any) -> Iterator[str]:
    """Every text in what was sent, of any kind."""
    if isinstance(body, dict):
        for key, value in body.items():
            if isinstance(value, str) and key in ("content", "label", "description", "placeholder", "title", "name"):
                yield value
            else:
                yield from written(value)
    elif isinstance(body, list):
        for one in body:
            yield from written(one)


def judge(stage: DiscordStage, people: list[MemberActor], suggested: list[str]) -> None:
    """Nothing of all that was sent is alive, and nobody rings who was not meant to."""
    users = {str(person.id) for person in people}
    shown = list(suggested)
    for where, body in sent_bodies(stage.env):
        mentions = body.get("allowed_mentions") or {"parse": []}
        assert mentions["parse"] == [], where
        assert {str(user) for user in mentions.get("users") or ()} <= users, where
        assert not mentions.get("roles"), where
        for part in limits.walk(body["components"]):
            if part["type"] == limits.DISPLAY:
                text = OWN.sub(lambda found: "" if found[1] is None or found[1] in users else found[0], part["content"])
                assert ALIVE.search(text) is None, (where, text)
                assert AT_THE_START.search(text) is None, (where, text)
        shown += written(body)
    assert len(shown) > 100
    everything = "\n".join(shown)
    assert [name for name in stage.table.names if escaped(name) not in everything] == []
    for text in shown:
        assert DIRECTION_MARKS.isdisjoint(text), text
        assert not any(one in text for one in ("\u2028", "\u2029", "\x0b", "\x1b", "\x85", "\r", "\x00")), text
        assert re.search(r"[\u0300-\u036f\u0489]{4}", text) is None, text
        assert text.strip(" \u200b"), "nothing to be seen"


async def looked(stage: DiscordStage, who: MemberActor) -> list[str]:
    """Everything that shows names, looked at; returns what was suggested."""
    for name, given in (
        ("table info", {}), ("table list", {}), ("log", {"since": "start"}), ("board", {}), ("hand", {}),
        ("scores", {}), ("move", {}), ("history", {}), ("watch", {}), ("kontor tables", {}), ("standings", {}),
    ):  # fmt: skip
        await stage.slash(who, name, None, **given)
    for verb in ("in_words", "log", "help", "board", "plan"):
        await stage.forge(who, stage.stored(stage.newest()), f"v1|1||{verb}|")
    found = []
    for command, option in (("board", "seat"), ("table replace", "player"), ("table info", "table"), ("move", "table")):
        found += [str(one["name"]) for one in await who.autocomplete(stage.thread, command, option, "")]
    assert len(found) >= SEATS
    return found


@pytest.mark.parametrize("names", rotated(TABLES, len(TABLES) // 2))
async def test_at_a_table_that_is_played(stage: DiscordStage, names: list[str], lines: list[str]) -> None:
    people = await seated(stage, names)
    table = await stage.host.reads.info(1, BOT)
    manages(stage, people[0])
    suggested = await looked(stage, people[0])
    judge(stage, people, [*suggested, str(stage.env.backend.get_channel(stage.thread.id).name)])
    told = json.loads(await stage.host.transfer.export(1, Person(people[0].id)))
    for name in [*table.names, *(one["name"] for one in told["players"])]:
        assert name
        assert len(name) <= 100
        assert name.splitlines() == [name]
    assert lines
    assert [line for line in lines if re.search(r"^(?!\d{4}-\d\d-\d\d |    )", line, re.MULTILINE)] == []


async def test_at_a_table_that_is_over(stage: DiscordStage) -> None:
    """Score sheet, poster, standings and history name everybody once more."""
    names = [HOSTILE_NAMES[name] for name in ("link", "lines", "combining", "long word")]
    people = await seated(stage, names)
    await play_out(stage, 1)
    for name in ("scores", "standings", "history", "replay", "export"):
        await stage.slash(people[0], name)
    judge(stage, people, [])
    assert any("|verify|" in one["custom_id"] for post in stage.posts() for one in buttons(post))


async def test_people_who_are_written_about_from_elsewhere(stage: DiscordStage) -> None:
    """Whoever starts from a direct message chooses among servers and channels by name."""
    people = called(stage, NAMES[:2])
    await stage.slash_dm(people[0], "table new", game="bazaar", computers=1)
    panel = stage.stored(stage.panel(people[0]))
    await stage.forge(people[0].user, panel, "v1|1||start|")
    judge_some = [text for _, body in sent_bodies(stage.env) for text in written(body)]
    assert judge_some
    assert all(DIRECTION_MARKS.isdisjoint(text) and "@everyone" not in text for text in judge_some)
