"""Whose doing everything is, chapter by chapter: the causes of deeds in order, and what each moved.

Books balance whichever cause is credited, so nothing else would notice a wrong one.
"""

from __future__ import annotations

from engine.core.account import Deed, accounts, deeds_of
from engine.core.state import Entry
from engine.nippon.state import Pair, State
from tests.engine.nippon.scenario import (
    Edit,
    Play,
    begin,
    demand,
    edits,
    employ,
    lay_out,
    own,
    owning,
    place,
    rich,
    ship,
    slot,
    train,
)
from tests.engine.nippon.test_examples import automa_in_chubu
from tests.engine.nippon.test_goals import ends_period
from tests.engine.nippon.test_rounds import drafting


def moved(entry: Entry) -> str:
    """What an entry says: "money-6", points with their line of the pad, what a limit has cut off in brackets."""
    said = f"{entry.what}{entry.n:+d}" + (f" {entry.why}" if entry.why else "")
    return f"({said})" if entry.lost else said


def told(deed: Deed) -> str:
    """A deed in one line: whose it is, by which answer or step, and what it moved, the own things first."""
    who = "-" if deed.seat is None else str(deed.seat)
    own = [moved(entry) for entry in deed.entries if entry.seat == deed.seat]
    others = [f"{entry.seat}:{moved(entry)}" for entry in deed.entries if entry.seat != deed.seat]
    return " ".join([f"{who} {deed.cause.removeprefix('nippon.')}", *own, *others])


def story(play: Play) -> list[str]:
    """Everything that has happened at a table."""
    going_on = deeds_of(play.g)
    closed = [deed for boundary in play.table.crossed for deed in boundary.deeds]
    return [told(deed) for deed in (*closed, *going_on)]


def scene(edit: Edit, *picks: str, seats: int = 2, **options: str) -> list[str]:
    """What some answers do from a position on."""
    play = begin(edit, seats=seats, options=options)
    play.go(*picks)
    return story(play)


def test_4_what_waits_for_the_question_of_a_pair_is_not_brought_by_its_answer() -> None:
    play = drafting("a_goods", "b_8")
    play.go("pair:a_goods+b_8", "end")
    assert story(play) == [
        "1 starting_pair waiting_goods+2 vp+9 start money+6 coal+3 iron+2 silk+2 science+1",
    ]
    play = drafting("a_ship")
    play.go("pair:a_ship+b_3", "ship:paris", "end")
    assert story(play) == [
        "1 starting_pair",
        "1 ship_free ships+1 worker+1 department:yellow+1",
        "1 step.pair vp+3 start money+9 coal+4 silk+3",
    ]


def test_4_pairs_that_are_dealt_are_nobodys_choice_and_the_first_turn_nobodys_deed() -> None:
    def edit(g: State) -> None:
        g.phase, g.drafting = "draft", [0]
        g.pairs[0] = Pair(g.pairs[0].a, g.pairs[0].b, seat=1)
        g.pairs[1] = Pair("a_coal", "b_8", seat=0)
        g.players[0].money = 0

    play = begin(edit, whole=False)
    assert story(play) == [
        "0 step.pair coal+3 vp+10 start money+6 coal+3 iron+2 silk+2 science+1",
        "- step.start",
    ]


def test_5_silk_is_booked_as_what_is_handed_over() -> None:
    def edit(g: State) -> None:
        rich(g.players[0], money=2, coal=0, silk=4, iron=0)
        slot(g, 1, "red", "red", "red")

    assert scene(edit, "silk", "n:1", "action:science", "steps:3") == [
        "0 silk silk-1 money+1",
        "0 worker worker+1",
        "0 science money-3 silk-3 science+3 coal+2",
    ]


def test_6_a_turn_that_is_left_out_is_a_step() -> None:
    def edit(g: State) -> None:
        g.players[1].money = 0

    play = begin(edit)
    play.rest()
    assert story(play)[-1] == "1 step.skipped"


def test_7_1_steps_bring_the_bonuses_they_pass_and_what_waits_is_a_step_of_its_own() -> None:
    def edit(g: State) -> None:
        rich(g.players[0])
        g.players[0].science = 7

    play = begin(edit)
    play.act("science")
    play.go("steps:3", "department:grey")
    assert story(play)[1:] == [
        "0 science money-6 science+3",
        "0 department_any iron+2",
        "0 step.waiting vp+2 departments",
    ]


def test_7_3_a_factory_brings_its_property() -> None:
    def edit(g: State) -> None:
        rich(g.players[0], money=4, coal=0, silk=4, iron=0)
        lay_out(g, "cotton_1a")

    play = begin(edit)
    play.build("cotton_1a")
    assert story(play) == [
        "0 worker worker+1",
        "0 factory money-4 silk-3 factory:cotton_1a+1 science+2 coal+2",
    ]


