"""The scoring pad of the bazaar (section 5)."""

from __future__ import annotations

from engine.core.result import Line, Result, Score, ranks
from engine.core.text import Text
from testkit.bazaar.state import Player, State


def points(player: Player) -> tuple[Line, ...]:
    goods = 2 * player.dates if player.order[:1] == ["dates"] else 2 * player.spices
    return (
        Line(Text("bazaar.line.coins"), player.coins),
        Line(Text("bazaar.line.cards"), 2 * len(player.bought)),
        Line(Text("bazaar.line.goods"), goods),
    )


def score(g: State) -> Result:
    lines = [points(player) for player in g.players]
    totals = [sum(line.points for line in column) for column in lines]
    groups = [[s for s in range(g.seats) if totals[s] == total] for total in sorted(set(totals), reverse=True)]
    rank = ranks(groups)
    scores = tuple(Score(s, rank[s], totals[s], lines[s]) for s in range(g.seats))
    return Result(scores, tuple(groups[0]))
