"""Nippon: Zaibatsu, as the machine knows it."""

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
from engine.core.text import Text, refusal, text, verbatim
from engine.nippon.components import SHELF, Components
from engine.nippon.components.effects import GOODS
from engine.nippon.components.names import counted
from engine.nippon.components.tables import told_table
from engine.nippon.components.things import things
from engine.nippon.components.worked_out import WORKED_OUT
from engine.nippon.components.worked_out_examples import EXAMPLES
from engine.nippon.computer.easy import easy
from engine.nippon.computer.features import features, progress
from engine.nippon.computer.house import house
from engine.nippon.computer.signs import signs
from engine.nippon.invariants import broken
from engine.nippon.queries.facts import all_held
from engine.nippon.rules import segment
from engine.nippon.rules.ahead import pretend_turn
from engine.nippon.scoring import score
from engine.nippon.setup import set_up
from engine.nippon.state import State
from engine.nippon.telling import tell, tell_line
from engine.nippon.view.build import view
from engine.nippon.view.build_summary import condense_events
from engine.nippon.view.here import here, present
from engine.nippon.view.hidden import hidden
from engine.nippon.view.purse import aims, purse
from engine.nippon.view.structs import View

REPORTED_PLACES = ("18/14/10/3", "26/20/14/4")  # of periods II and III
RULES = 2
SCHEMA = 1

