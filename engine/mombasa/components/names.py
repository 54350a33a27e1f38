"""Component ids as texts."""

from __future__ import annotations

from functools import lru_cache

from engine.core.text import Text, join, text
from engine.mombasa.components.effects import (
    Advance,
    BuyAndDiamonds,
    CardValue,
    Discount,
    ExpansionBonus,
    ExtraMarkers,
    OneOf,
    Reward,
    SellCard,
)
from engine.mombasa.components.rows import (
    Book,
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
    ShareCard,
    Tile,
)
from engine.mombasa.components.rows_tracks import TrackBonus


@lru_cache(maxsize=256)
def company_name(company: str) -> Text:
    return Text(f"mombasa.company.{company}")


@lru_cache(maxsize=256)
def region_name(region: str) -> Text:
    return Text(f"mombasa.region.{region}")


@lru_cache(maxsize=256)
def good_name(good: str) -> Text:
    return Text(f"mombasa.good.{good}")


@lru_cache(maxsize=256)
def measure_name(measure: str) -> Text:
    """A good, or expansion."""
    return Text("mombasa.measure.expansion") if measure == "expansion" else good_name(measure)


@lru_cache(maxsize=256)
def track_name(track: str) -> Text:
    return text("mombasa.track", id=track)


@lru_cache(maxsize=256)
def slot_name(slot: str) -> Text:
    return text("mombasa.slot", letter=slot_letter(slot))


def slot_letter(slot: str) -> str:
    """The letter of a slot."""
    return slot.rpartition("_")[2].upper()


@lru_cache(maxsize=256)
def in_slot(slot: str, card: Text) -> Text:
    """A card with the letter of its slot or stack."""
    return text("mombasa.in_slot", card=card, letter=slot_letter(slot))


@lru_cache(maxsize=256)
def place_name(at: str) -> Text:
    """Where a card or tile is used from: a slot, or the tile itself."""
    return slot_name(at) if at.startswith("slot_") else tile_name(at)


@lru_cache(maxsize=256)
def column_name(n: int) -> Text:
    """A column of a base, counted from 0: the left, middle or right one."""
    return text("mombasa.column", n=n + 1)


@lru_cache(maxsize=256)
def space_name(space: str) -> Text:
    return Text(f"mombasa.space.{space}")


@lru_cache(maxsize=256)
def tile_name(tile: str) -> Text:
    """A bonus tile or a starting tile."""
    if tile.startswith("start_tile_"):
        return text("mombasa.start_tile", number=int(tile.rpartition("_")[2]))
    return Text(f"mombasa.tile.{tile.removeprefix('tile_')}")


def card_name(card: Card) -> Text:
    """A card by what it does: "coffee 3", "expansion 2 with 1 Cairo share"; looked up as `data.card_label`."""
    name = short_name(card)
    if not card.shares or isinstance(card, ShareCard):
        return name
    return text("mombasa.card.with_shares", card=name, shares=share_names(card.shares))


def brief_name(card: Card) -> Text:
    """A card as a button has it, with what it costs."""
    match card:
        case MerchantCard(company=company) if company:
            return text("mombasa.card.merchant_brief", company=company_name(company))
        case ShareCard():
            return share_names(card.shares)
    return short_name(card)


def short_name(card: Card) -> Text:
    """A card without the shares it brings beside its action."""
    match card:
        case GoodsCard():
            return text("mombasa.card.goods", good=good_name(card.good), value=card.value)
        case ExpansionCard():
            return text("mombasa.card.expansion", value=card.value)
        case BookkeeperCard():
            return text("mombasa.card.bookkeeper", points=card.bookkeeping)
        case MerchantCard(company=""):
            return Text("mombasa.card.merchant")
        case MerchantCard():
            return text("mombasa.card.merchant_of", company=company_name(card.company))
        case ShareCard():
            return text("mombasa.card.share", shares=share_names(card.shares))


def kind_name(card: Card) -> Text:
    """The group a card is shown in."""
    return Text(f"mombasa.kind.{card.good if isinstance(card, GoodsCard) else card.__struct_config__.tag}")


