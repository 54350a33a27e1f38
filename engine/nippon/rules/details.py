"""What an option costs and yields, as texts made from its facts."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.offer import Facts
from engine.core.text import Text, join, text
from engine.nippon.components import Spot
from engine.nippon.components.effects import TRACKS, Department, Effect, Track
from engine.nippon.components.names import amount, amounts, describe, name, steps
from engine.nippon.queries.facts import bonus_colors, player_name
from engine.nippon.queries.markets import good_at
from engine.nippon.rules.option_facts import Bringing, BuildingShip, Consolidating, Keeping, Producing
from engine.nippon.state import Player, State, Worker


def price_text(facts: Facts) -> Text:
    """What is handed over, and how far markers go back."""
    cost = dict(facts.price)
    clauses = [text("nippon.steps_back", track=name("track", what), n=n) for what, n in cost.items() if what in TRACKS]
    given = {what: n for what, n in cost.items() if what not in TRACKS}
    if given:
        clauses.append(amounts(given))
    return clauses[0] if len(clauses) == 1 else join(clauses, "plus")


def price_in_sentence(facts: Facts) -> Text:
    """What is handed over, inside a sentence: "2 steps of finance and 1 iron"."""
    cost = dict(facts.price)
    clauses = [text("nippon.steps_given", track=name("track", what), n=n) for what, n in cost.items() if what in TRACKS]
    clauses += [amount(what, n) for what, n in cost.items() if what not in TRACKS and n]
    return clauses[0] if len(clauses) == 1 else join(clauses, "and")


def received_text(g: State, player: Player, facts: Bringing) -> Text | None:
    """What something brings, beside a label that might be a price: "gets 2 iron"."""
    clauses = gain_clauses(g, player, facts)
    return join(clauses) if clauses else None


def gain_text(g: State, player: Player, facts: Bringing) -> Text | None:
    """What something brings, after a price or the name of a bonus, where amounts alone can only be a gain."""
    given = gained_amounts(facts)
    clauses = gain_clauses(g, player, facts)
    return amounts(given, "and") if given and len(clauses) == 1 else join(clauses) if clauses else None


def gained_amounts(facts: Bringing) -> dict[str, int]:
    """The amounts of a gain without the steps of markers."""
    return {what: n for what, n in facts.gain if what not in TRACKS}


def gain_clauses(g: State, player: Player, facts: Bringing, *, brief: bool = False) -> list[Text]:
    """What comes of something, a clause each: markers, tokens, amounts, what is lost, then what is asked."""
    clauses = [marker_text(g, player, track, n, brief) for track, n in facts.gain if track in TRACKS]
    clauses += [text("nippon.detail.unlocks", value=value) for value in facts.unlocked]
    if given := gained_amounts(facts):
        clauses.append(text("nippon.detail.gets", what=amounts(given, "and")))
    clauses += [lost_text(what, n) for what, n in facts.lost]
    for op in facts.open:
        clauses.append(text("nippon.detail.then", effect=describe(op)) if clauses else asked_text(op))
    return clauses


def asked_text(op: Effect) -> Text:
    """An effect that is asked about at once; a bonus reads like amounts: "gets …"."""
    return text("nippon.detail.gets", what=describe(op)) if isinstance(op, Department) else describe(op)


def marker_text(g: State, player: Player, track: Track, n: int, brief: bool) -> Text:
    """Where the marker of a track will stand, without a verb where room is short."""
    at: int = getattr(player, track) + n
    key = "nippon.detail.marker_to" if brief else "nippon.detail.marker"
    return text(key, track=name("track", track), value=g.data.track[track][at].value)


def lost_text(what: str, n: int) -> Text:
    """What the end of a track, a lack of room or a maximum cuts off."""
    if what in TRACKS:
        return text("nippon.detail.lost_steps", track=name("track", what), n=n)
    return text("nippon.detail.lost", what=amount(what, n))


def cost_and_gain(cost: Text | None, gain: Text | None) -> Text | None:
    """What something costs and what it brings."""
    if cost is None:
        return gain
    if gain is None:
        return text("nippon.detail.for", cost=cost)
    return text("nippon.detail.paid", cost=cost, gain=gain)


def ship_text(g: State, player: Player, facts: BuildingShip) -> Text:
    """A ship: the expert, with the salary of a new colour, and what it brings now; then what its department will."""
    color = name("color", facts.color)
    if facts.known:
        expert = text("nippon.detail.expert", color=color)
    else:
        expert = text("nippon.detail.new_expert", color=color, n=g.data.salary.money_per_color)
    if not facts.improves:
        return now_and_later(expert, received_text(g, player, facts))
    later = text("nippon.detail.improves", gives=describe(g.data.department[facts.color].improved[0]))
    clauses = gain_clauses(g, player, facts, brief=True)
    return now_and_later(now_and_later(expert, join(clauses) if clauses else None), later)


def now_and_later(now: Text, later: Text | None) -> Text:
    """Two things of different kinds, which a comma would mix."""
    return now if later is None else text("nippon.detail.later", now=now, later=later)


def production_text(facts: Producing, good: str, room: int, have: int) -> Text:
    """A production: what it puts on the factory, and what is lost for want of room."""
    if facts.made == facts.lost:
        return text("nippon.detail.makes_nothing", n=room)
    made = amount(good, facts.made - facts.lost)
    if facts.lost:
        return text("nippon.detail.makes_less", what=made, n=room, lost=facts.lost)
    return text("nippon.detail.makes_more", what=made, n=have + facts.made, of=room)


def consolidation_text(facts: Consolidating) -> Text:
    """What a consolidation takes and brings."""
    discards = [text("nippon.detail.discards", what=amounts(dict(facts.discarded), "and"))] if facts.discarded else []
    income = text("nippon.detail.income", what=amounts(dict(facts.income), "and"))
    if facts.lost:
        salaries = text("nippon.detail.due_lost", due=facts.due, lost=amount("vp", facts.lost))
    else:
        salaries = text("nippon.detail.due", due=amount("money", facts.due))
    return now_and_later(join([*discards, income]), salaries)


def discarded_text(facts: Keeping) -> Text | None:
    """What is discarded beside what is kept."""
    gone = {what: n for what, n in facts.discarded if n}
    return text("nippon.detail.discards", what=amounts(gone, "and")) if gone else None


def bonus_text(g: State, player: Player, color: str) -> Text:
    """What the department of a worker that is taken now will give at the consolidation, where it will lie (§10 C)."""
    _, top = bonus_colors(g, replace(player, workers=[*player.workers, Worker(color)]))
    if player.workers and top is None:
        return Text("nippon.detail.bonus_none")
    row = g.data.department[color]
    gives = describe(row.improved[0] if color in player.improved else row.normal[0])
    return text("nippon.detail.bonus_top" if player.workers else "nippon.detail.bonus_first", gives=gives)


def cell_text(g: State, spot: Spot) -> Text:
    """An influence cell: what it asks for, and what lies there."""
    good = name("good", good_at(g, spot))
    token = g.markets[spot.market].tokens.get(spot.side)
    if token is not None:
        return text("nippon.detail.cell_of", good=good, owner=player_name(g, token.seat), value=token.value)
    if spot.printed:
        return text("nippon.detail.cell_empty", good=good, value=spot.printed)
    return text("nippon.detail.cell_blank", good=good)


def token_b_text(g: State, token: str) -> Text:
    """Everything a starting token B gives."""
    row = g.data.token_b[token]
    clauses = [amount(what, n) for what, n in row.gain.items()] + [steps(track, n) for track, n in row.advance.items()]
    return join(clauses, "comma")
