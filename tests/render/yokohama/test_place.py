"""The map of a question on a phone: low, as wide as the screen, and only the rows that count."""

from __future__ import annotations

import pytest
from PIL import Image

from cogs.panels.question.controls import pictured
from cogs.panels.question.illustrations import zoom_of
from cogs.panels.question.panel_state import PanelState
from engine.core import games
from engine.core.table import Table
from engine.yokohama.rules.option_facts import Placing
from render.yokohama import ZOOMS
from render.yokohama.place import layout_of
from render.yokohama.place.chances import PLACING, acts, chances
from render.yokohama.place.layout import EDGE, PlaceLayout
from render.zoom import WIDTH, Zoom
from testkit.questions import question_with_ahead
from tests.engine.yokohama.scenario import PURPLE, Scene, play
from tests.render.zooming import asked, met
from tools.pages.pictures import NAMES

HIGHEST = 0.63  # of the width


@pytest.mark.parametrize("seats", games.get("yokohama").seats)
def test_the_map_is_as_wide_as_the_picture_and_low(seats: int) -> None:
    """With the rows of five or six goals below it a question fits a screen."""
    where, view = PlaceLayout(seats), Table.start("yokohama", seats, seed="map").view(0)
    boxes = [where.box(area) for area in view.areas]
    assert min(x for x, *_ in boxes) == EDGE
    assert WIDTH - EDGE - 6 <= max(x + w for x, _, w, _ in boxes) <= WIDTH - EDGE
    assert max(y + h for _, y, _, h in boxes) == where.height - EDGE
    assert where.height <= HIGHEST * WIDTH


@pytest.mark.slow
def test_where_nothing_is_placed_rows_at_the_ends_without_a_goal_are_left_out() -> None:
    found = 0
    for zoom in map(asked, map(Table.load, met("yokohama", 2))):
        open_to = chances(zoom)
        where = layout_of(zoom, open_to)
        rows = {area.row for area in zoom.view.areas if area.id in open_to}
        assert where.first <= min(rows) <= max(rows) <= where.last
        found += where.height < PlaceLayout(2).height
        assert zoom.key not in PLACING or where == PlaceLayout(2)
    assert found


def drawn(zoom: Zoom) -> Image.Image:
    return ZOOMS[zoom.key].draw(zoom, names=NAMES[: zoom.view.seats], lang="en", marked={}, changed=frozenset())


def test_nothing_says_go_where_an_action_would_bring_nothing() -> None:
    scene = Scene(active=PURPLE).holds(PURPLE, yen=0, copper=0, silk=0, tea=0, fish=0)
    open_to = chances(asked(play(scene.table(), "spread")))
    assert open_to["church"].figure == "never"
    assert open_to["bank"].figure == "tick"


def test_an_area_where_only_a_pair_brings_something_says_so() -> None:
    """In the question how assistants are placed both ways are open; once they are spread there is no pair any more."""
    table = Scene(active=PURPLE).table()
    asked_how = question_with_ahead(table, table.asks[0])
    open_to, pair = chances(zoom_of(pictured(asked_how), PanelState())), asked_how.after("pair")
    assert pair is not None
    acting = {one.facts.area for one in pair.options if isinstance(one.facts, Placing) and acts(one.facts)}
    assert {area for area, one in open_to.items() if one.figure in ("pair", "tick")} == acting
    assert "pair" in {one.figure for one in open_to.values()}
    assert "pair" not in {one.figure for one in chances(asked(play(table, "spread"))).values()}
