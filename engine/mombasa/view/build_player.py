"""One player as a seat may see it: the hand only where the viewer may look."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec.structs import replace

from engine.core.text import Seat
from engine.mombasa.components import SHELF
from engine.mombasa.components.rows import Slot
from engine.mombasa.queries.books import reach_with
from engine.mombasa.queries.facts import Values, book_values, meets
from engine.mombasa.queries.goods import goods_value
from engine.mombasa.queries.shares import shares
from engine.mombasa.scoring import total_of
from engine.mombasa.state import Player, State
from engine.mombasa.view.structs import BookPlaceView, PlayerView, SlotView, ValuesView


def player_view(
    g: State, player: Player, me: Seat, have: Values, prices: Mapping[str, int], *, seen: bool
) -> PlayerView:
    """A player with these current values, while shares have these prices; the hand only if it is `seen`."""
    data = g.data
    held = shares(g, me, hand=seen)
    return PlayerView(
        seat=me,
        colour=data.players.colours[me],
        pounds=player.pounds,
        hand=tuple(player.hand) if seen else None,
        hand_size=len(player.hand),
        slots=tuple(slot_view(g, player, me, slot) for slot in data.player_board.action_slots.rows),
        values=ValuesView(have["coffee"], have["banana"], have["cotton"], have["expansion"], have["person"]),
        tiles=tuple(player.tiles),
        markers=player.markers,
        markers_placed=sum(owner == me for owner in g.spaces.values()),
        done=player.done,
        first_player=g.first == me,
        start_tile=player.start_tile or None,
        diamonds=player.diamonds,
        diamond_pounds=data.diamond_pounds[player.diamonds],
        jar=player.jar,
        book_pounds=data.bookkeeping_pounds[player.jar],
        books=book_places(g, player, me, have),
        shares=tuple(held.values()),
        total=total_of(g, me, held, prices),
    )


def slot_view(g: State, player: Player, me: Seat, slot: Slot) -> SlotView:
    board = g.data.player_board
    needs, has = 0, 0
    if slot.unlock == "diamond_track":
        needs, has = board.diamond_track.slot_unlock_space, player.diamonds
    elif slot.unlock == "bookkeeping_track":
        needs, has = board.bookkeeping_track.slot_unlock_space, player.jar
    is_open = slot.id in player.open_slots
    card = player.slots.get(slot.id)
    return SlotView(
        id=slot.id,
        open=is_open,
        opens_next=not is_open and has >= needs and g.round < g.data.rounds.count,
        opens_at=needs,
        card=card,
        used=slot.id in player.used,
        plus_good=player.plus_on == slot.id,
        value=goods_value(g, me, slot.id) if card is not None else 0,
        stack=tuple(player.stacks[slot.id]),
    )


def book_places(g: State, player: Player, me: Seat, values: Values) -> tuple[BookPlaceView, ...]:
    data = g.data
    board = data.player_board.bookkeeping_track
    have = book_values(g, me, values)
    reach = reach_with(g, me, have)
    found = []
    for at, (ahead, behind) in enumerate(empty_places(g.components), start=1):
        pile = player.books[at]
        if not pile and at != board.start_book_space:
            found.append(behind if at <= player.jar else ahead)
            continue
        needs = data.book[pile[-1]].requirements if pile else None
        if at == board.start_book_space:
            needs = data.start_tile[player.start_tile].requirements if player.start_tile else None
        found.append(
            replace(
                ahead,
                book=pile[-1] if pile else None,
                covered=tuple(pile[:-1]),
                face_down=bool(pile) and pile[-1] in player.face_down,
                passed=at <= player.jar,
                met=needs is not None and meets(have, needs),
                reachable=player.jar < at <= reach,
            )
        )
    return tuple(found)


@lru_cache(maxsize=8)
def empty_places(components: str) -> tuple[tuple[BookPlaceView, BookPlaceView], ...]:
    """Every position of the bookkeeping track without a book: ahead of the jar, and behind it."""
    board = SHELF.get(components).player_board.bookkeeping_track
    printed = {value.space: value.pounds for value in board.values}
    found = []
    for at in range(1, board.last + 1):
        ahead = BookPlaceView(
            id=f"book_place:{at}",
            position=at,
            book=None,
            covered=(),
            face_down=False,
            passed=False,
            met=False,
            reachable=False,
            pounds=printed.get(at, 0),
            unlocks_slot=at == board.slot_unlock_space,
        )
        found.append((ahead, replace(ahead, passed=True)))
    return tuple(found)