def test_7_4_every_machine_is_a_deed() -> None:
    play = owning("cotton_2a", "paper_2a", edit=lambda g: ship(g, "london", home=True))
    play.act("machines")
    play.go("machine:cotton_2a:left", "machine:paper_2a:left")
    assert story(play) == [
        "0 worker worker+1",
        "0 machines money-5 machines+1 finance+1",
        "0 machines money-5 machines+1",
    ]


def test_7_5_what_a_factory_has_no_room_for_is_lost() -> None:
    play = owning("cotton_2a", "paper_2a", goods=3, left=True)
    play.act("production")
    play.go("produce:cotton_2a")
    assert story(play) == ["0 worker worker+1", "0 production coal-2 cotton+1 (cotton+1)"]


def test_7_6_a_ship_brings_its_expert_its_department_and_the_bonus_of_its_row() -> None:
    def edit(g: State) -> None:
        rich(g.players[0], money=2, coal=0, iron=7)
        own(g, "paper_1a", left=True)
        own(g, "cotton_2a", left=True)

    play = begin(edit)
    play.act("ships")
    play.go("ship:berlin", "ship:san_francisco", "ship:london")
    assert story(play) == [
        "0 worker worker+1",
        "0 ships iron-3 ships+1 worker+1 department:white+1 finance+1",
        "0 ships iron-3 ships+1 worker+1 department:red+1 silk+3",
        "0 ships money-2 iron-1 silk-3 ships+1 worker+1 department:grey+1",
    ]


def test_7_7_a_train_is_the_deed_of_its_last_question() -> None:
    play = begin(lambda g: rich(g.players[0], money=5, coal=0, iron=3))
    play.act("trains")
    play.go("region:kyushu", "cell:kyushu:1", "pay:iron", "region:chubu", "cell:chubu:1")
    assert story(play) == [
        "0 worker worker+1",
        "0 payment iron-3 trains+1 iron+1",
        "0 train_cell money-5 iron-1 trains+1 silk+1",
    ]


def supplying_osaka(g: State) -> None:
    """Seat 1 lies where seat 0 is going to."""
    own(g, "paper_1a", goods=3)
    demand(g, "osaka", "demand_9")
    place(g, "osaka:e", 1, seat=1)


def test_7_8_a_displaced_token_belongs_to_the_move_that_displaced_it() -> None:
    play = begin(supplying_osaka)
    play.act("local_markets")
    play.go("region:kansai", "cell:osaka:e", "goods:2", "reward:supply")
    assert story(play) == [
        "0 worker worker+1",
        "0 market_reward paper-2 token:2-1 placed+1 silk+2 1:token:1+1 1:placed-1",
    ]
    deed = deeds_of(play.g)[-1]
    assert [(event.kind.removeprefix("nippon.log."), event.seat) for event in deed.events] == [
        ("market", 0),
        ("token_back", 1),
        ("gain", 0),
    ]


def test_7_9_a_contract_and_the_bonus_that_is_chosen_after_it_are_two_deeds() -> None:
    def edit(g: State) -> None:
        own(g, "lenses_1a", goods=1)
        own(g, "paper_3a", goods=2)
        own(g, "cotton_2a", goods=3)

    play = begin(edit)
    play.act("investments_contracts")
    play.go("good:lenses", "invest", "good:paper", "contract:any_level_2", "department:blue")
    play.go("good:cotton", "contract:yellow", "use:paper_3a")
    assert story(play)[1:] == [
        "0 invest lenses-1 finance+2",
        "0 invest paper-2 contract_any_level_2+1",
        "0 department_any money+3",
        "0 invest cotton-3 contract_yellow+1 vp+2 departments",
        "0 modifier finance+2 iron+2",
    ]


def test_10_the_favour_brings_no_income_and_no_salaries() -> None:
    def edit(g: State) -> None:
        rich(g.players[0], money=4, coal=3, iron=0)
        employ(g, "white", "blue", "white", "blue")

    assert scene(edit, "consolidate", "objective:science", "split:science1") == [
        "0 main",
        "0 favour_objective favour:science+1",
        "0 step.discard money-4 coal-3",
        "0 step.departments",
        "0 white science+1",
        "0 step.departments money+3",
        "0 step.income money+12 coal+2",
        "0 step.salaries money-6",
        "0 step.workers worker-4",
    ]


