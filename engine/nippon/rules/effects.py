"""Effects of departments, cells, contracts and factories, resolved in their owner's order (§5, §8, §9, §22)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.core.ask import Rule, Series, choose, choose_free
from engine.core.effects import begin, book, note
from engine.core.flows import saying_what_waits
from engine.core.offer import SKIP, Facts, Offer, Option, offers, only_refused, sift
from engine.core.text import EngineBug, Seat, Text, join, refusal, text
from engine.nippon.components.effects import (
    COLORS,
    AdvanceSplit,
    Build,
    ChooseOne,
    Department,
    Effect,
    Optional,
    PlaceGoods,
    Produce,
    RegionBonus,
    Retreat,
    Spend,
    Track,
)
from engine.nippon.components.names import amount, amounts, describe, effect_id, factory, factory_short, name, steps
from engine.nippon.queries.effects import Pending, can_do
from engine.nippon.queries.facts import works_named
from engine.nippon.rules.at_once import begin_bonus, color_of, is_next, perform_unasked
from engine.nippon.rules.building import build, source
from engine.nippon.rules.changes import advance, gain_all, pay, produce, put_goods, retreat
from engine.nippon.rules.details import price_in_sentence
from engine.nippon.rules.option_facts import (
    ChoosingDepartment,
    ChoosingRegion,
    OrderingEffect,
    PayingForMore,
    Producing,
    Stepping,
    cost_of,
)
from engine.nippon.rules.silk import silk_button, why_no_silk
from engine.nippon.state import State, Works

PART = -1  # the number of an effect that is part of another one
USELESS = refusal("nippon.no.modifier_use", "9")


class Rival(Struct, frozen=True):
    """Something voluntary that its owner may do before a pending effect, where that is not the same."""

    option: Option[Any]
    effects: Sequence[Pending]  # what it would do
    use: Callable[[Iterator[int]], Rule[None]]  # numbers for effects that begin to wait


def no_rivals(pending: Sequence[Pending]) -> Sequence[Rival]:
    """Effects beside which there is nothing to do."""
    return ()


def finish_effects(
    g: State,
    me: Seat,
    pending: list[Pending],
    rivals_of: Callable[[Sequence[Pending]], Sequence[Rival]] = no_rivals,
    numbers: Iterator[int] | None = None,
) -> Rule[None]:
    """Finish all pending effects; asked for the order only where it can matter.

    What the last answer set off comes before what has waited since an earlier one, which is a step of its own.
    """
    waited = 0  # the first so many of those pending were there before the last answer
    numbers = count(1) if numbers is None else numbers
    while pending:
        rivals = rivals_of(pending)
        at = 0 if len(pending) == 1 and not rivals else next_one(g, me, pending, rivals, waited)
        if at is None:
            give_numbers(pending, numbers)
            picked = yield from saying_what_waits(partial(choose_effect, g, me, pending, rivals), tuple(pending))
            if isinstance(picked, Rival):
                waited = len(pending)
                yield from saying_what_waits(partial(picked.use, numbers), tuple(pending))
                continue
            at, waited = next(n for n, effect in enumerate(pending) if effect is picked), len(pending) - 1
        elif at < waited:
            begin(g, "nippon.step.waiting", me)
            waited -= 1
        effect = pending.pop(at)
        found: Sequence[Pending] | None = perform_unasked(g, me, effect)
        if found is None:
            waits = [effect, *pending]
            give_numbers(waits, numbers)
            pending[:], waited = waits[1:], len(pending)
            found = yield from saying_what_waits(partial(perform_asking, g, me, waits[0]), tuple(waits))
        pending.extend(found)


def next_one(g: State, me: Seat, pending: Sequence[Pending], rivals: Sequence[Rival], waited: int) -> int | None:
    """Which effect is carried out now without asking for the order, those that have waited last; None: ask."""
    beside = [*pending, *(effect for rival in rivals for effect in rival.effects)]
    order = (*range(waited, len(pending)), *range(waited))
    return next((n for n in order if is_next(g, me, pending[n], beside)), None)


def give_numbers(effects: list[Pending], numbers: Iterator[int]) -> None:
    """Number the effects that have begun to wait, so that each is known whatever else is alike."""
    for n, effect in enumerate(effects):
        if not effect.number:
            effects[n] = replace(effect, number=next(numbers))


def choose_effect(
    g: State, me: Seat, pending: Sequence[Pending], rivals: Sequence[Rival] = ()
) -> Rule[Pending | Rival]:
    """Which of the pending effects comes next, or what its owner does before them; alike ones are offered once."""
    options: dict[str, Option[Pending | Rival]] = {}
    for effect in pending:
        option = effect_option(g, me, effect)
        options[option.id] = option
    for rival in rivals:
        options[rival.option.id] = replace(rival.option, value=rival)
    return (yield from choose(me, "nippon.effect_order", tuple(options.values())))


def effect_option(g: State, me: Seat, effect: Pending) -> Option[Pending | Rival]:
    """A pending effect, as the next one."""
    target = effect.works or None
    return Option(effect_id(effect.op), effect, describe(effect.op), target=target, facts=OrderingEffect())


def perform_asking(g: State, me: Seat, effect: Pending) -> Rule[Sequence[Pending]]:
    """An effect that asks its owner something, as far as possible (R20); returns what it set off."""
    op = effect.op
    match op:
        case AdvanceSplit(tracks, n):
            return (yield from split_steps(g, me, tracks, n))
        case Department():
            return (yield from department_bonus(g, me, op, effect))
        case Build():
            return (yield from build(g, me, op, effect))
        case Optional():
            return (yield from pay_for_more(g, me, op, effect))
        case ChooseOne(options):
            return (yield from choose_one(g, me, options, effect))
        case PlaceGoods():
            yield from spread_goods(g, me, op.amount)
        case Produce():
            yield from produce_there(g, me, effect)
        case RegionBonus():
            yield from region_bonus(g, me)
        case _:
            raise EngineBug(f"{type(op).__name__} is not an effect that happens")
    return ()


Moves: TypeAlias = tuple[tuple[Track, int], ...]  # steps on tracks


def split_steps(g: State, me: Seat, tracks: Sequence[Track], n: int) -> Rule[Sequence[Pending]]:
    """The white department: all steps on one track, or one on each (E17)."""
    first, second = tracks

    def move(moves: Moves) -> list[Pending]:
        return [found for track, k in moves for found in advance(g, me, track, k)]

    def bare(there: int, whole: int = n) -> tuple[str, Moves]:
        moves = tuple((track, k) for track, k in ((first, whole - there), (second, there)) if k)
        return f"split:{'+'.join(f'{track}{k}' for track, k in moves)}", moves

    def show(there: int, whole: int = n) -> Option[Moves]:
        ident, moves = bare(there, whole)
        clauses = [steps(track, k) for track, k in moves]
        label = clauses[0] if len(clauses) == 1 else join(clauses, "and")
        target = f"track:{moves[0][0]}" if len(moves) == 1 else None
        return Option(ident, moves, label, target=target, facts=Stepping(gain=moves, steps=n), short=label)

    def other_steps() -> Offer[Moves]:
        row = g.data.department["white"]
        known = {op.steps for op in (*row.normal, *row.improved) if isinstance(op, AdvanceSplit)} - {n}
        ways = ((there, whole) for whole in sorted(known) for there in range(whole + 1))
        return sift(ways, lambda way: refusal("nippon.no.steps", "8.4", n=n), lambda way: show(*way))

    one_track_first = (0, n, *range(1, n))
    offer = sift(one_track_first, lambda there: None, show, id_and_value=bare)
    prompt = text("nippon.white", n=n)
    moved = yield from choose(me, "nippon.white", offers(offer, only_refused(other_steps)), prompt=prompt)
    return move(moved)


def department_bonus(g: State, me: Seat, op: Department, effect: Pending) -> Rule[Sequence[Pending]]:
    """The bonus of a department, improved or not as it is now (§8.4)."""
    found: list[Pending] = []
    for _ in range(op.times):
        color = color_of(g, op, effect)
        if color == "any":
            color = yield from choose(me, "nippon.department_any", department_offer(g, me))
        for inner in begin_bonus(g, me, color):
            part = Pending(inner, number=PART)
            at_once: Sequence[Pending] | None = perform_unasked(g, me, part)
            if at_once is None:
                at_once = yield from saying_what_waits(partial(perform_asking, g, me, part), (part,))
            found += at_once
    return found


def department_offer(g: State, me: Seat) -> Offer[str]:
    """Any department."""
    return sift(
        COLORS,
        lambda color: None,
        lambda color: department_option(g, me, color),
        prefix="department:",
    )


def department_option(g: State, me: Seat, color: str) -> Option[str]:
    """A department whose bonus is taken."""
    label, target = name("department", color), f"department:{color}"
    return Option(target, color, label, target=target, facts=ChoosingDepartment(color=color))


def is_recurring(g: State, works: str) -> bool:
    """Whether a property works every turn, unlike one that is carried out when its factory is built."""
    return works in g.data.tokens and g.data.tokens[works].side.kind == "modifier"


def pay_for_more(g: State, me: Seat, op: Optional, effect: Pending) -> Rule[Sequence[Pending]]:
    """A "you may" part: offered only if its cost can be paid and its result carried out (R47)."""
    player = g.players[me]
    money = sum(part.amount for part in op.cost if isinstance(part, Spend) and part.resource == "money")
    label = join([describe(part) for part in op.then], "and")
    then = [
        Pending(part, effect.why, effect.works, effect.region, effect.port, number=effect.number) for part in op.then
    ]

    def offer() -> Offer[bool | None]:
        facts = PayingForMore(cost_of(player, op))
        pick = Option("pay", True, label, target=effect.works or None, facts=facts)
        return offers(pick, SKIP, *([why_no_silk(g, me)] if money else []))

    wants = yield from choose_free(
        me,
        "nippon.optional",
        offer,
        silk_button(g, me) if money else tuple,
        prompt=lambda: text(
            "nippon.optional_for", source=source(effect), cost=price_in_sentence(dict(cost_of(player, op))), gain=label
        ),
        recurs=is_recurring(g, effect.works),
    )
    if not wants:
        return ()
    spent = {part.resource: part.amount for part in op.cost if isinstance(part, Spend)}
    for part in op.cost:
        if isinstance(part, Retreat):
            retreat(g, me, part.track, part.steps)
    if spent:
        pay(g, me, spent.get("money", 0), spent.get("iron", 0))
        note(g, "nippon.log.pay", me, what=amounts(spent, "and"))
    return then


def choose_one(g: State, me: Seat, options: Sequence[Sequence[Effect]], effect: Pending) -> Rule[Sequence[Pending]]:
    """One of several lists of effects, as far as it can be carried out."""
    player = g.players[me]

    def show(ops: Sequence[Effect]) -> Option[Sequence[Effect]]:
        label = join([describe(op) for op in ops], "and") if len(ops) > 1 else describe(ops[0])
        ids = "+".join(effect_id(op) for op in ops)
        if isinstance(ops[0], Department):
            like = department_option(g, me, ops[0].color)
            return Option(ids, ops, label, target=like.target, facts=like.facts)
        return Option(ids, ops, label)

    def why_not(ops: Sequence[Effect]) -> Text | None:
        return None if all(can_do(g, player, op, effect) for op in ops) else USELESS

    offer = sift(options, why_not, show)
    if not len(offer):
        return ()
    prompt = text("nippon.choose_one", source=source(effect))
    chosen = yield from choose(me, "nippon.choose_one", offer, prompt=prompt)
    return [Pending(op, effect.why, effect.works, number=effect.number) for op in chosen]


def spread_goods(g: State, me: Seat, n: int) -> Rule[None]:
    """Goods on different factories, one each, as far as there is room."""
    player, room = g.players[me], g.data.factory_common.goods_cells
    done: list[str] = []

    def why_not(works: Works) -> Text | None:
        if works.id in done:
            return refusal("nippon.no.goods_besides", "9")
        return None if works.goods < room else refusal("nippon.no.goods_room", "7.5", n=room)

    def show(works: Works) -> Option[str]:
        detail = text("nippon.detail.goods_on", what=amount(works.type, works.goods))
        facts = Facts(gain=((works.type, 1),))
        return Option(f"goods:{works.id}", works.id, factory_short(works.id), detail, target=works.id, facts=facts)

    for k in range(1, n + 1):
        offer = sift(player.works, why_not, show)
        if not len(offer):
            book(g, me, "good", n + 1 - k, lost=True)
            note(g, "nippon.log.no_room", me, n=n + 1 - k)
            return
        left, prompt = n + 1 - k, text("nippon.goods_target", n=k, of=n)
        everywhere = Series(len(offer), prompt=Text("nippon.goods_target_all")) if len(offer) <= left else None
        where = yield from choose(me, "nippon.goods_target", offer, prompt=prompt, series=everywhere)
        put_goods(g, me, works_named(player, where), 1)
        done.append(where)


def produce_there(g: State, me: Seat, effect: Pending) -> Rule[None]:
    """Production by an effect: voluntary, and its coal must be paid (R19)."""
    works = works_named(g.players[me], effect.works)
    coal, room = g.data.tokens[works.id].coal, g.data.factory_common.goods_cells
    label = text("nippon.produce_there", factory=factory(works.id))
    facts = Producing((("coal", coal),), factory=works.id, level=g.data.level_of[works.type])
    prompt = text("nippon.produce_for", factory=factory(works.id), cost=amount("coal", coal))
    pick = Option("pay", True, label, target=works.id, facts=facts, no_effect=works.goods == room)
    wants = yield from choose(me, "nippon.optional", [pick, SKIP], prompt=prompt, recurs=is_recurring(g, works.id))
    if wants:
        produce(g, me, works)


def region_bonus(g: State, me: Seat) -> Rule[None]:
    """The supply bonus of a region where a train was built in this action (lenses 3A)."""
    built = dict.fromkeys((*g.turn.regions, *g.rails))

    def why_not(region: str) -> Text | None:
        return None if region in g.turn.regions else refusal("nippon.no.region_built", "9")

    def show(region: str) -> Option[str]:
        bonus = g.data.region[region].supply_bonus
        facts = ChoosingRegion(gain=tuple(bonus.items()), region=region)
        return Option(f"region:{region}", region, name("region", region), amounts(bonus), target=region, facts=facts)

    region = yield from choose(me, "nippon.region_bonus", sift(built, why_not, show))
    gain_all(g, me, g.data.region[region].supply_bonus, "markets")
