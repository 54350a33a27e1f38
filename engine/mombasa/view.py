"""What a seat may know (None: everybody), built field by field for pictures and computer players.

Printed facts (cards, books, regions, tracks, …) are not repeated here: `view.data` has their typed rows, and ids refer
to them. A plan in the making is not in here but in `ask.draft` (card by slot). Before a joint reveal nothing in here
changes, whoever has answered: `active` is None then.
"""

from __future__ import annotations

from msgspec import Struct

from engine.core.text import Seat
from engine.mombasa.bonuses import MEASURES
from engine.mombasa.components import SHELF, Components
from engine.mombasa.printed import PlusGoodTile, Slot
from engine.mombasa.queries import jar_reach, price
from engine.mombasa.scoring import counts_hands, total
from engine.mombasa.state import Doing, Player, State
from engine.mombasa.values import (
    base_posts,
    book_values,
    goods_value,
    has_majority,
    meets,
    mines,
    share_value,
    shares,
    track_shares,
    values,
)

JOINT_PHASES = ("tiles", "arrange", "planning")


class RegionView(Struct, frozen=True):
    """A region: `post` is the company standing there, `fresh` a post of the expansion under way beside or instead."""

    id: str
    post: str | None
    fresh: str | None


class BaseView(Struct, frozen=True):
    """A company base: `columns[c][s]` is True where a post stands, space 0 on top; coins are in `data.bases.coins`."""

    id: str  # "base:cairo"; the company alone is what options aim at
    company: str
    columns: tuple[tuple[bool, ...], ...]
    sealed: tuple[bool, ...]  # columns whose lowest space was emptied and stays empty
    posts: int
    on_map: int
    removed: int
    mines: int  # mine icons under its posts
    share_value: int


class TrackView(Struct, frozen=True):
    """The track at a company: `data.track[track]` has spaces, tolls, fields and bonuses."""

    company: str
    track: str
    markers: tuple[int, ...]  # space by seat
    shares: tuple[int, ...]  # shares on this track by seat
    reached: tuple[int, ...]  # special fields reached by seat: 0, 1 or 2
    usable: tuple[int, ...]  # those whose bonus may be used now (from the next own turn on)


class TrackMarkerView(Struct, frozen=True):
    """A seat's marker on a company track, so that a picture can tell which ones have moved."""

    id: str  # "track:cairo:2": company and seat
    space: int


class CardSpaceView(Struct, frozen=True):
    """A space of the card display; `price` is crate plus surcharge, `pays` what the purchase under way would cost."""

    id: str  # "left:0": column and row
    column: str
    row: int
    card: str | None
    price: int
    pays: int


class BookSpaceView(Struct, frozen=True):
    """A space of the book display; `coin_round` is the round that will still bring a coin, 0 if none will."""

    id: str
    letter: str
    book: str | None
    price: int
    coins: int
    coin_round: int
    met_by: tuple[Seat, ...]  # seats whose current values meet the requirement


class BonusSpaceView(Struct, frozen=True):
    """A bonus space in play, of the board or of a track (who may use that: `TrackView.usable`)."""

    id: str
    company: str | None  # whose track it belongs to; None on the board
    index: int  # 1 or 2 at a track, else 0
    marker: Seat | None
    leaders: tuple[Seat, ...]  # majority spaces: who has (or shares) the highest value


class TileView(Struct, frozen=True):
    """A bonus tile: on the board, or with a player for this round."""

    id: str
    holder: Seat | None
    used: bool
    slot: str | None  # where "+1 good" is attached
    reserved_by: Seat | None


class SlotView(Struct, frozen=True):
    """An action slot with its recovery stack; `opens_at` is what the diamond or ink marker must reach, if locked."""

    id: str
    open: bool
    opens_next: bool  # reached in this round, available from the next planning on
    opens_at: int
    card: str | None
    used: bool
    plus_good: bool
    value: int  # current value of a goods card, else 0
    stack: tuple[str, ...]  # newest card last


class BookPlaceView(Struct, frozen=True):
    """A position of the bookkeeping track; position 1 is the starting book."""

    position: int
    book: str | None  # the visible book
    covered: tuple[str, ...]
    face_down: bool
    passed: bool  # the jar stands here or further on
    met: bool  # requirement met now, with a bookkeeper in use
    reachable: bool  # the jar could get here now
    no_a: bool
    pounds: int  # value printed here, 0 if none
    unlocks_slot: bool


