"""Sentences that the descriptions of several pictures share."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.text import Seat, Text, who
from engine.mombasa.components import Components
from engine.mombasa.components.effects import GOODS, MEASURES
from engine.mombasa.components.names import (
    company_name,
    good_name,
    region_name,
    requirement_names,
    reward_names,
    space_name,
    tile_name,
)
from engine.mombasa.components.rows import Book, StartTile
from engine.mombasa.view.structs import PlayerView, View
from render.kit import BaseDescriber
from render.mombasa.pieces import slot_letter


class Describer(BaseDescriber[View]):
    """Says things about a view in one language."""

    sentences = "mombasa.pic"

    @property
    def data(self) -> Components:
        return self.view.data

    def listed(self, things: Iterable[str], between: str = ", ") -> str:
        """Things in a row, or that there are none."""
        return between.join(things) or self.say("nothing")

    def players(self, seats: Iterable[Seat]) -> str:
        return self.listed(self.names[seat] for seat in seats)

    def card(self, card: str) -> str:
        return self.text(self.data.card_label[card])

    def cards(self, cards: Iterable[str]) -> str:
        return self.listed(map(self.card, cards))

    def when(self) -> list[str]:
        """Round, phase, whose turn, what is left of it."""
        view = self.view
        phase = Text(f"mombasa.phase.{view.phase}")
        found = [self.say("when", round=view.round, rounds=view.rounds, phase=phase)]
        if view.over:
            return [*found, self.say("won", n=len(view.winners), players=self.players(view.winners))]
        if view.last_round:
            found.append(self.say("last"))
        found.append(self.say("everybody") if view.active is None else self.say("turn", player=who(view.active)))
        doing = view.doing
        if doing is not None and doing.left:
            kind = "batch" if doing.batch else doing.action
            found.append(self.say(f"left.{kind}", n=doing.left))
        return found

    def shares(self, player: PlayerView) -> str:
        """What a player holds of each company."""
        pairs = zip(self.data.company_ids, player.shares, strict=True)
        return ", ".join(f"{self.text(company_name(company))} {held}" for company, held in pairs)

    def holdings(self, player: PlayerView) -> str:
        """What a player holds of each company, and what a share of it is worth now."""
        value = {base.company: base.share_value for base in self.view.bases}
        pairs = zip(self.data.company_ids, player.shares, strict=True)
        said = (self.say("holding", company=company_name(c), shares=held, value=value[c]) for c, held in pairs)
        return ", ".join(said)

    def values(self, player: PlayerView) -> str:
        """A player's current values that are not nothing."""
        pairs = ((measure, getattr(player.values, measure)) for measure in (*MEASURES, "person"))
        found = [self.say("value", name=measure_text(measure), n=n) for measure, n in pairs if n]
        return self.say("values", values=self.listed(found))


def measure_text(measure: str) -> Text:
    """A good, expansion, or persons."""
    return good_name(measure) if measure in GOODS else Text(f"mombasa.pic.{measure}")


def book_face(d: Describer, book: Book | StartTile) -> str:
    """What a book asks for and gives."""
    letter = f"{book.letter} " if isinstance(book, Book) else ""
    needs, gain = requirement_names(book.requirements), reward_names(book.reward)
    return letter + d.say("start_book", needs=needs, reward=gain)


def start_tile(d: Describer, tile: StartTile) -> str:
    """Cards set aside, starting book, first steps."""
    steps = [f"{d.text(company_name(company))} {n}" for company, n in tile.bonus_steps.items()]
    if tile.diamonds:
        steps.append(f"{d.text(Text('mombasa.pic.diamonds'))} {tile.diamonds}")
    name, cards = d.text(tile_name(tile.id)), d.cards(tile.set_aside)
    return d.say("dealt", tile=name, cards=cards, book=book_face(d, tile), steps=d.listed(steps))


def entries(d: Describer) -> list[str]:
    """What the regions cost that the company expanded can enter."""
    doing = d.view.doing
    if doing is None or not doing.costs:
        return []
    said = ", ".join(f"{d.text(region_name(region))} {cost}" for region, cost in doing.costs.items())
    return [d.say("entry", regions=said)]


def companies(d: Describer) -> list[str]:
    """Where everybody's posts are."""
    found = []
    for base in d.view.bases:
        here = [r.id for r in d.view.regions if base.company in (r.post, r.fresh)]
        found.append(
            d.say(
                "regions",
                company=company_name(base.company),
                value=base.share_value,
                base=base.posts,
                mines=base.mines,
                regions=d.listed(d.text(region_name(region)) for region in here),
            )
        )
    return found


def display(d: Describer) -> list[str]:
    """The cards that can be had column by column, and the stocks."""
    found = []
    for column in d.data.card_display.columns:
        lying = [
            d.say("priced", card=d.data.card_label[space.card], price=space.pays)
            for space in d.view.display
            if space.column == column and space.card is not None
        ]
        found.append(d.say("column", n=d.data.surcharge[column], cards=d.listed(lying)))
    a, b, c = d.view.book_supply
    return [*found, d.say("stock", deck=d.view.deck, a=a, b=b, c=c)]


def most_of(d: Describer) -> list[str]:
    """Who leads in goods and expansion, if anybody does."""
    most = []
    for majority in d.view.majorities:
        if majority.leaders:
            name, leaders = d.text(measure_text(majority.measure)), d.players(majority.leaders)
            most.append(f"{name} {majority.value} ({leaders})")
    return [d.say("most", values=", ".join(most))] if most else []


def spaces(d: Describer) -> list[str]:
    """Bonus spaces, taken and free, and tiles that are away."""
    taken = [
        f"{d.text(space_name(space.id))} ({d.names[space.marker]})"
        for space in d.view.spaces
        if space.marker is not None
    ]
    free = [d.text(space_name(space.id)) for space in d.view.spaces if space.marker is None]
    found = [d.say("taken", spaces="; ".join(taken))] if taken else []
    found.append(d.say("free", spaces=d.listed(free, "; ")))
    away = [f"{d.text(tile_name(t.id))} ({d.names[t.holder]})" for t in d.view.tiles if t.holder is not None]
    return [*found, d.say("tile_of", tiles=", ".join(away))] if away else found


def areas(d: Describer) -> list[str]:
    """What everybody has laid open; nothing after the end."""
    return [] if d.view.over else [area(d, player) for player in d.view.players]


def area(d: Describer, player: PlayerView) -> str:
    """One player's cards of this round, and what they are worth."""
    laid = [
        d.say("used", card=d.data.card_label[slot.card]) if slot.used else d.card(slot.card)
        for slot in player.slots
        if slot.card is not None
    ]
    stacks = ", ".join(f"{slot_letter(slot.id)} {len(slot.stack)}" for slot in player.slots if slot.stack)
    lying = [d.say("recovering", stacks=stacks)] if stacks else []
    if not laid:
        return " ".join([d.say("empty_area", player=who(player.seat)), *lying])
    said = d.say("area", player=who(player.seat), cards=", ".join(laid), values=d.values(player))
    return " ".join([said, *lying])
