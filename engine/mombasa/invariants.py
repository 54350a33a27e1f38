"""The invariants (§17) that a single state can show; those over time are tested over whole games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.text import Seat
from engine.mombasa.components.effects import ExtraMarkers, Reserve
from engine.mombasa.components.rows import LETTERS, GoodsCard, PlusGoodTile, ShareCard
from engine.mombasa.queries.shares import base_posts, share_value
from engine.mombasa.state import Player, State


def broken(g: State) -> list[str]:
    """Every invariant that does not hold, as "I7: what is wrong"."""
    return [
        *bases_and_map(g),
        *cards(g),
        *books(g),
        *markers_and_tiles(g),
        *money(g),
        *(fault for seat, player in enumerate(g.players) for fault in player_faults(g, seat, player)),
    ]


def bases_and_map(g: State) -> Iterator[str]:
    """I1 to I3."""
    height = g.data.bases.spaces_per_column
    on_map = Counter([*g.posts.values(), *g.fresh.values()])
    for company in g.data.company_ids:
        count = base_posts(g, company) + on_map[company] + g.removed[company]
        if count != g.data.bases.posts:
            yield f"I1: {count} posts of {company}"
        for column in g.bases[company]:
            if not (height - 1 <= column.floor <= height and 0 <= column.posts <= column.floor):
                yield f"I2: {company} has a column of {column.posts} posts down to space {column.floor}"
            if column.floor == height and column.posts == 0:
                yield f"I2: {company} has an emptied column that would be filled to the bottom"
        worth = share_value(g, company)
        coins = g.data.bases.coins.per_space_top_to_bottom
        empty = [n for c in g.bases[company] for at, n in enumerate(coins) if not c.floor - c.posts <= at < c.floor]
        if worth != sum(empty) or not 0 <= worth <= g.data.bases.columns * sum(coins):
            yield f"I3: a share of {company} is worth {worth}"
    for region, company in g.fresh.items():
        if g.posts.get(region) == company:
            yield f"I1: {company} stands twice in {region}"
    if g.fresh and (g.doing is None or g.doing.action != "expansion"):
        yield "I1: two posts in a region outside of an expansion"


def cards(g: State) -> Iterator[str]:
    """I4, I5 and the cards of I12."""
    data = g.data
    shown = [card for column in g.display.values() for card in column if card]
    everywhere = Counter([*g.deck, *shown, *g.discard])
    for player in g.players:
        everywhere.update(own_cards(player))
    for card in data.action_cards.rows:
        if everywhere[card.id] != 1:
            yield f"I4: {everywhere[card.id]} of {card.id}"
    for card in data.start_cards.rows:
        if everywhere[card.id] != g.seats:
            yield f"I4: {everywhere[card.id]} of {card.id} for {g.seats} players"
    for n, card in enumerate(data.first_expansion_cards.rows):
        if everywhere[card.id] != (n < g.seats):
            yield f"I4: {everywhere[card.id]} of {card.id}"
    if sum(everywhere.values()) != len(data.action_cards.rows) + g.seats * (len(data.start_cards.rows) + 1):
        yield f"I4: {sum(everywhere.values())} cards"
    for player in g.players:
        doubled = [card for card, n in Counter(own_cards(player)).items() if n > 1]
        if doubled:
            yield f"I4: {doubled} twice with one player"
        if any(slot not in player.open_slots for slot in player.slots):
            yield f"I5: a card in a locked slot: {player.slots}"
        if any(isinstance(data.card[card], ShareCard) for card in player.slots.values()):
            yield f"I5: a share card in a slot: {player.slots}"
        if len(set(player.used)) != len(player.used):
            yield f"I12: used twice: {player.used}"
        if any(at not in player.slots and at not in player.tiles for at in player.used):
            yield f"I12: used, but not there: {player.used}"
        if player.done and (player.slots or player.tiles or player.used or player.plus_on):
            yield "I12: cards or tiles lie out after the action phase was ended"


def own_cards(player: Player) -> list[str]:
    return [*player.hand, *player.slots.values(), *(card for stack in player.stacks.values() for card in stack)]


def books(g: State) -> Iterator[str]:
    """I6."""
    data = g.data
    everywhere = Counter([*g.book_display.values(), *g.book_box, *g.taken])
    for supply in g.book_supply.values():
        everywhere.update(supply)
    for player in g.players:
        for at, pile in enumerate(player.books):
            everywhere.update(pile)
            if len({data.book[book].letter for book in pile}) > 1:
                yield f"I6: mixed letters at position {at}"
            crossed = at in data.player_board.bookkeeping_track.no_a_book_spaces
            if crossed and any(data.book[book].letter == "A" for book in pile):
                yield f"I6: an A-book on the crossed-out position {at}"
            if pile and at < data.player_board.bookkeeping_track.first_book_space:
                yield f"I6: a book on position {at}"
        if any(book not in [pile_book for pile in player.books for pile_book in pile] for book in player.face_down):
            yield f"I6: face down, but not on the track: {player.face_down}"
    wrong = [book.id for book in data.books.rows if everywhere[book.id] != 1]
    if wrong or sum(everywhere.values()) != len(data.books.rows):
        yield f"I6: not exactly once: {wrong}"
    for letter in LETTERS:
        for space, book in g.book_display.items():
            if data.book_space[space].letter == letter and data.book[book].letter != letter:
                yield f"I6: {book} lies at {space}"


def markers_and_tiles(g: State) -> Iterator[str]:
    """I8, I9 and I11."""
    placed = Counter(g.spaces.values())
    for seat, player in enumerate(g.players):
        wanted = g.data.players.bonus_markers[str(g.seats)] + extra_markers(g, player)
        if player.markers + placed[seat] != wanted or wanted > g.data.players.bonus_markers_in_box:
            yield f"I8: seat {seat} has {player.markers} + {placed[seat]} bonus markers instead of {wanted}"
    held = Counter(tile for player in g.players for tile in player.tiles)
    if any(n > 1 or tile not in g.data.tile for tile, n in held.items()):
        yield f"I9: {held}"
    reserved = Counter(
        effect.tile for space in g.spaces if isinstance(effect := g.data.place[space].space.effect, Reserve)
    )
    if any(n > 1 for n in reserved.values()):
        yield f"I9: reserved twice: {reserved}"
    if not 0 <= g.first < g.seats:
        yield f"I11: the first player marker is with seat {g.first}"


def extra_markers(g: State, player: Player) -> int:
    """Markers that usable bonuses of B2 have brought."""
    found = 0
    for company, reached in player.usable.items():
        effect = g.data.track[g.tracks[company]].bonuses[reached - 1].effect if reached else None
        found += effect.n if isinstance(effect, ExtraMarkers) else 0
    return found


def money(g: State) -> Iterator[str]:
    """I10."""
    coins = sum(g.round_coins) + sum(g.book_coins.values()) + g.coins_collected
    wanted = sum(g.data.round_track.coins[str(g.seats)].values())
    if coins != wanted:
        yield f"I10: {coins} coins of the round track instead of {wanted}"
    if any(player.pounds < 0 for player in g.players):
        yield "I10: somebody's money is negative"


def player_faults(g: State, seat: Seat, player: Player) -> Iterator[str]:
    """I7, and what belongs to one player only."""
    board = g.data.player_board
    for company, at in player.tracks.items():
        track = g.data.track[g.tracks[company]]
        if not 0 <= at <= track.length:
            yield f"I7: seat {seat} stands on space {at} of {company}"
        if player.usable[company] > track.fields_reached(at):
            yield f"I7: seat {seat} uses a bonus of {company} without having reached it"
    if not 0 <= player.diamonds <= board.diamond_track.last or not 0 <= player.jar <= board.bookkeeping_track.last:
        yield f"I7: seat {seat} has diamonds {player.diamonds}, jar {player.jar}"
    if player.plus_on:
        card = player.slots.get(player.plus_on, "")
        holds = any(isinstance(g.data.tile[tile], PlusGoodTile) for tile in player.tiles)
        if not holds or not card or not isinstance(g.data.card[card], GoodsCard):
            yield f"I9: seat {seat} has a +1 tile on {card or 'nothing'}"
