"""Preparation of the next round (§13), and the end of the game (§14)."""

from __future__ import annotations

from engine.core.effects import begin, note, reveal
from engine.core.text import join
from engine.mombasa.components.effects import Reserve
from engine.mombasa.components.names import tile_name
from engine.mombasa.rules.changes import add_markers, hand_out_tile
from engine.mombasa.rules.planning import begin_planning
from engine.mombasa.scoring import score
from engine.mombasa.setup import fill_display
from engine.mombasa.state import State


def prepare(g: State) -> None:
    """Coins, card display, markers; then the next round begins."""
    begin(g, "mombasa.step.preparation")
    place_coins(g)
    renew_display(g)
    return_markers(g)
    g.round += 1
    begin_planning(g)


def place_coins(g: State) -> None:
    """The coins of the next round go to the fields with its number, the first one to the upper field."""
    coming = g.round + 1
    coins, g.round_coins[coming] = g.round_coins[coming], 0
    fields = [space for space in g.data.book_display.rows if space.coin_round == coming]
    for field in sorted(fields, key=lambda space: space.coin_field == "lower")[:coins]:
        g.book_coins[field.id] = g.book_coins.get(field.id, 0) + 1
    if coins:
        note(g, "mombasa.log.coins", n=coins)


def renew_display(g: State) -> None:
    """The right column is discarded, cards move right, the deck fills the gaps."""
    before = len(g.deck)
    left, middle, right = (g.display[column] for column in g.data.card_display.columns)
    gone = [card for card in right if card]
    g.discard += gone
    for row in range(g.data.card_display.height):
        kept = [card for card in (left[row], middle[row]) if card]
        left[row], middle[row], right[row] = ["", "", "", *kept][-3:]
    fill_display(g)
    for column in g.data.card_display.fill_order:
        reveal(g, "+".join(g.display[column]))
    if gone:
        note(g, "mombasa.log.discarded", cards=join([g.data.card_label[card] for card in gone], "and"))
    note(g, "mombasa.log.display", n=before - len(g.deck), left=len(g.deck))


def return_markers(g: State) -> None:
    """Bonus markers come back; those on reserved tiles bring the tile."""
    if g.spaces:
        note(g, "mombasa.log.markers_back")
    for space, seat in g.spaces.items():
        add_markers(g, seat, 1)
        effect = g.data.place[space].space.effect
        if isinstance(effect, Reserve):
            hand_out_tile(g, seat, effect.tile)
            note(g, "mombasa.log.tile_received", seat, tile=tile_name(effect.tile))
    g.spaces = {}


def end_game(g: State) -> None:
    """All recovery stacks go to hand, then everything is counted."""
    begin(g, "mombasa.step.end")
    for player in g.players:
        for stack in player.stacks.values():
            player.hand += stack
            stack.clear()
        player.hand.sort(key=g.data.card_order.__getitem__)
    g.phase = "over"
    g.over = True
    for column in score(g).scores:
        note(g, "mombasa.log.total", column.seat, n=column.total)
