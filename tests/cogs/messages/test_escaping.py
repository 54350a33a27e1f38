"""What people write stays what it is: plain words."""

from __future__ import annotations

import re

import pytest
from hypothesis import given

from cogs.messages.escaping import escaped, escaped_lines, escaped_text
from cogs.messages.reader import Reader
from engine.core.text import Text, join, text, verbatim, who
from testkit.hostile.letters import ANY_TEXT
from testkit.phrases import phrase


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Ann", "Ann"),
        ("Jean-Luc (2)", "Jean-Luc (2)"),
        ("**loud**", r"\*\*loud\*\*"),
        ("snake_case", r"snake\_case"),
        ("[gift](https://x.org)", r"\[gift\](https\://x.org)"),
        ("https://x.org", r"https\://x.org"),
        ("<https://x.org>", r"\<https\://x.org\>"),
        ("<@123456789012345678>", "\\<@\u200b123456789012345678\\>"),
        ("@everyone", "@\u200beveryone"),
        ("<#1> </help:2> <t:0:R> <:tea:3>", r"\<#1\> \</help:2\> \<t:0:R\> \<:tea:3\>"),
        ("# heading", r"\# heading"),
        ("- list", r"\- list"),
        ("-# small", r"\-# small"),
        ("1. list", r"1\. list"),
        ("> quote", r"\> quote"),
        ("3 | 4", "3 | 4"),
        ("||secret||", r"\|\|secret\|\|"),
        ("`code` ~~gone~~ \\", r"\`code\` \~\~gone\~\~ \\"),
        ("two\nlines\r\n\u2028and more", "two lines and more"),
        ("\u202eturned\u2066 around\u200f", "turned around"),
        ("family \U0001f468\u200d\U0001f469", "family \U0001f468\u200d\U0001f469"),
    ],
)
def test_every_kind_of_formatting_is_plain_words(written: str, shown: str) -> None:
    assert escaped(written) == shown


@pytest.mark.slow
@given(ANY_TEXT)
def test_nothing_that_discord_would_format_is_left(written: str) -> None:
    shown = escaped(written)
    assert len(shown.splitlines()) <= 1
    assert re.search(r"(?<!\\)(\\\\)*([*_~`\[\]<>]|\|\||://)", shown) is None
    assert re.search(r"@(?!\u200b)", shown) is None


def test_lines_stay_lines() -> None:
    assert escaped_lines("Turn 3\n\n- Ann_: 4") == "Turn 3\n\n\\- Ann\\_: 4"


def test_the_words_inside_a_mistake_are_plain_at_any_depth() -> None:
    mistaken = text("core.mistake.game", name="[a](https://b.c)", allowed=join([verbatim("x_y"), who(0)], "or"))
    said = Reader("en", ("*Ann*",)).say(escaped_text(mistaken))
    assert said == phrase("core.mistake.game", name=r"\[a\](https\://b.c)", allowed=r"x\_y or \*Ann\*")
    assert escaped_text(text("a.b", n=3, inner=Text("c.d"))) == text("a.b", n=3, inner=Text("c.d"))
