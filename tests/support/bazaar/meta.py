"""The bazaar as the machine knows it."""

from __future__ import annotations

from operator import attrgetter

from engine.core.games import Game, OptionSpec, by_question, learnt
from engine.core.lessons import first_lesson
from tests.support.bazaar.components import SHELF
from tests.support.bazaar.components.things import things
from tests.support.bazaar.computer.easy import easy
from tests.support.bazaar.computer.features import features, progress
from tests.support.bazaar.computer.house import house
from tests.support.bazaar.invariants import broken
from tests.support.bazaar.rules import segment
from tests.support.bazaar.rules.ahead import as_if
from tests.support.bazaar.scoring import score
from tests.support.bazaar.setup import set_up
from tests.support.bazaar.state import State, upgrade_1_to_2
from tests.support.bazaar.view.build import secrets, view
from tests.support.bazaar.view.here import here
from tests.support.bazaar.view.purse import purse
from tests.support.bazaar.view.redeal import redeal

GAME = Game(
    id="bazaar",
    title="Bazaar",
    seats=(2, 3, 4),
    options=(
        OptionSpec("goods", ("plenty", "scarce")),
        OptionSpec("peeking", ("on", "off")),
        OptionSpec("caravans", ("off", "on")),
    ),
    rules=1,
    schema=2,
    state=State,
    shelf=SHELF,
    setup=set_up,
    segment=segment,
    view=view,
    score=score,
    invariants=broken,
    redeal=redeal,
    colours=lambda options: ("blue", "orange", "green", "pink"),
    upgrades={1: upgrade_1_to_2},
    players={"house": house, "easy": easy},
    topics=("turn",),
    chapters={"3": "turn", "R1": "turn"},
    questions=by_question("bazaar", {"turn": "turn how_much work_for"}),
    things=things,
    here=here,
    secrets=secrets,
    purse=purse,
    round_of=attrgetter("round"),
    as_if=as_if,
    features=features,
    progress=progress,
    weights=learnt(__file__),
    lesson=first_lesson(__file__),
)