def test_10_salaries_that_are_not_paid_cost_points() -> None:
    def edit(g: State) -> None:
        rich(g.players[0], money=0, coal=0, iron=0)
        employ(g, "red", "blue", "white", "grey", "black")

    told = scene(edit, "level:1", "objective:science", "pay")
    assert told[-3:] == [
        "0 step.income money+12 coal+2",
        "0 salary money-11 vp-4 salaries",
        "0 step.workers worker-5",
    ]


def last_of_round(number: int) -> Edit:
    """The slot of the science action has one worker left, and the queue is empty."""

    def edit(g: State) -> None:
        for row in g.queue:
            for color in row:
                g.bag[color] += 1
            row.clear()
        g.round = number
        slot(g, 1, "red")

    return edit


def test_11_an_empty_slot_is_filled_by_nobody() -> None:
    play = begin(lambda g: slot(g, 1, "red"))
    play.rest()
    assert story(play) == ["0 worker worker+1", "0 science money-1 science+1", "- step.queue"]


def test_11_and_12_a_scoring_inside_a_turn_is_nobodys_deed() -> None:
    play = begin(edits(last_of_round(2), lambda g: place(g, "osaka:e", 2), lambda g: place(g, "nagasaki:n", 1, seat=1)))
    play.rest()
    assert story(play) == [
        "0 worker worker+1",
        "0 science money-1 science+1",
        "- step.round_end",
        "- step.scoring_1 1:vp+6 influence:1:kyushu 0:vp+6 influence:1:kansai",
        "- step.round",
    ]
    own, ended, scoring, began = accounts(play.table.crossed[-1].deeds)
    assert (own.seat, own.points("vp"), scoring.points("vp")) == (0, {}, {0: 6, 1: 6})
    assert ended.seat is scoring.seat is began.seat is None


def test_13_everybody_consolidates_and_the_end_is_nobodys() -> None:
    def edit(g: State) -> None:
        g.phase = "final"
        g.round, g.scored, g.marker_2 = 8, 3, 0
        employ(g, "red")
        employ(g, "blue", seat=1)

    play = begin(edit)
    play.go("end")
    assert story(play) == [
        "0 final",
        "0 step.discard money-1",
        "0 step.departments silk+2",
        "0 step.income money+12 coal+2",
        "0 step.salaries money-3",
        "1 final",
        "1 step.discard money-1",
        "1 step.departments money+3",
        "1 step.income money+12 coal+2",
        "1 step.salaries money-3",
        "- step.end 0:worker-1 1:worker-1",
    ]


def test_15_the_leaders_are_nobodys_deed_and_a_reward_is_its_takers() -> None:
    play = begin(ends_period(2, "goal_science"), options={"module": "common_goals"})
    play.rest()
    play.go("reward:p1_department", "department:red", "end")
    assert story(play)[2:] == [
        "- step.round_end",
        "- step.scoring_1",
        "- step.goals",
        "0 goal_reward",
        "0 department_any silk+2",
        "- step.round",
    ]


def test_15_the_points_of_the_last_period_come_to_everybody_at_once() -> None:
    def edit(g: State) -> None:
        ends_period(8, "goal_science")(g)
        g.marker_2, g.left_in_round = 1, 1
        g.players[1].science = 1

    play = begin(edit, options={"module": "common_goals"})
    play.rest()
    assert story(play)[2:5] == [
        "- step.scoring_3",
        "- step.goals",
        "- step.goal_points 1:vp+6 goals 0:vp+6 goals",
    ]


def hit_in_nagoya(g: State) -> None:
    """A token of the player lies where the Automa is going to."""
    train(g, "chubu", 2)
    place(g, "nagoya:n", 3)


def test_16_the_automa_acts_for_itself_and_what_it_sends_back_is_its_doing() -> None:
    play = begin(automa_in_chubu, seats=1, options={"difficulty": "hard"})
    play.act("science")
    play.go("steps:1", "end")
    assert story(play)[1:] == ["0 science money-1 science+1", "- step.automa"]

    play = begin(edits(automa_in_chubu, hit_in_nagoya), seats=1, options={"difficulty": "hard"})
    play.act("science")
    play.go("steps:1", "end")
    assert story(play)[2:] == ["- step.automa 0:token:3+1 0:placed-1"]
    kinds = [event.kind.removeprefix("nippon.log.") for event in play.table.crossed[-1].events]
    assert kinds[-2:] == ["automa_market", "token_back"]


def test_16_6_a_solo_game_that_is_lost_ends_by_itself() -> None:
    def edit(g: State) -> None:
        g.round, g.marker_2, g.left_in_round = 8, 0, 1

    play = begin(edit, seats=1, options={"difficulty": "hard"})
    play.rest()
    assert story(play)[2:] == ["- step.scoring_3", "- step.end"]
