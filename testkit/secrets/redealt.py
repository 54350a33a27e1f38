"""A table as one seat may imagine it: everything that this seat cannot know is dealt anew.

What came to light in the open turn is kept: what was drawn in it lies on top of its pile again, and the seed stays
where chance was asked. What others have picked in a secret phase is picked anew; only who is done stays the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from engine.core.games import AnyGame
from engine.core.rng import Rng
from engine.core.run import Choice, Run, decode_state, encode
from engine.core.table import Table
from engine.core.text import EngineBug, Seat
from engine.players import random_player

MOST_PICKS = 60  # of one seat in a secret phase, before it is brought to an end
SECRET_PICKS = "picks"  # among what differs: what others have picked in secret


class OtherWorld(NamedTuple):
    """A table as it might be, and what is different there."""

    table: Table
    changed: frozenset[str]  # parts of the state, `players.dealt`, and the secret picks
    beyond: bool = False  # more is different than a seat could fail to know: who remembers everything would notice


def other_world(table: Table, seat: Seat | None, rng: Random, until: Table | None = None) -> OtherWorld | None:
    """The table as it might be for all that seat knows (None: for all that everybody knows).

    What comes to light on the way to `until`, the same table some answers later, stays as it is, too.
    """
    choices = known_choices(table, seat)
    snapshot = dealt_anew(table.game, table.snapshot, choices, seat, rng, (until or table).state)
    if snapshot is None:
        return None
    beyond = False
    exchange = EXCHANGES.get(table.game.id)
    if exchange is not None and rng.random() < 0.5 and all(choice.seat == seat for choice in choices):
        state = decode_state(table.game, snapshot)
        beyond = exchange(state, seat, rng)
        snapshot = encode(state)
    copy = Table(table.game, table.segment, snapshot, choices).live()
    if copy.segment != table.segment:
        return None
    pick_anew(copy, table, seat, rng)
    return OtherWorld(copy, frozenset(changes(table, copy, seat)), beyond)


def known_choices(table: Table, seat: Seat | None) -> list[Choice]:
    """The choices of the open turn, without what others have picked in the secret phase under way."""
    run = table._live()
    secret = run.joint is not None and run.joint.secret
    return [
        choice
        for choice, phase in zip(table.choices, run.phases, strict=True)
        if choice.seat == seat or not secret or phase != run.phase
    ]


def dealt_anew(
    game: AnyGame, snapshot: bytes, choices: Sequence[Choice], seat: Seat | None, rng: Random, known: Any = None
) -> bytes | None:
    """A snapshot dealt anew from which the same choices lead on and show the same; None if there is none.

    `known` is a later state up to which everything has come to light; else what the choices lead to.
    """
    state = decode_state(game, snapshot)
    before = plain(state)
    after = Run.rerun(game, snapshot, choices).g if known is None else known
    game.redeal(state, seat, Rng(str(rng.random())))
    other = plain(state)
    for place in drawn_places(before, plain(after)):
        lay(other, before, place)
    state = msgspec.convert(other, game.state)
    if after.rng.count == state.rng.count:  # chance was not asked yet
        state.rng = Rng(str(rng.random()), state.rng.count)
    found = encode(state)
    try:
        Run.rerun(game, found, choices)
    except EngineBug:
        return None
    return found


def plain(state: Any) -> Any:
    """A state as nested dicts and lists."""
    return msgspec.msgpack.decode(encode(state))


PilePlace = tuple[tuple[str | int, ...], int]  # a pile, and how far down in it


def piles(state: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], list[str]]]:
    """Every list of names in a state."""
    if isinstance(state, list) and state and all(isinstance(one, str) for one in state):
        yield path, state
    elif isinstance(state, dict | list):
        for name, one in state.items() if isinstance(state, dict) else enumerate(state):
            yield from piles(one, (*path, name))


def at(state: Any, path: Sequence[str | int]) -> Any:
    """What lies at a place of a state; None if there is no such place."""
    for name in path:
        try:
            state = state[name]
        except (KeyError, IndexError, TypeError):
            return None
    return state


def drawn_places(before: Any, after: Any) -> list[PilePlace]:
    """From where things were drawn on the way from one state to another."""
    found: list[PilePlace] = []
    for path, pile in piles(before):
        left = at(after, path)
        if not isinstance(left, list) or left == pile:
            continue
        same = len(left) if pile[: len(left)] == left else 0  # drawn from the end, as a rule
        found += [(path, n) for n in range(same, len(pile))]
    return found


def lay(other: Any, before: Any, place: PilePlace) -> None:
    """What lay at a place before lies there again; what was dealt there takes its place elsewhere."""
    path, n = place
    pile, wanted = at(other, path), at(before, path)[n]
    if not isinstance(pile, list) or n >= len(pile) or pile[n] == wanted:
        return
    below = [k for k in range(n) if pile[k] == wanted]
    if below:
        pile[below[0]], pile[n] = pile[n], pile[below[0]]
        return
    dealt = pile[n]
    for _, cards in piles(other):
        cards[:] = [wanted if card == dealt else dealt if card == wanted else card for card in cards]


def pick_anew(copy: Table, table: Table, seat: Seat | None, rng: Random) -> None:
    """Everybody else picks something in the secret phase under way, as far as they were: done, or not yet."""
    joint = table.joint
    if joint is None or not joint.secret:
        return
    others = [other for other in joint.seats if other != seat]
    for other in sorted(others, key=lambda one: table.ask_of(one) is None):  # so that the phase stays open
        done = table.ask_of(other) is None
        for n in range(MOST_PICKS if done else rng.randrange(5)):
            ask = copy.ask_of(other)
            if ask is None:
                break
            ends = [option.id for option in ask.options if option.role == "confirm"]
            hurry = done and ends and (rng.random() < 0.3 or n > MOST_PICKS // 2)
            copy.answer(other, ends if hurry else random_player(None, ask, rng))
        if not done and copy.ask_of(other) is None:
            copy.undo(other)
        assert (copy.ask_of(other) is None) == done, "a seat is as far as it was"


def changes(table: Table, copy: Table, seat: Seat | None) -> Iterator[str]:
    """What is different in another world."""
    here, there = plain(decode_state(table.game, table.snapshot)), plain(decode_state(copy.game, copy.snapshot))
    yield from differing(here, there)
    mine = [choice for choice in table.choices if choice.seat != seat]
    if mine != [choice for choice in copy.choices if choice.seat != seat]:
        yield SECRET_PICKS


def differing(here: Any, there: Any, path: str = "") -> Iterator[str]:
    """The names of the parts in which two states differ; seats and places in a pile are not told apart."""
    if here == there:
        return
    if isinstance(here, dict) and isinstance(there, dict):
        for name in here.keys() | there.keys():
            yield from differing(here.get(name), there.get(name), f"{path}.{name}" if path else str(name))
    elif isinstance(here, list) and isinstance(there, list) and all(isinstance(one, dict) for one in (*here, *there)):
        for one, other in zip(here, there, strict=True):
            yield from differing(one, other, path)
    else:
        yield path


def exchange_hands(g: Any, seat: Seat | None, rng: Random) -> bool:
    """Hands that lie hidden go round among the others, which no real game can do: their cards are known once bought."""
    others = [player for at_, player in enumerate(g.players) if at_ != seat]
    if g.options["hands"] != "hidden" or len(others) < 2 or g.phase in ("tiles", "arrange"):
        return False
    cards = [card for player in others for card in player.hand]
    rng.shuffle(cards)
    for player in others:
        player.hand = [cards.pop() for _ in player.hand]
    return True


# Games in which more is hidden than a seat could not know if it remembered everything.
EXCHANGES: Mapping[str, Callable[[Any, Seat | None, Random], bool]] = {"mombasa": exchange_hands}
