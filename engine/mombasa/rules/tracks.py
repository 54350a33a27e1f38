"""Walking on company tracks (§9.1) and the diamond track (§9.2)."""

from __future__ import annotations

from engine.core.ask import Rule, choose
from engine.core.effects import book, gain, note, pay
from engine.core.offer import Option
from engine.core.text import Seat, Text, text
from engine.mombasa.components.names import bonus_text, company_name, slot_name
from engine.mombasa.queries.facts import at_end, toll_ahead
from engine.mombasa.queries.shares import track_shares
from engine.mombasa.rules.changes import move_diamonds, move_marker
from engine.mombasa.rules.option_facts import Stepping, pounds
from engine.mombasa.state import State, others


def advance(g: State, me: Seat, company: str, steps: int) -> Rule[None]:
    """The steps of one reward; a toll not paid, or the end of the track, loses the rest."""
    start = g.players[me].tracks[company]
    for left in range(steps, 0, -1):
        if at_end(g, me, company):
            break
        toll = toll_ahead(g, me, company)
        if toll and not (yield from agrees_to_toll(g, me, company, toll, left)):
            break
        step(g, me, company)
    log_steps(g, me, company, start, steps)


def agrees_to_toll(g: State, me: Seat, company: str, toll: int, left: int) -> Rule[bool]:
    """Pay or stop; who cannot pay stops without being asked (R5)."""
    have = g.players[me].pounds
    if have < toll:
        note(g, "mombasa.log.toll_short", me, company=company_name(company), need=toll, have=have)
        return False
    facts = Stepping(price=pounds(toll), company=company, steps=left)
    pays = yield from choose(
        me,
        "mombasa.toll",
        (
            Option("pay", True, text("mombasa.toll.pay", n=toll), target=company, facts=facts),
            Option("stop", False, Text("mombasa.toll.stop"), text("mombasa.toll.stop.detail", n=left), role="decline"),
        ),
        prompt=text("mombasa.toll", company=company_name(company), toll=toll, left=left),
    )
    if not pays:
        note(g, "mombasa.log.toll_refused", me, company=company_name(company))
    return pays


def step(g: State, me: Seat, company: str) -> None:
    """One space forward: a toll in front of it is due; a special field pays the mover and all who are beyond."""
    toll = toll_ahead(g, me, company)
    if toll:
        pay(g, me, "pounds", toll)
        note(g, "mombasa.log.toll", me, n=toll, company=company_name(company))
    at = move_marker(g, me, company)
    field = g.data.track[g.tracks[company]].field_at.get(at)
    if field is None:
        return
    gain(g, me, "pounds", field.pounds)
    note(g, "mombasa.log.field", me, company=company_name(company), n=field.pounds)
    gives = bonus_text(g.data.track[g.tracks[company]].bonuses[field.index - 1])  # R41: from the next own turn on
    note(g, "mombasa.log.bonus_next", me, company=company_name(company), index=field.index, gives=gives)
    for seat in others(g, me):
        if g.players[seat].tracks[company] >= at:
            gain(g, seat, "pounds", field.pounds)
            note(g, "mombasa.log.field_too", seat, company=company_name(company), n=field.pounds)


def log_steps(g: State, me: Seat, company: str, start: int, wanted: int) -> None:
    """One line for a whole walk, with the shares where it brought one."""
    walked = g.players[me].tracks[company] - start
    if walked:
        shares, known = track_shares(g, me, company), g.data.track[g.tracks[company]].shares_at[start]
        note(g, "mombasa.log.walk", me, n=walked, company=company_name(company), shares=shares if shares > known else 0)
    if wanted > walked:
        book(g, me, f"step:{company}", wanted - walked, lost=True)
        note(g, "mombasa.log.steps_lost", me, n=wanted - walked, company=company_name(company))


def note_slot(g: State, me: Seat, before: int, after: int, unlock: str, unlocks: int) -> None:
    """A marker has reached what unlocks a slot; the next planning has it, and round 7 has no next one (§7)."""
    if before < unlocks <= after and g.round < g.data.rounds.count:
        slot = next(slot.id for slot in g.data.player_board.action_slots.rows if slot.unlock == unlock)
        note(g, "mombasa.log.slot_opens", me, slot=slot_name(slot))


def take_diamonds(g: State, me: Seat, steps: int) -> None:
    """Diamond steps; those beyond the last space are paid in pounds (R20)."""
    if not steps:
        return
    board = g.data.player_board.diamond_track
    player = g.players[me]
    walked = min(steps, board.last - player.diamonds)
    before = player.diamonds
    if walked:
        move_diamonds(g, me, walked)
        note(g, "mombasa.log.diamonds", me, n=walked, space=player.diamonds)
    note_slot(g, me, before, player.diamonds, "diamond_track", board.slot_unlock_space)
    over = overflow_pounds(g, me, steps - walked)
    if over:
        gain(g, me, "pounds", over)
        note(g, "mombasa.log.diamonds_over", me, n=over)


def overflow_pounds(g: State, me: Seat, steps: int) -> int:
    """What is paid of so many diamond steps, since they lie beyond the last space (R20)."""
    board = g.data.player_board.diamond_track
    return max(0, g.players[me].diamonds + steps - board.last) * board.overflow_pounds_per_step
