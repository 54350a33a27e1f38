"""Step 1: placement (section 8.1; D14, R11, R50)."""

import pytest

from engine.core.table import Table
from engine.yokohama.components.names import area_name
from tests.engine.yokohama.scenario import BLUE, PINK, PURPLE, YELLOW, Scene, ids, key, play, targets, why
from words import say


def test_d14_pair_is_exactly_two_in_2024() -> None:
    table = play(Scene(active=PURPLE).table(), "pair", "place:bank")
    assert key(table) == "move"
    assert table.state.areas["bank"].assistants[PURPLE] == 2


def test_d14_pair_is_up_to_two_in_classic() -> None:
    table = play(Scene(active=PURPLE, edition="classic").table(), "pair", "place:bank")
    assert ids(table) == ["n:1", "n:2"]
    play(table, "n:1")
    assert table.state.areas["bank"].assistants[PURPLE] == 1


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "You may place 1 assistant. Where", "You may place up to 2 assistants in"),
        ("ru", "Можно разместить 1 ассистента. Куда", "Можно разместить до 2 ассистентов в"),
        ("uk", "Можна розмістити 1 помічника. Куди", "Можна розмістити до 2 помічників у"),
        ("pl", "Możesz umieścić 1 asystenta. Gdzie", "Możesz umieścić do 2 asystentów na"),
    ],
)
def test_one_assistant_is_asked_about_in_the_singular(lang: str, one: str, two: str) -> None:
    for hand, asked in ((1, one), (2, two)):
        table = play(Scene(active=PURPLE).assistants(PURPLE, hand=hand).table(), "spread")
        assert say(table.asks[0].asked, lang).replace("\u00a0", " ").startswith(asked)


def test_r11_pair_needs_two_in_hand_in_2024() -> None:
    table = Scene(active=PURPLE).assistants(PURPLE, hand=1).table()
    assert ids(table)[:2] == ["spread", "none"]
    assert why(table, "pair") == ("assistants", {"need": 2, "have": 1})


def test_r11_one_in_hand_is_enough_for_classic() -> None:
    table = play(Scene(active=PURPLE, edition="classic").assistants(PURPLE, hand=1).table(), "pair", "place:bank")
    assert table.state.areas["bank"].assistants[PURPLE] == 1


def test_r11_none_may_be_placed() -> None:
    table = play(Scene(active=PURPLE).assistants(PURPLE, bank=1).table(), "none")
    assert key(table) == "move"


def test_r11_fewer_than_three_may_be_placed() -> None:
    table = play(Scene(active=PURPLE).table(), "spread", "place:bank", "stop")
    assert table.state.players[PURPLE].assistants == 7


def test_no_assistants_in_hand_means_none() -> None:
    table = Scene(active=PURPLE).assistants(PURPLE, bank=8, hand=0).orders(PURPLE, "order_21").table()
    assert key(table) == "move"  # nothing to decide before


def test_spread_takes_different_areas_and_at_most_three() -> None:
    table = play(Scene(active=PURPLE).table(), "spread", "place:bank", "place:church")
    assert not targets(table, "place") & {"bank", "church", "canal"}
    assert why(table, "place:bank")[0] == "twice"
    assert why(table, "place:canal")[0] == "canal"
    play(table, "place:customs")
    assert key(table) == "move"


def test_newspaper_allows_a_fourth_area() -> None:
    table = play(Scene(active=PURPLE).owns(PURPLE, "newspaper").table(), "spread")
    play(table, "place:bank", "place:church", "place:customs")
    assert key(table) == "place"
    play(table, "place:chinatown")
    assert key(table) == "move"


def fees() -> Table:
    scene = Scene(active=PURPLE).holds(PURPLE, yen=1).holds(BLUE, yen=0).president(BLUE, "bank")
    return scene.president(PURPLE, "church").president(PINK, "port_a").holds(PINK, yen=0).table()


def test_own_president_costs_nothing() -> None:
    table = play(fees(), "spread", "place:church", "stop")
    assert table.state.players[PURPLE].yen == 1


@pytest.mark.parametrize("edition", ["2024", "classic"])
def test_r50_the_own_president_does_not_waive_the_fee_to_another_one(edition: str) -> None:
    scene = Scene(active=PURPLE, edition=edition).owns(PURPLE, "postal_system").president(PURPLE, "bank")
    table = play(scene.president(BLUE, "bank").table(), "spread", "place:bank")
    assert (table.state.players[PURPLE].yen, table.state.players[BLUE].yen) == (3, 4)
    table = play(scene.holds(PURPLE, yen=0).table(), "spread")
    assert why(table, "place:bank") == ("place_fee", {"area": area_name("bank"), "need": 1, "presidents": 1, "have": 0})


def test_money_left_limits_the_next_assistant() -> None:
    table = play(fees(), "spread", "place:bank")
    assert table.state.players[BLUE].yen == 1
    assert why(table, "place:port_a") == (
        "place_fee",
        {"area": table.why_not(PURPLE, "place:port_a").args[0][1], "need": 1, "presidents": 1, "have": 0},
    )


def test_pair_is_offered_only_where_both_can_be_paid() -> None:
    table = play(fees(), "pair")
    assert not targets(table, "place") & {"bank", "port_a", "canal"}
    assert why(table, "place:bank")[0] == "pair_fee"


def test_telegram_adds_one_beside_the_pair() -> None:
    scene = Scene(active=PURPLE).owns(PURPLE, "telegram").at(r0c0="bank", r0c1="church", r1c0="customs")
    table = play(scene.table(), "pair", "place:bank")
    assert ids(table) == ["place:church", "place:customs", "skip"]
    play(table, "place:customs")
    assert table.state.areas["customs"].assistants[PURPLE] == 1


def test_telegram_may_be_declined_and_pays_fees() -> None:
    scene = Scene(active=PURPLE).owns(PURPLE, "telegram").at(r0c0="bank", r0c1="church", r1c0="customs")
    scene.president(BLUE, "customs").holds(PURPLE, yen=0)
    table = play(scene.table(), "pair", "place:bank")
    assert ids(table) == ["place:church", "skip"]
    assert why(table, "place:customs")[0] == "place_fee"
    play(table, "skip")
    assert key(table) == "move"


def test_telegram_needs_a_pair() -> None:
    scene = Scene(active=PURPLE, edition="classic").owns(PURPLE, "telegram")
    table = play(scene.table(), "pair", "place:bank", "n:1")
    assert key(table) == "move"


@pytest.mark.parametrize("owner", [BLUE, PINK, YELLOW])
def test_8_1_every_other_president_in_an_area_is_paid(owner: int) -> None:
    """Whichever seat it sits in."""
    scene = Scene(active=PURPLE).president(owner, "bank").holds(PURPLE, yen=3).holds(owner, yen=0)
    table = play(scene.table(), "spread", "place:bank")
    assert table.state.players[owner].yen == 1
    assert table.state.players[PURPLE].yen == 2
