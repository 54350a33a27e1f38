"""What a custom_id carries, and what is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.kit import ids
from cogs.panels.place import Place, digest, unpack
from engine.core.text import PlayerMistake

OPTIONS = [f"option:{n}" for n in range(30)]


@given(
    table=st.none() | st.integers(0, 10**9),
    step=st.none() | st.integers(0, 10**6),
    verb=st.sampled_from(["pick", "take", "in_words"]),
    arg=st.text(st.characters(codec="ascii"), max_size=60),
)
def test_what_was_made_is_read_again(table: int | None, step: int | None, verb: str, arg: str) -> None:
    made = ids.make(verb, arg, table=table, step=step)
    assert len(made) <= 100
    assert ids.parse(made) == ids.Call(table, step, verb, arg)


@pytest.mark.parametrize(
    "foreign",
    [
        "",
        "x",
        "v2|1|1|pick|a",
        "v1|1|1|pick",
        "v1|a|1|pick|",
        "v1|1|-1|pick|",
        "v1|1|1||a",
        "v1|1|1|no verb|a",
        "v1|¹|1|pick|",
    ],
)
def test_what_is_not_ours_is_no_call(foreign: str) -> None:
    assert ids.parse(foreign) is None


@given(st.text())
def test_whatever_comes_in_never_raises(custom_id: str) -> None:
    ids.parse(custom_id)


def test_an_id_that_discord_would_cut_is_refused() -> None:
    with pytest.raises(ValueError, match="102 characters"):
        ids.make("pick", "a" * 90, table=1, step=1)


def test_the_longest_option_id_fits_with_room_to_spare() -> None:
    assert len(ids.make("pick", "x" * 60, table=10**9, step=10**6)) <= 100


def test_the_longest_order_fits() -> None:
    packed = Place(24, tuple(range(25))).pack(OPTIONS, "groups")
    assert len(ids.make("open", packed, table=10**9, step=10**6)) <= 100


@given(group=st.none() | st.integers(0, 50), marks=st.lists(st.integers(0, 29), unique=True, max_size=25))
def test_a_place_is_found_again(group: int | None, marks: list[int]) -> None:
    place = Place(group, tuple(marks))
    assert unpack(place.pack(OPTIONS, "tag"), OPTIONS) == place


@given(st.text())
def test_a_place_that_makes_no_sense_is_a_mistake(arg: str) -> None:
    with pytest.raises(PlayerMistake):
        unpack(arg, OPTIONS)


@pytest.mark.parametrize("marks", ["zz", "0101", "0", "é1", "-1"])
def test_marks_that_do_not_exist_are_a_mistake(marks: str) -> None:
    with pytest.raises(PlayerMistake):
        unpack(f"{digest(OPTIONS)}..{marks}.", OPTIONS)


def test_a_place_in_another_question_is_a_mistake() -> None:
    with pytest.raises(PlayerMistake):
        unpack(Place(None, (1,)).pack(OPTIONS), OPTIONS[:-1])
