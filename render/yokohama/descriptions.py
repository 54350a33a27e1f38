"""Sentences that the descriptions of several pictures share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.core.text import Seat, Text, who
from engine.yokohama.components.effects import AnyGood, Good, GoodGain, Import, Move, Reward, Vp, Warehouse, Yen
from engine.yokohama.components.names import achievement
from engine.yokohama.view.structs import AchievementView, OrderView, PlayerView, TechnologyView, View
from render.kit import BaseDescriber
from render.kit.wording import Arg
from render.yokohama.wording import name
from words import say


class Describer(BaseDescriber[View]):
    """Says things about a view in one language."""

    sentences = "yokohama.pic.tell"

    def player(self, key: str, seat: Seat, /, **args: Arg) -> str:
        """A sentence about a player."""
        return self.say(key, player=who(seat), **args)

    def area(self, area: str) -> str:
        return name(self.lang, "area", area)

    def country(self, country: str | None) -> str:
        return self.say("free_agent") if country is None else name(self.lang, "country", country)

    def letter(self, seat: Seat) -> str:
        return "–" if seat < 0 else self.letters[seat]

    def letters_of(self, seats: Iterable[Seat]) -> str:
        return ", ".join(self.letter(seat) for seat in seats)

    def good(self, good: str, n: int) -> str:
        return self.say("some", thing=Text(f"yokohama.good.{good}"), n=n)

    def goods(self, goods: Mapping[Good, int]) -> str:
        return ", ".join(self.good(good, n) for good, n in goods.items())

    def reward(self, given: Reward) -> str:
        match given:
            case Yen(n=n):
                return self.say("yen", n=n)
            case GoodGain(good=good, n=n):
                return self.good(good, n)
            case Vp(n=n):
                return self.say("vp", n=n)
            case Import(n=n):
                return self.say("import", n=n)
            case AnyGood(n=n):
                return self.say("any_good", n=n)
            case Warehouse(n=n):
                return self.say("warehouse", n=n)
            case Move(n=n):
                return self.say("move", n=n)

    def rewards(self, given: Iterable[Reward]) -> str:
        return " + ".join(self.reward(one) for one in given)

    def order(self, card: OrderView) -> str:
        return self.say(
            "order",
            number=card.number,
            country=self.country(card.country),
            goods=self.goods(card.goods),
            gains=self.rewards(card.reward),
        )

    def technology(self, card: TechnologyView, *, effect: bool) -> str:
        """Name and flag of a card, and what it does."""
        named = f"{name(self.lang, 'technology', card.technology)}, {self.country(card.country)}"
        return f"{named}: {say(Text(f'yokohama.technology.{card.technology}.effect'), self.lang)}" if effect else named

    def agents(self, player: PlayerView) -> str:
        """Agents by country, the used ones said so."""
        lines = [
            self.say("used", agent=self.country(agent.country)) if agent.used else self.country(agent.country)
            for agent in player.agents
        ]
        return ", ".join(lines) or self.say("none")

    def flags(self, player: PlayerView) -> str:
        lines = [f"{self.country(country)} {n}" for country, n in player.flags.items() if n]
        return ", ".join(lines) or self.say("none")

    def requirement(self, tile: AchievementView) -> str:
        return say(achievement(tile.requirement), self.lang)

    def state(self) -> list[str]:
        """Round, end, whose turn and what is decided."""
        view = self.view
        lines = [self.say("board", n=view.round)]
        if view.phase == "orders":
            return [*lines, say(Text("yokohama.pic.step.orders"), self.lang) + "."]
        if view.phase == "over":
            return [*lines, self.player("doing", view.winners[0], doing=Text("yokohama.pic.step.over"))]
        if view.final:
            lines.append(self.say("last_round"))
        elif view.last_round is not None:
            lines.append(self.say("last_is", n=view.last_round))
        lines.append(self.player("doing", view.active, doing=Text(f"yokohama.pic.step.{view.step}")))
        if view.area is not None:
            lines.append(self.say("acting", area=Text(f"yokohama.area.{view.area}"), n=view.power))
        return lines

    def end(self) -> list[str]:
        """How near the end is."""
        view, end = self.view, self.view.end
        lines = [
            self.say(
                "end",
                church=view.church.count,
                church_limit=view.church.limit,
                customs=view.customs.count,
                customs_limit=view.customs.limit,
                shops=end.shops.most,
                shops_limit=end.shops.limit,
                houses=end.houses.most,
                houses_limit=end.houses.limit,
                orders=view.order_deck,
            )
        ]
        if end.fired:
            lines.append(self.say("fired", list=", ".join(self.say(f"trigger.{one}") for one in end.fired)))
        return lines
