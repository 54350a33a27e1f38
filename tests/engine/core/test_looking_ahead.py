"""What an option would lead to: the same question that comes when it is picked, and nothing that was hidden."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.looking_ahead import Previews, first_refused, purse_after
from engine.core.table import Table
from engine.core.text import text
from engine.players import random_player
from testkit.bazaar import meta as bazaar  # noqa: F401

ANSWERS = 120


def shown(table: Table, seat: int) -> object:
    """All that a seat could learn from its question."""
    ask = table.ask_of(seat)
    assert ask is not None
    return ask.key, ask.asked, [(o.id, o.label, o.detail, o.role, o.facts) for o in ask.untold], ask.series, ask.draft


@pytest.mark.slow
@pytest.mark.parametrize("game", ["mombasa", "nippon", "yokohama"])
def test_looking_ahead_tells_what_comes_and_no_secret(game: str) -> None:
    table, rng, met = Table.start(game, 3, seed="ahead"), Random(5), 0
    for _ in range(ANSWERS):
        ask = table.asks[0]
        before = table.encoded_state()
        other = table.imagine(ask.seat, rng)
        for option in ask.untold[:4]:
            found = Previews(table, ask.seat).after(option.id) if ask.max == 1 else None
            assert table.encoded_state() == before, "looking changes nothing"
            if found is None:
                continue
            met += 1
            real = Table.load(table.dump())
            real.answer(ask.seat, [option.id])
            assert shown(real, ask.seat) == shown(found, ask.seat)
            dealt_anew = None if other is None else Previews(other, ask.seat).after(option.id)
            assert dealt_anew is None or shown(dealt_anew, ask.seat) == shown(found, ask.seat)
        table.answer(ask.seat, random_player(None, ask, rng))
    assert met > ANSWERS / 2


def test_what_comes_to_light_in_between_keeps_what_follows_open() -> None:
    """The last bid that is locked in decides whose turn it is; before that nobody is told what it would refuse them."""
    table = Table.start("bazaar", 2, seed="s")
    for seat, picks in ((1, "n:0"), (1, "lock"), (0, "n:2")):
        table.answer(seat, [picks])
    assert first_refused(table, 0, [["lock"], ["buy:tiger"]]) is None
    table.answer(0, ["lock"])
    refused = first_refused(table, 0, [["buy:tiger"]])
    assert refused is not None
    assert refused.given == 0


def test_what_is_left_is_counted_after_answers_that_can_all_be_given() -> None:
    """Of what would come to light nothing is told, so then it is not counted."""
    table = Table.start("bazaar", 2, seed="s", options={"caravans": "on"})
    for seat in (1, 0):
        for pick in ("stake:0", "load:dates", "lock"):
            table.answer(seat, [pick])
    me = table.asks[0].seat
    table.answer(me, ["caravan"])
    before, coins = table.encoded_state(), table.view(me).coins[me]
    towns = [[one] for one in table.asks[0].ids() if one.startswith("town:")]
    assert purse_after(table, me, towns[:2])[0] == text("bazaar.price", n=coins - 2)
    assert purse_after(table, me, [towns[0], towns[0]]) == ()
    assert table.encoded_state() == before
