"""Whatever a reader of the rulebook could think of is offered or refused with its own, true reason."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from engine.core.ask import Ask
from engine.core.table import Table
from engine.core.text import Text
from engine.mombasa.queries.facts import value
from engine.mombasa.state import State
from testkit.phrases import outline
from tests.engine.mombasa.candidates import CANDIDATES, candidates
from tests.engine.mombasa.players import Player, bookworm, collector, eager, wanting
from tests.engine.mombasa.scenario import BLUE, Play, book, fresh, lay, reach, show
from tests.engine.reasons import all_half_told, parts
from words import say

GAMES: list[tuple[int, str, str, Player]] = [
    (2, "reasons 1", "advanced", eager),
    (3, "reasons 2", "first_game", eager),
    (4, "reasons 3", "advanced", bookworm),
    (3, "reasons 4", "advanced", wanting("act:marker", "mark:d", "mark:c", "mark:reserve_plus", "attach")),
    (2, "reasons 5", "advanced", collector),
]


def questions(seats: int, seed: str, setup: str, player: Player) -> Iterator[tuple[Table, Ask[Any]]]:
    """Every open question of a whole game."""
    table, rng = Table.start("mombasa", seats, {"setup": setup}, seed), Random(seed)
    while not table.over:
        for ask in table.asks:
            yield table, ask
        ask = table.asks[rng.randrange(len(table.asks))]
        table.answer(ask.seat, player(ask, rng))
        table.take_crossed()


def falsehood(g: State, ask: Ask[Any], option: str, reason: Text) -> str | None:
    """What is wrong with the numbers of a reason."""
    args: dict[str, Any] = dict(reason.args)
    player = g.players[ask.seat]
    kind = reason.key.removeprefix("mombasa.no.")
    if "need" in args and kind != "stop_entering" and args["need"] <= args["have"]:
        return "what is needed is there"
    if kind in ("toll", "pounds", "any_card") and args["have"] != player.pounds:
        return f"has £{player.pounds}"
    if kind == "slot_diamonds" and args["have"] != player.diamonds:
        return f"has {player.diamonds} diamonds"
    if kind in ("slot_books",) and args["have"] != player.jar:
        return f"the jar is on {player.jar}"
    if kind == "stop_entering" and args["need"] > args["have"]:
        return "nothing can be entered"
    if kind in ("majority", "tier", "measure"):
        measure = args["measure"].key.rpartition(".")[2]
        if args.get("have", 0) != value(g, ask.seat, measure):
            return f"{measure} is {value(g, ask.seat, measure)}"
    if kind == "alike" and option in ask.ids():
        return "it is offered"
    return None


def cure(g: State, seat: int, kind: str, said: dict[str, Any]) -> bool:
    """Give a player the pounds that a reason asks for."""
    if kind not in ("pounds", "toll", "any_card"):
        return False
    g.players[seat].pounds += said["need"] - said["have"]
    return True


@pytest.mark.slow
def test_a_reason_tells_all_that_is_missing() -> None:
    """Pounds, where pounds are what a reason speaks of, are enough."""
    asked = (one for game in GAMES[3:] for one in islice(questions(*game), 0, None, 4))
    tried, found = all_half_told((table for table, _ in asked), cure)
    assert not found
    assert tried > 20


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed", "setup", "player"), GAMES)
def test_every_candidate_is_offered_or_refused_with_a_true_reason(
    seats: int, seed: str, setup: str, player: Player
) -> None:
    for table, ask in questions(seats, seed, setup, player):
        offered = set(ask.ids())
        refusals = list(ask.refused())
        refused = {refusal.id: refusal.reason for refusal in refusals}
        assert not offered & set(refused), ask.key
        dear = [one.detail for one in refusals if one.id.startswith("buy:") and one.detail is not None]
        assert not [told for told in dear if any(isinstance(n, int) and n < 0 for _, n in told.args)], "what is left"
        left_out = [one for one in candidates(table.state, ask) if one not in offered and one not in refused]
        assert not left_out, f"{ask.key}: {left_out}"
        false = {
            one: next(filter(None, (falsehood(table.state, ask, one, part) for part in parts(reason))), None)
            for one, reason in refused.items()
        }
        assert not {one: fault for one, fault in false.items() if fault}, ask.key


@pytest.mark.slow
def test_every_question_but_yes_or_no_has_its_candidates() -> None:
    met = {ask.key for game in GAMES for _, ask in questions(*game)}
    assert met - set(CANDIDATES) <= {"mombasa.toll", "core.ask.end_turn"}
    assert len(met) > 25


def test_9_4_a_person_is_explained_where_one_is_missing() -> None:
    """E22: the bookkeeper in use does not count."""
    g = fresh()
    g.players[BLUE].jar = 1
    lay(g, BLUE, "start_bookkeeper_2", "start_coffee_2")
    book(g, BLUE, 2, "book_a_03")  # coffee 2
    book(g, BLUE, 3, "book_a_23")
    play = Play(g).pick("act:bookkeeper")
    reason = play.why_not("jar:5")
    assert (reason.key, dict(reason.args)["at"]) == ("mombasa.no.requirement_person", 3)
    assert "except the bookkeeper in use" in say(reason, "en")


def test_12_mixed_goods_have_to_buy() -> None:
    g = fresh()
    g.tracks["mombasa"] = "A2"
    reach(g, BLUE, "mombasa", 11)
    lay(g, BLUE, "start_banana_2", "start_coffee_2", "start_cotton_1")
    show(g, "right", 0, "a_merchant")
    play = Play(g).pick("act:goods", "good:mixed")
    assert play.why_not("use:slot_b").key == "mombasa.no.mix_one"
    assert play.why_not("use:slot_c+slot_d").key == "mombasa.no.mix_lead"
    play.pick("use:slot_b+slot_c")
    assert play.why_not("none").key == "mombasa.no.none_mixed"
    assert "switch" not in {one.id for one in play.ask.refused()}, "no bonus can be used instead of another"


def test_12_tracks_are_told_by_their_companies_and_not_by_letters() -> None:
    """Nobody who plays knows which company has track D1."""
    g = fresh()
    g.tracks["cairo"], g.tracks["cape_town"] = "D1", "A2"
    play = Play(g).pick("act:marker")
    assert outline(play.why_not("mark:d1_space_1")).startswith("no.bonus(company=company.cairo")
    assert play.why_not("mark:d2_space_1") == play.why_not("mark:c2_space_2"), "one reason for all that are not there"
    labels = {one.id: one.label for one in play.ask.refused() if one.id.startswith("mark:d1")}
    assert {outline(one) for one in labels.values()} == {f"track_space(n={n}, company=company.cairo)" for n in (1, 2)}
    lay(g, BLUE, "start_coffee_2", "start_cotton_2")
    play = Play(g).pick("act:goods")
    assert outline(play.why_not("good:mixed")) == "no.mixed(company=company.cape_town)"
