"""What stands beside an option, and in the log, is what happens (sections 8, 10, 14; D10, D14, R12, R21, R26, R41)."""

from itertools import pairwise

import pytest

import words
from engine.core.table import Table
from engine.selfplay import playthrough
from engine.yokohama.components import SHELF
from engine.yokohama.components.effects import Vp
from engine.yokohama.components.rows import COUNTRIES
from engine.yokohama.rules import details
from engine.yokohama.rules.additional import acting_facts
from engine.yokohama.rules.ending import trigger
from engine.yokohama.rules.option_facts import Placing, TakingTechnology
from engine.yokohama.telling import action_told, agent_text, placing_text
from testkit.phrases import outline
from testkit.rotation import by_turns, rotated
from tests.engine.yokohama.scenario import BLUE, PINK, PURPLE, Scene, key, play

NAMES = ("Ann", "Bob", "Cid", "Dee")


def detail(table: Table, option: str) -> str | None:
    """What stands beside an option, in English."""
    found = next(one for one in table.asks[0].options if one.id == option)
    return None if found.detail is None else plain(words.say(found.detail, "en", NAMES))


def by_key(table: Table, option: str) -> str:
    """What stands beside an option, by its keys and numbers."""
    found = next(one for one in table.asks[0].options if one.id == option)
    assert found.detail is not None
    return outline(found.detail)


def placed_beyond(power: int, fee: int) -> str:
    """What a placement says where Ann is paid and the president cannot go."""
    return f"power_there(n={power}); fee.player(price=yen(n={fee}), payee=seat(seat=0)); out_of_reach"


def plain(said: str) -> str:
    """With ordinary spaces."""
    return said.replace("\u00a0", " ")


def label(table: Table, option: str) -> str:
    return plain(words.say(next(one for one in table.asks[0].options if one.id == option).label, "en", NAMES))


def told(table: Table) -> list[str]:
    """The log of the open turn, in English."""
    return [plain(words.say(event.text, "en", NAMES)) for event in table.log(None)]


@pytest.mark.slow
def test_d14_a_pair_of_2024_names_both_fees() -> None:
    table = play(Scene(active=PURPLE).president(BLUE, "bank").table(), "pair")
    assert by_key(table, "place:bank") == placed_beyond(power=3, fee=2)


@pytest.mark.slow
def test_d14_a_pair_of_classic_names_the_fee_of_as_many_as_are_placed() -> None:
    scene = Scene(active=PURPLE, edition="classic").president(BLUE, "bank").holds(PURPLE, yen=2)
    table = scene.table()
    assert [words.say(one.label, "en") for one in table.asks[0].options if one.id == "pair"] == ["place in one area"]
    assert detail(table, "pair") == "one or two assistants"
    play(table, "pair")
    assert detail(table, "place:bank") is None
    play(table, "place:bank")
    assert [by_key(table, n) for n in ("n:1", "n:2")] == [
        placed_beyond(power=2, fee=1),
        placed_beyond(power=3, fee=2),
    ]


def test_a_way_with_one_payee_names_it_and_with_several_only_the_price() -> None:
    scene = Scene(active=PURPLE).at(r0c0="bank", r0c1="church", r1c0="chinatown", r1c1="customs")
    scene.president(PURPLE, "bank").assistants(PURPLE, church=1, chinatown=1, customs=1).holds(PURPLE, yen=1, imports=1)
    scene.president(BLUE, "church").president(PINK, "chinatown")
    assert detail(play(scene.table(), "none"), "to:customs") == "power 2: pay up to 1 import; the way costs ¥1"
    scene.assistants(PURPLE, chinatown=0)
    assert detail(play(scene.table(), "none"), "to:customs") == "power 2: pay up to 1 import; you pay Ann ¥1"


def test_a_way_to_what_cannot_be_had_says_so() -> None:
    """The newcomer's laboratory: no technology there was affordable at the power one would have."""
    scene = Scene(active=PURPLE).at(r0c0="bank", r0c1="laboratory_a", r1c0="customs", r1c1="employment_agency")
    scene.row("laboratory_a", "tech_40", "tech_41").president(PURPLE, "bank").holds(PURPLE, yen=0)
    scene.assistants(PURPLE, laboratory_a=1, customs=1, employment_agency=1, bank=0)
    table = play(scene.table(), "none")
    assert detail(table, "to:laboratory_a") == "power 2: no technology you can pay for"
    assert detail(table, "to:customs") == "power 2: no free space you can pay for"
    options = {option.id: option for option in table.asks[0].options}
    assert options["to:laboratory_a"].no_effect
    assert not options["return"].no_effect


