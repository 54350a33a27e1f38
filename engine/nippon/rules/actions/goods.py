"""Goods that are spent: from which factories they are taken (§5)."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from engine.core.ask import Rule, Series, choose
from engine.core.offer import MOST_OPTIONS, Offer, Option, offers, only_refused, sift
from engine.core.text import Seat, Text, join, refusal, text
from engine.nippon.components.names import amount, factory
from engine.nippon.queries.contracts import why_not_from
from engine.nippon.rules.changes import spend_goods
from engine.nippon.rules.option_facts import TakingGoods
from engine.nippon.state import State

MOST_SPENT = 3  # goods of one type in one activation
Split: TypeAlias = tuple[tuple[str, int], ...]  # how many goods from which factory


def choose_split(g: State, me: Seat, good: str, n: int, draft: tuple[Text, ...] = ()) -> Rule[Split]:
    """From which factories goods of one type are taken; asked only if it makes a difference, fullest first."""
    piles = sorted(
        ((works.id, works.goods) for works in g.players[me].works if works.type == good and works.goods),
        key=lambda pile: -pile[1],
    )
    splits = takings(piles, n)
    if len(splits) <= MOST_OPTIONS:
        offer = offers(
            Offer(tuple(split_option(good, split) for split in splits)),
            only_refused(lambda: whole_from_one(g, me, good, n)),
            only_refused(lambda: other_counts(piles, good, n)),
        )
        prompt = text("nippon.goods_from", what=amount(good, n), n=n)
        return (yield from choose(me, "nippon.goods_from", offer, prompt=prompt, draft=draft))
    # From five factories of one type there are more ways than a menu holds: one good after the other.
    left, taken = dict(piles), dict.fromkeys((pile for pile, _ in piles), 0)
    for k in range(n):
        open_piles = tuple(split_option(good, ((pile, 1),)) for pile, goods in left.items() if goods)
        ((pile, _one),) = yield from choose(
            me,
            "nippon.goods_from",
            open_piles,
            prompt=text("nippon.goods_from_n", n=k + 1, of=n),
            draft=draft,
            series=Series(n - k, repeat=True, prompt=text("nippon.goods_from", what=amount(good, n - k), n=n - k)),
        )
        left[pile] -= 1
        taken[pile] += 1
    return tuple((pile, k) for pile, k in taken.items() if k)


def whole_from_one(g: State, me: Seat, good: str, n: int) -> Offer[Split]:
    """All goods from one factory."""
    works = g.players[me].works
    return sift(works, lambda one: why_not_from(one, good, n), lambda one: split_option(good, ((one.id, n),)))


def other_counts(piles: list[tuple[str, int]], good: str, n: int) -> Offer[Split]:
    """More or fewer goods than are spent here."""
    reason = refusal("nippon.no.goods_count", "5", what=amount(good, n))
    splits = (split for k in range(1, MOST_SPENT + 1) if k != n for split in takings(piles, k))
    return sift(splits, lambda split: reason, lambda split: split_option(good, split))


@lru_cache(maxsize=512)
def split_option(good: str, split: Split) -> Option[Split]:
    clauses = [text("nippon.from_factory", what=amount(good, k), factory=factory(pile)) for pile, k in split]
    ids = "+".join(f"{pile}.{k}" for pile, k in split)
    return Option(f"from:{ids}", split, join(clauses, "and"), facts=TakingGoods(factories=split))


def takings(piles: list[tuple[str, int]], n: int) -> list[Split]:
    """All ways to take n goods from piles, as much as possible from the first ones first."""
    if n == 0:
        return [()]
    if sum(goods for _, goods in piles) < n:
        return []
    (pile, goods), *rest = piles
    found = []
    for k in range(min(goods, n), -1, -1):
        found += [((pile, k), *others) if k else others for others in takings(rest, n - k)]
    return found


def spend(g: State, me: Seat, split: Split) -> None:
    for pile, n in split:
        spend_goods(g, me, pile, n)
