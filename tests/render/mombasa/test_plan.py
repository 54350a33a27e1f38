"""The plan under way: what is laid, what stands in the form, what was locked in."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cogs.panels.question.forms import spans
from cogs.panels.question.illustrations import zoom_of
from cogs.panels.question.panel_state import PanelState
from engine.core.table import Table
from engine.mombasa.rules.option_facts import Laying, Planned
from render.mombasa import ZOOMS
from render.zoom import Zoom
from testkit.questions import question_of
from tests.engine.mombasa.players import playing
from tools.pages.pictures import NAMES


@pytest.fixture
def planning() -> Table:
    """Everybody is about to plan, with whole hands."""
    return next(table for table in playing(3, "plan") if table.asks and table.asks[0].key == "mombasa.plan")


def words(zoom: Zoom, lang: str = "en") -> str:
    return ZOOMS[zoom.key].text(zoom, names=NAMES[:3], lang=lang)


def picture(zoom: Zoom) -> bytes:
    return ZOOMS[zoom.key].draw(zoom, names=NAMES[:3], lang="en", marked={}, changed=frozenset()).tobytes()


@pytest.mark.slow
def test_what_stands_in_the_form_is_drawn_before_it_is_sent(planning: Table) -> None:
    question = question_of(planning, planning.asks[0])
    assert question.form is not None
    field, mine = next(spans(question.form))
    chosen = field.choices[1].facts
    assert isinstance(chosen, Laying)
    before, filled = zoom_of(question, PanelState()), zoom_of(question, PanelState(None, (mine.start + 1,)))
    assert before.numbers() == {}, "fields are called by their letters"
    letter = chosen.slot.rpartition("_")[2].upper()
    assert f"Slot {letter}: empty" in words(before)
    assert f"Slot {letter}: empty" not in words(filled)
    assert picture(before) != picture(filled)


@pytest.mark.slow
def test_a_plan_can_be_looked_at_after_it_is_locked_in(planning: Table) -> None:
    seat = planning.asks[0].seat
    slot = planning.asks[0].options[0].id
    planning.answer(seat, [slot])
    card = planning.ask_of(seat)
    assert card is not None
    planning.answer(seat, [card.options[0].id])
    planning.answer(seat, ["lock"])
    assert planning.ask_of(seat) is None
    last = planning.plan_of(seat)
    assert last is not None
    assert isinstance(last.facts, Planned)
    assert list(last.facts.cards) == [slot.removeprefix("slot:")]
    locked = Zoom(last.key, seat, planning.view(seat), facts=last.facts, done=True)
    under_way = Zoom(last.key, seat, planning.view(seat), facts=last.facts)
    assert words(locked).startswith("Your plan is locked in: 1 of ")
    assert words(under_way).startswith("Your plan: 1 of ")
    assert picture(locked) != picture(under_way)
    planning.undo(seat)
    assert planning.ask_of(seat) is not None


def test_nobody_has_a_plan_outside_a_secret_phase(planning: Table) -> None:
    for table in playing(3, "plan"):
        if table.joint is None and table.asks:
            assert table.plan_of(table.asks[0].seat) is None
            return


@pytest.mark.slow
def test_the_slot_that_is_asked_about_stands_out(planning: Table) -> None:
    seat = planning.asks[0].seat
    planning.answer(seat, [planning.asks[0].options[0].id])
    ask = planning.ask_of(seat)
    assert ask is not None
    zoom = Zoom.of(planning.view(seat), ask)
    shown = ZOOMS[zoom.key].draw(zoom, names=NAMES[:3], lang="en", marked={}, changed=frozenset())
    assert sorted(shown.info["marks"], key=int) == [str(n) for n in range(1, len(zoom.numbers()) + 1)]
    assert picture(zoom) != picture(replace(zoom, facts=Planned()))
