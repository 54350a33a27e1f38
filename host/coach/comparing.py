"""A turn that was tried beside the one that was played: both in words and amounts, and which of them is better."""

from __future__ import annotations

from math import copysign
from statistics import fmean

from msgspec import Struct

from engine.core.table import Table
from engine.core.text import Seat, Text
from engine.players.coach import Verdict, WeighedTurn, advice_of, leads, shrunk, standard_error, verdict
from engine.players.race import Race
from engine.players.trials import TurnLine
from host.coach.turn_words import amounts_of, difference, named_amounts, said_turn
from host.records import TriedTurn


class JudgedTurn(Struct, frozen=True):
    """A turn in words, what it brings and costs at once, and what may be expected in the end."""

    said: tuple[Text, ...]
    gain: tuple[Text, ...]
    price: tuple[Text, ...]
    points: float
    lead: float | None  # over the best of the others; None where nobody else plays
    chance: float | None = None  # to win; None where nothing was learnt of that


class Comparison(Struct, frozen=True):
    """What the computer makes of a turn that was tried and of the one that was played."""

    turn: TriedTurn
    tried: JudgedTurn
    played: JudgedTurn | None  # None: it was played with what only its player knew, so it cannot be compared
    same: bool  # they are one and the same turn
    verdict: Verdict  # how the better one stands to the other
    better: float  # by how much the one that was tried is better, as far as that is more than chance
    differs: tuple[Text, ...]  # what the one that was tried brings or costs more at once
    deals: int


class TriedOn(Struct, frozen=True):
    """Where two turns are compared: a table, dealt anew, as it was before them, and whose turns they are."""

    table: bytes
    seat: Seat
    tried: TurnLine
    played: TurnLine | None


def compared(where: TriedOn, told: TriedTurn, race: Race) -> Comparison | None:
    """The comparison that follows from a race that was run; None if the turn could not be tried in it."""
    advice, seat = advice_of(race, where.seat), where.seat
    runners = {runner.line: runner for runner in race.runners}
    if advice is None or where.tried not in runners:
        return None
    weighed = dict(zip((line for line in race.required if line in runners), advice.asked, strict=True))
    judged = {line: _in_words(where, line, one) for line, one in weighed.items()}
    same, lead, error, differs = where.played == where.tried, 0.0, 0.0, tuple[Text, ...]()
    if where.played in runners and not same:
        one, other = runners[where.tried], runners[where.played]
        gaps, ends = leads(one.results, other.results, seat), leads(one.ends, other.ends, seat)
        lead, sign = fmean(gaps), 1 if fmean(gaps) > 0 else -1
        points = weighed[where.tried].points[seat]
        error = standard_error([sign * n for n in gaps], [sign * n for n in ends], points)
        table = Table.load(where.table)
        differs = difference(table.game, *(amounts_of(table, seat, line) for line in (where.tried, where.played)))
    played = None if where.played is None else judged.get(where.played)
    better = copysign(shrunk(abs(lead), error), lead)
    said = verdict(abs(lead), error)
    return Comparison(told, judged[where.tried], played, same, said, better, differs, advice.deals)


def _in_words(where: TriedOn, line: TurnLine, weighed: WeighedTurn) -> JudgedTurn:
    """A turn as it goes on the table it is tried on, so that nothing is said that its player could not know."""
    table = Table.load(where.table)
    brings = amounts_of(table, where.seat, line)
    gain, price = (named_amounts(table.game, brings, sign) for sign in (1, -1))
    said, _ = said_turn(table, where.seat, line)
    lead = weighed.margin if len(weighed.points) > 1 else None
    return JudgedTurn(said, gain, price, weighed.points[where.seat], lead, weighed.chance)
