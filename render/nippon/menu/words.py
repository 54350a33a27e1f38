"""The menu of a turn in words."""

from __future__ import annotations

from collections.abc import Sequence

from render.nippon.descriptions import Describer
from render.nippon.wording import name, plain
from render.zoom import Zoom


def alt(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """What is held, and what can be done with which workers."""
    return " ".join(_lines(zoom, names, lang))


def text(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """What is held, and what can be done with which workers, a line each."""
    return "\n".join(_lines(zoom, names, lang))


def _lines(zoom: Zoom, names: Sequence[str], lang: str) -> list[str]:
    d, numbers = Describer(zoom.view, names, lang), zoom.numbers()
    me = zoom.view.players[zoom.seat]
    held = {"money": me.money, "coal": me.coal + me.coal_stored, "silk": me.silk, "iron": me.iron}
    lines = [d.say("menu", player=d.who(zoom.seat), **held)]
    for slot in zoom.view.slots:
        listed = []
        for action in slot.actions:
            number = numbers.get(f"action:{action.id}")
            if number is not None:
                listed.append(f"{number}. {name(lang, 'action', action.id)}")
            else:
                listed.append(d.say("menu.closed", action=plain(lang, "action", action.id)))
        lines.append(d.say("menu.slot", actions=", ".join(listed), workers=d.colors(slot.workers)))
    if "consolidate" in numbers:
        lines.append(d.say("menu.consolidate", number=numbers["consolidate"], workers=d.workers(me)))
        lines += d.consolidation(me)
    return [*lines, *d.solo_goals()]
