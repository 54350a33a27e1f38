"""What can be read off the table: active cards, current values (§8.0), requirements (§9.4), prices, entries."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from engine.core.text import Seat
from engine.mombasa.components.effects import (
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
from engine.mombasa.components.rows import (
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
    Slot,
    Tile,
)
from engine.mombasa.state import Player, State

KEEPERS = (BookkeeperCard, BookkeeperTile)
MERCHANTS = (MerchantCard, MerchantTile)
EXPANSIONS = (ExpansionCard, ExpansionTile)


def last_round(g: State) -> bool:
    """Whether no round comes after this one."""
    return g.round == g.data.rounds.count


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


def active_of(g: State, me: Seat, kinds: tuple[type, ...]) -> list[str]:
    """Slots and tiles whose active card is of one of these kinds."""
    return [at for at, card in active(g, me) if isinstance(card, kinds)]


def card_or_tile_at(g: State, me: Seat, at: str) -> Card | Tile:
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


def value_bonuses(g: State, me: Seat) -> dict[str, int]:
    """By how much each active card of a good is raised by a track bonus."""
    return {effect.good: effect.n for effect in permanents(g, me) if isinstance(effect, CardValue)}


def tile_plus(g: State, me: Seat) -> int:
    """What the "+1 good" tile of a player adds to the card it is put on."""
    tiles = map(g.data.tile.__getitem__, g.players[me].tiles)
    return sum(tile.n for tile in tiles if isinstance(tile, PlusGoodTile))


def plus_value(g: State, me: Seat, slot: str) -> int:
    """What the "+1 good" tile adds to the card in a slot."""
    return tile_plus(g, me) if g.players[me].plus_on == slot else 0


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
    raised = value_bonuses(g, me)
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


def book_values(g: State, me: Seat, known: Values | None = None) -> Values:
    """Current values as books see them: one bookkeeper is in use and does not count."""
    found = values(g, me) if known is None else Values(known)
    using = g.doing.using if g.doing is not None and g.active == me else ()
    keepers = [at for at, card in active(g, me) if isinstance(card, BookkeeperCard | BookkeeperTile)]
    if keepers and not any(at in using for at in keepers):
        found["person"] -= 1
    return found


def value(g: State, me: Seat, measure: Measure) -> int:
    """One current value."""
    return values(g, me)[measure]


def seats_with_most(found: Sequence[int]) -> list[Seat]:
    """Who has the majority: nobody has more (a tie is enough), and the value itself is at least 1 (R9)."""
    highest = max(found)
    return [seat for seat, n in enumerate(found) if n and n == highest]


def meets(have: Values, requirements: Sequence[Requirement]) -> bool:
    """Whether the requirements are met by separate amounts; "any good" may be each of the three (§9.4)."""
    left, any_good = dict(have), list[int]()
    for need in requirements:
        if need.kind == "any_good":
            any_good.append(need.min)
        else:
            left[need.kind] -= need.min
            if left[need.kind] < 0:
                return False
    return not any_good or any(_enough(left, goods, any_good) for goods in product(GOODS, repeat=len(any_good)))


def _enough(left: Mapping[str, int], goods: Sequence[Good], amounts: Sequence[int]) -> bool:
    """Whether so much of each of these goods is left."""
    return all(
        left[good] >= sum(n for other, n in zip(goods, amounts, strict=True) if other == good) for good in set(goods)
    )


def mines(g: State, company: str) -> int:
    """Mine icons in regions that hold a post of the company."""
    regions = g.data.region
    return sum(regions[region].mines for region, owner in {**g.posts, **g.fresh}.items() if owner == company)


def merchant_gain(g: State, me: Seat, at: str) -> Reward:
    """What an active merchant brings (§8.4): more diamonds for mines of its company, or for other merchants."""
    merchant = card_or_tile_at(g, me, at)
    if isinstance(merchant, MerchantTile):
        rest = sum(isinstance(card, MerchantCard | MerchantTile) for other, card in active(g, me) if other != at)
        return Reward(diamonds=merchant.diamonds + rest * merchant.diamonds_per_other)
    assert isinstance(merchant, MerchantCard)
    extra = mines(g, merchant.company) // merchant.mines_per_diamond if merchant.company else 0
    return Reward(pounds=merchant.pounds, diamonds=merchant.diamonds + extra)


def slot_reached(g: State, player: Player, slot: Slot) -> bool:
    """Whether a slot is unlocked by the markers as they stand; it is available from the next planning on."""
    board = g.data.player_board
    if slot.unlock == "diamond_track":
        return player.diamonds >= board.diamond_track.slot_unlock_space
    if slot.unlock == "bookkeeping_track":
        return player.jar >= board.bookkeeping_track.slot_unlock_space
    return True


def cards_left(g: State, me: Seat, plan: Mapping[str, str]) -> int:
    """Hand cards that may still be planned."""
    playable = g.data.playable
    return sum(card in playable for card in g.players[me].hand) - len(plan)


def on_display(g: State) -> Iterator[tuple[str, str]]:
    """The cards of the display with their columns."""
    for column, cards in g.display.items():
        for card in cards:
            if card:
                yield column, card


def display_number(g: State, card: str) -> str:
    """The number of the place where a card of the display lies, from the first column down."""
    places = [card for cards in g.display.values() for card in cards]
    return str(1 + places.index(card))


def price(g: State, column: str, card: str) -> int:
    """Crate plus the surcharge of the column."""
    return g.data.card[card].crate + g.data.surcharge[column]


def at_end(g: State, me: Seat, company: str) -> bool:
    return g.players[me].tracks[company] >= g.data.track[g.tracks[company]].length


def toll_ahead(g: State, me: Seat, company: str) -> int:
    """The price of the toll section right in front of the marker, 0 if there is none."""
    return g.data.track[g.tracks[company]].toll_after.get(g.players[me].tracks[company], 0)


def entries(g: State, company: str, *also: str) -> dict[str, int]:
    """What entering each region in reach would cost: the cheapest border, and more where a foreign post stands.

    `also` are regions that the company would have entered by then.
    """
    extra = g.data.borders.cost.foreign_post_extra
    own = [*(region for region, owner in [*g.posts.items(), *g.fresh.items()] if owner == company), *also]
    ways = list(g.data.exits[company])
    for region in own:
        ways += g.data.neighbours[region]
    found: dict[str, int] = {}
    for region, border in ways:
        if region not in own:
            cost = border + (extra if region in g.posts else 0)
            found[region] = min(cost, found.get(region, cost))
    return found
