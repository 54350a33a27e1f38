"""The market in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.yokohama.components.names import space_number
from engine.yokohama.view.structs import BoardView, PlayerView, View
from render.kit import fitting
from render.yokohama.descriptions import Describer
from render.yokohama.market.reach import fillable, out_of_reach
from render.yokohama.wording import decimal, name


def alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """The cards by number or name, and how full church and customs are."""
    return f"{cards_alt(view, names=names, lang=lang)} {boards_alt(view, names=names, lang=lang)}"


def cards_alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """The cards by number or name."""
    d = Describer(view, names, lang)
    lines = [d.say("market")]
    for port in view.ports:
        lines.append(f"{d.area(port.area)}: " + ", ".join(str(s.card.number) for s in port.slots if s.card) + ".")
    for laboratory in view.laboratories:
        cards = [name(lang, "technology", slot.card.technology) for slot in laboratory.slots if slot.card]
        lines.append(f"{d.area(laboratory.area)}: {', '.join(cards)}.")
    return " ".join([*lines, d.say("decks", orders=view.order_deck, technologies=view.technology_deck)])


def boards_alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """How full church and customs are."""
    return " ".join(Describer(view, names, lang).end())


def cards_text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Every card."""
    d = Describer(view, names, lang)
    return fitting([*_cards(d, view, detail), *_for_you(d, view)] for detail in (2, 1))


def boards_text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Every space, the supply, and what everybody holds."""
    d = Describer(view, names, lang)
    return fitting([*_spaces(d, view, detail), *_held(d, view)] for detail in (1, 0))


def text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Every card and space; what technologies do is said only if there is room."""
    d = Describer(view, names, lang)
    return fitting(_lines(d, view, detail) for detail in (2, 1, 0))


def _lines(d: Describer, view: View, detail: int) -> list[str]:
    cards, boards = _cards(d, view, detail), _spaces(d, view, detail)
    return [*cards, *boards, *_for_you(d, view), *_held(d, view)]


def _cards(d: Describer, view: View, detail: int) -> list[str]:
    lines = [d.say("market"), d.say("decks", orders=view.order_deck, technologies=view.technology_deck)]
    for port in view.ports:
        lines.append(d.say("port", area=d.area(port.area)))
        for slot in port.slots:
            what = d.say("empty") if slot.card is None else d.order(slot.card)
            lines.append(f"{d.say('power', n=slot.power)}: {what}")
    for laboratory in view.laboratories:
        lines.append(d.say("laboratory", area=d.area(laboratory.area)))
        for shelf in laboratory.slots:
            if shelf.card is None:
                lines.append(d.say("empty"))
            else:
                lines.append(f"{shelf.price}: {d.technology(shelf.card, effect=detail > 1)}")
    return lines


def _spaces(d: Describer, view: View, detail: int) -> list[str]:
    lines: list[str] = []
    for n, board in enumerate((view.church, view.customs)):
        lines += _board(d, board, "imports" if n else "faith", rewards=detail > 0)
    return lines


def _held(d: Describer, view: View) -> list[str]:
    """Agents in the supply, and what everybody holds."""
    supply = ", ".join(f"{d.country(country)} {n}" for country, n in view.agents.items())
    lines = [d.say("supply", list=supply)]
    lines += [_player(d, view.players[seat]) for seat in view.turn_order]
    if view.neutral is not None:
        lines.append(d.say("neutral", n=decimal(d.lang, view.neutral)))
    return lines


def _for_you(d: Describer, view: View) -> list[str]:
    """What the reader of a private picture could fill and could not pay."""
    ready, far = fillable(view), out_of_reach(view)
    lying = [slot.card for port in view.ports for slot in port.slots if slot.card is not None]
    orders = [str(card.number) for card in lying if card.id in ready]
    cards = [slot.card for row in view.laboratories for slot in row.slots if slot.card and slot.card.id in far]
    lines = [d.say("fillable", list=", ".join(orders))] if orders else []
    if cards:
        names = ", ".join(name(d.lang, "technology", card.technology) for card in cards)
        lines.append(d.say("out_of_reach", list=names))
    return lines


def _board(d: Describer, board: BoardView, price: str, *, rewards: bool) -> list[str]:
    title = d.say(
        "board_state",
        area=d.area(board.area),
        count=board.count,
        limit=board.limit,
        first=board.points.first,
        second=board.points.second,
    )
    spaces = []
    for space in board.spaces:
        gains = f" → {d.rewards(space.reward)}" if rewards else ""
        what = f"{d.say(price, n=space.price)}{gains}" if space.taken is None else d.letter(space.taken)
        spaces.append(f"{space_number(space.index)}: {what}" if price == "imports" else what)
    return [f"{title} {' | '.join(spaces)}"]


def _player(d: Describer, player: PlayerView) -> str:
    technologies = ", ".join(name(d.lang, "technology", card.technology) for card in player.technologies)
    known = ", ".join(str(card.number) for card in player.known_orders)
    return d.player(
        "holdings",
        player.seat,
        letter=d.letter(player.seat),
        flags=d.flags(player),
        sets=player.set_points,
        agents=d.agents(player),
        technologies=technologies or d.say("none"),
        known=known or d.say("none"),
    )
