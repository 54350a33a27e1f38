"""Mombasa as the machine sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter

from engine.core.games import (
    Game,
    OptionSpec,
    OwnersQuestion,
    learnt_values,
    learnt_weights,
    question_topics,
    tables_that_matter,
)
from engine.core.lessons import first_lesson
from engine.core.text import text
from engine.mombasa.components import SHELF, Components
from engine.mombasa.components.names import counted
from engine.mombasa.components.tables import told_table
from engine.mombasa.components.things import things
from engine.mombasa.components.worked_out import WORKED_OUT
from engine.mombasa.computer.easy import easy
from engine.mombasa.computer.features import features, progress
from engine.mombasa.computer.house import house
from engine.mombasa.computer.signs import signs
from engine.mombasa.invariants import broken
from engine.mombasa.rules import segment
from engine.mombasa.rules.ahead import plan_comes_to, pretend_turn
from engine.mombasa.scoring import holdings, revealed_totals, score
from engine.mombasa.setup import set_up
from engine.mombasa.state import State
from engine.mombasa.telling import tell
from engine.mombasa.view.build import view
from engine.mombasa.view.build_summary import condense_events, merge_events
from engine.mombasa.view.here import here, present
from engine.mombasa.view.hidden import hidden
from engine.mombasa.view.purse import purse
from engine.mombasa.view.structs import View

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
# Which topic explains the paragraphs and rulings that refusals cite (docs/spec/mombasa.md).
CHAPTERS = {
    "4": "setup",
    "7": "planning",
    "8": "turn",
    "8.1": "goods",
    "8.2": "expansion",
    "8.3": "bookkeeper",
    "8.4": "merchant",
    "8.5": "markers",
    "8.6": "end_phase",
    "9.1": "tracks",
    "9.3": "books",
    "9.4": "books",
    "9.5": "bases",
    "10": "markers",
    "11": "tiles",
    "12": "track_bonuses",
    "R4": "bookkeeper",
    "R6": "goods",
    "R7": "expansion",
    "R8": "expansion",
    "R9": "markers",
    "R12": "track_bonuses",
    "R13": "track_bonuses",
    "R18": "markers",
    "R25": "tiles",
    "R37": "bookkeeper",
}
REPORTED_SLOT_SPACE = 5  # as somebody who has the box counts
RULES = 2
SCHEMA = 1
QUESTIONS = {  # which questions a chapter is about, and which paragraph and line of it explains them
    "planning": "plan plan_card#4",
    "setup": "arrange#2 tile#2",
    "turn": "action#1",
    "goods": "good#1 cards#1 mixed#1 buy#2.1",
    "expansion": "expand#1 enter#2",
    "bases": "column_take#1 column_return#2.1 remove#2.3",
    "bookkeeper": "bookkeeper#2 turn_book#1.2 jar#1.3",
    "books": "batch#1 put#3",
    "merchant": "merchant#2",
    "markers": "mark#1 buy_pounds#2.2 sell#2.3 tier_choice#2.4",
    "tiles": "attach#2.4",
    "tracks": "step#1 toll#2.1 other_track#1",
    "track_bonuses": "one_of#1 parts#2.6",
    "end_phase": "stack#1",
}


def colours(options: Mapping[str, str]) -> Sequence[str]:
    """Seat colours in seat order."""
    return SHELF.get(SHELF.current()).players.colours


def open_questions(data: Components) -> tuple[OwnersQuestion, ...]:
    """Where the second slot opens, since a report from the box counts one more."""
    space = data.player_board.bookkeeping_track.slot_unlock_space
    asked = text("mombasa.open.bookkeeping", space=space, reported=REPORTED_SLOT_SPACE)
    return (OwnersQuestion("player_board.bookkeeping_track.values", asked),)


# What says most about a turn comes first.
HEADLINES = tuple(
    f"mombasa.log.{kind}"
    for kind in [
        "expand",
        "enter",
        "enter_all",
        "expand_none",
        "walk",
        "buy_pounds",
        "buy",
        "bookkeeper",
        "book",
        "jar",
        "merchant",
        "diamonds",
        "sell",
        "mark",
        "ousted_all",
        "removed",
        "shares_now",
        "base_emptied",
        "first",
        "goods",
        "end",
        "end_bare",
        "planned",
        "planned_none",
        "slot_opens",
        "bonus_next",
        "bonus",
        "field_too",
        "book_lost",
        "pounds",
        "field",
        "diamonds_over",
        "points_over",
        "points_pounds",
        "coin",
        "toll",
        "turned",
        "attach",
        "toll_short",
        "toll_refused",
        "steps_lost",
        "units_lost",
        "points_lost",
        "no_post",
        "markers",
        "arranged",
    ]
)
# Pounds that come along, and what is paid or opened on the way.
TRIFLES = HEADLINES[HEADLINES.index("mombasa.log.slot_opens") : HEADLINES.index("mombasa.log.attach")]
# Entries show the expansion, the marker the reservation, and the post of the end everybody's result.
MINOR_EVENTS = tuple(
    f"mombasa.log.{kind}"
    for kind in ["expand", "reserve", "track", "coins", "display", "discarded", "markers_back", "books_new", "total"]
)

SUMMARY_QUESTIONS = tuple(
    f"mombasa.{question}"
    for question in [
        "toll",
        "buy_pounds",
        "sell",
        "merchant",
        "mark",
        "enter",
        "step",
        "buy",
        "batch",
        "bookkeeper",
    ]
)

GAME: Game[State, View] = Game(
    id="mombasa",
    title="Mombasa",
    seats=(2, 3, 4),
    options=(OptionSpec("setup", ("first_game", "advanced")), OptionSpec("hands", ("hidden", "open"))),
    rules=RULES,
    schema=SCHEMA,
    state=State,
    shelf=SHELF,
    matters=tables_that_matter(__file__),
    open_questions=open_questions,
    worked_out=WORKED_OUT,
    setup=set_up,
    segment=segment,
    view=view,
    score=score,
    invariants=broken,
    hidden=hidden,
    colours=colours,
    players={"house": house, "easy": easy},
    topics=TOPICS,
    chapters=CHAPTERS,
    questions=question_topics("mombasa", QUESTIONS),
    things=things,
    told_table=told_table,
    here=here,
    present=present,
    purse=purse,
    amount=counted,
    headlines=HEADLINES,
    trifles=TRIFLES,
    summary_questions=SUMMARY_QUESTIONS,
    minor_events=MINOR_EVENTS,
    condense_events=condense_events,
    merge_events=merge_events,
    revealed_totals=revealed_totals,
    holdings=holdings,
    tell=tell,
    points="pounds",
    round_of=attrgetter("round"),
    pretend_turn=pretend_turn,
    plan_comes_to=plan_comes_to,
    features=features,
    progress=progress,
    weights=learnt_weights(__file__),
    signs=signs,
    values=learnt_values(__file__),
    lesson=first_lesson(__file__),
    horizon=14,
    turn_order=lambda view: view.turn_order,
)
