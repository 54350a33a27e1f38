"""How a game went: everybody's points at every boundary, where the lead passed to the winner, the biggest move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.core import games
from engine.core.account import UNKNOWN, Deed, accounts
from engine.core.effects import BY_RULE
from engine.core.games import AnyGame
from engine.core.result import Result
from engine.core.run import Choice, Run, decode_state
from engine.core.state import DeedStart
from engine.core.text import EngineBug, PlayerMistake, Seat, Text

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
    rival: Seat  # who was best of the others until then
    gains: tuple[tuple[str, int], ...] = ()  # since the round before: what the winner got more of, or less


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


class PlayedSegment(Struct, frozen=True):
    """A closed segment of a finished game: whose turn it was (None: nobody's alone), its choices and its deeds."""

    actor: Seat | None
    choices: tuple[Choice, ...]
    deeds: tuple[Deed, ...]


def story_of(
    game: str,
    snapshots: Sequence[bytes],
    segments: Sequence[PlayedSegment],
    end: Result,
    estimate: Estimator = no_estimate,
) -> GameStory:
    """The story of a finished game; before the first segment and after each there is a snapshot."""
    found = standings(game, snapshots, estimate)
    totals = tuple(score.total for score in sorted(end.scores, key=lambda one: one.seat))
    found[-1] = RoundPoints(found[-1].round, totals, totals if found[-1].expected else ())
    rounds = by_round(found)
    turning = turning_point(rounds, end.winners)
    if turning is not None:
        at = next(n for n, one in enumerate(rounds) if n and one.round == turning.round)
        since, until = (next(n for n, one in enumerate(found) if one is rounds[k]) if k else 0 for k in (at - 1, at))
        deeds = [deed for segment in segments[since:until] for deed in segment.deeds]
        turning = replace(turning, gains=gains_over(deeds, turning.seat, turning.rival))
    return GameStory(
        tuple(rounds), len(snapshots) - 1, biggest_move(games.get(game), snapshots, found, segments), turning
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
    kind: AnyGame, snapshots: Sequence[bytes], found: Sequence[RoundPoints], segments: Sequence[PlayedSegment]
) -> BigMove | None:
    """Of turns in which one player alone acted, the one that brought that player most."""
    best: BigMove | None = None
    for number, segment in enumerate(segments):
        seat = segment.actor
        if seat is None:
            continue
        before, after = found[number], found[number + 1]
        gains = [new - old for new, old in zip(after.totals, before.totals, strict=True)]
        if any(deed.by == UNKNOWN for deed in segment.deeds) and len(gains) > 1 and min(gains) > 0:
            continue  # something was scored for everybody
        gain = gains[seat]
        if gain > (0 if best is None else best.gain) and scored_for_all(kind, segment):
            own = totals_before_steps(kind, snapshots[number], segment.choices)
            gain = 0 if own is None else own[seat] - before.totals[seat]
        if gain > (0 if best is None else best.gain):
            best = BigMove(seat, number, before.round, gain, headline(segment.deeds, seat, kind.headlines))
    return best


def scored_for_all(kind: AnyGame, segment: PlayedSegment) -> bool:
    """Whether the rules gave points in it that were not of the turn."""
    return any(account.seat is None and account.points(kind.points) for account in accounts(segment.deeds))


class _TurnOver(Exception):
    """The rules go on by themselves."""


class _FirstStep(list[DeedStart]):
    """The starts of deeds up to the first step of nobody after somebody has chosen something."""

    def append(self, start: DeedStart) -> None:
        if start.by == BY_RULE and start.seat is None and any(one.by != BY_RULE for one in self):
            raise _TurnOver
        super().append(start)


def totals_before_steps(kind: AnyGame, snapshot: bytes, choices: Sequence[Choice]) -> Sequence[int] | None:
    """Everybody's points when a turn was over and before the rules went on; None where they no longer fit."""
    try:
        run = Run(kind, decode_state(kind, snapshot))
        run.g.starts = _FirstStep(run.g.starts)
        for choice in choices:
            ask = run.ask_of(choice.seat)
            if ask is None:
                return None
            try:
                run.give(ask, choice.picks, choice.by)
            except _TurnOver:
                break
        return kind.totals(run.g)
    except (EngineBug, PlayerMistake):
        return None


def headline(deeds: Sequence[Deed], seat: Seat, headlines: Sequence[str]) -> Text | None:
    """The line of the log that says most about a turn: by the game's own order, else the first one."""
    public = [
        event for deed in deeds if deed.seat == seat for event in deed.events if event.to is None and event.seat == seat
    ]
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
    if behind and behind[-1] + 1 == len(leads):
        return None
    at = behind[-1] + 1 if behind else max(range(len(leads)), key=lambda n: leads[n])
    before = rounds[at].totals
    rival = max((n for n in range(len(before)) if n != seat), key=lambda n: before[n])
    return TurningPoint(seat, rounds[at + 1].round, bool(behind), rival)


def gains_over(deeds: Sequence[Deed], seat: Seat, rival: Seat) -> tuple[tuple[str, int], ...]:
    """What one got more of by these deeds than another, or less."""
    found: Counter[str] = Counter()
    for entry in (entry for deed in deeds for entry in deed.entries if not entry.lost):
        found[entry.what] += entry.n * ((entry.seat == seat) - (entry.seat == rival))
    return tuple((what, n) for what, n in found.items() if n)
