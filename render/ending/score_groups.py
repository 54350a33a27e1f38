"""The lines of a scoring pad in a few groups: what a game says about them, and how its result is summed up by them."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.result import Line, Result, Score
from engine.core.text import Text
from render.kit import theme
from render.kit.rows import Icon
from render.kit.theme import Colour

MOST = 7  # groups that have room beside each other


class ScoreGroup(NamedTuple):
    """Lines that are counted as one; a line is known by its key and those of the things in it, see `line_id`."""

    label: Text
    lines: tuple[str | Text, ...]  # whole labels, or how the ids of its lines begin
    icons: tuple[Icon, ...] = ()  # of any size; the last one stands in the bars
    colour: Colour | None = None  # None: by its place among all groups of its game, see `groups_of`
    parted: str = ""  # the argument of the labels by which its bar is parted
    sources: tuple[tuple[str, Icon], ...] = ()  # numbers in the details of its lines that part it, with an icon each
    bracket: Text | None = None  # neighbours with the same one have it above them

    def has(self, line: Line) -> bool:
        """Whether a line belongs here."""
        known = f"{line_id(line.label)}:"
        return any(known.startswith(f"{one}:") if isinstance(one, str) else one == line.label for one in self.lines)


class ScorePad(NamedTuple):
    """How the score sheet of a game looks: what is counted, and in which groups; without any, each line is one."""

    unit: Icon = Icon("star", 54)
    groups: tuple[ScoreGroup, ...] = ()
    bracket_icon: str = ""


PLAIN = ScorePad()


class GroupSum(NamedTuple):
    """What one player has in a group: the sum, what was lost in it, and the parts of what was gained."""

    total: int
    lost: int
    parts: tuple[tuple[Text | Icon | None, int], ...]

    @property
    def gained(self) -> int:
        return self.total + self.lost


def line_id(label: Text) -> str:
    """A line by the keys of its label and of the things named in it: `nippon.score.favour:nippon.objective.ships`."""
    return ":".join([label.key, *(value.key for _, value in label.args if isinstance(value, Text))])


def groups_of(pad: ScorePad, result: Result) -> list[ScoreGroup]:
    """The groups in which anybody has something, in the pad's order; a game without groups shows its lines.

    Each has a flat colour that is taken for no seat, and the same whichever others are shown.
    """
    colours, all_groups = theme.GROUP_COLOURS, pad.groups or lines_as_groups(result)
    known = [one._replace(colour=one.colour or colours[n % len(colours)]) for n, one in enumerate(all_groups)]
    found = [group for group in known if any(sum_of(group, score) != NOTHING for score in result.scores)]
    return found or known[:1]


def lines_as_groups(result: Result) -> tuple[ScoreGroup, ...]:
    """Every line by itself; where they are too many, the last ones together."""
    labels = list(dict.fromkeys(line.label for score in result.scores for line in score.lines))
    alone = labels if len(labels) <= MOST else labels[: MOST - 1]
    rest = tuple(labels[len(alone) :])
    groups = [ScoreGroup(label, (label,)) for label in alone]
    return (*groups, ScoreGroup(Text("end.score.rest"), rest)) if rest else tuple(groups)


def sum_of(group: ScoreGroup, score: Score) -> GroupSum:
    """A player's points in a group."""
    parts: dict[Text | Icon | None, int] = {}
    lost = total = 0
    for line in score.lines:
        if group.has(line):
            total += line.points
            lost -= min(0, line.points)
            for key, points in parts_of(group, line):
                parts[key] = parts.get(key, 0) + points
    return GroupSum(total, lost, tuple((key, points) for key, points in parts.items() if points))


def parts_of(group: ScoreGroup, line: Line) -> list[tuple[Text | Icon | None, int]]:
    """The points of a line by where they came from, if its group wants that and the line knows it; else as one."""
    counted = {} if line.detail is None else dict(line.detail.args)
    found = [(icon, n) for name, icon in group.sources if isinstance(n := counted.get(name), int) and n > 0]
    if found and sum(n for _, n in found) == line.points:
        return [*found]
    part = dict(line.label.args).get(group.parted)
    return [(part if isinstance(part, Text) else None, max(0, line.points))]


NOTHING = GroupSum(0, 0, ())
