"""Everything of the component set that can be asked about, and what it does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.core.text import Text, join, text, verbatim
from engine.core.things import Thing, terms
from engine.nippon.components import Components, FactoryToken, names
from engine.nippon.components.effects import OBJECTIVES, TRACKS, Effect
from engine.nippon.components.rows import Action, ActionRow, Contract, Destination, GoodRow, Region, TokenB
from engine.nippon.components.rows_modules import SoloGoal

CHAPTERS = {"factory": "factory", "science": "science_mining", "mining": "science_mining"}
INVESTING = "investments_contracts"

# Words of the rules, with the chapter that says more.
TERMS = {
    "department_bonus": "departments",
    "influence_scoring": "influence",
    "influence": "influence",
    "foreign_companies": "influence",
    "favour": "favours",
    "salaries": "consolidation",
    "expert": "ships",
    "modifier": "modifiers",
}


def things(data: Components) -> tuple[Thing, ...]:
    """Actions, factories, goods, departments, contracts, destinations, regions, tracks, objectives, tokens, goals."""
    return (
        *(action(data, row) for row in data.actions.rows),
        Thing(
            "consolidate", "actions", Text("nippon.consolidate"), (Text("nippon.what.consolidate"),), "consolidation"
        ),
        *(factory(data, token) for token in data.tokens.values()),
        *(good(data, row) for row in data.goods.rows),
        *departments(data),
        *(contract(row) for row in data.contracts.rows),
        *(destination(row) for row in data.destinations.rows),
        *(region(data, row) for row in data.regions.rows),
        *tracks(data),
        *objectives(data),
        *tokens(data),
        *goals(data),
        *terms("nippon", TERMS),
    )


def effects_text(ops: Iterable[Effect]) -> Text:
    """Several effects in one list."""
    return join([names.describe(op) for op in ops])


def one_of(numbers: Sequence[int], thing: str = "") -> Text:
    """Numbers of which one counts, the last one with what is counted."""
    *others, last = numbers
    said = names.amount(thing, last) if thing else verbatim(str(last))
    return join([*(verbatim(str(n)) for n in others), said], "or")


def action_help(data: Components, action: Action, most: int | None = None) -> Text:
    """What an action does and costs, of as many activations as there may be, or as `most`."""
    row = data.action[action]
    n, costs = row.max_activations if most is None else most, row.cost_options
    match action:
        case "science" | "mining":
            bought, paid = [cost.steps for cost in costs], [cost.money for cost in costs]
            return text("nippon.action_help.steps", steps=one_of(bought), last=bought[-1], money=one_of(paid, "money"))
        case "factory":
            return text("nippon.action_help.factory", price=names.amount("money", costs[0].money))
        case "machines":
            return text("nippon.action_help.machines", n=n, price=names.amount("money", costs[0].money))
        case "production":
            coal = [level.coal_to_produce for level in data.factory_levels.rows]
            return text("nippon.action_help.production", n=n, coal=one_of(coal, "coal"))
        case "ships" | "trains":
            price = join([names.amounts({"money": cost.money, "iron": cost.iron}) for cost in costs], "or")
            return text(f"nippon.action_help.{action}", n=n, price=price)
        case "local_markets":
            dearest = max(len(level.influence_by_goods) for level in data.factory_levels.rows)
            return text("nippon.action_help.local_markets", n=n, goods=dearest)
    spent = [cost.goods for cost in row.cost_options_by_activation]
    goods = join([verbatim(str(n)) for n in spent])
    steps = data.investment_steps.finance_steps
    return text("nippon.action_help.investments_contracts", goods=goods, last=spent[-1], steps=steps)


def action(data: Components, row: ActionRow) -> Thing:
    """An action with its price."""
    does = action_help(data, row.id)
    topic = "investments" if row.id == INVESTING else CHAPTERS.get(row.id, row.id)
    does = text("nippon.what.property", does=does)
    return Thing(f"action:{row.id}", "actions", names.name("action", row.id), (does,), topic)


def factory(data: Components, token: FactoryToken) -> Thing:
    """One side of a factory."""
    needs = text("nippon.what.factory", level=token.level, science=token.science, coal=token.coal)
    does = [text("nippon.what.property", does=names.property_of(token.id)), needs]
    if token.late:
        does.append(Text("nippon.factory_page.late"))
    places = tuple(f"{token.id}:{cell.cell}" for cell in data.factory_common.machine_cells)
    return Thing(token.id, "factories", names.factory(token.id), tuple(does), token.factory, places)


def good(data: Components, row: GoodRow) -> Thing:
    """A type of goods: what it is worth on markets."""
    one, two, three = data.value[row.id]
    does = text("nippon.what.good", level=row.level, one=one, two=two, three=three)
    return Thing(f"good:{row.id}", "goods", names.name("good", row.id), (does,), "local_markets", (f"type:{row.id}",))


def departments(data: Components) -> Iterator[Thing]:
    """The six departments with both bonuses."""
    for row in data.departments.rows:
        title = names.name("department_title", row.id)
        does = text(
            "nippon.what.department", title=title, normal=effects_text(row.normal), improved=effects_text(row.improved)
        )
        workers = tuple(f"slot:{slot.slot}:{row.id}" for slot in data.recruit_slots.rows)
        name = names.name("department", row.id)
        yield Thing(f"department:{row.id}", "departments", name, (does,), "departments", workers)


def contract(row: Contract) -> Thing:
    """A contract: its bonus, and which goods it wants."""
    does = [text("nippon.what.contract", bonus=names.describe(row.bonus))]
    if row.condition is not None:
        types = join([names.name("good", one) for one in row.condition.types], "or")
        does.append(text("nippon.what.contract_goods", goods=types))
    return Thing(row.id, "contracts", names.name("contract", row.id), tuple(does), "investments")


def destination(row: Destination) -> Thing:
    """Where ships go: which expert comes back."""
    does = text("nippon.what.destination", color=names.name("color", row.color))
    return Thing(row.id, "destinations", names.name("destination", row.id), (does,), "ships")


def region(data: Components, row: Region) -> Thing:
    """A region: what supplying its markets brings, and what its train cells do."""
    supply, instead = names.amounts(row.supply_bonus), names.amounts(data.regions.alternative_supply_bonus)
    cities = join([names.name("city", market.id) for market in row.markets], "and")
    bonuses = [names.amounts(cell.bonus) for cell in row.train_cells if cell.bonus]
    does = [text("nippon.what.region", cities=cities, supply=supply, instead=instead)]
    if bonuses:
        does.append(text("nippon.what.train_cells", bonuses=join(bonuses)))
    cells = tuple(f"{row.id}:{cell.cell}" for cell in row.train_cells)
    spots = tuple(spot.id for spot in data.spots[row.id])
    return Thing(row.id, "regions", names.name("region", row.id), tuple(does), "local_markets", (*cells, *spots))


def tracks(data: Components) -> Iterator[Thing]:
    """Science, mining, finance."""
    for track, cells in data.track.items():
        topic = "consolidation" if track == "finance" else "science_mining"
        does = (
            Text(f"nippon.what.track_{track}"),
            text("nippon.what.track_cells", values=verbatim(", ".join(str(cell.value) for cell in cells))),
        )
        name = text("nippon.what.track_name", track=names.name("track", track))
        yield Thing(f"track:{track}", "tracks", name, does, topic)


def objectives(data: Components) -> Iterator[Thing]:
    """What favours are put on, with their points; and the favours."""
    for objective in OBJECTIVES:
        name = text("nippon.what.objective_name", objective=names.name("objective", objective))
        yield Thing(f"objective:{objective}", "objectives", name, objective_points(data, objective), "favours")
    for level, count in data.favour_tokens.per_level.items():
        workers = next(cell.cell for cell in data.player_board.worker_area.rows if cell.favour_level == level)
        does = text("nippon.what.favour", workers=workers, n=count)
        yield Thing(
            f"favour:{level}", "objectives", text("nippon.favour", level=names.roman(level)), (does,), "favours"
        )


def objective_points(data: Components, objective: str) -> tuple[Text, ...]:
    """Points by favour."""
    scoring = data.objective_scoring
    counts = {"factories": scoring.factories, "contracts": scoring.contracts}.get(objective)
    if counts is None:
        both = ((1, scoring.pieces_and_tracks.lower), (2, scoring.pieces_and_tracks.upper))
        return tuple(
            text("nippon.what.threshold", n=n, one=points[1], two=points[2], three=points[3]) for n, points in both
        )
    return tuple(
        text(
            "nippon.what.counted",
            level=names.roman(level),
            most=len(counts.vp_by_count),
            points=verbatim(", ".join(str(points[level - 1]) for points in counts.vp_by_count.values())),
        )
        for level in data.favour_tokens.per_level
    )


def tokens(data: Components) -> Iterator[Thing]:
    """Starting tokens of both kinds."""
    for row in data.starting_tokens_a.rows:
        name = text("nippon.what.token_name", token=names.name("token", row.id))
        does = text("nippon.what.token", does=names.token_effect(row.id, row.amount), n=row.start_vp)
        yield Thing(row.id, "tokens", name, (does,), "start")
    for number, token in enumerate(data.starting_tokens_b.rows, 1):
        gains = text("nippon.what.token_gains", gains=token_gains(token))
        yield Thing(token.id, "tokens", text("nippon.what.token_b", n=number), (gains,), "start")


def token_gains(token: TokenB) -> Text:
    gains = [names.amount(thing, n) for thing, n in token.gain.items()]
    return join([*gains, *(names.steps(track, n) for track, n in token.advance.items())])


def goals(data: Components) -> Iterator[Thing]:
    """Common goals, and those of a game alone."""
    for goal in data.common_goals.tokens.rows:
        name = text("nippon.what.goal_name", goal=names.name("goal", goal.id))
        yield Thing(goal.id, "goals", name, (Text("nippon.what.goal"),), "common_goals")
    for own in data.solo.goals.rows:
        name = text("nippon.what.solo_name", goal=names.name("solo_goal", own.id))
        yield Thing(own.id, "goals", name, (text("nippon.what.solo", n=printed(data, own)),), "solo")


def printed(data: Components, goal: SoloGoal) -> int:
    """What a goal asks for: pieces, or the number on the cell of a track."""
    if goal.metric not in TRACKS:
        return goal.need
    return next(cell.value for cell in data.track[goal.metric] if cell.index == goal.need)
