"""What somebody lets go by an answer, so that they can be asked whether they mean it."""

from __future__ import annotations

from engine.core.ask import Ask
from engine.core.looking_ahead import free_gain_missed
from engine.core.offer import Amounts, Facts, Option, Role
from engine.core.text import Text


def option(name: str, role: Role = "main", gain: Amounts = (), price: Amounts = ()) -> Option[str]:
    return Option(name, name, Text("core.skip"), role=role, facts=Facts(price, gain))


def lost(picked: str, *options: Option[str], most: int = 1) -> str | None:
    found = free_gain_missed(Ask(0, "k", options, max=most), [picked])
    return None if found is None else found.id


def test_who_picks_something_dangerous_lets_go_what_could_be_done_instead() -> None:
    assert lost("waste", option("skip", "decline"), option("build"), option("waste", "danger")) == "build"
    assert lost("waste", option("skip", "decline"), option("waste", "danger")) is None


def test_who_declines_lets_go_what_is_free() -> None:
    dear, gift = option("buy", gain=(("tea", 2),), price=(("yen", 1),)), option("take", "free", gain=(("tea", 1),))
    assert lost("skip", dear, gift, option("skip", "decline")) == "take"
    assert lost("end", dear, gift, option("end", "confirm")) == "take"
    assert lost("skip", dear, option("skip", "decline")) is None


def test_who_does_something_or_picks_several_lets_nothing_go() -> None:
    gift, other = option("take", gain=(("tea", 1),)), option("build")
    assert lost("build", gift, other) is None
    assert lost("waste", gift, option("waste", "danger"), most=2) is None
