"""What an action somewhere is worth to a computer player, by power."""

from __future__ import annotations

from functools import cached_property
from random import Random

from engine.yokohama.components.effects import GOODS, Good
from engine.yokohama.computer.worth import DEAR, Worth
from engine.yokohama.view.structs import AreaView, BoardView, PortSlot

GOOD_OF: dict[str, Good] = {
    "copper_mine": "copper",
    "silk_mill": "silk",
    "tea_plantation": "tea",
    "fishing_ground": "fish",
}


class Outlook(Worth):
    """Adds what can be done in the areas."""

    def act(self, name: str, power: int) -> float:
        """An action with that power, token and construction included."""
        if power < 1:
            return 0.0
        key = (name, min(power, 5))
        if key not in self._acts:
            self._acts[key] = self._act(self.areas[name], key[1])
        return self._acts[key]

    def _act(self, area: AreaView, power: int) -> float:
        value = self.yielded(area, power)
        if power == 5 and area.token is not None:
            value += self.opinions.agent if area.token_is_agent else self.reward(area.token_reward)
            value += self.token()
        if power >= 4:
            value += self.building(area)
        if area.house not in (None, self.seat):
            value -= self.opinions.income
        return value * self.misjudged(area) if self.opinions.doubt else value

    def misjudged(self, area: AreaView) -> float:
        """How wrongly an area is seen in this round, alike in all questions of a turn."""
        chance = Random(f"{self.view.round} {self.seat} {area.id} {area.tile}").random()
        return 1.0 + self.opinions.doubt * (2 * chance - 1)

    def yielded(self, area: AreaView, power: int) -> float:
        """What the area itself gives."""
        n = area.yields[power - 1]
        match area.kind:
            case "bank":
                return self.money(n) + (self.opinions.poor * n * self.hope if self.me.yen < 4 else 0.0)
            case "port":
                return self.port(area.id, power) + area.yields_vp[power - 1]
            case "laboratory":
                return self.laboratory(area.id, power)
            case "employment_agency":
                return self.agency(n)
            case "chinatown":
                return self.chinatown(n)
            case "church":
                return self.church(power)
            case "customs":
                return self.customs(n)
            case kind:
                return self.goods(GOOD_OF[kind], n) if n else 0.0

    def in_reach(self, area: str, power: int) -> list[PortSlot]:
        port = next(port for port in self.view.ports if port.area == area)
        return [slot for slot in port.slots if slot.card is not None and slot.power <= power]

    def port(self, area: str, power: int) -> float:
        room = 3 - self.me.orders
        values = sorted((self.order_to_take(s.card) for s in self.in_reach(area, power) if s.card), reverse=True)
        value = max(0.0, values[0]) if values and room else 0.0
        if len(values) > 1 and room > 1 and self.me.yen >= 2:
            value += max(0.0, values[1] - 2 * self.opinions.yen)
        return value

    def price(self, production: int, power: int) -> float | None:
        """What a technology's missing production costs, in points; None if it cannot be paid."""
        units = max(0, production - power) + (self.me.technology_extra is not None)
        by_yen = min(units, self.me.yen // 2)
        by_import = units - by_yen
        if by_import > self.me.imports:
            return None
        return by_yen * 2 * self.opinions.yen + by_import * self.imports

    def laboratory(self, area: str, power: int) -> float:
        best = 0.0
        row = next(row for row in self.view.laboratories if row.area == area)
        for slot in row.slots:
            card = slot.card
            if card is not None and slot.price is not None and card.technology not in self.owned:
                price = self.price(slot.price, power)
                if price is not None:
                    best = max(best, self.technology(card) - price)
        return best

    def agency(self, n: int) -> float:
        """Pieces one after the other: a house if it can be paid, a shop if none is in hand, assistants."""
        me, value, yen = self.me, 0.0, self.me.yen
        houses = shops = 0
        for _ in range(n):
            if me.house_prices[houses:] and yen >= me.house_prices[houses] and me.hand.houses + houses < 1:
                yen -= me.house_prices[houses]
                houses += 1
                value += (self.opinions.house - self.opinions.yen * me.house_prices[houses - 1]) * min(
                    1.0, self.left / 4
                )
            elif me.warehouse.shops > shops and yen >= 2 and me.hand.shops + shops < 2:
                yen -= 2
                shops += 1
                value += self.opinions.shop * min(1.0, self.left / 3)
            elif me.warehouse.assistants:
                value += (
                    (1.0 if me.hand.assistants + me.map.assistants < 12 else 0.4)
                    * self.opinions.assistant
                    * self.future
                )
        return value

    def chinatown(self, n: int) -> float:
        """Buying what orders lack, selling what nobody needs, or imports."""
        value, yen = 0.0, self.me.yen
        for good in GOODS:
            for _ in range(min(self.missing[good], n)):
                price = 2 if good in DEAR else 1
                if yen >= price and n:
                    yen, n = yen - price, n - 1
                    value += self.goods(good, 1) - price * self.opinions.yen
        while n and yen >= 4 and self.left >= 2:
            yen, n = yen - 4, n - 1
            value += self.imports - 4 * self.opinions.yen
        return value

    @cached_property
    def offerings(self) -> dict[str, float]:
        """What could be given for faith, by what it is worth, the cheapest first."""
        price = 1 if self.view.edition == "classic" else 2
        found: dict[str, float] = {}
        held = self.me.goods
        for good in GOODS:
            if self.me.goods[good]:
                found[good] = self.stock(held) - self.stock({**held, good: held[good] - 1})
        if self.me.yen >= price:
            found["yen"] = self.opinions.yen * price
        if self.me.imports:
            found["imports"] = self.imports
        return dict(sorted(found.items(), key=lambda item: item[1]))

    def space_value(self, board: BoardView, reward: float) -> float:
        """A space of a board, its price not counted; the assistant on it is gone for good."""
        extra = 3.0 * ("winery" in self.owned) if board.area == "church" else 4.0 * ("brickyard" in self.owned)
        place = self.opinions.board * (self.standing(board, 1) - self.standing(board, 0))
        return reward + extra + place + self.ending(board) - self.opinions.bound * self.future

    def ending(self, board: BoardView) -> float:
        """The last space but one ends the game: good for who leads."""
        if self.view.last_round is not None or board.count + 1 < board.limit:
            return 0.0
        lead = self.me.total - max(one.total for one in self.view.players if one.seat != self.seat)
        return self.opinions.trigger * max(-30, min(30, lead))

    def faith_cost(self, needed: int) -> float | None:
        """The cheapest items that make up so much faith."""
        costs = list(self.offerings.values())
        return sum(costs[:needed]) if needed <= len(costs) else None

    def church(self, power: int) -> float:
        best = 0.0
        for space in self.view.church.spaces:
            if space.taken is None:
                cost = self.faith_cost(max(0, space.price - power))
                if cost is not None:
                    best = max(best, self.space_value(self.view.church, self.reward(space.reward)) - cost)
        return best

    def customs(self, limit: int) -> float:
        best = 0.0
        for space in self.view.customs.spaces:
            if space.taken is None and space.price <= min(limit, self.me.imports):
                gain = self.space_value(self.view.customs, self.reward(space.reward))
                best = max(best, gain - space.price * self.imports)
        return best
