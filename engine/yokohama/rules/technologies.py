"""Technologies that are used by hand, once per turn, at any prompt between steps (sections 7, 12, R29)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial

from engine.core.ask import Free
from engine.core.effects import gain, note, pay
from engine.core.offer import Offer, Option, Refusal
from engine.core.text import Seat, Text, text
from engine.yokohama.components import names
from engine.yokohama.components.rows import Technology
from engine.yokohama.queries.facts import owns
from engine.yokohama.queries.legality import why_not_use
from engine.yokohama.rules.changes import take_from_warehouse
from engine.yokohama.rules.gains import gain_plain
from engine.yokohama.rules.option_facts import UsingTechnology
from engine.yokohama.state import State

GROUP = Text("yokohama.group.technologies")


def technologies_beside(g: State, me: Seat) -> Offer[Free]:
    """Spinning Mill and University, while they can be used; and why they cannot."""
    return Offer(free_technologies(g, me), partial(refused_technologies, g, me))


def free_technologies(g: State, me: Seat) -> Sequence[Option[Free]]:
    """Spinning Mill and University, while they can be used."""
    return [
        Option(
            f"use:{technology.id}",
            partial(use, g, me, technology),
            use_name(technology.id),
            detail=exchange(technology.id),
            group=GROUP,
            role="free",
            facts=UsingTechnology(technology=technology.id),
        )
        for technology in owned(g, me)
        if why_not_use(g, me, technology) is None
    ]


def owned(g: State, me: Seat) -> list[Technology]:
    """Those of one's own that work once per turn."""
    if not g.players[me].technologies:
        return []
    return [technology for technology in g.data.triggered["once_per_turn"] if owns(g, me, technology.id)]


def use_name(technology: str) -> Text:
    return text("yokohama.use_technology", technology=names.technology_name(technology))


@lru_cache(maxsize=512)
def exchange(technology: str) -> Text:
    return Text(f"yokohama.technology.{technology}.use")


def refused_technologies(g: State, me: Seat) -> list[Refusal]:
    """Those that one has and cannot use now."""
    found = []
    for technology in owned(g, me):
        reason = why_not_use(g, me, technology)
        if reason is not None:
            found.append(Refusal(f"use:{technology.id}", use_name(technology.id), reason, exchange(technology.id)))
    return found


def use(g: State, me: Seat, technology: Technology) -> None:
    """Pay what the card asks and take what it gives."""
    effect = technology.effect
    for what, n in effect.pay.items():
        pay(g, me, what, n)
    for reward in effect.gain:
        gain_plain(g, me, reward)
    for _ in range(effect.gain_assistant_from_warehouse):
        take_from_warehouse(g, me, "assistant")
    g.turn.used.append(technology.id)
    note(g, "yokohama.log.use", me, technology=names.technology_name(technology.id), what=exchange(technology.id))


def yen_at_start(g: State, me: Seat) -> int:
    """The money with which a turn of this player's would begin."""
    raised = [one.effect.raise_yen_to for one in g.data.triggered["start_of_turn"] if owns(g, me, one.id)]
    return max(g.players[me].yen, *raised, 0)


def start_of_turn(g: State, me: Seat) -> None:
    """System of Stock: little money becomes a little more."""
    player = g.players[me]
    for technology in g.data.triggered["start_of_turn"]:
        least = technology.effect.raise_yen_to
        if player.yen < least and owns(g, me, technology.id):
            gains = names.yen(least - player.yen)
            note(g, "yokohama.log.technology", me, technology=names.technology_name(technology.id), gains=gains)
            gain(g, me, "yen", least - player.yen)
