"""Positions of games of `house` that no value was learnt from, a few of each; FOLDER is where they were played.

python -m tools.measure.positions FOLDER mombasa-2 nippon-2 yokohama-2 --games 24 --judged
python -m tests.engine.players.held_out FOLDER         writes the files here
"""

from __future__ import annotations

from itertools import islice
from pathlib import Path

from msgspec.structs import replace

from tools.measure.positions import KeptGame, keep, kept, path_of

HERE = Path(__file__).parent
KINDS = ("mombasa-2", "nippon-2", "yokohama-2")
GAMES, POSITIONS = 24, 3  # of a kind, of a game


def held_out(kind: str) -> list[KeptGame]:
    """The games of a kind."""
    return list(kept(HERE / f"{kind}.judged"))


def write(folder: Path) -> None:
    """A few positions of every game, from its beginning to its end."""
    for kind in KINDS:
        (HERE / f"{kind}.judged").unlink(missing_ok=True)
        for game in islice(kept(path_of(folder, kind, judged=True)), GAMES):
            count = len(game.states)
            chosen = sorted({(2 * n + 1) * count // (2 * POSITIONS) for n in range(POSITIONS)}) if count else []
            keep(HERE / f"{kind}.judged", replace(game, states=[game.states[at] for at in chosen]))
