"""Current values (§8.0), requirements (§9.4), shares and share values: always counted anew from what lies open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from engine.core.text import Seat
from engine.mombasa.bonuses import (
    GOODS,
    CardValue,
    Discount,
    ExpansionBonus,
    ExtraMarkers,
    Good,
    Measure,
    Permanent,
    Reward,
)
from engine.mombasa.components import Components
from engine.mombasa.printed import (
    BookkeeperCard,
    BookkeeperTile,
    Card,
    ExpansionCard,
    ExpansionTile,
    GoodsCard,
    MerchantCard,
    MerchantTile,
    PlusGoodTile,
    Requirement,
    Tile,
)
from engine.mombasa.state import Column, State


def active_slots(g: State, me: Seat) -> list[str]:
    """Slots with a face-up card, in the order of the board."""
    player = g.players[me]
    return [slot for slot in g.data.slot_ids if slot in player.slots and slot not in player.used]


def active_tiles(g: State, me: Seat) -> list[str]:
    """Face-up bonus tiles beside the area."""
    player = g.players[me]
    return [tile for tile in player.tiles if tile not in player.used]


def active(g: State, me: Seat) -> Iterator[tuple[str, Card | Tile]]:
    """Every active card and tile, under the slot or tile id that names its place."""
    player, data = g.players[me], g.data
    for slot in data.slot_ids:
        card = player.slots.get(slot)
        if card is not None and slot not in player.used:
            yield slot, data.card[card]
    for tile in player.tiles:
        if tile not in player.used:
            yield tile, data.tile[tile]


def lying(g: State, me: Seat, at: str) -> Card | Tile:
    """The card in a slot, or the tile of that id."""
    card = g.players[me].slots.get(at)
    return g.data.tile[at] if card is None else g.data.card[card]


def goods_slots(g: State, me: Seat, good: Good | None = None) -> list[str]:
    """Slots with an active goods card, of one good or of any."""
    return [at for at, card in active(g, me) if isinstance(card, GoodsCard) and good in (None, card.good)]


def permanents(g: State, me: Seat) -> Iterator[Permanent]:
    """The permanent track bonuses in use: of each track the highest that is usable (§12)."""
    tracks = g.data.track
    for company, reached in g.players[me].usable.items():
        if reached:
            effect = tracks[g.tracks[company]].bonuses[reached - 1].effect
            if isinstance(effect, ExpansionBonus | Discount | CardValue | ExtraMarkers):
                yield effect


def lower_discount(g: State, me: Seat) -> Discount | None:
    """The discount that could be used instead of a higher bonus of the same track (B1, R13)."""
    for company, reached in g.players[me].usable.items():
        bonuses = g.data.track[g.tracks[company]].bonuses
        if reached > 1 and not isinstance(bonuses[reached - 1].effect, Discount):
            for bonus in bonuses[: reached - 1]:
                if isinstance(bonus.effect, Discount):
                    return bonus.effect
    return None


def raises(g: State, me: Seat) -> dict[str, int]:
    """By how much each active card of a good is raised by a track bonus."""
    return {effect.good: effect.n for effect in permanents(g, me) if isinstance(effect, CardValue)}


def plus_value(g: State, me: Seat, slot: str) -> int:
    """What the "+1 good" tile adds to the card in a slot."""
    player = g.players[me]
    if player.plus_on != slot:
        return 0
    return sum(tile.n for tile in map(g.data.tile.__getitem__, player.tiles) if isinstance(tile, PlusGoodTile))


def goods_value(g: State, me: Seat, slot: str, *, raised: bool = True) -> int:
    """The current value of one goods card; without `raised` the track bonus is left out (R13)."""
    card = g.data.card[g.players[me].slots[slot]]
    if not isinstance(card, GoodsCard):
        return 0
    return card.value + plus_value(g, me, slot) + (raises(g, me).get(card.good, 0) if raised else 0)


def expansion_bonuses(g: State, me: Seat) -> list[int]:
    """The expansion bonuses usable, the one in force first; the other ones may be chosen instead (§12)."""
    found = []
    for company, reached in g.players[me].usable.items():
        for bonus in reversed(g.data.track[g.tracks[company]].bonuses[:reached]):
            if isinstance(bonus.effect, ExpansionBonus):
                found.append(bonus.effect.n)
    return found


class Values(dict[str, int]):
    """Current values of a player by measure, with the persons under `person`."""


def values(g: State, me: Seat) -> Values:
    """All current values of a player (§8.0); who has ended the action phase has nothing active and so 0 everywhere."""
    found = Values(coffee=0, banana=0, cotton=0, expansion=0, person=0)
    using = g.doing.using if g.doing is not None and g.active == me else ()
    raised = raises(g, me)
    expands = False
    for at, card in active(g, me):
        match card:
            case GoodsCard():
                found[card.good] += card.value + raised.get(card.good, 0) + plus_value(g, me, at)
            case ExpansionCard() | ExpansionTile():
                found["expansion"] += card.value
                expands = True
            case BookkeeperCard() | BookkeeperTile():
                found["person"] += at not in using  # the bookkeeper in use does not count itself
            case MerchantCard() | MerchantTile():
                found["person"] += 1
    if expands:
        found["expansion"] += sum(effect.n for effect in permanents(g, me) if isinstance(effect, ExpansionBonus))
    return found


def book_values(g: State, me: Seat) -> Values:
    """Current values as books see them: one bookkeeper is in use and does not count."""
    found = values(g, me)
    using = g.doing.using if g.doing is not None and g.active == me else ()
    keepers = [at for at, card in active(g, me) if isinstance(card, BookkeeperCard | BookkeeperTile)]
    if keepers and not any(at in using for at in keepers):
        found["person"] -= 1
    return found


def value(g: State, me: Seat, measure: Measure) -> int:
    """One current value."""
    return values(g, me)[measure]


def has_majority(g: State, me: Seat, measure: Measure) -> bool:
    """Whether nobody has more (a tie is enough); the value itself must be at least 1 (R9)."""
    mine = value(g, me, measure)
    return mine > 0 and all(value(g, seat, measure) <= mine for seat in range(g.seats) if seat != me)


def meets(have: Values, requirements: Sequence[Requirement]) -> bool:
    """Whether the requirements are met by separate amounts; "any good" may be each of the three (§9.4)."""
    choices = [GOODS if need.kind == "any_good" else (need.kind,) for need in requirements]
    for kinds in product(*choices):
        wanted: dict[str, int] = {}
        for kind, need in zip(kinds, requirements, strict=True):
            wanted[kind] = wanted.get(kind, 0) + need.min
        if all(have[kind] >= n for kind, n in wanted.items()):
            return True
    return False


def column_coins(data: Components, column: Column) -> int:
    """The coins on the empty spaces of a column."""
    coins = data.bases.coins.per_space_top_to_bottom
    return sum(coins[: column.floor - column.posts]) + sum(coins[column.floor :])


def share_value(g: State, company: str) -> int:
    """What a share is worth now: the coins on the empty spaces of the base."""
    data = g.data
    return sum(column_coins(data, column) for column in g.bases[company])


def base_posts(g: State, company: str) -> int:
    return sum(column.posts for column in g.bases[company])


def track_shares(g: State, me: Seat, company: str) -> int:
    """Shares owned on a company's track: the last number reached or passed."""
    return g.data.track[g.tracks[company]].shares_at[g.players[me].tracks[company]]


