"""What seats see (section 6): no secret of others, and everything a picture needs."""

from random import Random

import msgspec
import pytest

from engine.core.rng import Rng
from engine.core.run import decode_state, encode
from engine.core.table import Observation, Table
from engine.selfplay import playthrough
from engine.yokohama.meta import GAME
from engine.yokohama.view.structs import View
from tests.engine.yokohama.scenario import BLUE, PINK, PURPLE, Scene, play
from words import say


def test_views_are_structs_that_survive_a_round_trip() -> None:
    table = Scene().table()
    for seat in (None, 0, 3):
        view = table.view(seat)
        assert isinstance(view, View)
        assert msgspec.msgpack.decode(msgspec.msgpack.encode(view), type=View) == view


def test_only_the_own_hand_is_seen() -> None:
    table = Table.start("yokohama", 3, {}, "hands")
    assert len(table.view(1).dealt) == 2
    assert table.view(None).dealt == table.view(None).hand == ()
    for seat in range(3):
        table.answer(seat, [table.ask_of(seat).ids()[0]])  # type: ignore[union-attr]
    assert [len(table.view(seat).hand) for seat in range(3)] == [1, 1, 1]
    assert table.view(1).hand != table.view(2).hand
    assert table.view(None).hand == ()
    assert [player.orders for player in table.view(None).players] == [1, 1, 1]
    assert all(player.known_orders == () for player in table.view(0).players)


def test_nobody_is_told_that_a_hidden_order_could_be_delivered() -> None:
    """Section 6: the question differs for whoever holds the order; what others read of it does not."""
    asked = []
    for goods in (0, 4):
        scene = Scene(active=PURPLE)
        assert scene.g.players[PURPLE].secret
        table = scene.holds(PURPLE, **dict.fromkeys(("copper", "fish", "silk", "tea"), goods)).table()
        asked.append(table.asks[0])
    assert [ask.asked.key for ask in asked] == ["yokohama.turn.place", "yokohama.turn.more"]
    assert asked[0].public_prompt == asked[1].public_prompt == asked[0].asked


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
@pytest.mark.slow
def test_dealing_anew_what_a_seat_cannot_know_leaves_its_view_alone(seat: int | None) -> None:
    for n, table in enumerate(playthrough("yokohama", 3, "leak", {})):
        if n % 40 == 0:
            state = decode_state(GAME, encode(table.state))
            GAME.redeal(state, seat, Rng(str(n)))
            assert encode(GAME.view(state, seat)) == encode(GAME.view(table.state, seat))
            assert GAME.invariants(state) == []
        if n > 400:
            return


def test_redeal_really_changes_what_is_hidden() -> None:
    state = Scene().g
    secrets = [list(player.secret) for player in state.players]
    deck = list(state.order_deck)
    GAME.redeal(state, 0, Rng("other"))
    assert state.players[0].secret == secrets[0]
    assert [player.secret for player in state.players][1:] != secrets[1:]
    assert state.order_deck != deck


def test_power_and_fee_of_the_mover() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, bank=2, church=1).shop(PURPLE, "bank").president(BLUE, "church")
    view = scene.table().view(BLUE)
    areas = {area.id: area for area in view.areas}
    assert areas["bank"].power == (1, 1, 4, 1)
    assert view.reach == {"bank": 0}
    assert areas["canal"].power == (0, 0, 0, 0)
    assert areas["church"].presidents == (BLUE,)
    assert areas["bank"].assistants == (0, 0, 2, 0)


def test_end_counters_and_flags() -> None:
    scene = Scene(active=PURPLE).board("church", s1=BLUE, s3=PINK).shop(PINK, "bank").house(BLUE, "bank")
    scene.fulfilled(PURPLE, "order_01", "order_02")
    view = scene.table().view(None)
    assert (view.church.count, view.church.limit, view.church.full, view.customs.count) == (2, 6, False, 0)
    assert (view.end.shops.counts, view.end.shops.most, view.end.shops.limit) == ((0, 1, 0, 0), 1, 8)
    assert (view.end.houses.counts, view.end.houses.complete) == ((1, 0, 0, 0), ())
    assert view.church.ranking == (PINK, BLUE)
    assert view.church.spaces[2].id == "church:3"
    purple = view.players[PURPLE]
    assert (purple.flags["uk"], purple.flags["us"], purple.set_points) == (1, 1, 2)
    assert view.agents == {"uk": 3, "us": 2, "fr": 2, "de": 2, "nl": 1}
    assert (view.order_deck, view.technology_deck) == (len(scene.g.order_deck), 18)


