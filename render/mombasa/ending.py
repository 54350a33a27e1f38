"""What the score sheet of Mombasa counts, all in pounds, and how its poster looks."""

from __future__ import annotations

from engine.core.text import Text
from render.ending.poster import Cover
from render.ending.score_groups import ScoreGroup, ScorePad
from render.kit import Box, Icon, Sheet, shapes, theme
from render.mombasa import small_map
from render.mombasa.colours import WASH
from render.mombasa.scenery import sea, tones, traders

SHORE = ((-0.02, 0.78), (0.08, 0.84), (0.2, 0.76), (0.31, 0.82), (0.42, 0.74), (0.52, 0.8), (0.62, 0.73), (0.74, 0.82),
         (0.86, 0.75), (1.02, 0.8))  # fmt: skip
ROSE = (0.46, 0.34)
# By name: where they are (the middle of their feet, as shares of the head) and how high (of its height).
AFLOAT = (("mombasa.ship", 0.56, 0.66, 0.56), ("mombasa.dhow", 0.67, 0.6, 0.34), ("mombasa.serpent", 0.385, 0.7, 0.26))
ASHORE = (("mombasa.camels", 0.46, 0.92, 0.2), ("mombasa.elephant", 0.6, 0.92, 0.22),
          ("mombasa.giraffe", 0.66, 0.92, 0.3), ("mombasa.camels", 0.2, 0.92, 0.14),
          ("mombasa.elephant", 0.84, 0.92, 0.14))  # fmt: skip
SHARES = Text("mombasa.pic.group.shares")

PAD = ScorePad(
    unit=Icon("coin", 54, words="£"),
    bracket_icon="mombasa.share",
    groups=(
        *(
            ScoreGroup(
                Text(f"mombasa.company.{company}"),
                (f"mombasa.score.shares:mombasa.company.{company}",),
                (Icon("mombasa.post", 54, company=company),),
                WASH[company],
                bracket=SHARES,
            )
            for company in WASH
        ),
        ScoreGroup(
            Text("mombasa.score.diamonds"), ("mombasa.score.diamonds",), (Icon("mombasa.diamond", 54),), (164, 196, 204)
        ),
        ScoreGroup(
            Text("mombasa.score.bookkeeping"),
            ("mombasa.score.bookkeeping",),
            (Icon("mombasa.bookkeeper", 54),),
            (236, 212, 180),
        ),
        ScoreGroup(Text("mombasa.score.cash"), ("mombasa.score.cash",), (Icon("coins", 54),), (236, 216, 136)),
    ),
)


def coast(sheet: Sheet, box: Box) -> None:
    """The head of a poster: a coast of the chart with what sails before it and walks behind it, in a frame."""
    x, y, w, h = box
    shore = shapes.curve([(x + w * across, y + h * down) for across, down in SHORE])
    land = [*shore, (x + w + 40, y + h + 200), (x - 40, y + h + 200)]
    sea.draw(sheet, box, land, [(x + w * ROSE[0], y + h * ROSE[1])])
    sheet.polygon([*shore, (x + w, y + h), (x, y + h)], tones.SCROLL, theme.COAST, 4)
    dark, light = tones.ROSE
    sheet.icon((x + w * ROSE[0], y + h * ROSE[1]), "compass_rose", round(h * 0.42), ring=dark, needle=light)
    for name, across, down, high in (*AFLOAT, *ASHORE):
        sheet.icon((x + w * across, y + h * down), name, round(h * high), anchor="mb")
    sea.frame(sheet, box)


COVER = Cover(coast, traders.PORTRAIT, small_map.draw)
