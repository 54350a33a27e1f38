"""Pictures in words: what all of them say, and short cuts to names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.core.text import Seat, Text, text, who
from engine.mombasa.components import Components
from engine.mombasa.components.effects import GOODS, MEASURES
from engine.mombasa.components.names import company_name, good_name
from engine.mombasa.view.structs import PlayerView, View
from words import say

Arg = int | str | Text


class Teller(NamedTuple):
    """Says things about a view in one language."""

    view: View
    data: Components
    names: Sequence[str]
    lang: str

    @classmethod
    def of(cls, view: View, names: Sequence[str], lang: str) -> Teller:
        return cls(view, view.data, names, lang)

    def say(self, words: Text) -> str:
        return say(words, self.lang, self.names)

    def pic(self, key: str, **args: Arg) -> str:
        """One of the pictures' own sentences."""
        return self.say(text(f"mombasa.pic.{key}", **args))

    def listed(self, things: Iterable[str], between: str = ", ") -> str:
        """Things in a row, or that there are none."""
        return between.join(things) or self.pic("nothing")

    def players(self, seats: Iterable[Seat]) -> str:
        return self.listed(self.names[seat] for seat in seats)

    def card(self, card: str) -> str:
        return self.say(self.data.card_label[card])

    def cards(self, cards: Iterable[str]) -> str:
        return self.listed(map(self.card, cards))

    def when(self) -> list[str]:
        """Round, phase, whose turn, what is left of it."""
        view = self.view
        phase = Text(f"mombasa.phase.{view.phase}")
        found = [self.pic("when", round=view.round, rounds=view.rounds, phase=phase)]
        if view.over:
            return [*found, self.pic("won", n=len(view.winners), players=self.players(view.winners))]
        if view.last_round:
            found.append(self.pic("last"))
        found.append(self.pic("everybody") if view.active is None else self.pic("turn", player=who(view.active)))
        doing = view.doing
        if doing is not None and doing.left:
            kind = "batch" if doing.batch else doing.action
            found.append(self.pic(f"left.{kind}", n=doing.left))
        return found

    def shares(self, player: PlayerView) -> str:
        """What a player holds of each company."""
        pairs = zip(self.data.company_ids, player.shares, strict=True)
        return ", ".join(f"{self.say(company_name(company))} {held}" for company, held in pairs)

    def values(self, player: PlayerView) -> str:
        """A player's current values that are not nothing."""
        pairs = ((measure, getattr(player.values, measure)) for measure in (*MEASURES, "person"))
        found = [self.pic("value", name=measure_text(measure), n=n) for measure, n in pairs if n]
        return self.pic("values", values=self.listed(found))


def measure_text(measure: str) -> Text:
    """A good, expansion, or persons."""
    return good_name(measure) if measure in GOODS else Text(f"mombasa.pic.{measure}")
