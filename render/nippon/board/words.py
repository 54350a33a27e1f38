"""The board in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.nippon.view.structs import View
from render.kit import fitting
from render.nippon.descriptions import Describer
from render.nippon.region_words import leaders, region_words
from render.nippon.scene import foretold
from render.nippon.wording import ROMAN, pic, plain


def alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """What is seen at a glance: whose turn, points, who leads in the regions."""
    d = Describer(view, names, lang)
    return " ".join([*d.state(), d.points(), *leaders(d)])


def text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Everything on the board; the cells of the markets are listed as far as there is room."""
    d = Describer(view, names, lang)
    return fitting(
        [" ".join(d.state()), *pairs(d), *players(d), *recruitment(d), *country(d, detail), *goals(d)]
        for detail in (2, 1, 0)
    )


def players(d: Describer) -> list[str]:
    """What everybody has."""
    people, total = d.view.players, foretold(d.view)
    return [d.player(people[seat], total=total) for seat in d.view.order if seat < len(people)]


def recruitment(d: Describer) -> list[str]:
    """The slots with their workers, the queue and the bag."""
    view = d.view
    lines = [d.say("slots") + ":"]
    for slot in view.slots:
        actions = ", ".join(plain(d.lang, "action", action.id) for action in slot.actions)
        lines.append(d.say("slot", n=slot.slot, actions=actions, list=d.colors(slot.workers)))
    rows = [d.colors(row.workers) for row in view.queue if row.workers]
    return [*lines, d.say("queue", list=" | ".join(rows) or d.say("empty"), bag=view.bag_count)]


def country(d: Describer, detail: int) -> list[str]:
    """The map: ports and regions."""
    lines = []
    for port in d.view.ports:
        ships = ", ".join(d.letter(seat) for seat in port.ships) or "–"
        away = d.say("away") if port.expert_at is None else d.letter(port.expert_at)
        lines.append(
            d.say(
                "port",
                port=d.name("destination", port.id),
                color=d.color(port.color),
                ships=ships,
                expert=d.say("home") if port.expert else away,
                n=port.improved,
            )
        )
    lines.append(f"{d.say('influence')}. {d.say('markets')}:")
    return [*lines, *(region_words(d, region, detail) for region in d.view.regions)]


def pairs(d: Describer) -> list[str]:
    """The starting pairs while they are being chosen."""
    if d.view.phase != "draft":
        return []
    lines = [pic(d.lang, "pairs") + ":"]
    return lines + [d.pair(pair) for pair in d.view.pairs]


def goals(d: Describer) -> list[str]:
    """The common goals of the period, and the Automa with those of a solo game."""
    view = d.view
    lines = []
    now = [goal for goal in view.goals if goal.period == view.period]
    if now:
        parts = []
        for goal in now:
            leaders = ", ".join(d.letter(seat) for seat in goal.leaders) or "–"
            parts.append(f"{plain(d.lang, 'goal', goal.id)}: {leaders} {goal.most}")
        lines.append(d.say("goals", period=ROMAN[view.period], list="; ".join(parts)))
    automa = view.automa
    if automa is not None:
        tokens = " | ".join(", ".join(map(str, row)) or "–" for row in automa.rows)
        lines.append(
            d.say(
                "automa",
                trains=automa.trains,
                tokens=tokens,
                stack=automa.face_down,
                colors=d.colors(automa.priority),
            )
        )
        lines += d.solo_goals()
    return lines
