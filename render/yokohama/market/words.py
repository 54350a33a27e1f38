"""The market in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.yokohama.components.names import space_number
from engine.yokohama.view.structs import BoardView, PlayerView, View
from render.kit import fitting
from render.yokohama.market.reach import fillable, out_of_reach
from render.yokohama.telling import Teller
from render.yokohama.wording import decimal, name


def alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """The cards by number or name, and how full church and customs are."""
    return f"{cards_alt(view, names=names, lang=lang)} {boards_alt(view, names=names, lang=lang)}"


def cards_alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """The cards by number or name."""
    tell = Teller(view, names, lang)
    told = [tell.say("market")]
    for port in view.ports:
        told.append(f"{tell.area(port.area)}: " + ", ".join(str(s.card.number) for s in port.slots if s.card) + ".")
    for laboratory in view.laboratories:
        cards = [name(lang, "technology", slot.card.technology) for slot in laboratory.slots if slot.card]
        told.append(f"{tell.area(laboratory.area)}: {', '.join(cards)}.")
    return " ".join([*told, tell.say("decks", orders=view.order_deck, technologies=view.technology_deck)])


def boards_alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """How full church and customs are."""
    return " ".join(Teller(view, names, lang).end())


def cards_text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Every card."""
    tell = Teller(view, names, lang)
    return fitting([*_cards(tell, view, detail), *_for_you(tell, view)] for detail in (2, 1))


def boards_text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Every space, the supply, and what everybody holds."""
    tell = Teller(view, names, lang)
    return fitting([*_spaces(tell, view, detail), *_held(tell, view)] for detail in (1, 0))


def text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Every card and space; what technologies do is told only if there is room."""
    tell = Teller(view, names, lang)
    return fitting(_lines(tell, view, detail) for detail in (2, 1, 0))


def _lines(tell: Teller, view: View, detail: int) -> list[str]:
    cards, boards = _cards(tell, view, detail), _spaces(tell, view, detail)
    return [*cards, *boards, *_for_you(tell, view), *_held(tell, view)]


def _cards(tell: Teller, view: View, detail: int) -> list[str]:
    told = [tell.say("market"), tell.say("decks", orders=view.order_deck, technologies=view.technology_deck)]
    for port in view.ports:
        told.append(tell.say("port", area=tell.area(port.area)))
        for slot in port.slots:
            what = tell.say("empty") if slot.card is None else tell.order(slot.card)
            told.append(f"{tell.say('power', n=slot.power)}: {what}")
    for laboratory in view.laboratories:
        told.append(tell.say("laboratory", area=tell.area(laboratory.area)))
        for shelf in laboratory.slots:
            if shelf.card is None:
                told.append(tell.say("empty"))
            else:
                told.append(f"{shelf.price}: {tell.technology(shelf.card, effect=detail > 1)}")
    return told


def _spaces(tell: Teller, view: View, detail: int) -> list[str]:
    told: list[str] = []
    for n, board in enumerate((view.church, view.customs)):
        told += _board(tell, board, "imports" if n else "faith", rewards=detail > 0)
    return told


def _held(tell: Teller, view: View) -> list[str]:
    """Agents in the supply, and what everybody holds."""
    supply = ", ".join(f"{tell.country(country)} {n}" for country, n in view.agents.items())
    told = [tell.say("supply", list=supply)]
    told += [_player(tell, view.players[seat]) for seat in view.turn_order]
    if view.neutral is not None:
        told.append(tell.say("neutral", n=decimal(tell.lang, view.neutral)))
    return told


def _for_you(tell: Teller, view: View) -> list[str]:
    """What the reader of a private picture could fill and could not pay."""
    ready, far = fillable(view), out_of_reach(view)
    lying = [slot.card for port in view.ports for slot in port.slots if slot.card is not None]
    orders = [str(card.number) for card in lying if card.id in ready]
    cards = [slot.card for row in view.laboratories for slot in row.slots if slot.card and slot.card.id in far]
    told = [tell.say("fillable", list=", ".join(orders))] if orders else []
    if cards:
        names = ", ".join(name(tell.lang, "technology", card.technology) for card in cards)
        told.append(tell.say("out_of_reach", list=names))
    return told


def _board(tell: Teller, board: BoardView, price: str, *, rewards: bool) -> list[str]:
    title = tell.say(
        "board_state",
        area=tell.area(board.area),
        count=board.count,
        limit=board.limit,
        first=board.points.first,
        second=board.points.second,
    )
    spaces = []
    for space in board.spaces:
        gains = f" → {tell.rewards(space.reward)}" if rewards else ""
        what = f"{tell.say(price, n=space.price)}{gains}" if space.taken is None else tell.letter(space.taken)
        spaces.append(f"{space_number(space.index)}: {what}" if price == "imports" else what)
    return [f"{title} {' | '.join(spaces)}"]


def _player(tell: Teller, player: PlayerView) -> str:
    technologies = ", ".join(name(tell.lang, "technology", card.technology) for card in player.technologies)
    known = ", ".join(str(card.number) for card in player.known_orders)
    return tell.player(
        "holdings",
        player.seat,
        letter=tell.letter(player.seat),
        flags=tell.flags(player),
        sets=player.set_points,
        agents=tell.agents(player),
        technologies=technologies or tell.say("none"),
        known=known or tell.say("none"),
    )
