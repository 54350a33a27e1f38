"""How far learnt values are off: held-out games of `house`, by tenth of the game, beside the linear weights.

python -m tools.measure.positions FOLDER mombasa-2 --games 80 --judged
python -m tools.measure.judge_value FOLDER mombasa-2 [GAME-SEATS …]

What is found is kept in docs/players-value.jsonl and written into docs/players.md.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

from engine.core.games import AnyGame
from engine.core.run import decode_state
from engine.players.prospects import prospects
from tools.measure import strength, value_page
from tools.measure.positions import KeptGame, game_of, kept, path_of
from tools.measure.value_page import BANDS, Band, Judged, Tenth

SURE = 1.96  # standard errors on either side: 95 of 100 times the truth lies between


class Miss(NamedTuple):
    """How far a margin was off for a seat, by both; its chance to win, and whether it did."""

    progress: float
    linear: float
    value: float
    chance: float
    won: float


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.measure.judge_value", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("kinds", nargs="+", metavar="GAME-SEATS")
    args = parser.parse_args(argv)
    for kind in args.kinds:
        game, seats = game_of(kind)
        found = judged(game, seats, kept(path_of(args.folder, kind, judged=True)))
        value_page.keep(found)
        print(f"{kind}: {found.linear:.1f} to {found.value:.1f}, {found.gain:.1f} ± {found.doubt:.1f}", flush=True)
    strength.write()


def judged(game: AnyGame, seats: int, played: Iterable[KeptGame]) -> Judged:
    """All positions of these games."""
    by_game = [found for one in played if (found := list(misses(game, one)))]
    everything = [miss for found in by_game for miss in found]
    gains = [fmean(miss.linear - miss.value for miss in found) for found in by_game]
    return Judged(
        game=game.id,
        seats=seats,
        learnt=game.values[seats].games if seats in game.values else 0,
        games=len(by_game),
        positions=len(everything) // seats,
        linear=round(fmean(one.linear for one in everything), 2),
        value=round(fmean(one.value for one in everything), 2),
        gain=round(fmean(gains), 2),
        doubt=round(SURE * stdev(gains) / len(gains) ** 0.5, 2),
        parts=[part_of([one for one in everything if tenth(one.progress) == n], seats) for n in range(BANDS)],
        bands=[band_of([one for one in everything if tenth(one.chance) == n]) for n in range(BANDS)],
    )


def misses(game: AnyGame, played: KeptGame) -> Iterator[Miss]:
    """How far both are off at the positions of a game."""
    linear = replace(game, values={})
    for data in played.states:
        g = decode_state(game, data)
        old, new = prospects(linear, g), prospects(game, g)
        for seat in range(len(played.totals)):
            truth = margin(played.totals, seat)
            yield Miss(
                game.progress(g),
                abs(margin(old.points, seat) - truth),
                abs(margin(new.points, seat) - truth),
                new.chances[seat] if new.chances is not None else 0.5,
                (seat in played.winners) / max(1, len(played.winners)),
            )


def margin(points: Sequence[float], seat: int) -> float:
    """How many more points a seat has than the best of the others; alone, its points."""
    return points[seat] - max((n for at, n in enumerate(points) if at != seat), default=0.0)


def tenth(share: float) -> int:
    return min(BANDS - 1, int(share * BANDS))


def part_of(found: Sequence[Miss], seats: int) -> Tenth | None:
    if not found:
        return None
    linear, value = (fmean(column) for column in ([one.linear for one in found], [one.value for one in found]))
    return Tenth(len(found) // seats, round(linear, 1), round(value, 1))


def band_of(found: Sequence[Miss]) -> Band | None:
    if not found:
        return None
    return Band(len(found), round(fmean(one.chance for one in found), 3), round(fmean(one.won for one in found), 3))


if __name__ == "__main__":
    main()
