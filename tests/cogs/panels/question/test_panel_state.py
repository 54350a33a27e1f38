"""A place inside a question travels in a custom_id."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.clicks import button_ids
from cogs.panels.question.panel_state import PanelState, digest, unpack
from engine.core.text import PlayerMistake
from testkit.hostile.letters import ANY_TEXT

OPTIONS = [f"option:{n}" for n in range(30)]


def test_the_longest_order_fits() -> None:
    packed = PanelState(24, tuple(range(25))).pack(OPTIONS, "groups")
    assert len(button_ids.make("open", packed, table=10**9, step=10**6)) <= 100


@pytest.mark.slow
@given(group=st.none() | st.integers(0, 50), marks=st.lists(st.integers(0, 29), unique=True, max_size=25))
def test_a_place_is_found_again(group: int | None, marks: list[int]) -> None:
    place = PanelState(group, tuple(marks))
    assert unpack(place.pack(OPTIONS, "tag"), OPTIONS) == place


@pytest.mark.slow
@given(ANY_TEXT)
def test_a_place_that_makes_no_sense_is_a_mistake(arg: str) -> None:
    with pytest.raises(PlayerMistake):
        unpack(arg, OPTIONS)


@pytest.mark.parametrize("marks", ["zz", "0", "é1", "-1"])
def test_marks_that_do_not_exist_are_a_mistake(marks: str) -> None:
    with pytest.raises(PlayerMistake):
        unpack(f"{digest(OPTIONS)}..{marks}.", OPTIONS)


def test_a_place_in_another_question_is_a_mistake() -> None:
    with pytest.raises(PlayerMistake):
        unpack(PanelState(None, (1,)).pack(OPTIONS), OPTIONS[:-1])
