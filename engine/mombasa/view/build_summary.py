"""What happened in some turns, in as few events as will do: one for all that befell a company."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.state import Event, Value
from engine.core.text import Text, join

POSTS = ("mombasa.log.post_back", "mombasa.log.post_gone")
SHARES = "mombasa.log.share_value"
ENTERED = "mombasa.log.enter"
ENTERED_ALL = "mombasa.log.enter_all"


def merge_events(events: Sequence[Event]) -> list[Event]:
    """The regions that a player took for one company as one event, in the place of the first of them."""
    entries: dict[Value, list[Event]] = {}
    for event in events:
        if event.kind == ENTERED:
            entries.setdefault(dict(event.args)["company"], []).append(event)
    found: list[Event] = []
    for event in events:
        own = entries.get(dict(event.args)["company"], []) if event.kind == ENTERED else [event]
        if event == own[0]:
            found.append(entered(own) if len(own) > 1 else event)
    return found


def entered(events: Sequence[Event]) -> Event:
    """Several regions of one company, for what they cost together."""
    regions = [region for event in events if isinstance(region := dict(event.args)["region"], Text)]
    points = sum(n for event in events if isinstance(n := dict(event.args)["n"], int))
    where = join(regions, "and")
    return Event(
        ENTERED_ALL, events[0].seat, (("company", dict(events[0].args)["company"]), ("regions", where), ("n", points))
    )


def condense_events(events: Sequence[Event]) -> list[Event]:
    """All posts that a company lost as one event, its share value from first to last, and then the rest."""
    events = [event for n, event in enumerate(events) if not taken_again(event, events[n + 1 :])]
    of_companies = [event for event in events if event.kind in (*POSTS, SHARES)]
    found: list[Event] = []
    companies = dict.fromkeys(dict(event.args)["company"] for event in of_companies)
    for kinds, condensed in ((POSTS, posts_lost), ((SHARES,), share_value)):
        for company in companies:
            own = [event for event in of_companies if event.kind in kinds and dict(event.args)["company"] == company]
            found += condensed(company, own) if len(own) > 1 else own
    return [*found, *dict.fromkeys(event for event in events if event not in of_companies)]


def taken_again(lost: Event, later: Sequence[Event]) -> bool:
    """Whether a company that lost a region has it again."""
    where = [dict(lost.args).get(name) for name in ("company", "region")]
    return lost.kind in POSTS and any(
        event.kind == ENTERED and [dict(event.args).get(name) for name in ("company", "region")] == where
        for event in later
    )


def posts_lost(company: Value, events: Sequence[Event]) -> list[Event]:
    """Where a company lost posts, whatever became of them."""
    regions = [region for event in events if isinstance(region := dict(event.args)["region"], Text)]
    where = join(dict.fromkeys(regions), "and")
    return [Event("mombasa.log.posts_lost", None, (("company", company), ("regions", where)))]


def share_value(company: Value, events: Sequence[Event]) -> list[Event]:
    """Nothing, if a share is worth in the end what it was worth before."""
    before, now = dict(events[0].args)["before"], dict(events[-1].args)["now"]
    return [] if before == now else [Event(SHARES, None, (("company", company), ("before", before), ("now", now)))]
