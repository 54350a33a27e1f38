"""Shares and what they are worth (§9.5, §14), always counted anew from what lies open."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.text import Seat, Text, refusal
from engine.mombasa.components import Components
from engine.mombasa.components.names import column_name
from engine.mombasa.state import Column, State


def base_posts(g: State, company: str) -> int:
    return sum(column.posts for column in g.bases[company])


def column_coins(data: Components, column: Column) -> int:
    """The coins on the empty spaces of a column."""
    coins = data.bases.coins.per_space_top_to_bottom
    return sum(coins[: column.floor - column.posts]) + sum(coins[column.floor :])


def why_not_column(g: State, company: str, n: int, *, room: bool) -> Text | None:
    """A column with a post to take, or with room for one that returns (§9.5)."""
    column = g.bases[company][n]
    if room and column.posts >= column.floor:
        return refusal("mombasa.no.column_full", "9.5", column=column_name(n))
    if not room and not column.posts:
        return refusal("mombasa.no.column_empty", "9.5", column=column_name(n))
    return None


def share_value(g: State, company: str) -> int:
    """What a share is worth now: the coins on the empty spaces of the base."""
    data = g.data
    return sum(column_coins(data, column) for column in g.bases[company])


def track_shares(g: State, me: Seat, company: str) -> int:
    """Shares owned on a company's track: the last number reached or passed."""
    return g.data.track[g.tracks[company]].shares_at[g.players[me].tracks[company]]


def open_cards(g: State, me: Seat) -> list[str]:
    """Cards that everybody can see: slots and recovery stacks."""
    player = g.players[me]
    return [*player.slots.values(), *(card for stack in player.stacks.values() for card in stack)]


def shares_on(g: State, cards: Iterable[str], company: str) -> int:
    """Shares of a company on cards."""
    card = g.data.card
    return sum(card[name].shares.get(company, 0) for name in cards)


def shares(g: State, me: Seat, *, hand: bool) -> dict[str, int]:
    """Shares by company, on tracks and cards; those in hand only with `hand`."""
    found = {company: track_shares(g, me, company) for company in g.data.company_ids}
    cards = open_cards(g, me) + (g.players[me].hand if hand else [])
    for card in cards:
        for company, n in g.data.card[card].shares.items():
            found[company] += n
    return found
