"""A player's own board in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.yokohama.view.structs import PlayerView, View
from render.kit import fitting
from render.yokohama.descriptions import Describer
from render.yokohama.scene import own


def alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """Possessions and orders."""
    d = Describer(view, names, lang)
    player = own(view)
    return " ".join([d.player("mine", player.seat), *_first(d, player), *_orders(d, view)])


def text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Everything a player has."""
    d = Describer(view, names, lang)
    return fitting(_lines(d, view, effects) for effects in (True, False))


def orders_alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """The first part for a phone: possessions and orders."""
    return alt(view, names=names, lang=lang)


def belongings_alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """The second part for a phone: pieces, prices, flags and agents."""
    return " ".join(_pieces(Describer(view, names, lang), own(view)))


def orders_text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Possessions and orders."""
    return fitting([_possessions(Describer(view, names, lang), view)])


def belongings_text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Technologies, pieces, flags, agents and what achievements are met."""
    d = Describer(view, names, lang)
    return fitting(_belongings(d, view, effects) for effects in (True, False))


def _first(d: Describer, player: PlayerView) -> list[str]:
    return [
        d.say("mine_points", vp=player.vp, total=player.total),
        d.say("mine_goods", yen=player.yen, **player.goods, imports=player.imports),
    ]


def _orders(d: Describer, view: View) -> list[str]:
    """The hand, or the two orders of which one is kept, with what is missing."""
    lines = [d.say("mine_orders")]
    lines += [f"{d.order(card)}." for card in view.dealt]
    for held in view.hand:
        lacking = f"; {d.say('lacks', goods=d.goods(held.missing))}" if held.missing else ""
        lines.append(f"{d.order(held.card)}{lacking}.")
    return lines if len(lines) > 1 else [f"{lines[0]} {d.say('none')}."]


def _lines(d: Describer, view: View, effects: bool) -> list[str]:
    return [*_possessions(d, view), *_belongings(d, view, effects)]


def _possessions(d: Describer, view: View) -> list[str]:
    player = own(view)
    return [d.player("mine", player.seat), *_first(d, player), *_orders(d, view)]


def _belongings(d: Describer, view: View, effects: bool) -> list[str]:
    player = own(view)
    nothing = "" if player.technologies else f" {d.say('none')}."
    lines = [d.say("mine_technologies", n=player.production) + nothing]
    lines += [f"{card.production}: {d.technology(card, effect=effects)}" for card in player.technologies]
    extra = player.technology_extra
    if extra is not None:
        lines.append(d.say("extra", yen=extra.yen, imports=extra.or_import))
    lines += _pieces(d, player)
    met = [d.requirement(tile) for tile in view.achievements if tile.id in player.met]
    if met:
        lines.append(d.say("met", list=", ".join(met)))
    return lines


def _pieces(d: Describer, player: PlayerView) -> list[str]:
    """Pieces by where they are, what they cost, flags and agents."""
    hand, stored, placed = player.hand, player.warehouse, player.map
    lines = [
        d.say(
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
    ]
    prices = ", ".join(d.say("yen", n=price) for price in player.house_prices) or d.say("none")
    lines.append(d.say("prices", shop=player.shop_price, houses=prices))
    lines.append(
        d.say(
            "mine_flags",
            flags=d.flags(player),
            sets=player.set_points,
            agents=d.agents(player),
            tokens=len(player.tokens),
            fulfilled=len(player.fulfilled),
        )
    )
    return lines