def open_cards(g: State, me: Seat) -> list[str]:
    """Cards that everybody can see: slots and recovery stacks."""
    player = g.players[me]
    return [*player.slots.values(), *(card for stack in player.stacks.values() for card in stack)]


def shares(g: State, me: Seat, *, hand: bool) -> dict[str, int]:
    """Shares by company, on tracks and cards; those in hand only with `hand`."""
    found = {company: track_shares(g, me, company) for company in g.data.company_ids}
    cards = open_cards(g, me) + (g.players[me].hand if hand else [])
    for card in cards:
        for company, n in g.data.card[card].shares.items():
            found[company] += n
    return found


def mines(g: State, company: str) -> int:
    """Mine icons in regions that hold a post of the company."""
    regions = g.data.region
    return sum(regions[region].mines for region, owner in {**g.posts, **g.fresh}.items() if owner == company)


def merchant_gain(g: State, me: Seat, at: str) -> Reward:
    """What an active merchant brings (§8.4): more diamonds for mines of its company, or for other merchants."""
    merchant = lying(g, me, at)
    if isinstance(merchant, MerchantTile):
        rest = sum(isinstance(card, MerchantCard | MerchantTile) for other, card in active(g, me) if other != at)
        return Reward(diamonds=merchant.diamonds + rest * merchant.diamonds_per_other)
    assert isinstance(merchant, MerchantCard)
    extra = mines(g, merchant.company) // merchant.mines_per_diamond if merchant.company else 0
    return Reward(pounds=merchant.pounds, diamonds=merchant.diamonds + extra)
