"""The Automa's turn in a solo game, logged step by step (§16.2–§16.5). Nothing in it is a choice."""

from __future__ import annotations

from engine.core.effects import begin, draw, note, reveal
from engine.core.rng import shuffled
from engine.core.text import Text, text
from engine.nippon.components import Spot
from engine.nippon.components.effects import COLORS
from engine.nippon.components.names import name, spot
from engine.nippon.components.names import slot as slot_name
from engine.nippon.components.rows_modules import ActionToken
from engine.nippon.queries.influence import influence
from engine.nippon.queries.markets import is_full, lowest_sides, why_not_cell
from engine.nippon.rules.changes import put_token, take_token
from engine.nippon.state import AUTOMA, Automa, State


def automa_turn(g: State) -> None:
    """Reveal a token, return a worker, act if the token says so; then the end of the turn as usual."""
    begin(g, "nippon.step.automa")
    automa = board(g)
    token = g.data.action_token[draw(g, automa.stack)]
    automa.revealed.append(token.id)
    automa.open = token.id
    note(g, "nippon.log.automa_token", token=token_text(g, token))
    slot = named_slot(g, token)
    return_worker(g, slot)
    actions = g.data.recruit_slots.rows[slot].actions
    if "trains" in actions or "local_markets" in actions:
        if token.frame is not None and token.frame not in active_frames(g):
            note(g, "nippon.log.automa_frame", frame=name("frame", token.frame))
        elif "trains" in actions:
            build_train(g)
        else:
            supply_market(g)
    else:
        note(g, "nippon.log.automa_idle", slot=slot_at(g, slot))
    if not automa.stack:
        reshuffle(g)


def board(g: State) -> Automa:
    assert g.automa is not None
    return g.automa


def slot_at(g: State, slot: int) -> Text:
    return slot_name(g.data.recruit_slots.rows[slot].actions)


def token_text(g: State, token: ActionToken) -> Text:
    if token.kind == "slot":
        assert token.slot is not None
        return text("nippon.automa_token.slot", slot=slot_at(g, token.slot - 1))
    return text(f"nippon.automa_token.{token.arrow}", frame=name("frame", str(token.frame)))


def active_frames(g: State) -> tuple[str, ...]:
    rows = g.data.solo.difficulty.rows
    return next(row.frames_active for row in rows if row.id == g.options["difficulty"])


def named_slot(g: State, token: ActionToken) -> int:
    """The slot a token names: its own, or the one with the most workers, ties by the arrow."""
    if token.slot is not None:
        return token.slot - 1
    most = max(len(slot) for slot in g.slots)
    tied = [n for n, slot in enumerate(g.slots) if len(slot) == most]
    return tied[0] if token.arrow == "left" else tied[-1]


def return_worker(g: State, slot: int) -> None:
    """The worker whose colour comes first in the priority order goes back to the bag; none from an empty slot (R45)."""
    workers = g.slots[slot]
    color = next((color for color in board(g).priority if color in workers), None)
    if color is None:
        note(g, "nippon.log.automa_no_worker", slot=slot_at(g, slot))
        return
    workers.remove(color)
    g.bag[color] += 1
    note(g, "nippon.log.automa_worker", slot=slot_at(g, slot), color=name("color", color))


def priority_regions(g: State) -> list[str]:
    """The regions in priority order; colours without a region are skipped."""
    automa = board(g)
    by_color = {color: region for region, color in automa.regions.items()}
    return [by_color[color] for color in automa.priority if color in by_color]


def compare(g: State, region: str) -> tuple[int, int]:
    """Influence of the Automa and of the human for the choice of a region (§16.3)."""
    players, _ = influence(g, region)
    return players[AUTOMA], players[0]


def choose_region(g: State, possible: list[str]) -> str | None:
    """§16.3: the first possible region where the Automa does not lead, else the first possible one."""
    if not possible:
        return None
    for region in possible:
        own, human = compare(g, region)
        if own <= human:
            note(g, "nippon.log.automa_behind", region=name("region", region), own=own, human=human)
            return region
    note(g, "nippon.log.automa_leads", region=name("region", possible[0]))
    return possible[0]