def test_beside_the_pieces_that_the_picture_shows_stands_for_how_many_the_money_is_enough() -> None:
    scene = Scene(active=PURPLE).at(r0c0="bank", r0c1="employment_agency").president(PURPLE, "bank")
    player = scene.assistants(PURPLE, employment_agency=4).g.players[PURPLE]
    player.assistants += player.stored_assistants  # they cost nothing
    player.stored_assistants = 0
    shop = scene.g.data.recruiting.prices.shop
    told = []
    for player.yen in (9 * shop, shop, shop - 1):
        told.append(by_key(play(scene.table(), "none"), "to:employment_agency"))
    assert told == [
        f"arrive(power=power(n=5), gains={pieces} + five_power_token)"
        for pieces in ("yield.recruit(n=4)", "yield.recruit(n=4) + pieces_payable(n=1)", "none.pieces")
    ]


def test_r12_a_president_in_hand_stays_there() -> None:
    table = play(Scene(active=PURPLE).assistants(PURPLE, bank=1).table(), "none")
    assert label(table, "return") == "leave the president in hand"
    play(table, "return")
    assert table.asks[0].asked.key == "yokohama.recall.in_hand"
    play(table, "all")
    assert told(table) == ["Cid leaves the president in hand.", "Cid takes 1 assistant back from the bank."]


def test_r13_a_president_on_the_map_comes_back() -> None:
    scene = Scene(active=PURPLE).at(r0c0="bank", r0c1="church").president(PURPLE, "bank").assistants(PURPLE, church=1)
    table = play(scene.table(), "none")
    assert label(table, "return") == "president back to hand"
    play(table, "return", "none")
    assert told(table) == ["Cid takes the president back to hand."]


def test_d10_a_technology_says_all_it_costs_before_it_is_chosen() -> None:
    scene = Scene(active=PURPLE).row("laboratory_a", "tech_40", "tech_41", "tech_62").assistants(PURPLE, laboratory_a=3)
    scene.owns(PURPLE, "gaslight", "winery").holds(PURPLE, yen=4, imports=1)
    table = play(scene.table(), "none", "to:laboratory_a")
    effect = "2 VP for each order you fulfil"
    assert detail(table, "tech:tech_40") == f"power is enough · {effect} · Britain + agent"
    table = play(scene.owns(PURPLE, "tram").table(), "none", "to:laboratory_a")
    assert detail(table, "tech:tech_40") == f"for ¥2 or 1 import · {effect} · Britain + agent"


def test_d10_classic_costs_nothing_on_top() -> None:
    scene = Scene(active=PURPLE, edition="classic").row("laboratory_a", "tech_40").assistants(PURPLE, laboratory_a=4)
    table = play(scene.owns(PURPLE, "gaslight", "winery", "tram").table(), "none", "to:laboratory_a")
    found = detail(table, "tech:tech_40")
    assert found is not None
    assert found.startswith("power is enough · ")


def test_a_space_of_the_church_says_how_many_things_it_takes() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, church=2).owns(PURPLE, "winery")
    table = play(scene.table(), "none", "to:church")
    assert label(table, "space:church_3") == "church space for faith 6"
    assert by_key(table, "space:church_3") == (
        "trade(price=faith_items(n=3, yen=yen(n=2)), gains=points(n=8) + reward.move(n=2))"
    )


def test_what_brings_the_last_round_near_says_so() -> None:
    """Section 14: here one more assistant on the church board."""
    scene = Scene(active=PURPLE).assistants(PURPLE, church=2).holds(PURPLE, yen=9, tea=1, fish=1, silk=1, imports=1)
    scene.board("church", s1=BLUE, s2=PINK, s3=BLUE, s4=PINK, s5=BLUE)
    table = play(scene.table(), "none", "to:church")
    said = [detail(table, option.id) for option in table.asks[0].options if option.id.startswith("space:")]
    assert said
    assert all(one is not None and one.endswith("; then the next round is the last") for one in said)


def test_whether_one_order_is_final_is_known_before_it_is_taken() -> None:
    table = play(Scene(active=PURPLE).assistants(PURPLE, port_a=2).holds(PURPLE, yen=3).table(), "none", "to:port_a")
    play(table, next(option.id for option in table.asks[0].options))
    assert {option.id: option.reveals for option in table.asks[0].options} == {"pay:yen": False, "one": True}


def test_an_agent_that_brings_nothing_says_so_in_its_name() -> None:
    scene = Scene(active=PURPLE).agents(PURPLE, "uk").assistants(PURPLE, copper_mine_1=1, silk_mill_1=1)
    table = scene.table()
    assert label(table, "agent") == "agent: nothing to gain"
    assert detail(table, "agent") is None


