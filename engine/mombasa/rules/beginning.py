"""The last steps of the set-up that players decide (§4 steps 13 and 14)."""

from __future__ import annotations

from itertools import permutations

from engine.core.ask import Rule, choose
from engine.core.effects import begin, note
from engine.core.flows import together
from engine.core.offer import Option, sift
from engine.core.text import Seat, Text, join, text
from engine.mombasa.components.names import (
    company_name,
    in_slot,
    requirement_names,
    reward_names,
    slot_letter,
    slot_name,
    tile_name,
)
from engine.mombasa.components.rows import StartTile
from engine.mombasa.queries.cards import why_not_keep
from engine.mombasa.rules.option_facts import Arranging, Keeping
from engine.mombasa.rules.planning import begin_planning
from engine.mombasa.rules.tracks import advance, take_diamonds
from engine.mombasa.setup import keep_tile
from engine.mombasa.state import State, from_first


def choose_tiles(g: State) -> Rule[None]:
    """Step 13, advanced: everybody secretly keeps one of two starting tiles; all are shown together."""
    kept = yield from together(g, "mombasa.tiles", {seat: choose_tile(g, seat) for seat in range(g.seats)})
    for seat, tile in kept.items():
        begin(g, "mombasa.tiles", seat)
        keep_tile(g, seat, tile)
    g.phase = "arrange"


def choose_tile(g: State, me: Seat) -> Rule[str]:
    """One of the two tiles dealt."""

    def show(tile: StartTile) -> Option[str]:
        facts = Keeping(tile=tile.id)
        return Option(f"keep:{tile.id}", tile.id, tile_name(tile.id), tile_detail(g, tile), target=tile.id, facts=facts)

    offer = sift(g.data.start_tiles.rows, lambda tile: why_not_keep(g, me, tile.id), show)
    return (yield from choose(me, "mombasa.tile", offer, private=True))


def tile_detail(g: State, tile: StartTile) -> Text:
    """Cards set aside, starting book, starting bonus."""
    labels = g.data.card_label
    bonus = [text("mombasa.tile.steps", n=n, company=company_name(c)) for c, n in tile.bonus_steps.items()]
    if tile.diamonds:
        bonus.append(text("mombasa.gain.diamonds", n=tile.diamonds))
    return text(
        "mombasa.tile.detail",
        cards=join([labels[card] for card in tile.set_aside]),
        needs=requirement_names(tile.requirements),
        reward=reward_names(tile.reward),
        bonus=join(bonus),
    )


def arrange_cards(g: State) -> Rule[None]:
    """Step 14: three cards go face up on the basic recovery stacks, shown together (R33); then the starting bonus."""
    rows = yield from together(g, "mombasa.arrangement", {seat: arrange_three(g, seat) for seat in range(g.seats)})
    for seat, row in rows.items():
        begin(g, "mombasa.arrangement", seat)
        player = g.players[seat]
        for slot, card in zip(basic_slots(g), row, strict=True):
            player.hand.remove(card)
            player.stacks[slot].append(card)
        laid = [in_slot(slot, g.data.card_label[card]) for slot, card in zip(basic_slots(g), row, strict=True)]
        note(g, "mombasa.log.arranged", seat, cards=join(laid, "and"))
    for seat in from_first(g):
        begin(g, "mombasa.step.start_bonus", seat)
        tile = g.data.start_tile[g.players[seat].start_tile]
        for company, steps in tile.bonus_steps.items():  # R32: tolls and special fields count as in any move
            yield from advance(g, seat, company, steps)
            begin(g, "mombasa.step.start_bonus", seat)
        take_diamonds(g, seat, tile.diamonds)
    begin_planning(g)


def basic_slots(g: State) -> list[str]:
    return [slot.id for slot in g.data.player_board.action_slots.rows if slot.unlock is None]


def arrange_three(g: State, me: Seat) -> Rule[tuple[str, ...]]:
    """Which of the three cards of the tile lies on which stack."""
    labels = g.data.card_label
    slots = basic_slots(g)
    options = []
    for row in permutations(g.data.start_tile[g.players[me].start_tile].set_aside):
        pairs = list(zip(slots, row, strict=True))
        laid = [text("mombasa.arranged", letter=slot_letter(slot), card=labels[card]) for slot, card in pairs]
        parts = tuple((slot_name(slot), one) for (slot, _), one in zip(pairs, laid, strict=True))
        facts = Arranging(cards=dict(pairs))
        options.append(Option("lay:" + "+".join(row), row, join(laid), parts=parts, facts=facts))
    return (yield from choose(me, "mombasa.arrange", options, private=True))
