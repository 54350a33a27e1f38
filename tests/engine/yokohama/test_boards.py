"""Church and Customs House (sections 10.5, 10.6; D8, D9, R25, R43)."""

from typing import TypedDict

from engine.yokohama.rules.option_facts import Paying, Settling
from engine.yokohama.state import DUMMY
from tests.engine.yokohama.scenario import PURPLE, Scene, ids, key, play, targets, why


class Items(TypedDict):
    """What can be given for faith."""

    copper: int
    silk: int
    tea: int
    fish: int
    imports: int
    yen: int


ALL: Items = {"copper": 1, "silk": 1, "tea": 1, "fish": 1, "imports": 1, "yen": 2}


def church(n: int, edition: str = "2024", **amounts: int) -> Scene:
    empty = dict.fromkeys(ALL, 0)
    return Scene(active=PURPLE, edition=edition).assistants(PURPLE, church=n).holds(PURPLE, **(empty | amounts))


def test_d8_faith_for_two_yen_in_2024() -> None:
    table = play(church(2, yen=2).table(), "none", "to:church", "space:church_1")
    assert table.state.players[PURPLE].yen == 0
    table = play(church(2, yen=1).table(), "none", "to:church")
    assert key(table) == "end"
    assert why(table, "space:church_1") == ("faith", {"need": 4, "power": 3, "items": 0})


def test_d8_faith_for_one_yen_in_classic() -> None:
    table = play(church(2, "classic", yen=1).table(), "none", "to:church", "space:church_1")
    assert table.state.players[PURPLE].yen == 0


def test_eleven_is_the_largest_faith() -> None:
    table = play(church(4, **ALL).table(), "none", "to:church")
    assert targets(table, "space") == {f"church_{n}" for n in range(1, 9)}
    table = play(church(3, **ALL).table(), "none", "to:church")
    assert why(table, "space:church_8") == ("faith", {"need": 11, "power": 4, "items": 6})


def test_only_as_many_items_as_needed() -> None:
    table = play(church(3, **ALL).table(), "none", "to:church", "space:church_3")
    ask = table.asks[0]
    assert (ask.min, ask.max) == (2, 2)
    assert targets(table, "item") == {"copper", "silk", "tea", "fish", "imports", "yen"}
    play(table, "item:tea&item:fish")
    me = table.state.players[PURPLE]
    assert (me.tea, me.fish, me.copper) == (0, 0, 1)


def test_a_space_names_its_price_where_nothing_is_left_to_choose() -> None:
    def prices(scene: Scene) -> dict[str, tuple[tuple[str, int], ...]]:
        table = play(scene.assistants(PURPLE, hand=0).table(), "to:church")
        return {o.id: o.facts.price for o in table.asks[0].options if isinstance(o.facts, Settling)}

    enough, here = prices(church(3, **ALL)), ("assistants:church", 1)
    assert enough["space:church_1"] == (here,)
    paid = {item for item in ALL.items() if item[0] != "imports"}  # of which the space gives one
    assert set(enough["space:church_7"]) == {*paid, here}
    assert prices(church(2, yen=2))["space:church_1"] == (("yen", 2), here)


def test_a_thing_given_for_faith_names_what_it_brings_if_it_is_the_only_one() -> None:
    def offered(scene: Scene, space: str) -> Paying:
        table = play(scene.assistants(PURPLE, hand=0).table(), "to:church", space)
        facts = next(o.facts for o in table.asks[0].options if o.id == "item:copper")
        assert isinstance(facts, Paying)
        return facts

    copper = (("copper", 1),)
    price, gain = (*copper, ("assistants:church", 1)), (("church", 1), ("vp", 4))
    assert offered(church(2, **ALL), "space:church_1") == Paying(price, gain, copper)
    assert offered(church(2, **ALL), "space:church_3") == Paying(cost=copper)


def test_no_items_when_power_is_enough() -> None:
    table = play(church(3, **ALL).table(), "none", "to:church", "space:church_1")
    assert table.state.players[PURPLE].copper == 1
    assert table.state.players[PURPLE].vp == 4


