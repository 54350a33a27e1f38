"""Everything of the component set that can be asked about, and what it does."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.text import Text, join, text
from engine.core.things import TERMS as TERMS_KIND
from engine.core.things import Thing, terms
from engine.mombasa.components import Components, Place, names
from engine.mombasa.components.effects import (
    Advance,
    BuyAndDiamonds,
    BuyCard,
    Majority,
    OneOf,
    Reserve,
    Reward,
    SellCard,
    TakeFirst,
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
    Region,
    ShareCard,
    Slot,
    StartTile,
    Tile,
)

CHAPTERS = {
    GoodsCard: "goods",
    ExpansionCard: "expansion",
    BookkeeperCard: "bookkeeper",
    MerchantCard: "merchant",
    ShareCard: "scoring",
}

# Words of the rules, with the chapter that says more.
TERMS = {
    "toll": "tracks",
    "special_field": "tracks",
    "diamonds": "merchant",
    "bookkeeping": "bookkeeper",
    "ink_jar": "bookkeeper",
    "bookkeeping_points": "books",
    "person": "bookkeeper",
    "active": "turn",
    "region_entry": "expansion",
}

# What can be done in a turn, with the chapter that says more.
ACTIONS = {
    "goods": "goods",
    "expansion": "expansion",
    "bookkeeper": "bookkeeper",
    "merchant": "merchant",
    "marker": "markers",
}


def things(data: Components) -> tuple[Thing, ...]:
    """Companies, regions, tracks, cards, books, bonus spaces, tiles, action slots."""
    return (
        *(company(data, name) for name in data.company_ids),
        *(region(row) for row in data.regions.rows),
        *tracks(data),
        *cards(data),
        *books(data),
        book_display(data),
        *(space(name, place) for name, place in data.place.items()),
        *(
            Thing(tile.id, "tiles", names.tile_name(tile.id), (tile_text(tile),), "tiles")
            for tile in data.bonus_tiles.rows
        ),
        *(start_tile(data, tile) for tile in data.start_tiles.rows),
        *(slot(data, row) for row in data.player_board.action_slots.rows),
        *ledgers(data),
        *actions(),
        *terms("mombasa", TERMS),
    )


def company(data: Components, name: str) -> Thing:
    """A company with the columns of its base."""
    columns = tuple(f"{name}:{n}" for n in range(1, data.bases.columns + 1))
    return Thing(name, "companies", names.company_name(name), (Text("mombasa.what.company"),), "bases", columns)


def region(row: Region) -> Thing:
    """A region: its reward, its mines, and how an enclave is entered."""
    does = [text("mombasa.what.region", reward=names.reward_names(row.reward))]
    if row.mines:
        does.append(text("mombasa.what.mines", n=row.mines))
    if row.kind == "outer":
        does = [Text("mombasa.what.outer")]
    if row.kind == "enclave":
        does.append(text("mombasa.what.enclave", region=names.region_name(row.inside)))
    return Thing(row.id, "regions", names.region_name(row.id), tuple(does), "expansion")


def tracks(data: Components) -> Iterator[Thing]:
    """The eight tracks with what they unlock."""
    for row in data.tracks.rows:
        does = [text("mombasa.what.track", n=row.shares_at[-1], length=row.length)]
        does += [
            text("mombasa.what.bonus", n=bonus.index, space=field.space, bonus=names.bonus_text(bonus))
            for bonus, field in zip(row.bonuses, row.special_fields, strict=True)
        ]
        yield Thing(f"track_{row.id.lower()}", "tracks", names.track_name(row.id), tuple(does), "track_bonuses")


def cards(data: Components) -> Iterator[Thing]:
    """The cards, those alike once."""
    alike: dict[str, list[str]] = {}
    for each in data.card_order:
        alike.setdefault(data.card_kind[each], []).append(each)
    for first, copies in alike.items():
        card = data.card[first]
        does = (card_text(card), text("mombasa.what.crate", n=card.crate))
        name = data.card_label[first]
        if isinstance(card, ExpansionCard) and card.seat:  # they differ in nothing else
            name = text("mombasa.what.crated", card=name, n=card.crate)
        tells = isinstance(card, BookkeeperCard | MerchantCard)  # what it does, while names of others say it
        apart = None if tells else text("mombasa.what.card_apart", n=card.crate)
        yield Thing(first, "cards", name, does, CHAPTERS[type(card)], tuple(copies[1:]), apart)


def card_text(card: Card) -> Text:
    """What a card is good for."""
    match card:
        case GoodsCard():
            return text("mombasa.what.goods", good=names.good_name(card.good), n=card.value)
        case ExpansionCard():
            return text("mombasa.what.expansion", n=card.value)
        case BookkeeperCard():
            return text("mombasa.what.bookkeeper", reward=names.reward_names(Reward(bookkeeping=card.bookkeeping)))
        case MerchantCard(company=""):
            return text("mombasa.what.merchant", reward=merchant_gains(card))
        case MerchantCard():
            company = names.company_name(card.company)
            return text(
                "mombasa.what.merchant_of", reward=merchant_gains(card), n=card.mines_per_diamond, company=company
            )
        case ShareCard():
            return Text("mombasa.what.share")


def merchant_gains(card: MerchantCard) -> Text:
    return names.reward_names(Reward(diamonds=card.diamonds, pounds=card.pounds))


def books(data: Components) -> Iterator[Thing]:
    """The books, those alike once."""
    alike: dict[Text, list[str]] = {}
    for row in data.books.rows:
        alike.setdefault(data.book_label[row.id], []).append(row.id)
    for name, copies in alike.items():
        row = data.book[copies[0]]
        needs, reward = names.requirement_names(row.requirements), names.reward_names(row.reward)
        does = (
            text("mombasa.what.book", needs=needs, reward=reward),
            text("mombasa.what.book_price", n=data.book_price[row.letter]),
        )
        yield Thing(copies[0], "books", name, does, "books", tuple(copies[1:]))


def book_display(data: Components) -> Thing:
    """Where the books on offer lie."""
    places = tuple(row.id for row in data.book_display.rows)
    does = (Text("mombasa.what.book_display"),)
    return Thing("book_display", "books", Text("mombasa.what.book_display_name"), does, "books", places)


def space(name: str, place: Place) -> Thing:
    """A space for bonus markers."""
    topic = "track_bonuses" if place.track else "markers"
    return Thing(name, "spaces", names.space_name(name), (space_text(place),), topic)


def space_text(place: Place) -> Text:
    """What a marker there costs and brings."""
    effect = place.space.effect
    match effect:
        case TakeFirst():
            reward = names.reward_names(Reward(bookkeeping=effect.bookkeeping))
            does = text("mombasa.effect.first_player", gets=text("mombasa.gets", what=reward))
        case BuyCard():
            does = text("mombasa.effect.buy_card", cost=effect.pounds)
        case SellCard(accepts="any"):
            does = text("mombasa.effect.sell_card", n=effect.extra)
        case SellCard():
            does = text("mombasa.effect.sell_good", good=names.good_name(effect.accepts), n=effect.extra)
        case Majority():
            tiers = join([text("mombasa.tier", n=tier.min, reward=names.reward_names(tier)) for tier in effect.tiers])
            measure, company = names.measure_name(effect.measure), names.company_name(effect.company)
            does = text("mombasa.what.majority", measure=measure, company=company, tiers=tiers)
        case Reserve():
            does = text("mombasa.effect.reserve", cost=effect.pounds, tile=names.tile_name(effect.tile))
        case OneOf():
            rewards = join(map(names.reward_names, effect.choice), "or")
            does = text("mombasa.effect.one_of", cost=effect.pounds, rewards=rewards)
        case BuyAndDiamonds():
            does = text("mombasa.effect.buy_and_diamonds", off=effect.discount, n=effect.diamonds)
        case Advance():
            does = text("mombasa.pic.bonus.advance", price=effect.pounds, steps=effect.steps, tracks=effect.tracks)
    return text("mombasa.what.space", does=does)


def tile_text(tile: Tile) -> Text:
    """What a bonus tile is good for."""
    key = f"mombasa.what.{tile.id}"
    match tile:
        case PlusGoodTile(n=n) | ExpansionTile(value=n):
            return text(key, n=n)
        case BookkeeperTile():
            return text(key, reward=names.reward_names(Reward(bookkeeping=tile.bookkeeping)))
        case MerchantTile():
            reward = names.reward_names(Reward(diamonds=tile.diamonds))
            return text(key, reward=reward, n=tile.diamonds_per_other)


def start_tile(data: Components, tile: StartTile) -> Thing:
    """Cards set aside, starting book, starting bonus."""
    bonus = [text("mombasa.tile.steps", n=n, company=names.company_name(c)) for c, n in tile.bonus_steps.items()]
    if tile.diamonds:
        bonus.append(text("mombasa.gain.diamonds", n=tile.diamonds))
    does = text(
        "mombasa.what.start_tile",
        cards=join([data.card_label[card] for card in tile.set_aside]),
        needs=names.requirement_names(tile.requirements),
        reward=names.reward_names(tile.reward),
        bonus=join(bonus),
    )
    return Thing(tile.id, "start_tiles", names.tile_name(tile.id), (does,), "setup")


def slot(data: Components, row: Slot) -> Thing:
    """An action slot, and what opens it."""
    does = (Text("mombasa.what.slot"), opening(data, row))
    return Thing(row.id, "slots", names.slot_name(row.id), does, "planning", (f"stack:{row.id}",))


def opening(data: Components, row: Slot) -> Text:
    """Since when a slot is open."""
    match row.unlock:
        case None:
            return Text("mombasa.what.slot.open")
        case "diamond_track":
            needed = text("mombasa.gain.diamonds", n=data.player_board.diamond_track.slot_unlock_space)
            return text("mombasa.what.slot.diamond_track", diamonds=needed)
        case "bookkeeping_track":
            at = data.player_board.bookkeeping_track.slot_unlock_space
            return text("mombasa.what.slot.bookkeeping_track", at=at)


def ledgers(data: Components) -> Iterator[Thing]:
    """The two tracks of a player board."""
    board = data.player_board
    over = board.diamond_track.overflow_pounds_per_step, board.bookkeeping_track.overflow_pounds_per_point
    for name, topic, track, pounds in (
        ("diamonds", "merchant", board.diamond_track, over[0]),
        ("bookkeeping", "bookkeeper", board.bookkeeping_track, over[1]),
    ):
        values = join([text("mombasa.what.ledger_value", at=value.space, n=value.pounds) for value in track.values])
        does = (text(f"mombasa.what.ledger_{name}", n=pounds), text("mombasa.what.ledger", values=values))
        places = tuple(f"book_place:{n}" for n in range(track.last + 1)) if name == "bookkeeping" else ()
        yield Thing(f"ledger_{name}", "ledgers", Text(f"mombasa.score.{name}"), does, topic, places)


def actions() -> Iterator[Thing]:
    """The actions of a turn, and what each is good for."""
    for act, topic in ACTIONS.items():
        name, about = Text(f"mombasa.act.{act}"), Text(f"mombasa.act.{act}.about")
        yield Thing(f"action:use_{act}", TERMS_KIND, name, (about,), topic)
