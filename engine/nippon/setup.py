"""Setting up the table (§4; solo §16.1)."""

from __future__ import annotations

from engine.core.games import Start
from engine.core.rng import Rng, random_below, shuffled
from engine.nippon.components import SHELF, Components
from engine.nippon.components.effects import COLORS, GOODS
from engine.nippon.state import Automa, Market, Pair, Player, Port, State, Turn


def set_up(start: Start) -> State:
    """A table that waits for the first starting pair to be picked."""
    data = SHELF.get(start.components)
    rng, seats = start.rng, start.seats
    solo = seats == 1
    count = data.counts[seats]
    markets = lay_demand(data, rng)
    automa = set_up_automa(data, rng, start.options["difficulty"]) if solo else None
    per_color = count.worker_figures_in_bag // len(COLORS)
    box: dict[str, int] = dict.fromkeys(COLORS, data.figures - per_color)
    if automa is not None:
        # §16.1: of the two sets one lies on regions and priority order, two figures leave the game.
        box = {color: 0 if color in automa.regions.values() else 1 for color in COLORS}
    bag: dict[str, int] = dict.fromkeys(COLORS, per_color)
    slots = [draw_workers(bag, rng, data.recruit_slots.initial_workers) for _ in data.recruit_slots.rows]
    rows = [row for area in data.worker_queue.areas if area.id in count.queue_areas for row in area.rows]
    queue = [draw_workers(bag, rng, data.worker_queue.workers_per_row) for _ in rows]
    factories = lay_factories(data, rng, seats, start.options)
    first = 0 if solo else first_player(rng, seats, start.options["first_player"])
    # Counter-clockwise from the right of the first player, who is last.
    drafting = [(first - n) % seats for n in range(1, seats + 1)]
    pairs = [
        Pair(a, b)
        for a, b in zip(
            shuffled(rng, [row.id for row in data.starting_tokens_a.rows])[: count.starting_pairs],
            shuffled(rng, [row.id for row in data.starting_tokens_b.rows])[: count.starting_pairs],
            strict=True,
        )
    ]
    if start.options["starting_draft"] == "random":
        for seat, pair in zip(drafting, shuffled(rng, pairs), strict=False):
            pair.seat = seat
    return State(
        **start.base(),
        phase="draft",
        active=drafting[0],
        players=[new_player(data, color) for color in data.player_colors.rows[:seats]],
        slots=slots,
        queue=queue,
        bag=bag,
        box=box,
        markets=markets,
        rails={region.id: [None] * count.train_cells_per_region for region in data.regions.rows},
        ports={row.id: Port(True, count.improved_tokens_per_department) for row in data.destinations.rows},
        laid_out=factories,
        available=list(factories),
        pairs=pairs,
        first=first,
        mover=first,
        drafting=drafting,
        goals=lay_goals(data, rng, count.common_goals_per_period, start.options["module"]),
        round=data.round_track.marker_1_start,
        turn=Turn(),
        automa=automa,
    )


def new_player(data: Components, color: str) -> Player:
    """An empty zaibatsu (§4.2)."""
    tokens = data.influence_tokens
    stacks = data.favour_tokens.per_level
    return Player(
        color, list(tokens.locked_at_start), list(tokens.available_at_start), [stacks[level] for level in (1, 2, 3)]
    )


def draw_workers(bag: dict[str, int], rng: Rng, n: int) -> list[str]:
    """Some random workers out of a bag; fewer if it runs empty."""
    figures = shuffled(rng, [color for color, left in bag.items() for _ in range(left)])[:n]
    for color in figures:
        bag[color] -= 1
    return figures


def lay_demand(data: Components, rng: Rng) -> dict[str, Market]:
    tiles = shuffled(rng, [tile.id for tile in data.demand_tiles.rows])
    return {market: Market(tile, random_below(rng, 4)) for market, tile in zip(data.market, tiles, strict=False)}


def lay_factories(data: Components, rng: Rng, seats: int, options: dict[str, str]) -> list[str]:
    """Random tokens of every type, and late ones with the module, on the faces the option names."""
    count = data.counts[seats]
    rows = data.factories.rows
    drawn = []
    for good in GOODS:
        normal = [row for row in rows if row.type == good and not row.late]
        drawn += shuffled(rng, normal)[: count.factories_per_type]
    if options["module"] in ("late_factories", "both"):
        drawn += shuffled(rng, [row for row in rows if row.late])[: count.late_factories]
    faces = options["factory_sides"]
    sides = {row.id: ("ab"[random_below(rng, 2)] if faces == "random" else faces) for row in drawn}
    return [f"{row.id}{sides[row.id]}" for row in rows if row.id in sides]


def lay_goals(data: Components, rng: Rng, per_period: int, module: str) -> list[list[str]]:
    if module not in ("common_goals", "both"):
        return []
    goals = shuffled(rng, [goal.id for goal in data.common_goals.tokens.rows])
    return [goals[n * per_period : (n + 1) * per_period] for n in range(3)]


def first_player(rng: Rng, seats: int, option: str) -> int:
    return random_below(rng, seats) if option == "random" else int(option) - 1


def set_up_automa(data: Components, rng: Rng, difficulty: str) -> Automa:
    """The Automa's board (§16.1): workers on regions and in priority order, tokens, goals."""
    solo = data.solo
    level = next(row for row in solo.difficulty.rows if row.id == difficulty)
    on_regions = shuffled(rng, list(COLORS))[: solo.workers.set_1_to_regions]
    return Automa(
        trains=solo.automa_trains.count,
        rows=[list(row.values) for row in solo.automa_influence_rows.rows],
        stack=shuffled(rng, [token.id for token in solo.action_tokens.rows]),
        goals=shuffled(rng, [goal.id for goal in solo.goals.rows])[: level.goals],
        regions=dict(zip(data.region, (str(color) for color in on_regions), strict=True)),
        priority=[str(color) for color in shuffled(rng, list(COLORS))],
    )
