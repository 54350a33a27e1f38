"""What a player has, in a few words: the line above every question."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.text import Seat, Text, join, text
from engine.mombasa.components.effects import GOODS
from engine.mombasa.components.names import company_name, good_name, short_name, tile_name
from engine.mombasa.components.rows import BookkeeperCard, ExpansionTile, GoodsCard, MerchantCard
from engine.mombasa.view.structs import PlayerView, View

PERSONS = (BookkeeperCard, MerchantCard)


def purse(view: View, seat: Seat) -> tuple[Text, ...]:
    """Pounds, then tiles and the hand, or what is left of the cards and tiles that are laid; then what lasts.

    Shares are told where an action is chosen and when it is over; on the way options have those that count.
    """
    player, data = view.players[seat], view.data
    using = view.doing.using if view.doing is not None and view.active == seat else ()
    tiles = [one.id for one in view.tiles if one.holder == seat and not one.used and one.slot is None]
    tiles = [tile for tile in tiles if tile not in using]
    held = [text("mombasa.gain.pounds", n=player.pounds)]
    if view.phase == "action":
        held += laid(view, player, using)
        tiles = [tile for tile in tiles if not isinstance(data.tile[tile], ExpansionTile)]  # counted with the cards
        held += map(tile_name, tiles)
        if player.markers:
            held.append(text("mombasa.markers", n=player.markers))
    else:
        held += [*map(tile_name, tiles), *(data.card_label[card] for card in player.hand or ())]
    return (*held, *lasting(player), *(owned(view, player) if view.doing is None else ()))


def laid(view: View, player: PlayerView, using: tuple[str, ...]) -> Iterator[Text]:
    """Cards in slots that can still be used: goods by their values, expansion, persons."""
    cards = view.data.card
    ready = [(cards[one.card], one.value) for one in player.slots if one.card and not one.used and one.id not in using]
    for good in GOODS:
        worth = sum(value for card, value in ready if isinstance(card, GoodsCard) and card.good == good)
        if worth:
            yield text("mombasa.card.goods", good=good_name(good), value=worth)
    if player.values.expansion and not (using and view.doing is not None and view.doing.action == "expansion"):
        yield text("mombasa.card.expansion", value=player.values.expansion)
    yield from (short_name(card) for card, _ in ready if isinstance(card, PERSONS))


def lasting(player: PlayerView) -> Iterator[Text]:
    """What counts at the end beside shares: diamonds, the ink jar."""
    if player.diamonds:
        yield text("mombasa.gain.diamonds", n=player.diamonds)
    if player.jar:
        yield text("mombasa.jar.stands", at=player.jar)


def owned(view: View, player: PlayerView) -> Iterator[Text]:
    """Shares on tracks and, apart, on cards."""
    shares = [
        (track.company, track.shares[player.seat], n - track.shares[player.seat])
        for track, n in zip(view.tracks, player.shares, strict=True)
        if n
    ]
    if shares:
        held = [text("mombasa.purse.share", company=company_name(one), track=n, cards=more) for one, n, more in shares]
        yield text("mombasa.purse.shares", held=join(held), cards=sum(more for _, _, more in shares))
