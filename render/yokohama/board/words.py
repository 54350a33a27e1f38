"""The board in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.yokohama.view.structs import AchievementView, AreaView, PlayerView, View
from render.kit import fitting
from render.yokohama.board.achievements import progress
from render.yokohama.telling import Teller


def alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """What is seen at a glance: whose turn, points, presidents, how near the end is."""
    tell = Teller(view, names, lang)
    return " ".join([*tell.state(), points(tell), *presidents(tell), *tell.end()])


def points(tell: Teller) -> str:
    """Everybody's points now and, in brackets, at the end."""
    players = tell.view.players
    found = (f"{tell.names[seat]} {players[seat].vp} ({players[seat].total})" for seat in tell.view.turn_order)
    return tell.say("points", list=", ".join(found))


def presidents(tell: Teller) -> list[str]:
    """Where the presidents are, while there are turns."""
    if tell.view.phase != "turn":
        return []
    where = (
        f"{tell.names[seat]}\N{NO-BREAK SPACE}– {tell.say('away') if area is None else tell.area(area)}"
        for seat in tell.view.turn_order
        for area in (tell.view.players[seat].president,)
    )
    return [tell.say("presidents", list="; ".join(where))]


def text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Everything on the board; free building spaces are told only if there is room."""
    tell = Teller(view, names, lang)
    return fitting(
        [
            " ".join(tell.state()),
            " ".join(tell.end()),
            *reach(tell, detail),
            *players(tell),
            *achievements(tell),
            *areas(tell, detail),
        ]
        for detail in (2, 1, 0)
    )


def reach(tell: Teller, detail: int) -> list[str]:
    """Where the mover's president could go, with power and fees."""
    view = tell.view
    if not (view.reach and detail and view.step in ("start", "additional", "placement", "movement")):
        return []
    power = {area.id: area.power[view.active] for area in view.areas}
    near = [
        tell.say("reach_paid", area=tell.area(area), power=power[area], fee=fee)
        if fee
        else tell.say("reach_free", area=tell.area(area), power=power[area])
        for area, fee in view.reach.items()
    ]
    return [tell.player("reach", view.active, list=", ".join(near))]


def players(tell: Teller) -> list[str]:
    """What everybody has."""
    return [tell.say("players"), *(_player(tell, tell.view.players[seat]) for seat in tell.view.turn_order)]


def near(tell: Teller, tile: AchievementView) -> str:
    """How much those who have not claimed an achievement have of what it asks for."""
    others = [player for player in tell.view.players if player.seat not in tile.claimed]
    counts = ((player.seat, *progress(tell.view, tile, player)) for player in others)
    said = ", ".join(f"{tell.letter(seat)} {have}/{asked}" for seat, have, asked in counts)
    return f"; {said}" if said else ""


def achievements(tell: Teller) -> list[str]:
    """What is asked, what it is worth, who has it, how near the others are; then the reward tokens."""
    told = [tell.say("achievements")]
    for tile in tell.view.achievements:
        claimed = f"; {tell.say('claimed', list=tell.letters_of(tile.claimed))}" if tile.claimed else ""
        told.append(f"{tell.requirement(tile)}: {tile.first}, {tile.later}{claimed}{near(tell, tile)}")
    if tell.view.reward_tokens:
        tokens = ", ".join(tell.country(token.country) for token in tell.view.reward_tokens)
        told.append(tell.say("reward_tokens", list=tokens))
    return told


def areas(tell: Teller, detail: int) -> list[str]:
    """Everything on the map."""
    return [tell.say("areas"), *(_area(tell, area, detail) for area in tell.view.areas)]


def _player(tell: Teller, player: PlayerView) -> str:
    stored = player.warehouse
    return tell.player(
        "player",
        player.seat,
        letter=tell.letter(player.seat),
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


def _area(tell: Teller, area: AreaView, detail: int) -> str:
    """People, token and buildings of one area."""
    parts = []
    if area.station:
        parts.append(tell.say("station"))
    if area.presidents:
        parts.append(tell.say("president", list=tell.letters_of(area.presidents)))
    people = ", ".join(f"{tell.letter(seat)} {n}" for seat, n in enumerate(area.assistants) if n)
    if people:
        parts.append(tell.say("assistants", list=people))
    if area.token_is_agent:
        parts.append(tell.say("agent_token"))
    elif area.token is not None and detail:
        parts.append(tell.say("token", gains=tell.rewards(area.token_reward)))
    built = [owner for owner in area.shops if owner is not None]
    if detail > 1 and area.shops:
        spaces = [
            tell.rewards(given) if owner is None else tell.letter(owner)
            for owner, given in zip(area.shops, area.shop_rewards, strict=True)
        ]
        parts.append(tell.say("shops", list=" | ".join(spaces)))
    elif built:
        parts.append(tell.say("shops", list=tell.letters_of(built)))
    if area.house is not None:
        parts.append(tell.say("house", gains=tell.letter(area.house)))
    elif detail > 1 and area.shops:
        parts.append(tell.say("house", gains=tell.rewards(area.house_reward)))
    return f"{tell.area(area.id)}: {'; '.join(parts)}" if parts else tell.area(area.id)
