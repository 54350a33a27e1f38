"""Reward icons, resolved in the printed order (section 11)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from itertools import combinations_with_replacement

from engine.core.ask import FreeOffer, Rule, Series, choose, choose_free
from engine.core.effects import begin, note, pay
from engine.core.offer import STOP, Offer, Option, affordable_count, offers, only_refused, sift
from engine.core.text import Seat, Text, in_sentence, refusal, text
from engine.yokohama.components import effects, names
from engine.yokohama.components.effects import GOODS, Good, Reward
from engine.yokohama.components.rows import PIECES, Piece
from engine.yokohama.queries.facts import piece_price, piece_prices, power_and_more
from engine.yokohama.queries.legality import in_past_tense, why_not_shift, why_not_shift_into
from engine.yokohama.queries.purchases import why_not_hire
from engine.yokohama.rules import changes, details
from engine.yokohama.rules.gains import PLAIN, REST, gain_goods, gain_noted
from engine.yokohama.rules.option_facts import ChoosingGoods, FromPlace, Hiring, Placing
from engine.yokohama.state import State

MOST_GOODS_AT_ONCE = 3  # four kinds of goods make 20 choices of three, 35 of four
HAND = "hand"


def give(g: State, me: Seat, given: Sequence[Reward], why: str = REST) -> Rule[None]:
    """All icons of a reward, one after the other; what has waited for an answer is none of its doing."""
    plain: list[Reward] = []
    for reward in given:
        if isinstance(reward, PLAIN):
            plain.append(reward)
            continue
        if plain:
            gain_noted(g, me, plain, why)
            plain = []
        match reward:
            case effects.AnyGood(n):
                yield from choose_goods(g, me, n)
            case effects.Warehouse(n):
                yield from hire(g, me, n)
            case effects.Move(n):
                yield from shift_assistants(g, me, n)
        begin(g, "yokohama.step.reward", me)
    if plain:
        gain_noted(g, me, plain, why)


@lru_cache(maxsize=16)
def bundles(n: int) -> tuple[Option[dict[Good, int]], ...]:
    """Every choice of `n` goods."""
    found = []
    for kinds in combinations_with_replacement(GOODS, n):
        bundle = {good: kinds.count(good) for good in GOODS if good in kinds}
        name = "+".join(f"{good}{count}" for good, count in bundle.items())
        held = tuple(bundle.items())
        found.append(Option(f"goods:{name}", bundle, names.goods(held), facts=ChoosingGoods(goods=held)))
    return tuple(found)


def goods_offer(n: int) -> Offer[dict[Good, int]]:
    """Every choice of `n` goods; others are too many or too few."""

    def others() -> Offer[dict[Good, int]]:
        counts = (k for k in range(1, MOST_GOODS_AT_ONCE + 1) if k != n)
        reason = refusal("yokohama.no.goods_count", "11", n=n)
        return sift((one for k in counts for one in bundles(k)), lambda one: reason, lambda one: one)

    return offers(Offer(bundles(n)), only_refused(others))


def choose_goods(g: State, me: Seat, n: int) -> Rule[None]:
    """Goods of freely chosen kinds; one event of gaining, however many (R21)."""
    total: dict[Good, int] = {}
    left = n
    while left:
        part = min(left, MOST_GOODS_AT_ONCE)
        bundle = yield from choose(
            me,
            "yokohama.any_good",
            goods_offer(part),
            draft=(names.goods(tuple(total.items())),) if total else (),
            prompt=text("yokohama.any_good", n=left),
        )
        for good, count in bundle.items():
            total[good] = total.get(good, 0) + count
        left -= part
    note(g, "yokohama.log.gain", me, gains=in_sentence(names.goods(tuple(total.items()))))
    gain_goods(g, me, total)


@lru_cache(maxsize=512)
def hire_option(piece: Piece, price: int) -> Option[Piece]:
    facts = Hiring(piece=piece, cost=(("yen", price),) if price else ())
    return Option(f"hire:{piece}", piece, names.piece_name(piece), detail=details.detail_of(facts), facts=facts)


def hire(g: State, me: Seat, n: int, free: Callable[[], FreeOffer] = tuple) -> Rule[None]:
    """Up to `n` pieces from the warehouse to hand at their prices, one at a time (section 10.3, R40, R47)."""

    def offer() -> Offer[Piece | None]:
        return sift(
            PIECES,
            lambda piece: why_not_hire(g, me, piece),
            lambda piece: hire_option(piece, piece_price(g, me, piece)),
            STOP,
        )

    for nth in range(1, n + 1):
        piece = yield from choose_free(
            me,
            "yokohama.hire",
            offer,
            free,
            prompt=partial(text, f"yokohama.hire.{'first' if nth == 1 else 'more'}", n=n - nth + 1),
            series=partial(hirings, g, me, n - nth + 1),
        )
        if piece is None:
            g.turn.missed += [in_past_tense(refused) for refused in offer().refused()]
            return
        free = tuple
        price = piece_price(g, me, piece)
        pay(g, me, "yen", price)
        changes.take_from_warehouse(g, me, piece)
        taken = names.amount(1, f"piece.{piece}")
        if price:
            note(g, "yokohama.log.hire_for", me, piece=taken, price=names.yen(price))
        else:
            note(g, "yokohama.log.hire_free", me, piece=taken)


def payable(g: State, me: Seat, n: int) -> int:
    """How many of `n` pieces from the warehouse the money reaches for."""
    prices = [price for piece in PIECES for price in piece_prices(g, me, piece)]
    return min(n, affordable_count(prices, g.players[me].yen))


def hirings(g: State, me: Seat, left: int) -> Series:
    """As many pieces as the money reaches for."""
    return whole_series("yokohama.hire.all", payable(g, me, left))


def whole_series(key: str, left: int) -> Series:
    """All that is left of such questions, as one."""
    return Series(left, repeat=True, end=STOP.id, prompt=text(key, n=left))


@lru_cache(maxsize=512)
def source_option(place: str, n: int) -> Option[str]:
    label = Text("yokohama.hand") if place == HAND else names.area_name(place)
    area = None if place == HAND else place
    facts = FromPlace(area=area, n=n)
    return Option(f"from:{place}", place, label, detail=details.detail_of(facts), target=area, facts=facts)


@lru_cache(maxsize=512)
def shift_option(facts: Placing) -> Option[str]:
    """An area to move an assistant into, with the power there afterwards."""
    area = facts.area
    return Option(f"into:{area}", area, names.area_name(area), target=area, facts=facts)


def shift_offer(g: State, me: Seat, source: str) -> Offer[str]:
    """Every other area; the Canal is none. Who goes where the action is comes back to hand when it ends."""

    def show(area: str) -> Option[str]:
        if area == g.turn.area:
            return shift_option(Placing(area=area, returns=True))
        strength, beyond = power_and_more(g, me, area, president=True, more=g.data.power_sources.assistant)
        return shift_option(Placing(area=area, power=strength, beyond=beyond))

    return sift(g.map, lambda area: why_not_shift_into(area, source), show)


def assistants_at(g: State, me: Seat, place: str) -> int:
    return g.players[me].assistants if place == HAND else g.areas[place].assistants[me]


def shift_assistants(g: State, me: Seat, n: int) -> Rule[None]:
    """Up to `n` assistants from hand or an area into another area, without paying anyone (R14, R40)."""
    for nth in range(1, n + 1):
        source = yield from choose(
            me,
            "yokohama.shift_from",
            sift(
                (HAND, *g.map),
                lambda place: why_not_shift(g, me, None if place == HAND else place),
                lambda place: source_option(place, assistants_at(g, me, place)),
                STOP,
            ),
            prompt=text("yokohama.shift_from.nth", n=nth, of=n),
        )
        if source is None:
            return
        target = yield from choose(
            me,
            "yokohama.shift_into",
            shift_offer(g, me, source),
            prompt=destination_question(source),
        )
        if source == HAND:
            pay(g, me, "assistants")
        else:
            changes.put_assistants(g, me, source, -1)
        changes.put_assistants(g, me, target)
        if source == HAND:
            note(g, "yokohama.log.shift_hand", me, area=names.area_name(target))
        else:
            note(g, "yokohama.log.shift_area", me, origin=names.area_name(source), area=names.area_name(target))


@lru_cache(maxsize=512)
def destination_question(source: str) -> Text:
    """Where does the assistant from there go?"""
    if source == HAND:
        return Text("yokohama.shift_into.from_hand")
    return text("yokohama.shift_into.from", area=names.area_name(source))
