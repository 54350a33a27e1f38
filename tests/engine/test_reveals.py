"""Whatever an answer brings to light counts as revealed, so that nobody can look and take it back for nothing.

Two worlds differ in nothing but what a seat cannot know. If it sees different things after the same answer, something
has come to light, and the game must have said so.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from engine.core import run, table
from engine.core.games import get as get_game
from engine.core.run import encode
from engine.core.table import Boundary, Choice, Table
from engine.core.text import Seat
from engine.selfplay import playthrough, question_data
from testkit.bazaar import meta as bazaar
from testkit.rotation import rotated
from tools.proof.play import Setup, setups

GAMES = ("mombasa", "nippon", "yokohama")
PLAYERS = ("house", "random")
VARIED = ("module", "setup", "edition", "starting_draft", "achievement_rewards")  # options that deal more, or otherwise
EVERY = [Setup(bazaar.GAME.id, 3, {}, "random"), *setups(GAMES, VARIED, PLAYERS)]
MOST_ANSWERS = 250  # of a game that is not played to its end
WHOLE_GAME = 20_000
SHARE = 0.1  # of the answers that are tried in two worlds
PLANTED = (("bazaar", 3), ("mombasa", 2), ("nippon", 1), ("yokohama", 2))


def seen_by(world: Table, seat: Seat) -> list[object]:
    """All that a seat sees after its answer; what the next player is asked is for that player to give away."""
    ask = world.ask_of(seat)
    events = [event for closed in world.crossed for event in closed.events if event.seen_by(seat)]
    views = [Table.past_view(world.game.id, closed.snapshot, seat) for closed in world.crossed]
    if ask is not None or not world.crossed:
        views.append(world.view(seat))
    own = None if ask is None else [question_data(ask), [(refused.id, refused.reason) for refused in ask.refused()]]
    return [encode(views), own, events, world.log(seat), world.over]


def revealed(before: Table, after: Table) -> bool:
    """Whether the game says that something came to light by an answer."""
    choices: list[Choice] = [choice for closed in after.crossed for choice in closed.choices]
    choices += after.choices
    openings = [closed.opening for closed in after.crossed[1:]] + [after.opening] * bool(after.crossed)
    return any(openings) or any(choice.shown for choice in choices[len(before.choices) :])


def tried(before: Table, seat: Seat, picks: list[str], rng: Random) -> str:
    """What became of an answer in two worlds."""
    worlds = [before.imagine(seat, rng), before.imagine(seat, rng)]
    found = []
    for world in worlds:
        if world is None:
            return "something was revealed in this turn"
        after = Table(world.game, world.segment, world.snapshot, world.choices).live()
        after.take_crossed()
        after.answer(seat, picks)
        found.append((seen_by(after, seat), revealed(world, after)))
    (one, told), (other, told_too) = found
    if one == other:
        return "nothing to see"
    return "revealed" if told and told_too else "seen in silence"


def compared(
    setup: Setup, share: float, seed: str = "reveals", most: int = MOST_ANSWERS
) -> tuple[Counter[str], list[str]]:
    """A game up to its first fault; a share of its answers is tried in two worlds. What came of them, and the fault."""
    rng, counted, faults = Random(f"{seed}:{setup}"), Counter[str](), list[str]()
    before: Table | None = None
    for now, _ in zip(
        playthrough(setup.game, setup.seats, seed, setup.options, [setup.player]), range(most), strict=False
    ):
        if before is not None:
            choice = last_answer(before, now)
            outcome = tried(before, choice.seat, list(choice.picks), rng)
            counted[outcome] += 1
            if outcome == "seen in silence":
                faults.append(f"{setup.command(seed)}: {choice}")
                break
        now.take_crossed()
        before = Table.load(now.dump()) if rng.random() < share else None
    return counted, faults


def last_answer(before: Table, now: Table) -> Choice:
    """The choice by which a table has moved on; those of others in a common phase stand before it."""
    choices: list[Choice] = [choice for closed in now.crossed for choice in closed.choices]
    return (choices + now.choices)[len(before.choices)]


@pytest.mark.parametrize(
    "setup", rotated(EVERY, 3, single=True), ids=lambda one: f"{one.game}-{one.seats}-{one.player}"
)
@pytest.mark.slow
def test_what_comes_to_light_is_revealed(setup: Setup) -> None:
    counted, faults = compared(setup, SHARE)
    assert faults == []
    assert counted["nothing to see"]


@pytest.mark.soak
@pytest.mark.parametrize("setup", EVERY, ids=lambda one: one.command(""))
def test_what_comes_to_light_is_revealed_in_whole_games(setup: Setup) -> None:
    for seed in range(3):
        counted, faults = compared(setup, 1.0, str(seed), most=WHOLE_GAME)
        assert faults == []
        assert counted["revealed"]


@pytest.mark.parametrize(("game", "seats"), PLANTED)
@pytest.mark.slow
def test_a_game_that_says_nothing_is_found_out(game: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def silent(*of_segment: Any) -> Boundary:
        return Boundary(*of_segment[:4])

    monkeypatch.setattr(run, "_digest", lambda _: "")
    monkeypatch.setattr(table, "Boundary", silent)
    monkeypatch.setattr(Table, "opening", ())
    options = get_game(game).complete_options(seats, {})
    assert compared(Setup(game, seats, options, "house" if game != "bazaar" else "random"), 0.3)[1]
