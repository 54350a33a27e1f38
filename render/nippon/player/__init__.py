"""A zaibatsu: supplies, workers, tracks, pieces, departments, objectives, factories, contracts, influence tokens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PIL import Image

from engine.nippon.view.structs import View
from engine.nippon.view.structs_player import PlayerView
from render.head import one_or_two
from render.kit import CAPITALS, Icon, Part, Sheet, Words, theme
from render.nippon.colours import COLOURS
from render.nippon.effects import thing
from render.nippon.player import contracts, factories, objectives, rows, tracks, workers
from render.nippon.player.factories import goods_of
from render.nippon.player.layout import ZaibatsuLayout, means, whole, works
from render.nippon.scene import Scene, own, points
from render.nippon.wording import pic

STOCK = ("vp", "money", "coal", "silk", "iron")


def targets(view: View) -> frozenset[str]:
    """Everything in this picture that an option can aim at."""
    return of_means(view) | of_works(view)


def of_means(view: View) -> frozenset[str]:
    """What lies in the first part for a phone."""
    player = own(view)
    found = ["consolidate", *(f"track:{track.id}" for track in player.tracks)]
    return frozenset([*found, *(f"favour:{stack.level}" for stack in player.favours)])


def of_works(view: View) -> frozenset[str]:
    """What lies in the second."""
    player = own(view)
    found = [contract.id for contract in player.contracts]
    found += [f"objective:{one.id}" for one in player.objectives]
    found += [f"department:{one.color}" for one in player.departments]
    for factory in player.factories:
        found += [factory.id, f"{factory.id}:left", f"{factory.id}:right", f"good:{factory.type}", goods_of(factory)]
    return frozenset(found)


def laid(before: View, now: View, seat: int) -> frozenset[str]:
    """Where a seat has more lying than before: tracks, machines and goods of a factory, objectives with a favour."""
    earlier_player, player = before.players[seat], now.players[seat]
    was = {factory.id: factory for factory in earlier_player.factories}
    tracks = zip(earlier_player.tracks, player.tracks, strict=True)
    found = [f"track:{one.id}" for old, one in tracks if one.index > old.index]
    for old, one in zip(earlier_player.objectives, player.objectives, strict=True):
        found += [f"objective:{one.id}"] * (one.favour > old.favour)
    for factory in player.factories:
        earlier = was.get(factory.id)
        if earlier is not None:
            sides = (("left", factory.left > earlier.left), ("right", factory.right > earlier.right))
            found += [f"{factory.id}:{side}" for side, built in sides if built]
            found += [goods_of(factory)] * (factory.goods > earlier.goods)
    return frozenset(found)


def draw(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture."""
    scene, player = Scene(view, names, lang, marked, changed), own(view)
    where = whole(len(player.factories), view.over)
    sheet = _begun("nippon.player", scene, player, where, (means_still, works_still))
    _means(sheet, scene, player, where)
    _works(sheet, scene, player, where)
    return sheet.image


def draw_means(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """What one has and could consolidate, on a phone."""
    scene, player = Scene(view, names, lang, marked, changed), own(view)
    where = means(view.over)
    sheet = _begun("nippon.phone.means", scene, player, where, (means_still,))
    _means(sheet, scene, player, where)
    return sheet.image


def draw_works(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """What one has built, on a phone."""
    scene, player = Scene(view, names, lang, marked, changed), own(view)
    where = works(len(player.factories))
    sheet = _begun("nippon.phone.works", scene, player, where, (works_still,))
    _works(sheet, scene, player, where)
    return sheet.image


Still = Callable[[Sheet, PlayerView, ZaibatsuLayout, str], None]


def _begun(key: str, scene: Scene, player: PlayerView, where: ZaibatsuLayout, parts: Sequence[Still]) -> Sheet:
    """A sheet with what never changes."""
    cells = tuple((one.id, cell.value, cell.threshold, repr(cell.bonus)) for one in player.tracks for cell in one.cells)
    shape = (player.threshold_worth, cells)

    def still(sheet: Sheet) -> None:
        for part in parts:
            part(sheet, player, where, scene.lang)

    return Sheet.over((key, scene.lang, shape, where.now), *where.size, still, colours=COLOURS)


def means_still(sheet: Sheet, player: PlayerView, where: ZaibatsuLayout, lang: str) -> None:
    """Panels, headings, names of the tracks and the key of the thresholds."""
    workers.still(sheet, where, lang)
    tracks.still(sheet, player, where, lang)
    contracts.still(sheet, where.tokens, pic(lang, "tokens"), where.heading)


def works_still(sheet: Sheet, player: PlayerView, where: ZaibatsuLayout, lang: str) -> None:
    """Panels and headings."""
    rows.still(sheet, where)
    objectives.still(sheet, where, lang)
    factories.still(sheet, where)
    contracts.still(sheet, where.contracts, pic(lang, "contracts"), where.heading)


def _means(sheet: Sheet, scene: Scene, player: PlayerView, where: ZaibatsuLayout) -> None:
    """Supplies, workers, tracks, what a consolidation would bring, influence tokens."""
    _header(sheet, scene, player, where)
    workers.draw(sheet, scene, player, where)
    tracks.draw(sheet, scene, player, where)
    workers.consolidation(sheet, scene, player, where)
    contracts.tokens(sheet, scene, player, where)


def _works(sheet: Sheet, scene: Scene, player: PlayerView, where: ZaibatsuLayout) -> None:
    """Pieces, departments, objectives, factories, contracts."""
    rows.draw(sheet, scene, player, where)
    objectives.departments(sheet, scene, player, where)
    objectives.objectives(sheet, scene, player, where)
    factories.draw(sheet, scene, player, where)
    contracts.contracts(sheet, scene, player, where)


def _header(sheet: Sheet, scene: Scene, player: PlayerView, where: ZaibatsuLayout) -> None:
    """Who it is and what is in the supply."""
    view, style = scene.view, scene.seats[player.seat]
    sheet.panel(where.header, style.tint, style.colour, width=5, radius=14)
    if view.acting == player.seat and not view.over:
        sheet.mover(where.header, radius=14)
    x, y, w, h = where.name
    middle = y + h / 2
    sheet.piece((x - 56, middle), style, 72)
    lift = 0 if view.over else 20
    one_or_two(sheet, (x, middle - lift - 30, w, 60), style.name, range(42, 33, -1), 28)
    if not view.over:
        parts: list[Part] = [Words(pic(scene.lang, "total"), 30, theme.SOFT, bold=CAPITALS), Icon("star", 36)]
        sheet.row((x, middle + 34), [*parts, Words(player.score.total, 36, theme.SOFT)], gap=6)
    for n, resource in enumerate(STOCK):
        box = where.stock(n)
        sheet.panel(box, theme.CARD, None, radius=12)
        count = points(view, player) if resource == "vp" else getattr(player, resource)
        stored = player.coal_stored if resource == "coal" else 0
        size = where.stock_size - 10 * bool(stored)
        row: list[Part] = [thing(resource, size)]
        row.append(Words(count, size - 8, theme.INK if count else theme.FAINT))
        if stored:
            row += [2, Words(f"+{stored}", 30, theme.SOFT), 2, Icon("lock", 26)]
        sheet.row((box[0] + 16, box[1] + box[3] / 2), row, gap=6)
        sheet.marks(f"supply:{resource}", box, scene.marked, frozenset(), radius=12, outside=2)