TOPICS = (
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

PAGES = tuple(f"{good}_{number}" for good in GOODS for number in range(1, 6))  # of the factories

# Which page of the rules explains a section or ruling of docs/spec/nippon.md that refusals cite.
CHAPTERS = {
    "1": "overview",
    "4": "start",
    "5": "silk",
    "6": "turn",
    "7.1": "science_mining",
    "7.2": "science_mining",
    "7.3": "factory",
    "7.4": "machines",
    "7.5": "production",
    "7.6": "ships",
    "7.7": "trains",
    "7.8": "local_markets",
    "7.9": "investments",
    "8": "departments",
    "9": "modifiers",
    "10": "consolidation",
    "11": "rounds",
    "12": "influence",
    "13": "end",
    "14": "late_factories",
    "15": "common_goals",
    "16": "solo",
    "R21": "start",
    "R38": "investments",
    "R46": "local_markets",
}
QUESTIONS = {  # which questions a chapter is about, and which paragraph and line of it explains them
    "turn": "main worker#2 payment#2.3",
    "start": "starting_pair#1 start_worker#2.5 old_factory_side#2.4",
    "science_mining": "science mining",
    "factory": "factory#4 factory_type#2",
    "machines": "machines machine_free",
    "production": "production goods_target#3",
    "ships": "ships#1 ship_free#1",
    "trains": "trains train_region train_cell",
    "local_markets": "market_region#1 market_cell#4.3 market_goods#2 market_reward#3 push_out#4.2 goods_from#3"
    " region_bonus#3",
    "investments": "invest#2 invest_goods#2",
    "departments": "department_any#2 choose_one effect_order white#2.6",
    "modifiers": "modifier#1 optional#1",
    "silk": "silk",
    "consolidation": "salary#2.4 keep#2.2",
    "favours": "favour_level#1 favour_objective#1",
    "end": "final_end#2.1",
}


def colours(options: Mapping[str, str]) -> Sequence[str]:
    """Seat colours in seat order."""
    return SHELF.get(SHELF.current()).player_colors.rows


def open_questions(data: Components) -> tuple[OwnersQuestion, ...]:
    """What places bring in the later periods, since a public assistant has more."""
    shown = [verbatim("/".join(map(str, data.period[period].places))) for period in (2, 3)]
    others = [verbatim(places) for places in REPORTED_PLACES]
    asked = text("nippon.open.places", second=shown[0], third=shown[1], other=others[0], other_third=others[1])
    return (OwnersQuestion("period_scoring", asked),)


def objection(seats: int, options: Mapping[str, str]) -> Text | None:
    """What does not go together (§1)."""
    if seats == 1 and options["module"] != "none":
        return refusal("nippon.no.module_solo", "1")
    first = options["first_player"]
    if first != "random" and int(first) > seats:
        return refusal("nippon.no.first_player", "1", seat=int(first), seats=seats)
    return None


# What says most about a turn comes first; what is not here says little that others do not.
HEADLINES = tuple(
    f"nippon.log.{kind}"
    for kind in [
        "contract",
        "market",
        "token_back",
        "invest",
        "factory",
        "favour",
        "buy_ship",
        "ship",
        "buy_train",
        "train",
        "buy_machine",
        "machine",
        "produce",
        "produce_free",
        "buy_steps",
        "reward",
        "consolidate",
        "final",
        "salary_lost",
        "department_gain",
        "gain",
        "advance",
        "unlock",
        "goods",
        "store",
        "store_token",
        "retreat",
        "income",
        "overflow",
        "over_most",
        "steps_lost",
        "no_room",
        "no_build",
        "waits_machine",
        "waits_goods",
        "from_bag",
        "reward_declined",
        "skipped",
        "action",
        "action_new",
        "modifier",
        "pay",
        "silk",
        "salary",
        "discard",
        "pair_taken",
        "start",
    ]
)
# What only follows from a deed.
TRIFLES = (
    *HEADLINES[HEADLINES.index("nippon.log.department_gain") : HEADLINES.index("nippon.log.no_build")],
    *(f"nippon.log.{kind}" for kind in ("department", "improved", "pay")),
)
MINOR_EVENTS = tuple(
    f"nippon.log.{kind}"
    for kind in [
        "row",
        "regions",
        "automa_behind",
        "automa_empty",
        "automa_hits",
        "automa_leads",
        "automa_reshuffle",
        "automa_takes",
        "automa_token",
    ]
)

DECISIVE = tuple(f"nippon.log.{kind}" for kind in ["last_rounds", "game_over", "solo_lost"])

SUMMARY_QUESTIONS = tuple(
    f"nippon.{question}"
    for question in [
        "factory",
        "production",
        "machines",
        "invest",
        "market_goods",
        "ships",
        "ship_free",
        "train_cell",
        "trains",
        "mining",
        "science",
        "favour_objective",
        "main",
    ]
)

GAME: Game[State, View] = Game(
    id="nippon",
    title="Nippon: Zaibatsu",
    seats=(1, 2, 3, 4),
    options=(
        OptionSpec("module", ("none", "late_factories", "common_goals", "both")),
        OptionSpec("difficulty", ("easy", "normal", "hard"), default="normal", solo=True),
        OptionSpec("factory_sides", ("a", "b", "random")),
        OptionSpec("starting_draft", ("choose", "random")),
        OptionSpec("first_player", ("random", "1", "2", "3", "4")),
    ),
    rules=RULES,
    schema=SCHEMA,
    state=State,
    shelf=SHELF,
    matters=tables_that_matter(__file__),
    open_questions=open_questions,
    setup=set_up,
    segment=segment,
    view=view,
    score=score,
    invariants=broken,
    hidden=hidden,
    colours=colours,
    objection=objection,
    players={"house": house, "easy": easy},
    topics=(*TOPICS, *PAGES),
    pages=PAGES,
    chapters=CHAPTERS,
    questions=question_topics("nippon", QUESTIONS),
    things=things,
    told_table=told_table,
    worked_out={**WORKED_OUT, **EXAMPLES},
    here=here,
    present=present,
    purse=purse,
    aims=aims,
    tell=tell,
    tell_line=tell_line,
    amount=counted,
    holdings=all_held,
    headlines=HEADLINES,
    trifles=TRIFLES,
    scored_parts=("nippon.log.regions",),
    decisive=DECISIVE,
    summary_questions=SUMMARY_QUESTIONS,
    minor_events=MINOR_EVENTS,
    condense_events=condense_events,
    round_of=attrgetter("round"),
    pretend_turn=pretend_turn,
    features=features,
    lower_is_better=("salaries",),
    progress=progress,
    weights=learnt_weights(__file__),
    signs=signs,
    values=learnt_values(__file__),
    lesson=first_lesson(__file__),
    horizon=5,
    turn_order=lambda view: view.order,
)
