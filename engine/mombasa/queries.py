"""What is legal, said once: a query that refuses gives the reason, with numbers and the paragraph."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.text import Seat, Text, refusal
from engine.mombasa.bonuses import Reward
from engine.mombasa.names import slot_name
from engine.mombasa.printed import Requirement, Slot
from engine.mombasa.state import Player, State
from engine.mombasa.values import book_values, meets


def price(g: State, column: str, card: str) -> int:
    """Crate plus the surcharge of the column (§8.1)."""
    return g.data.card[card].crate + g.data.card_display.surcharge[column]  # type: ignore[index]


def book_at(g: State, me: Seat, at: int) -> tuple[tuple[Requirement, ...], Reward] | None:
    """Requirements and reward at a position of the bookkeeping track; None where no book lies."""
    player, data = g.players[me], g.data
    if at == data.player_board.bookkeeping_track.start_book_space:
        if not player.start_tile:
            return None
        tile = data.start_tile[player.start_tile]
        return tile.requirements, tile.reward
    if at >= len(player.books) or not player.books[at]:
        return None
    book = data.book[player.books[at][-1]]
    return book.requirements, book.reward


def is_face_down(g: State, me: Seat, at: int) -> bool:
    player = g.players[me]
    return bool(player.books[at]) and player.books[at][-1] in player.face_down


def jar_reach(g: State, me: Seat, turned: int = 0) -> int:
    """How far the ink jar could go now (§8.3), with the book at `turned` counted as face down."""
    have = book_values(g, me)
    at = g.players[me].jar
    last = g.data.player_board.bookkeeping_track.last
    while at < last:
        book = book_at(g, me, at + 1)
        if book is None:
            break
        free = at + 1 == turned or is_face_down(g, me, at + 1)
        if not free and not meets(have, book[0]):
            break
        at += 1
    return at


def slot_reached(g: State, player: Player, slot: Slot) -> bool:
    """Whether a slot is unlocked by the markers as they stand (available from the next planning on, §7)."""
    board = g.data.player_board
    if slot.unlock == "diamond_track":
        return player.diamonds >= board.diamond_track.slot_unlock_space
    if slot.unlock == "bookkeeping_track":
        return player.jar >= board.bookkeeping_track.slot_unlock_space
    return True


def why_not_plan_slot(g: State, me: Seat, slot: str, plan: Mapping[str, str]) -> Text | None:
    """A slot takes a card if it is available and a plannable card is left."""
    player, board = g.players[me], g.data.player_board
    if slot not in player.open_slots:
        if g.data.slot[slot].unlock == "diamond_track":
            need, have = board.diamond_track.slot_unlock_space, player.diamonds
            return refusal("mombasa.no.slot_diamonds", "§7", need=need, have=have)
        return refusal("mombasa.no.slot_books", "§7", need=board.bookkeeping_track.slot_unlock_space, have=player.jar)
    playable = g.data.playable
    left = sum(card in playable for card in player.hand) - len(plan)
    if not left and slot not in plan:
        return refusal("mombasa.no.plannable", "§7")
    return None


def why_not_plan_card(g: State, me: Seat, card: str, slot: str, plan: Mapping[str, str]) -> Text | None:
    """Any hand card but share cards, each into one slot."""
    if card not in g.data.playable:
        return refusal("mombasa.no.share_card", "§7")
    if all(card != other or at == slot for at, other in plan.items()):
        return None
    return refusal("mombasa.no.planned", "§7", slot=slot_name(next(s for s, c in plan.items() if c == card)))


def at_end(g: State, me: Seat, company: str) -> bool:
    return g.players[me].tracks[company] >= g.data.track[g.tracks[company]].length


def toll_ahead(g: State, me: Seat, company: str) -> int:
    """The price of the toll section right in front of the marker, 0 if there is none."""
    return g.data.track[g.tracks[company]].toll_after.get(g.players[me].tracks[company], 0)