class ValuesView(Struct, frozen=True):
    """Current values (§8.0)."""

    coffee: int
    banana: int
    cotton: int
    expansion: int
    person: int


class PlayerView(Struct, frozen=True):
    """One player; `hand` is None where the viewer may not see it."""

    seat: Seat
    colour: str
    pounds: int
    hand: tuple[str, ...] | None
    hand_size: int
    slots: tuple[SlotView, ...]
    values: ValuesView
    tiles: tuple[str, ...]
    markers: int  # in supply
    markers_placed: int
    done: bool
    first_player: bool
    start_tile: str | None
    diamonds: int
    diamond_pounds: int
    jar: int
    book_pounds: int
    books: tuple[BookPlaceView, ...]
    shares: tuple[int, ...]  # by company, in the order of `data.company_ids`; with the hand where it is seen
    total: int  # what would be scored now, counting the shares above


class View(Struct, frozen=True):
    """The whole table for one viewer."""

    viewer: Seat | None
    components: str
    seats: int
    setup: str
    hands: str
    phase: str  # tiles, arrange, planning, action, preparation, over
    round: int
    rounds: int
    last_round: bool
    active: Seat | None  # whose turn it is; None while all decide at once and at the end
    first: Seat
    starter: Seat
    over: bool
    doing: Doing | None
    regions: tuple[RegionView, ...]
    bases: tuple[BaseView, ...]
    tracks: tuple[TrackView, ...]
    track_markers: tuple[TrackMarkerView, ...]
    display: tuple[CardSpaceView, ...]
    deck: int
    discard: tuple[str, ...]
    books: tuple[BookSpaceView, ...]
    book_supply: tuple[int, ...]  # books left of A, B, C
    taken: tuple[str, ...]  # books waiting to be placed at the end of this turn
    round_coins: tuple[int, ...]  # coins still on the round track, by round
    spaces: tuple[BonusSpaceView, ...]
    tiles: tuple[TileView, ...]
    players: tuple[PlayerView, ...]
    dealt: tuple[str, ...]  # the viewer's two starting tiles, while one must be chosen

    @property
    def data(self) -> Components:
        """The typed rows behind all ids."""
        return SHELF.get(self.components)


def view(g: State, seat: Seat | None) -> View:
    """The table as a seat may see it."""
    data = g.data
    joint = g.phase in JOINT_PHASES
    return View(
        viewer=seat,
        components=g.components,
        seats=g.seats,
        setup=g.options["setup"],
        hands=g.options["hands"],
        phase=g.phase,
        round=g.round,
        rounds=data.rounds.count,
        last_round=g.round == data.rounds.count,
        active=None if joint or g.over else g.active,
        first=g.first,
        starter=g.starter,
        over=g.over,
        doing=g.doing,
        regions=tuple(RegionView(r, g.posts.get(r), g.fresh.get(r)) for r in data.region),
        bases=tuple(base_view(g, company) for company in data.company_ids),
        tracks=tuple(track_view(g, company) for company in data.company_ids),
        track_markers=tuple(
            TrackMarkerView(f"track:{company}:{at}", player.tracks[company])
            for company in data.company_ids
            for at, player in enumerate(g.players)
        ),
        display=card_display(g),
        deck=len(g.deck),
        discard=tuple(g.discard),
        books=book_display(g),
        book_supply=tuple(len(supply) for supply in g.book_supply.values()),
        taken=tuple(g.taken),
        round_coins=tuple(g.round_coins),
        spaces=bonus_spaces(g),
        tiles=tuple(tile_view(g, tile) for tile in data.tile),
        players=tuple(player_view(g, player, at, seat) for at, player in enumerate(g.players)),
        dealt=() if seat is None else tuple(g.players[seat].dealt),
    )


def base_view(g: State, company: str) -> BaseView:
    height = g.data.bases.spaces_per_column
    columns = tuple(
        tuple(column.floor - column.posts <= space < column.floor for space in range(height))
        for column in g.bases[company]
    )
    return BaseView(
        id=f"base:{company}",
        company=company,
        columns=columns,
        sealed=tuple(column.floor < height for column in g.bases[company]),
        posts=base_posts(g, company),
        on_map=sum(owner == company for owner in [*g.posts.values(), *g.fresh.values()]),
        removed=g.removed[company],
        mines=mines(g, company),
        share_value=share_value(g, company),
    )


