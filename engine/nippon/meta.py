"""Nippon: Zaibatsu, as the machine knows it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.games import Game, OptionSpec
from engine.core.text import Text, refusal
from engine.nippon.components import SHELF
from engine.nippon.components.effects import GOODS
from engine.nippon.computer.house import house
from engine.nippon.invariants import broken
from engine.nippon.rules import segment
from engine.nippon.scoring import score
from engine.nippon.setup import set_up
from engine.nippon.state import State
from engine.nippon.view.build import view
from engine.nippon.view.redeal import redeal

RULES = 1
SCHEMA = 1

CHAPTERS = (
    "overview",
    "turn",
    "start",
    "science_mining",
    "factory",
    "machines",
    "production",
    "ships",
    "trains",
    "local_markets",
    "investments",
    "departments",
    "modifiers",
    "silk",
    "consolidation",
    "favours",
    "rounds",
    "influence",
    "end",
    "late_factories",
    "common_goals",
    "solo",
    "automa",
)


def objection(seats: int, options: Mapping[str, str]) -> Text | None:
    """What does not go together (spec section 1)."""
    if seats == 1 and options["module"] != "none":
        return refusal("nippon.no.module_solo", "1")
    first = options["first_player"]
    if first != "random" and int(first) > seats:
        return refusal("nippon.no.first_player", "1", seat=int(first), seats=seats)
    return None


GAME = Game(
    id="nippon",
    title="Nippon: Zaibatsu",
    seats=(1, 2, 3, 4),
    options=(
        OptionSpec("module", ("none", "late_factories", "common_goals", "both")),
        OptionSpec("difficulty", ("easy", "normal", "hard"), default="normal"),
        OptionSpec("factory_sides", ("a", "b", "random")),
        OptionSpec("starting_draft", ("choose", "random")),
        OptionSpec("first_player", ("random", "1", "2", "3", "4")),
    ),
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
    colours=lambda options: ("violet", "green", "orange", "pink"),
    objection=objection,
    players={"house": house},
    topics=(*CHAPTERS, *(f"{good}_{number}" for good in GOODS for number in range(1, 6))),
)
