"""Random players with a purpose: plain random ones end their turns too early to see much of the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from engine.core.ask import Ask
from engine.core.table import Table
from engine.selfplay import boundary_faults, faults, question_faults

LAZY = ("act:end", "lock", "back", "clear", "none", "rest", "keep", "stay", "stop", "more", "switch")


def eager(ask: Ask[Any], rng: Random, lazy: float = 0.06) -> list[str]:
    """Any legal answer, but ends, stops and refuses only now and then."""
    ids = ask.ids()
    if ask.shape == "some":
        return sorted(rng.sample(ids, rng.randint(ask.min, ask.max)), key=ids.index)
    busy = [i for i in ids if i not in LAZY]
    if ask.key == "mombasa.plan" and len(ask.draft) == len(busy):
        return ["lock"]
    if ask.key == "mombasa.plan":
        busy = [i for i in busy if i.removeprefix("slot:") not in ask.draft] or busy
    pool = busy if busy and rng.random() > lazy else ids
    return [rng.choice(pool)]


def wanting(*wishes: str) -> Any:
    """A player who takes the first option whose id begins with one of the wishes, and is eager otherwise."""

    def mind(ask: Ask[Any], rng: Random) -> list[str]:
        if ask.shape != "some":
            for wish in wishes:
                found = [i for i in ask.ids() if i.startswith(wish)]
                if found:
                    return [rng.choice(found)]
        return eager(ask, rng, 0)

    return mind


def playing(
    seats: int, seed: str, options: Mapping[str, str] | None = None, minds: Sequence[Any] = (eager,)
) -> Iterator[Table]:
    """A game of eager players; yields the table at the start and after every answer."""
    table = Table.start("mombasa", seats, options, seed)
    rng = Random(seed)
    yield table
    while not table.over:
        ask = table.asks[rng.randrange(len(table.asks))]
        table.answer(ask.seat, minds[ask.seat % len(minds)](ask, rng))
        yield table


def checked(
    seats: int, seed: str, options: Mapping[str, str] | None = None, minds: Sequence[Any] = (eager,), care: str = "full"
) -> Table:
    """The same with the checks of self-play: all after every answer, or (`soak`) most of them at boundaries."""
    rng = Random(seed)
    snapshot = b""
    for table in playing(seats, seed, options, minds):
        found = faults(table) if care == "full" else [*question_faults(table), *table.game.invariants(table.state)]
        if table.snapshot != snapshot:
            snapshot = table.snapshot
            found += boundary_faults(table, rng, every_seat=True)
        assert found == []
    return table


def collector(ask: Ask[Any], rng: Random) -> list[str]:
    """Buys the dearest card that can be paid, since those lie in the columns that would stay."""
    if ask.key in ("mombasa.buy", "mombasa.buy_pounds"):
        dear = [o for o in ask.options if o.id.startswith("buy:") and o.detail is not None]
        if dear:
            return [max(dear, key=lambda option: dict(option.detail.args)["price"]).id]
    wishes = ("mark:buy_card", "mark:sell_card", "act:goods", "act:marker", "good:", "card:c_", "card:b_", "card:a_")
    picks: list[str] = wanting(*wishes)(ask, rng)
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
    picks: list[str] = wanting(*wishes, *keepers, "mark:reserve_bookkeeper")(ask, rng)
    return picks
