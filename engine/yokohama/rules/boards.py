"""Church and Customs House: an assistant goes onto the board for the rest of the game (sections 10.5, 10.6)."""

from __future__ import annotations

from engine.core.ask import SKIP, Facts, Offer, Option, Rule, choose, choose_free, choose_some, sift
from engine.core.effects import note, pay
from engine.core.text import Seat, Text, join, text
from engine.yokohama.components import names
from engine.yokohama.components.effects import Declare, Trigger, Worship
from engine.yokohama.components.rows import BoardSpace
from engine.yokohama.queries.purchases import faith_items, why_not_declare, why_not_worship
from engine.yokohama.rules import details
from engine.yokohama.rules.cards import FreeThings
from engine.yokohama.rules.ending import check_boards
from engine.yokohama.rules.gains import fire
from engine.yokohama.rules.option_facts import FromPlace, Settling, amounts
from engine.yokohama.rules.rewards import HAND, give
from engine.yokohama.state import State


def space_option(area: str, space: BoardSpace) -> Option[BoardSpace]:
    """A space with its price and reward."""
    price = details.faith(space.faith) if space.faith else names.amount(space.imports, "import")
    label = text("yokohama.space", n=space.index)
    reward = tuple(space.reward)
    facts = Settling(
        price=(("imports", space.imports),) if space.imports else (),
        gain=amounts(reward),
        area=area,
        space=space.index,
        faith=space.faith,
    )
    return Option(
        f"space:{area}_{space.index}",
        space,
        label,
        detail=details.trade(price, reward),
        target=f"{area}:{space.index}",
        facts=facts,
    )


def church_offer(g: State, me: Seat, power: int, action: Worship) -> Offer[BoardSpace | None]:
    """The free spaces that can be paid."""
    by_power = action.faith_by_power[power - 1]
    items = len(faith_items(g, me, action)) * action.faith_per_item
    return sift(
        g.data.board_of["church"].spaces,
        lambda space: why_not_worship(g, me, space, by_power, items),
        lambda space: space_option("church", space),
        SKIP,
    )


def visit_church(g: State, me: Seat, power: int, action: Worship, free: FreeThings) -> Rule[None]:
    """Faith is power and up to one item of each kind; only as many items are spent as the space needs."""
    space = yield from choose_free(me, "yokohama.church", lambda: church_offer(g, me, power, action), free)
    if space is None:
        g.turn.idle = "church"
        return
    held = faith_items(g, me, action)
    needed = max(0, space.faith - action.faith_by_power[power - 1])
    items: list[str] = []
    if needed:
        items = yield from choose_some(
            me,
            "yokohama.faith",
            [
                Option(f"item:{item}", item, names.item(item, n), facts=Facts(price=((item, n),)))
                for item, n in held.items()
            ],
            needed,
            needed,
            prompt=text("yokohama.faith", n=needed),
        )
    origin = yield from choose_origin(g, me, "church")
    for item in items:
        pay(g, me, item, held[item])
        g.turn.faith_items.append(item)
    if items:
        note(g, "yokohama.log.pay", me, price=join([names.item(item, held[item]) for item in items]))
    yield from settle_down(g, me, "church", space, origin, g.church, "place_on_church_board")


def customs_offer(g: State, me: Seat, power: int, action: Declare) -> Offer[BoardSpace | None]:
    """The free spaces that can be paid."""
    return sift(
        g.data.board_of["customs"].spaces,
        lambda space: why_not_declare(g, me, space, power, action),
        lambda space: space_option("customs", space),
        SKIP,
    )


def visit_customs(g: State, me: Seat, power: int, action: Declare, free: FreeThings) -> Rule[None]:
    """Imports are paid, exactly as many as the space says and no more than the power allows (R25)."""
    space = yield from choose_free(me, "yokohama.customs", lambda: customs_offer(g, me, power, action), free)
    if space is None:
        g.turn.idle = "customs"
        return
    origin = yield from choose_origin(g, me, "customs")
    pay(g, me, "imports", space.imports)
    note(g, "yokohama.log.pay", me, price=names.amount(space.imports, "import"))
    yield from settle_down(g, me, "customs", space, origin, g.customs, "place_on_customs_board")


def choose_origin(g: State, me: Seat, area: str) -> Rule[str]:
    """Where the assistant comes from: the acting area first, since it would return to hand anyway."""
    options = []
    if g.areas[area].assistants[me]:
        options.append(Option(f"from:{area}", area, names.area_name(area), target=area, facts=FromPlace(area=area)))
    if g.players[me].assistants:
        options.append(Option(f"from:{HAND}", HAND, Text("yokohama.hand"), facts=FromPlace()))
    return (yield from choose(me, "yokohama.origin", options))


def settle_down(
    g: State, me: Seat, area: str, space: BoardSpace, origin: str, spaces: list[Seat | None], placed: Trigger
) -> Rule[None]:
    """The assistant stays until the end; technologies pay first, then the space (sections 10.5, 10.6)."""
    if origin == HAND:
        pay(g, me, "assistants")
    else:
        g.areas[origin].assistants[me] -= 1
    spaces[space.index - 1] = me
    note(g, "yokohama.log.board", me, area=names.area_name(area), n=space.index)
    fire(g, me, placed)
    yield from give(g, me, space.reward)
    check_boards(g)
