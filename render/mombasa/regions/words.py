"""Where a company can go in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.mombasa.components.names import region_name
from engine.mombasa.rules.option_facts import Entering
from render.mombasa.descriptions import Describer, companies, entries
from render.zoom import Zoom


def alt(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """What is being done, and the regions on offer by number."""
    d, numbers = Describer(zoom.view, names, lang), zoom.numbers()
    found = [
        f"{numbers[one.facts.region]}. {d.text(region_name(one.facts.region))}"
        for one in zoom.options
        if isinstance(one.facts, Entering) and one.facts.region in numbers
    ]
    return " ".join([*d.when(), d.listed(found, "; ") + "."])


def text(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """The regions on offer and what they cost, then which companies are where."""
    d = Describer(zoom.view, names, lang)
    return "\n".join([alt(zoom, names=names, lang=lang), *entries(d), *companies(d)])
