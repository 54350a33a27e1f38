"""What the score sheet of Nippon counts: twenty-four lines of the pad in seven groups, and how its poster looks."""

from __future__ import annotations

from engine.core.text import Text
from render.ending.poster import Cover
from render.ending.score_groups import ScoreGroup, ScorePad
from render.kit import Box, Icon, Sheet
from render.nippon import small_map
from render.nippon.scenery import founders, print_at, tones

# Landscapes from west to east: from where to where they are seen and where their middle is, as shares of the head.
PRINTS = (("kyushu", 0, 0.493, 0.43), ("kansai", 0.493, 0.574, 0.533), ("kanto", 0.574, 1, 0.646))
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
    """The head of a poster: the volcano, the castle and the great mountain side by side, with a key line between them.

    They lie between the title and the date.
    """
    x, y, w, h = (round(measure) for measure in box)
    for n, (region, start, end, middle) in enumerate(PRINTS):
        left, wide = round(w * start), round(w * end) - round(w * start)
        sheet.image.paste(print_at(region, wide, h, round(w * middle) - left), (x + left, y))
        if n:
            sheet.rect((x + left - LINE / 2, y, LINE, h), tones.KEY)


COVER = Cover(landscapes, founders.PORTRAIT, small_map.draw)
