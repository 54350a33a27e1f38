"""What the score sheet of Mombasa counts, all in pounds, and how its poster looks."""

from __future__ import annotations

from engine.core.text import Text
from render.ending.poster import Cover
from render.ending.score_groups import ScoreGroup, ScorePad
from render.kit import Icon
from render.mombasa import small_map
from render.mombasa.colours import WASH
from render.mombasa.scenery import coast, traders

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

COVER = Cover(coast.draw, traders.PORTRAIT, small_map.draw)