def test_prices_in_the_view() -> None:
    scene = Scene(active=PURPLE).owns(PURPLE, "ball", "tram", "winery").hires(PURPLE, houses=2)
    purple = scene.table().view(None).players[PURPLE]
    assert (purple.shop_price, purple.house_prices) == (2, (6, 7))
    assert purple.technology_extra is not None
    assert scene.table().view(None).players[BLUE].technology_extra is None


def test_achievements_within_reach() -> None:
    scene = Scene(active=PURPLE).achievement("a4").achievement("b1", PURPLE).holds(PURPLE, fish=7, yen=10)
    assert scene.table().view(None).players[PURPLE].met == ("achievement_a4",)


def test_port_slots_say_the_power_they_need() -> None:
    view = Scene().table().view(None)
    assert [(slot.zone, slot.power) for slot in view.ports[0].slots] == [
        ("blue", 2),
        ("blue", 2),
        ("yellow", 3),
        ("yellow", 3),
        ("red", 4),
        ("red", 4),
    ]
    slots = view.laboratories[0].slots
    assert [slot.surcharge for slot in slots] == [0, 0, 1, 1, 2, 2]
    assert all(slot.price == slot.card.production + slot.surcharge for slot in slots)


def test_the_step_and_who_is_asked() -> None:
    table = Table.start("yokohama", 2, {"first_player": "2"}, "steps")
    assert (table.view(None).phase, table.view(None).acting) == ("orders", (0, 1))
    for seat in range(2):
        table.answer(seat, [table.ask_of(seat).ids()[0]])  # type: ignore[union-attr]
    view = table.view(None)
    assert (view.phase, view.step, view.acting, view.round) == ("turn", "additional", (1,), 1)
    play(table, "spread", "place:bank")
    assert table.view(None).step == "placement"
    play(table, "stop")
    assert table.view(None).step in ("movement", "action", "end")


@pytest.mark.slow
def test_targets_of_options_are_ids_of_the_view() -> None:
    """Every target names an area, a card, a tile, a space of a board or a place in an area that the view has."""
    for n, table in enumerate(
        playthrough("yokohama", 4, "targets", {"achievement_rewards": "on", "free_agents": "on"})
    ):
        if n > 1500 or table.over:
            return
        for ask in table.asks if n % 3 == 0 else []:
            view = table.view(ask.seat)
            known = {area.id for area in view.areas} | {tile.id for tile in view.achievements}
            known |= {space.id for board in (view.church, view.customs) for space in board.spaces}
            known |= {f"{area.id}:{place}" for area in view.areas for place in ("token", "house")}
            known |= {f"{area.id}:shop:{space}" for area in view.areas for space in range(1, 5)}
            known |= {slot.card.id for port in view.ports for slot in port.slots if slot.card}
            known |= {slot.card.id for row in view.laboratories for slot in row.slots if slot.card}
            known |= {held.card.id for held in view.hand} | {card.id for card in view.dealt}
            known |= {token.id for token in view.reward_tokens}
            assert {option.target for option in ask.untold if option.target} <= known


def test_imagined_tables_keep_what_the_seat_knows() -> None:
    table = Scene(active=PURPLE).table()
    copy = Observation(table, PURPLE).imagine(Random(1))
    assert copy is not None
    assert copy.view(PURPLE) == table.view(PURPLE)


def test_what_a_player_has_names_unused_agents() -> None:
    table = Scene().agents(PURPLE, "uk", "us").agents(PURPLE, "de", used=True).table()
    assert "2 agents" in [say(one, "en").replace("\xa0", " ") for one in table.purse(PURPLE)]
