"""A player's own board in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.yokohama.view.structs import PlayerView, View
from render.kit import fitting
from render.yokohama.scene import own
from render.yokohama.telling import Teller


def alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """Possessions and orders."""
    tell = Teller(view, names, lang)
    player = own(view)
    return " ".join([tell.player("mine", player.seat), *_first(tell, player), *_orders(tell, view)])


def text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Everything a player has."""
    tell = Teller(view, names, lang)
    return fitting(_lines(tell, view, effects) for effects in (True, False))


def _first(tell: Teller, player: PlayerView) -> list[str]:
    return [
        tell.say("mine_points", vp=player.vp, total=player.total),
        tell.say("mine_goods", yen=player.yen, **player.goods, imports=player.imports),
    ]


def _orders(tell: Teller, view: View) -> list[str]:
    """The hand, or the two orders of which one is kept, with what is missing."""
    told = [tell.say("mine_orders")]
    told += [f"{tell.order(card)}." for card in view.dealt]
    for held in view.hand:
        lacking = f"; {tell.say('lacks', goods=tell.goods(held.missing))}" if held.missing else ""
        told.append(f"{tell.order(held.card)}{lacking}.")
    return told if len(told) > 1 else [f"{told[0]} {tell.say('none')}."]


def _lines(tell: Teller, view: View, effects: bool) -> list[str]:
    player = own(view)
    told = [tell.player("mine", player.seat), *_first(tell, player), *_orders(tell, view)]
    nothing = "" if player.technologies else f" {tell.say('none')}."
    told.append(tell.say("mine_technologies", n=player.production) + nothing)
    told += [f"{card.production}: {tell.technology(card, effect=effects)}" for card in player.technologies]
    extra = player.technology_extra
    if extra is not None:
        told.append(tell.say("extra", yen=extra.yen, imports=extra.or_import))
    hand, stored, placed = player.hand, player.warehouse, player.map
    told.append(
        tell.say(
            "mine_pieces",
            assistants=hand.assistants,
            shops=hand.shops,
            houses=hand.houses,
            stored_assistants=stored.assistants,
            stored_shops=stored.shops,
            stored_houses=stored.houses,
            map_assistants=placed.assistants,
            map_shops=placed.shops,
            map_houses=placed.houses,
            bound=player.bound,
        )
    )
    prices = ", ".join(f"¥{price}" for price in player.house_prices) or tell.say("none")
    told.append(tell.say("prices", shop=player.shop_price, houses=prices))
    told.append(
        tell.say(
            "mine_flags",
            flags=tell.flags(player),
            sets=player.set_points,
            agents=tell.agents(player),
            tokens=len(player.tokens),
            fulfilled=len(player.fulfilled),
        )
    )
    met = [tell.requirement(tile) for tile in view.achievements if tile.id in player.met]
    if met:
        told.append(tell.say("met", list=", ".join(met)))
    return told
