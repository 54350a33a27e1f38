"""Small things that stand in rows: pieces, rewards, requirements."""

from __future__ import annotations

from engine.mombasa.components import Components
from engine.mombasa.components.effects import Reward
from engine.mombasa.components.rows import Requirement
from render.kit import Colour, Icon, Part, Point, Sheet, Words, theme

STEP_OF_ANY = theme.SOFT  # steps of the company expanded


def reward(gain: Reward, size: int, step: Colour = STEP_OF_ANY, *, on_map: bool = False) -> list[Part]:
    """What is gained, number inside the icon; on the map a larger one."""
    parts: list[Part] = []
    if gain.track:
        parts.append(Icon("mombasa.map_step" if on_map else "block_arrow", size, words=gain.track, fill=step))
    if gain.bookkeeping:
        parts.append(Icon("mombasa.map_book" if on_map else "book", size, words=gain.bookkeeping))
    if gain.diamonds:
        parts.append(Icon("mombasa.map_diamond" if on_map else "mombasa.diamond", size, words=gain.diamonds))
    if gain.pounds:
        parts.append(Icon("mombasa.map_coin" if on_map else "coin", size, words=gain.pounds))
    if gain.remove_posts:
        parts.append(Icon("mombasa.remove", size, words=gain.remove_posts))
    if gain.pounds_good_minus_1 is not None:
        parts += [Icon("mombasa.priced", size, good=gain.pounds_good_minus_1), Words("−1", round(size * 0.62))]
    return parts


def need(requirement: Requirement, size: int) -> list[Part]:
    """What a book asks for, number beside the icon."""
    name = "clerk" if requirement.kind == "person" else f"mombasa.{requirement.kind}"
    return [Icon(name, size), Words(requirement.min, round(size * 0.85))]


def tile_icon(sheet: Sheet, data: Components, tile: str, at: Point, size: int, *, spent: bool = False) -> None:
    """A bonus tile."""
    thing = data.tile[tile]
    kind = str(thing.__struct_config__.tag)
    worth = {"plus_good": "n", "bookkeeper": "bookkeeping", "merchant": "diamonds", "expansion": "value"}[kind]
    sheet.icon(at, "mombasa.tile", size, kind=kind, n=getattr(thing, worth), spent=spent)


def slot_letter(slot: str) -> str:
    """How a slot is called on the board."""
    return slot.rpartition("_")[2].upper()


def sign_of(measure: str) -> str:
    """The icon of what majorities and books compare."""
    return "clerk" if measure == "person" else f"mombasa.{measure}"


def on_piece(sheet: Sheet, at: Point, size: int, *, first: bool, done: bool) -> None:
    """On the corners of a piece, for the names are long: the first player's pennant, and that the round has ended."""
    x, y = at
    if first:
        sheet.icon((x + size * 0.5, y - size * 0.26), "pennant", round(size * 0.52))
    if done:
        sheet.icon((x + size * 0.4, y + size * 0.36), "tick", round(size * 0.55))
