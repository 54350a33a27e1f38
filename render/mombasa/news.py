"""The bottom line: what changed, in icons."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit import Icon, Part, Sheet, Words, fitting_rows, piece, theme
from render.mombasa import layout
from render.mombasa.scene import Scene
from render.mombasa.wording import name

SIZE = 46
ROOM, BETWEEN = layout.INNER - 100, 44


def parts(scene: Scene) -> Sequence[Sequence[Part]]:
    """One group of icons per thing that changed, as many as fit."""
    groups = [*regions(scene), *values(scene), *steps(scene), *spaces(scene), *books(scene)]
    return fitting_rows(groups, ROOM - BETWEEN, between=BETWEEN)


def regions(scene: Scene) -> list[list[Part]]:
    """Regions with whose post stands there now."""
    found: list[list[Part]] = []
    for region in scene.view.regions:
        if region.id in scene.changed:
            owner = region.fresh or region.post
            post = Icon("mombasa.post", SIZE, company=owner or "")
            found.append([post, Words(name(scene.lang, "region", region.id), 26, bold=False)])
    return found


def values(scene: Scene) -> list[list[Part]]:
    """What shares of a company are worth now that its base has changed."""
    return [
        [
            Icon("mombasa.share", SIZE - 4, company=base.company),
            Icon("coin", SIZE, words=base.share_value, line=theme.INK),
        ]
        for base in scene.view.bases
        if base.id in scene.changed
    ]


def steps(scene: Scene) -> list[list[Part]]:
    """Markers that moved, track by track."""
    found: list[list[Part]] = []
    for track in scene.view.tracks:
        moved = [s for s in range(scene.view.seats) if f"track:{track.company}:{s}" in scene.changed]
        if moved:
            arrow = Icon("block_arrow", SIZE - 6)
            pieces = [piece(scene.seats[seat], SIZE - 4) for seat in moved]
            found.append([*pieces, arrow, Icon("mombasa.post", SIZE, company=track.company)])
    return found


def spaces(scene: Scene) -> list[list[Part]]:
    """Bonus markers that were placed."""
    placed = [s.marker for s in scene.view.spaces if s.id in scene.changed and s.marker is not None]
    if not placed:
        return []
    return [
        [*(piece(scene.seats[seat], SIZE - 4) for seat in placed), Icon("arrow", 32), Icon("mombasa.ring", SIZE - 6)]
    ]


def books(scene: Scene) -> list[list[Part]]:
    """How many books were taken or came."""
    count = sum(space.id in scene.changed for space in scene.view.books)
    return [[Icon("book", SIZE), Words(f"×{count}", 30)]] if count else []


def draw(sheet: Sheet, groups: Sequence[Sequence[Part]], y: float) -> None:
    """The gold dash, then the groups with thin lines between them."""
    sheet.dashes([(layout.EDGE + 4, y), (layout.EDGE + 74, y)], theme.GOLD, 6, 18, 10)
    x = layout.EDGE + 100.0
    for number, group in enumerate(groups):
        if number:
            sheet.rect((x - 23, y - 22, 3, 44), theme.LINE)
        x += sheet.row((x, y), group) + BETWEEN
