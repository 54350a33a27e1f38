"""`master` looks ahead: it knows no more than its seat, keeps to its allowance, and goes on from any question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import testkit.bazaar.meta  # noqa: F401 (makes the game known)
from engine.core import games
from engine.core.ask import Ask
from engine.core.rng import Rng
from engine.core.run import Diverged, decode_state, encode
from engine.core.table import Observation, Table
from engine.core.text import Seat
from engine.players import answer, computer_players
from engine.players.master import Master, TurnInMind, best_turn, think
from engine.players.race import Allowance, search
from engine.players.trials import Observations, Trial, TrialResult, TurnStep, other_ways, play_out
from testkit.positions import positions
from testkit.rotation import rotated

GAMES = ("bazaar", "mombasa", "nippon", "yokohama")
ANYWHERE = (("bazaar", 0.5), ("mombasa", 0.01), ("nippon", 0.02), ("yokohama", 0.015))  # a share of the questions


def after(game: str, seats: int, answers: int, **options: str) -> Table:
    """A table on which `house` has given so many answers."""
    table, rng = Table.start(game, seats, options, "ahead"), Random(7)
    for _ in range(answers):
        seat = table.asks[0].seat
        table.answer(seat, answer(table, seat, "house", rng))
    return table


def at_turn(game: str, seats: int, answers: int, **options: str) -> Table:
    """A table played on to the beginning of a turn with something to decide."""
    table, rng = after(game, seats, answers, **options), Random(8)
    while len(table.asks[0].untold) < 3 or any(choice.by != "auto" for choice in table.choices):
        seat = table.asks[0].seat
        table.answer(seat, answer(table, seat, "house", rng))
    return table


def reshuffled(table: Table, seat: Seat, seed: str) -> Table | None:
    """The same table to a seat, with everything dealt anew that it cannot know; None if its open turn shows it."""
    state = decode_state(table.game, table.snapshot)
    table.game.redeal(state, seat, Rng(seed))
    state.rng = Rng(seed)
    try:
        return Table(table.game, table.segment, encode(state), table.choices).live()
    except Diverged:
        return None


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "answers", "options"),
    rotated(
        [
            ("bazaar", 3, 1, {}),
            ("mombasa", 2, 0, {"setup": "advanced"}),
            ("yokohama", 3, 0, {}),
            ("nippon", 1, 20, {"difficulty": "hard"}),
            ("bazaar", 3, 9, {}),
            ("mombasa", 3, 40, {}),
            ("yokohama", 2, 30, {}),
        ],
        2,
    ),
)
def test_it_knows_no_more_than_its_seat(game: str, seats: int, answers: int, options: dict[str, str]) -> None:
    """Whatever lies in the decks and in other hands: under the same random numbers it answers the same."""
    table = (at_turn if answers > 9 else after)(game, seats, answers, **options)
    seat = table.asks[0].seat
    others = [one for one in (reshuffled(table, seat, f"deal {n}") for n in range(2)) if one is not None]
    assert any(one.encoded_state() != table.encoded_state() for one in others), "nothing was dealt anew"
    turns = [best_turn(think(Observation(one, seat), Random(5), Allowance(trials=5))) for one in (table, *others)]
    assert turns[0]
    assert len(set(turns)) == 1


def test_every_game_with_a_habit_has_it_beside_its_own_players() -> None:
    for name in GAMES:
        known = list(computer_players(games.get(name)))
        assert known[0] == "house", "stand-ins are the first"
        assert "master" in known


@pytest.mark.parametrize("trials", [1, 5, 40])
def test_it_keeps_to_a_budget_of_trials(trials: int) -> None:
    """All that is begun on one deal is finished: that is the most it can overrun."""
    table, allowance = after("bazaar", 3, 9), Allowance(trials=trials)
    race = think(Observation(table, table.asks[0].seat), Random(1), allowance)
    assert race.runners
    assert allowance.done <= trials + 8


@pytest.mark.slow
def test_when_time_is_up_it_gives_the_best_so_far() -> None:
    """A clock that runs out in the middle of a round: what was not tried is no candidate, what was tried counts."""
    hours = iter(range(1000))
    allowance = Allowance(seconds=12, clock=lambda: float(next(hours)))
    table = at_turn("yokohama", 2, 30)
    race = think(Observation(table, table.asks[0].seat), Random(1), allowance)
    assert allowance.spent() >= 1
    assert best_turn(race)


@pytest.mark.slow
def test_more_is_tried_where_turns_are_close() -> None:
    """Two turns of which one is always better are soon told apart; two that differ by chance are looked at longer."""

    def trials_for(worth: Any) -> int:
        allowance = Allowance(trials=400)
        running = search(Random(1), allowance)
        asked = next(running)
        while True:
            found = [TrialResult(worth(one), (0.0, 0.0), (one.line or line("a")), ((("b",),),)) for one in asked]
            try:
                asked = running.send(list[TrialResult | None](found))
            except StopIteration:
                return allowance.done

    def line(pick: str) -> tuple[TurnStep, ...]:
        return (TurnStep("q", (pick,)),)

    def clear(one: Trial) -> float:
        return 50 * (one.line == line("b")) + 20 * Random(one.deal).random()

    def close(one: Trial) -> float:
        return 20 * Random(one.deal + 1 if one.line == line("b") else one.deal).random()

    assert trials_for(clear) < trials_for(close)


def test_more_turns_are_tried_where_deals_hardly_differ() -> None:
    """And the best of very many is found, one answer after the other."""
    letters = "abcdefghijkl"

    def tried(luck: float) -> tuple[set[tuple[TurnStep, ...]], tuple[TurnStep, ...]]:
        running, seen = search(Random(1), Allowance(trials=100)), set[tuple[TurnStep, ...]]()
        asked = next(running)
        while True:
            found = list[TrialResult | None]()
            for one in asked:
                picks = [step.picks[0] for step in one.line] + ["a"] * (3 - len(one.line))
                line = tuple(TurnStep(f"q{n}", (pick,)) for n, pick in enumerate(picks))
                ways = tuple(tuple((other,) for other in letters if other != pick) for pick in picks)
                worth = 10.0 * sum(map(letters.index, picks)) + luck * Random(f"{one.deal} {picks}").random()
                found.append(TrialResult(worth, (0.0, 0.0), line, ways))
                seen.add(line)
            try:
                asked = running.send(found)
            except StopIteration as done:
                return seen, done.value.turn_of(done.value.best)

    steady, best = tried(0)
    lucky, _ = tried(100)
    assert len(steady) > 1.5 * len(lucky)
    assert [step.picks for step in best] == [("l",), ("l",), ("l",)]


def test_it_follows_its_turn_while_the_questions_match() -> None:
    table = after("bazaar", 2, 9)
    ask = table.asks[0]
    other = TurnStep("bazaar.other", ("x",))
    mind = TurnInMind((TurnStep(ask.key, (ask.ids()[0],)), other))
    assert mind.next(ask) == [ask.ids()[0]]
    assert mind.next(ask) is None, "another question was expected"
    mind = TurnInMind((TurnStep(ask.key, ("gone",)), TurnStep(ask.key, (ask.ids()[0],))))
    assert mind.next(ask) is None
    assert mind.next(ask) is None, "the rest of a turn that does not fit is void"


@pytest.mark.slow
@pytest.mark.parametrize("game", ["bazaar", "yokohama"])
def test_one_thought_carries_a_whole_turn(game: str) -> None:
    """Its answers up to the end of the turn, or to what it reveals, come from one comparison."""
    table, thoughts = at_turn(game, 2, 30 if game == "yokohama" else 9), 0
    seat, segment = table.asks[0].seat, table.segment

    class Counting(Random):
        def getrandbits(self, k: int) -> int:  # a new deal
            nonlocal thoughts
            thoughts += 1
            return super().getrandbits(k)

    player, rng = Master(trials=6), Counting(3)
    answers = 0
    while table.segment == segment and table.ask_of(seat) is not None:
        ask = table.ask_of(seat)
        assert ask is not None
        before = thoughts
        table.answer(seat, player(Observation(table, seat), ask, rng))
        answers += 1
        if any(choice.shown for choice in table.choices):
            break
        assert answers == 1 or thoughts == before
    assert answers > 1


@pytest.mark.slow
@pytest.mark.parametrize(("game", "share"), rotated(ANYWHERE, 1))
def test_it_goes_on_from_any_question(game: str, share: float) -> None:
    """Also in the middle of a turn that somebody else began, and of a secret plan."""
    rng, begun = Random(1), 0
    for table in positions(game, 3, {}, "begun", share):
        for ask in table.asks:
            copy = Table.load(table.dump())
            begun += any(choice.seat == ask.seat for choice in table.choices)
            copy.answer(ask.seat, Master(trials=4)(Observation(copy, ask.seat), ask, rng))
    assert begun > 0, "no turn of somebody else was ever gone on with"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
def test_only_the_turn_in_question_is_thought_through(game: str) -> None:
    """What comes after it is answered quickly; and whoever looks into an imagined table leaves it as it was."""
    table, asked = at_turn(game, 2, 20), list[tuple[int, Seat, bool]]()
    house = table.game.players["house"]

    def watched(observation: Observation[Any], ask: Ask[Any], rng: Random) -> Sequence[str]:
        imagined = observation.imagine(Random(1))
        assert imagined is not None
        asked.append((imagined.segment, observation.seat, observation.quick))
        before = imagined.encoded_state()
        picks = house(observation, ask, rng)
        assert imagined.encoded_state() == before
        return picks

    spied = replace(table.game, players={"house": watched})
    me = table.asks[0].seat
    assert (
        play_out(Observation(Table(spied, table.segment, table.snapshot, table.choices), me), Trial(1, ())) is not None
    )
    assert asked[0] == (table.segment, me, False)
    later = [quick for segment, _, quick in asked if segment > table.segment]
    assert later
    assert all(later)


def test_what_is_kept_of_a_secret_phase_stays_true_to_its_end() -> None:
    table, rng = Table.start("mombasa", 2, seed="kept"), Random(1)
    while table.joint is None or table.joint.key != "mombasa.planning":
        table.answer(table.asks[0].seat, answer(table, table.asks[0].seat, "house", rng))
    observations, phase, kept = Observations(table), table.joint, list[Any]()
    while table.joint is phase:
        seat = table.asks[0].seat
        observation = observations.of(seat, quick=True)
        assert observation.view == table.game.view(table.state, seat)
        kept.append(observation)
        table.answer(seat, table.game.players["house"](observation, table.asks[0], rng))
    assert len({id(one) for one in kept}) == table.seats < len(kept)
    seat = table.asks[0].seat
    assert observations.of(seat, quick=True).view == table.game.view(table.state, seat)


def test_every_shape_of_question_can_be_answered_otherwise() -> None:
    """One of several, some of several, an order: what is tried instead is always allowed."""
    seen = set()
    for table in positions("bazaar", 3, {"caravans": "on"}, "ways", 1.0):
        for ask in table.asks:
            picks = answer(table, ask.seat, "house", Random(1))
            for way in other_ways(ask, picks):
                seen.add((ask.shape, ask.ordered))
                ask.check(way)
                assert list(way) != list(picks)
    assert {shape for shape, _ in seen} >= {"one", "amount"}
    assert any(ordered for _, ordered in seen)
