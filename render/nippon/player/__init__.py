"""A zaibatsu: supplies, workers, tracks, pieces, departments, objectives, factories, contracts, influence tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PIL import Image

from engine.nippon.view.structs import View
from engine.nippon.view.structs_player import PlayerView
from render.kit import Icon, Part, Sheet, Words, theme
from render.nippon.effects import thing
from render.nippon.player import contracts, factories, objectives, rows, tracks, workers
from render.nippon.scene import Scene, own
from render.nippon.wording import pic

WIDE, HIGH = 1600, 1776
HEADER = (24, 16, 1552, 104)
STOCK = ("vp", "money", "coal", "silk", "iron")
STOCK_X, STOCK_WIDE = 538, 197


def targets(view: View) -> frozenset[str]:
    """Everything in this picture that an option can aim at."""
    player = own(view)
    found = ["consolidate", *(contract.id for contract in player.contracts)]
    found += [f"track:{track.id}" for track in player.tracks]
    found += [f"favour:{stack.level}" for stack in player.favours]
    found += [f"objective:{one.id}" for one in player.objectives]
    found += [f"department:{one.color}" for one in player.departments]
    for factory in player.factories:
        found += [factory.id, f"{factory.id}:left", f"{factory.id}:right", f"good:{factory.type}"]
    return frozenset(found)


def draw(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture."""
    scene, player = Scene(view, names, lang, marked, changed), own(view)
    shape = (player.threshold_worth, tuple(tuple(cell.value for cell in track.cells) for track in player.tracks))
    sheet = Sheet.over(("nippon.player", lang, shape), WIDE, HIGH, partial(still, player=player, lang=lang))
    _header(sheet, scene, player)
    workers.draw(sheet, scene, player)
    tracks.draw(sheet, scene, player)
    workers.consolidation(sheet, scene, player)
    rows.draw(sheet, scene, player)
    objectives.departments(sheet, scene, player)
    objectives.objectives(sheet, scene, player)
    factories.draw(sheet, scene, player)
    contracts.contracts(sheet, scene, player)
    contracts.tokens(sheet, scene, player)
    return sheet.image


def still(sheet: Sheet, player: PlayerView, lang: str) -> None:
    """Panels, headings, names of the tracks and the key of the thresholds."""
    workers.still(sheet, lang)
    tracks.still(sheet, player, lang)
    rows.still(sheet)
    objectives.still(sheet, lang)
    factories.still(sheet)
    contracts.still(sheet, lang)


def _header(sheet: Sheet, scene: Scene, player: PlayerView) -> None:
    """Who it is and what is in the supply."""
    view, style = scene.view, scene.seats[player.seat]
    x, y, _, h = HEADER
    sheet.panel(HEADER, style.tint, style.colour, width=5, radius=14)
    if view.acting == player.seat and not view.over:
        sheet.mover(HEADER, radius=14)
    middle = y + h / 2
    sheet.piece((x + 62, middle), style, 72)
    sheet.text((x + 118, middle - 16), style.name, 40, bold=True, room=STOCK_X - x - 130, shrink=(36, 32, 30))
    parts: list[Part] = [Words(pic(scene.lang, "total"), 24, theme.SOFT, bold=False), Icon("star", 28)]
    sheet.row((x + 118, middle + 28), [*parts, Words(player.score.total, 28, theme.SOFT)], gap=6)
    for n, resource in enumerate(STOCK):
        box = (STOCK_X + n * (STOCK_WIDE + 6), y + 16, STOCK_WIDE, h - 32)
        sheet.panel(box, theme.CARD, None, radius=12)
        count = getattr(player, resource)
        stored = player.coal_stored if resource == "coal" else 0
        row: list[Part] = [thing(resource, 46 if stored else 56)]
        row.append(Words(count, 40 if stored else 46, theme.INK if count else theme.FAINT))
        if stored:
            row += [2, Words(f"+{stored}", 30, theme.SOFT), 2, Icon("lock", 26)]
        sheet.row((box[0] + 18, middle), row, gap=8)
