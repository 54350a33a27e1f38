"""Who knows what is named once: what a view leaves out, what only a seat knows and what is dealt anew follow."""

from __future__ import annotations

from engine.core.hidden import HiddenPile, redeal, secrets, sees
from engine.core.rng import Rng

CARDS = [f"card {n}" for n in range(20)]


def test_a_pile_is_seen_by_its_seat_and_one_that_is_not_named_by_everybody() -> None:
    own, deck, open_pile = ["a"], ["a"], ["a"]
    hidden = [HiddenPile(own, "card", 1), HiddenPile(deck, "card")]
    assert [sees(hidden, own, seat) for seat in (None, 0, 1)] == [False, False, True]
    assert not any(sees(hidden, deck, seat) for seat in (None, 0, 1))
    assert all(sees(hidden, open_pile, seat) for seat in (None, 0, 1))
    assert secrets(hidden, 1) == (("a",),)
    assert secrets(hidden, 0) == ()


def test_what_a_seat_cannot_know_is_dealt_anew_and_the_rest_stays() -> None:
    mine, yours, deck = CARDS[:3], CARDS[3:6], CARDS[6:]
    hidden = [HiddenPile(mine, "card", 0), HiddenPile(yours, "card", 1, sorted=True), HiddenPile(deck, "card")]
    redeal(hidden, 0, Rng("a"))
    assert mine == CARDS[:3]
    assert sorted(yours + deck) == sorted(CARDS[3:])
    assert yours == sorted(yours) != CARDS[3:6]
    assert deck != CARDS[6:]


def test_how_it_lay_before_does_not_matter() -> None:
    def dealt(yours: list[str], deck: list[str]) -> tuple[list[str], list[str]]:
        redeal([HiddenPile(yours, "card", 1), HiddenPile(deck, "card")], None, Rng("b"))
        return yours, deck

    assert dealt(CARDS[:4], CARDS[4:]) == dealt(CARDS[-4:], CARDS[:-4])


def test_kinds_stay_apart_also_in_one_pile() -> None:
    pile = [*"abcdefgh", *"ABCDEFGH"]
    hidden = [HiddenPile(pile, "small", only=str.islower), HiddenPile(pile, "large", only=str.isupper)]
    redeal(hidden, None, Rng("c"))
    assert sorted(pile[:8]) == list("abcdefgh") != pile[:8]
    assert sorted(pile[8:]) == list("ABCDEFGH") != pile[8:]


def test_what_others_can_work_out_is_not_dealt_anew() -> None:
    hand = list(CARDS)
    redeal([HiddenPile(hand, seat=1)], 0, Rng("d"))
    assert hand == CARDS


def test_a_list_that_names_the_same_things_follows() -> None:
    kept, held, deck = ["x", "y"], ["open", "x", "also open", "y"], list("abcdef")
    redeal([HiddenPile(kept, "order", 1, within=held), HiddenPile(deck, "order")], 0, Rng("e"))
    assert held == ["open", kept[0], "also open", kept[1]]
    assert sorted([*kept, *deck]) == [*"abcdef", "x", "y"]
