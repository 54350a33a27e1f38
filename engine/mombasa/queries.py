"""What is legal, said once: a query that refuses gives the reason, with numbers and the paragraph."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.core.text import Seat, Text, refusal
from engine.mombasa.bonuses import Discount, Good, Reward
from engine.mombasa.names import company_name, good_name, region_name, requirement_names, slot_name
from engine.mombasa.printed import (
    BookkeeperCard,
    BookkeeperTile,
    ExpansionCard,
    ExpansionTile,
    GoodsCard,
    MerchantCard,
    MerchantTile,
    Requirement,
    Slot,
)
from engine.mombasa.state import Player, State
from engine.mombasa.values import (
    active,
    base_posts,
    book_values,
    goods_slots,
    goods_value,
    meets,
    permanents,
)

KEEPERS = (BookkeeperCard, BookkeeperTile)
MERCHANTS = (MerchantCard, MerchantTile)
EXPANSIONS = (ExpansionCard, ExpansionTile)


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


def why_not_plan_slot(g: State, me: Seat, slot: str, plan: Mapping[str, str], left: int) -> Text | None:
    """A slot takes a card if it is available and a card is left that may be planned."""
    player, board = g.players[me], g.data.player_board
    if slot not in player.open_slots:
        if g.data.slot[slot].unlock == "diamond_track":
            need, have = board.diamond_track.slot_unlock_space, player.diamonds
            return refusal("mombasa.no.slot_diamonds", "§7", need=need, have=have)
        return refusal("mombasa.no.slot_books", "§7", need=board.bookkeeping_track.slot_unlock_space, have=player.jar)
    return refusal("mombasa.no.plannable", "§7") if not left and slot not in plan else None


def why_not_plan_card(g: State, slot: str, plan: Mapping[str, str], card: str) -> Text | None:
    """Any hand card but share cards, each in one slot."""
    if card not in g.data.playable:
        return refusal("mombasa.no.share_card", "§7")
    for at, other in plan.items():
        if card == other and at != slot:
            return refusal("mombasa.no.planned", "§7", slot=slot_name(at))
    return None


def active_of(g: State, me: Seat, kinds: tuple[type, ...]) -> list[str]:
    """Slots and tiles whose active card is of one of these kinds."""
    return [at for at, card in active(g, me) if isinstance(card, kinds)]


def why_not_act(g: State, me: Seat, action: str) -> Text | None:
    """Whether an action of the turn menu can be taken."""
    match action:
        case "goods" if not goods_slots(g, me):
            return refusal("mombasa.no.goods", "§8.1")
        case "expansion" if not active_of(g, me, EXPANSIONS):
            return refusal("mombasa.no.expansion", "§8.2")
        case "bookkeeper" if not active_of(g, me, KEEPERS):
            return refusal("mombasa.no.bookkeeper", "§8.3")
        case "merchant" if not active_of(g, me, MERCHANTS):
            return refusal("mombasa.no.merchant", "§8.4")
    return None


def price(g: State, column: str, card: str) -> int:
    """Crate plus the surcharge of the column."""
    return g.data.card[card].crate + g.data.surcharge[column]


def on_display(g: State) -> Iterator[tuple[str, str]]:
    """The cards of the display with their columns."""
    for column, cards in g.display.items():
        for card in cards:
            if card:
                yield column, card


def good_of(g: State, me: Seat, slot: str) -> Good:
    card = g.data.card[g.players[me].slots[slot]]
    assert isinstance(card, GoodsCard)
    return card.good


def discount(g: State, me: Seat, slots: Sequence[str], instead: Discount | None = None) -> int:
    """What the goods used take off a price; discounts of different tracks add up (R14)."""
    used = [good_of(g, me, slot) for slot in slots]
    found = [effect for effect in permanents(g, me) if isinstance(effect, Discount)]
    return sum(effect.n for effect in [*found, *([instead] if instead else [])] if effect.good in used)


def units(g: State, me: Seat, slots: Sequence[str], *, raised: bool = True) -> int:
    """The total value of the goods cards used."""
    return sum(goods_value(g, me, slot, raised=raised) for slot in slots)


def why_not_buy(asked: int, have: int) -> Text | None:
    """A purchase in action 1 is paid with the value of the goods."""
    return refusal("mombasa.no.value", "§8.1", need=asked, have=have) if asked > have else None


def mixed_subsets(g: State, me: Seat) -> list[tuple[str, ...]]:
    """Sets of cards of several goods that the second bonus of A2 allows: with its good, and able to buy (R12)."""
    lead = next((e.good for e in permanents(g, me) if isinstance(e, Discount) and e.mixed), None)
    slots = goods_slots(g, me)
    if lead is None:
        return []
    cheapest = min((price(g, column, card) for column, card in on_display(g)), default=None)
    found = []
    for bits in range(1, 1 << len(slots)):
        used = tuple(slot for n, slot in enumerate(slots) if bits >> n & 1)
        kinds = {good_of(g, me, slot) for slot in used}
        if lead in kinds and len(kinds) > 1 and cheapest is not None:
            asked = max(0, cheapest - discount(g, me, used))
            if asked <= units(g, me, used):
                found.append(used)
    return sorted(found, key=lambda used: (len(used), [slots.index(slot) for slot in used]))


def why_not_good(g: State, me: Seat, good: str) -> Text | None:
    """Which goods can be used; "mixed" needs the second bonus of A2 and something to buy."""
    if good != "mixed":
        return None if goods_slots(g, me, good) else refusal("mombasa.no.good", "§8.1", good=good_name(good))  # type: ignore[arg-type]
    lead = next((e.good for e in permanents(g, me) if isinstance(e, Discount) and e.mixed), None)
    if lead is None:
        return refusal("mombasa.no.mixed", "§12")
    return None if mixed_subsets(g, me) else refusal("mombasa.no.mixed_cards", "R12", good=good_name(lead))


def at_end(g: State, me: Seat, company: str) -> bool:
    return g.players[me].tracks[company] >= g.data.track[g.tracks[company]].length


def toll_ahead(g: State, me: Seat, company: str) -> int:
    """The price of the toll section right in front of the marker, 0 if there is none."""
    return g.data.track[g.tracks[company]].toll_after.get(g.players[me].tracks[company], 0)


def why_not_step(g: State, me: Seat, company: str) -> Text | None:
    """A marker moves unless it is at the end or the toll in front of it is too dear."""
    if at_end(g, me, company):
        return refusal("mombasa.no.track_end", "§9.1", space=g.players[me].tracks[company])
    toll, have = toll_ahead(g, me, company), g.players[me].pounds
    return refusal("mombasa.no.toll", "§9.1", need=toll, have=have) if toll > have else None


def entries(g: State, company: str) -> dict[str, int]:
    """What entering each region in reach would cost: the cheapest border, and more where a foreign post stands."""
    extra = g.data.borders.cost.foreign_post_extra
    own = [region for region, owner in [*g.posts.items(), *g.fresh.items()] if owner == company]
    ways = list(g.data.exits[company])
    for region in own:
        ways += g.data.neighbours[region]
    found: dict[str, int] = {}
    for region, border in ways:
        if region not in own:
            cost = border + (extra if region in g.posts else 0)
            found[region] = min(cost, found.get(region, cost))
    return found


def why_not_expand(g: State, company: str, points: int) -> Text | None:
    """A company can be expanded if it has a post on its base and an entry it can pay (R8)."""
    if not base_posts(g, company):
        return refusal("mombasa.no.post", "§8.2", company=company_name(company))
    cheapest = min(entries(g, company).values())  # 15 posts never fill 24 connected regions
    return refusal("mombasa.no.points", "R8", need=cheapest, have=points) if cheapest > points else None


def why_not_enter(g: State, company: str, region: str, costs: Mapping[str, int], points: int) -> Text | None:
    """A region is entered once by a company, from next door, for its price."""
    if region in costs:
        need = costs[region]
        return refusal("mombasa.no.points", "§8.2", need=need, have=points) if need > points else None
    if g.posts.get(region) == company or region in g.fresh:
        return refusal("mombasa.no.own_post", "§8.2", company=company_name(company), region=region_name(region))
    inside = g.data.region[region].inside
    if inside:
        return refusal("mombasa.no.enclave", "§8.2", region=region_name(inside))
    return refusal("mombasa.no.border", "§8.2", region=region_name(region))


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
    have = book_values(g, me)
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
    if at <= player.jar:
        return refusal("mombasa.no.turn_passed", "R37", at=at)
    if is_face_down(g, me, at):
        return refusal("mombasa.no.turn_twice", "§8.3", at=at)
    if player.pounds < board.flip_pounds:
        return refusal("mombasa.no.pounds", "§8.3", need=board.flip_pounds, have=player.pounds)
    return None


def why_not_reach(g: State, me: Seat, at: int, reach: int) -> Text | None:
    """The jar enters a position if everything up to it is met or face down."""
    if at <= reach:
        return None
    book = book_at(g, me, at)
    if book is None:
        return refusal("mombasa.no.gap", "§8.3", at=at)
    return refusal("mombasa.no.requirement", "§9.4", at=at, needs=requirement_names(book[0]))


def why_not_take(g: State, space: str, points: int) -> Text | None:
    """A book of the display costs its points."""
    if space not in g.book_display:
        return refusal("mombasa.no.book", "§9.3")
    need = g.data.book_price[g.data.book_space[space].letter]
    return refusal("mombasa.no.book_points", "§9.3", need=need, have=points) if need > points else None


def why_not_put(g: State, me: Seat, book: str, at: int) -> Text | None:
    """A book goes on an empty position (no A-book where A is crossed out) or on a book of its letter."""
    pile = g.players[me].books[at]
    letter = g.data.book[book].letter
    if pile:
        under = g.data.book[pile[-1]].letter
        return None if under == letter else refusal("mombasa.no.cover", "§9.3", at=at, under=under, letter=letter)
    if letter == "A" and at in g.data.player_board.bookkeeping_track.no_a_book_spaces:
        return refusal("mombasa.no.crossed", "§9.3", at=at)
    return None


def places_in_order(g: State, me: Seat) -> list[int]:
    """Positions for books: empty ones ahead of the jar first, then covering, then what the jar has passed (§18)."""
    board, player = g.data.player_board.bookkeeping_track, g.players[me]
    places = range(board.first_book_space, board.last + 1)
    return sorted(places, key=lambda at: (at <= player.jar, bool(player.books[at]), at))


def fits_somewhere(g: State, me: Seat, book: str) -> bool:
    """Whether a book has a legal position at all; without one it is lost (R22)."""
    board = g.data.player_board.bookkeeping_track
    return any(why_not_put(g, me, book, at) is None for at in range(board.first_book_space, board.last + 1))