def test_a_space_of_the_customs_board_goes_by_its_number_and_tells_price_and_gain_once() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, customs=2).holds(PURPLE, imports=2)
    table = play(scene.table(), "none", "to:customs")
    assert label(table, "space:customs_3") == "customs space III"
    assert detail(table, "space:customs_3") == "2 imports → 9 VP"
    play(table, "space:customs_3")
    assert "Cid puts an assistant on customs space III." in told(table)


def test_power_beyond_the_most_that_counts_is_told_as_such() -> None:
    scene = Scene(active=PURPLE).shop(PURPLE, "port_a").assistants(PURPLE, bank=5, port_a=2)
    table = scene.table()
    assert detail(play(table, "spread"), "place:bank") == "power 7 there, counting as 5: ¥5"
    assert detail(table, "place:port_a") == "power 5 there: a choice of 6 orders, 3 VP"
    table = play(scene.table(), "none")
    bank, port = detail(table, "to:bank"), detail(table, "to:port_a")
    assert bank is not None
    assert port is not None
    assert bank.startswith("power 6, counting as 5: gain ¥")
    assert port.startswith("power 4: ")


def test_a_trading_house_of_somebody_else_is_named() -> None:
    table = play(Scene(active=PURPLE).house(BLUE, "bank").assistants(PURPLE, bank=1).table(), "none")
    assert detail(table, "to:bank") == "power 2: gain ¥2; Ann gets ¥1 for the trading house"


def test_an_order_says_what_technologies_add_and_that_an_agent_comes() -> None:
    scene = Scene(active=PURPLE).orders(PURPLE, "order_04").owns(PURPLE, "ball", "language_school")
    row = scene.g.data.order["order_04"]
    points = sum(reward.n for reward in row.reward if isinstance(reward, Vp))
    found = detail(scene.table(), "fulfil:order_04")
    assert found is not None
    assert f"{points + 2} VP" in found


def test_an_agent_says_what_it_brings_in_the_only_area_and_who_earns_by_it() -> None:
    scene = Scene(active=PURPLE).agents(PURPLE, "uk").assistants(PURPLE, bank=2).house(BLUE, "bank")
    table = scene.table()
    assert detail(table, "agent") == "only in the bank (power 2): ¥2; Ann gets ¥1"
    before = [player.yen for player in table.state.players]
    play(table, "agent")
    assert [player.yen - had for player, had in zip(table.state.players, before, strict=True)] == [1, 0, 2, 0]


def test_an_agent_names_the_two_strongest_of_several_areas() -> None:
    scene = Scene(active=PURPLE).agents(PURPLE, "uk").assistants(PURPLE, bank=1, copper_mine_1=3, chinatown=2)
    two = "copper mine 1: 1 copper; Chinatown: 2 exchanges"
    assert detail(scene.table(), "agent") == f"{two}; or 1 other area"
    scene.assistants(PURPLE, bank=0)
    assert detail(scene.table(), "agent") == two


def test_an_order_that_takes_away_a_claim_says_so() -> None:
    scene = Scene(active=PURPLE).orders(PURPLE, "order_06").achievement("a1")
    told = detail(scene.holds(PURPLE, copper=6).table(), "fulfil:order_06")
    assert told is not None
    assert told.endswith("afterwards you can no longer claim “hold 5 copper”")
    kept = detail(scene.holds(PURPLE, copper=7).table(), "fulfil:order_06")
    assert kept is not None
    assert "claim" not in kept


def test_an_agent_only_counts_the_areas_where_nothing_can_be_had() -> None:
    scene = Scene(active=PURPLE).agents(PURPLE, "uk").assistants(PURPLE, bank=1, laboratory_a=2)
    scene.row("laboratory_a", "tech_65", "tech_66").holds(PURPLE, yen=0, imports=0)
    table = scene.owns(PURPLE, *{scene.g.data.card[card].technology for card in scene.g.cards["laboratory_a"]}).table()
    assert detail(table, "agent") == "bank: ¥1; elsewhere nothing"


@pytest.mark.slow
@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_an_agent_fits_beside_an_option(lang: str) -> None:
    g = Scene(active=PURPLE).owns(PURPLE, "mining_technology").g
    land = [area for area in g.map if area != "canal"]
    for area in land:
        g.areas[area].assistants[PURPLE] = 4
        g.areas[area].house = BLUE
    acts = [action_told(g, acting_facts(g, PURPLE, area, president=False), None, PURPLE) for area in land]
    for some in ([(one,) for one in acts], pairwise(acts), [(one, two, *acts[:7]) for one, two in pairwise(acts)]):
        for areas in some:
            found = words.say(agent_text(areas), lang, NAMES)
            assert len(found) <= 100, found


