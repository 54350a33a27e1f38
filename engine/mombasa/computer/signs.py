"""What the learnt value of a position looks at, seat by seat: more than a hint could name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean

from engine.core.text import Seat
from engine.mombasa.components.effects import GOODS
from engine.mombasa.components.rows import BookkeeperCard, ExpansionCard, GoodsCard, MerchantCard
from engine.mombasa.computer.features import power
from engine.mombasa.queries.books import book_at, reach_with
from engine.mombasa.queries.facts import book_values, entries, slot_reached, values
from engine.mombasa.queries.shares import base_posts, open_cards, share_value, shares
from engine.mombasa.scoring import total_of
from engine.mombasa.state import State

STEPS = 4  # on a track, that are looked at ahead
NEAR_STEPS = 4  # of diamonds
MEASURES = (*GOODS, "expansion")


def signs(g: State) -> list[dict[str, float]]:
    """Of every seat: lines of the pad, shares against those of the others, what cards can do now and later."""
    data, companies = g.data, g.data.company_ids
    held = [shares(g, seat, hand=True) for seat in range(g.seats)]
    prices = {company: share_value(g, company) for company in companies}
    posts = {company: base_posts(g, company) for company in companies}
    sold = {company: sum(one[company] for one in held) for company in companies}
    usual = sum(sold.values()) / len(sold)
    reach = {company: len(entries(g, company)) for company in companies}
    now = [values(g, seat) for seat in range(g.seats)]
    common = {
        "round": (g.round - 1) / data.rounds.count,
        "last_round": float(g.round == data.rounds.count),
        "second_last_round": float(g.round == data.rounds.count - 1),
        "done_share": fmean(float(player.done) for player in g.players),
        "planning": float(g.phase != "action"),
    }
    found = []
    for me, player in enumerate(g.players):
        others = [one for seat, one in enumerate(held) if seat != me]
        leads = {c: held[me][c] - sum(one[c] for one in others) / len(others) for c in companies}
        best = max(companies, key=lambda company: (leads[company], company))
        found.append(
            common
            | {
                "total": total_of(g, me, held[me], prices),
                "pounds": player.pounds,
                "few_pounds": min(6, player.pounds),
                "shares": sum(held[me].values()),
                "shares_worth": sum(held[me][c] * prices[c] for c in companies),
                "stake": sum(leads[c] * prices[c] for c in companies),
                "followed": sum(held[me][c] * (sold[c] - usual) for c in companies),
                "lead_followed": sum(leads[c] * (sold[c] - usual) for c in companies),
                "room": sum(held[me][c] * posts[c] for c in companies),
                "lead_room": sum(leads[c] * posts[c] for c in companies),
                "lead_reach": sum(leads[c] * reach[c] for c in companies),
                "best_lead": leads[best],
                "best_held": max(held[me].values()),
                "best_room": posts[best],
                "best_reach": reach[best],
                "best_price": prices[best],
                "first": float(g.first == me),
                "mover": float(g.active == me),
                "after_first": (me - g.first) % g.seats,
                "done": float(player.done),
            }
            | _tracks(g, me, prices)
            | _deck(g, me)
            | _books(g, me)
            | _this_round(g, me, now)
        )
    return found


def _tracks(g: State, me: Seat, prices: dict[str, int]) -> dict[str, float]:
    """Where the markers stand, and what the next steps bring."""
    player, ahead, tolls = g.players[me], list[float](), 0
    for company, at in player.tracks.items():
        track = g.data.track[g.tracks[company]]
        to = min(track.length, at + STEPS)
        toll = sum(track.toll_after.get(space, 0) for space in range(at, to))
        fields = track.fields_reached(to) - track.fields_reached(at)
        ahead.append((track.shares_at[to] - track.shares_at[at]) * (prices[company] + 2.0) + 2.0 * fields - toll)
        tolls += toll
    diamonds, pounds = player.diamonds, g.data.diamond_pounds
    return {
        "steps": sum(player.tracks.values()),
        "furthest": max(player.tracks.values()),
        "steps_ahead": max(ahead),
        "all_ahead": sum(ahead),
        "tolls": tolls,
        "bonuses": sum(player.usable.values()),
        "second_bonuses": sum(n > 1 for n in player.usable.values()),
        "diamonds": diamonds,
        "diamond_pounds": pounds[diamonds],
        "diamonds_ahead": pounds[min(len(pounds) - 1, diamonds + NEAR_STEPS)] - pounds[diamonds],
        "slots": sum(slot_reached(g, player, slot) for slot in g.data.slot.values()),
        "to_slot": max(0, g.data.player_board.diamond_track.slot_unlock_space - diamonds),
    }


def _deck(g: State, me: Seat) -> dict[str, float]:
    """What all cards can do, by kind, and how much of it is at hand."""
    player, card = g.players[me], g.data.card
    everything = [card[name] for name in [*open_cards(g, me), *player.hand]]
    goods = dict.fromkeys(GOODS, 0)
    found = {"expansions": 0.0, "keepers": 0.0, "merchants": 0.0, "diamonds_dealt": 0.0}
    for one in everything:
        match one:
            case GoodsCard():
                goods[one.good] += one.value
            case ExpansionCard():
                found["expansions"] += one.value
            case BookkeeperCard():
                found["keepers"] += 1
            case MerchantCard():
                found["merchants"] += 1
                found["diamonds_dealt"] += one.diamonds
    playable = [power(card[name]) for name in player.hand if name in g.data.playable]
    stacks = [sum(power(card[name]) for name in stack) for stack in player.stacks.values()]
    return found | {
        "cards": len(everything),
        "crates": sum(one.crate for one in everything),
        "power": sum(map(power, everything)),
        "goods": sum(goods.values()),
        "best_good": max(goods.values()),
        "hand": len(playable),
        "hand_power": sum(playable),
        "best_in_hand": sum(sorted(playable)[-4:]),
        "stack_power": sum(stacks),
        "best_stack": max(stacks, default=0.0),
    }


def _books(g: State, me: Seat) -> dict[str, float]:
    """The books ahead of the ink jar, and how far it could go."""
    player, pounds = g.players[me], g.data.bookkeeping_pounds
    row = player.jar
    while row + 1 < len(pounds) and book_at(g, me, row + 1) is not None:
        row += 1
    have = book_values(g, me)
    reach = reach_with(g, me, have)
    return {
        "jar": player.jar,
        "jar_pounds": pounds[player.jar],
        "books": sum(bool(pile) for pile in player.books[player.jar + 1 :]),
        "row": row - player.jar,
        "row_pounds": pounds[row] - pounds[player.jar],
        "reach": reach - player.jar,
        "reach_pounds": pounds[reach] - pounds[player.jar],
        "to_desk": max(0, g.data.player_board.bookkeeping_track.slot_unlock_space - player.jar),
    }


def _this_round(g: State, me: Seat, now: Sequence[Mapping[str, int]]) -> dict[str, float]:
    """What is still to be done in this round."""
    player, mine = g.players[me], now[me]
    majorities = sum(0 < mine[measure] >= max(one[measure] for one in now) for measure in MEASURES)
    return {
        "active_goods": sum(mine[good] for good in GOODS),
        "active_best": max(mine[good] for good in GOODS),
        "active_expansion": mine["expansion"],
        "active_persons": mine["person"],
        "majorities": majorities,
        "markers": player.markers,
        "chances": min(majorities, player.markers),
        "tiles": len(player.tiles),
        "reserved": sum(seat == me and "reserve" in space for space, seat in g.spaces.items()),
    }
