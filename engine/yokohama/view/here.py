"""What is said of a thing at a table: where it lies just now, and what it costs there."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.text import Text, join, text, who
from engine.yokohama.components.names import area_name, points
from engine.yokohama.view.structs import AreaView, SpaceView, View


def here(view: View, thing: str) -> tuple[Text, ...]:
    """About an area, a card, an achievement or a space; nothing about what does not lie on the table."""
    return (
        *(line for area in view.areas if area.id == thing for line in _area(view, area)),
        *_cards(view, thing),
        *_achievement(view, thing),
        *(_space(space) for board in (view.church, view.customs) for space in board.spaces if space.id == thing),
    )


def present(view: View) -> dict[str, set[str]]:
    """The areas, achievements, spaces and tokens that are at this table."""
    tokens = {area.token for area in view.areas if area.token}
    tokens.update(one for player in view.players for one in player.tokens)
    return {
        "areas": {area.id for area in view.areas},
        "achievements": {one.id for one in view.achievements},
        "boards": {space.id for board in (view.church, view.customs) for space in board.spaces},
        "tokens": tokens,
    }


def _area(view: View, area: AreaView) -> Iterator[Text]:
    """Who stands there, and the viewer's power."""
    if view.viewer is not None and area.power[view.viewer]:
        yield text("yokohama.here.power", n=area.power[view.viewer])
    others = [seat for seat in area.presidents if seat != view.viewer]
    if others:
        yield text("yokohama.here.presidents", players=join(map(who, others)))


def _cards(view: View, thing: str) -> Iterator[Text]:
    """Orders at the ports, technologies in the laboratories."""
    for port in view.ports:
        for slot in port.slots:
            if slot.card is not None and slot.card.id == thing:
                yield text("yokohama.here.port", area=area_name(port.area), n=slot.power)
    for laboratory in view.laboratories:
        for place in laboratory.slots:
            if place.card is not None and place.card.technology == thing:
                number, price = place.card.number, place.price or 0
                yield text("yokohama.here.laboratory", area=area_name(laboratory.area), number=number, n=price)
    for player in view.players:
        for card in player.technologies:
            if card.technology == thing:
                yield text("yokohama.here.held", player=who(player.seat), number=card.number)


def _achievement(view: View, thing: str) -> Iterator[Text]:
    """What the next one gets for it."""
    for one in view.achievements:
        if one.id == thing:
            yield text("yokohama.here.achievement", points=points(one.points))
            if one.claimed:
                yield text("yokohama.here.claimed", players=join(map(who, one.claimed)))


def _space(space: SpaceView) -> Text:
    """Who has an assistant there."""
    if space.taken is None:
        return Text("yokohama.here.free")
    return Text("yokohama.here.neutral") if space.taken < 0 else text("yokohama.here.taken", player=who(space.taken))