@pytest.mark.slow
@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_what_the_power_of_assistants_is_good_for_fits_beside_an_option(lang: str) -> None:
    g = Scene(active=PURPLE).g
    for area in g.map:
        if area != "canal":
            for power, beyond in ((1, 0), (4, 0), (5, 2)):
                for reach, others in ((False, ""), (True, words.say(details.fees_text((0, 1)), lang, NAMES))):
                    facts = Placing(area=area, power=power, beyond=beyond, within_reach=reach)
                    said = placing_text(g, facts, None)
                    assert said is not None
                    told = f"{words.say(said, lang, NAMES)}; {others}".removesuffix("; ")
                    assert len(told) <= 100, told


def test_an_assistant_moved_to_where_the_action_is_will_come_back() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, church=2, bank=1).holds(PURPLE, copper=1, silk=1, tea=0, fish=0)
    table = play(scene.holds(PURPLE, yen=2).table(), "none", "to:church", "space:church_3", "from:bank")
    assert by_key(table, "into:church") == "will_return"
    hand = table.state.players[PURPLE].assistants
    play(table, "into:church", "stop")
    assert table.state.players[PURPLE].assistants == hand + 2


@pytest.mark.slow
@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_technology_fits_beside_an_option(lang: str) -> None:
    prices = (("yen", 6), ("imports", 2)), (("yen", 4), ("imports", 3)), (("yen", 2), ("imports", 4))
    data = SHELF.get(SHELF.current())
    for name in data.technology:
        for costs in (prices, prices[:1], ((("yen", 2),), (("imports", 1),)), ((),)):
            for country in COUNTRIES:
                facts = TakingTechnology(country=country, technology=name, costs=costs)
                found = words.say(details.technology_text(facts, agent=True), lang)
                assert len(found) <= 100, found


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "you pay Bob ¥2, Cid ¥1, the canal costs ¥1"),
        ("ru", "¥2 от вас получит Bob, ¥1 — Cid, канал стоит ¥1"),
        ("uk", "¥2 від вас отримає Bob, ¥1 – Cid, канал коштує ¥1"),
        ("pl", "2 ¥ od ciebie dostanie Bob, 1 ¥ – Cid, kanał kosztuje 1 ¥"),
    ],
)
def test_who_is_paid_is_told_one_after_another(lang: str, said: str) -> None:
    assert plain(words.say(details.fees_text((1, -1, 1, 2)), lang, NAMES)) == said


@by_turns(1, days=3)
@pytest.mark.parametrize(("seats", "options"), rotated([(4, {}), (3, {"edition": "classic"})], 1))
def test_details_fit_beside_an_option(seats: int, options: dict[str, str]) -> None:
    """A line of a list holds 100 characters."""
    details = {
        option.detail
        for table in playthrough("yokohama", seats, "details", options, ["house"])
        for option in (table.asks[0].options if table.asks else ())
        if option.detail is not None
    }
    said = [words.say(detail, lang, NAMES) for detail in details for lang in words.LANGUAGES]
    assert [sentence for sentence in said if len(sentence) > 100] == []


def test_r21_a_mine_promises_the_copper_of_mining_technology() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, copper_mine_1=2, copper_mine_2=1).holds(PURPLE, copper=0)
    assert detail(play(scene.table(), "none"), "to:copper_mine_1") == "power 3: gain 1 copper"
    table = play(scene.owns(PURPLE, "mining_technology").table(), "none")
    assert detail(table, "to:copper_mine_1") == "power 3: gain 2 copper"
    assert detail(table, "to:copper_mine_2") == "power 2: nothing"
    play(table, "to:copper_mine_1")
    assert table.state.players[PURPLE].copper == 2


def test_r26_a_port_promises_its_points_and_the_cards_it_has() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, port_a=4, port_b=2)
    table = play(scene.table(), "none")
    gains = "gaining(gains=points(n=3)) + yield.takeorders(n=6) + five_power_token"
    assert by_key(table, "to:port_a") == f"arrive(power=power(n=5), gains={gains})"
    assert detail(table, "to:port_b") == "power 3: a choice of 4 orders; best order: 9 VP"
    scene.g.removed_orders += scene.g.order_deck + scene.g.cards["port_a"] + scene.g.cards["port_b"][1:]
    scene.g.order_deck, scene.g.cards["port_a"] = [], []
    del scene.g.cards["port_b"][1:]
    scene.g.last_round = scene.g.round + 1
    table = play(scene.table(), "none")
    assert detail(table, "to:port_a") == "power 5: gain 3 VP; five-power token"
    assert detail(table, "to:port_b") == "power 3: 1 order to take; best order: 9 VP"


