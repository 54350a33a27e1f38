"""What the score sheet of Nippon counts: twenty-four lines of the pad in seven groups, and how its poster looks."""

from __future__ import annotations

from engine.core.text import Text
from render.ending.poster import Cover
from render.ending.score_groups import ScoreGroup, ScorePad
from render.kit import Icon
from render.nippon import small_map
from render.nippon.scenery import founders, prints

FAVOURS = Text("nippon.pic.group.favours")


def icons(*names: str) -> tuple[Icon, ...]:
    return tuple(Icon(name, 54) for name in names)


def favour(*objectives: str) -> tuple[str, ...]:
    """The lines of the favours on these objectives."""
    return tuple(f"nippon.score.favour:nippon.objective.{one}" for one in objectives)


PAD = ScorePad(
    unit=Icon("star", 54),
    bracket_icon="nippon.fan",
    groups=(
        ScoreGroup(
            Text("nippon.pic.group.influence"), ("nippon.score.influence",), icons("nippon.influence"), parted="period"
        ),
        ScoreGroup(Text("nippon.score.departments"), ("nippon.score.departments",), icons("nippon.wheel")),
        ScoreGroup(
            Text("nippon.pic.group.markets"),
            ("nippon.score.markets", "nippon.score.factories"),
            icons("nippon.factory", "nippon.stall"),
        ),
        ScoreGroup(
            Text("nippon.pic.group.moving"),
            favour("ships", "machines", "trains"),
            icons("nippon.machine", "nippon.train", "nippon.ship"),
            bracket=FAVOURS,
        ),
        ScoreGroup(
            Text("nippon.pic.group.tracks"),
            favour("science", "mining", "finance"),
            icons("nippon.finance", "nippon.mining", "nippon.science"),
            bracket=FAVOURS,
        ),
        ScoreGroup(
            Text("nippon.pic.group.works"),
            favour("factories", "contracts"),
            icons("nippon.contract", "nippon.factory"),
            bracket=FAVOURS,
        ),
        ScoreGroup(
            Text("nippon.pic.group.rest"),
            (
                "nippon.score.start",
                "nippon.score.goals",
                "nippon.score.salaries",
                "nippon.score.leftover_goods",
                "nippon.score.leftover_money",
            ),
            icons("nippon.money", "crate"),
        ),
    ),
)

COVER = Cover(prints.draw, founders.PORTRAIT, small_map.draw)
