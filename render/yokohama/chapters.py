"""What is shown with the chapters of Yokohama's rules."""

from __future__ import annotations

from collections.abc import Iterator

from engine.yokohama.view.structs import AreaView, View
from render.chapters import ChapterPicture, part, signs
from render.yokohama.scene import own


def area(view: View, name: str) -> AreaView:
    """An area of the map."""
    return next(one for one in view.areas if one.id == name)


def staffed(view: View) -> Iterator[str]:
    """The area where the player has most assistants."""
    me = own(view).seat
    yield max(view.areas, key=lambda area: area.assistants[me]).id


def standing(view: View) -> Iterator[str]:
    """The area where the player's president is, else one with assistants."""
    yield own(view).president or next(staffed(view))


def placed(view: View) -> int:
    """How many assistants the player has there."""
    return area(view, next(staffed(view))).assistants[own(view).seat]


def power(view: View) -> int:
    """The power that the player has where the president is."""
    return area(view, next(standing(view))).power[own(view).seat]


def on_offer(view: View) -> Iterator[str]:
    """The orders of the first port."""
    yield from (slot.card.id for slot in view.ports[0].slots[:3] if slot.card is not None)


def researched(view: View) -> Iterator[str]:
    """The technologies of the first laboratory."""
    yield from (slot.card.id for slot in view.laboratories[0].slots[:3] if slot.card is not None)


def achieved(view: View) -> Iterator[str]:
    """The achievements of this game."""
    yield from (one.id for one in view.achievements)


CHAPTERS = {
    "goal": ChapterPicture("board"),
    "turn": ChapterPicture("player"),
    "placement": ChapterPicture("map", staffed, number=placed),
    "movement": ChapterPicture("map", standing, number=power),
    "power": signs("yokohama.power president person yokohama.shop yokohama.house yokohama.station"),
    "areas": part("map", "chinatown", number=lambda view: area(view, "chinatown").yields[-1]),
    "ports": ChapterPicture("cards", on_offer, number=lambda view: view.ports[0].slots[0].power),
    "laboratories": ChapterPicture("cards", researched, number=lambda view: view.laboratories[0].slots[0].price),
    "boards": part("boards", "church:1", "church:2", "church:3", number=lambda view: view.church.spaces[0].price),
    "building": part(
        "map",
        "bank:shop:1",
        "bank:shop:2",
        "bank:shop:3",
        "bank:shop:4",
        "bank:house",
        number=lambda view: area(view, "bank").build_power,
    ),
    "additional": ChapterPicture("table", achieved, number=lambda view: view.achievements[0].points),
    "rewards": signs(
        "rosette coin yokohama.copper yokohama.silk yokohama.tea yokohama.fish yokohama.any_good crate"
        " yokohama.warehouse yokohama.move"
    ),
    "technologies": signs(
        "flask gear flag yokohama.station yokohama.tram yokohama.presidents yokohama.warehouse pin yokohama.power"
    ),
    "modules": signs("agent yokohama.five flag trophy"),
    "editions": signs("president person yokohama.shop yokohama.house agent flag"),
    "end": ChapterPicture("market"),
    "scoring": signs("rosette yokohama.church yokohama.customs gear flag agent crate coin"),
}