def build_train(g: State) -> None:
    """§16.4: topmost empty cell of the region, without its bonus."""
    automa = board(g)
    if not automa.trains:
        note(g, "nippon.log.automa_no_trains")
        return
    region = choose_region(g, [one for one in priority_regions(g) if None in g.rails[one]])
    if region is None:
        note(g, "nippon.log.automa_nowhere")
        return
    cell = g.rails[region].index(None)
    g.rails[region][cell] = AUTOMA
    automa.trains -= 1
    note(g, "nippon.log.automa_train", region=name("region", region), n=cell + 1)


def next_token(g: State) -> tuple[int, int, int] | None:
    """§16.5: row, value and goods level of the token to place: the running period's row, else a later one."""
    automa = board(g)
    for n, row in enumerate(g.data.solo.automa_influence_rows.rows):
        if row.period >= g.period and automa.rows[n]:
            return n, min(automa.rows[n]), row.goods_level
    return None


def lowest_from_left(g: State, market: str) -> list[str]:
    """The sides with the lowest token of a market; of equal ones the one further left comes first (R52)."""
    sides = lowest_sides(g.markets[market].tokens)
    return sorted(sides, key=lambda side: g.data.left_rank[market, side]) if g.has_free_order else sides


def spots_for(g: State, region: str, value: int, level: int) -> list[tuple[int, Spot, str | None]]:
    """The cells of a region the Automa may use: rank key, cell, side of a human token that goes."""
    found: list[tuple[int, Spot, str | None]] = []
    levels = g.data.level_at
    for one in g.data.spots[region]:
        market = g.markets[one.market]
        if levels[market.tile, market.turned][one.side] != level or why_not_cell(g, one, value) is not None:
            continue
        out: str | None = None
        if one.side in market.tokens:
            out = one.side
        elif is_full(g, market):
            # R41: among equal lowest tokens the human's goes; if only its own is lowest, this is no place for it.
            sides = lowest_from_left(g, one.market)
            out = next((side for side in sides if market.tokens[side].seat != AUTOMA), sides[0])
        if out is None:
            found.append((one.printed, one, None))
        elif market.tokens[out].seat != AUTOMA:
            found.append((market.tokens[out].value, one, out))
    return found


def supply_market(g: State) -> None:
    """§16.5: the lowest token of the row, first where it removes a human token, else on the highest printed value."""
    automa = board(g)
    chosen = next_token(g)
    if chosen is None:
        note(g, "nippon.log.automa_no_tokens")
        return
    row, value, level = chosen
    note(g, "nippon.log.automa_takes", value=value, level=level)
    spots = {region: spots_for(g, region, value, level) for region in priority_regions(g)}
    region = choose_region(g, [one for one in spots if spots[one]])
    if region is None:
        note(g, "nippon.log.automa_nowhere")
        return
    hits = [one for one in spots[region] if one[2] is not None]
    best, cell, out = min(hits or spots[region], key=lambda one: (-one[0], one[1].left_rank))
    if out is None:
        note(g, "nippon.log.automa_empty", value=best)
    else:
        note(g, "nippon.log.automa_hits", value=best)
    note(g, "nippon.log.automa_market", value=value, cell=spot(cell.id))
    if out is not None:
        take_token(g, cell.market, out)
    put_token(g, AUTOMA, cell, value)
    automa.rows[row].remove(value)


def reshuffle(g: State) -> None:
    """§16.2 step 5: all nine tokens are shuffled again and the priority order is drawn anew."""
    automa = board(g)
    automa.stack = shuffled(g.rng, [token.id for token in g.data.solo.action_tokens.rows])
    automa.revealed = []
    automa.priority = [str(color) for color in shuffled(g.rng, list(COLORS))]
    reveal(g, "priority:" + "+".join(automa.priority))
    note(g, "nippon.log.automa_reshuffle")
