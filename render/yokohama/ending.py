"""What the score sheet of Yokohama counts, and how its poster looks."""

from __future__ import annotations

from functools import partial

from engine.core.text import Text
from render.ending.poster import Cover
from render.ending.score_groups import ScoreGroup, ScorePad
from render.kit import Icon
from render.yokohama import small_map
from render.yokohama.scenery import merchants, skyline

MAJORITIES = Text("yokohama.pic.group.majorities")
SOURCES = (
    ("orders", Icon("sheet", 40, done=True)),
    ("buildings", Icon("yokohama.house", 40)),
    ("boards", Icon("yokohama.church", 40)),
    ("achievements", Icon("trophy", 40)),
    ("rest", Icon("yokohama.power", 40)),
)
KEY = (*(icon for name, icon in SOURCES if name != "buildings"), Icon("yokohama.house", 50))


def of(
    line: str, *icons: Icon, bracket: Text | None = None, sources: tuple[tuple[str, Icon], ...] = ()
) -> ScoreGroup:  # fmt: skip
    """A line of the pad, which is a group by itself."""
    key = f"yokohama.line.{line}"
    return ScoreGroup(Text(key), (key,), icons, sources=sources, bracket=bracket)


PAD = ScorePad(
    unit=Icon("rosette", 54),
    groups=(
        of("play", *KEY, sources=SOURCES),
        of("church", Icon("yokohama.church", 50), bracket=MAJORITIES),
        of("customs", Icon("yokohama.customs", 50), bracket=MAJORITIES),
        of("technology", Icon("yokohama.laboratory", 50), bracket=MAJORITIES),
        of("countries", Icon("globe", 50)),
        of("other", Icon("coin", 50, words="¥"), Icon("crate", 50)),
    ),
)

COVER = Cover(
    partial(skyline.draw, scale=3, sun=(0.55, 14), peak=(0.65, 58), pagoda=0.4), merchants.PORTRAIT, small_map.draw
)
