"""The bazaar as the machine knows it."""

from __future__ import annotations

from operator import attrgetter

from engine.core.games import Game, OptionSpec, learnt_weights, question_topics
from engine.core.lessons import first_lesson
from testkit.bazaar.components import SHELF
from testkit.bazaar.components.names import amount
from testkit.bazaar.components.things import things
from testkit.bazaar.computer.easy import easy
from testkit.bazaar.computer.features import features, progress
from testkit.bazaar.computer.house import house
from testkit.bazaar.invariants import broken
from testkit.bazaar.queries.facts import holdings
from testkit.bazaar.rules import segment
from testkit.bazaar.rules.ahead import pretend_turn
from testkit.bazaar.scoring import score
from testkit.bazaar.setup import set_up
from testkit.bazaar.state import State, upgrade_1_to_2
from testkit.bazaar.view.build import view
from testkit.bazaar.view.here import here
from testkit.bazaar.view.hidden import hidden
from testkit.bazaar.view.purse import purse

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
    hidden=hidden,
    colours=lambda options: ("blue", "orange", "green", "pink"),
    upgrades={1: upgrade_1_to_2},
    players={"house": house, "easy": easy},
    topics=("turn",),
    chapters={"3": "turn", "R1": "turn"},
    questions=question_topics("bazaar", {"turn": "turn how_much work_for"}),
    things=things,
    here=here,
    purse=purse,
    holdings=holdings,
    amount=amount,
    turn_order=lambda view: (),  # it is bid for anew in every round
    round_of=attrgetter("round"),
    pretend_turn=pretend_turn,
    features=features,
    progress=progress,
    weights=learnt_weights(__file__),
    lesson=first_lesson(__file__),
)
