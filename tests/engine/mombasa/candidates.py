"""Every answer that a reader of the rulebook could think of, question by question, whether it is legal or not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, permutations

from engine.core.ask import Ask
from engine.core.text import Seat
from engine.mombasa.components.effects import GOODS, Majority
from engine.mombasa.queries.facts import goods_slots, on_display
from engine.mombasa.queries.goods import lower_discount
from engine.mombasa.queries.spaces import spaces_in_play
from engine.mombasa.state import State

Candidates = Callable[[State, Seat], Iterator[str]]


def candidates(g: State, ask: Ask[object]) -> list[str]:
    """The ids of all answers one could think of; none for questions that are answered by yes or no."""
    return list(dict.fromkeys(CANDIDATES[ask.key](g, ask.seat))) if ask.key in CANDIDATES else []


def tiles(g: State, me: Seat) -> Iterator[str]:
    yield from (f"keep:{tile.id}" for tile in g.data.start_tiles.rows)


def arrangements(g: State, me: Seat) -> Iterator[str]:
    for row in permutations(g.data.start_tile[g.players[me].start_tile].set_aside):
        yield "lay:" + "+".join(row)


def slots(g: State, me: Seat) -> Iterator[str]:
    yield from (f"slot:{slot}" for slot in g.data.slot_ids)
    yield "lock"


def own_cards(g: State, me: Seat) -> Iterator[str]:
    """Cards in hand, in recovery stacks and in slots."""
    player = g.players[me]
    for cards in (player.hand, player.slots.values(), *player.stacks.values()):
        yield from (f"card:{card}" for card in cards)


def actions(g: State, me: Seat) -> Iterator[str]:
    yield from (f"act:{act}" for act in ("goods", "expansion", "bookkeeper", "merchant", "marker", "end"))
    yield "attach"


def slots_to_attach(g: State, me: Seat) -> Iterator[str]:
    yield from (f"on:{slot}" for slot in g.data.slot_ids)


def goods(g: State, me: Seat) -> Iterator[str]:
    yield from (f"good:{good}" for good in (*GOODS, "mixed"))


def slots_to_use(g: State, me: Seat) -> Iterator[str]:
    yield from (f"use:{slot}" for slot in g.data.slot_ids)


def sets_of_cards(g: State, me: Seat) -> Iterator[str]:
    found = goods_slots(g, me)
    for count in range(1, len(found) + 1):
        yield from ("use:" + "+".join(used) for used in combinations(found, count))


def slots_and_tiles(g: State, me: Seat) -> Iterator[str]:
    yield from (f"use:{at}" for at in (*g.data.slot_ids, *g.data.tile))


def purchases(g: State, me: Seat) -> Iterator[str]:
    yield from (f"buy:{card}" for _, card in on_display(g))
    yield "none"
    if lower_discount(g, me) is not None:
        yield "switch"


def purchases_for_pounds(g: State, me: Seat) -> Iterator[str]:
    yield from (f"buy:{card}" for _, card in on_display(g))
    yield "none"


def steps(g: State, me: Seat) -> Iterator[str]:
    yield from (f"step:{company}" for company in g.data.company_ids)
    yield "stop"


def companies(g: State, me: Seat) -> Iterator[str]:
    yield from (f"expand:{company}" for company in g.data.company_ids)


def regions(g: State, me: Seat) -> Iterator[str]:
    yield from (f"enter:{region}" for region in g.data.region)
    yield "stop"


def own_columns(g: State, me: Seat) -> Iterator[str]:
    """The columns of the base of the company that is expanded."""
    assert g.doing is not None
    yield from (f"column:{g.doing.company}:{n + 1}" for n in range(g.data.bases.columns))


def foreign_columns(g: State, me: Seat) -> Iterator[str]:
    """The columns of the base to which a post returns."""
    company = next(g.posts[region] for region in g.fresh if region in g.posts)
    yield from (f"column:{company}:{n + 1}" for n in range(g.data.bases.columns))


def all_columns(g: State, me: Seat) -> Iterator[str]:
    for company in g.data.company_ids:
        yield from (f"column:{company}:{n + 1}" for n in range(g.data.bases.columns))


def positions(verb: str) -> Candidates:
    """All positions of the bookkeeping track."""

    def found(g: State, me: Seat) -> Iterator[str]:
        board = g.data.player_board.bookkeeping_track
        yield from (f"{verb}:{at}" for at in range(board.start_book_space, board.last + 1))

    return found


def jar_positions(g: State, me: Seat) -> Iterator[str]:
    yield from positions("jar")(g, me)
    yield "stay"


def books(g: State, me: Seat) -> Iterator[str]:
    yield from (f"book:{space}" for space in g.data.book_space)
    yield "rest"


def spaces(g: State, me: Seat) -> Iterator[str]:
    yield from (f"mark:{space}" for space in spaces_in_play(g))


def tiers(g: State, me: Seat) -> Iterator[str]:
    assert g.doing is not None
    effect = g.data.place[g.doing.space].space.effect
    assert isinstance(effect, Majority)
    yield from (f"tier:{tier.min}" for tier in effect.tiers)


def variants(g: State, me: Seat) -> Iterator[str]:
    yield from ("take:1", "take:2")


def parts(g: State, me: Seat) -> Iterator[str]:
    yield from ("take:both", "take:diamonds", "take:buy")


def tracks(g: State, me: Seat) -> Iterator[str]:
    yield from (f"track:{company}" for company in g.data.company_ids)


def stacks(g: State, me: Seat) -> Iterator[str]:
    yield from (f"stack:{slot}" for slot in g.data.slot_ids)


CANDIDATES: dict[str, Candidates] = {
    "mombasa.tile": tiles,
    "mombasa.arrange": arrangements,
    "mombasa.plan": slots,
    "mombasa.plan_card": own_cards,
    "mombasa.action": actions,
    "mombasa.attach": slots_to_attach,
    "mombasa.good": goods,
    "mombasa.cards": slots_to_use,
    "mombasa.mixed": sets_of_cards,
    "mombasa.buy": purchases,
    "mombasa.step": steps,
    "mombasa.expand": companies,
    "mombasa.enter": regions,
    "mombasa.column_take": own_columns,
    "mombasa.column_return": foreign_columns,
    "mombasa.remove": all_columns,
    "mombasa.bookkeeper": slots_and_tiles,
    "mombasa.turn_book": positions("turn"),
    "mombasa.jar": jar_positions,
    "mombasa.batch": books,
    "mombasa.put": positions("at"),
    "mombasa.merchant": slots_and_tiles,
    "mombasa.mark": spaces,
    "mombasa.buy_pounds": purchases_for_pounds,
    "mombasa.sell": own_cards,
    "mombasa.tier_choice": tiers,
    "mombasa.one_of": variants,
    "mombasa.parts": parts,
    "mombasa.other_track": tracks,
    "mombasa.stack": stacks,
}
