"""Action 6 (§8.6): end the own action phase, take one recovery stack, lay this round's cards on the stacks."""

from __future__ import annotations

from engine.core.ask import Rule, choose
from engine.core.effects import note
from engine.core.offer import Offer, Option, sift
from engine.core.text import Seat, join, text
from engine.mombasa.components.names import slot_letter, slot_name, tile_name
from engine.mombasa.queries.cards import why_not_stack
from engine.mombasa.rules.changes import hand_back_tiles
from engine.mombasa.rules.details import stack_detail
from engine.mombasa.rules.option_facts import Recovering
from engine.mombasa.state import Doing, State


def end_action_phase(g: State, me: Seat) -> Rule[None]:
    """One stack to hand, then the cards of the slots onto their stacks, then tiles back to the board."""
    player = g.players[me]
    g.doing = Doing("end")
    offer = stacks(g, me)
    back: list[str] = []
    if len(offer):
        if g.round == g.data.rounds.count:  # all stacks are taken when the game ends, so there is nothing to choose
            offer = Offer(offer.options[:1])
        slot = yield from choose(me, "mombasa.stack", offer)
        back = player.stacks[slot]
        player.stacks[slot] = []
        player.hand = sorted(player.hand + back, key=g.data.card_order.__getitem__)
    for slot, card in player.slots.items():
        player.stacks[slot].append(card)
    tiles = hand_back_tiles(g, me)
    player.slots, player.used, player.plus_on = {}, [], ""
    player.done = True
    g.doing = None
    if back:
        note(g, "mombasa.log.end", me, cards=join([g.data.card_label[card] for card in back], "and"))
    else:
        note(g, "mombasa.log.end_bare", me)
    if tiles:
        note(g, "mombasa.log.tiles_back", me, tiles=join(map(tile_name, tiles), "and"))


def stacks(g: State, me: Seat) -> Offer[str]:
    """The recovery stacks with cards."""

    def show(slot: str) -> Option[str]:
        detail = stack_detail(g, g.players[me].stacks[slot])
        facts = Recovering(slot=slot)
        letter = slot_letter(slot)
        return Option(
            f"stack:{slot}",
            slot,
            slot_name(slot),
            detail,
            target=f"stack:{slot}",
            facts=facts,
            short=text("mombasa.stack.short", letter=letter, cards=detail),
            sign=letter,
        )

    return sift(
        g.data.slot_ids,
        lambda slot: why_not_stack(g, me, slot),
        show,
        prefix="stack:",
    )
