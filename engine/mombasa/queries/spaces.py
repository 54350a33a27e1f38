"""Which bonus spaces may be used (§8.5, §10, §12)."""

from __future__ import annotations

from engine.core.text import Seat, Text, join_reasons, refusal, who
from engine.mombasa.components.effects import BuyCard, Majority, SellCard, TakeFirst
from engine.mombasa.components.names import company_name, measure_name
from engine.mombasa.components.rows import GoodsCard
from engine.mombasa.queries.facts import on_display, price, value
from engine.mombasa.state import State


def company_of(g: State, space: str) -> str:
    """The company whose track a space belongs to."""
    track = g.data.place[space].track
    return next(company for company, laid in g.tracks.items() if laid == track)


def spaces_in_play(g: State) -> list[str]:
    """Those of the board and of the tracks of this game."""
    tracks = {"", *g.tracks.values()}
    return [space for space, place in g.data.place.items() if place.track in tracks]


def paragraph(g: State, space: str) -> str:
    """Where the spec has a space: those of the board in §10, those of tracks in §12."""
    return "12" if g.data.place[space].track else "10"


def why_not_marker(g: State, me: Seat) -> Text | None:
    """Action 5 needs a marker and a space."""
    if not g.players[me].markers:
        return refusal("mombasa.no.marker", "8.5")
    if all(why_not_mark(g, me, space) is not None for space in spaces_in_play(g)):
        return refusal("mombasa.no.space", "8.5")
    return None


def why_not_mark(g: State, me: Seat, space: str) -> Text | None:
    """A space is free, unlocked, affordable, and its requirement is met."""
    if space in g.spaces:
        return refusal("mombasa.no.space_taken", "8.5", player=who(g.spaces[space]))
    place = g.data.place[space]
    effect, have = place.space.effect, g.players[me].pounds
    locked = why_not_track_space(g, me, space) if place.track else None
    poor = None
    if effect.pounds > have:
        poor = refusal("mombasa.no.pounds", paragraph(g, space), need=effect.pounds, have=have)
    if isinstance(effect, BuyCard):
        poor = why_not_any_card(g, effect.pounds, effect.discount, have) or poor
    return join_reasons(locked, poor, why_not_required(g, me, space))


def why_not_required(g: State, me: Seat, space: str) -> Text | None:
    """What a space asks for besides pounds."""
    effect = g.data.place[space].space.effect
    match effect:
        case TakeFirst() if g.first == me and g.players[me].turns == 1:
            return refusal("mombasa.no.first_turn", "10")
        case SellCard() if not sellable(g, me, effect.accepts):
            if effect.accepts == "any":
                return refusal("mombasa.no.hand", paragraph(g, space))
            return refusal("mombasa.no.hand_good", "12", good=measure_name(effect.accepts))
        case Majority():
            return why_not_majority(g, me, effect)
    return None


def why_not_track_space(g: State, me: Seat, space: str) -> Text | None:
    """Unlocked by the special field, from the next turn on; one of the two spaces of a track per round."""
    place = g.data.place[space]
    company = company_of(g, space)
    player = g.players[me]
    if player.usable[company] < place.index:
        field = g.data.track[place.track].special_fields[place.index - 1].space
        left = field - player.tracks[company]  # at least 1: what was reached before this turn is usable in it (R41)
        return refusal("mombasa.no.bonus", "12", company=company_name(company), index=place.index, n=left)
    for other, seat in g.spaces.items():
        if seat == me and g.data.place[other].track == place.track:
            return refusal("mombasa.no.space_twice", "12", company=company_name(company))
    return None


def prices_in_pounds(g: State, discount: int) -> dict[str, int]:
    """What each card of the display costs where it is bought for pounds."""
    return {card: max(0, price(g, column, card) - discount) for column, card in on_display(g)}


def why_not_any_card(g: State, fee: int, discount: int, have: int) -> Text | None:
    """The fee and the cheapest card must be affordable together (R18)."""
    prices = prices_in_pounds(g, discount)
    if not prices:
        return refusal("mombasa.no.display", "R18")
    need = fee + min(prices.values())
    return refusal("mombasa.no.any_card", "R18", need=need, have=have) if need > have else None


def why_not_buy_for_pounds(asked: int, have: int, ref: str) -> Text | None:
    return refusal("mombasa.no.pounds", ref, need=asked, have=have) if asked > have else None


def sellable(g: State, me: Seat, accepts: str) -> list[str]:
    """Hand cards that a space accepts."""
    cards = g.data.card
    return [name for name in g.players[me].hand if why_not_sell(cards[name], accepts) is None]


def why_not_sell(card: object, accepts: str) -> Text | None:
    """Any hand card, or one of a certain good (R19)."""
    if accepts == "any" or (isinstance(card, GoodsCard) and card.good == accepts):
        return None
    return refusal("mombasa.no.sell", "12", good=measure_name(accepts))


def why_not_majority(g: State, me: Seat, effect: Majority) -> Text | None:
    """A value of at least 1 that nobody exceeds; a tie is enough (R9)."""
    mine = value(g, me, effect.measure)
    if mine < 1:
        return refusal("mombasa.no.measure", "R9", measure=measure_name(effect.measure))
    theirs = {seat: value(g, seat, effect.measure) for seat in range(g.seats) if seat != me}
    best = max(theirs, key=theirs.__getitem__)
    if theirs[best] <= mine:
        return None
    return refusal(
        "mombasa.no.majority",
        "10",
        measure=measure_name(effect.measure),
        have=mine,
        player=who(best),
        theirs=theirs[best],
    )


def why_not_tier(g: State, me: Seat, effect: Majority, n: int) -> Text | None:
    """A tier that the current value reaches."""
    need, have = effect.tiers[n].min, value(g, me, effect.measure)
    if need > have:
        return refusal("mombasa.no.tier", "10", measure=measure_name(effect.measure), need=need, have=have)
    return None


def why_buy() -> Text:
    """Who has paid for a purchase has to make it (R18)."""
    return refusal("mombasa.no.none_marker", "R18")


def tiers_reached(g: State, me: Seat, effect: Majority) -> list[int]:
    """The tiers of a majority space that the current value reaches, highest first."""
    return [n for n in reversed(range(len(effect.tiers))) if why_not_tier(g, me, effect, n) is None]
