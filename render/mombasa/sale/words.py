"""The cards on display in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.mombasa.rules.option_facts import Buying
from render.mombasa.descriptions import Describer, display
from render.mombasa.wording import heading
from render.zoom import Zoom


def alt(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """What can be bought now, by number, with its price; before that is known, what is seen."""
    d = Describer(zoom.view, names, lang)
    found = []
    for one in zoom.options:
        if isinstance(one.facts, Buying) and one.facts.card:
            price = next((n for _, n in one.facts.price), 0)
            said = d.say("priced", card=d.data.card_label[one.facts.card], price=price)
            found.append(f"{one.number}. {said}" if one.number else said)
    return " ".join([*d.when(), (d.listed(found, "; ") if found else heading(lang, "market.cards")) + "."])


def text(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """What can be bought now, then the whole display."""
    d = Describer(zoom.view, names, lang)
    return "\n".join([alt(zoom, names=names, lang=lang), *display(d)])
