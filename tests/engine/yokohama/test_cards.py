"""Ports and Laboratories (sections 10.1, 10.2; R22 to R24, R26, R27, R42)."""

from copy import deepcopy

import msgspec

from engine.core.components import value_at
from engine.yokohama.components import SHELF, Components
from engine.yokohama.queries.purchases import payments, technology_price
from engine.yokohama.view.here import here
from tests.engine.yokohama.scenario import BLUE, PURPLE, Scene, ids, key, play, targets, why
from words import say


def port(n: int, **amounts: int) -> Scene:
    return Scene(active=PURPLE).assistants(PURPLE, port_a=n).holds(PURPLE, **amounts)


def test_zones_open_with_power() -> None:
    for n, cards in ((1, 2), (2, 4), (3, 6), (4, 6)):
        table = play(port(n).table(), "none", "to:port_a")
        assert len(targets(table, "order")) == cards


def test_power_1_opens_nothing() -> None:
    scene = Scene(active=PURPLE).agents(PURPLE, "uk").assistants(PURPLE, port_a=1)
    table = play(scene.table(), "agent")
    assert key(table) == "turn"
    assert len(table.state.players[PURPLE].orders) == 1


def test_r26_three_points_at_power_5_without_a_card() -> None:
    table = play(port(4).table(), "none", "to:port_a", "skip")
    assert table.state.players[PURPLE].vp == 3


def test_r27_one_price_for_the_pair_in_yen_or_imports() -> None:
    scene = port(1, yen=2, imports=1)
    row = list(scene.g.cards["port_a"])
    table = play(scene.table(), "none", "to:port_a", f"order:{row[0]}")
    assert ids(table) == ["pay:yen", "pay:imports", "one"]
    play(table, "pay:imports")
    me = table.state.players[PURPLE]
    assert (me.yen, me.imports) == (2, 0)
    assert set(me.orders) >= {row[0], row[1]}  # the other blue card was the only one left
    assert key(table) == "end"


def test_r27_both_cards_lie_in_the_row_as_it_was() -> None:
    """The card that slides into the blue zone after the first one is taken does not become available."""
    scene = port(1, yen=2)
    row = list(scene.g.cards["port_a"])
    table = play(scene.table(), "none", "to:port_a", f"order:{row[0]}", "pay:yen")
    assert table.state.players[PURPLE].orders[-1] == row[1]
    one, two = (table.state.data.order[order].number for order in row[:2])
    told = [say(event.text, "en").replace("\u00a0", " ") for event in table.state.events]
    assert any(line.endswith(f"takes orders no. {one} and no. {two} from port A.") for line in told)


def test_while_the_second_order_is_chosen_the_first_is_named() -> None:
    scene = port(2, yen=2)
    first = scene.g.cards["port_a"][0]
    table = play(scene.table(), "none", "to:port_a", f"order:{first}", "pay:yen")
    [ask] = table.asks
    number = table.state.data.order[first].number
    assert ask.prompt is not None
    assert f"besides no. {number}, for" in say(ask.prompt, "en").replace("\u00a0", " ")


def test_who_has_a_technology_is_told_with_the_number_of_the_card() -> None:
    """There are several of a kind, and another one may lie in a laboratory."""
    scene = Scene(active=PURPLE).owns(BLUE, cards=("tech_38",)).row("laboratory_a", "tech_39")
    view = scene.table().view(PURPLE)
    told = [say(one, "en", ("Ann", "Ben")).replace("\u00a0", " ") for one in here(view, "university")]
    assert len(told) == 2
    assert told[0].startswith("Card no. 39 lies in laboratory A")
    assert told[1].endswith(" has card no. 38.")


def test_one_card_is_free() -> None:
    scene = port(1, yen=2)
    row = list(scene.g.cards["port_a"])
    table = play(scene.table(), "none", "to:port_a", f"order:{row[1]}", "one")
    assert table.state.players[PURPLE].yen == 2
    assert row[1] in table.state.players[PURPLE].orders


def test_a_full_hand_takes_none() -> None:
    scene = port(3).orders(PURPLE, "order_21", "order_20", "order_15")
    table = play(scene.table(), "none", "to:port_a", "skip")  # power 4: the question is whether to build
    assert key(table) == "end"
    assert why(table, f"order:{table.state.cards['port_a'][0]}")[0] == "order_room"


def test_with_two_in_hand_only_one_can_be_taken() -> None:
    scene = port(3, yen=9).orders(PURPLE, "order_21", "order_20")
    table = play(scene.table(), "none", "to:port_a", f"order:{scene.g.cards['port_a'][0]}")
    assert key(table) != "port_second"
    assert len(table.state.players[PURPLE].orders) == 3


