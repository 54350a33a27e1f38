"""The score sheet: the shared one, in this game's colours, without lines that are empty for everybody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace
from PIL import Image

from render import scores
from render.nippon.colours import SEATS
from render.scores import ScoreView


def draw(
    view: ScoreView,
    *,
    names: Sequence[str],
    lang: str,
    marked: Mapping[str, str] = {},
    changed: frozenset[str] = frozenset(),
) -> Image.Image:
    """The picture."""
    return scores.draw(shown(view), names=names, lang=lang, marked=marked, changed=changed)


def shown(view: ScoreView) -> ScoreView:
    """The theme calls violet purple; of twenty regions and favours only those that brought something are shown."""
    full = {line.label for score in view.result.scores for line in score.lines if line.points}
    kept = [replace(one, lines=tuple(line for line in one.lines if line.label in full)) for one in view.result.scores]
    colours = tuple(SEATS.get(one, one) for one in view.colours)
    return replace(view, colours=colours, result=replace(view.result, scores=tuple(kept)))


alt, text = scores.alt, scores.text
