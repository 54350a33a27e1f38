"""Whatever a reader of the rulebook could want is offered, or refused with its own reason and true numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from engine.core.table import Table
from engine.core.text import Text
from engine.yokohama.queries.facts import owns
from engine.yokohama.state import Player, State
from testkit.positions import positions
from tests.engine.reasons import Nameable, all_half_told, parts
from tests.engine.yokohama.candidates import CANDIDATES, candidates
from tests.engine.yokohama.scenario import BLUE, CONFIGURATIONS, PURPLE, Scene, ids, key, play, why

Numbers = dict[str, Callable[[State, Player], int]]
MOST_WITHOUT_REASON = 0.02  # of the answers that somebody might think of
AREA_VERBS = ("place", "to", "recall", "agent", "into", "act", "from")

HAVE: Numbers = {
    "money": lambda g, me: me.yen,
    "yen": lambda g, me: me.yen,
    "place_fee": lambda g, me: me.yen,
    "pair_fee": lambda g, me: me.yen,
    "passage": lambda g, me: me.yen,
    "imports": lambda g, me: me.imports,
    "assistants": lambda g, me: me.assistants,
    "orders": lambda g, me: len(me.fulfilled),
    "technologies": lambda g, me: len(me.technologies),
    "order_room": lambda g, me: len(me.orders),
    "second_room": lambda g, me: len(me.orders),
    "agent": lambda g, me: len(me.used_agents),
    "zone": lambda g, me: g.turn.power,
    "second_card": lambda g, me: g.turn.power,
    "hire_power": lambda g, me: g.turn.power,
    "token_power": lambda g, me: g.turn.power,
    "build_power": lambda g, me: g.turn.power,
}


def false_numbers(g: State, me: Player, reason: Text) -> Iterator[str]:
    """Numbers that are not those on the table, or that would not speak against anything."""
    args: dict[str, Any] = dict(reason.args)
    name = reason.key.removeprefix("yokohama.no.")
    if name in HAVE and args["have"] != HAVE[name](g, me):
        yield f"{reason}: have is {HAVE[name](g, me)}"
    if isinstance(args.get("need"), int) and isinstance(args.get("have"), int) and args["need"] <= args["have"]:
        yield f"{reason}: enough"
    if name in ("production", "production_extra") and (args["yen"], args["imports"]) != (me.yen, me.imports):
        yield f"{reason}: {me.yen}, {me.imports}"
    if name in ("house", "shop") and args["stored"] != (me.stored_houses if name == "house" else me.stored_shops):
        yield f"{reason}: stored"


def belongs(g: State, seat: int) -> Callable[[str], bool]:
    """Whether an option is about an area of the map, a card of one's own or on a board, or a tile of this game."""
    areas, hand = {*g.map, "hand"}, set(g.players[seat].orders)
    cards, tiles = {card for row in g.cards.values() for card in row}, {tile.id for tile in g.achievements}
    of_verb = {**dict.fromkeys(AREA_VERBS, areas), **dict.fromkeys(("fulfil", "keep"), hand)}
    used = {one.id for one in g.data.triggered["once_per_turn"] if owns(g, seat, one.id)}
    of_verb |= {"order": cards, "tech": cards, "claim": tiles, "use": used}

    def is_here(name: str) -> bool:
        verb, _, thing = name.partition(":")
        return verb not in of_verb or thing in of_verb[verb]

    return is_here


def faults(table: Table) -> list[str]:
    """Candidates without a reason, and reasons with false numbers."""
    found = []
    for ask in table.asks:
        player = table.state.players[ask.seat]
        reasons = {refusal.id: refusal.reason for refusal in ask.refused()}
        known = set(ask.ids()) | set(reasons)
        found += [f"{ask.key}: {name} has no reason" for name in candidates(table.state, ask) if name not in known]
        for reason in (part for whole in reasons.values() for part in parts(whole)):
            found += [f"{ask.key}: {fault}" for fault in false_numbers(table.state, player, reason)]
    return found


def cure(g: State, seat: int, kind: str, said: dict[str, Any]) -> bool:
    """Give a player what a reason says is missing, where that is something one can be given."""
    player = g.players[seat]
    match kind:
        case "money" | "place_fee" | "pair_fee" | "passage":
            player.yen += said["need"] - said["have"]
        case "imports":
            player.imports += said["need"] - said["have"]
        case "assistants":
            player.assistants += said["need"] - said["have"]
        case "good":
            what = said["good"].key.rpartition(".")[2]
            setattr(player, what, getattr(player, what) + 1)
        case _:
            return False
    return True


