"""The board in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import who
from engine.mombasa.components.names import company_name
from engine.mombasa.view.structs import View
from render.mombasa.descriptions import Describer, companies, entries


def alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """Round and turn, share values, sums."""
    d = Describer(view, names, lang)
    return " ".join([*d.when(), *entries(d), values(d), sums(d)])


def values(d: Describer) -> str:
    """What a share of each company is worth."""
    found = (
        d.say("company", company=company_name(base.company), value=base.share_value, posts=base.on_map)
        for base in d.view.bases
    )
    return "; ".join(found) + "."


def sums(d: Describer) -> str:
    """What everybody would have in the end."""
    ranked = d.view.ranking
    found = (d.say("sum", player=who(seat), total=d.view.players[seat].total) for seat in ranked)
    return "; ".join(found) + "."


def text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Companies with their regions and tracks, then the players."""
    d = Describer(view, names, lang)
    return "\n".join([" ".join(d.when()), *entries(d), *companies(d), *tracks(d), *players(d)])


def tracks(d: Describer) -> list[str]:
    """Where all markers stand and how many shares they have passed."""
    found = []
    for track in d.view.tracks:
        stand = [
            f"{d.names[seat]} {space} ({shares})"
            for seat, (space, shares) in enumerate(zip(track.markers, track.shares, strict=True))
        ]
        markers = ", ".join(stand)
        found.append(d.say("track", company=company_name(track.company), track=track.track, markers=markers))
    return found


def players(d: Describer) -> list[str]:
    """The table below the tracks."""
    found = [
        d.say(
            "player",
            player=who(player.seat),
            cash=player.pounds,
            seen=int(player.hand is not None),
            shares=d.shares(player),
            diamonds=player.diamonds,
            worth=player.diamond_pounds,
            jar=player.jar,
            books=player.book_pounds,
            markers=player.markers,
            all=player.markers + player.markers_placed,
            hand=player.hand_size,
            total=player.total,
        )
        for player in d.view.players
    ]
    found.append(d.say("first", player=who(d.view.first)))
    done = [player.seat for player in d.view.players if player.done]
    if done and not d.view.over:
        found.append(d.say("done", players=d.players(done)))
    return found
