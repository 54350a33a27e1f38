"""What a custom_id carries, and what is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.clicks import button_ids
from engine.core.text import PlayerMistake
from testkit.hostile.letters import ANY_TEXT


@pytest.mark.slow
@given(
    table=st.none() | st.integers(0, 10**9),
    step=st.none() | st.integers(0, 10**6),
    verb=st.sampled_from(["pick", "take", "in_words"]),
    arg=st.text(st.characters(max_codepoint=127), max_size=60),
    plan=st.booleans(),
)
def test_what_was_made_is_read_again(table: int | None, step: int | None, verb: str, arg: str, plan: bool) -> None:
    made = button_ids.make(verb, arg, table=table, step=step, plan=plan)
    assert len(made) <= 100
    assert button_ids.parse(made) == button_ids.ButtonId(table, step, verb, arg, plan=plan and step is not None)


@pytest.mark.parametrize(
    "foreign",
    [
        "",
        "x",
        "v2|1|1|pick|a",
        "v10|1|1|pick|a",
        "start",
    ],
)
def test_what_is_not_ours_is_no_call(foreign: str) -> None:
    assert button_ids.parse(foreign) is None


@pytest.mark.parametrize(
    "malformed",
    [
        "v1",
        "v1|1|1|pick",
        "v1|a|1|pick|",
        "v1|1|-1|pick|",
        "v1|1|1||a",
        "v1|1|1|no verb|a",
        "v1|¹|1|pick|",
        "v1|9999999999999999999|1|pick|",
    ],
)
def test_what_is_ours_but_not_as_we_write_it_has_no_meaning(malformed: str) -> None:
    assert button_ids.parse(malformed) is button_ids.MALFORMED


@pytest.mark.parametrize("written", ["", "-1", "²", "٣", "1.5", "0x1", "9" * 19])
def test_only_numbers_as_we_write_them_are_numbers(written: str) -> None:
    with pytest.raises(PlayerMistake):
        button_ids.number(written)
    assert button_ids.number("0") == 0


@pytest.mark.slow
@given(ANY_TEXT)
def test_whatever_comes_in_never_raises(custom_id: str) -> None:
    button_ids.parse(custom_id)


def test_an_id_that_discord_would_cut_is_refused() -> None:
    with pytest.raises(ValueError, match="102 characters"):
        button_ids.make("pick", "a" * 90, table=1, step=1)


def test_the_longest_option_id_fits_with_room_to_spare() -> None:
    assert len(button_ids.make("pick", "x" * 60, table=10**9, step=10**6)) <= 100
