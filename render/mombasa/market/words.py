"""The market in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.mombasa.components.names import (
    bonus_text,
    company_name,
    requirement_names,
    reward_names,
)
from engine.mombasa.view.structs import BookSpaceView, View
from render.mombasa.descriptions import Describer, areas, display, most_of, spaces
from render.mombasa.market.reach import out_of_reach
from render.mombasa.wording import heading, pic


def alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """How much is on offer and who has most of what."""
    d = Describer(view, names, lang)
    return " ".join([*d.when(), *on_offer(d), *most_of(d)])


def on_offer(d: Describer) -> list[str]:
    """How many cards, books and spaces can be had."""
    view = d.view
    said = d.say(
        "offer",
        cards=sum(space.card is not None for space in view.display),
        books=sum(space.book is not None for space in view.books),
        spaces=sum(space.marker is None for space in view.spaces),
    )
    return [said]


def text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Cards, books, bonus spaces, tiles, track bonuses, everybody's area."""
    d = Describer(view, names, lang)
    return "\n".join([" ".join(d.when()), *cards(d), *books(d), *spaces(d), *bonuses(d), *areas(d)])


def offer_alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """How much is on offer."""
    d = Describer(view, names, lang)
    return " ".join([*d.when(), *on_offer(d)])


def spaces_alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """What the tracks unlock; the alt text of the whole market has no room for it."""
    return " ".join(bonuses(Describer(view, names, lang)))


def areas_alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """Who has most of what; after the end that nothing lies there."""
    d = Describer(view, names, lang)
    return no_areas(lang) if view.over else " ".join(most_of(d)) or d.say("most", values="–")


def offer_text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Cards and books."""
    d = Describer(view, names, lang)
    return "\n".join([" ".join(d.when()), *cards(d), *books(d)])


def spaces_text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Bonus spaces, tiles, what tracks unlock."""
    d = Describer(view, names, lang)
    return "\n".join([*spaces(d), *bonuses(d)])


def areas_text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Everybody's area; after the end that nothing lies there."""
    return no_areas(lang) if view.over else "\n".join(areas(Describer(view, names, lang)))


def no_areas(lang: str) -> str:
    """That nobody has cards laid out any more."""
    return f"{heading(lang, 'market.areas')}: {pic(lang, 'nothing')}"


def cards(d: Describer) -> list[str]:
    """The cards on display, and which of them are out of reach."""
    return [*display(d), d.say("out_of_reach", cards=d.listed(dear(d)))] if dear(d) else display(d)


def dear(d: Describer) -> list[str]:
    """The cards that are dimmed for the viewer."""
    far = out_of_reach(d.view)
    return [
        d.text(d.data.card_label[space.card]) for space in d.view.display if space.card is not None and space.id in far
    ]


def books(d: Describer) -> list[str]:
    """The books by letter."""
    found = []
    for letter in d.data.book_price:
        said = [book(d, space) for space in d.view.books if space.letter == letter]
        found.append(d.say("books", letter=letter, books=d.listed(said, "; ")))
    return found


def book(d: Describer, space: BookSpaceView) -> str:
    """One book with a coin that lies there."""
    if space.book is None:
        return d.say("nothing")
    row = d.data.book[space.book]
    said = d.say("start_book", needs=requirement_names(row.requirements), reward=reward_names(row.reward))
    return d.say("coin", book=said, n=space.coins) if space.coins else said


def bonuses(d: Describer) -> list[str]:
    """What the tracks unlock, and for whom it counts already."""
    found = []
    for track in d.view.tracks:
        first, second = (
            d.say(
                "bonus_of",
                bonus=bonus_text(bonus),
                players=d.players(s for s in range(d.view.seats) if track.usable[s] >= bonus.index),
            )
            for bonus in d.data.track[track.track].bonuses
        )
        company = company_name(track.company)
        found.append(d.say("bonuses", track=track.track, company=company, first=first, second=second))
    return found
