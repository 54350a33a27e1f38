"""The sheet a picture is drawn on: final pixels, every part an antialiased cached mask or sprite."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

from PIL import Image, _imaging

from render.kit import boxes, figures, fonts, shapes, symbols, theme
from render.kit.caches import layer
from render.kit.icons import CutPart, Sprite, ghost, halo, icon
from render.kit.rows import Icon, Part, Words, piece, row_width
from render.kit.shapes import Point, Points, Stamp
from render.kit.theme import Colour, SeatStyle

Box = tuple[float, float, float, float]  # left, top, width, height

INSIDE = ""  # where the number of an option stands: in the upper left corner of its thing
SHARED_ICONS = (symbols, figures)  # importing them has registered what they draw
# How far along a thing its anchor lies: left, right, top, middle, bottom, and for text the baseline.
SHARE = {"l": 0.0, "r": 1.0, "t": 0.0, "m": 0.5, "b": 1.0, "s": 1.0}


class Sheet:
    """An RGB picture with pens for everything our boards are made of; boxes are (left, top, width, height)."""

    def __init__(self, width: int, height: int, ground: Colour = theme.PAPER) -> None:
        self._begin(Image.new("RGB", (width, height), ground))

    @classmethod
    def over(
        cls,
        key: Hashable,
        width: int,
        height: int,
        still: Callable[[Sheet], None],
        ground: Colour = theme.PAPER,
        *,
        colours: tuple[Colour, ...],
        upper: int | None = None,
    ) -> Sheet:
        """A sheet that begins with what never changes: `still` draws it once per key (picture, layout, language).

        It is kept in the palette of the game, of which `colours` are the game's own.
        Where only the `upper` px never change, they alone are kept, for sheets of any height.
        """

        def make() -> Image.Image:
            sheet = cls(width, height if upper is None else upper, ground)
            still(sheet)
            return sheet.image

        sheet = cls.__new__(cls)
        if upper is None:
            sheet._begin(layer((key, width, height, ground), make, colours).copy())
        else:
            sheet._begin(layer((key, width, upper, ground), make, colours).crop((0, 0, width, height)))
            sheet.rect((0, upper, width, height - upper), ground)
        return sheet

    def _begin(self, image: Image.Image) -> None:
        """Keeps Pillow's inner object as well: `Image.paste` spends more on checks than a small sprite costs."""
        self.image, self._core = image, image.im

    @property
    def width(self) -> int:
        return self.image.width

    @property
    def height(self) -> int:
        return self.image.height

    # Flat parts

    def rect(self, box: Box, fill: Colour) -> None:
        """A plain filled rectangle."""
        x, y, w, h = _whole(box)
        self._core.paste(fill, (x, y, x + w, y + h))

    def panel(
        self,
        box: Box,
        fill: Colour | None = theme.PANEL,
        line: Colour | None = theme.LINE,
        *,
        width: int = 3,
        radius: int = theme.RADIUS,
        shadow: Colour | None = None,
    ) -> None:
        """A rounded box with an outline inside its edge and, if wanted, one soft offset."""
        x, y, w, h = _whole(box)
        if shadow is not None:
            self._stamp(shadow, shapes.rounded(w, h, radius), x + 4, y + 5)
        if fill is not None and line is not None and width:
            self._put(x, y, boxes.parts(w, h, radius, fill, line, width))
            return
        if fill is not None:
            self._stamp(fill, shapes.rounded(w, h, radius), x, y)
        if line is not None and width:
            self._stamp(line, shapes.ring(w, h, radius, width), x, y)

    def band(self, box: Box, fill: Colour, *, radius: int = theme.RADIUS, inset: int = 3) -> None:
        """The coloured head of a panel: round above, straight below, inside an outline of `inset` px."""
        x, y, w, h = _whole(box)
        inner = max(0, radius - inset)
        w, h = w - 2 * inset, h - inset
        for mask, left, top, wide, tall in shapes.rounded(w, h + inner, inner):
            if top < h - inner or mask is None:
                self._lay(fill, mask, x + inset + left, y + inset + top, wide, min(tall, h - top))

    def disc(
        self, x: float, y: float, r: float, fill: Colour | None, line: Colour | None = theme.INK, width: int = 3
    ) -> None:
        """A disc round a centre."""
        self.panel((x - r, y - r, 2 * r, 2 * r), fill, line, width=width, radius=round(r))

    def polygon(self, points: Points, fill: Colour | None, line: Colour | None = None, width: float = 3) -> None:
        """Any polygon; the outline is centred on its edge."""
        if fill is not None:
            self._stamp(fill, shapes.polygon(points))
        if line is not None:
            self._stamp(line, shapes.outline(points, width))

    def line(self, points: Points, colour: Colour = theme.LINE, width: float = 3) -> None:
        """A line with round ends; straight ones along an axis are cheap."""
        if len(points) == 2 and (points[0][0] == points[1][0] or points[0][1] == points[1][1]):
            (x0, y0), (x1, y1) = sorted(points)
            thick = max(1, round(width))
            if y0 == y1:
                self.rect((x0, round(y0 - thick / 2), x1 - x0, thick), colour)
            else:
                self.rect((round(x0 - thick / 2), y0, thick, y1 - y0), colour)
            return
        self._stamp(colour, shapes.line(points, width))

    def dashes(
        self, points: Points, colour: Colour = theme.GOLD, width: float = 4, dash: float = 16, gap: float = 10
    ) -> None:
        """A dashed line; repeat the first point at the end to close it."""
        self._stamp(colour, shapes.dashes(points, width, dash, gap))

    def dashed(
        self,
        box: Box,
        colour: Colour = theme.LINE,
        *,
        width: int = 3,
        radius: int = theme.RADIUS,
        dash: float = 12,
        gap: float = 8,
    ) -> None:
        """A dashed outline inside the edge of a box: an empty place."""
        x, y, w, h = _whole(box)
        half = width / 2
        path = shapes.box_path(half, half, w - half, h - half, radius - half)
        self._stamp(colour, shapes.dashes(path, width, dash, gap), x, y)

    def cover(self, at: tuple[int, int], mask: Image.Image, colour: Colour) -> None:
        """One colour through a mask."""
        self._lay(colour, mask, *at, *mask.size)

    # Words

    def text(
        self,
        at: Point,
        words: str | int,
        size: int = theme.LABEL,
        colour: Colour = theme.INK,
        *,
        bold: fonts.Weight = False,
        anchor: str = "lm",
        room: float | None = None,
        shrink: Sequence[int] = (),
        narrow: bool = False,
    ) -> float:
        """One line, its length returned; anchor: l m r across, t (top of capitals) m (middle) s (baseline) down.

        What is too long for its room is made smaller and cut, or as narrow as it must be.
        """
        line = str(words)
        if room is not None and not narrow:
            line, size = fonts.fit(line, size, room, bold=bold, shrink=shrink)
        mask = fonts.mask(line, size, bold)
        if room is not None:
            mask = fonts.narrowed(mask, room)
        x = at[0] - mask.advance * SHARE[anchor[0]]
        y = at[1] + size * fonts.CAP * (1 - SHARE[anchor[1]])
        w, h = mask.image.size
        self._lay(colour, mask.image, round(x) + mask.left, round(y) + mask.top, w, h)
        return mask.advance

    def block(
        self,
        box: Box,
        words: str,
        size: int = theme.LABEL,
        colour: Colour = theme.INK,
        *,
        bold: fonts.Weight = False,
        lines: int = 2,
        align: str = "mm",
        shrink: Sequence[int] = (),
        leading: float = fonts.LEADING,
    ) -> int:
        """Words in a box, broken at spaces into at most `lines` lines (their number returned); align: l m r, t m b."""
        x, y, w, h = box
        found, size = fonts.wrap(words, size, w, lines, bold=bold, shrink=shrink)
        step = size * leading
        tall = step * (len(found) - 1) + size * fonts.CAP
        top = y + (h - tall) * SHARE[align[1]]
        across = x + w * SHARE[align[0]]
        for number, line in enumerate(found):
            self.text((across, top + number * step), line, size, colour, bold=bold, anchor=align[0] + "t")
        return len(found)

    # Pictures

    def icon(self, at: Point, name: str, size: int, *, anchor: str = "mm", **variant: Any) -> float:
        """A registered icon; anchor as in text with t m b down; returns its width."""
        return self.sprite(at, icon(name, size, **variant), anchor=anchor)

    def changed_icon(
        self, at: Point, name: str, size: int, change: int, *, anchor: str = "mm", **variant: Any
    ) -> float:
        """An icon with a halo if it is new (more than 0), as a ghost if it is gone (less), plain if it was there."""
        if change:
            w, h = icon(name, size, **variant).width, size
            self._new((at[0] - w * SHARE[anchor[0]], at[1] - h * SHARE[anchor[1]], w, h))
        if change < 0:
            return self.sprite(at, ghost(name, size, **variant), anchor=anchor)
        if change > 0:
            self.sprite((at[0] + w * (0.5 - SHARE[anchor[0]]), at[1] + h * (0.5 - SHARE[anchor[1]])),
                        halo(name, size, **variant))  # fmt: skip
        return self.icon(at, name, size, anchor=anchor, **variant)

    def badge(
        self, at: Point, change: int, size: int = theme.SMALL, *, tall: int | None = None, anchor: str = "mm"
    ) -> None:
        """By how much a number has changed: "+2" on the colour of what is new, a loss hollow; nothing for 0."""
        if change > 0:
            self.pill(at, f"+{change}", size, theme.RIM, theme.WHITE, pad=7, tall=tall, anchor=anchor)
        elif change < 0:
            self.pill(at, f"−{-change}", size, theme.CARD, theme.RIM, line=theme.RIM, pad=7, tall=tall, anchor=anchor)

    def sprite(self, at: Point, sprite: Sprite, *, anchor: str = "mm") -> float:
        """Any sprite."""
        w, h = sprite.width, sprite.height
        x, y = round(at[0] - w * SHARE[anchor[0]]), round(at[1] - h * SHARE[anchor[1]])
        self._put(x, y, sprite.parts)
        return w

    def shadow(self, at: Point, sprite: Sprite, colour: Colour = theme.SHADE, *, anchor: str = "mm") -> None:
        """One flat offset of a sprite that is laid on it next."""
        w, h = sprite.width, sprite.height
        x, y = round(at[0] - w * SHARE[anchor[0]]) + 4, round(at[1] - h * SHARE[anchor[1]]) + 5
        self._lay(colour, sprite.mask, x, y, w, h)

    def row(self, at: Point, parts: Sequence[Part], *, gap: float = 6, anchor: str = "lm") -> float:
        """`Icon(…)`, `Words(…)` and numbers (px of space) in one line; its length is returned."""
        total = row_width(parts, gap=gap)
        x = at[0] - total * SHARE[anchor[0]]
        for number, part in enumerate(parts):
            if number and not isinstance(part, int | float) and not isinstance(parts[number - 1], int | float):
                x += gap
            if isinstance(part, Icon):
                place = (x, at[1] + part.down)
                x += self.changed_icon(place, part.name, part.size, part.change, anchor="lm", **part.variant)
            elif isinstance(part, Words):
                x += self.text((x, at[1]), part.words, part.size, part.colour, bold=part.bold)
            else:
                x += part
        return total

    # Marks and pieces

    def legal(
        self,
        box: Box,
        label: str | None = None,
        *,
        radius: int = theme.RADIUS,
        at: str = INSIDE,
        outside: int = 4,
        width: int = theme.LEGAL_WIDTH,
        row: Box | None = None,
    ) -> None:
        """A vermilion outline round a box and a numbered disc in its upper left corner, or on another (l r, t b).

        An empty label has no disc; the outline without any label is no mark that is remembered. What a row is about
        is seen only with all of it: where the picture is cut, the row is what is on offer.
        """
        x, y, w, h = _whole(box)
        o = outside
        self._stamp(theme.VERMILION, shapes.ring(w + 2 * o, h + 2 * o, radius + o, width), x - o, y - o)
        if label:
            inside = (x + theme.DISC / 2, y + theme.DISC / 2)
            self.label(inside if at == INSIDE else (x + w * SHARE[at[0]], y + h * SHARE[at[1]]), label)
        if label is not None:
            self._found(label, row or (x, y, w, h))

    def legal_path(self, points: Points, label: str | None = None, at: Point | None = None, *, by: float = 0) -> None:
        """An option's outline round a polygon, moved inwards `by` px, with the disc at a given point."""
        path = shapes.inset(points, by) if by else list(points)
        self._stamp(theme.VERMILION, shapes.outline(path, theme.LEGAL_WIDTH))
        if label and at is not None:
            self.label(at, label)
        if label is not None:
            left, top = (min(point[side] for point in path) for side in (0, 1))
            right, bottom = (max(point[side] for point in path) for side in (0, 1))
            self._found(label, (left, top, right - left, bottom - top))
            self._shaped(label, path)

    def label(self, at: Point, label: str, size: int = theme.DISC) -> None:
        """The numbered disc of an option; none without a number."""
        box = (at[0] - size / 2, at[1] - size / 2, size, size)
        if label:
            self.icon(at, "mark", size, label=label)
            self.image.info.setdefault("discs", {}).setdefault(label, []).append(box)
        self._found(label, box)

    def _found(self, label: str, box: Box) -> None:
        """Remembers with the picture where an option has its mark; whoever sends it asks which ones it has.

        Marks without a label are remembered as one, round all of them.
        """
        marks = self.image.info.setdefault("marks", {})
        marks[label] = around(marks[label], box) if label == "" and label in marks else box
        self.place(box, label)

    def place(self, box: Box, label: str, path: Points | None = None) -> None:
        """Remembers where something marked lies, for a light that falls on it, and its shape if that is no box."""
        self.image.info.setdefault("places", {}).setdefault(label, []).append(box)
        if path is not None:
            self._shaped(label, path)

    def _shaped(self, label: str, path: Points) -> None:
        self.image.info.setdefault("paths", {}).setdefault(label, []).append(path)

    def whole(self, box: Box) -> None:
        """Remembers a thing: a part of the picture has all of it, or nothing."""
        self.image.info["wholes"] = (*self.image.info.get("wholes", ()), box)

    def pinned(self, at: Point, name: str, size: int, **variant: Any) -> None:
        """A sign on the edge of a thing, over its outline; with the picture it is remembered that it belongs to it."""
        self.icon(at, name, size, **variant)
        self.image.info.setdefault("pinned", []).append((at[0] - size / 2, at[1] - size / 2, size, size))

    def changed(self, box: Box, *, radius: int = theme.RADIUS, outside: int = 4) -> None:
        """The halo of something new round a box: a bright ring in a dark one."""
        x, y, w, h = _whole(box)
        self._new((x, y, w, h))
        for colour, o, wide in ((theme.STAR, outside, theme.GLOW), (theme.RIM, outside + theme.GLOW, theme.RIM_WIDTH)):
            self._stamp(colour, shapes.ring(w + 2 * o, h + 2 * o, radius + o, wide), x - o, y - o)

    def _new(self, box: Box) -> None:
        """Remembers where something has changed: what has no marks is cut to that."""
        self.image.info.setdefault("new", []).append(box)

    def marks(
        self,
        target: str,
        box: Box,
        marked: Mapping[str, str],
        changed: frozenset[str],
        *,
        radius: int = theme.RADIUS,
        at: str = INSIDE,
        outside: int = 4,
    ) -> None:
        """Both marks of a component, as far as it has them: the halo lies round the vermilion, none on the contents."""
        if target in changed:
            self.changed(box, radius=radius, outside=outside + 4 if target in marked else outside)
        if target in marked:
            self.legal(box, marked[target], radius=radius, at=at, outside=outside)

    def dim(self, box: Box, ground: Colour = theme.PAPER) -> None:
        """Draws a veil over what its reader cannot have; everything on it is still to be read."""
        x, y, w, h = _whole(box)
        part = self.image.crop((x, y, x + w, y + h))
        greys = [theme.mix((n, n, n), ground, theme.VEIL) for n in range(256)]
        self.image.paste(part.point([grey[channel] for channel in range(3) for grey in greys]), (x, y))

    def mover(self, box: Box, *, radius: int = theme.RADIUS) -> None:
        """The vermilion outline of whose turn it is."""
        self.panel(box, None, theme.VERMILION, width=theme.LEGAL_WIDTH, radius=radius)

    def piece(self, at: Point, seat: SeatStyle, size: int = 48, words: str | int | None = None, **variant: Any) -> None:
        """A seat's piece, as `render.rows.piece` has it."""
        shown = piece(seat, size, words, **variant)
        self.icon(at, shown.name, size, **shown.variant)

    def pill(
        self,
        at: Point,
        words: str | int,
        size: int = theme.LABEL,
        fill: Colour = theme.INK,
        colour: Colour | None = None,
        *,
        line: Colour | None = None,
        bold: fonts.Weight = True,
        anchor: str = "mm",
        least: float = 0,
        pad: float = 14,
        radius: int | None = None,
        tall: int | None = None,
    ) -> float:
        """Words on a rounded tag; returns its width."""
        tall = round(size * 1.45) if tall is None else tall
        wide = round(max(least, fonts.width(str(words), size, bold) + 2 * pad))
        x, y = round(at[0] - wide * SHARE[anchor[0]]), round(at[1] - tall * SHARE[anchor[1]])
        self.panel((x, y, wide, tall), fill, line, radius=tall // 3 if radius is None else radius)
        self.text((x + wide / 2, y + tall / 2), words, size, colour or theme.contrast(fill), bold=bold, anchor="mm")
        return wide

    def _put(self, x: int, y: int, parts: Sequence[CutPart]) -> None:
        """What was cut into parts that are copied and parts that are blended."""
        paste = self._core.paste
        for rgb, mask, left, top, w, h in parts:
            box = (x + left, y + top, x + left + w, y + top + h)
            if mask is None:
                paste(rgb, box)
            else:
                paste(rgb, box, mask)

    def _stamp(self, colour: Colour, stamp: Stamp, x: int = 0, y: int = 0) -> None:
        for mask, left, top, w, h in stamp:
            self._lay(colour, mask, x + left, y + top, w, h)

    def _lay(self, colour: Colour, mask: Image.Image | None, x: int, y: int, w: int, h: int) -> None:
        """One colour through a mask; Pillow blends a picture four times as fast as a bare colour, so it gets one."""
        box = (x, y, x + w, y + h)
        if mask is None:
            self._core.paste(colour, box)
        else:
            self._core.paste(_imaging.fill("RGB", (w, h), colour), box, mask.im)


def around(one: Box, other: Box) -> Box:
    """The box round two boxes."""
    left, top = min(one[0], other[0]), min(one[1], other[1])
    right, bottom = max(one[0] + one[2], other[0] + other[2]), max(one[1] + one[3], other[1] + other[3])
    return left, top, right - left, bottom - top


def _whole(box: Box) -> tuple[int, int, int, int]:
    """The box on whole pixels."""
    x, y, w, h = box
    left, top = round(x), round(y)
    return left, top, max(1, round(x + w) - left), max(1, round(y + h) - top)