def test_r41_a_later_trigger_promises_no_further_round() -> None:
    table = Scene(active=PURPLE).table()
    state = table.state
    trigger(state, "shops")
    trigger(state, "church")
    assert [event.kind for event in state.events[-2:]] == ["yokohama.log.trigger", "yokohama.log.trigger_later"]
    assert key(table) == "turn"


def test_r21_goods_of_choice_say_what_mining_technology_adds_to_copper() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, bank=4).token("bank", "five_power_16")
    table = play(scene.table(), "none", "to:bank", "take")
    assert detail(table, "goods:copper1+tea2") is None
    table = play(scene.owns(PURPLE, "mining_technology").table(), "none", "to:bank", "take")
    assert detail(table, "goods:tea2+fish1") is None
    assert detail(table, "goods:copper1+tea2") == "gain 2 copper, 2 tea"


def test_r21_bought_copper_says_what_mining_technology_adds() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, chinatown=1).holds(PURPLE, yen=9)
    assert detail(play(scene.table(), "none", "to:chinatown"), "buy:copper") is None
    table = play(scene.owns(PURPLE, "mining_technology").table(), "none", "to:chinatown")
    assert detail(table, "buy:copper") == "gain 2 copper"


def test_assistants_say_what_the_power_there_is_good_for() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, copper_mine_1=1).holds(PURPLE, yen=0)
    table = play(scene.table(), "spread")
    assert detail(table, "place:copper_mine_1") == "power 3 there: 1 copper"
    table = play(scene.shop(PURPLE, "copper_mine_2").table(), "pair")
    for area, said in (("copper_mine_2", "2 copper"), ("port_a", "a choice of 4 orders"), ("church", "faith 3")):
        assert f": {said}" in (detail(table, f"place:{area}") or "")


def test_an_agency_says_what_its_pieces_cost() -> None:
    """Up to three of them for nobody who has no money are assistants."""
    table = play(Scene(active=PURPLE).assistants(PURPLE, employment_agency=3).holds(PURPLE, yen=0).table(), "none")
    pieces = (("assistant", "free"), ("shop", "yen(n=2)"), ("trading_house", "yen(n=4)"))
    prices = " + ".join(f"sells.piece(piece=piece.{piece}, price={price})" for piece, price in pieces)
    arrives = "arrive(power=power(n=4), gains=yield.recruit(n=3))"
    assert by_key(table, "to:employment_agency") == f"also(what={arrives}, more={prices})"


def test_what_lies_further_off_says_how_many_assistants_are_needed_on_the_way() -> None:
    """As the map does with “+1”; a pair leaves none for it."""
    scene = Scene(active=PURPLE).president(PURPLE, "bank")
    spread, pair = (play(scene.table(), way) for way in ("spread", "pair"))
    told_of = [[detail(table, one.id) or "" for one in table.asks[0].options] for table in (spread, pair)]
    assert any("your president needs 1 more assistant on the way" in said for said in told_of[0])
    assert not any("on the way" in said for said in told_of[1])


def test_an_order_whose_goods_are_there_has_a_sign() -> None:
    """That decides which one to take; the picture has the same sign."""
    scene = Scene(active=PURPLE).assistants(PURPLE, port_a=1).holds(PURPLE, copper=9, silk=9, tea=9, fish=9)
    rich = play(scene.table(), "none", "to:port_a")
    poor = play(scene.holds(PURPLE, copper=0, silk=0, tea=0, fish=0).table(), "none", "to:port_a")
    orders = [one.id for one in rich.asks[0].options if one.id.startswith("order:")]
    assert orders
    for order in orders:
        assert (detail(rich, order) or "").startswith("✓ ")
        assert not (detail(poor, order) or "").startswith("✓")


@pytest.mark.parametrize("given", [0, 1])
def test_an_area_where_an_action_would_bring_nothing_says_so_before_anything_is_placed(given: int) -> None:
    """Faith 1 of the power is not enough for any space of the church board, and with a good of each kind it is."""
    scene = Scene(active=PURPLE).holds(PURPLE, yen=0, copper=given, silk=given, tea=given, fish=given)
    table = play(scene.table(), "spread")
    church = next(one for one in table.asks[0].options if one.target == "church")
    assert isinstance(church.facts, Placing)
    assert church.facts.vain is not bool(given)
    assert ("none.faith" in by_key(table, church.id)) is not bool(given)
