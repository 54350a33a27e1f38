"""Where a computer player puts assistants and sends its president: this turn's action and a look at the next ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from heapq import nlargest
from typing import Literal, NamedTuple

from engine.yokohama.components.rows import CANAL
from engine.yokohama.computer.outlook import Outlook

NOWHERE_POINTS = -9.0


class TurnPlan(NamedTuple):
    """Assistants to place, and what the turn is then worth."""

    value: float
    mode: Literal["spread", "pair", "none"]
    places: tuple[str, ...]
    goal: str | None


class Planner:
    """Compares the turns that can be made of the assistants in hand."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.me = outlook.me
        self.seat = outlook.seat
        self.start = outlook.me.president
        self.areas = [area for area in outlook.areas if area != CANAL]
        self.mine = {name: area.assistants[self.seat] for name, area in outlook.areas.items()}
        self.others = {name: sum(seat != self.seat for seat in area.presidents) for name, area in outlook.areas.items()}
        self.held = frozenset(name for name, n in self.mine.items() if n)
        self.base = {name: outlook.areas[name].power[self.seat] for name in self.areas}
        self.postal = "postal_system" in outlook.owned
        self.coach = "stagecoach" in outlook.owned
        opinions = outlook.opinions
        self.shares = (opinions.next_action, opinions.second_action, opinions.third_action)

    def best(self, modes: Sequence[str], most: int) -> TurnPlan:
        """The best plan among the modes that are offered; `most` assistants for a spread."""
        plans = [self.rate((), "none")]
        if "pair" in modes:
            plans += [self.rate((area, area), "pair") for area in self.areas if self.affordable(area, 2)]
        if "spread" in modes:
            plans += self.spreads(min(most, self.me.hand.assistants))
        return max(plans, key=lambda plan: plan.value)

    def affordable(self, area: str, n: int) -> bool:
        return self.others[area] * n <= self.me.yen

    def spreads(self, most: int) -> list[TurnPlan]:
        """For every goal the assistants its path lacks, and the rest where they add most."""
        found = []
        for goal in self.areas:
            if goal == self.start or (self.others[goal] and not self.postal):
                continue
            path = self.path(goal)
            if path is None:
                continue
            lacking = [area for area in path if not self.mine[area] and area != CANAL]
            if goal not in lacking and self.affordable(goal, 1):
                lacking.append(goal)
            if len(lacking) > most and self.mine[goal] and goal in lacking:
                lacking.remove(goal)
            if len(lacking) > most or sum(self.others[area] for area in lacking) > self.me.yen:
                continue
            places = list(lacking)
            for area in self.promising(goal):
                if len(places) >= most:
                    break
                if area not in places and not self.others[area]:
                    places.append(area)
            for n in range(len(lacking), len(places) + 1):
                if n:
                    found.append(self.rate(tuple(places[:n]), "spread"))
        return found

    @cached_property
    def by_promise(self) -> list[str]:
        """Areas by what one more assistant adds to an action there."""
        act = self.outlook.act
        gain: dict[str, float] = {}
        for area in self.areas:
            more = act(area, self.base[area] + 1)
            gain[area] = 1.3 * more - act(area, self.base[area])
        return sorted(gain, key=lambda area: -gain[area])

    def promising(self, goal: str) -> list[str]:
        """The others by what one more assistant adds there."""
        return [area for area in self.by_promise if area != goal]

    def path(self, goal: str) -> list[str] | None:
        """The areas to enter on the way, those without own assistants as few as possible."""
        if self.start is None:
            return [goal]
        if goal not in self.before:
            return None
        way = [goal]
        while self.before[way[0]] != self.start:
            way.insert(0, self.before[way[0]])
        return way

    @cached_property
    def before(self) -> dict[str, str]:
        """By area: the one from which it is entered."""
        assert self.start is not None
        costs: dict[str, float] = {self.start: 0.0}
        before: dict[str, str] = {}
        queue = [self.start]
        while queue:
            here = min(queue, key=lambda area: costs[area])
            queue.remove(here)
            for area in self.outlook.areas[here].neighbours:
                if area == self.start:
                    continue
                step = 0.6 if area == CANAL else (0.01 if self.mine[area] else 1.0) + 0.5 * self.passing(area)
                if costs[here] + step < costs.get(area, 99.0):
                    costs[area] = costs[here] + step
                    before[area] = here
                    if area not in queue:
                        queue.append(area)
        return before

    def passing(self, area: str) -> int:
        return 0 if self.coach else self.others[area]

    def reachable(self, placed: Mapping[str, int], yen: int) -> dict[str, int]:
        """Where the president can go after a placement, and the fee."""
        if not placed:
            return dict(self.outlook.view.reach)

        held = self.held.union(placed)
        if self.start is None:
            found = {area: self.passing(area) for area in self.areas if area in held}
        else:
            costs: dict[str, int] = {self.start: 0}
            queue = [self.start]
            while queue:
                here = queue.pop(0)
                for area in self.outlook.areas[here].neighbours:
                    if area != self.start and (area == CANAL or area in held):
                        fee = costs[here] + (1 if area == CANAL else self.passing(area))
                        if fee < costs.get(area, 99):
                            costs[area] = fee
                            queue.append(area)
            found = {area: fee for area, fee in costs.items() if area not in (CANAL, self.start)}
        reach = {area: fee for area, fee in found.items() if fee <= yen and (self.postal or not self.others[area])}
        for area, fee in self.outlook.view.reach.items():  # tram and station need no path
            reach.setdefault(area, fee)
        return reach

    def rate(self, places: tuple[str, ...], mode: Literal["spread", "pair", "none"]) -> TurnPlan:
        """What a placement makes of this turn and the next ones."""
        placed: dict[str, int] = {}
        paid = 0
        for area in places:
            placed[area] = placed.get(area, 0) + 1
            paid += self.others[area]
        yen = self.me.yen - paid
        worth = dict(self.near)
        for area, n in placed.items():
            worth[area] = self.outlook.act(area, self.base[area] + n)
        goal, value = self.choose(self.reachable(placed, yen), worth)
        in_hand = self.me.hand.assistants - len(places)
        opinions = self.outlook.opinions
        value -= paid * opinions.yen + opinions.placing * len(places) + (opinions.empty_hand if in_hand < 1 else 0.0)
        return TurnPlan(value, mode, places, goal)

    @cached_property
    def near(self) -> dict[str, float]:
        """What an action is worth now where own assistants are or the president could go."""
        reach = self.outlook.view.reach
        return {
            area: self.outlook.act(area, self.base[area]) for area in self.areas if self.mine[area] or area in reach
        }

    def choose(self, reach: Mapping[str, int], worth: Mapping[str, float]) -> tuple[str | None, float]:
        """The best destination now, with what the other areas with own assistants promise for the next turns."""
        best: tuple[str | None, float] = (None, NOWHERE_POINTS)
        yen = self.outlook.opinions.yen
        rest: list[str] = []
        if self.outlook.left >= 1:
            open_ones = [area for area in worth if not self.others[area]]
            rest = nlargest(len(self.shares) + 1, open_ones, key=lambda area: worth[area])
        for area, fee in reach.items():
            value = worth[area] - fee * yen
            later = (other for other in rest if other != area)
            value += sum(share * worth[other] for share, other in zip(self.shares, later, strict=False))
            if value > best[1]:
                best = (area, value)
        return best
