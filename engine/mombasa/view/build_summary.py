"""What happened in some turns, in as few events as will do: one for all that somebody did to a company.

Logs of former versions do not say who did something to a company: that is told for all turns together.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.state import Event, Value
from engine.core.text import Text, join

POSTS = ("mombasa.log.post_back", "mombasa.log.post_gone")
SHARES = "mombasa.log.share_value"
ENTERED = "mombasa.log.enter"
OUSTED = ("mombasa.log.ousted", "mombasa.log.ousted_gone")
SHARES_NOW = "mombasa.log.shares_now"
WALK = "mombasa.log.walk"
ON_THE_WAY = ("mombasa.log.toll", "mombasa.log.field", "mombasa.log.field_too")


def merge_events(events: Sequence[Event]) -> list[Event]:
    """What a player did with one company, each kind of it as one event in the place of the first of them.

    What steps on a track met with is told after them.
    """
    alike: dict[object, list[Event]] = {}
    for n, event in enumerate(events):
        kind = OUSTED[0] if event.kind in OUSTED else WALK if event.kind in ON_THE_WAY else event.kind
        key = (kind, dict(event.args)["company"]) if kind in (OUSTED[0], ENTERED, SHARES_NOW, WALK) else n
        alike.setdefault(key, []).append(event)
    return [one for own in alike.values() for one in merged(own)]


def merged(events: Sequence[Event]) -> Sequence[Event]:
    """Events of one kind and one company as one."""
    first = events[0]
    if first.kind in OUSTED:
        return [Event("mombasa.log.ousted_all", first.seat, (*regions_of(events), ("n", len(events))))]
    if len(events) == 1:
        return events
    if first.kind in (WALK, *ON_THE_WAY):
        walks = [event for event in events if event.kind == WALK]
        return [*whole_walk(walks), *(event for event in events if event not in walks)]
    if first.kind == SHARES_NOW:
        return share_value(events)
    points = sum(n for event in events if isinstance(n := dict(event.args)["n"], int))
    return [Event("mombasa.log.enter_all", first.seat, (*regions_of(events), ("n", points)))]


def whole_walk(walks: Sequence[Event]) -> list[Event]:
    """All steps on one track as one walk, with the shares where any of them brought one."""
    if not walks:
        return []
    told = [dict(event.args) for event in walks]
    steps = sum(n for args in told if isinstance(n := args["n"], int))
    shares = next((args["shares"] for args in reversed(told) if args["shares"]), 0)
    return [replace(walks[-1], args=tuple((told[-1] | {"n": steps, "shares": shares}).items()))]


def regions_of(events: Sequence[Event]) -> tuple[tuple[str, Value], ...]:
    """A company and all regions that events name."""
    regions = dict.fromkeys(region for event in events if isinstance(region := dict(event.args)["region"], Text))
    return ("company", dict(events[0].args)["company"]), ("regions", join(regions, "and"))


def condense_events(events: Sequence[Event]) -> list[Event]:
    """All posts that a company lost as one event, its share value from first to last, and then the rest."""
    events = [event for n, event in enumerate(events) if not taken_again(event, events[n + 1 :])]
    of_companies = [event for event in events if event.kind in (*POSTS, SHARES)]
    found: list[Event] = []
    companies = dict.fromkeys(dict(event.args)["company"] for event in of_companies)
    for kinds, condensed in ((POSTS, posts_lost), ((SHARES,), share_value)):
        for company in companies:
            own = [event for event in of_companies if event.kind in kinds and dict(event.args)["company"] == company]
            found += condensed(own) if len(own) > 1 else own
    return [*found, *dict.fromkeys(event for event in events if event not in of_companies)]


def taken_again(lost: Event, later: Sequence[Event]) -> bool:
    """Whether a company that lost a region has it again."""
    where = [dict(lost.args).get(name) for name in ("company", "region")]
    return lost.kind in POSTS and any(
        event.kind == ENTERED and [dict(event.args).get(name) for name in ("company", "region")] == where
        for event in later
    )


def posts_lost(events: Sequence[Event]) -> list[Event]:
    """Where a company lost posts, whatever became of them."""
    return [Event("mombasa.log.posts_lost", None, regions_of(events))]


def share_value(events: Sequence[Event]) -> list[Event]:
    """Nothing, if a share is worth in the end what it was worth before."""
    first, last = dict(events[0].args), dict(events[-1].args)
    args = (("company", first["company"]), ("before", first["before"]), ("now", last["now"]))
    return [] if first["before"] == last["now"] else [replace(events[0], args=args)]
