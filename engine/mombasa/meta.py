"""Mombasa as the machine sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.games import Game, OptionSpec
from engine.mombasa.components import SHELF
from engine.mombasa.computer.house import house
from engine.mombasa.invariants import broken
from engine.mombasa.rules import segment
from engine.mombasa.scoring import score
from engine.mombasa.setup import set_up
from engine.mombasa.state import State
from engine.mombasa.view.build import view
from engine.mombasa.view.redeal import redeal

TOPICS = (
    "overview",
    "setup",
    "planning",
    "turn",
    "goods",
    "expansion",
    "bookkeeper",
    "books",
    "merchant",
    "markers",
    "tiles",
    "tracks",
    "track_bonuses",
    "bases",
    "end_phase",
    "preparation",
    "scoring",
)
RULES = 1
SCHEMA = 1


def colours(options: Mapping[str, str]) -> Sequence[str]:
    """Seat colours in seat order."""
    return SHELF.get(SHELF.current()).players.colours


GAME = Game(
    id="mombasa",
    title="Mombasa",
    seats=(2, 3, 4),
    options=(OptionSpec("setup", ("first_game", "advanced")), OptionSpec("hands", ("hidden", "open"))),
    rules=RULES,
    schema=SCHEMA,
    state=State,
    shelf=SHELF,
    setup=set_up,
    segment=segment,
    view=view,
    score=score,
    invariants=broken,
    redeal=redeal,
    colours=colours,
    players={"house": house},
    topics=TOPICS,
)
