"""Reward icons, resolved in the printed order (section 11)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from itertools import combinations_with_replacement

from engine.core.ask import STOP, Facts, Free, Offer, Option, Rule, choose, choose_free, sift
from engine.core.effects import gain, note, pay
from engine.core.text import Seat, Text, text
from engine.yokohama.components import effects, names
from engine.yokohama.components.effects import GOODS, Good, Reward
from engine.yokohama.components.rows import CANAL, PIECES, Piece
from engine.yokohama.queries.facts import piece_price
from engine.yokohama.queries.legality import why_not_shift
from engine.yokohama.queries.purchases import why_not_hire
from engine.yokohama.rules.gains import PLAIN, gain_goods, gain_noted
from engine.yokohama.rules.option_facts import FromPlace, Hiring, InArea
from engine.yokohama.state import IN_HAND, IN_STORE, State

MOST_AT_ONCE = 3  # four kinds of goods make 20 choices of three, 35 of four
HAND = "hand"


def give(g: State, me: Seat, given: Sequence[Reward]) -> Rule[None]:
    """All icons of a reward, one after the other."""
    plain: list[Reward] = []
    for reward in given:
        if isinstance(reward, PLAIN):
            plain.append(reward)
            continue
        if plain:
            gain_noted(g, me, plain)
            plain = []
        match reward:
            case effects.AnyGood(n):
                yield from choose_goods(g, me, n)
            case effects.Warehouse(n):
                yield from hire(g, me, n)
            case effects.Move(n):
                yield from shift_assistants(g, me, n)
    if plain:
        gain_noted(g, me, plain)


@lru_cache(maxsize=512)
def bundles(n: int) -> tuple[Option[dict[Good, int]], ...]:
    """Every choice of `n` goods."""
    found = []
    for kinds in combinations_with_replacement(GOODS, n):
        bundle = {good: kinds.count(good) for good in GOODS if good in kinds}
        name = "+".join(f"{good}{count}" for good, count in bundle.items())
        goods = tuple(bundle.items())
        found.append(Option(f"goods:{name}", bundle, names.goods(goods), facts=Facts(gain=goods)))
    return tuple(found)


def choose_goods(g: State, me: Seat, n: int) -> Rule[None]:
    """Goods of freely chosen kinds; one event of gaining, however many (R21)."""
    total: dict[Good, int] = {}
    left = n
    while left:
        part = min(left, MOST_AT_ONCE)
        bundle = yield from choose(me, "yokohama.any_good", bundles(part), prompt=text("yokohama.any_good", n=left))
        for good, count in bundle.items():
            total[good] = total.get(good, 0) + count
        left -= part
    note(g, "yokohama.log.gain", me, gains=names.goods(tuple(total.items())))
    gain_goods(g, me, total)


@lru_cache(maxsize=512)
def hire_option(piece: Piece, price: int) -> Option[Piece]:
    detail = names.yen(price) if price else Text("yokohama.free")
    facts = Hiring(price=(("yen", price),) if price else (), piece=piece)
    return Option(f"hire:{piece}", piece, names.piece_name(piece), detail=detail, facts=facts)


def hire(g: State, me: Seat, n: int, free: Callable[[], Sequence[Option[Free]]] = tuple) -> Rule[None]:
    """Up to `n` pieces from the warehouse to hand at their prices, one at a time (section 10.3, R40, R47)."""

    def offer() -> Offer[Piece | None]:
        return sift(
            PIECES,
            lambda piece: why_not_hire(g, me, piece),
            lambda piece: hire_option(piece, piece_price(g, me, piece)),
            STOP,
        )

    for left in range(n, 0, -1):
        piece = yield from choose_free(me, "yokohama.hire", offer, free, prompt=partial(text, "yokohama.hire", n=left))
        if piece is None:
            return
        free = tuple
        price = piece_price(g, me, piece)
        pay(g, me, "yen", price)
        pay(g, me, IN_STORE[piece])
        gain(g, me, IN_HAND[piece])
        note(g, "yokohama.log.hire", me, piece=names.piece_name(piece), price=price)


@lru_cache(maxsize=512)
def source_option(place: str, n: int) -> Option[str]:
    label = Text("yokohama.hand") if place == HAND else names.area_name(place)
    detail = names.amount(n, "piece.assistant")
    area = None if place == HAND else place
    return Option(f"from:{place}", place, label, detail=detail, target=area, facts=FromPlace(area=area))


@lru_cache(maxsize=512)
def target_option(area: str) -> Option[str]:
    return Option(f"into:{area}", area, names.area_name(area), target=area, facts=InArea(area=area))


def assistants_at(g: State, me: Seat, place: str) -> int:
    return g.players[me].assistants if place == HAND else g.areas[place].assistants[me]


def shift_assistants(g: State, me: Seat, n: int) -> Rule[None]:
    """Up to `n` assistants from hand or an area into another area, without paying anyone (R14, R40)."""
    for left in range(n, 0, -1):
        source = yield from choose(
            me,
            "yokohama.shift_from",
            sift(
                (HAND, *(area for area in g.map if g.areas[area].assistants[me])),
                lambda place: why_not_shift(g, me) if place == HAND else None,
                lambda place: source_option(place, assistants_at(g, me, place)),
                STOP,
            ),
            prompt=text("yokohama.shift_from", n=left),
        )
        if source is None:
            return
        target = yield from choose(
            me, "yokohama.shift_into", [target_option(area) for area in g.map if area not in (CANAL, source)]
        )
        if source == HAND:
            pay(g, me, "assistants")
        else:
            g.areas[source].assistants[me] -= 1
        g.areas[target].assistants[me] += 1
        origin = Text("yokohama.hand") if source == HAND else names.area_name(source)
        note(g, "yokohama.log.shift", me, origin=origin, area=names.area_name(target))
