"""What is allowed, decided once: a query that can refuse returns the reason, with numbers and the paragraph."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import Seat, Text, refusal
from engine.yokohama import labels, rows
from engine.yokohama.queries import built_areas, neighbours, presidents_at
from engine.yokohama.rows import CANAL
from engine.yokohama.state import State

NO_CANAL = refusal("yokohama.no.canal", "10.7")


def why_not_place(g: State, me: Seat, area: str, n: int = 1, fresh: Sequence[str] = ()) -> Text | None:
    """Assistants from hand into an area: never the Canal; every opposing president there is paid (spec 8)."""
    if area == CANAL:
        return NO_CANAL
    if area in fresh:
        return refusal("yokohama.no.twice", "8", area=labels.area_name(area))
    player = g.players[me]
    if player.assistants < n:
        return refusal("yokohama.no.assistants", "8", need=n, have=player.assistants)
    presidents = len(presidents_at(g, area, me))
    if presidents * n > player.yen:
        return refusal(
            "yokohama.no.place_fee",
            "8",
            area=labels.area_name(area),
            need=presidents * n,
            presidents=presidents,
            have=player.yen,
        )
    return None


def why_not_spread(g: State, me: Seat) -> Text | None:
    """Option A with at least one assistant."""
    return shared(g, [why_not_place(g, me, area) for area in g.map if area != CANAL])


def why_not_pair(g: State, me: Seat) -> Text | None:
    """Option B: enough assistants, and an area where all of them can be paid (D14)."""
    least = g.edition.placement_single_area.counts[0]
    return shared(g, [why_not_place(g, me, area, least) for area in g.map if area != CANAL])


def shared(g: State, reasons: Sequence[Text | None]) -> Text | None:
    """The reason why an action fails on all its targets: the one they share, else that none can be afforded."""
    found: list[Text] = []
    for reason in reasons:
        if reason is None:
            return None
        found.append(reason)
    return found[0] if len(set(found)) == 1 else refusal("yokohama.no.place_anywhere", "8")


def why_not_telegram(g: State, me: Seat, area: str, pair: str) -> Text | None:
    """The third assistant of a pair goes next to it (Telegram)."""
    if area not in neighbours(g, pair):
        return refusal("yokohama.no.adjacent", "12", area=labels.area_name(area), pair=labels.area_name(pair))
    return why_not_place(g, me, area)


def why_not_met(g: State, me: Seat, need: rows.Requirement) -> Text | None:
    """The requirement of an achievement, tested now (spec 9.2, R31, R33)."""
    player = g.players[me]
    match need:
        case rows.NeedGoods(good, n):
            have = getattr(player, good)
            if have < n:
                return refusal("yokohama.no.goods", "9.2", good=labels.good_name(good), need=n, have=have)
            return None
        case rows.NeedYen(n):
            have, what = player.yen, "yen"
        case rows.NeedTokens(n):
            agents = [agent for agent in player.agents + player.used_agents if agent not in player.tokens]
            have, what = len(player.tokens) + len(agents), "tokens"
        case rows.NeedOrders(n):
            have, what = len(player.fulfilled), "orders"
        case rows.NeedTechnologies(n):
            have, what = len(player.technologies), "technologies"
        case rows.NeedBuilt(production, commercial):
            made, traded = built_areas(g, me)
            if made >= production and traded >= commercial:
                return None
            return refusal(
                "yokohama.no.built", "9.2", production=production, commercial=commercial, made=made, traded=traded
            )
    return refusal(f"yokohama.no.{what}", "9.2", need=n, have=have) if have < n else None
