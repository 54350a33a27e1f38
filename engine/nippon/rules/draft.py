"""Starting conditions: pairs of starting tokens (§4.3)."""

from __future__ import annotations

from engine.core.ask import Facts, Option, Rule, choose, end_turn
from engine.core.effects import note
from engine.core.text import Seat, text
from engine.nippon.components.effects import Build
from engine.nippon.components.names import amount, name
from engine.nippon.components.rows import TokenA
from engine.nippon.queries.effects import Pending
from engine.nippon.rules.changes import advance, gain
from engine.nippon.rules.details import token_b
from engine.nippon.rules.effects import settle
from engine.nippon.rules.option_facts import Hiring, TakingPair
from engine.nippon.state import Pair, State, Turn, Worker, Works


def pick_pair(g: State, me: Seat) -> Rule[None]:
    """One pair: the A effect, the VP of the A token, then everything on the B token."""
    player = g.players[me]
    own = next((pair for pair in g.pairs if pair.seat == me), None)
    if own is None:
        free = [pair for pair in g.pairs if pair.seat is None]
        own = yield from choose(me, "nippon.starting_pair", [pair_option(g, pair) for pair in free])
    own.seat = me
    player.token_a, player.token_b = own.a, own.b
    a, b = g.data.token_a[own.a], g.data.token_b[own.b]
    note(g, "nippon.log.pair", me, a=name("token", a.id), what=token_b(g, b.id))
    yield from start_effect(g, me, a)
    gain(g, me, "vp", a.start_vp, "start")
    found: list[Pending] = []
    for what, n in b.gain.items():
        gain(g, me, what, n, "start")
    for track, n in b.advance.items():
        found += advance(g, me, track, n)
    yield from settle(g, me, found)
    yield from end_turn(me)
    next_pick(g)


def next_pick(g: State) -> None:
    """Counter-clockwise to the next one; after the first player the game begins."""
    g.drafting.pop(0)
    g.turn = Turn()
    if g.drafting:
        g.active = g.drafting[0]
        return
    g.phase = "turn"
    g.active = g.mover = g.first
    note(g, "nippon.log.start", g.first)


def pair_option(g: State, pair: Pair) -> Option[Pair]:
    """A pair: what its A token does, what its B token gives, the VP to start with."""
    a = g.data.token_a[pair.a]
    detail = text(
        "nippon.detail.pair", effect=name("token_effect", a.id), what=token_b(g, pair.b), vp=amount("vp", a.start_vp)
    )
    b = g.data.token_b[pair.b]
    facts = TakingPair(gain=(("vp", a.start_vp), *b.gain.items(), *b.advance.items()), a=pair.a, b=pair.b)
    return Option(f"pair:{pair.a}+{pair.b}", pair, name("token", a.id), detail, target=pair.a, facts=facts)


def start_effect(g: State, me: Seat, token: TokenA) -> Rule[None]:
    """The effect of an A token; the discount is looked at whenever a factory is built."""
    player = g.players[me]
    match token.effect:
        case "machine_for_first_factory":
            player.machines += 1
            player.waiting_machine = 1
        case "goods_for_first_factory":
            player.waiting_goods = token.amount
        case "build_ship":
            yield from settle(g, me, [Pending(Build("ship"))])
        case "build_train":
            yield from settle(g, me, [Pending(Build("train"))])
        case "protected_coal":
            player.token_coal = token.amount
        case "old_factory":
            old = g.data.old_factory
            good = yield from choose(
                me,
                "nippon.old_factory_side",
                [
                    Option(f"side:{good}", good, name("good", good), facts=Facts(gain=((good, old.start_goods),)))
                    for good in old.sides
                ],
            )
            player.works.append(Works(old.id, good, old.start_goods))
        case "worker_of_choice":
            color = yield from choose(
                me,
                "nippon.start_worker",
                [
                    Option(
                        f"worker:{color}",
                        color,
                        name("color", color),
                        text("nippon.detail.in_bag", n=left),
                        facts=Hiring(color=color),
                    )
                    for color, left in g.bag.items()
                    if left
                ],
            )
            g.bag[color] -= 1
            player.workers.append(Worker(color))
