"""What things are worth to a computer player, in victory points, as far as its view tells."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from engine.yokohama.components import effects, rows
from engine.yokohama.components.effects import GOODS, Good, Reward
from engine.yokohama.view.structs import AreaView, OrderView, PlayerView, TechnologyView, View

BASE: dict[str, float] = {"copper": 1.0, "silk": 1.0, "tea": 0.55, "fish": 0.55}
FINAL_GOOD = 1 / 3  # what a good is worth when nothing can be made of it any more
YEN = 0.5
LONG = 16.0  # rounds of a usual game

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


class Worth:
    """One seat's valuation of everything it sees."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.me: PlayerView = view.players[seat]
        self.areas: dict[str, AreaView] = {area.id: area for area in view.areas}
        self.owned = {card.technology for card in self.me.technologies}
        self._acts: dict[tuple[str, int], float] = {}

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
        return max(1.5, LONG * (1 - done), 4.0 - view.round)

    @cached_property
    def future(self) -> float:
        """How much of a lasting thing's worth is still to be had, 0 to 1."""
        return min(1.0, self.left / LONG)

    @cached_property
    def missing(self) -> dict[Good, int]:
        """Goods still wanted for the orders in hand, all together."""
        wanted: dict[Good, int] = dict.fromkeys(GOODS, 0)
        for held in self.view.hand:
            for good, n in held.card.goods.items():
                wanted[good] += n
        return {good: max(0, wanted[good] - self.me.goods[good]) for good in GOODS}

    def reward(self, given: Sequence[Reward]) -> float:
        """A reward's icons together."""
        return sum(self.icon(one) for one in given)

    def icon(self, given: Reward) -> float:
        match given:
            case effects.Vp(n):
                return float(n)
            case effects.Yen(n):
                return YEN * n
            case effects.GoodGain(good, n):
                return self.goods(good, n)
            case effects.AnyGood(n):
                return max(self.goods(good, n) for good in GOODS)
            case effects.Import(n):
                return self.imports * n
            case effects.Warehouse(n):
                return 0.7 * n * self.future
            case effects.Move(n):
                return 0.4 * n * min(1.0, self.left)

    @cached_property
    def imports(self) -> float:
        """One import: for the customs house while there is time, else a point."""
        return 2.6 if self.left >= 1 else 1.0

    def goods(self, good: Good, n: int) -> float:
        """So many more of a good: wanted ones first, then ever less."""
        held, total = self.me.goods[good], 0.0
        for unit in range(n):
            if self.left < 1 and unit >= self.missing[good]:
                total += FINAL_GOOD
            elif unit < self.missing[good]:
                total += BASE[good] * 1.7
            else:
                total += BASE[good] * (0.8 if held + unit < 5 else 0.45)
        return total + self.towards(good, n) + self.completed(good, n)

    def towards(self, good: Good, n: int) -> float:
        """Progress to an achievement that asks for this good."""
        for tile in self.view.achievements:
            need = tile.requirement
            if isinstance(need, rows.NeedGoods) and need.good == good and self.seat not in tile.claimed:
                held = self.me.goods[good]
                return max(0, min(n, need.n - held)) * tile.points / need.n * 0.6
        return 0.0

    def completed(self, good: Good, n: int) -> float:
        """Orders that so many of a good would complete."""
        done = 0.0
        for held in self.view.hand:
            if held.missing and set(held.missing) == {good} and held.missing[good] <= n:
                done = max(done, 0.5 * self.order(held.card))
        return done

    def order(self, card: OrderView) -> float:
        """What fulfilling an order brings, its goods not counted."""
        value = self.reward(card.reward) + self.flag(card.country)
        value += 2.0 * ("ball" in self.owned) + YEN * ("language_school" in self.owned)
        for tile in self.view.achievements:
            if isinstance(tile.requirement, rows.NeedOrders) and self.seat not in tile.claimed:
                value += 1.0
        return value

    def order_to_take(self, card: OrderView) -> float:
        """An order from a Port or the deal, against the goods that have still to be found."""
        spare = {good: max(0, self.me.goods[good] - self.held_back(good)) for good in GOODS}
        lacking = sum(max(0, n - spare[good]) * BASE[good] for good, n in card.goods.items())
        given = sum(min(n, spare[good]) * BASE[good] for good, n in card.goods.items())
        value = self.order(card) - 0.4 * given - 0.75 * lacking
        return value if self.left >= 1 or not lacking else 0.0

    def held_back(self, good: Good) -> int:
        """Goods that the orders in hand already need."""
        return sum(held.card.goods.get(good, 0) for held in self.view.hand)

    def flag(self, country: str) -> float:
        """A flag: half an agent, or a step in a set."""
        counts: dict[str, int] = {str(one): n for one, n in self.me.flags.items()}
        agent = 1.2 if counts[country] % 2 and self.view.agents[country] else 0.4  # type: ignore[index]
        return agent + (1.5 if not counts[country] else 0.5)

    def technology(self, card: TechnologyView) -> float:
        """A technology, its price not counted."""
        value = TECHNOLOGY.get(card.technology, 2.5)
        if card.technology != "exposition":
            value *= self.future
        value += 0.6 * card.production + self.flag(card.country)
        for tile in self.view.achievements:
            if isinstance(tile.requirement, rows.NeedTechnologies) and self.seat not in tile.claimed:
                value += 1.5
        return value + 2.0 * ("patent_system" in self.owned)

    def building(self, area: AreaView) -> float:
        """The best thing that can be built in an area now."""
        best = 0.0
        hand = self.me.hand
        new = 1.0 if area.house != self.seat and self.seat not in area.shops else 0.0
        if hand.houses and area.house is None:
            best = self.reward(area.house_reward) + 3.0 * ("electrical_light" in self.owned) + new
        if hand.shops and self.seat not in area.shops:
            for builder, given in zip(area.shops, area.shop_rewards, strict=True):
                if builder is None:
                    gained = self.reward(given) + 2.0 * ("gaslight" in self.owned)
                    best = max(best, gained + new + 1.2 * self.future)
        return best
