"""Church and Customs House: an assistant goes onto the board for the rest of the game (sections 10.5, 10.6)."""

from __future__ import annotations

from functools import lru_cache

from engine.core.ask import Rule, choose, choose_free, choose_some
from engine.core.effects import note, pay
from engine.core.offer import SKIP, Amounts, Offer, Option, offers, sift
from engine.core.text import Seat, Text, in_sentence, refusal, text
from engine.yokohama.components import names
from engine.yokohama.components.effects import Declare, Trigger, Worship
from engine.yokohama.components.rows import BoardSpace
from engine.yokohama.queries.facts import owns
from engine.yokohama.queries.legality import in_past_tense
from engine.yokohama.queries.purchases import faith_items, offerings, why_not_declare, why_not_offer, why_not_worship
from engine.yokohama.rules import details
from engine.yokohama.rules.cards import FreeThings
from engine.yokohama.rules.changes import put_assistants, settle
from engine.yokohama.rules.ending import check_boards
from engine.yokohama.rules.gains import fire
from engine.yokohama.rules.option_facts import FromPlace, Paying, Settling
from engine.yokohama.rules.rewards import HAND, give
from engine.yokohama.state import State

PLACED: dict[str, Trigger] = {"church": "place_on_church_board", "customs": "place_on_customs_board"}


def space_option(area: str, space: BoardSpace, needed: int = 0, yen: int = 0) -> Option[BoardSpace]:
    """A space; `needed` things make up for missing faith, so much money as one of them."""
    facts = Settling(area=area, space=space.index, faith=space.faith, items=needed, yen=yen, imports=space.imports)
    return Option(f"space:{area}_{space.index}", space, names.space(space), target=f"{area}:{space.index}", facts=facts)


def church_offer(g: State, me: Seat, power: int, action: Worship) -> Offer[BoardSpace]:
    """The free spaces that can be paid."""
    by_power = action.faith_by_power[power - 1]
    items = len(faith_items(g, me, action)) * action.faith_per_item
    return sift(
        g.data.board_of["church"].spaces,
        lambda space: why_not_worship(g, me, space, by_power, items),
        lambda space: space_option("church", space, max(0, space.faith - by_power), offerings(g, action)["yen"]),
    )


def visit_church(g: State, me: Seat, power: int, action: Worship, free: FreeThings) -> Rule[None]:
    """Faith is power and up to one item of each kind; only as many items are spent as the space needs."""
    by_power = action.faith_by_power[power - 1]
    space = yield from choose_free(
        me,
        "yokohama.church",
        lambda: offers(church_offer(g, me, power, action), SKIP),
        free,
        prompt=lambda: text("yokohama.church.with", n=by_power),
    )
    if space is None:
        g.turn.missed += [in_past_tense(refused) for refused in church_offer(g, me, power, action).refused()]
        return
    items = yield from choose_items(g, me, action, space, max(0, space.faith - by_power))
    origin = yield from choose_origin(g, me, "church")
    for item, n in items:
        pay(g, me, item, n)
        g.turn.faith_items.append(item)
    if items:
        note(g, "yokohama.log.pay", me, price=in_sentence(details.amounts_text(items)))
    yield from settle_down(g, me, "church", space, origin)


def choose_items(g: State, me: Seat, action: Worship, space: BoardSpace, needed: int) -> Rule[Amounts]:
    """The things that make up for faith that the power does not give."""
    if not needed:
        return ()
    chosen = yield from choose_some(
        me,
        "yokohama.faith",
        sift(
            offerings(g, action).items(),
            lambda one: why_not_offer(g, me, *one),
            item_option,
        ),
        needed,
        needed,
        prompt=text("yokohama.faith.for", faith=space.faith, n=needed),
    )
    return tuple(chosen)


def item_option(item: tuple[str, int]) -> Option[tuple[str, int]]:
    """A thing to give."""
    return Option(f"item:{item[0]}", item, details.amount_text(*item), facts=Paying(cost=(item,)))


def customs_offer(g: State, me: Seat, power: int, action: Declare) -> Offer[BoardSpace]:
    """The free spaces that can be paid."""
    return sift(
        g.data.board_of["customs"].spaces,
        lambda space: why_not_declare(g, me, space, power, action),
        lambda space: space_option("customs", space),
    )


def visit_customs(g: State, me: Seat, power: int, action: Declare, free: FreeThings) -> Rule[None]:
    """Imports are paid, exactly as many as the space says and no more than the power allows (R25)."""
    space = yield from choose_free(
        me,
        "yokohama.customs",
        lambda: offers(customs_offer(g, me, power, action), SKIP),
        free,
        prompt=lambda: text("yokohama.customs.with", n=action.max_imports_by_power[power - 1]),
    )
    if space is None:
        g.turn.missed += [in_past_tense(refused) for refused in customs_offer(g, me, power, action).refused()]
        return
    price = (("imports", space.imports),)
    origin = yield from choose_origin(g, me, "customs")
    pay(g, me, "imports", space.imports)
    note(g, "yokohama.log.pay", me, price=details.amounts_text(price))
    yield from settle_down(g, me, "customs", space, origin)


def origins(g: State, me: Seat, area: str) -> list[str]:
    """Where the assistant can come from: the acting area first, since it would return to hand anyway (R53)."""
    here = [area] if g.areas[area].assistants[me] else []
    if here and g.has_plain_origin and not owns(g, me, "telephone"):
        return here
    return [*here, HAND] if g.players[me].assistants else here


def choose_origin(g: State, me: Seat, area: str) -> Rule[str]:
    """Which assistant goes onto the board; then everything is paid and gained."""
    possible = origins(g, me, area)
    elsewhere = refusal("yokohama.no.origin", "10.5", area=names.area_name(area))
    offer = sift(
        (*possible, *(other for other in g.map if other != area)),
        lambda place: None if place in possible else elsewhere,
        origin_option,
    )
    return (yield from choose(me, "yokohama.origin", offer, prompt=Text(f"yokohama.origin.{area}")))


@lru_cache(maxsize=64)
def origin_option(place: str) -> Option[str]:
    if place == HAND:
        return Option(f"from:{HAND}", HAND, Text("yokohama.hand"), facts=FromPlace())
    return Option(f"from:{place}", place, names.area_name(place), target=place, facts=FromPlace(area=place))


def settle_down(g: State, me: Seat, area: str, space: BoardSpace, origin: str) -> Rule[None]:
    """The assistant stays until the end; technologies pay first, then the space (sections 10.5, 10.6)."""
    if origin == HAND:
        pay(g, me, "assistants")
    else:
        put_assistants(g, me, origin, -1)
    settle(g, me, area, space.index - 1)
    note(g, f"yokohama.log.settle_{area}", me, space=names.space(space))
    fire(g, me, PLACED[area])
    yield from give(g, me, space.reward, "boards")
    check_boards(g)