def test_second_order_is_refused_with_a_reason() -> None:
    scene = port(1, yen=1, imports=1)
    table = play(scene.table(), "none", "to:port_a", f"order:{scene.g.cards['port_a'][0]}")
    assert ids(table) == ["pay:imports", "one"]
    assert why(table, "pay:yen") == ("money", {"need": 2, "have": 1})


def test_a_port_belongs_to_its_own_board() -> None:
    table = play(Scene(active=PURPLE).assistants(PURPLE, port_b=2).table(), "none", "to:port_b")
    assert targets(table, "order") == set(table.state.cards["port_b"][:4])


def lab(n: int, *row: str, **amounts: int) -> Scene:
    empty = {"imports": 0}
    scene = Scene(active=PURPLE).row("laboratory_a", *row).assistants(PURPLE, laboratory_a=n)
    return scene.holds(PURPLE, **(empty | amounts))


def test_surcharges_by_slot() -> None:
    scene = Scene()
    row = scene.g.cards["laboratory_a"]
    extra = [technology_price(scene.g, "laboratory_a", card) - scene.g.data.card[card].production for card in row]
    assert extra == [0, 0, 1, 1, 2, 2]


def test_r24_payments_are_minimal() -> None:
    scene = lab(1, "tech_63", yen=9, imports=3)  # value 6, power 2: four missing
    assert payments(scene.g, PURPLE, "laboratory_a", "tech_63", 2) == [(8, 0), (6, 1), (4, 2), (2, 3)]
    table = play(scene.table(), "none", "to:laboratory_a", "tech:tech_63")
    assert ids(table) == ["pay:yen8+imports0", "pay:yen6+imports1", "pay:yen4+imports2", "pay:yen2+imports3"]
    play(table, "pay:yen4+imports2")
    assert (table.state.players[PURPLE].yen, table.state.players[PURPLE].imports) == (5, 1)


def test_r24_surplus_power_is_lost_and_nothing_is_paid() -> None:
    table = play(lab(4, "tech_40", yen=5).table(), "none", "to:laboratory_a", "tech:tech_40")
    assert table.state.players[PURPLE].yen == 5


def test_r23_the_fourth_technology_costs_extra_in_2024() -> None:
    scene = lab(4, "tech_40", yen=2).owns(PURPLE, "gaslight", "winery", "tram")
    table = play(scene.table(), "none", "to:laboratory_a", "tech:tech_40")
    assert table.state.players[PURPLE].yen == 0
    scene = lab(4, "tech_40", yen=1).owns(PURPLE, "gaslight", "winery", "tram")
    table = play(scene.table(), "none", "to:laboratory_a")
    assert key(table) != "laboratory"
    play(table, "skip", "skip")
    assert why(table, "tech:tech_40") == (
        "production_extra",
        {"need": 3, "power": 5, "missing": 0, "yen": 1, "imports": 0},
    )


def test_r23_power_cannot_pay_the_extra() -> None:
    scene = lab(4, "tech_40", yen=0, imports=1).owns(PURPLE, "gaslight", "winery", "tram")
    assert payments(scene.g, PURPLE, "laboratory_a", "tech_40", 5) == [(0, 1)]


def test_a_set_says_how_many_imports_production_and_the_extra_cost() -> None:
    tables = deepcopy(SHELF.tables(SHELF.shipped()))
    value_at(tables, "area_kinds-laboratory-action")["production_per"] = {"yen": 2, "import": 3}
    value_at(tables, "editions-2024")["technology_surcharge"] = {"yen": 5, "or_import": 1}
    scene = lab(3, "tech_63", yen=20, imports=20).owns(PURPLE, "gaslight", "winery", "tram")  # two missing
    scene.g.data = msgspec.convert(tables, Components, str_keys=True)
    mixes = [(9, 0), (4, 1), (7, 3), (2, 4), (5, 6), (0, 7)]
    assert payments(scene.g, PURPLE, "laboratory_a", "tech_63", 4) == mixes


def test_d10_no_extra_in_classic() -> None:
    scene = Scene(active=PURPLE, edition="classic").row("laboratory_a", "tech_40").assistants(PURPLE, laboratory_a=4)
    scene.owns(PURPLE, "gaslight", "winery", "tram").holds(PURPLE, yen=0)
    table = play(scene.table(), "none", "to:laboratory_a", "tech:tech_40")
    assert "tech_40" in table.state.players[PURPLE].technologies


