"""The small steps by which rules change what players hold; every one of them is put down in the account.

Money goes through `gain` and `pay`. Besides what a thing is, `worth` puts down what it counts at the end, in pounds.
"""

from __future__ import annotations

from engine.core.effects import book
from engine.core.text import Seat
from engine.mombasa.queries.shares import column_coins, open_cards, share_value, shares_on, track_shares
from engine.mombasa.scoring import counts_hands
from engine.mombasa.state import Column, State


def move_marker(g: State, me: Seat, company: str) -> int:
    """One space forward on the track of a company, where a share may lie; returns the space."""
    track, player = g.data.track[g.tracks[company]], g.players[me]
    at = player.tracks[company] = player.tracks[company] + 1
    book(g, me, f"step:{company}", 1)
    if track.shares_at[at] > track.shares_at[at - 1]:
        hold_shares(g, me, company, track.shares_at[at] - track.shares_at[at - 1])
    return at


def hold_shares(g: State, me: Seat, company: str, n: int) -> None:
    """So many shares more, or less, at what they are worth now."""
    book(g, me, f"share:{company}", n)
    book(g, me, "worth", n * share_value(g, company))


def fill_column(g: State, company: str, n: int, column: Column) -> None:
    """A column of a base loses or gets posts, and the shares of everybody change their value; hands stay secret."""
    change = column_coins(g.data, column) - column_coins(g.data, g.bases[company][n])
    g.bases[company][n] = column
    if not change:
        return
    for seat, player in enumerate(g.players):
        on_table = track_shares(g, seat, company) + shares_on(g, open_cards(g, seat), company)
        book(g, seat, "worth", change * on_table)
        in_hand = shares_on(g, player.hand, company)
        book(g, seat, "worth", change * in_hand, to=None if counts_hands(g) else (seat,))


def move_diamonds(g: State, me: Seat, n: int) -> None:
    """Steps on the diamond track."""
    player, pounds = g.players[me], g.data.diamond_pounds
    before, player.diamonds = player.diamonds, player.diamonds + n
    book(g, me, "diamonds", n)
    book(g, me, "worth", pounds[player.diamonds] - pounds[before])


def set_jar(g: State, me: Seat, at: int) -> None:
    """The ink jar on a position ahead."""
    player, pounds = g.players[me], g.data.bookkeeping_pounds
    before, player.jar = player.jar, at
    book(g, me, "jar", at - before)
    book(g, me, "worth", pounds[at] - pounds[before])


def take_to_hand(g: State, me: Seat, card: str) -> None:
    """A card that everybody has seen joins a hand."""
    hand = g.players[me].hand
    hand.append(card)
    hand.sort(key=g.data.card_order.__getitem__)
    book(g, me, "card", 1)
    for company, n in g.data.card[card].shares.items():
        hold_shares(g, me, company, n)


def discard(g: State, me: Seat, card: str) -> None:
    """A card of a hand on the discard pile, for everybody to see."""
    g.players[me].hand.remove(card)
    g.discard.append(card)
    book(g, me, "card", -1)
    for company, n in g.data.card[card].shares.items():
        hold_shares(g, me, company, -n)


def add_markers(g: State, me: Seat, n: int) -> None:
    """Bonus markers to the supply of a player, or from it."""
    g.players[me].markers += n
    book(g, me, "marker", n)


def hand_out_tile(g: State, me: Seat, tile: str) -> None:
    """A bonus tile beside a player's board."""
    g.players[me].tiles.append(tile)
    book(g, me, "tile", 1)


def hand_back_tiles(g: State, me: Seat) -> list[str]:
    """All bonus tiles of a player, back to the board."""
    player = g.players[me]
    tiles, player.tiles = player.tiles, []
    book(g, me, "tile", -len(tiles))
    return tiles


def take_first_marker(g: State, me: Seat) -> None:
    """The first player marker, from whoever has it."""
    book(g, g.first, "first", -1)
    book(g, me, "first", 1)
    g.first = me


def take_from_display(g: State, me: Seat, space: str) -> str:
    """A book, which waits for its place until the end of the turn."""
    taken = g.book_display.pop(space)
    g.taken.append(taken)
    book(g, me, "book", 1)
    return taken


def lose_book(g: State, me: Seat, lost: str) -> None:
    """A book without a place leaves the game."""
    g.book_box.append(lost)
    book(g, me, "book", -1)
