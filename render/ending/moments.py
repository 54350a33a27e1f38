"""What a poster shows beside the numbers: the biggest move, the closest race, who was far ahead in something."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from engine.core.result import Result
from engine.core.text import Seat, Text, text
from engine.story import GameStory
from render.ending.score_groups import ScorePad, groups_of, sum_of
from render.ending.scores import ranked, signed
from render.kit.rows import Icon
from words import label, say

CLOSE = 0.15  # of the winner's points: up to here a race is shown
NEARLY = 0.8  # of the best: another player's moment is shown rather than a second or third one of the same


class PosterMoment(NamedTuple):
    """One of them: what kind it is, what happened, to whom, and its number."""

    kind: str
    words: str
    seats: tuple[Seat, ...]
    value: str
    icon: Icon


def moments(story: GameStory, result: Result, pad: ScorePad, names: Sequence[str], lang: str) -> list[PosterMoment]:
    """At most three, in this order; what has nothing to show is left out."""
    move = biggest(story, pad, names, lang)
    found = [move, race(result, lang), ahead(result, pad, None if move is None else move.seats[0], lang)]
    return [one for one in found if one is not None]


def biggest(story: GameStory, pad: ScorePad, names: Sequence[str], lang: str) -> PosterMoment | None:
    """The turn that brought most."""
    move = story.biggest
    if move is None:
        return None
    kind = label(text("end.moment.biggest", round=move.round), lang)
    said = (
        ""
        if move.log_line is None
        else say(move.log_line, lang, names).removeprefix(names[move.seat]).strip(" :").rstrip(".")
    )
    return PosterMoment(kind, said[:1].upper() + said[1:], (move.seat,), f"+{move.gain}", pad.unit)


def race(result: Result, lang: str) -> PosterMoment | None:
    """The two neighbours of the final order with the smallest gap, if it was close at all."""
    scores = ranked(result)
    pairs = [(above.total - below.total, n) for n, (above, below) in enumerate(pairwise(scores))]
    if not pairs or min(pairs)[0] > CLOSE * max(1, scores[0].total):
        return None
    above, below = scores[min(pairs)[1]], scores[min(pairs)[1] + 1]
    words = label(text("end.moment.place", place=above.rank), lang)
    value = f"{signed(above.total)} : {signed(below.total)}"
    kind = label(Text("end.moment.race"), lang)
    return PosterMoment(kind, words, (above.seat, below.seat), value, Icon("pennant", 100))


def ahead(result: Result, pad: ScorePad, before: Seat | None, lang: str) -> PosterMoment | None:
    """The group in which somebody was furthest ahead of all others; rather of another one than `before`."""
    leads: list[tuple[int, int, Seat, int]] = []
    groups = groups_of(pad, result)
    for number, group in enumerate(groups):
        if group.sources:  # too much in one to say anything
            continue
        sums = sorted(((sum_of(group, score).total, score.seat) for score in result.scores), reverse=True)
        if len(sums) > 1 and sums[0][0] > sums[1][0]:
            leads.append((sums[0][0] - sums[1][0], -number, sums[0][1], sums[0][0]))
    if not leads:
        return None
    best = max(leads)
    others = [one for one in leads if one[2] != before and one[0] >= NEARLY * best[0]]
    _, number, seat, points = max(others) if others else best
    group = groups[-number]
    shown = group.icons[-1] if group.icons else pad.unit
    return PosterMoment(label(Text("end.moment.ahead"), lang), label(group.label, lang), (seat,), signed(points), shown)
