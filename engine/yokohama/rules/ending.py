"""What ends the game (section 14)."""

from __future__ import annotations

from engine.core.effects import note
from engine.core.text import Seat, Text
from engine.yokohama.queries.facts import assistants_on, houses_built, shops_built
from engine.yokohama.state import EndTrigger, State


def trigger(g: State, what: EndTrigger) -> None:
    """The first trigger gives everybody the rest of this round and one more; later ones change nothing (R35)."""
    if what in g.fired:
        return
    g.fired.append(what)
    later = g.last_round is not None
    note(g, "yokohama.log.trigger_later" if later else "yokohama.log.trigger", what=Text(f"yokohama.trigger.{what}"))
    if not later:
        g.last_round = g.round + 1


def check_buildings(g: State, me: Seat) -> None:
    """All own shops or all own trading houses stand."""
    limits = g.data.end_triggers
    if shops_built(g, me) >= limits.all_shops_built:
        trigger(g, "shops")
    if houses_built(g, me) >= limits.all_trading_houses_built:
        trigger(g, "trading_houses")


def check_boards(g: State) -> None:
    """Enough assistants at the Church or the Customs House (D6, D7)."""
    if assistants_on(g.church) >= g.edition.church_trigger[str(g.seats)]:
        trigger(g, "church")
    if assistants_on(g.customs) >= g.edition.customs_trigger[str(g.seats)]:
        trigger(g, "customs")
