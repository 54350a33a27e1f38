"""The table as a seat may see it: board, displays, spaces; what is secret is left out by never being put in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from engine.core.hidden import sees
from engine.core.text import Seat
from engine.mombasa.components.effects import MEASURES, Majority, Measure
from engine.mombasa.components.rows import PlusGoodTile
from engine.mombasa.queries.facts import entries, mines, price, seats_with_most, values
from engine.mombasa.queries.shares import base_posts, share_value, track_shares
from engine.mombasa.scoring import score
from engine.mombasa.state import Doing, State
from engine.mombasa.view.build_player import player_view
from engine.mombasa.view.hidden import hidden
from engine.mombasa.view.structs import (
    BaseView,
    BonusSpaceView,
    BookSpaceView,
    CardSpaceView,
    DoingView,
    MajorityView,
    RegionView,
    TileView,
    TrackMarkerView,
    TrackView,
    View,
)

JOINT_PHASES = ("tiles", "arrange", "planning")


def view(g: State, seat: Seat | None) -> View:
    """The table as a seat may see it."""
    data = g.data
    joint = g.phase in JOINT_PHASES
    have = [values(g, at) for at in range(g.seats)]
    prices = {company: share_value(g, company) for company in data.company_ids}
    piles = hidden(g)
    players = tuple(
        player_view(g, player, at, have[at], prices, seen=sees(piles, player.hand, seat))
        for at, player in enumerate(g.players)
    )
    majorities = {measure: majority_view(measure, [one[measure] for one in have]) for measure in MEASURES}
    ranking = sorted(range(g.seats), key=lambda at: -players[at].total)
    best, least = players[ranking[0]].total, players[ranking[-1]].total
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
        turn_order=tuple((g.starter + n) % g.seats for n in range(g.seats)),
        ranking=tuple(ranking),
        leaders=tuple(player.seat for player in players if player.total == best and (g.over or best > least)),
        winners=score(g).winners if g.over else (),
        over=g.over,
        doing=doing_view(g, g.doing),
        regions=tuple(RegionView(r, g.posts.get(r), g.fresh.get(r)) for r in data.region),
        bases=tuple(base_view(g, company, prices[company]) for company in data.company_ids),
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
        spaces=bonus_spaces(g, majorities),
        majorities=tuple(majorities.values()),
        tiles=tuple(tile_view(g, tile) for tile in data.tile),
        players=players,
        dealt=tuple(tile for player in g.players if sees(piles, player.dealt, seat) for tile in player.dealt),
    )


def doing_view(g: State, doing: Doing | None) -> DoingView | None:
    if doing is None:
        return None
    costs = entries(g, doing.company) if doing.action == "expansion" and doing.company else {}
    return DoingView(doing.action, doing.left, doing.company, doing.space, doing.batch, costs, tuple(doing.using))


def base_view(g: State, company: str, price: int) -> BaseView:
    height = g.data.bases.spaces_per_column
    columns = tuple(spaces_filled(height, column.floor, column.posts) for column in g.bases[company])
    return BaseView(
        id=f"base:{company}",
        company=company,
        columns=columns,
        sealed=tuple(column.floor < height for column in g.bases[company]),
        posts=base_posts(g, company),
        on_map=sum(owner == company for owner in [*g.posts.values(), *g.fresh.values()]),
        removed=g.removed[company],
        mines=mines(g, company),
        share_value=price,
    )


@lru_cache(maxsize=512)
def spaces_filled(height: int, floor: int, posts: int) -> tuple[bool, ...]:
    """By space of a column, from the top: whether a post lies there."""
    return tuple(floor - posts <= space < floor for space in range(height))


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
    found = []
    for space in data.book_display.rows:
        book = g.book_display.get(space.id)
        coins = g.book_coins.get(space.id, 0)
        later = space.coin_round if space.coin_round > g.round and _brings(g, space.id) else 0
        found.append(BookSpaceView(space.id, space.letter, book, data.book_price[space.letter], coins, later))
    return tuple(found)


def _brings(g: State, space: str) -> bool:
    """Whether a coin of the round track will come to this space: the second coin goes to the lower field."""
    row = g.data.book_space[space]
    return g.round_coins[row.coin_round] > (row.coin_field == "lower")


def bonus_spaces(g: State, majorities: Mapping[Measure, MajorityView]) -> tuple[BonusSpaceView, ...]:
    found = []
    at_track = {track: company for company, track in g.tracks.items()}
    for name, place in g.data.place.items():
        company = at_track.get(place.track)
        if place.track and company is None:
            continue
        effect = place.space.effect
        found.append(
            BonusSpaceView(
                id=name,
                company=company,
                index=place.index,
                marker=g.spaces.get(name),
                leaders=majorities[effect.measure].leaders if isinstance(effect, Majority) else (),
            )
        )
    return tuple(found)


def majority_view(measure: Measure, values: Sequence[int]) -> MajorityView:
    return MajorityView(measure, max(values), tuple(seats_with_most(values)))


def tile_view(g: State, tile: str) -> TileView:
    holder = next((seat for seat, player in enumerate(g.players) if tile in player.tiles), None)
    if holder is None:
        return TileView(tile, None, False, None)
    player = g.players[holder]
    slot = player.plus_on if player.plus_on and isinstance(g.data.tile[tile], PlusGoodTile) else None
    return TileView(tile, holder, tile in player.used, slot)
