"""Learn what positions are worth from games of `house`: a small network for a game and a number of players.

python -m tools.measure.positions FOLDER mombasa-2 --games 350       plays the games
python -m tools.measure.learn_value FOLDER mombasa-2 [GAME-SEATS …]  writes engine/<game>/computer/value-2.json

Needs numpy, which nothing else here does: `.venv/bin/python -m pip install numpy` (docs/decisions/0034-…).

Four small networks learn side by side, each without every fourth game, by which it knows when to stop; then they become
one. At first they learn what the games came to. Then everything is learnt again by temporal differences: what a
position is to be worth is what the next one is worth, to which a part of what follows it is mixed in, and so on to the
end of the game (TD(λ)); the next position is judged by the network that did not learn from that game. Seeds are fixed.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from engine.core.games import AnyGame
from engine.core.run import decode_state
from engine.players.value import inputs
from tools.measure.positions import game_of, kept, path_of

Array = Any  # of numpy
np: Any = import_module("numpy") if find_spec("numpy") else None

PARTS = 4  # networks, each of which does without another part of the games
UNITS = 8  # of each
LAMBDA = 0.9  # part of what follows the next position
TENTHS = 10
LAPS = 60  # over all positions, at most
PATIENCE_LAPS = 8  # laps without getting better
BATCH = 256
PACE = 1.5e-3  # of learning, at first
DECAY = 0.1  # by which weights are held near zero
LEVEL = 0.2  # how much it counts what all at a table have in common
VICTORY = 0.5  # how much the victory counts beside points
SEED = 1
DIGITS = 3  # of a weight
ENGINE = Path(__file__).parents[2] / "engine"


class Positions(NamedTuple):
    """Positions in the order they came, every row by seat."""

    names: tuple[str, ...]
    inputs: Array
    points: Array  # that a seat had
    final: Array  # and had in the end
    won: Array
    progress: Array
    game: Array  # the number of the game


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.measure.learn_value", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("kinds", nargs="+", metavar="GAME-SEATS")
    args = parser.parse_args(argv)
    if np is None:
        sys.exit("numpy is missing: .venv/bin/python -m pip install numpy")
    for kind in args.kinds:
        game, seats = game_of(kind)
        found = positions(game, path_of(args.folder, kind, judged=False))
        count = len(set(found.game.tolist()))
        played = f"python -m tools.measure.positions FOLDER {kind} --games {count}"
        command = f"{played}; python -m tools.measure.learn_value FOLDER {kind}"
        told = {"command": command, "games": count, "seed": SEED, **learnt(kind, found)}
        path = ENGINE / game.id / "computer" / f"value-{seats}.json"
        path.write_text(as_text(told), encoding="utf-8")
        print(f"{kind}: {len(found.game)} positions, {path.stat().st_size // 1000} kB", flush=True)


def positions(game: AnyGame, path: Path) -> Positions:
    """All positions of a file."""
    rows: list[tuple[Any, ...]] = []
    names: tuple[str, ...] = ()
    for played in kept(path):
        won = [(seat in played.winners) / max(1, len(played.winners)) for seat in range(len(played.totals))]
        for data in played.states:
            g = decode_state(game, data)
            signs = game.signs(g)
            names = tuple(signs[0])
            taken = inputs([list(one.values()) for one in signs])
            rows.append((taken, game.totals(g), played.totals, won, game.progress(g), played.number))
    return Positions(names, *(np.array(column, dtype=np.float64) for column in zip(*rows, strict=True)))


class Network:
    """Units between inputs and two outputs, to which inputs also lead directly; it learns by Adam."""

    def __init__(self, size: int, rng: Any) -> None:
        self.weights: dict[str, Array] = {
            "units": rng.normal(0, 0.5 / size**0.5, (size, UNITS)),
            "bias": rng.normal(0, 0.3, UNITS),
            "out": rng.normal(0, 0.1 / UNITS**0.5, (UNITS, 2)),
            "direct": np.zeros((size, 2)),
            "level": np.zeros(2),
        }
        self._mean = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self._square = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self._steps = 0

    def run(self, taken: Array) -> tuple[Array, Array]:
        """What the units say, and the outputs: points and the logarithm of the chance to win."""
        w = self.weights
        units = np.tanh(taken @ w["units"] + w["bias"])
        return units, units @ w["out"] + taken @ w["direct"] + w["level"]

    def step(self, taken: Array, units: Array, slope: Array, pace: float) -> None:
        """One step down the slope of the loss by the outputs."""
        taken, units, slope = (one.reshape(-1, one.shape[-1]) for one in (taken, units, slope))
        back = (slope @ self.weights["out"].T) * (1 - units * units)
        found = {
            "units": taken.T @ back,
            "bias": back.sum(0),
            "out": units.T @ slope,
            "direct": taken.T @ slope,
            "level": slope.sum(0),
        }
        self._steps += 1
        for name, one in found.items():
            self._mean[name] = 0.9 * self._mean[name] + 0.1 * one
            self._square[name] = 0.999 * self._square[name] + 0.001 * one**2
            mean, square = self._mean[name] / (1 - 0.9**self._steps), self._square[name] / (1 - 0.999**self._steps)
            held = DECAY * self.weights[name] if name in ("units", "out", "direct") else 0.0
            self.weights[name] = self.weights[name] - pace * (mean / (np.sqrt(square) + 1e-8) + held)


def learnt(kind: str, found: Positions) -> dict[str, Any]:
    """The network as it is kept."""
    middle, spread = found.inputs.mean((0, 1)), found.inputs.std((0, 1))
    reach = found.inputs.max((0, 1)) - found.inputs.min((0, 1))
    spread = np.maximum(np.maximum(spread, reach / 8), 1e-6)
    taken = (found.inputs - middle) / spread
    usual, differ = ahead(found)
    now = found.points + at(usual, found.progress)
    scale = at(differ, found.progress)
    part = found.game.astype(int) % PARTS
    final = found.final
    networks: list[Network] = []
    for name, tempered in (("outcomes", False), ("temporal differences", True)):
        if tempered:
            final = returns(found, [now + scale * one.run(taken)[1][..., 0] for one in networks], part)
        goal, truth = (final - now) / scale, (found.final - now) / scale
        done = [trained(taken, goal, truth, found.won, part != n, SEED * 10 + n) for n in range(PARTS)]
        networks = [network for network, _ in done]
        print(f"{kind}, {name}: loss {sum(loss for _, loss in done) / PARTS:.4f}", flush=True)
    return {
        "signs": found.names,
        "ahead": [[rounded(a), rounded(b)] for a, b in zip(usual, differ, strict=True)],
        **as_one(networks, middle, spread),
    }


def ahead(found: Positions) -> tuple[Array, Array]:
    """By tenth of a game: points still to come, and by how much players differ in that."""
    come = found.final - found.points
    usual = tenths(found.progress, come.mean(1))
    apart = come - (come.mean(1, keepdims=True) if come.shape[1] > 1 else at(usual, found.progress))
    square = (apart**2).sum(1) / max(1, come.shape[1] - 1)
    return usual, np.maximum(1.0, np.sqrt(tenths(found.progress, square)))


def tenths(progress: Array, values: Array) -> Array:
    """The mean of values near each tenth; of a wider neighbourhood where there are few."""
    found = []
    for tenth in np.linspace(0, 1, TENTHS + 1):
        for width in (1 / TENTHS, 2 / TENTHS, 1.0):
            near = np.maximum(0, 1 - np.abs(progress - tenth) / width)
            if near.sum() > 20:
                break
        found.append((near * values).sum() / near.sum())
    return np.array(found)


def at(values: Array, progress: Array) -> Array:
    """Values by tenth, for positions."""
    return np.interp(progress, np.linspace(0, 1, TENTHS + 1), values)[:, None]


def returns(found: Positions, foretold: Sequence[Array], part: Array) -> Array:
    """What a position is to be worth by temporal differences; foretold by the network that did not learn from it."""
    next_worth = np.empty_like(found.final)
    for n, one in enumerate(foretold):
        next_worth[part == n] = one[part == n]
    worth = found.final.copy()
    for n in range(len(worth) - 2, -1, -1):
        if found.game[n] == found.game[n + 1]:
            worth[n] = (1 - LAMBDA) * next_worth[n + 1] + LAMBDA * worth[n + 1]
    return worth


def trained(taken: Array, goal: Array, truth: Array, won: Array, own: Array, seed: int) -> tuple[Network, float]:
    """A network that learnt from its own positions, as it was when it knew most of the others; and its loss there."""
    rng = np.random.default_rng(seed)
    network = Network(taken.shape[-1], rng)
    mine, others = np.flatnonzero(own), np.flatnonzero(~own)
    best, lowest, since = network.weights, float("inf"), 0
    for lap in range(LAPS):
        pace = PACE * 0.5 * (1 + np.cos(np.pi * lap / LAPS)) + 1e-5
        order = rng.permutation(mine)
        for start in range(0, len(order), BATCH):
            rows = order[start : start + BATCH]
            units, out = network.run(taken[rows])
            network.step(taken[rows], units, loss(out, goal[rows], won[rows])[1], pace)
        reached = loss(network.run(taken[others])[1], truth[others], won[others])[0]
        since += 1
        if reached < lowest:
            best, lowest, since = network.weights.copy(), reached, 0
        if since == PATIENCE_LAPS:
            break
    network.weights = best
    return network, lowest


def loss(out: Array, goal: Array, won: Array) -> tuple[float, Array]:
    """How far outputs are from what they should be, and the slope of that: points squared, and surprise at who won."""
    off, several = out[..., 0] - goal, out.shape[1] > 1
    level = off.mean(1, keepdims=True) if several else 0.0
    lost = ((off - level) ** 2).sum(1).mean() + LEVEL * (level**2 * np.ones_like(off)).sum(1).mean()
    if several:
        parts = np.exp(out[..., 1] - out[..., 1].max(1, keepdims=True))
        chance = parts / parts.sum(1, keepdims=True)
        surprise = -(won * np.log(chance + 1e-9)).sum(1).mean()
    else:
        chance = 1 / (1 + np.exp(-out[..., 1]))
        surprise = -(won * np.log(chance + 1e-9) + (1 - won) * np.log(1 - chance + 1e-9)).mean()
    slope = np.stack([2 * (off - level) + 2 * LEVEL * level, VICTORY * (chance - won)], -1)
    return float(lost + VICTORY * surprise), slope / len(out)


def as_one(networks: Sequence[Network], middle: Array, spread: Array) -> dict[str, Any]:
    """Networks side by side are one that has all their units; inputs need no preparing, since weights do it."""
    units = []
    out: dict[str, list[float]] = {}
    for network in networks:
        w = network.weights
        inner = w["units"] / spread[:, None]
        bias = w["bias"] - middle @ inner
        units += [[rounded(bias[n]), *map(rounded, inner[:, n])] for n in range(UNITS)]
    for column, name in enumerate(("points", "chance")):
        direct = sum(one.weights["direct"][:, column] for one in networks) / PARTS / spread
        level = sum(one.weights["level"][column] for one in networks) / PARTS - middle @ direct
        ends = np.concatenate([one.weights["out"][:, column] for one in networks]) / PARTS
        out[name] = [rounded(level), *map(rounded, direct), *map(rounded, ends)]
    return {"units": units, **out}


def rounded(value: float) -> float:
    """A few digits, since more say nothing."""
    return float(f"{float(value):.{DIGITS}g}")


def as_text(told: Mapping[str, Any]) -> str:
    """JSON with a line for every unit."""
    lines = []
    for name, value in told.items():
        if name == "units":
            rows = ",\n".join(json.dumps(row, separators=(",", ":")) for row in value)
            lines.append(f'"units":[\n{rows}\n]')
        else:
            lines.append(f"{json.dumps(name)}:{json.dumps(value, separators=(',', ':'))}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    main()
