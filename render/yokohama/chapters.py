"""What is shown with the chapters of Yokohama's rules."""

from __future__ import annotations

from collections.abc import Iterator

from engine.yokohama.view.structs import View
from render.chapters import ChapterPicture, part, signs
from render.yokohama.scene import own


def staffed(view: View) -> Iterator[str]:
    """The area where the player has most assistants."""
    me = own(view).seat
    yield max(view.areas, key=lambda area: area.assistants[me]).id


def standing(view: View) -> Iterator[str]:
    """The area where the player's president is, else one with assistants."""
    yield own(view).president or next(staffed(view))


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
    "placement": ChapterPicture("board", staffed),
    "movement": ChapterPicture("board", standing),
    "power": signs("yokohama.power president person yokohama.shop yokohama.house yokohama.station"),
    "areas": part("board", "chinatown"),
    "ports": ChapterPicture("market", on_offer),
    "laboratories": ChapterPicture("market", researched),
    "boards": part("market", "church:1", "church:2", "church:3"),
    "building": part("board", "bank:shop:1", "bank:shop:2", "bank:shop:3", "bank:shop:4", "bank:house"),
    "additional": ChapterPicture("board", achieved),
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
