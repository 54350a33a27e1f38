"""Yokohama as the machine knows it."""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter

from engine.core.games import Game, OptionSpec, learnt_values, learnt_weights, question_topics, tables_that_matter
from engine.core.lessons import first_lesson
from engine.core.text import Text, refusal, text
from engine.yokohama.components import SHELF
from engine.yokohama.components.names import counted
from engine.yokohama.components.tables import told_table
from engine.yokohama.components.things import things
from engine.yokohama.components.worked_out import WORKED_OUT
from engine.yokohama.computer.easy import easy
from engine.yokohama.computer.features import features, progress
from engine.yokohama.computer.house import house
from engine.yokohama.computer.signs import signs
from engine.yokohama.invariants import broken
from engine.yokohama.rules import segment
from engine.yokohama.rules.ahead import pretend_turn
from engine.yokohama.scoring import score
from engine.yokohama.setup import set_up
from engine.yokohama.state import State
from engine.yokohama.telling import tell
from engine.yokohama.view.build import view
from engine.yokohama.view.build_holdings import holdings
from engine.yokohama.view.build_summary import merge_events
from engine.yokohama.view.here import here, present
from engine.yokohama.view.hidden import hidden
from engine.yokohama.view.purse import purse

MODULES = ("achievement_rewards", "free_agents")
TOPICS = (
    "goal",
    "turn",
    "placement",
    "movement",
    "power",
    "areas",
    "ports",
    "laboratories",
    "boards",
    "building",
    "additional",
    "rewards",
    "technologies",
    "modules",
    "editions",
    "end",
    "scoring",
)

CHAPTERS = {
    "1": "editions",
    "D16": "modules",
    "7": "turn",
    "8": "turn",
    "8.1": "placement",
    "8.2": "movement",
    "8.3": "power",
    "8.5": "building",
    "9": "additional",
    "R9": "additional",
    "R28": "turn",
    "10": "areas",
    "10.1": "ports",
    "10.2": "laboratories",
    "10.5": "boards",
    "10.6": "boards",
    "11": "rewards",
    "12": "technologies",
    "13": "modules",
    "14": "end",
    "15": "scoring",
}
QUESTIONS = {  # which questions a chapter is about, and which paragraph and line of it explains them
    "turn": "turn#2 end token#2.5",
    "additional": "agent#3 redirect#4",
    "placement": "place#1 place_pair#1 how_many#1",
    "movement": "move#1.2 payees#2 recall#1.3 recall_from#1.3 recall_how_many#1.3",
    "areas": "hire#3 chinatown#4",
    "ports": "port#2 port_second#2 port_which#2",
    "laboratories": "laboratory#2 research_price#2",
    "boards": "church#2 faith#2 customs#3 origin#1",
    "building": "build#1",
    "rewards": "any_good#1 shift_from#2.3 shift_into#2.3",
    "technologies": "station#4.6 recover#4.3 place_beside#4.2",
    "modules": "reward_token#1.2",
    "goal": "keep#3",
}


def objection(seats: int, options: Mapping[str, str]) -> Text | None:
    """Modules belong to the 2024 edition (D16), and the first player sits at the table."""
    allowed = SHELF.get(SHELF.current()).edition(options["edition"]).modules_allowed
    for module in MODULES:
        if options[module] == "on" and module not in allowed:
            return refusal("yokohama.mistake.module", "D16", module=Text(f"yokohama.option.{module}"))
    first = options["first_player"]
    if first != "random" and int(first) > seats:
        return text("yokohama.mistake.first_player", seat=int(first), seats=seats)
    return None


def colours(options: Mapping[str, str]) -> list[str]:
    """The colours of the edition, in seat order."""
    return SHELF.get(SHELF.current()).edition(options["edition"]).colours


# What says most about a turn comes first; where there is no room, the last goes first.
HEADLINES = tuple(
    f"yokohama.log.{kind}"
    for kind in (
        *("claim", "build_house", "deliver", "fulfil", "settle_church", "settle_customs", "research", "research_for"),
        *("build_shop", "token", "two_orders", "orders", "agent_extra_action", "act", "act_paying", "agent_redirect"),
        *("reward_token", "reward_flag", "agent", "free_agent", "station", "gain", "technology", "move", "return"),
        *("stay_in_hand", "recall", "hire_for", "hire_free", "buy", "sell", "pay_way", "pay_place"),
        *("shift_area", "shift_hand", "spread", "pair", "no_agent", "keep"),
        *("house_income", "way_fee", "place_fee"),
    )
)
# What only follows from a deed.
TRIFLES = tuple(
    f"yokohama.log.{kind}"
    for kind in (
        *("gain", "technology", "pay", "canal_fee", "pay_way", "pay_place", "recover", "recall", "no_agent"),
        *("house_income", "way_fee", "place_fee"),
    )
)
# Small change; and the post of the end shows the result of everybody.
MINOR_EVENTS = tuple(f"yokohama.log.{kind}" for kind in ("pay", "canal_fee", "use", "final"))
# What ends the game.
DECISIVE = tuple(f"yokohama.log.{kind}" for kind in ("trigger", "last_round", "last_round_since", "standstill"))

SUMMARY_QUESTIONS = tuple(
    f"yokohama.{question}"
    for question in [
        "port",
        "laboratory",
        "church",
        "customs",
        "chinatown",
        "agent",
        "end",
        "build",
        "move",
    ]
)

GAME = Game(
    id="yokohama",
    title="Yokohama",
    seats=(2, 3, 4),
    options=(
        OptionSpec("edition", ("2024", "classic")),
        OptionSpec("achievement_rewards", ("off", "on")),
        OptionSpec("free_agents", ("off", "on")),
        OptionSpec("agent_mode", ("by_edition", "extra_action", "redirect")),
        OptionSpec("first_player", ("random", "1", "2", "3", "4")),
    ),
    rules=2,
    schema=1,
    state=State,
    shelf=SHELF,
    matters=tables_that_matter(__file__),
    setup=set_up,
    segment=segment,
    view=view,
    score=score,
    invariants=broken,
    hidden=hidden,
    colours=colours,
    objection=objection,
    players={"house": house, "easy": easy},
    topics=TOPICS,
    chapters=CHAPTERS,
    questions=question_topics("yokohama", QUESTIONS),
    things=things,
    told_table=told_table,
    here=here,
    present=present,
    purse=purse,
    amount=counted,
    worked_out=WORKED_OUT,
    tell=tell,
    holdings=holdings,
    headlines=HEADLINES,
    trifles=TRIFLES,
    decisive=DECISIVE,
    merge_events=merge_events,
    summary_questions=SUMMARY_QUESTIONS,
    minor_events=MINOR_EVENTS,
    round_of=attrgetter("round"),
    pretend_turn=pretend_turn,
    features=features,
    progress=progress,
    weights=learnt_weights(__file__),
    signs=signs,
    values=learnt_values(__file__),
    lesson=first_lesson(__file__),
    turn_order=lambda view: view.turn_order,
)
