"""A player's own picture: stacks, slots, two tracks, hand; private, with the header in the seat's colour."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PIL import Image

from engine.mombasa.view.structs import PlayerView, View
from render.kit import Icon, Part, SeatStyle, Sheet, Words, piece, theme
from render.mombasa import layout
from render.mombasa.player import fortune, hand, ledgers, slots
from render.mombasa.scene import Scene, own
from render.mombasa.wording import heading, plain

Section = Callable[[Sheet, Scene, PlayerView, int], None]


def draw(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture of the seat that looks, section below section."""
    scene = Scene(view, names, lang, marked, changed)
    me = own(view)
    sections: list[tuple[Section, int]] = [
        (hand.tiles, hand.tiles_high(scene, me)),
        (slots.draw, slots.high(me)),
        (ledgers.diamonds, layout.DIAMOND_HIGH),
        (ledgers.books, layout.LEDGER_HIGH),
        (ledgers.taken, ledgers.taken_high(scene, me)),
        (holdings, hand.high(me) + fortune.high(me)),
    ]
    sheet = Sheet(layout.WIDTH, layout.PLAYER_TOP + sum(high for _, high in sections) + 8)
    head(sheet, scene, me)
    top = layout.PLAYER_TOP
    for section, high in sections:
        if high:
            section(sheet, scene, me, top)
        top += high
    return sheet.image


def holdings(sheet: Sheet, scene: Scene, me: PlayerView, top: int) -> None:
    """The hand, and what everything is worth beside or below it."""
    hand.draw(sheet, scene, me, top)
    fortune.draw(sheet, scene, me, top)


def head(sheet: Sheet, scene: Scene, me: PlayerView) -> None:
    """Who, cash, bonus markers, sum, round and phase; a vermilion tag if it is this player's turn."""
    seat, high = scene.seats[me.seat], layout.PLAYER_HEADER
    middle = (high - 4) / 2
    sheet.rect((0, 0, layout.WIDTH, high), seat.tint)
    sheet.rect((0, high - 6, layout.WIDTH, 3), seat.colour)
    sheet.rect((0, high - 3, layout.WIDTH, 3), theme.INK)
    right = tag(sheet, scene, me, middle)
    when = heading(scene.lang, "round", round=scene.view.round, rounds=scene.view.rounds)
    when += " · " + plain(scene.lang, "phase", scene.view.phase)
    facts: list[Part] = [Icon("coin", 54, line=theme.INK), Words(me.pounds, 44), 26]
    count = me.markers + me.markers_placed
    for number in range(count):
        facts += [marker(seat, placed=number >= me.markers), -2 if number < count - 1 else 22]
    facts += [Words(f"= £{me.total}", 42), 26]
    sheet.piece((72, middle), seat, 76)
    x = 124 + sheet.text((124, middle), seat.name, 42, bold=True, room=420, shrink=(38, 34)) + 34
    x += sheet.row((x, middle), facts)
    if me.first_player:
        x += sheet.icon((x, middle), "pennant", 48, anchor="lm") + 20
    sheet.text((x, middle), when, 28, theme.SOFT, room=right - x - 20, shrink=(26, 24, 22))


def marker(seat: SeatStyle, *, placed: bool) -> Icon:
    """A bonus marker in the header, grey once it is placed."""
    return piece(seat, 40, "", grey=placed)


def tag(sheet: Sheet, scene: Scene, me: PlayerView, middle: float) -> float:
    """Whether this player is to move, and the last round's hourglass; returns where they begin."""
    x = float(layout.RIGHT)
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
