"""End of a turn, of a round, of a period, of the game (§11 to §13)."""

from __future__ import annotations

from engine.core.effects import begin, note, reveal
from engine.core.rng import shuffled
from engine.core.text import Text, join, text, who
from engine.nippon.components.names import amount, name, roman
from engine.nippon.components.names import slot as slot_name
from engine.nippon.queries.facts import player_name
from engine.nippon.queries.goals import missed_goals
from engine.nippon.queries.influence import Standing, standings
from engine.nippon.queries.legality import nobody_can_move
from engine.nippon.rules.changes import earn
from engine.nippon.rules.goals import award_goals
from engine.nippon.state import AUTOMA, State, Turn


def finish_turn(g: State) -> None:
    """§11.1: an empty slot takes a row of the queue; if there is none, the round is over."""
    begin(g, "nippon.step.queue")
    stuck = False
    for n, slot in enumerate(g.slots):
        if not slot:
            row = next((row for row in g.queue if row), None)
            if row is None:
                stuck = True
                continue
            slot.extend(row)
            row.clear()
            note(g, "nippon.log.row", slot=slot_name(g.data.recruit_slots.rows[n].actions))
    if g.last_rounds:
        # R30: an empty slot ends nothing any more; every player has one turn per round.
        g.left_in_round -= 1
        if g.left_in_round == 0:
            end_last_round(g)
        else:
            pass_on(g)
    elif stuck:
        end_round(g)
    elif nobody_can_move(g):
        note(g, "nippon.log.standstill")  # R31
        end_round(g)
    else:
        pass_on(g)


def pass_on(g: State) -> None:
    """The next player clockwise takes a turn."""
    g.mover = (g.mover + 1) % g.everybody
    g.turn = Turn()
    if g.automa is not None and g.mover == AUTOMA:
        g.phase = "automa"
    else:
        g.phase = "turn"
        g.active = g.mover


def end_round(g: State) -> None:
    """§11.2: scoring at the end of a period, common goals, then the next round."""
    begin(g, "nippon.step.round_end")
    note(g, "nippon.log.round_end", round=g.round)
    g.turn = Turn()
    if g.data.round_track.cells[g.round - 1].scoring_at_end:
        score_influence(g)
        award_goals(g)
        if g.due:
            g.phase = "rewards"
            g.active = g.due[0].seat
            return
    next_round(g)


def next_round(g: State) -> None:
    """Marker 1 moves on, one worker to every slot with room, the queue is filled again."""
    begin(g, "nippon.step.round")
    g.round += 1
    note(g, "nippon.log.round", round=g.round)
    refill(g)
    if g.round == g.data.round_track.marker_2_start:
        g.marker_2 = (g.mover + 1) % g.everybody
        g.left_in_round = g.everybody
        note(g, "nippon.log.last_rounds", player=player_name(g, g.marker_2))
    pass_on(g)


def refill(g: State) -> None:
    """§11.2 steps 3 and 4: slots from the left, then rows from the top, as long as the bag lasts (R29)."""
    figures = shuffled(g.rng, [color for color, left in g.bag.items() for _ in range(left)])

    def draw_to(place: list[str]) -> None:
        if figures:
            color = figures.pop()
            g.bag[color] -= 1
            place.append(color)
            reveal(g, color)

    for slot in g.slots:
        if len(slot) < g.data.recruit_slots.initial_workers:
            draw_to(slot)
    for row in g.queue:
        while len(row) < g.data.worker_queue.workers_per_row and figures:
            draw_to(row)


def end_last_round(g: State) -> None:
    """§11.3: nothing is refilled; after the last of these rounds comes the third scoring and the end."""
    if not g.data.round_track.cells[g.round - 1].scoring_at_end:
        begin(g, "nippon.step.round")
        g.round += 1
        g.left_in_round = g.everybody
        note(g, "nippon.log.round", round=g.round)
        pass_on(g)
        return
    g.turn = Turn()
    score_influence(g)
    award_goals(g)
    end_game(g)


def end_game(g: State) -> None:
    """§13; alone, the goals are checked before anything else (§16.6)."""
    if g.automa is not None and missed_goals(g):
        begin(g, "nippon.step.end")
        g.automa.lost = True
        g.over = True
        note(g, "nippon.log.solo_lost")
        return
    g.phase = "final"


def score_influence(g: State) -> None:
    """§12: every region from left to right; the log has everybody's points in one line, the regions in another.

    Whoever leads a region stands first.
    """
    period = g.period
    begin(g, f"nippon.step.scoring_{period}")
    won = [0] * g.seats
    regions = []
    for region in g.data.regions.rows:
        ranked = sorted((one for one in standings(g, region.id, period) if one.rank), key=lambda one: one.rank)
        for one in ranked:
            if one.seat is not None and one.seat < g.seats:
                earn(g, one.seat, one.vp, f"influence:{period}:{region.id}")
                won[one.seat] += one.vp
        if any(one.seat is not None for one in ranked):
            told = join([share_text(g, one) for one in ranked])
            regions.append(text("nippon.log.region", region=name("region", region.id), players=told))
    points = [text("nippon.log.scored.player", player=who(seat), what=amount("vp", n)) for seat, n in enumerate(won)]
    note(g, "nippon.log.scored", period=roman(period), players=join(points))
    if regions:
        note(g, "nippon.log.regions", regions=join(regions, "space"))
    g.scored = period


def share_text(g: State, one: Standing) -> Text:
    """What somebody has in a region that is scored, and what that brings; those nobody plays get nothing."""
    owner = Text("nippon.term.foreign_companies") if one.seat is None else player_name(g, one.seat)
    if one.seat is None or one.seat >= g.seats:
        return text("nippon.log.region.unpaid", player=owner, n=one.influence)
    return text("nippon.log.region.share", player=owner, n=one.influence, what=amount("vp", one.vp))
