"""What an option costs and yields, as texts made from its facts."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.ask import Amounts, Facts
from engine.core.text import Text, join, text
from engine.nippon.components import Spot
from engine.nippon.components.effects import TRACKS
from engine.nippon.components.names import amount, amounts, describe, name, steps
from engine.nippon.queries.facts import named
from engine.nippon.queries.markets import good_at
from engine.nippon.rules.option_facts import Bringing, BuildingShip, Consolidating, Keeping, Producing
from engine.nippon.state import Player, State


def comma(parts: Sequence[Text]) -> Text:
    return parts[0] if len(parts) == 1 else join(parts, "comma")


def price(facts: Facts) -> Text:
    """What is handed over, and how far markers go back."""
    cost = dict(facts.price)
    parts = [text("nippon.steps_back", track=name("track", what), n=n) for what, n in cost.items() if what in TRACKS]
    given = {what: n for what, n in cost.items() if what not in TRACKS}
    if given:
        parts.append(amounts(given))
    return parts[0] if len(parts) == 1 else join(parts, "plus")


def price_in_words(facts: Facts) -> Text:
    """The same inside a sentence: "2 steps of finance and 1 iron"."""
    cost = dict(facts.price)
    parts = [text("nippon.steps_given", track=name("track", what), n=n) for what, n in cost.items() if what in TRACKS]
    parts += [amount(what, n) for what, n in cost.items() if what not in TRACKS and n]
    return parts[0] if len(parts) == 1 else join(parts, "and")


def gets(g: State, player: Player, facts: Bringing) -> Text | None:
    """What comes of something beside a label that might as well be a price: amounts are said to be received."""
    given = {what: n for what, n in facts.gain if what not in TRACKS}
    moved = tuple((what, n) for what, n in facts.gain if what in TRACKS)
    before = [text("nippon.detail.gets", what=amounts(given, "and"))] if given else []
    return brings(g, player, replace(facts, gain=moved), *before)


def brings(g: State, player: Player, facts: Bringing, *before: Text) -> Text | None:
    """What comes of something: what is said `before`, the gain, then what is asked; None for nothing at all."""
    parts = [*before, *gains(g, player, facts.gain)]
    parts += [text("nippon.detail.unlocks", value=value) for value in facts.unlocked]
    parts += [lost(what, n) for what, n in facts.lost]
    for op in facts.open:
        parts.append(text("nippon.detail.then", effect=describe(op)) if parts else describe(op))
    return comma(parts) if parts else None


def lost(what: str, n: int) -> Text:
    """What the end of a track, a lack of room or a maximum cuts off."""
    if what in TRACKS:
        return text("nippon.detail.lost_steps", track=name("track", what), n=n)
    return text("nippon.detail.lost", what=amount(what, n), n=n)


def gains(g: State, player: Player, gain: Amounts) -> list[Text]:
    """Amounts, and where the markers of tracks will stand."""
    found = []
    for what, n in gain:
        if what in TRACKS:
            at: int = getattr(player, what) + n
            found.append(text("nippon.detail.marker", track=name("track", what), value=g.data.track[what][at].value))
        else:
            found.append(amount(what, n))
    return found


def paid(cost: Text | None, gain: Text | None) -> Text | None:
    """What something costs and what it brings."""
    if cost is None:
        return gain
    if gain is None:
        return text("nippon.detail.for", cost=cost)
    return text("nippon.detail.paid", cost=cost, gain=gain)


def ship(g: State, player: Player, facts: BuildingShip) -> Text:
    """A ship: the expert, with the salary of a new colour, and what it brings now; then what its department will."""
    color = name("color", facts.color)
    if facts.known:
        expert = text("nippon.detail.expert", color=color)
    else:
        expert = text("nippon.detail.new_expert", color=color, n=g.data.salary.money_per_color)
    now = brings(g, player, facts, expert)
    if now is None or not facts.improves:
        return now or expert
    better = describe(g.data.department[facts.color].improved[0])
    later = text("nippon.detail.improves", department=name("department", facts.color), gives=better)
    return text("nippon.detail.later", now=now, later=later)


def makes(facts: Producing, good: str, room: int, have: int) -> Text:
    """A production: what it puts on the factory, and what is lost for want of room."""
    if facts.made == facts.lost:
        return text("nippon.detail.makes_nothing", n=room)
    made = amount(good, facts.made - facts.lost)
    if facts.lost:
        return text("nippon.detail.makes_less", what=made, n=room, lost=facts.lost)
    return text("nippon.detail.makes_more", what=made, n=have + facts.made, of=room)


def consolidation(facts: Consolidating) -> Text:
    """What a consolidation takes and brings."""
    discards = [text("nippon.detail.discards", what=amounts(dict(facts.discarded), "and"))] if facts.discarded else []
    income = text("nippon.detail.income", what=amounts(dict(facts.income), "and"))
    if facts.lost:
        salaries = text("nippon.detail.due_lost", due=facts.due, lost=amount("vp", facts.lost))
    else:
        salaries = text("nippon.detail.due", due=amount("money", facts.due))
    return text("nippon.detail.later", now=comma([*discards, income]), later=salaries)


def kept(facts: Keeping) -> Text | None:
    """What is discarded beside what is kept."""
    gone = {what: n for what, n in facts.discarded if n}
    return text("nippon.detail.discards", what=amounts(gone, "and")) if gone else None


def department_gives(g: State, player: Player, color: str) -> Text:
    """The bonus of a department as it is now."""
    row = g.data.department[color]
    return describe(row.improved[0] if color in player.improved else row.normal[0])


def cell_shows(g: State, spot: Spot) -> Text:
    """An influence cell: what it asks for, and what lies there."""
    good = name("good", good_at(g, spot))
    token = g.markets[spot.market].tokens.get(spot.side)
    if token is not None:
        return text("nippon.detail.cell_of", good=good, owner=named(g, token.seat), value=token.value)
    if spot.printed:
        return text("nippon.detail.cell_empty", good=good, value=spot.printed)
    return text("nippon.detail.cell_blank", good=good)


def token_b(g: State, token: str) -> Text:
    """Everything a starting token B gives."""
    row = g.data.token_b[token]
    parts = [amount(what, n) for what, n in row.gain.items()] + [steps(track, n) for track, n in row.advance.items()]
    return join(parts, "comma")
