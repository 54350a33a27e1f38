"""What a player can spend, in a few words: the line above every question."""

from __future__ import annotations

from collections import Counter

from engine.core.text import Seat, Text, join, text
from engine.nippon.components.names import amount, name
from engine.nippon.view.structs import View
from engine.nippon.view.structs_player import PlayerView


def purse(view: View, seat: Seat) -> tuple[Text, ...]:
    """Money and resources, goods in the factories; before an action the workers, in some what else they ask for."""
    player, action = view.players[seat], view.turn.action if view.acting == seat else ""
    held = Counter({"coal": player.coal + player.coal_stored, "silk": player.silk, "iron": player.iron})
    for factory in player.factories:
        held[factory.type] += factory.goods
    workers = sum(cell.worker is not None for cell in player.workers)
    return (
        amount("money", player.money),
        *(amount(thing, n) for thing, n in held.items() if n),
        *([text("nippon.purse.workers", n=workers)] if workers and not action else ()),
        *also_needed(player, action),
        *([text("nippon.purse.goals", goals=join(goals, "and"))] if (goals := aims(view)) else ()),
    )


def aims(view: View) -> tuple[Text, ...]:
    """What has to be reached to win alone, and how far it is."""
    goals = () if view.automa is None else view.automa.goals
    return tuple(
        text("nippon.purse.goal", goal=Text(f"nippon.solo_goal.{goal.id}"), have=goal.have, need=goal.need)
        for goal in goals
    )


def also_needed(player: PlayerView, action: str) -> list[Text]:
    """What the action under way asks for besides things that are spent."""
    if action == "factory":
        science = next(track for track in player.tracks if track.id == "science")
        return [text("nippon.purse.track", track=name("track", "science"), value=science.value)]
    left = next((row.cells - row.built for row in player.rows if row.id == action), 0)
    return [text("nippon.purse.left", what=text(f"nippon.counted.{action}", n=left))] if left else []
