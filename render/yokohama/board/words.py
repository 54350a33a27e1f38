"""The board in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.yokohama.view.structs import AchievementView, AreaView, PlayerView, View
from render.kit import fitting
from render.yokohama.board.achievements import progress
from render.yokohama.descriptions import Describer


def alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """What is seen at a glance: whose turn, points, presidents, how near the end is."""
    d = Describer(view, names, lang)
    return " ".join([*d.state(), points(d), *presidents(d), *d.end()])


def points(d: Describer) -> str:
    """Everybody's points now and, in brackets, at the end."""
    players = d.view.players
    found = (f"{d.names[seat]} {players[seat].vp} ({players[seat].total})" for seat in d.view.turn_order)
    return d.say("points", list=", ".join(found))


def presidents(d: Describer) -> list[str]:
    """Where the presidents are, while there are turns."""
    if d.view.phase != "turn":
        return []
    where = (
        f"{d.names[seat]}\N{NO-BREAK SPACE}– {d.say('away') if area is None else d.area(area)}"
        for seat in d.view.turn_order
        for area in (d.view.players[seat].president,)
    )
    return [d.say("presidents", list="; ".join(where))]


def text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Everything on the board; free building spaces are listed only if there is room."""
    d = Describer(view, names, lang)
    return fitting(
        [
            " ".join(d.state()),
            " ".join(d.end()),
            *reach(d, detail),
            *players(d),
            *achievements(d),
            *areas(d, detail),
        ]
        for detail in (2, 1, 0)
    )


def reach(d: Describer, detail: int) -> list[str]:
    """Where the mover's president could go, with power and fees."""
    view = d.view
    if not (view.reach and detail and view.step in ("start", "additional", "placement", "movement")):
        return []
    power = {area.id: area.power[view.active] for area in view.areas}
    near = [
        d.say("reach_paid", area=d.area(area), power=power[area], fee=fee)
        if fee
        else d.say("reach_free", area=d.area(area), power=power[area])
        for area, fee in view.reach.items()
    ]
    return [d.player("reach", view.active, list=", ".join(near))]


def players(d: Describer) -> list[str]:
    """What everybody has."""
    return [d.say("players"), *(_player(d, d.view.players[seat]) for seat in d.view.turn_order)]


def near(d: Describer, tile: AchievementView) -> str:
    """How much those who have not claimed an achievement have of what it asks for."""
    others = [player for player in d.view.players if player.seat not in tile.claimed]
    counts = ((player.seat, *progress(d.view, tile, player)) for player in others)
    said = ", ".join(f"{d.letter(seat)} {have}/{asked}" for seat, have, asked in counts)
    return f"; {said}" if said else ""


def achievements(d: Describer) -> list[str]:
    """What is asked, what it is worth, who has it, how near the others are; then the reward tokens."""
    lines = [d.say("achievements")]
    for tile in d.view.achievements:
        claimed = f"; {d.say('claimed', list=d.letters_of(tile.claimed))}" if tile.claimed else ""
        lines.append(f"{d.requirement(tile)}: {tile.first}, {tile.later}{claimed}{near(d, tile)}")
    if d.view.reward_tokens:
        tokens = ", ".join(d.country(token.country) for token in d.view.reward_tokens)
        lines.append(d.say("reward_tokens", list=tokens))
    return lines


def areas(d: Describer, detail: int) -> list[str]:
    """Everything on the map."""
    return [d.say("areas"), *(_area(d, area, detail) for area in d.view.areas)]


def _player(d: Describer, player: PlayerView) -> str:
    stored = player.warehouse
    return d.player(
        "player",
        player.seat,
        letter=d.letter(player.seat),
        vp=player.vp,
        total=player.total,
        yen=player.yen,
        **player.goods,
        imports=player.imports,
        assistants=player.hand.assistants,
        shops=player.hand.shops,
        houses=player.hand.houses,
        stored_assistants=stored.assistants,
        stored_shops=stored.shops,
        stored_houses=stored.houses,
        orders=player.orders,
        fulfilled=len(player.fulfilled),
        technologies=len(player.technologies),
        production=player.production,
        agents=player.unused_agents,
    )


def _area(d: Describer, area: AreaView, detail: int) -> str:
    """People, token and buildings of one area."""
    parts = []
    if area.station:
        parts.append(d.say("station"))
    if area.presidents:
        parts.append(d.say("president", list=d.letters_of(area.presidents)))
    people = ", ".join(f"{d.letter(seat)} {n}" for seat, n in enumerate(area.assistants) if n)
    if people:
        parts.append(d.say("assistants", list=people))
    if area.token_is_agent:
        parts.append(d.say("agent_token"))
    elif area.token is not None and detail:
        parts.append(d.say("token", gains=d.rewards(area.token_reward)))
    built = [owner for owner in area.shops if owner is not None]
    if detail > 1 and area.shops:
        spaces = [
            d.rewards(given) if owner is None else d.letter(owner)
            for owner, given in zip(area.shops, area.shop_rewards, strict=True)
        ]
        parts.append(d.say("shops", list=" | ".join(spaces)))
    elif built:
        parts.append(d.say("shops", list=d.letters_of(built)))
    if area.house is not None:
        parts.append(d.say("house", gains=d.letter(area.house)))
    elif detail > 1 and area.shops:
        parts.append(d.say("house", gains=d.rewards(area.house_reward)))
    return f"{d.area(area.id)}: {'; '.join(parts)}" if parts else d.area(area.id)
