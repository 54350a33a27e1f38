"""What an option costs and yields, as texts made from its facts."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from engine.core.text import Text, join, text, verbatim
from engine.nippon.components import Spot
from engine.nippon.components.effects import COLORS, TRACKS
from engine.nippon.components.names import amount, amounts, describe, name, roman, steps
from engine.nippon.queries.consolidation import ConsolidationPreview
from engine.nippon.queries.facts import bonus_colors, player_name
from engine.nippon.queries.influence import influence
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
    """What a consolidation takes, and what it brings, the best favour it may take among it."""
    gone = {what: n for what, n in ahead.discarded.items() if n}
    discards = text("nippon.detail.discards", what=amounts(gone, "and")) if gone else None
    if ahead.lost:
        salaries = text("nippon.detail.due_lost", due=ahead.due, lost=amount("vp", ahead.lost))
    else:
        salaries = text("nippon.detail.due", due=amount("money", ahead.due))
    gain = [amount(what, n) for what, n in ahead.income.items() if n]
    if ahead.favour:
        gain.append(text("nippon.detail.favour", level=roman(ahead.favour)))
    return text(
        "nippon.detail.paid",
        cost=salaries if discards is None else now_and_later(discards, salaries),
        gain=join(gain, "and"),
    )


def discarded_text(facts: Keeping) -> Text | None:
    """What is discarded beside what is kept."""
    gone = {what: n for what, n in facts.discarded if n}
    return text("nippon.detail.discards", what=amounts(gone, "and")) if gone else None


def lost_bonus(g: State, player: Player, color: str) -> str | None:
    """The colour of the top worker whose bonus a worker that is taken now would take away by standing on it (§10 C)."""
    before, after = (bonus_colors(g, one)[1] for one in (player, joined_by(player, color)))
    return before if before != after else None


def joined_by(player: Player, color: str) -> Player:
    return replace(player, workers=[*player.workers, Worker(color)])


def top_bonus(g: State, player: Player, color: str) -> bool:
    """Whether a worker that is taken now would have the bonus of the top one (§10 C)."""
    _, top = bonus_colors(g, joined_by(player, color))
    return top is not None


def bonus_text(g: State, player: Player, color: str) -> Text | None:
    """What the department of a worker that is taken now will give at the consolidation (§10 C).

    Where another worker loses its bonus, that it does. None in a cell where no worker has one, whatever its colour.
    """
    lost = lost_bonus(g, player, color)
    if player.workers and not top_bonus(g, player, color):
        if lost is not None:
            return text("nippon.detail.bonus_lost", color=name("color", lost))
        return Text("nippon.detail.bonus_none") if any(top_bonus(g, player, one) for one in COLORS) else None
    row = g.data.department[color]
    gives = describe(row.improved[0] if color in player.improved else row.normal[0])
    if lost is not None:
        return text("nippon.detail.bonus_instead", gives=gives, color=name("color", lost))
    return text("nippon.detail.bonus_top" if player.workers else "nippon.detail.bonus_first", gives=gives)


def cell_text(g: State, spot: Spot, tokens: Mapping[int, int]) -> Text:
    """An influence cell: by goods spent the own tokens that could be put there, and what gives way to them."""
    counts = [*tokens]
    goods = amount(good_at(g, spot), counts[-1])
    cost = join([*map(verbatim, map(str, counts[:-1])), goods], "or")
    gain = text("nippon.detail.token", values=join([verbatim(str(value)) for value in tokens.values()], "or"))
    return cost_and_gain(cost, now_and_later(gain, gives_way(g, spot))) or gain


def gives_way(g: State, spot: Spot) -> Text | None:
    """What a token would cover: another one, or influence of the foreign companies."""
    token = g.markets[spot.market].tokens.get(spot.side)
    if token is not None:
        return text("nippon.detail.replaces", owner=player_name(g, token.seat), value=token.value)
    if not spot.printed:
        return None
    _, foreign = influence(g, spot.region)
    return text("nippon.detail.covers", before=foreign, after=foreign - spot.printed)


def token_b_text(g: State, token: str) -> Text:
    """Everything a starting token B gives."""
    row = g.data.token_b[token]
    clauses = [amount(what, n) for what, n in row.gain.items()] + [steps(track, n) for track, n in row.advance.items()]
    return join(clauses, "comma")