@pytest.mark.slow
def test_a_reason_tells_all_that_is_missing() -> None:
    """Whoever is given what a reason asks for is not refused for something else that it kept quiet about."""
    tried, found = all_half_told(positions("yokohama", 2, CONFIGURATIONS[0][1], "all missing", 0.6), cure)
    assert not found
    assert tried > 10


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), CONFIGURATIONS, ids=str)
def test_every_candidate_is_offered_or_has_its_reason(seats: int, options: dict[str, str]) -> None:
    met, nameable = set(), Nameable()
    for table in positions("yokohama", seats, options, "reasons", 0.4):
        assert faults(table) == []
        for ask in table.asks:
            nameable.meet(ask, belongs(table.state, ask.seat))
        met |= {ask.key.removeprefix("yokohama.") for ask in table.asks}
    assert len(met & set(CANDIDATES)) > 12
    share, where = nameable.without_reason()
    assert share <= MOST_WITHOUT_REASON, where


def test_why_not_never_says_that_another_question_is_open() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, church=1, bank=1).holds(PURPLE, copper=0, yen=2)
    table = play(scene.table(), "none", "to:church", "space:church_1")
    assert key(table) == "faith"
    assert why(table, "item:copper") == ("good", {"good": Text("yokohama.good.copper")})


def test_the_station_is_not_put_on_the_canal() -> None:
    scene = Scene(active=PURPLE).row("laboratory_a", "tech_57").assistants(PURPLE, laboratory_a=4)
    table = play(scene.table(), "none", "to:laboratory_a", "tech:tech_57")
    assert key(table) == "station"
    assert why(table, "into:canal")[0] == "canal"


def test_a_price_that_cannot_be_paid_says_what_is_missing() -> None:
    scene = Scene(active=PURPLE).row("laboratory_a", "tech_40").assistants(PURPLE, laboratory_a=1)
    scene.holds(PURPLE, yen=2, imports=1)
    table = play(scene.table(), "none", "to:laboratory_a")
    assert key(table) == "laboratory"
    play(table, "tech:tech_40")
    assert key(table) == "research_price"
    assert ids(table) == ["pay:yen2+imports0", "pay:yen0+imports1"]


def test_a_third_assistant_goes_next_to_the_pair() -> None:
    scene = Scene(active=PURPLE).owns(PURPLE, "telegram").at(r0c0="bank", r0c1="church", r0c5="port_a")
    table = play(scene.table(), "pair", "place:bank")
    assert key(table) == "place_beside"
    assert why(table, "place:port_a")[0] == "adjacent"
    assert why(table, "place:bank")[0] == "pair_itself"
    assert "place:church" in ids(table)


def test_a_president_with_nowhere_to_go_says_why_at_the_end() -> None:
    """docs/rules: questions with one possible answer are not asked, and Why not? tells why."""
    table = play(Scene(active=PURPLE).orders(PURPLE, "order_04").table(), "none")
    assert key(table) == "end"
    assert why(table, "to:bank")[0] == "own_assistant"
    assert why(table, "build") == ("build_power", {"need": 4, "have": 0})


def test_chinatown_and_the_agency_say_why_they_gave_nothing() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, chinatown=1)
    scene.holds(PURPLE, yen=0, copper=0, silk=0, tea=0, fish=0)
    table = play(scene.table(), "none", "to:chinatown")
    assert key(table) == "end"
    assert why(table, "buy:fish") == ("money", {"need": 1, "have": 0})
    assert why(table, "sell:silk")[0] == "good"
    table = play(Scene(active=PURPLE, edition="classic").owns(PURPLE, "tram").table(), "none", "to:employment_agency")
    assert why(table, "hire:shop") == ("hire_power", {"need": 2, "have": 1})


def test_a_technology_not_taken_is_told_with_the_money_of_that_moment() -> None:
    scene = Scene(active=PURPLE).row("laboratory_a", "tech_40").assistants(PURPLE, laboratory_a=1)
    scene.holds(PURPLE, yen=0, silk=1, tea=3, fish=3, copper=3).owns(PURPLE, "spinning_mill")
    table = play(scene.table(), "none", "to:laboratory_a")
    while key(table) != "end":
        play(table, "skip")
    play(table, "use:spinning_mill")
    assert table.state.players[PURPLE].yen == 2
    assert why(table, "tech:tech_40") == ("production", {"need": 3, "power": 2, "missing": 1, "yen": 0, "imports": 0})


def test_imports_are_never_sold_and_the_other_port_is_out_of_reach() -> None:
    table = play(Scene(active=PURPLE).assistants(PURPLE, chinatown=1).table(), "none", "to:chinatown")
    assert why(table, "sell:import")[0] == "sell_imports"
    table = play(Scene(active=PURPLE).assistants(PURPLE, port_a=2).table(), "none", "to:port_a")
    other = table.state.cards["port_b"][0]
    assert why(table, f"order:{other}")[0] == "other_board"


def test_a_taken_space_names_who_stands_there() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, church=3).board("church", s1=BLUE)
    table = play(scene.table(), "none", "to:church")
    assert why(table, "space:church_1")[0] == "space_taken"
