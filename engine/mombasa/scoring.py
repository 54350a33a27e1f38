"""End of the game (§14): the seven lines of the scoring pad; a tie is a shared victory."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.result import Line, Result, Score, ranks, tie_note
from engine.core.text import Seat, Text, join, text
from engine.mombasa.components.names import company_name
from engine.mombasa.queries.shares import open_cards, share_value, shares
from engine.mombasa.state import State


def counts_hands(g: State) -> bool:
    """Whether shares in hand may be shown: at the end, or when hands are open."""
    return g.over or g.options["hands"] == "open"


def lines(g: State, me: Seat, *, hand: bool) -> tuple[Line, ...]:
    """A player's column of the scoring pad as things stand."""
    player, data = g.players[me], g.data
    held = shares(g, me, hand=hand)
    found = [Line(Text("mombasa.score.cash"), player.pounds)]
    for company in data.company_ids:
        worth = share_value(g, company)
        found.append(
            Line(
                text("mombasa.score.shares", company=company_name(company)),
                held[company] * worth,
                text("mombasa.score.shares.detail", shares=held[company], value=worth),
            )
        )
    found.append(
        Line(
            Text("mombasa.score.diamonds"),
            data.diamond_pounds[player.diamonds],
            text("mombasa.gain.diamonds", n=player.diamonds),
        )
    )
    found.append(
        Line(
            Text("mombasa.score.bookkeeping"),
            data.bookkeeping_pounds[player.jar],
            text("mombasa.position", at=player.jar),
        )
    )
    return tuple(found)


def total(g: State, me: Seat, *, hand: bool) -> int:
    """A player's sum, without the lines of the pad."""
    return total_of(
        g, me, shares(g, me, hand=hand), {company: share_value(g, company) for company in g.data.company_ids}
    )


def total_of(g: State, me: Seat, held: Mapping[str, int], prices: Mapping[str, int]) -> int:
    """A player's sum with these shares at these prices."""
    player, data = g.players[me], g.data
    worth = sum(held[company] * prices[company] for company in data.company_ids)
    return player.pounds + worth + data.diamond_pounds[player.diamonds] + data.bookkeeping_pounds[player.jar]


def revealed_totals(g: State) -> list[int]:
    """Everybody's sum with the shares in hand, for looking back on a game that is over."""
    return [total(g, seat, hand=True) for seat in range(g.seats)]


def holdings(g: State, seat: Seat) -> dict[str, int]:
    """What a player has that is counted; `worth` is what all but the money is worth at the end."""
    player = g.players[seat]
    return {
        "pounds": player.pounds,
        "worth": total(g, seat, hand=True) - player.pounds,
        "diamonds": player.diamonds,
        "jar": player.jar,
        "book": sum(map(len, player.books)) + (len(g.taken) if seat == g.active else 0),
        "card": len(player.hand) + len(open_cards(g, seat)),
        "marker": player.markers,
        "tile": len(player.tiles),
        "first": int(g.first == seat),
        **{f"step:{company}": at for company, at in player.tracks.items()},
        **{f"share:{company}": n for company, n in shares(g, seat, hand=True).items()},
    }


def score(g: State) -> Result:
    """All columns; before the end, hidden hands are left out, as the board's sums do."""
    hand = counts_hands(g)
    pads = {seat: lines(g, seat, hand=hand) for seat in range(g.seats)}
    totals = {seat: sum(line.points for line in pad) for seat, pad in pads.items()}
    groups = [[s for s in range(g.seats) if totals[s] == n] for n in sorted(set(totals.values()), reverse=True)]
    places = ranks(groups)
    scores = tuple(Score(seat, places[seat], totals[seat], pads[seat]) for seat in range(g.seats))
    tied = tie_note(scores, "mombasa.result.tied")
    notes = ([] if tied is None else [tied]) + ([] if hand else [Text("mombasa.result.hidden")])
    return Result(scores, tuple(groups[0]), join(notes, "space") if notes else None)
