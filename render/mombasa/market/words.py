"""The market in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import who
from engine.mombasa.components.names import (
    bonus_text,
    company_name,
    requirement_names,
    reward_names,
    space_name,
    tile_name,
)
from engine.mombasa.view.structs import BookSpaceView, PlayerView, View
from render.mombasa.market.reach import out_of_reach
from render.mombasa.pieces import slot_letter
from render.mombasa.telling import Teller, measure_text
from render.mombasa.wording import heading, pic


def alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """How much is on offer and who has most of what."""
    tell = Teller(view, names, lang)
    return " ".join([*tell.when(), *on_offer(tell), *most_of(tell)])


def on_offer(tell: Teller) -> list[str]:
    """How many cards, books and spaces can be had."""
    view = tell.view
    said = tell.say(
        "offer",
        cards=sum(space.card is not None for space in view.display),
        books=sum(space.book is not None for space in view.books),
        spaces=sum(space.marker is None for space in view.spaces),
    )
    return [said]


def most_of(tell: Teller) -> list[str]:
    """Who leads in goods and expansion, if anybody does."""
    most = []
    for majority in tell.view.majorities:
        if majority.leaders:
            name, leaders = tell.text(measure_text(majority.measure)), tell.players(majority.leaders)
            most.append(f"{name} {majority.value} ({leaders})")
    return [tell.say("most", values=", ".join(most))] if most else []


def text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Cards, books, bonus spaces, tiles, track bonuses, everybody's area."""
    tell = Teller(view, names, lang)
    return "\n".join([" ".join(tell.when()), *cards(tell), *books(tell), *spaces(tell), *bonuses(tell), *areas(tell)])


def offer_alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """How much is on offer."""
    tell = Teller(view, names, lang)
    return " ".join([*tell.when(), *on_offer(tell)])


def spaces_alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """What the tracks unlock; the alt text of the whole market has no room for it."""
    return " ".join(bonuses(Teller(view, names, lang)))


def areas_alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """Who has most of what; after the end that nothing lies there."""
    tell = Teller(view, names, lang)
    return no_areas(lang) if view.over else " ".join(most_of(tell)) or tell.say("most", values="–")


def offer_text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Cards and books."""
    tell = Teller(view, names, lang)
    return "\n".join([" ".join(tell.when()), *cards(tell), *books(tell)])


def spaces_text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Bonus spaces, tiles, what tracks unlock."""
    tell = Teller(view, names, lang)
    return "\n".join([*spaces(tell), *bonuses(tell)])


def areas_text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Everybody's area; after the end that nothing lies there."""
    return no_areas(lang) if view.over else "\n".join(areas(Teller(view, names, lang)))


def no_areas(lang: str) -> str:
    """That nobody has cards laid out any more."""
    return f"{heading(lang, 'market.areas')}: {pic(lang, 'nothing')}"


def cards(tell: Teller) -> list[str]:
    """The display column by column, and the stocks."""
    found = []
    for column in tell.data.card_display.columns:
        lying = [
            tell.say("priced", card=tell.data.card_label[space.card], price=space.pays)
            for space in tell.view.display
            if space.column == column and space.card is not None
        ]
        found.append(tell.say("column", n=tell.data.surcharge[column], cards=tell.listed(lying)))
    a, b, c = tell.view.book_supply
    found.append(tell.say("stock", deck=tell.view.deck, a=a, b=b, c=c))
    return [*found, tell.say("out_of_reach", cards=tell.listed(dear(tell)))] if dear(tell) else found


def dear(tell: Teller) -> list[str]:
    """The cards that are dimmed for the viewer."""
    far = out_of_reach(tell.view)
    return [
        tell.text(tell.data.card_label[space.card])
        for space in tell.view.display
        if space.card is not None and space.id in far
    ]


def books(tell: Teller) -> list[str]:
    """The books by letter."""
    found = []
    for letter in tell.data.book_price:
        said = [book(tell, space) for space in tell.view.books if space.letter == letter]
        found.append(tell.say("books", letter=letter, books=tell.listed(said, "; ")))
    return found


def book(tell: Teller, space: BookSpaceView) -> str:
    """One book with a coin that lies there."""
    if space.book is None:
        return tell.say("nothing")
    row = tell.data.book[space.book]
    said = tell.say("start_book", needs=requirement_names(row.requirements), reward=reward_names(row.reward))
    return tell.say("coin", book=said, n=space.coins) if space.coins else said


def spaces(tell: Teller) -> list[str]:
    """Bonus spaces, taken and free, and tiles that are away."""
    taken = [
        f"{tell.text(space_name(space.id))} ({tell.names[space.marker]})"
        for space in tell.view.spaces
        if space.marker is not None
    ]
    free = [tell.text(space_name(space.id)) for space in tell.view.spaces if space.marker is None]
    found = [tell.say("taken", spaces="; ".join(taken))] if taken else []
    found.append(tell.say("free", spaces=tell.listed(free, "; ")))
    away = [f"{tell.text(tile_name(t.id))} ({tell.names[t.holder]})" for t in tell.view.tiles if t.holder is not None]
    return [*found, tell.say("tile_of", tiles=", ".join(away))] if away else found


def bonuses(tell: Teller) -> list[str]:
    """What the tracks unlock, and for whom it counts already."""
    found = []
    for track in tell.view.tracks:
        first, second = (
            tell.say(
                "bonus_of",
                bonus=bonus_text(bonus),
                players=tell.players(s for s in range(tell.view.seats) if track.usable[s] >= bonus.index),
            )
            for bonus in tell.data.track[track.track].bonuses
        )
        company = company_name(track.company)
        found.append(tell.say("bonuses", track=track.track, company=company, first=first, second=second))
    return found


def areas(tell: Teller) -> list[str]:
    """What everybody has laid open; nothing after the end."""
    return [] if tell.view.over else [area(tell, player) for player in tell.view.players]


def area(tell: Teller, player: PlayerView) -> str:
    """One player's cards of this round, and what they are worth."""
    laid = [
        tell.say("used", card=tell.data.card_label[slot.card]) if slot.used else tell.card(slot.card)
        for slot in player.slots
        if slot.card is not None
    ]
    stacks = ", ".join(f"{slot_letter(slot.id)} {len(slot.stack)}" for slot in player.slots if slot.stack)
    lying = [tell.say("recovering", stacks=stacks)] if stacks else []
    if not laid:
        return " ".join([tell.say("empty_area", player=who(player.seat)), *lying])
    said = tell.say("area", player=who(player.seat), cards=", ".join(laid), values=tell.values(player))
    return " ".join([said, *lying])
