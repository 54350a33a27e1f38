"""Action 6 (§8.6): end the own action phase, take one recovery stack, lay this round's cards on the stacks."""

from __future__ import annotations

from engine.core.ask import Option, Rule, choose
from engine.core.effects import note
from engine.core.text import Seat, Text, join
from engine.mombasa.components.names import slot_name
from engine.mombasa.rules.option_facts import Recovering
from engine.mombasa.state import Doing, State


def end_action_phase(g: State, me: Seat) -> Rule[None]:
    """One stack to hand, then the cards of the slots onto their stacks, then tiles back to the board."""
    player = g.players[me]
    g.doing = Doing("end")
    filled = [slot for slot in g.data.slot_ids if player.stacks[slot]]
    if g.round == g.data.rounds.count:
        filled = filled[:1]  # all stacks are taken when the game ends, so there is nothing to choose
    back: list[str] = []
    if filled:
        slot = yield from choose(me, "mombasa.stack", [stack_option(g, me, slot) for slot in filled])
        back = player.stacks[slot]
        player.stacks[slot] = []
        player.hand = sorted(player.hand + back, key=g.data.card_order.__getitem__)
    for slot, card in player.slots.items():
        player.stacks[slot].append(card)
    player.slots, player.used, player.tiles, player.plus_on = {}, [], [], ""
    player.done = True
    g.doing = None
    if back:
        note(g, "mombasa.log.end", me, cards=join([g.data.card_label[card] for card in back]))
    else:
        note(g, "mombasa.log.end_bare", me)


def stack_option(g: State, me: Seat, slot: str) -> Option[str]:
    cards: list[Text] = [g.data.card_label[card] for card in g.players[me].stacks[slot]]
    facts = Recovering(slot=slot)
    return Option(f"stack:{slot}", slot, slot_name(slot), join(cards), target=f"stack:{slot}", facts=facts)
