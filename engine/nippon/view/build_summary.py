"""What happened in some turns, in as few events as will do: of the Automa's what it did on the map."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.state import Event

WORKER, NO_WORKER = "nippon.log.automa_worker", "nippon.log.automa_no_worker"
ONLY = {WORKER: "nippon.log.automa_only_worker", NO_WORKER: "nippon.log.automa_nothing"}
IDLE = ("nippon.log.automa_idle", "nippon.log.automa_frame")  # nothing more follows


def condense_events(events: Sequence[Event]) -> list[Event]:
    """Where the Automa did nothing else, the worker it has returned; else that goes without saying."""
    found: list[Event] = []
    for n, event in enumerate(events):
        idle = n + 1 < len(events) and events[n + 1].kind in IDLE
        if event.kind in ONLY:
            found += [replace(event, kind=ONLY[event.kind])] if idle else []
        elif event.kind not in IDLE:
            found.append(event)
    return found
