"""The board in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import who
from engine.mombasa.components.names import company_name, region_name
from engine.mombasa.view.structs import View
from render.mombasa.telling import Teller


def alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """Round and turn, share values, sums."""
    tell = Teller(view, names, lang)
    return " ".join([*tell.when(), *entries(tell), values(tell), sums(tell)])


def values(tell: Teller) -> str:
    """What a share of each company is worth."""
    found = (
        tell.say("company", company=company_name(base.company), value=base.share_value, posts=base.on_map)
        for base in tell.view.bases
    )
    return "; ".join(found) + "."


def sums(tell: Teller) -> str:
    """What everybody would have in the end."""
    ranked = tell.view.ranking
    found = (tell.say("sum", player=who(seat), total=tell.view.players[seat].total) for seat in ranked)
    return "; ".join(found) + "."


def text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Companies with their regions and tracks, then the players."""
    tell = Teller(view, names, lang)
    return "\n".join([" ".join(tell.when()), *entries(tell), *companies(tell), *tracks(tell), *players(tell)])


def entries(tell: Teller) -> list[str]:
    """What the regions cost that the company expanded can enter."""
    doing = tell.view.doing
    if doing is None or not doing.costs:
        return []
    said = ", ".join(f"{tell.text(region_name(region))} {cost}" for region, cost in doing.costs.items())
    return [tell.say("entry", regions=said)]


def companies(tell: Teller) -> list[str]:
    """Where everybody's posts are."""
    found = []
    for base in tell.view.bases:
        here = [r.id for r in tell.view.regions if base.company in (r.post, r.fresh)]
        found.append(
            tell.say(
                "regions",
                company=company_name(base.company),
                value=base.share_value,
                base=base.posts,
                mines=base.mines,
                regions=tell.listed(tell.text(region_name(region)) for region in here),
            )
        )
    return found


def tracks(tell: Teller) -> list[str]:
    """Where all markers stand and how many shares they have passed."""
    found = []
    for track in tell.view.tracks:
        stand = [
            f"{tell.names[seat]} {space} ({shares})"
            for seat, (space, shares) in enumerate(zip(track.markers, track.shares, strict=True))
        ]
        markers = ", ".join(stand)
        found.append(tell.say("track", company=company_name(track.company), track=track.track, markers=markers))
    return found


def players(tell: Teller) -> list[str]:
    """The table below the tracks."""
    found = [
        tell.say(
            "player",
            player=who(player.seat),
            cash=player.pounds,
            shares=tell.shares(player),
            diamonds=player.diamond_pounds,
            books=player.book_pounds,
            markers=player.markers,
            all=player.markers + player.markers_placed,
            hand=player.hand_size,
            total=player.total,
        )
        for player in tell.view.players
    ]
    found.append(tell.say("first", player=who(tell.view.first)))
    done = [player.seat for player in tell.view.players if player.done]
    if done and not tell.view.over:
        found.append(tell.say("done", players=tell.players(done)))
    return found