def track_view(g: State, company: str) -> TrackView:
    track = g.data.track[g.tracks[company]]
    return TrackView(
        company=company,
        track=track.id,
        markers=tuple(player.tracks[company] for player in g.players),
        shares=tuple(track_shares(g, seat, company) for seat in range(g.seats)),
        reached=tuple(track.fields_reached(player.tracks[company]) for player in g.players),
        usable=tuple(player.usable[company] for player in g.players),
    )


def card_display(g: State) -> tuple[CardSpaceView, ...]:
    found = []
    for column in g.data.card_display.columns:
        for row, card in enumerate(g.display[column]):
            asked = price(g, column, card) if card else 0
            off = g.doing.discount if g.doing is not None else 0
            found.append(CardSpaceView(f"{column}:{row}", column, row, card or None, asked, max(0, asked - off)))
    return tuple(found)


def book_display(g: State) -> tuple[BookSpaceView, ...]:
    data = g.data
    have = [book_values(g, seat) for seat in range(g.seats)]
    found = []
    for space in data.book_display.rows:
        book = g.book_display.get(space.id)
        needs = data.book[book].requirements if book is not None else ()
        met = tuple(s for s in range(g.seats) if book is not None and meets(have[s], needs))
        coins = g.book_coins.get(space.id, 0)
        later = space.coin_round if space.coin_round > g.round and _brings(g, space.id) else 0
        found.append(BookSpaceView(space.id, space.letter, book, data.book_price[space.letter], coins, later, met))
    return tuple(found)


def _brings(g: State, space: str) -> bool:
    """Whether a coin of the round track will come to this space: the second coin goes to the lower field."""
    row = g.data.book_space[space]
    return g.round_coins[row.coin_round] > (row.coin_field == "lower")


def bonus_spaces(g: State) -> tuple[BonusSpaceView, ...]:
    found = []
    at_track = {track: company for company, track in g.tracks.items()}
    for name, place in g.data.place.items():
        company = at_track.get(place.track)
        if place.track and company is None:
            continue
        measure = getattr(place.space.effect, "measure", None)
        found.append(
            BonusSpaceView(
                id=name,
                company=company,
                index=place.index,
                marker=g.spaces.get(name),
                leaders=tuple(s for s in range(g.seats) if measure in MEASURES and has_majority(g, s, measure)),
            )
        )
    return tuple(found)


def tile_view(g: State, tile: str) -> TileView:
    holder = next((seat for seat, player in enumerate(g.players) if tile in player.tiles), None)
    reserved = next(
        (s for name, s in g.spaces.items() if getattr(g.data.place[name].space.effect, "tile", None) == tile), None
    )
    if holder is None:
        return TileView(tile, None, False, None, reserved)
    player = g.players[holder]
    slot = player.plus_on if player.plus_on and isinstance(g.data.tile[tile], PlusGoodTile) else None
    return TileView(tile, holder, tile in player.used, slot, reserved)


def player_view(g: State, player: Player, me: Seat, viewer: Seat | None) -> PlayerView:
    data = g.data
    seen = viewer == me or counts_hands(g)
    held = shares(g, me, hand=seen)
    have = values(g, me)
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
        books=book_places(g, player, me),
        shares=tuple(held.values()),
        total=total(g, me, hand=seen),
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
        opens_next=not is_open and has >= needs,
        opens_at=needs,
        card=card,
        used=slot.id in player.used,
        plus_good=player.plus_on == slot.id,
        value=goods_value(g, me, slot.id) if card is not None else 0,
        stack=tuple(player.stacks[slot.id]),
    )


def book_places(g: State, player: Player, me: Seat) -> tuple[BookPlaceView, ...]:
    data = g.data
    board = data.player_board.bookkeeping_track
    have, reach = book_values(g, me), jar_reach(g, me)
    printed = {value.space: value.pounds for value in board.values}
    found = []
    for at in range(1, board.last + 1):
        pile = player.books[at]
        needs = None
        if at == board.start_book_space:
            needs = data.start_tile[player.start_tile].requirements if player.start_tile else None
        elif pile:
            needs = data.book[pile[-1]].requirements
        found.append(
            BookPlaceView(
                position=at,
                book=pile[-1] if pile else None,
                covered=tuple(pile[:-1]),
                face_down=bool(pile) and pile[-1] in player.face_down,
                passed=at <= player.jar,
                met=needs is not None and meets(have, needs),
                reachable=player.jar < at <= reach,
                no_a=at in board.no_a_book_spaces,
                pounds=printed.get(at, 0),
                unlocks_slot=at == board.slot_unlock_space,
            )
        )
    return tuple(found)
