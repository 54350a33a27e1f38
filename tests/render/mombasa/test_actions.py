"""What a turn is chosen from: cards by the action that uses them, bonus spaces, and where a marker can go."""

from __future__ import annotations

import pytest
from PIL import Image

from engine.mombasa.state import State
from render.mombasa import ZOOMS
from render.mombasa.actions import ROW
from render.mombasa.wording import heading
from render.zoom import Zoom
from tests.engine.mombasa.scenario import BLUE, GREEN, Play, fresh, lay
from tests.render.boxes import watching
from tools.pages.pictures import NAMES
from words import LANGUAGES

pytestmark = pytest.mark.slow


def zoom_of(g: State, *picks: str) -> Zoom:
    play = Play(g)
    for pick in picks:
        play.table.answer(BLUE, [pick])
    ask = play.table.ask_of(BLUE)
    assert ask is not None
    return Zoom.of(play.table.view(BLUE), ask)


def places(zoom: Zoom) -> dict[str, int]:
    """By number: how many things have it in the picture; a disc is a place, too."""
    image = drawn(zoom)
    return {number: len(boxes) // 2 for number, boxes in image.info["places"].items()}


def drawn(zoom: Zoom) -> Image.Image:
    seats = len(zoom.view.players)
    return ZOOMS[zoom.key].draw(zoom, names=NAMES[:seats], lang="en", marked={}, changed=frozenset())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_row_of_majorities_says_what_it_is_and_is_framed(lang: str) -> None:
    zoom = zoom_of(laid_out(4))
    with watching() as seen:
        image = ZOOMS[zoom.key].draw(zoom, names=NAMES, lang=lang, marked={}, changed=frozenset())
    said = " ".join(one.what for one in seen.words)
    assert heading(lang, "market.bonuses") in said
    assert len([box for box in image.info["wholes"] if box[3] == ROW]) == 5


def laid_out(seats: int = 2) -> State:
    g = fresh(seats)
    lay(g, BLUE, "start_coffee_2", "a_coffee_3", "start_expansion_2", "c_bookkeeper_3")
    lay(g, GREEN, "start_cotton_2")
    return g


def test_every_card_has_the_number_of_the_action_that_uses_it() -> None:
    assert places(zoom_of(laid_out())) == {"1": 2, "2": 1, "3": 1, "5": 1}


def test_bonus_spaces_are_there_for_whoever_has_a_marker_and_only_free_ones() -> None:
    g = laid_out()
    everything = len(drawn(zoom_of(g)).info["wholes"])
    first, *rest = [space.id for space in zoom_of(g).view.spaces if not space.company][:4]
    g.spaces[first] = BLUE
    g.players[BLUE].markers -= 1
    assert len(drawn(zoom_of(g)).info["wholes"]) == everything - 1
    g.spaces.update(dict.fromkeys(rest[: g.players[BLUE].markers], BLUE))
    g.players[BLUE].markers = 0
    assert len(drawn(zoom_of(g)).info["wholes"]) < everything - 6


def test_an_action_keeps_its_number_when_others_are_done() -> None:
    g = laid_out()
    g.players[BLUE].used = ["slot_b", "slot_c", "slot_d"]
    assert places(zoom_of(g)) == {"3": 1, "5": 1}


def test_a_tile_has_the_number_of_what_uses_it() -> None:
    g = laid_out()
    g.players[BLUE].tiles = ["tile_plus_1_good", "tile_merchant"]
    assert places(zoom_of(g)) == {"1": 2, "2": 1, "3": 1, "4": 1, "5": 1, "6": 1}


def test_the_picture_of_a_turn_leaves_room_for_its_buttons() -> None:
    for seats, most in ((2, 0.55), (4, 0.7)):
        image = drawn(zoom_of(laid_out(seats)))
        assert image.height <= most * image.width


def test_a_bonus_space_keeps_its_number_when_others_are_taken() -> None:
    g = laid_out()
    g.players[BLUE].pounds = 5
    before = zoom_of(g, "act:marker").numbers()
    g.spaces["buy_card"] = GREEN
    g.players[GREEN].markers -= 1
    after = zoom_of(g, "act:marker")
    assert len(before) > len(after.numbers()) > 3
    assert after.numbers().items() < before.items()
    assert places(after) == dict.fromkeys(after.numbers().values(), 1)


def test_bonus_spaces_are_shown_whole_and_low() -> None:
    image = drawn(zoom_of(laid_out(), "act:marker"))
    assert image.height <= 0.5 * image.width
