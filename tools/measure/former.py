"""The computer players of an earlier revision, as opponents: they show whether those of today play better.

Their modules and what they had learnt are taken from the repository and loaded under a name of their own beside those
of today; rules, views and questions are today's, so a revision from before these changed may fail to load.
"""

from __future__ import annotations

import io
import subprocess
import sys
import tarfile
from collections.abc import Callable, Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from engine.core import games
from engine.core.ask import Ask
from engine.core.games import AnyGame, ComputerPlayer, learnt_values, learnt_weights
from engine.core.table import Observation, Table
from engine.players.trials import HABIT

ROOT = Path(__file__).parents[2]
DIGITS = 10  # of a revision, by which it is told


class Former(NamedTuple):
    """A game as its computer players knew it in an earlier revision."""

    revision: str
    game: AnyGame  # with `house` and what was learnt as they were then
    master: Callable[[int], ComputerPlayer]  # that makes so many trials for a turn

    def player(self, name: str, trials: int) -> ComputerPlayer:
        """One of them, for one seat of one game."""
        return self.game.players[name] if name == HABIT else Elsewhere(self.master(trials), self.game)


class Elsewhere:
    """A computer player that takes its game for another one: of the same rules, but judged and played on otherwise."""

    def __init__(self, player: ComputerPlayer, game: AnyGame) -> None:
        self._player, self._game = player, game

    def __call__(self, observation: Observation[Any], ask: Ask[Any], rng: Random) -> Sequence[str]:
        return self._player(_ElsewhereObservation(observation, self._game), ask, rng)


class _ElsewhereObservation(Observation[Any]):
    def __init__(self, seen: Observation[Any], game: AnyGame) -> None:
        super().__init__(seen._table, seen.seat)
        self._game = game

    @property
    def game(self) -> AnyGame:
        return self._game

    def imagine(self, rng: Random) -> Table | None:
        table = super().imagine(rng)
        if table is not None:
            table.game = self._game
        return table


def former_players(name: str, revision: str) -> Former:
    """The computer players of a game as they were in that revision."""
    wanted, game = ("engine/players", f"engine/{name}/computer"), games.get(name)
    commit = _git("rev-parse", f"{revision}^{{commit}}").decode()[:DIGITS]
    own = f"former_{commit}_{name}"
    with (
        TemporaryDirectory() as folder,
        tarfile.open(fileobj=io.BytesIO(_git("archive", commit, *wanted))) as files,
    ):
        for member in files:
            content = files.extractfile(member)
            if content is None:
                continue
            path = Path(folder) / own / Path(member.name).relative_to("engine")
            path.parent.mkdir(parents=True, exist_ok=True)
            told = content.read().decode()
            for package in ("engine.players", f"engine.{name}.computer"):
                told = told.replace(package, package.replace("engine", own, 1))
            path.write_text(told, encoding="utf-8")
        sys.path.insert(0, folder)
        try:
            house, features, signs = (
                import_module(f"{own}.{name}.computer.{module}") for module in (HABIT, "features", "signs")
            )
            master = import_module(f"{own}.players.master").Master
        finally:
            sys.path.remove(folder)
        meta = str(Path(folder) / own / name / "meta.py")
        then = replace(
            game,
            players={**game.players, HABIT: house.house},
            features=features.features,
            progress=features.progress,
            weights=learnt_weights(meta),
            signs=signs.signs,
            values=learnt_values(meta),
        )
    return Former(commit, then, master)


def _git(*command: str) -> bytes:
    return subprocess.run(["git", "-C", str(ROOT), *command], check=True, capture_output=True).stdout
