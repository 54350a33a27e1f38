"""Random players with a purpose: plain random ones end their turns too early to see much of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from engine.core.ask import Ask
from engine.core.table import Table
from engine.mombasa.rules.option_facts import Buying, Filling, Planned
from engine.selfplay import boundary_faults, faults, question_faults

Player = Callable[[Ask[Any], Random], list[str]]

LAZY = ("act:end", "lock", "back", "clear", "none", "rest", "keep", "stay", "stop", "more", "switch")


def eager(ask: Ask[Any], rng: Random, lazy: float = 0.06) -> list[str]:
    """Any legal answer, but ends, stops and refuses only now and then."""
    ids = ask.ids()
    if ask.shape == "some":
        return sorted(rng.sample(ids, rng.randint(ask.min, ask.max)), key=ids.index)
    busy = [i for i in ids if i not in LAZY]
    if ask.key == "mombasa.plan" and isinstance(ask.facts, Planned):
        if len(ask.facts.cards) == len(busy):
            return ["lock"]
        busy = [o.id for o in ask.untold if isinstance(o.facts, Filling) and o.facts.slot not in ask.facts.cards]
        busy = busy or [i for i in ids if i not in LAZY]
    pool = busy if busy and rng.random() > lazy else ids
    return [rng.choice(pool)]


def wanting(*wishes: str) -> Player:
    """A player who takes the first option whose id begins with one of the wishes, and is eager otherwise."""

    def player(ask: Ask[Any], rng: Random) -> list[str]:
        if ask.shape != "some":
            for wish in wishes:
                found = [i for i in ask.ids() if i.startswith(wish)]
                if found:
                    return [rng.choice(found)]
        return eager(ask, rng, 0)

    return player


def playing(
    seats: int, seed: str, options: Mapping[str, str] | None = None, players: Sequence[Player] = (eager,)
) -> Iterator[Table]:
    """A game of eager players; yields the table at the start and after every answer."""
    table = Table.start("mombasa", seats, options, seed)
    rng = Random(seed)
    yield table
    while not table.over:
        ask = table.asks[rng.randrange(len(table.asks))]
        table.answer(ask.seat, players[ask.seat % len(players)](ask, rng))
        yield table


def checked(
    seats: int,
    seed: str,
    options: Mapping[str, str] | None = None,
    players: Sequence[Player] = (eager,),
    care: str = "full",
) -> Table:
    """A game with the checks of self-play: all after every answer, or (`soak`) most of them at boundaries."""
    rng = Random(seed)
    snapshot = b""
    for table in playing(seats, seed, options, players):
        found = faults(table) if care == "full" else [*question_faults(table), *table.game.invariants(table.state)]
        if table.snapshot != snapshot:
            snapshot = table.snapshot
            found += boundary_faults(table, rng, every_seat=True)
        assert found == []
    return table


def collector(ask: Ask[Any], rng: Random) -> list[str]:
    """Buys the dearest card that can be paid, since those lie in the columns that would stay."""
    if ask.key in ("mombasa.buy", "mombasa.buy_pounds"):
        prices = {o.id: sum(n for _, n in o.facts.price) for o in ask.untold if isinstance(o.facts, Buying)}
        prices.pop("none", None)
        if prices:
            return [max(prices, key=prices.__getitem__)]
    wishes = ("mark:buy_card", "mark:sell_card", "act:goods", "act:marker", "good:", "card:c_", "card:b_", "card:a_")
    picks = wanting(*wishes)(ask, rng)
    return ask.ids() if ask.shape == "some" else picks


def bookworm(ask: Ask[Any], rng: Random) -> list[str]:
    """Takes A-books wherever there is a bookkeeping point to be had."""
    wishes = ("book:book_a", "act:bookkeeper", "mark:first_player", "act:marker", "mark:majority_cotton", "tier:5")
    keepers = (
        "card:start_bookkeeper",
        "card:a_bookkeeper",
        "card:b_bookkeeper",
        "buy:a_bookkeeper",
        "buy:b_bookkeeper",
    )
    return wanting(*wishes, *keepers, "mark:reserve_bookkeeper")(ask, rng)
