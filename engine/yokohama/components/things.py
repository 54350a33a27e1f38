"""Everything of the component set that can be asked about, and what it does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.text import Text, text, verbatim
from engine.core.things import Thing, terms
from engine.yokohama.components import Components, effects, names, rows

SEPARATOR = " / "
SHOPS = 4  # spaces of a building tile

# Words of the rules, with the chapter that says more.
TERMS = {
    "power": "power",
    "imports": "areas",
    "faith": "boards",
    "production": "laboratories",
    "agent": "additional",
    "flag": "additional",
    "warehouse": "areas",
}


def things(data: Components) -> tuple[Thing, ...]:
    """Areas, orders, technologies, achievements, spaces of the boards, tokens."""
    return (
        *(area(data, row) for row in data.areas.rows),
        *(order(row) for row in data.orders.rows),
        *(technology(data, row) for row in data.technologies.rows),
        *(achievement(row) for row in data.achievements.rows),
        *spaces(data),
        *tokens(data),
        *terms("yokohama", TERMS),
    )


def area(data: Components, row: rows.AreaRow) -> Thing:
    """An area with what power 1 to 5 brings there."""
    topic = {"port": "ports", "laboratory": "laboratories", "church": "boards", "customs": "boards"}.get(row.kind)
    shops = tuple(f"{row.id}:shop:{n}" for n in range(1, SHOPS + 1))
    places = (*shops, f"{row.id}:house", f"{row.id}:token")
    return Thing(row.id, "areas", names.area_name(row.id), action(data, row.id), topic or "areas", places)


def action(data: Components, area: str) -> tuple[Text, ...]:
    """What is done in an area."""
    printed, by_power = data.kind_of[area].action, steps(data.yields[area])
    match printed:
        case effects.GainGood(good):
            return (text("yokohama.what.goods", good=names.good_name(good), n=by_power),)
        case effects.GainYen():
            return (text("yokohama.what.bank", n=by_power),)
        case effects.TakeOrders():
            price = printed.second_card_cost
            second = text("yokohama.what.port", n=by_power, yen=price.yen, imports=price.or_import)
            return second, text("yokohama.what.port_points", n=steps(printed.vp_by_power))
        case effects.TakeTechnology():
            return (text("yokohama.what.laboratory", n=by_power),)
        case effects.Recruit(prices=prices):
            houses = steps(prices.trading_house)
            return (
                text("yokohama.what.employment_agency", n=by_power),
                text("yokohama.what.prices", assistant=prices.assistant, shop=prices.shop, houses=houses),
            )
        case effects.Exchange():
            return (text("yokohama.what.chinatown", n=by_power),)
        case effects.Worship():
            return (text("yokohama.what.church", n=by_power),)
        case effects.Declare():
            return (text("yokohama.what.customs", n=by_power),)
        case effects.NoAction(fee):
            return (text("yokohama.what.canal", n=fee),)


def steps(values: Sequence[int]) -> Text:
    """Numbers by power, or by how many there were before."""
    return verbatim(SEPARATOR.join(map(str, values)))


def order(row: rows.Order) -> Thing:
    """An order: what it asks for and gives."""
    country = names.country_name(row.country)
    does = text(
        "yokohama.what.order", goods=names.goods(tuple(row.goods.items())), gains=names.rewards(tuple(row.reward))
    )
    name = text("yokohama.what.order_name", order=names.order_name(row.number), country=country)
    return Thing(row.id, "orders", name, (does,), "additional")


def technology(data: Components, row: rows.Technology) -> Thing:
    """A technology with all its cards, which differ in price and flag."""
    cards = [card for card in data.technology_cards.rows if card.technology == row.id]
    printed = tuple(
        text(
            "yokohama.what.card",
            number=card.number,
            production=card.production,
            country=names.country_name(card.country),
        )
        for card in cards
    )
    effect = text("yokohama.what.technology", effect=Text(f"yokohama.technology.{row.id}.effect"))
    alike = tuple(card.id for card in cards)
    return Thing(row.id, "technologies", names.technology_name(row.id), (effect, *printed), "technologies", alike)


def achievement(row: rows.AchievementRow) -> Thing:
    """An achievement: what it asks for, and the points."""
    first, later = names.points(row.points.first), names.points(row.points.later)
    points = text("yokohama.what.achievement", first=first, later=later)
    return Thing(row.id, "achievements", names.achievement(row.requirement), (points,), "additional")


def spaces(data: Components) -> Iterator[Thing]:
    """The spaces of the Church and Customs boards."""
    for board in data.management_boards:
        for printed in board.spaces:
            key = "yokohama.what.church_space" if printed.faith else "yokohama.what.customs_space"
            gains = names.rewards(tuple(printed.reward)) if printed.reward else Text("yokohama.nothing")
            does = text(key, n=printed.faith or printed.imports, gains=gains)
            yield Thing(f"{board.area}:{printed.index}", "boards", names.space(printed), (does,), "boards")


def tokens(data: Components) -> Iterator[Thing]:
    """The 5-power tokens, those alike once."""
    alike: dict[Text, list[str]] = {}
    for row in data.five_power_tokens.rows:
        alike.setdefault(names.rewards(tuple(row.reward)), []).append(row.id)
    for gains, (first, *others) in alike.items():
        name = text("yokohama.what.token_name", gains=gains)
        does = (text("yokohama.what.token", gains=gains),)
        yield Thing(first, "tokens", name, does, "turn", tuple(others))
    does = (Text("yokohama.what.free_agent"),)
    yield Thing("free_agent", "tokens", Text("yokohama.free_agent"), does, "modules", tuple(sorted(data.free_agents)))
