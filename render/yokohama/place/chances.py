"""What each area of the map means for the next piece: power, whether the president gets there, what it costs."""

from __future__ import annotations

from typing import Literal, NamedTuple

from engine.yokohama.rules.option_facts import Acting, FromPlace, Placing
from engine.yokohama.view.structs import ApproachView, AreaView, View
from render.zoom import Zoom, ZoomOption

Figure = Literal["tick", "pair", "more", "never", "rival", "here", "plain"]
PLACING = ("yokohama.place", "yokohama.place_pair", "yokohama.place_beside")  # after which the president moves


class Chance(NamedTuple):
    """One area that may be chosen."""

    number: str
    power: int  # after the placement, with the president there; 0 where that depends on a further choice
    figure: Figure
    more: int  # assistants that must still lie on the way
    cost: int  # yen, to whoever stands there or on the way
    chosen: bool = False  # an assistant is to go there, with others that are still to be marked


def chosen(zoom: Zoom) -> int:
    """How many assistants are marked already, as if they had left the hand."""
    return sum(option.chosen for option in zoom.options)


def chances(zoom: Zoom) -> dict[str, Chance]:
    """The areas that may be chosen; the others are shown dimmed."""
    view: View = zoom.view
    areas = {area.id: area for area in view.areas}
    ways = {one.area: one for one in view.approaches}
    paired = {one.area for one in zoom.beside if isinstance(one, Placing) and acts(one)}
    found: dict[str, Chance] = {}
    for option in zoom.options:
        match option.facts:
            case Placing(area=name) as facts if name and zoom.key in PLACING:
                found[name] = _placing(zoom, areas[name], option, facts, ways.get(name), paired=name in paired)
            case Acting(area=name, power=power, fee=fee):
                found[name] = Chance(option.number, power, "plain", 0, fee)
            case Placing(area=name, power=power) if name:
                found[name] = Chance(option.number, power or areas[name].power[zoom.seat], "plain", 0, 0)
            case FromPlace(area=str() as name):
                found[name] = Chance(option.number, areas[name].power[zoom.seat], "plain", 0, 0)
    return found


def acts(facts: Placing) -> bool:
    """Whether the president could go there in this turn and act with success."""
    return facts.within_reach and facts.power > 0 and not facts.vain


def _placing(
    zoom: Zoom, area: AreaView, option: ZoomOption, facts: Placing, way: ApproachView | None, *, paired: bool
) -> Chance:  # fmt: skip
    """An area for an assistant from hand, over which the president may walk in the same turn."""
    figure = _figure(zoom, area, facts, None if way is None else way.more)
    if figure == "never" and paired:
        figure = "pair"
    fee = dict(facts.price).get("yen", 0)
    if figure in ("tick", "pair", "more") and way is not None:
        fee = max(fee, way.cost)
    return Chance(option.number, facts.power, figure, 0 if way is None else way.more, fee, option.chosen)


def _figure(zoom: Zoom, area: AreaView, facts: Placing, more: int | None) -> Figure:
    """Who stands in the cell, which answers whether the president can act there in this turn."""
    if zoom.view.players[zoom.seat].president == area.id:
        return "here"
    if facts.within_reach and facts.power:
        return "tick" if acts(facts) else "never"
    if any(seat != zoom.seat for seat in area.presidents):
        return "rival"
    if more == 0 and not facts.power:
        return "tick"
    return "more" if more and more < zoom.left else "never"


def bridges(zoom: Zoom) -> list[tuple[AreaView, AreaView]]:
    """Borders over which the president can walk already and pay for it."""
    view: View = zoom.view
    me = view.players[zoom.seat]
    if me.president is None:
        return []
    fees = {me.president: 0, **view.reach}
    areas = {area.id: area for area in view.areas}
    walked = [
        area for area in view.areas if area.id in fees and (area.id == me.president or area.assistants[zoom.seat])
    ]
    found: list[tuple[AreaView, AreaView]] = []
    for one in walked:
        for name in one.neighbours:
            other = areas[name]
            due = sum(seat != zoom.seat for seat in other.presidents)
            back = any(other is a and one is b for a, b in found)
            if other in walked and not back and fees[one.id] + due <= me.yen:
                found.append((one, other))
    return found
