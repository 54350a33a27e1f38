"""The bookkeeping track (§8.3, §9.3): how far the ink jar gets, which books may be turned, taken and placed."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import Seat, Text, join, refusal, text
from engine.mombasa.components.effects import GOODS, Reward
from engine.mombasa.components.names import measure_name, requirement_names
from engine.mombasa.components.rows import Requirement
from engine.mombasa.queries.facts import Values, book_values, meets
from engine.mombasa.state import State


def book_at(g: State, me: Seat, at: int) -> tuple[tuple[Requirement, ...], Reward] | None:
    """Requirements and reward at a position of the bookkeeping track; None where no book lies."""
    player, data = g.players[me], g.data
    if at == data.player_board.bookkeeping_track.start_book_space:
        tile = data.start_tile.get(player.start_tile)
        return (tile.requirements, tile.reward) if tile is not None else None
    if at >= len(player.books) or not player.books[at]:
        return None
    book = data.book[player.books[at][-1]]
    return book.requirements, book.reward


def is_face_down(g: State, me: Seat, at: int) -> bool:
    player = g.players[me]
    return bool(player.books[at]) and player.books[at][-1] in player.face_down


def jar_reach(g: State, me: Seat, turned: int = 0) -> int:
    """How far the ink jar could go now, with the book at `turned` counted as face down."""
    return reach_with(g, me, book_values(g, me), turned)


def reach_with(g: State, me: Seat, have: Values, turned: int = 0) -> int:
    """How far it would get with these values."""
    at = g.players[me].jar
    while (book := book_at(g, me, at + 1)) is not None:
        free = at + 1 == turned or is_face_down(g, me, at + 1)
        if not free and not meets(have, book[0]):
            break
        at += 1
    return at


def why_not_turn(g: State, me: Seat, at: int) -> Text | None:
    """A face-up book ahead of the jar may be turned for pounds; the starting book never (R4)."""
    player, board = g.players[me], g.data.player_board.bookkeeping_track
    if at == board.start_book_space:
        return refusal("mombasa.no.turn_start", "R4")
    if book_at(g, me, at) is None:
        return refusal("mombasa.no.turn_nothing", "8.3", at=at)
    if at <= player.jar:
        return refusal("mombasa.no.turn_passed", "R37", at=at)
    if is_face_down(g, me, at):
        return refusal("mombasa.no.turn_twice", "8.3", at=at)
    if player.pounds < board.flip_pounds:
        return refusal("mombasa.no.pounds", "8.3", need=board.flip_pounds, have=player.pounds)
    return None


def paid_reach(g: State, me: Seat) -> int:
    """How far it would get after the best turning of a book that can be paid; 0 where none gets it further."""
    last = g.data.player_board.bookkeeping_track.last
    turned = [jar_reach(g, me, at) for at in range(1, last + 1) if why_not_turn(g, me, at) is None]
    best = max(turned, default=0)
    return best if best > jar_reach(g, me) else 0


def why_not_reach(g: State, me: Seat, at: int, reach: int) -> Text | None:
    """The jar enters a position if everything up to it is met or face down; else the first obstacle is the reason."""
    if at <= g.players[me].jar:
        return refusal("mombasa.no.jar_back", "8.3", at=g.players[me].jar)
    if at <= reach:
        return None
    obstacle = reach + 1
    book = book_at(g, me, obstacle)
    if book is None:
        return refusal("mombasa.no.gap", "8.3", at=obstacle)
    key = "requirement_person" if any(need.kind == "person" for need in book[0]) else "requirement"
    have = value_names(book_values(g, me), book[0])
    return refusal(f"mombasa.no.{key}", "9.4", at=obstacle, needs=requirement_names(book[0]), have=have)


def value_names(have: Values, requirements: Sequence[Requirement]) -> Text:
    """The current values that count for these requirements."""
    found: dict[str, Text] = {}
    for need in requirements:
        for kind in GOODS if need.kind == "any_good" else (need.kind,):
            if kind == "person":
                found[kind] = text("mombasa.need.person", n=have[kind])
            else:
                found[kind] = text("mombasa.need.good", good=measure_name(kind), n=have[kind])
    return join(found.values())


def why_not_take(g: State, space: str, points: int) -> Text | None:
    """A book of the display costs its points."""
    letter = g.data.book_space[space].letter
    if space not in g.book_display:
        return refusal("mombasa.no.book", "9.3", letter=letter)
    need = g.data.book_price[letter]
    return refusal("mombasa.no.book_points", "9.3", letter=letter, need=need, have=points) if need > points else None


def why_not_put(g: State, me: Seat, book: str, at: int) -> Text | None:
    """A book goes on an empty position (no A-book where A is crossed out) or on a book of its letter."""
    if at == g.data.player_board.bookkeeping_track.start_book_space:
        return refusal("mombasa.no.turn_start", "R4")
    pile = g.players[me].books[at]
    letter = g.data.book[book].letter
    if pile:
        under = g.data.book[pile[-1]].letter
        return None if under == letter else refusal("mombasa.no.cover", "9.3", at=at, under=under, letter=letter)
    if letter == "A" and at in g.data.player_board.bookkeeping_track.no_a_book_spaces:
        return refusal("mombasa.no.crossed", "9.3", at=at)
    return None


def places_in_order(g: State, me: Seat) -> list[int]:
    """Positions for books: empty ones ahead of the jar first, then covering, then what the jar has passed (§18)."""
    board, player = g.data.player_board.bookkeeping_track, g.players[me]
    places = range(board.start_book_space, board.last + 1)
    return sorted(places, key=lambda at: (at <= player.jar, bool(player.books[at]), at))


def fits_somewhere(g: State, me: Seat, book: str) -> bool:
    """Whether a book has a legal position at all; without one it is lost (R22)."""
    board = g.data.player_board.bookkeeping_track
    return any(why_not_put(g, me, book, at) is None for at in range(board.first_book_space, board.last + 1))
