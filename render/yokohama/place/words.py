"""Where a piece goes, in words: every area that may be chosen, by its number."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit import fitting
from render.yokohama.descriptions import Describer
from render.yokohama.place.chances import Chance, chances, chosen
from render.zoom import Zoom

ALT = 1000  # characters


def alt(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """What is in hand, and the areas; those out of reach without their reasons if there is no room."""
    return fitting([[_lines(zoom, names, lang, detail)] for detail in (2, 1, 0)], ALT)


def text(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """What is in hand, and the areas with their reasons, a line each."""
    return _lines(zoom, names, lang, 2, between="\n")


def _lines(zoom: Zoom, names: Sequence[str], lang: str, detail: int, between: str = " ") -> str:
    d, me = Describer(zoom.view, names, lang), zoom.view.players[zoom.seat]
    held = d.player("zoom.hand", zoom.seat, n=me.hand.assistants - chosen(zoom), yen=me.yen)
    areas = [_area(d, area, chance, detail) for area, chance in chances(zoom).items()]
    return between.join([held, *areas]) if between == "\n" else f"{held} {'; '.join(areas)}."


def _area(d: Describer, area: str, chance: Chance, detail: int) -> str:
    """Number, name, power; then how the president gets there, and the fee."""
    said = f"{chance.number}. {d.area(area)}" if chance.number else d.area(area)
    if chance.power and detail and chance.cost:
        said = d.say("reach_paid", area=said, power=chance.power, fee=chance.cost)
    elif chance.power and detail:
        said = d.say("reach_free", area=said, power=chance.power)
    if chance.figure != "plain" and (detail > 1 or (detail and chance.figure == "tick")):
        said += ": " + (
            d.say("zoom.more", n=chance.more) if chance.figure == "more" else d.say(f"zoom.{chance.figure}")
        )
    return d.say("zoom.chosen", area=said) if chance.chosen else said
