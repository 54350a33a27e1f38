"""What an option costs and yields, as texts made from its facts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from engine.core.text import Text, join, text, verbatim
from engine.nippon.components import Spot
from engine.nippon.components.effects import COLORS, TRACKS
from engine.nippon.components.names import amount, amounts, describe, name, steps
from engine.nippon.queries.consolidation import ConsolidationPreview
from engine.nippon.queries.facts import bonus_colors, player_name
from engine.nippon.queries.markets import good_at
from engine.nippon.rules.option_facts import Keeping
from engine.nippon.state import Player, State, Worker


def price_text(cost: Mapping[str, int]) -> Text:
    """What is handed over, and how far markers go back."""
    clauses = [text("nippon.steps_back", track=name("track", what), n=n) for what, n in cost.items() if what in TRACKS]
    given = {what: n for what, n in cost.items() if what not in TRACKS}
    if given:
        clauses.append(amounts(given))
    return clauses[0] if len(clauses) == 1 else join(clauses, "plus")


def price_in_sentence(cost: Mapping[str, int]) -> Text:
    """What is handed over, inside a sentence: "2 steps of finance and 1 iron"."""
    clauses = [text("nippon.steps_given", track=name("track", what), n=n) for what, n in cost.items() if what in TRACKS]
    clauses += [amount(what, n) for what, n in cost.items() if what not in TRACKS and n]
    return clauses[0] if len(clauses) == 1 else join(clauses, "and")


def cost_and_gain(cost: Text | None, gain: Text | None) -> Text | None:
    """What something costs and what it brings."""
    if cost is None:
        return gain
    if gain is None:
        return text("nippon.detail.for", cost=cost)
    return text("nippon.detail.paid", cost=cost, gain=gain)


def now_and_later(now: Text, later: Text | None) -> Text:
    """Two things of different kinds, which a comma would mix."""
    return now if later is None else text("nippon.detail.later", now=now, later=later)


def consolidation_text(ahead: ConsolidationPreview) -> Text:
    """What a consolidation takes and brings."""
    gone = {what: n for what, n in ahead.discarded.items() if n}
    discards = [text("nippon.detail.discards", what=amounts(gone, "and"))] if gone else []
    income = text("nippon.detail.income", what=amounts(ahead.income, "and"))
    if ahead.lost:
        salaries = text("nippon.detail.due_lost", due=ahead.due, lost=amount("vp", ahead.lost))
    else:
        salaries = text("nippon.detail.due", due=amount("money", ahead.due))
    return now_and_later(join([*discards, income]), salaries)


def discarded_text(facts: Keeping) -> Text | None:
    """What is discarded beside what is kept."""
    gone = {what: n for what, n in facts.discarded if n}
    return text("nippon.detail.discards", what=amounts(gone, "and")) if gone else None


def top_bonus(g: State, player: Player, color: str) -> bool:
    """Whether a worker that is taken now would have the bonus of the top one (§10 C)."""
    _, top = bonus_colors(g, replace(player, workers=[*player.workers, Worker(color)]))
    return top is not None


def bonus_text(g: State, player: Player, color: str) -> Text | None:
    """What the department of a worker that is taken now will give at the consolidation (§10 C).

    None in a cell where no worker has a bonus, whatever its colour.
    """
    if player.workers and not top_bonus(g, player, color):
        return Text("nippon.detail.bonus_none") if any(top_bonus(g, player, one) for one in COLORS) else None
    row = g.data.department[color]
    gives = describe(row.improved[0] if color in player.improved else row.normal[0])
    return text("nippon.detail.bonus_top" if player.workers else "nippon.detail.bonus_first", gives=gives)


def cell_text(g: State, spot: Spot, values: Sequence[int]) -> Text:
    """An influence cell: what it asks for, which own tokens could be put there, and what gives way to them."""
    good, tokens = name("good", good_at(g, spot)), join([verbatim(str(value)) for value in values], "or")
    token = g.markets[spot.market].tokens.get(spot.side)
    if token is not None:
        owner = player_name(g, token.seat)
        return text("nippon.detail.cell_of", good=good, tokens=tokens, owner=owner, value=token.value)
    if spot.printed:
        return text("nippon.detail.cell_empty", good=good, tokens=tokens, value=spot.printed)
    return text("nippon.detail.cell_blank", good=good, tokens=tokens)


def token_b_text(g: State, token: str) -> Text:
    """Everything a starting token B gives."""
    row = g.data.token_b[token]
    clauses = [amount(what, n) for what, n in row.gain.items()] + [steps(track, n) for track, n in row.advance.items()]
    return join(clauses, "comma")
