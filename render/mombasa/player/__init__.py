"""A player's own picture: stacks, slots, two tracks, hand; private, with the header in the seat's colour."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PIL import Image

from engine.mombasa.view.structs import PlayerView, View
from render.head import one_or_two
from render.kit import CAPITALS, Icon, Part, SeatStyle, Sheet, Words, piece, theme
from render.mombasa.player import fortune, hand, ledgers, slots
from render.mombasa.player.layout import PHONE, WHOLE, PlayerLayout
from render.mombasa.scene import Scene, own
from render.mombasa.wording import heading, plain

Section = Callable[[Sheet, Scene, PlayerView, int, PlayerLayout], None]


def draw(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture of the seat that looks, section below section."""
    scene, me = Scene(view, names, lang, marked, changed), own(view)
    return _below_each_other(
        scene,
        me,
        WHOLE,
        [*_turn(scene, me, WHOLE), *_tracks(scene, me, WHOLE), (holdings, holdings_high(me, WHOLE))],
    )


def draw_turn(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """Stacks, slots, hand and fortune, on a phone."""
    scene, me = Scene(view, names, lang, marked, changed), own(view)
    return _below_each_other(scene, me, PHONE, [*_turn(scene, me, PHONE), (holdings, holdings_high(me, PHONE))])


def draw_tracks(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """Diamonds and bookkeeping in two rows each, on a phone."""
    scene, me = Scene(view, names, lang, marked, changed), own(view)
    return _below_each_other(scene, me, PHONE, _tracks(scene, me, PHONE), headed=False)


def _turn(scene: Scene, me: PlayerView, where: PlayerLayout) -> list[tuple[Section, int]]:
    return [(hand.tiles, hand.tiles_high(scene, me, where)), (slots.draw, slots.high(me, where))]


def _tracks(scene: Scene, me: PlayerView, where: PlayerLayout) -> list[tuple[Section, int]]:
    return [
        (ledgers.diamonds, where.diamond_high(scene.data.player_board.diamond_track.last + 1)),
        (ledgers.books, ledgers.books_high(me, where)),
        (ledgers.taken, ledgers.taken_high(scene, me, where)),
    ]


def _below_each_other(
    scene: Scene, me: PlayerView, where: PlayerLayout, sections: Sequence[tuple[Section, int]], *, headed: bool = True
) -> Image.Image:
    top = where.top if headed else where.edge
    sheet = Sheet(where.width, top + sum(high for _, high in sections) + 8)
    if headed:
        head(sheet, scene, me, where)
    for section, high in sections:
        if high:
            section(sheet, scene, me, top, where)
        top += high
    return sheet.image


def holdings_high(me: PlayerView, where: PlayerLayout) -> int:
    return hand.high(me, where) + fortune.high(me, where)


def holdings(sheet: Sheet, scene: Scene, me: PlayerView, top: int, where: PlayerLayout) -> None:
    """The hand, and what everything is worth beside or below it."""
    hand.draw(sheet, scene, me, top, where)
    fortune.draw(sheet, scene, me, top, where)


def head(sheet: Sheet, scene: Scene, me: PlayerView, where: PlayerLayout) -> None:
    """Who, cash, bonus markers, sum, round and phase; a vermilion tag if it is this player's turn."""
    seat, high = scene.seats[me.seat], where.header
    middle, below = where.head_lines
    sheet.rect((0, 0, where.width, high), seat.tint)
    sheet.rect((0, high - 6, where.width, 3), seat.colour)
    sheet.rect((0, high - 3, where.width, 3), theme.INK)
    right = tag(sheet, scene, me, middle, where)
    when = heading(scene.lang, "round", round=scene.view.round, rounds=scene.view.rounds)
    when += " · " + plain(scene.lang, "phase", scene.view.phase)
    facts: list[Part] = [Icon("coin", 54, line=theme.INK), Words(me.pounds, 44), 26]
    count = me.markers + me.markers_placed
    for number in range(count):
        facts += [marker(seat, placed=number >= me.markers), -2 if number < count - 1 else 22]
    facts += [Words(f"= £{me.total}", 42), 26]
    left = where.edge + 40
    sheet.piece((left, middle), seat, 76)
    room = min(where.name_room, right - left - 72)
    called = one_or_two(sheet, (left + 52, middle - 40, room, 80), seat.name, range(42, 33, -2), 34)
    x = left + 52 + called + 34
    if below > middle:
        x, right = where.edge + 12, where.right
    x += sheet.row((x, below), facts)
    if me.first_player:
        x += sheet.icon((x, below), "pennant", 48, anchor="lm") + 20
    sheet.text((x, below), when, 32, theme.SOFT, bold=CAPITALS, room=right - x - 20, shrink=(30, 28, 26, 24, 22))


def marker(seat: SeatStyle, *, placed: bool) -> Icon:
    """A bonus marker in the header, grey once it is placed."""
    return piece(seat, 40, "", grey=placed)


def tag(sheet: Sheet, scene: Scene, me: PlayerView, middle: float, where: PlayerLayout) -> float:
    """Whether this player is to move, and the last round's hourglass; returns where they begin."""
    x = float(where.right)
    if scene.view.active == me.seat:
        mine = me.hand is not None and scene.view.hands == "hidden"
        words = heading(scene.lang, "your_turn" if mine else "to_move")
        x -= sheet.pill((x, middle), words, 38, theme.VERMILION, anchor="rm", pad=28, radius=28) + 14
    elif me.done and not scene.view.over:
        x -= sheet.icon((x, middle), "tick", 50, anchor="rm") + 14
    if me.seat in scene.view.winners:
        x -= sheet.icon((x, middle), "trophy", 66, anchor="rm") + 14
    if scene.view.last_round and not scene.view.over:
        x -= sheet.icon((x, middle), "hourglass", 50, anchor="rm") + 10
    return x
