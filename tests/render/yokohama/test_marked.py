"""Assistants that are marked together show in the picture before they are sent."""

from __future__ import annotations

import pytest
from PIL import ImageChops

from cogs.panels.question.illustrations import zoom_of
from cogs.panels.question.panel_state import PanelState
from engine.core.table import Table
from render.yokohama import ZOOMS
from render.yokohama.place.layout import PlaceLayout
from testkit.questions import question_of
from tests.render.zooming import met
from tools.pages.pictures import NAMES
from words import LANGUAGES


def placing() -> Table:
    """Somebody may spread at least three assistants."""
    tables = map(Table.load, met("yokohama", 4))
    return next(one for one in tables if (series := one.asks[0].series) is not None and series.left > 2)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_areas_that_are_marked_are_framed_and_told(lang: str) -> None:
    table = placing()
    question, kind = question_of(table, table.asks[0]), ZOOMS["yokohama.place"]
    marked = [n for n, option in enumerate(question.options) if option.target is not None][2:4]
    before, after = zoom_of(question, PanelState()), zoom_of(question, PanelState(None, tuple(marked)))
    names = NAMES[: table.seats]
    plain, framed = (
        kind.draw(zoom, names=names, lang=lang, marked={}, changed=frozenset()) for zoom in (before, after)
    )
    where, chosen = PlaceLayout(table.seats), {question.options[n].target for n in marked}
    for area in after.view.areas:
        x, y, w, h = where.box(area)
        inside = (round(x + w / 2), round(y), round(x + w), round(y + h))  # the half without any disc
        differs = ImageChops.difference(plain.crop(inside), framed.crop(inside)).getbbox() is not None
        assert differs == (area.id in chosen), area.id
    told, was = (
        kind.text(after, names=names, lang=lang).split("\n"),
        kind.text(before, names=names, lang=lang).split("\n"),
    )
    changed = [n for n, (line, old) in enumerate(zip(told, was, strict=True)) if line != old]
    assert changed == [0, 3, 4]  # who is left in hand, and the two areas
    assert all(told[n].startswith(was[n]) for n in changed[1:])