def test_origin_area_or_hand() -> None:
    with_telephone = church(3).owns(PURPLE, "telephone")
    table = play(with_telephone.table(), "none", "to:church", "space:church_1")
    assert ids(table) == ["from:church", "from:hand"]
    play(table, "from:hand")
    assert table.state.players[PURPLE].assistants == 4


def test_r53_where_the_assistant_comes_from_is_asked_only_where_it_matters() -> None:
    table = play(church(3).table(), "none", "to:church", "space:church_1")
    assert key(table) == "build"
    play(table, "skip")
    assert table.state.players[PURPLE].assistants == 7  # two came back, one stayed on the board
    before = church(3)
    before.g.rules = 1
    assert ids(play(before.table(), "none", "to:church", "space:church_1")) == ["from:church", "from:hand"]


def test_taken_spaces_are_refused() -> None:
    table = play(church(3, **ALL).board("church", s1=0).table(), "none", "to:church")
    assert why(table, "space:church_1")[0] == "space_taken"


def test_d4_neutral_assistants_with_two_players() -> None:
    scene = Scene(seats=2)
    assert scene.g.church.count(DUMMY) == scene.g.customs.count(DUMMY) == 1
    assert scene.g.church[4] == DUMMY
    classic = Scene(seats=2, edition="classic")
    assert DUMMY not in classic.g.church + classic.g.customs
    assert DUMMY not in Scene(seats=3).g.church


def test_d4_a_neutral_assistant_keeps_its_space() -> None:
    scene = Scene(seats=2, active=0).assistants(0, church=4).holds(0, copper=1, silk=1, tea=1, fish=1)
    table = play(scene.table(), "none", "to:church")
    assert why(table, "space:church_5")[0] == "space_neutral"


def test_winery_then_the_reward() -> None:
    table = play(church(3).owns(PURPLE, "winery").table(), "none", "to:church", "space:church_1")
    assert table.state.players[PURPLE].vp == 7


def test_brickyard_then_the_reward() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, customs=1).holds(PURPLE, imports=1).owns(PURPLE, "brickyard")
    table = play(scene.table(), "none", "to:customs", "space:customs_1")
    assert table.state.players[PURPLE].vp == 9


def twice(edition: str) -> Scene:
    """An agent acts in the church first, then the president does; copper is what would be given both times."""
    scene = Scene(active=PURPLE, edition=edition, agent_mode="extra_action").agents(PURPLE, "uk")
    return scene.assistants(PURPLE, church=3).holds(PURPLE, copper=5, silk=0, tea=0, fish=0, yen=0, imports=0)


def test_d9_r43_an_item_serves_each_action_in_2024() -> None:
    table = play(twice("2024").table(), "agent", "space:church_1", "spread", "place:church", "stop")
    table.state.areas["church"].assistants[PURPLE] += 2  # more than a turn brings in: only the items matter here
    table.state.players[PURPLE].assistants -= 2
    play(table, "to:church")
    assert "church_2" in targets(table, "space")


def test_d9_r43_an_item_serves_once_per_turn_in_classic() -> None:
    table = play(twice("classic").table(), "agent", "space:church_1", "spread", "place:church", "stop")
    table.state.areas["church"].assistants[PURPLE] += 2
    table.state.players[PURPLE].assistants -= 2
    play(table, "to:church")
    assert key(table) != "church"


def test_r25_customs_limit_is_an_upper_limit() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, customs=4).holds(PURPLE, imports=4)
    table = play(scene.table(), "none", "to:customs")
    assert targets(table, "space") == {f"customs_{n}" for n in range(1, 9)}
    play(table, "space:customs_1")
    assert table.state.players[PURPLE].imports == 3


def test_customs_needs_the_imports() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, customs=3).holds(PURPLE, imports=1)
    table = play(scene.table(), "none", "to:customs")
    assert targets(table, "space") == {"customs_1", "customs_2"}
    assert why(table, "space:customs_3") == ("imports", {"need": 2, "have": 1})


def test_no_assistant_for_the_board() -> None:
    scene = Scene(active=PURPLE).owns(PURPLE, "station", station="customs").assistants(PURPLE, bank=8, hand=0)
    scene.holds(PURPLE, imports=1).orders(PURPLE, "order_21")
    table = play(scene.table(), "to:customs")
    assert key(table) == "end"
    assert why(table, "space:customs_1")[0] == "assistant_for_board"
