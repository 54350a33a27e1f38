"""How a game went: everybody's points at every boundary, where the lead passed to the winner, the biggest move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from engine.core import games
from engine.core.games import AnyGame
from engine.core.result import Result
from engine.core.run import decode_state
from engine.core.state import Event
from engine.core.text import Seat, Text

# What every seat may expect in the end, judged by a position; empty where nobody has learnt to judge it.
Estimator: TypeAlias = Callable[[AnyGame, Any], Sequence[float]]


class RoundPoints(Struct, frozen=True):
    """What everybody would have if the game had ended at a boundary."""

    round: int
    totals: tuple[int, ...]  # by seat
    expected: tuple[int, ...] = ()  # what the computer thought they would have in the end; in the last one they have it


class BigMove(Struct, frozen=True):
    """The turn that brought more than any other."""

    seat: Seat
    segment: int
    round: int
    gain: int
    log_line: Text | None = None  # what was done


class TurningPoint(Struct, frozen=True):
    """Since when the winner was ahead for good; who led from the first round on has the greatest lead instead."""

    seat: Seat
    round: int
    passed: bool  # the lead passed there


class GameStory(Struct, frozen=True):
    """What a poster shows; the first standing is that after the set-up."""

    standings: tuple[RoundPoints, ...]  # one for each round, at its end
    turns: int
    biggest: BigMove | None = None
    turning_point: TurningPoint | None = None


def no_estimate(kind: AnyGame, state: Any) -> Sequence[float]:
    return ()


def standings(game: str, snapshots: Sequence[bytes], estimate: Estimator = no_estimate) -> list[RoundPoints]:
    """The points at every boundary, with everything counted that a finished game has no reason to hide."""
    kind = games.get(game)
    found = []
    for snapshot in snapshots:
        state = decode_state(kind, snapshot)
        expected = tuple(round(points) for points in estimate(kind, state))
        found.append(RoundPoints(kind.round_of(state), tuple(kind.totals(state)), expected))
    return found


def story_of(
    game: str,
    snapshots: Sequence[bytes],
    actors: Sequence[Seat | None],
    events: Sequence[Sequence[Event]],
    end: Result,
    estimate: Estimator = no_estimate,
) -> GameStory:
    """The story of a finished game; `actors` and `events` have an entry for every closed segment."""
    found = standings(game, snapshots, estimate)
    totals = tuple(score.total for score in sorted(end.scores, key=lambda one: one.seat))
    found[-1] = RoundPoints(found[-1].round, totals, totals if found[-1].expected else ())
    rounds = by_round(found)
    return GameStory(
        tuple(rounds),
        len(snapshots) - 1,
        biggest_move(found, actors, events, games.get(game).headlines),
        turning_point(rounds, end.winners),
    )


def by_round(found: Sequence[RoundPoints]) -> list[RoundPoints]:
    """The first standing, and the last of every round; its round is the one that has just ended."""
    ends = [
        (now, after)
        for now, after in zip(found[1:], [*found[2:], None], strict=True)
        if after is None or after.round != now.round
    ]
    return [RoundPoints(0, found[0].totals, found[0].expected), *(now for now, _ in ends)]


def biggest_move(
    found: Sequence[RoundPoints],
    actors: Sequence[Seat | None],
    events: Sequence[Sequence[Event]],
    headlines: Sequence[str],
) -> BigMove | None:
    """Of turns in which one player alone acted, the one that brought that player most."""
    best: BigMove | None = None
    for segment, seat in enumerate(actors):
        if seat is None:
            continue
        before, after = found[segment], found[segment + 1]
        gains = [new - old for new, old in zip(after.totals, before.totals, strict=True)]
        if len(gains) > 1 and min(gains) > 0:
            continue  # something was scored for everybody
        gain = gains[seat]
        if gain > (0 if best is None else best.gain):
            best = BigMove(seat, segment, before.round, gain, headline(events[segment], seat, headlines))
    return best


def headline(events: Sequence[Event], seat: Seat, headlines: Sequence[str]) -> Text | None:
    """The line of the log that says most about a turn: by the game's own order, else the first one."""
    public = [event for event in events if event.seat == seat and event.to is None]
    ranked = sorted(
        public, key=lambda event: headlines.index(event.kind) if event.kind in headlines else len(headlines)
    )
    return ranked[0].text if ranked else None


def turning_point(rounds: Sequence[RoundPoints], winners: Sequence[Seat]) -> TurningPoint | None:
    """The end of the round since which the winner was never behind again; none for a shared victory."""
    if len(winners) != 1 or len(rounds) < 3 or len(rounds[0].totals) < 2:
        return None
    seat = winners[0]
    leads = [one.totals[seat] - max(total for n, total in enumerate(one.totals) if n != seat) for one in rounds[1:]]
    behind = [n for n, lead in enumerate(leads) if lead < 0]
    if behind and behind[-1] + 1 < len(leads):
        return TurningPoint(seat, rounds[behind[-1] + 2].round, passed=True)
    if behind:
        return None
    greatest = max(range(len(leads)), key=lambda n: leads[n])
    return TurningPoint(seat, rounds[greatest + 1].round, passed=False)