def active_name(thing: Card | Tile) -> Text:
    """A card or bonus tile that is used."""
    if isinstance(thing, PlusGoodTile | BookkeeperTile | MerchantTile | ExpansionTile):
        return tile_name(thing.id)
    return card_name(thing)


def share_names(shares: dict[str, int]) -> Text:
    """ "2 Cairo shares", joined for several companies."""
    return join([text("mombasa.shares_of", n=n, company=company_name(c)) for c, n in shares.items()], "and")


COUNTED = {
    "pounds": "mombasa.total",
    "worth": "mombasa.worth_at_end",
    "diamonds": "mombasa.gain.diamonds",
    "jar": "mombasa.gain.jar",
    "book": "mombasa.gain.books",
    "card": "mombasa.gain.cards",
    "tile": "mombasa.gain.tiles",
    "marker": "mombasa.gain.markers",
}


def counted(what: str, n: int) -> Text | None:
    """So much of what accounts count, where people count it, too."""
    kind, _, company = what.partition(":")
    if kind == "share":
        return share_names({company: n})
    if kind == "step":
        return text("mombasa.gain.track_of", n=n, company=company_name(company))
    key = COUNTED.get(kind)
    return None if key is None else text(key, n=n)


def reward_names(reward: Reward, company: str = "") -> Text:
    """What a reward gives, part by part; its steps may be on the track of a company."""
    clauses = [
        text("mombasa.gain.track_of", n=n, company=company_name(company))
        if kind == "track" and company
        else text(f"mombasa.gain.{kind}", n=n)
        for kind in ("pounds", "diamonds", "bookkeeping", "track", "remove_posts")
        if (n := getattr(reward, kind))
    ]
    if reward.pounds_good_minus_1 is not None:
        clauses.append(text("mombasa.gain.by_good", good=good_name(reward.pounds_good_minus_1)))
    return join(clauses, "and") if clauses else Text("mombasa.gain.nothing")


def requirement_names(requirements: tuple[Requirement, ...]) -> Text:
    """What a book asks for."""
    clauses = []
    for need in requirements:
        if need.kind in ("any_good", "expansion", "person"):
            clauses.append(text(f"mombasa.need.{need.kind}", n=need.min))
        else:
            clauses.append(text("mombasa.need.good", good=good_name(need.kind), n=need.min))
    return join(clauses, "plus")


def book_name(book: Book) -> Text:
    """A book by letter, requirement and reward; looked up as `data.book_label`."""
    return text(
        "mombasa.book",
        letter=book.letter,
        needs=requirement_names(book.requirements),
        reward=reward_names(book.reward),
    )


def bonus_text(bonus: TrackBonus) -> Text:
    """What a special field gives."""
    match bonus.effect:
        case ExpansionBonus(n=n):
            return text("mombasa.pic.bonus.expansion", n=n)
        case Discount(good=good, n=n, mixed=mixed):
            return text(f"mombasa.pic.bonus.discount{'_mixed' if mixed else ''}", good=good_name(good), n=n)
        case CardValue(good=good, n=n):
            return text("mombasa.pic.bonus.card_value", good=good_name(good), n=n)
        case ExtraMarkers(n=n):
            return text("mombasa.pic.bonus.markers", n=n)
        case SellCard(accepts="any", extra=n):
            return text("mombasa.pic.bonus.sell", n=n)
        case SellCard(accepts=good, extra=n):
            return text("mombasa.pic.bonus.sell_good", good=good_name(good), n=n)
        case OneOf(pounds=price, choice=choice):
            first, second = map(reward_names, choice)
            return text("mombasa.pic.bonus.choice", price=price, first=first, second=second)
        case BuyAndDiamonds(discount=off, diamonds=n):
            return text("mombasa.pic.bonus.buy", off=off, gain=reward_names(Reward(diamonds=n)))
        case Advance(pounds=price, steps=steps, tracks=tracks):
            return text("mombasa.pic.bonus.advance", price=price, steps=steps, tracks=tracks)
    raise AssertionError(bonus)
