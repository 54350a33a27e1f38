"""Set-up (§4): board, decks, displays, what every player gets."""

from __future__ import annotations

from engine.core.effects import note, shuffle
from engine.core.games import Start
from engine.core.rng import random_below, shuffled
from engine.mombasa.components import SHELF, Components
from engine.mombasa.components.names import company_name, tile_name, track_name
from engine.mombasa.components.rows import LETTERS, ExpansionCard
from engine.mombasa.state import Column, Player, State, from_first

DECK_LETTERS = ("A", "B", "C", "D", "E")


def set_up(start: Start) -> State:
    """A state in which the players choose or arrange their first cards."""
    data = SHELF.get(start.components)
    height, posts = data.bases.spaces_per_column, data.bases.columns
    coins = data.round_track.coins[str(start.seats)]
    first = random_below(start.rng, start.seats)
    g = State(
        **start.base(),
        players=[new_player(data, start.seats) for _ in range(start.seats)],
        tracks=lay_tracks(start, data),
        bases={c: [Column(height, height) for _ in range(posts)] for c in data.company_ids},
        deck=[],
        display={column: [""] * data.card_display.height for column in data.card_display.columns},
        book_supply={},
        book_display={},
        round_coins=[coins.get(str(n), 0) for n in range(data.rounds.count + 1)],
        first=first,
        starter=first,
        removed=dict.fromkeys(data.company_ids, 0),
    )
    for letter in reversed(DECK_LETTERS):  # the end of the list is the top: A lies there
        group = [card.id for card in data.action_cards.rows if card.deck == letter]
        g.deck += shuffled(g.rng, group)
    fill_display(g)
    for kind in LETTERS:
        g.book_supply[kind] = shuffled(g.rng, [book.id for book in data.books.rows if book.letter == kind])
    for space in data.book_display.rows:
        g.book_display[space.id] = g.book_supply[space.letter].pop()
    for company, track in g.tracks.items():
        note(g, "mombasa.log.track", company=company_name(company), track=track_name(track))
    note(g, "mombasa.log.first", g.first)
    deal_start_cards(g, data)
    if g.options["setup"] == "advanced":
        deal_tiles(g, data)
        g.phase = "tiles"
    else:
        for n, seat in enumerate(from_first(g), start=1):
            keep_tile(g, seat, next(tile.id for tile in data.start_tiles.rows if tile.first_game_seat == n))
        g.phase = "arrange"
    g.active = g.first
    return g


def new_player(data: Components, seats: int) -> Player:
    """A player as step 10 has it, without cards."""
    board = data.player_board
    return Player(
        pounds=data.players.starting_pounds,
        stacks={slot: [] for slot in data.slot_ids},
        open_slots=[slot.id for slot in board.action_slots.rows if slot.unlock is None],
        markers=data.players.bonus_markers[str(seats)],
        tracks=dict.fromkeys(data.company_ids, 0),
        usable=dict.fromkeys(data.company_ids, 0),
        books=[[] for _ in range(board.bookkeeping_track.last + 1)],
    )


def lay_tracks(start: Start, data: Components) -> dict[str, str]:
    """Step 2: the fixed tracks of a first game, or track cards and sides by chance."""
    if start.options["setup"] == "first_game":
        return {company.id: company.first_game_track for company in data.companies.rows}
    cards = shuffled(start.rng, list(data.track_cards.rows))
    return {c: card.ids[random_below(start.rng, 2)] for c, card in zip(data.company_ids, cards, strict=True)}


def fill_display(g: State) -> None:
    """Fill gaps: right column top to bottom, then middle, then left (§4 step 5, §13); an empty deck leaves gaps."""
    for column in g.data.card_display.fill_order:
        cards = g.display[column]
        for row, card in enumerate(cards):
            if not card and g.deck:
                cards[row] = g.deck.pop()


def deal_start_cards(g: State, data: Components) -> None:
    """Steps 10 and 12: nine starting cards and the "1" expansion card of the place in turn order."""
    for n, seat in enumerate(from_first(g), start=1):
        extra = [c.id for c in data.first_expansion_cards.rows if isinstance(c, ExpansionCard) and c.seat == n]
        hand = [card.id for card in data.start_cards.rows] + extra
        g.players[seat].hand = sorted(hand, key=data.card_order.__getitem__)


def deal_tiles(g: State, data: Components) -> None:
    """Step 13, advanced: two starting tiles each, face down."""
    g.tile_box = [tile.id for tile in data.start_tiles.rows]
    shuffle(g, g.tile_box)
    for seat in from_first(g):
        g.players[seat].dealt = sorted(g.tile_box.pop() for _ in range(2))


def keep_tile(g: State, seat: int, tile: str) -> None:
    """Step 14: the tile lies open; its other half of the deal goes to the box unseen."""
    player = g.players[seat]
    g.tile_box += [other for other in player.dealt if other != tile]
    player.dealt = []
    player.start_tile = tile
    note(g, "mombasa.log.tile", seat, tile=tile_name(tile))
