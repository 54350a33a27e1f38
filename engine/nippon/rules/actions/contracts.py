"""The investments and contracts action (§7.9)."""

from __future__ import annotations

from functools import partial

from engine.core.ask import Rule, choose
from engine.core.effects import note
from engine.core.offer import Amounts, Offer, Option, offers, sift
from engine.core.text import Seat, Text, text
from engine.nippon.components.effects import GOODS
from engine.nippon.components.names import amount, name
from engine.nippon.queries.contracts import spendings_possible, why_not_contract, why_not_spend
from engine.nippon.queries.effects import Pending
from engine.nippon.queries.facts import goods_of
from engine.nippon.rules.actions.goods import choose_split, spend
from engine.nippon.rules.actions.modifiers import Targets, finish_activation, next_activation, nowhere
from engine.nippon.rules.changes import advance, complete_contract
from engine.nippon.rules.option_facts import CompletingContract, Investing, SpendingGoods
from engine.nippon.state import State


def invest_and_contract(g: State, me: Seat) -> Rule[Targets]:
    """Up to three activations with 1, 2 and 3 goods of different types (§7.9)."""
    player = g.players[me]
    row = g.data.action["investments_contracts"]

    def needed() -> int:
        n = row.cost_options_by_activation[g.turn.done].goods
        assert isinstance(n, int)
        return n

    def targets() -> Offer[str]:
        need, goods = needed(), goods_of(player)

        def show(good: str) -> Option[str]:
            have = text("nippon.detail.have", n=goods.get(good, 0))
            facts = SpendingGoods(good=good, n=need)
            return Option(f"good:{good}", good, amount(good, need), have, target=f"good:{good}", facts=facts)

        as_they_lie = dict.fromkeys((*goods, *GOODS))
        return sift(as_they_lie, lambda good: why_not_spend(g, goods, good, need), show)

    while g.turn.done < row.max_activations:
        n = needed()
        left = partial(spendings_possible, g, player)
        good = yield from next_activation(g, me, "nippon.invest_goods", targets, left, for_money=False)
        if good is None:
            return targets
        split = yield from choose_split(g, me, good, n)
        finance, given = g.data.investment_steps.finance_steps, ((good, n),)
        contract = yield from choose(
            me,
            "nippon.invest",
            offers(
                invest_option(given, finance),
                contract_offer(g, me, good, given),
            ),
            prompt=text("nippon.invest", what=amount(good, n)),
        )
        spend(g, me, split)
        g.turn.goods.append(good)
        g.turn.done += 1
        if contract is None:
            note(g, "nippon.log.invest", me, what=amount(good, n))
            yield from finish_activation(g, me, advance(g, me, "finance", finance))
        else:
            g.turn.contracts += 1
            complete_contract(g, me, contract, amount(good, n))
            yield from finish_activation(g, me, [Pending(g.data.contract[contract].bonus)])
    return nowhere


def invest_option(given: Amounts, steps: int) -> Option[None]:
    """Finance instead of a contract."""
    facts = Investing(given, steps=steps)
    return Option("invest", None, Text("nippon.invest_finance"), target="track:finance", facts=facts)


def contract_offer(g: State, me: Seat, good: str, given: Amounts) -> Offer[str]:
    """The contracts that may be completed when this type of goods is spent now."""
    player = g.players[me]
    spent = [*g.turn.goods, good]

    def show(contract: str) -> Option[str]:
        color = getattr(g.data.contract[contract].bonus, "color", "any")
        facts = CompletingContract(given, contract=contract, color=color)
        ident = f"contract:{contract.removeprefix('contract_')}"
        return Option(ident, contract, name("contract", contract), target=contract, facts=facts)

    return sift(
        g.data.contract,
        lambda one: why_not_contract(g, player, one, spent),
        show,
        id_and_value=lambda one: (f"contract:{one.removeprefix('contract_')}", one),
    )
