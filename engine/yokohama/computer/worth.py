"""What things are worth to a computer player, in victory points, by what its view shows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import exp

from engine.yokohama.components import effects, rows
from engine.yokohama.components.effects import GOODS, Good, Reward
from engine.yokohama.components.rows import Country, Requirement
from engine.yokohama.computer.opinions import Opinions
from engine.yokohama.view.structs import AreaView, BoardView, OrderView, PlayerView, TechnologyView, View

DEAR = ("copper", "silk")
FINAL_GOOD_POINTS = 1 / 3  # what a good is worth when nothing can be made of it any more
FEW_GOODS = 5  # goods of a kind for which a use is easily found
# What sets of so many different flags score, and the two highest sums of production (section 15).
SET_POINTS = (0, 0, 2, 4, 8, 12)
MOST_PRODUCTION, SECOND_PRODUCTION = 10, 5

# What a technology brings over a whole game, besides its production value and its flag.
TECHNOLOGY: dict[str, float] = {
    "exposition": 10.0,
    "gaslight": 5.0,
    "electrical_light": 4.5,
    "ball": 6.0,
    "language_school": 2.5,
    "letterpress_printing": 2.0,
    "patent_system": 4.0,
    "winery": 4.0,
    "brickyard": 5.0,
    "mining_technology": 3.0,
    "spinning_mill": 3.0,
    "university": 3.0,
    "system_of_stock": 3.0,
    "newspaper": 4.0,
    "telegram": 3.5,
    "telephone": 3.0,
    "stagecoach": 1.5,
    "postal_system": 2.5,
    "station": 4.5,
    "tram": 4.0,
}


def sets_of(counts: Sequence[int]) -> int:
    """What flags score: sets of different ones, the largest first."""
    points = 0
    for n in range(1, max(counts, default=0) + 1):
        points += SET_POINTS[sum(count >= n for count in counts)]
    return points


def expected(mine: float, others: Sequence[float], first: int, second: int, doubt: float) -> float:
    """What a majority promises: points of the first and the second place, each as likely as the lead is large."""
    ahead, one_before = 1.0, 0.0  # nobody before me; exactly one
    for other in others:
        likely = 1 / (1 + exp(max(-20.0, min(20.0, (other - mine) / doubt))))
        one_before = one_before * likely + ahead * (1 - likely)
        ahead *= likely
    return first * ahead + second * one_before


class Worth:
    """One seat's valuation of everything it sees."""

    def __init__(self, view: View, seat: int, opinions: Opinions) -> None:
        self.view = view
        self.seat = seat
        self.opinions = opinions
        self.me: PlayerView = view.players[seat]
        self.areas: dict[str, AreaView] = {area.id: area for area in view.areas}
        self.owned = {card.technology for card in self.me.technologies}
        self.base: dict[str, float] = {good: opinions.dear if good in DEAR else opinions.cheap for good in GOODS}
        self.wanted: list[tuple[Requirement, int]] = [
            (tile.requirement, tile.points) for tile in view.achievements if seat not in tile.claimed
        ]
        self._acts: dict[tuple[str, int], float] = {}
        self._goods: dict[tuple[Good, int], float] = {}
        self._cards: dict[str, float] = {}  # orders and technologies that could be taken

    @cached_property
    def left(self) -> float:
        """Rounds still to come after this turn, by guess until the end is announced."""
        view = self.view
        if view.last_round is not None:
            return float(view.last_round - view.round)
        end = view.end
        done = max(
            view.church.count / view.church.limit,
            view.customs.count / view.customs.limit,
            end.shops.most / end.shops.limit,
            end.houses.most / end.houses.limit,
        )
        return max(1.5, self.opinions.rounds * (1 - done), 4.0 - view.round)

    @cached_property
    def future(self) -> float:
        """How much of a lasting thing's worth is still to be had, 0 to 1."""
        return min(1.0, self.left / self.opinions.rounds)

    @cached_property
    def hope(self) -> float:
        """How likely it is that something begun will be finished, 0 to 1."""
        return min(1.0, self.left / 3)

    @cached_property
    def missing(self) -> dict[Good, int]:
        """Goods still wanted for the orders in hand, all together."""
        return {good: max(0, self.held_back(good) - self.me.goods[good]) for good in GOODS}

    def held_back(self, good: Good) -> int:
        """Goods that the orders in hand already need."""
        return sum(held.card.goods.get(good, 0) for held in self.view.hand)

    def reward(self, given: Sequence[Reward]) -> float:
        """A reward's icons together."""
        return sum(self.icon(one) for one in given)

    def icon(self, given: Reward) -> float:
        match given:
            case effects.Vp(n):
                return float(n)
            case effects.Yen(n):
                return self.money(n)
            case effects.GoodGain(good, n):
                return self.goods(good, n)
            case effects.AnyGood(n):
                return max(self.goods(good, n) for good in GOODS)
            case effects.Import(n):
                return self.imports * n
            case effects.Warehouse(n):
                return self.opinions.warehouse * n * self.future
            case effects.Move(n):
                return self.opinions.move * n * min(1.0, self.left)

    @cached_property
    def imports(self) -> float:
        """One import: for the customs house while there is time, else a point."""
        return self.opinions.imports if self.left >= 1 else 1.0

    def towards(self, have: int, need: int, n: int, points: int) -> float:
        """What `n` steps on the way to an achievement are worth; the last ones count most."""
        if have >= need:
            return 0.0
        if have + n >= need:
            way = 1.0
        elif self.left < 1:
            return 0.0
        else:
            way = ((have + n) / need) ** 2 * self.opinions.achievement * self.hope
        return points * (way - (have / need) ** 2 * self.opinions.achievement * self.hope)

    def money(self, n: int) -> float:
        """So many yen."""
        value = self.opinions.yen * n
        for need, points in self.wanted:
            if isinstance(need, rows.NeedYen):
                value += self.towards(self.me.yen, need.n, n, points)
        return value

    def goods(self, good: Good, n: int) -> float:
        """So many more of a good: what the orders in hand and the achievements make of them."""
        key = (good, n)
        if key not in self._goods:
            held = self.me.goods
            value = self.stock({**held, good: held[good] + n}) - self.stock(held)
            for need, points in self.wanted:
                if isinstance(need, rows.NeedGoods) and need.good == good:
                    value += self.towards(held[good], need.n, n, points)
            self._goods[key] = value
        return self._goods[key]

    @cached_property
    def in_hand(self) -> list[tuple[OrderView, float, float]]:
        """The orders in hand, the best first: card, worth, and what its goods are worth together."""
        orders = [
            (held.card, self.order(held.card), sum(self.base[good] * n for good, n in held.card.goods.items()))
            for held in self.view.hand
        ]
        return sorted(orders, key=lambda order: -order[1])

    def stock(self, held: dict[Good, int]) -> float:
        """What goods are worth together: orders they pay or nearly pay, and the rest by the piece."""
        left = dict(held)
        value = 0.0
        for card, worth, needed in self.in_hand:
            ready = 0.0
            for good, n in card.goods.items():
                used = min(n, left[good])
                left[good] -= used
                ready += used * self.base[good]
            if ready >= needed:
                value += worth
            elif self.left >= 1:
                part = self.opinions.promise * self.hope
                value += worth * part * (ready / needed) ** self.opinions.bend
        if self.left < 1:
            return value + FINAL_GOOD_POINTS * sum(left.values())
        for good, n in left.items():
            value += self.base[good] * (
                self.opinions.spare * min(n, FEW_GOODS) + self.opinions.plenty * max(0, n - FEW_GOODS)
            )
        return value

    def order(self, card: OrderView) -> float:
        """What fulfilling an order brings, its goods not counted."""
        value = 0.0
        for given in card.reward:
            match given:
                case effects.GoodGain(good, n):  # not by what the orders in hand make of them: this is one of those
                    value += self.base[good] * n
                case effects.AnyGood(n):
                    value += self.opinions.dear * n
                case _:
                    value += self.icon(given)
        value += self.flag(card.country)
        value += 2.0 * ("ball" in self.owned) + self.opinions.yen * ("language_school" in self.owned)
        for need, points in self.wanted:
            if isinstance(need, rows.NeedOrders):
                value += self.towards(len(self.me.fulfilled), need.n, 1, points)
        return value

    def order_to_take(self, card: OrderView) -> float:
        """An order from a Port or the deal, against the goods that have still to be found."""
        if card.id not in self._cards:
            self._cards[card.id] = self._order_to_take(card)
        return self._cards[card.id]

    def _order_to_take(self, card: OrderView) -> float:
        lacking = given = 0.0
        for good, n in card.goods.items():
            used = min(n, self.spare[good])
            given += used * self.base[good]
            lacking += (n - used) * self.base[good]
        if not lacking:
            return self.order(card) - self.opinions.spare * given
        if self.left < 1:
            return 0.0
        return self.opinions.order * self.order(card) * self.hope - 0.4 * given - 0.75 * lacking

    @cached_property
    def spare(self) -> dict[Good, int]:
        """Goods that no order in hand asks for."""
        return {good: max(0, self.me.goods[good] - self.held_back(good)) for good in GOODS}

    def flag(self, country: Country) -> float:
        """A flag: half an agent, and a step in a set."""
        return self.flags[country]

    @cached_property
    def flags(self) -> dict[Country, float]:
        """What one more flag of each country is worth."""
        held, found = self.me.flags, {}
        before = sets_of(list(held.values()))
        for country, n in held.items():
            value = self.opinions.flag * self.hope
            if self.view.agents[country]:
                value += self.opinions.agent * (1.0 if n % 2 else 0.3 * self.hope)
            if not n:
                value += self.opinions.new_flag * self.hope
            found[country] = value + sets_of(list({**held, country: n + 1}.values())) - before
        return found

    def technology(self, card: TechnologyView) -> float:
        """A technology, its price not counted."""
        if card.id not in self._cards:
            self._cards[card.id] = self._technology(card)
        return self._cards[card.id]

    def _technology(self, card: TechnologyView) -> float:
        value = TECHNOLOGY.get(card.technology, 2.5)
        if card.technology != "exposition":
            value *= self.future * self.opinions.technology
        value += self.opinions.production * card.production * self.hope + self.flag(card.country)
        value += self.science(self.me.production + card.production) - self.science(self.me.production)
        for need, points in self.wanted:
            if isinstance(need, rows.NeedTechnologies):
                value += self.towards(len(self.me.technologies), need.n, 1, points)
        return value + 2.0 * ("patent_system" in self.owned)

    def science(self, production: int) -> float:
        """What the majority of production promises."""
        if not production:
            return 0.0
        others: list[float] = [one.production for one in self.view.players if one.seat != self.seat]
        if self.view.neutral is not None:
            others.append(self.view.neutral)
        return expected(production, others, MOST_PRODUCTION, SECOND_PRODUCTION, 0.5 + 0.5 * self.left)

    def standing(self, board: BoardView, more: int) -> float:
        """What the majority on a board promises with so many more assistants."""
        taken = [space.taken for space in board.spaces]
        mine = taken.count(self.seat) + more
        if not mine:
            return 0.0
        # A player who is not there yet may still come; the neutral player does not.
        others = [taken.count(seat) or -0.5 for seat in range(self.view.seats) if seat != self.seat]
        others += [taken.count(-1)] if -1 in taken else []
        points = board.points
        return expected(mine, others, points.first, points.second, 0.2 + 0.15 * self.left)

    def building(self, area: AreaView) -> float:
        """The best thing that can be built in an area now."""
        best = 0.0
        hand = self.me.hand
        new = area.house != self.seat and self.seat not in area.shops
        gain = self.built_somewhere(area) if new else 0.0
        gain += self.opinions.lasting * self.future
        if hand.houses and area.house is None:
            best = self.reward(area.house_reward) + 3.0 * ("electrical_light" in self.owned) + gain
        if hand.shops and self.seat not in area.shops:
            for builder, given in zip(area.shops, area.shop_rewards, strict=True):
                if builder is None:
                    best = max(best, self.reward(given) + 2.0 * ("gaslight" in self.owned) + gain)
        return best

    @cached_property
    def built(self) -> dict[str, int]:
        """In how many areas of each type something of mine stands."""
        counts = {"production": 0, "commercial": 0}
        for area in self.view.areas:
            if area.house == self.seat or self.seat in area.shops:
                counts[area.type] += 1
        return counts

    def built_somewhere(self, area: AreaView) -> float:
        """The first building in an area, for the achievement that counts such areas."""
        for need, points in self.wanted:
            if isinstance(need, rows.NeedBuilt):
                asked = {"production": need.production, "commercial": need.commercial}
                if self.built[area.type] < asked[area.type]:
                    have = sum(min(self.built[kind], n) for kind, n in asked.items())
                    return self.towards(have, sum(asked.values()), 1, points)
        return 0.0

    def token(self) -> float:
        """A token or an agent more, for the achievement that counts them."""
        for need, points in self.wanted:
            if isinstance(need, rows.NeedTokens):
                return self.towards(len(self.me.tokens) + len(self.me.agents), need.n, 1, points)
        return 0.0
