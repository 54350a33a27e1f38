"""A caravan (section 3.3): up to three towns for a coin each, and a load from each; bids then bring a good, too."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from engine.core.ask import Field, FieldChoice, Form, Rule, Series, choose
from engine.core.effects import begin, gain, note
from engine.core.offer import STOP, Option, offers, sift
from engine.core.text import Seat, Text, text, verbatim
from testkit.bazaar.components import names
from testkit.bazaar.queries.facts import GOODS, TOWNS, TOWNS_A_TURN, bids_allowed
from testkit.bazaar.queries.legality import why_not_visit
from testkit.bazaar.rules.money import pay_bank
from testkit.bazaar.rules.option_facts import Bidding, Visiting, Working
from testkit.bazaar.state import State


def send_caravan(g: State, me: Seat) -> Rule[None]:
    """Visit towns, then take as many goods."""
    visited: list[str] = []
    while len(visited) < TOWNS_A_TURN and g.players[me].coins:
        left = min(TOWNS_A_TURN - len(visited), g.players[me].coins)
        towns = sift(TOWNS, partial(why_not_visit, visited), town_option)
        prompt = text("bazaar.town", n=len(visited) + 1, of=TOWNS_A_TURN)
        series = Series(left, end=STOP.id, prompt=Text("bazaar.towns"))
        town = yield from choose(me, "bazaar.town", offers(towns, STOP), prompt=prompt, series=series)
        if town is None:
            break
        visited.append(town)
        pay_bank(g, me, 1)
        note(g, "bazaar.log.town", me, town=names.town(town))
    for done in range(len(visited)):
        left = len(visited) - done
        prompt = text("bazaar.load", n=left)
        kind = yield from choose(me, "bazaar.load", load_options(), prompt=prompt, series=Series(left, repeat=True))
        gain(g, me, kind)
        note(g, "bazaar.log.load", me, good=names.good(kind))


def town_option(town: str) -> Option[str]:
    facts = Visiting(price=(("coins", 1),), town=town)
    return Option(f"town:{town}", town, names.town(town), text("bazaar.price", n=1), target=town, facts=facts)


def load_options() -> list[Option[str]]:
    return [
        Option(f"load:{kind}", kind, names.good(kind), facts=Working(gain=((kind, 1),), kind=kind)) for kind in GOODS
    ]


def bid_and_load(g: State, me: Seat) -> Rule[tuple[int, str]]:
    """A secret bid and the good that comes with it, on one page; may be changed until the last one is in."""
    stakes = [Option(f"stake:{n}", n, verbatim(str(n))) for n in bids_allowed(g, me)]
    loads = load_options()
    form = Form((_field("bazaar.stake", stakes), _field("bazaar.first_load", loads)), end=("lock",))
    coins = yield from choose(me, "bazaar.stake", stakes, form=form)
    kind = yield from choose(me, "bazaar.first_load", loads, draft=(verbatim(str(coins)),))
    lock = Option("lock", None, Text("bazaar.lock"), role="confirm")
    draft = (verbatim(str(coins)), names.good(kind))
    yield from choose(me, "bazaar.lock_in", [lock], draft=draft, facts=Bidding(coins=coins))
    return coins, kind


def take_first_loads(g: State, kinds: Mapping[Seat, str]) -> None:
    """What came with the bids."""
    for seat, kind in kinds.items():
        begin(g, "bazaar.bidding", seat)
        gain(g, seat, kind)
        note(g, "bazaar.log.load", seat, good=names.good(kind))


def _field(key: str, options: list[Option[int]] | list[Option[str]]) -> Field:
    return Field(Text(key), tuple(FieldChoice(option.label, ((option.id,),), option.detail) for option in options))
