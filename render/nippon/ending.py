"""What the score sheet of Nippon counts: twenty-four lines of the pad in seven groups, and how its poster looks."""

from __future__ import annotations

from engine.core.text import Text
from render.ending.poster import Cover
from render.ending.score_groups import ScoreGroup, ScorePad
from render.kit import Box, Icon, Sheet
from render.nippon import small_map
from render.nippon.scenery import founders, print_of, tones

REGIONS = ("kyushu", "kansai", "chubu", "kanto")
LINE = 5  # px between two prints
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


def landscapes(sheet: Sheet, box: Box) -> None:
    """The head of a poster: the landscapes of all regions from west to east, with a key line between them."""
    x, y, w, h = (round(measure) for measure in box)
    wide = w // len(REGIONS)
    for n, region in enumerate(REGIONS):
        sheet.image.paste(print_of(region, wide, h), (x + n * wide, y))
        if n:
            sheet.rect((x + n * wide - LINE / 2, y, LINE, h), tones.KEY)


COVER = Cover(landscapes, founders.PORTRAIT, small_map.draw)
