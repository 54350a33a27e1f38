"""What the signs in Mombasa's pictures stand for, and which of them each picture has."""

from __future__ import annotations

from render.legend import Sign

SIGNS = {
    "coin": Sign("mombasa.sign.coin"),
    "coins": Sign("mombasa.sign.coins"),
    "crate": Sign("mombasa.sign.crate"),
    "mombasa.coffee": Sign("mombasa.good.coffee"),
    "mombasa.banana": Sign("mombasa.good.banana"),
    "mombasa.cotton": Sign("mombasa.good.cotton"),
    "mombasa.any_good": Sign("mombasa.sign.any_good"),
    "mombasa.expansion": Sign("mombasa.measure.expansion"),
    "mombasa.bookkeeper": Sign("mombasa.sign.bookkeeper"),
    "mombasa.merchant": Sign("mombasa.card.merchant"),
    "clerk": Sign("mombasa.sign.clerk"),
    "book": Sign("mombasa.sign.book"),
    "mombasa.jar": Sign("mombasa.sign.jar"),
    "mombasa.diamond": Sign("mombasa.sign.diamond"),
    "mombasa.share": Sign("mombasa.sign.share", {"company": "cape_town"}),
    "mombasa.post": Sign("mombasa.sign.post", {"company": "cape_town"}),
    "mombasa.remove": Sign("mombasa.sign.remove"),
    "pick": Sign("mombasa.sign.pick"),
    "block_arrow": Sign("mombasa.sign.block_arrow"),
    "star": Sign("mombasa.sign.star"),
    "mombasa.ring": Sign("mombasa.sign.ring"),
    "mombasa.tile": Sign("mombasa.sign.tile"),
    "mombasa.priced": Sign("mombasa.sign.priced", {"good": "coffee"}),
    "card_back": Sign("mombasa.sign.card_back"),
    "deck": Sign("mombasa.sign.deck"),
    "pennant": Sign("mombasa.sign.pennant"),
    "tick": Sign("mombasa.sign.tick"),
    "lock": Sign("mombasa.sign.lock"),
    "hourglass": Sign("mombasa.sign.hourglass"),
    "mombasa.no_a": Sign("mombasa.sign.no_a"),
    "up": Sign("mombasa.sign.up"),
}

# What says itself: pieces and arrows, what is there to be looked at, and rewards that look as explained elsewhere.
UNSAID = frozenset(
    (
        "arrow",
        "compass_rose",
        "mark",
        "mombasa.dhow",
        "mombasa.gem_marker",
        "mombasa.lake",
        "mombasa.map_book",
        "mombasa.map_coin",
        "mombasa.map_diamond",
        "mombasa.map_step",
        "mombasa.serpent",
        "mombasa.ship",
        "mombasa.slot_card",
        "mombasa.slot_tag",
        "mombasa.step",
        "mombasa.whale",
        "piece",
    )
)

LEGENDS = {
    "start": (
        "crate mombasa.coffee mombasa.banana mombasa.cotton mombasa.expansion mombasa.bookkeeper book "
        "mombasa.diamond mombasa.post block_arrow up"
    ),
    "board": (
        "coin mombasa.expansion book mombasa.jar mombasa.diamond mombasa.share mombasa.post pick block_arrow star "
        "mombasa.ring card_back pennant hourglass"
    ),
    "market": (
        "coin coins crate mombasa.coffee mombasa.banana mombasa.cotton mombasa.any_good "
        "mombasa.expansion mombasa.bookkeeper mombasa.merchant clerk book mombasa.diamond mombasa.share "
        "mombasa.post mombasa.remove pick block_arrow star mombasa.ring mombasa.tile mombasa.priced "
        "card_back deck pennant lock hourglass"
    ),
    "actions": (
        "coin crate mombasa.coffee mombasa.banana mombasa.cotton mombasa.expansion clerk book mombasa.ring "
        "mombasa.tile card_back pennant lock"
    ),
    "marks": (
        "coin crate mombasa.coffee mombasa.banana mombasa.cotton mombasa.expansion clerk book mombasa.diamond "
        "mombasa.share block_arrow mombasa.ring mombasa.tile card_back pennant lock"
    ),
    "regions": "mombasa.expansion book mombasa.diamond mombasa.post pick block_arrow coin",
    "sale": (
        "crate coin mombasa.coffee mombasa.banana mombasa.cotton mombasa.expansion mombasa.bookkeeper mombasa.merchant "
        "book mombasa.diamond mombasa.share mombasa.post pick block_arrow"
    ),
    "player": (
        "coin crate mombasa.coffee mombasa.banana mombasa.cotton mombasa.any_good mombasa.expansion "
        "mombasa.bookkeeper mombasa.merchant clerk book mombasa.jar mombasa.diamond mombasa.share "
        "mombasa.post mombasa.remove pick block_arrow mombasa.tile pennant tick lock hourglass "
        "mombasa.no_a up"
    ),
    "plan": (
        "coin crate mombasa.coffee mombasa.banana mombasa.cotton mombasa.expansion mombasa.bookkeeper "
        "mombasa.merchant book mombasa.jar mombasa.diamond mombasa.post pick lock up"
    ),
}
