"""Whatever Discord would refuse is refused before it is sent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cogs.messages import limits
from cogs.messages.message import (
    Message,
    PictureFile,
    SelectLine,
    button,
    gallery,
    link,
    note,
    paragraph,
    rows,
    select,
)

PNG = PictureFile("board.png", b"png", "a board")


def picked(count: int) -> list[SelectLine]:
    return [SelectLine(f"label {n}", f"value {n}") for n in range(count)]


BAD: dict[str, tuple[Callable[[], Any], str]] = {
    "nothing at all": (lambda: Message(()), "an empty message"),
    "a text without words": (lambda: Message((paragraph("  "),)), "a text without text"),
    "4,001 characters": (lambda: Message((paragraph("x" * 2000), paragraph("x" * 2001))), "4001 characters of text"),
    "41 components": (lambda: Message(tuple(paragraph("x") for _ in range(41))), "41 components"),
    "a button by itself": (lambda: Message((button("a", "a"),)), "cannot stand by itself"),
    "label of 81": (lambda: Message(tuple(rows([button("x" * 81, "a")]))), "label of 81"),
    "no label": (lambda: Message(tuple(rows([button("", "a")]))), "without label and emoji"),
    "custom_id of 101": (lambda: Message(tuple(rows([button("a", "x" * 101)]))), "custom_id of 101"),
    "one custom_id twice": (lambda: Message(tuple(rows([button("a", "x"), button("b", "x")]))), "'x' twice"),
    "a link without an address": (lambda: Message(tuple(rows([link("a", "")]))), "without an address"),
    "26 options": (lambda: Message((select("a", picked(26), "p"),)), "26 options"),
    "no options": (lambda: Message((select("a", [], "p"),)), "0 options"),
    "one value twice": (
        lambda: Message((select("a", [SelectLine("a", "x"), SelectLine("b", "x")], "p"),)),
        "'x' twice",
    ),
    "option label of 101": (lambda: Message((select("a", [SelectLine("x" * 101, "x")], "p"),)), "label of an option"),
    "option text of 101": (
        lambda: Message((select("a", [SelectLine("a", "x", "y" * 101)], "p"),)),
        "description of an",
    ),
    "placeholder of 151": (lambda: Message((select("a", picked(1), "p" * 151),)), "placeholder of 151"),
    "more than there are": (lambda: Message((select("a", picked(2), "p", most=3),)), "1 to 3 of 2"),
    "too many presets": (
        lambda: Message((select("a", [SelectLine("a", "a", "", True), SelectLine("b", "b", "", True)], "p"),)),
        "more options are preset",
    ),
    "11 pictures": (lambda: Message((gallery(*[PNG] * 11),), (PNG,)), "11 pictures"),
    "alt text of 1,025": (lambda: Message((gallery(PNG._replace(alt="x" * 1025)),), (PNG,)), "alt text of 1025"),
    "a picture that is missing": (lambda: Message((gallery(PNG),)), "shown but not attached"),
    "a picture that is not shown": (lambda: Message((paragraph("x"),), (PNG,)), "attached but not shown"),
    "two files of one name": (lambda: Message((gallery(PNG),), (PNG, PNG)), "two files of one name"),
    "a picture of 11 MiB": (
        lambda: Message((gallery(PNG),), (PNG._replace(content=bytes(11 << 20)),)),
        "at most 10485760",
    ),
    "101 mentions": (lambda: Message((paragraph("x"),), mentions=tuple(range(101))), "101 mentions"),
    "a nonce of 26": (lambda: note("x").sending("x" * 26), "nonce of 26"),
}


@pytest.mark.parametrize("name", BAD)
async def test_is_refused(name: str) -> None:
    make, fault = BAD[name]
    with pytest.raises(limits.OverLimit, match=fault):
        make()


@pytest.mark.parametrize(
    ("command", "fault"),
    [
        ({"name": "Move", "description": "x"}, "no name"),
        ({"name": "x" * 33, "description": "x"}, "no name"),
        ({"name": "move", "description": ""}, "0 characters"),
        ({"name": "move", "description": "x", "name_localizations": {"ru": "Ход"}}, "no name"),
        (
            {
                "name": "move",
                "description": "x",
                "options": [{"name": "a", "description": "x"}, {"name": "b", "description": "x", "required": True}],
            },
            "after an optional one",
        ),
        ({"name": "move", "description": "x", "options": [{"name": "a", "description": "x"}] * 26}, "more than 25"),
    ],
)
def test_a_command_is_refused(command: dict[str, Any], fault: str) -> None:
    assert any(fault in found for found in limits.command_faults(command))
