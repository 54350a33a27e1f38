"""Recorded games are played again by clicks: whatever was chosen can be chosen, and is recorded the same."""

from __future__ import annotations

from itertools import groupby
from random import Random

import msgspec
import pytest

from engine.core import games
from engine.core.run import Choice
from engine.core.table import Table
from engine.players import random_player
from host import Person
from testkit.discord.clicking import ClickingPlayer, Pace, recorded, seat_people
from testkit.discord.stage import DiscordStage
from testkit.rotation import rotated

pytestmark = pytest.mark.slow

CHOICES = 40  # of the beginning of a game


def played_at_random(game: str) -> list[Choice]:
    """What two people chose who chose at random, in whole turns."""
    table, rng, made = Table.start(game, 2, seed="clicks"), Random(11), 0
    closed: list[Choice] = []
    while made < CHOICES and not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, random_player(None, ask, rng))
        closed += [choice for boundary in table.take_crossed() for choice in boundary.choices]
        made += 1
    return [choice for choice in closed if choice.by != "auto"]


@pytest.mark.parametrize("game", rotated(("mombasa", "nippon", "yokohama"), 1))
async def test_a_recorded_game_is_played_again_by_clicks(stage: DiscordStage, game: str) -> None:
    assert game in games.names()
    made = played_at_random(game)
    people = [stage.person("alice"), stage.person("bob")]
    for one in people:
        await stage.host.users.set(one.id, pictures="never")
    table = await seat_people(stage, game, people, {})
    hands = [ClickingPlayer(stage, table, one, Pace()) for one in people]
    opened, at = None, 0
    while at < len(made):
        seat = made[at].seat
        question = await stage.host.reads.question(table.id, Person(people[seat].id))
        assert question is not None
        assert question.key == made[at].key
        if opened != seat:
            await stage.settle()
            await hands[seat].open(question.step)
            opened = seat
        plan: list[list[str]] = []
        for choice in made[at:]:
            if choice.seat != seat:
                break
            plan.append(list(choice.picks))
        await hands[seat].answer(question, plan)
        given = recorded(stage)
        assert len(given) > at
        at = len(given)
    there = [(seat, key, tuple(msgspec.json.decode(picks))) for seat, key, picks in recorded(stage)]
    assert in_rows(there) == in_rows([(choice.seat, choice.key, choice.picks) for choice in made])


def in_rows(choices: list[tuple[int, str, tuple[str, ...]]]) -> list[object]:
    """Answers to the same question in a row are given in the order in which they are offered."""
    return [(who, sorted(row)) for who, row in groupby(choices, key=lambda choice: choice[:2])]