def test_i8_a_name_already_owned_is_not_offered() -> None:
    table = play(lab(3, "tech_40", yen=9).owns(PURPLE, cards=("tech_41",)).table(), "none", "to:laboratory_a")
    assert "tech_40" not in targets(table, "tech")
    assert why(table, "tech:tech_40")[0] == "owned"


def test_production_refusal_has_the_numbers() -> None:
    table = play(lab(1, "tech_63", "tech_40", yen=2).table(), "none", "to:laboratory_a")
    assert why(table, "tech:tech_63") == (
        "production",
        {"need": 6, "power": 2, "missing": 4, "yen": 2, "imports": 0},
    )


def test_r22_patent_system_pays_for_later_cards_only() -> None:
    table = play(lab(3, "tech_46", yen=0).table(), "none", "to:laboratory_a", "tech:tech_46")
    assert table.state.players[PURPLE].vp == 0
    scene = lab(3, "tech_40", yen=0).owns(PURPLE, "patent_system", "letterpress_printing")
    table = play(scene.table(), "none", "to:laboratory_a", "tech:tech_40")
    assert (table.state.players[PURPLE].vp, table.state.players[PURPLE].yen) == (2, 1)


def test_exposition_scores_at_once() -> None:
    table = play(lab(4, "tech_59", yen=0).table(), "none", "to:laboratory_a", "tech:tech_59")
    assert table.state.players[PURPLE].vp == 10


def test_station_is_placed_at_once_and_never_on_the_canal() -> None:
    table = play(lab(3, "tech_57", yen=0).table(), "none", "to:laboratory_a", "tech:tech_57")
    assert "canal" not in targets(table, "into")
    assert len(targets(table, "into")) == 17
    play(table, "into:bank")
    assert table.state.station == "bank"


def test_a_site_of_the_station_names_what_is_paid_and_what_technologies_bring() -> None:
    scene = lab(2, "tech_57", yen=4).owns(PURPLE, "patent_system", "letterpress_printing")
    table = play(scene.table(), "none", "to:laboratory_a", "tech:tech_57")
    facts = next(one.facts for one in table.asks[0].options if one.id == "into:bank")
    assert facts is not None
    assert (facts.price, dict(facts.gain)) == ((("yen", 1),), {"technologies": 1, "vp": 2})  # one of two yen comes back
    play(table, "into:bank")
    assert (table.state.players[PURPLE].vp, table.state.players[PURPLE].yen) == (2, 4 - 2 + 1)


def test_technology_flag_brings_an_agent() -> None:
    scene = lab(3, "tech_46", yen=0).owns(PURPLE, cards=("tech_54",))  # both German
    table = play(scene.table(), "none", "to:laboratory_a", "tech:tech_46")
    assert table.state.players[PURPLE].agents == ["agent_de_1"]


def test_r42_an_empty_deck_leaves_the_slot_empty_without_an_end() -> None:
    scene = lab(3, "tech_40", yen=0)
    seats = [0, 1, 3]
    while scene.g.technology_deck:  # hand the deck out, no name twice to one player
        card = scene.g.technology_deck.pop()
        name = scene.g.data.card[card].technology
        owner = next(
            s for s in seats if name not in [scene.g.data.card[c].technology for c in scene.g.players[s].technologies]
        )
        scene.g.players[owner].technologies.append(card)
        if name == "station":
            scene.g.station = "bank"
    table = play(scene.table(), "none", "to:laboratory_a", "tech:tech_40")
    assert len(table.state.cards["laboratory_a"]) == 5
    assert table.state.last_round is None


def test_r42_no_affordable_card_does_nothing() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, laboratory_a=1).holds(PURPLE, yen=0, imports=0)
    table = play(scene.table(), "none", "to:laboratory_a")
    assert key(table) == "end"


def test_a_revealed_card_stops_undo() -> None:
    table = play(lab(3, "tech_40", yen=0).table(), "none", "to:laboratory_a")
    assert table.can_undo(PURPLE)
    play(table, "tech:tech_40")
    assert not table.can_undo(PURPLE)


def test_the_order_taken_is_known_to_all_the_starting_order_is_not() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, port_a=1)
    row = list(scene.g.cards["port_a"])
    table = play(scene.table(), "none", "to:port_a", f"order:{row[0]}", "one")
    seen = table.view(BLUE).players[PURPLE]
    assert [card.id for card in seen.known_orders] == [row[0]]
    assert seen.orders == 2
    assert len(table.view(PURPLE).hand) == 2
