"""What happened in a turn, in fewer sentences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from engine.core.state import Event, Value
from engine.core.text import Text, join

PLACING = ("pair", "pay_place")
ACTING = ("act", "act_paying")
LEAVING = ("return", "stay_in_hand")
SAYING_WHERE = (  # what is done in an area of one kind alone, or names its area
    *("orders", "two_orders", "research", "research_for", "settle_church", "settle_customs", "hire_for", "hire_free"),
)
BETWEEN = ("pay", "canal_fee", "move", "gain")  # what may stand between an action and that


def merge_events(events: Sequence[Event]) -> list[Event]:
    """A player's events of one turn: what was placed or taken back one by one is told at once."""
    found: list[Event] = []
    for about, run in groupby(events, key=_about):
        alike = list(run)
        if about == "placing":
            found += _placed(alike)
        elif about == "recover" and found and _kind(found[-1]) in LEAVING:
            found.append(_recalled(alike))
        else:
            found += alike
    return [event for n, event in enumerate(found) if not (_only_arrives(found, n) or _only_acts(found, n))]


def _about(event: Event) -> str:
    kind = _kind(event)
    return "placing" if kind in PLACING else kind


def _kind(event: Event) -> str:
    return event.kind.removeprefix("yokohama.log.")


def _placed(events: Sequence[Event]) -> list[Event]:
    """Assistants in several areas in one sentence, then whom they cost something."""
    placed = [event for event in events if _kind(event) == "pair"]
    fees = [event for event in events if _kind(event) != "pair"]
    areas = [dict(event.args)["area"] for event in placed if ("n", 1) in event.args]
    if len(areas) < 2 or len(areas) < len(placed):
        return [*placed, *fees]
    return [_listed("spread", placed[0], areas, len(areas)), *fees]


def _recalled(events: Sequence[Event]) -> Event:
    """Assistants from several areas back to hand."""
    given = [dict(event.args) for event in events]
    return _listed("recall", events[0], [one["area"] for one in given], sum(int(str(one["n"])) for one in given))


def _listed(kind: str, like: Event, areas: Sequence[Value], n: int) -> Event:
    names = join([area for area in dict.fromkeys(areas) if isinstance(area, Text)], "and")
    return Event(f"yokohama.log.{kind}", like.seat, (("areas", names), ("n", n)))


def _only_arrives(events: Sequence[Event], n: int) -> bool:
    """Whether the president moves to where the next action is, which says as much."""
    if _kind(events[n]) != "move":
        return False
    action = next((event for event in events[n:] if _kind(event) in ACTING), None)
    return action is not None and dict(action.args)["area"] == dict(events[n].args)["area"]


def _only_acts(events: Sequence[Event], n: int) -> bool:
    """Whether an action is followed by what was done with it, which says as much."""
    if _kind(events[n]) != "act":
        return False
    kinds = (_kind(event) for event in events[n + 1 :])
    return next((kind for kind in kinds if kind not in BETWEEN), "") in SAYING_WHERE
