"""Starting conditions: pairs of starting tokens (§4.3)."""

from __future__ import annotations

from engine.core.ask import Rule, choose, end_turn
from engine.core.effects import begin, note
from engine.core.offer import Facts, Option, sift
from engine.core.text import Seat, Text, refusal, text, who
from engine.nippon.components.effects import Build, Good
from engine.nippon.components.names import amount, name, token_effect
from engine.nippon.components.rows import TokenA
from engine.nippon.queries.effects import Pending
from engine.nippon.rules.changes import add, advance, gain_all, hire, open_factory, put_goods, store_coal
from engine.nippon.rules.details import bonus_text, token_b_text
from engine.nippon.rules.effects import finish_effects
from engine.nippon.rules.option_facts import Hiring, TakingPair
from engine.nippon.state import Pair, State, Turn


def pick_pair(g: State, me: Seat) -> Rule[None]:
    """One pair: the A effect, the VP of the A token, then everything on the B token."""
    player = g.players[me]
    own = next((pair for pair in g.pairs if pair.seat == me), None)
    if own is not None:
        begin(g, "nippon.step.pair", me)
    else:
        own = yield from choose(
            me, "nippon.starting_pair", sift(g.pairs, why_not_pair, lambda pair: pair_option(g, me, pair))
        )
    own.seat = me
    player.token_a, player.token_b = own.a, own.b
    note(g, "nippon.log.pair_taken", me, a=name("token", own.a))
    yield from start_effect(g, me, g.data.token_a[own.a])
    if g.data.token_a[own.a].effect in ASKS:
        begin(g, "nippon.step.pair", me)  # it has waited for what was asked
    yield from finish_effects(g, me, receive(g, me, own))
    yield from end_turn(me)
    next_pick(g)


def receive(g: State, me: Seat, pair: Pair) -> list[Pending]:
    """The VP of the A token and everything on the B token."""
    b = g.data.token_b[pair.b]
    gain_all(g, me, {"vp": g.data.token_a[pair.a].start_vp, **b.gain}, "start")
    return [found for track, n in b.advance.items() for found in advance(g, me, track, n)]


def next_pick(g: State) -> None:
    """Counter-clockwise to the next one; after the first player the game begins."""
    g.drafting.pop(0)
    g.turn = Turn()
    if g.drafting:
        g.active = g.drafting[0]
        return
    g.phase = "turn"
    g.active = g.mover = g.first
    begin(g, "nippon.step.start")
    note(g, "nippon.log.start", g.first)


def why_not_pair(pair: Pair) -> Text | None:
    return None if pair.seat is None else refusal("nippon.no.pair", "4", player=who(pair.seat))


def pair_option(g: State, me: Seat, pair: Pair) -> Option[Pair]:
    """A pair: what its A token does, what its B token gives, the VP to start with."""
    a, b = g.data.token_a[pair.a], g.data.token_b[pair.b]
    effect = token_effect(a.id, a.amount)
    if a.effect == "old_factory":  # the label has said so already
        effect = text("nippon.detail.with_goods", n=g.data.old_factory.start_goods)
    detail = text("nippon.detail.pair", effect=effect, what=token_b_text(g, pair.b), vp=amount("vp", a.start_vp))
    stored = (("coal", a.amount),) if a.effect == "protected_coal" else ()
    gives = (("vp", a.start_vp), *b.gain.items(), *b.advance.items(), *stored)
    facts = TakingPair(gain=() if a.effect in ASKS else gives, a=pair.a, b=pair.b, gives=gives)
    return Option(f"pair:{pair.a}+{pair.b}", pair, name("token", a.id), detail, target=pair.a, facts=facts)


ASKS = ("build_ship", "build_train", "old_factory", "worker_of_choice")  # effects that ask before anything is received


def start_effect(g: State, me: Seat, token: TokenA) -> Rule[None]:
    """The effect of an A token; the discount is looked at whenever a factory is built."""
    player = g.players[me]
    match token.effect:
        case "machine_for_first_factory":
            add(g, me, "machines", 1)
            player.waiting_machine = 1
            note(g, "nippon.log.waits_machine", me)
        case "goods_for_first_factory":
            add(g, me, "waiting_goods", token.amount)
            note(g, "nippon.log.waits_goods", me, n=token.amount)
        case "build_ship":
            yield from finish_effects(g, me, [Pending(Build("ship"))])
        case "build_train":
            yield from finish_effects(g, me, [Pending(Build("train"))])
        case "protected_coal":
            store_coal(g, me, token.amount)
        case "old_factory":
            yield from place_old_factory(g, me)
        case "worker_of_choice":
            yield from hire_from_bag(g, me)


def place_old_factory(g: State, me: Seat) -> Rule[None]:
    """The old factory, with either side up, and its good."""
    old = g.data.old_factory

    def show(good: Good) -> Option[Good]:
        given = text("nippon.detail.side_good", what=amount(good, old.start_goods))
        facts = Facts(gain=((good, old.start_goods),))
        return Option(f"side:{good}", good, text("nippon.old_side", good=name("good", good)), given, facts=facts)

    good = yield from choose(me, "nippon.old_factory_side", [show(good) for good in old.sides])
    put_goods(g, me, open_factory(g, me, old.id, good), old.start_goods)


def hire_from_bag(g: State, me: Seat) -> Rule[None]:
    """A worker of any colour."""

    def why_not(color: str) -> Text | None:
        return None if g.bag[color] else refusal("nippon.no.bag", "4", color=name("color", color))

    def show(color: str) -> Option[str]:
        return Option(
            f"worker:{color}",
            color,
            name("color", color),
            bonus_text(g, g.players[me], color),
            facts=Hiring(color=color),
        )

    color = yield from choose(me, "nippon.start_worker", sift(g.bag, why_not, show))
    g.bag[color] -= 1
    hire(g, me, color)
    note(g, "nippon.log.from_bag", me, color=name("color", color))
