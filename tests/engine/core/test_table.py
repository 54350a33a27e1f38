"""The contract of `Table`, on the test game."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from engine.core.ask import Ask, Rule, choose
from engine.core.effects import note
from engine.core.flows import together
from engine.core.offer import Option
from engine.core.run import MOST_FORCED_ANSWERS, Choice, Diverged, Run, decode_state, encode
from engine.core.table import MOST_CROSSED_SEGMENTS, Observation, Table
from engine.core.text import EndlessRound, EngineBug, PlayerMistake, Text, verbatim
from engine.players import answer, computer_player
from engine.selfplay import faults, leaks, play_checked, playthrough
from testkit.bazaar import meta as bazaar
from testkit.bazaar.state import State
from testkit.rotation import rotated
from tests.engine.core.patched import patched


def start(seats: int = 3, seed: str = "s", **options: str) -> Table:
    return Table.start("bazaar", seats, options, seed)


def bid_all(table: Table, *bids: int) -> None:
    for seat, n in enumerate(bids):
        table.answer(seat, [f"n:{n}"])
        table.answer(seat, ["lock"])


def at_turn(seats: int = 3, seed: str = "s") -> Table:
    table = start(seats, seed)
    bid_all(table, *[0] * seats)
    return table


def mistake(call) -> str:  # type: ignore[no-untyped-def]
    with pytest.raises(PlayerMistake) as caught:
        call()
    return caught.value.text.key


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("peeking", ["on", "off"])
@pytest.mark.parametrize("seed", rotated(range(6), 2))
def test_random_games_hold_the_invariants(seats: int, peeking: str, seed: int) -> None:
    table, answers = play_checked("bazaar", seats, str(seed), {"peeking": peeking}, ["random"])
    assert table.over
    assert answers > 10
    assert table.result is not None
    assert table.result.winners


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    one = [table.dump() for table in playthrough("bazaar", 3, "x")]
    two = [table.dump() for table in playthrough("bazaar", 3, "x")]
    assert one == two
    assert one[0] != start(seed="y").dump()


def test_dump_and_load_at_every_answer() -> None:
    for table in playthrough("bazaar", 2, "d"):
        assert Table.load(table.dump()) == table
        assert faults(table) == []


@pytest.mark.slow
def test_views_ignore_secrets() -> None:
    rng = Random(1)
    for table in playthrough("bazaar", 3, "v"):
        assert leaks(table, rng) == []


def test_views_share_nothing_with_the_state() -> None:
    table = start()
    before = encode(table.view(0))
    view = table.view(0)
    table.state.players[0].hand.append("urn")
    table.state.row.clear()
    assert encode(view) == before


def test_unknown_seat_option_or_turn_changes_nothing() -> None:
    table = at_turn()
    before = table.dump(), table.encoded_state()
    first = table.asks[0].seat
    other = (first + 1) % 3
    assert mistake(lambda: table.answer(other, ["skip"])) == "core.mistake.not_asked"
    assert mistake(lambda: table.answer(99, ["skip"])) == "core.mistake.not_asked"
    assert mistake(lambda: table.answer(first, ["buy:moon"])) == "core.mistake.option"
    assert mistake(lambda: table.answer(first, [])) == "core.mistake.count"
    assert mistake(lambda: table.answer(first, ["skip", "work"])) == "core.mistake.count"
    assert (table.dump(), table.encoded_state()) == before


def test_answers_after_the_end_are_refused() -> None:
    table, _ = play_checked("bazaar", 2, "e", {}, ["random"], care="quick")
    assert mistake(lambda: table.answer(0, ["skip"])) == "core.mistake.over"
    assert table.asks == []
    assert table.why_not(0, "skip").key == "core.mistake.over"


@pytest.mark.parametrize(
    ("game", "seats", "options", "key"),
    [
        ("bazaar", 5, {}, "core.mistake.seats"),
        ("bazaar", 2, {"weather": "fine"}, "core.mistake.unknown_option"),
        ("bazaar", 2, {"goods": "many"}, "core.mistake.option_value"),
        ("chess", 2, {}, "core.mistake.game"),
    ],
)
def test_wrong_starts_are_refused(game: str, seats: int, options: dict[str, str], key: str) -> None:
    assert mistake(lambda: Table.start(game, seats, options)) == key


def test_an_unknown_computer_player_is_refused() -> None:
    assert mistake(lambda: computer_player(bazaar.GAME, "deep")) == "core.mistake.computer_player"


def test_events_are_returned_and_moved_out_at_the_boundary() -> None:
    table = start()
    assert table.answer(0, ["n:1"]) == []
    table.answer(0, ["lock"])
    table.answer(1, ["n:0"])
    table.answer(1, ["lock"])
    table.answer(2, ["n:0"])
    events = table.answer(2, ["lock"])
    assert [(e.kind, e.seat) for e in events] == [("bazaar.log.bid", s) for s in range(3)]
    (boundary,) = table.take_crossed()
    assert boundary.segment == 0
    assert list(boundary.events) == events
    assert table.segment == 1
    assert table.log(None) == []
    assert table.take_crossed() == []


def test_private_events_reach_only_those_who_may_know() -> None:
    for table in playthrough("bazaar", 3, "private"):
        for boundary in table.take_crossed():
            for event in boundary.events:
                if event.kind == "bazaar.log.peeked":
                    assert event.seat is not None
                    assert event.seen_by(event.seat)
                    assert not event.seen_by(None)
                    assert not event.seen_by((event.seat + 1) % 3)
                    return
    pytest.fail("no hidden card was drawn")


def test_simultaneous_answers_end_the_same_in_any_order() -> None:
    ends = set()
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        table = start()
        for seat in order:
            table.answer(seat, [f"n:{seat}"])
        for seat in reversed(order):
            table.answer(seat, ["lock"])
        ends.add(table.encoded_state())
    assert len(ends) == 1


def test_a_secret_phase_shows_nothing_before_the_reveal() -> None:
    table = start()
    seen = encode(table.view(1)), encode(table.view(None)), table.log(1), table.ask_of(1)
    for picks in (["n:2"], ["lock"]):
        table.answer(0, picks)
        assert (encode(table.view(1)), encode(table.view(None)), table.log(1), table.ask_of(1)) == seen
    table.undo(0)
    table.undo(0)
    assert (encode(table.view(1)), encode(table.view(None)), table.log(1)) == seen[:3]
    assert table.joint is not None
    assert table.joint.seats == (0, 1, 2)


def test_a_secret_answer_may_change_until_the_last_one_is_in() -> None:
    table = start()
    table.answer(0, ["n:3"])
    table.answer(0, ["lock"])
    table.answer(1, ["n:1"])
    assert table.ask_of(0) is None
    table.undo(0)  # the lock
    assert table.ask_of(0) is not None
    table.undo(0)  # the bid
    table.answer(0, ["n:0"])
    table.answer(0, ["lock"])
    assert table.choices[0].seat == 1, "the answers of others stay"
    table.answer(1, ["lock"])
    table.answer(2, ["n:0"])
    table.answer(2, ["lock"])
    assert [p.coins for p in table.state.players] == [4, 3, 4]
    assert not table.can_undo(2), "what was revealed together stays"


def test_the_end_of_a_simultaneous_phase_raises_the_floor() -> None:
    """Nothing new was shown and nobody has answered since, but what all decided together stays."""

    def segment(g: State) -> Rule[None]:
        numbers = [Option(f"n:{n}", n, verbatim(str(n))) for n in range(2)]
        yield from together(g, "bazaar.bid", {seat: choose(seat, "bazaar.bid", numbers) for seat in range(2)})
        yield from choose(1, "bazaar.bid", numbers)

    with patched(start(2), segment=segment) as table:
        table.answer(0, ["n:0"])
        assert table.can_undo(0)
        table.answer(1, ["n:1"])
        assert table.ask_of(1) is not None
        assert not table.can_undo(0)
        assert not table.can_undo(1)


def test_the_draft_goes_with_a_secret_question() -> None:
    table = start()
    table.answer(0, ["n:2"])
    assert table.ask_of(0).draft == (verbatim("2"),)  # type: ignore[union-attr]


def test_undo_steps_back_own_choices_and_their_events() -> None:
    table = at_turn()
    seat = table.asks[0].seat
    before = table.encoded_state()
    table.answer(seat, ["work"])
    table.answer(seat, ["dates", "spices"])
    assert [e.kind for e in table.log(None)] == ["bazaar.log.work"]
    table.undo(seat)
    assert table.asks[0].key == "bazaar.work_for"
    assert table.log(None) == []
    table.undo(seat)
    assert table.encoded_state() == before
    assert mistake(lambda: table.undo(seat)) == "core.mistake.undo"


def test_undo_is_only_for_own_choices() -> None:
    table = at_turn()
    seat = table.asks[0].seat
    table.answer(seat, ["work"])
    assert table.can_undo(seat)
    assert not table.can_undo((seat + 1) % 3)


@pytest.mark.slow
def test_a_reveal_raises_the_floor_in_the_middle_of_a_turn() -> None:
    table = at_turn(seed="peek")
    seat = table.asks[0].seat
    with patched(table, row=["scroll"]) as table:
        table.answer(seat, ["buy:scroll"])
        assert table.can_undo(seat)
        table.answer(seat, ["peek"])
        assert table.choices[-1].shown
        assert not table.can_undo(seat)
        assert table.asks[0].key == "core.ask.end_turn"


def test_forced_answers_are_recorded_and_stepped_over_by_undo() -> None:
    table = at_turn(2, "tax")
    seat = table.asks[0].seat
    with patched(table, row=["lamp"]) as table:
        table.answer(seat, ["buy:lamp"])
        table.answer(seat, ["do:tax"])  # with two players there is only one to tax
        forced = [c for c in table.choices if c.by == "auto"]
        assert [(c.key, c.picks) for c in forced] == [("bazaar.tax", (f"tax:{1 - seat}",))]
        table.undo(seat)
        assert table.asks[0].key == "bazaar.order"
        assert not any(c.by == "auto" for c in table.choices)


def test_a_confirmation_is_left_to_a_seat_that_decided_something() -> None:
    table = at_turn()
    seat = table.asks[0].seat
    table.answer(seat, ["skip"])
    assert table.asks[0].ids() == ["end"]
    table.answer(seat, ["end"])
    assert table.asks[0].seat != seat


def test_a_confirmation_without_anything_to_decide_is_answered_by_the_machine() -> None:
    def only_confirm(g):  # type: ignore[no-untyped-def]
        yield from choose(0, "core.ask.end_turn", [Option("end", None, Text("core.end_turn"), role="confirm")])
        g.over = True

    with patched(at_turn(), segment=only_confirm) as table:
        assert table.over


def test_free_actions_come_beside_the_question_and_ask_again() -> None:
    table = at_turn()
    seat = table.asks[0].seat
    with patched(table, players={seat: {"spices": 2}}) as table:
        assert "sell" in table.asks[0].ids()
        table.answer(seat, ["sell"])
        table.answer(seat, ["sell"])
        assert "sell" not in table.asks[0].ids()
        assert table.asks[0].key == "bazaar.turn"
        table.undo(seat)
        assert "sell" in table.asks[0].ids()


def test_who_gave_an_answer_is_recorded() -> None:
    table = at_turn()
    seat = table.asks[0].seat
    table.answer(seat, ["work"], by="timeout")
    table.answer(seat, ["dates"], by="stand-in")
    assert [c.by for c in table.choices] == ["timeout", "stand-in"]
    assert Table.load(table.dump()) == table


def test_why_not_names_the_condition_and_the_paragraph() -> None:
    table = at_turn()
    seat = table.asks[0].seat
    with patched(table, row=["pearl", "urn"]) as table:
        reason = table.why_not(seat, "buy:pearl")
        assert (reason.key, dict(reason.args), reason.ref) == ("bazaar.no.coins", {"need": 5, "have": 4}, "3.1")
        assert table.why_not(seat, "buy:urn").key == "core.why.offered"
        assert table.why_not(seat, "fly").key == "core.why.other_question"
        assert table.why_not((seat + 1) % 3, "fly").key == "core.mistake.not_asked"


def test_an_exception_in_a_rule_changes_nothing() -> None:
    def breaks(g):  # type: ignore[no-untyped-def]
        value = yield from choose(0, "bazaar.turn", [Option(x, x, Text("core.skip")) for x in ("bad", "worse", "good")])
        note(g, "bazaar.log.last")
        if value == "bad":
            raise ZeroDivisionError
        if value == "worse":
            raise PlayerMistake(Text("core.mistake.undo"))
        yield from choose(0, "bazaar.turn", [Option("a", 1, Text("core.skip")), Option("b", 2, Text("core.skip"))])
        g.over = True

    with patched(at_turn(), segment=breaks) as table:
        before = table.dump(), table.encoded_state()
        with pytest.raises(ZeroDivisionError):
            table.answer(0, ["bad"])
        assert (table.dump(), table.encoded_state()) == before
        assert mistake(lambda: table.answer(0, ["worse"])) == "core.mistake.undo"
        assert (table.dump(), table.encoded_state()) == before
        table.answer(0, ["good"])
        assert table.asks[0].ids() == ["a", "b"]
        assert faults(table) == []


def test_an_exception_behind_a_boundary_takes_the_answer_back_too() -> None:
    table = at_turn()
    seat = table.asks[0].seat
    table.answer(seat, ["skip"])
    before = table.dump(), table.encoded_state()

    def breaks(g):  # type: ignore[no-untyped-def]
        if g.active != seat:
            raise ZeroDivisionError
        return bazaar.GAME.segment(g)

    with patched(table, segment=breaks) as table:
        with pytest.raises(ZeroDivisionError):
            table.answer(seat, ["end"])
        assert (table.dump(), table.encoded_state()) == before
        assert table.crossed == []


@pytest.mark.parametrize(
    ("choices", "kept"),
    [
        ([Choice(0, "bazaar.gone", ("x",))], 0),
        ([Choice(0, "bazaar.turn", ("work",)), Choice(0, "bazaar.work_for", ("silver",))], 1),
        ([Choice(0, "bazaar.turn", ("work",), "shown")], 0),
        ([Choice(0, "bazaar.turn", ("skip",)), Choice(0, "core.ask.end_turn", ("end",)), Choice(0, "k", ())], 1),
    ],
)
def test_a_rerun_that_does_not_fit_keeps_what_fits(choices: list[Choice], kept: int) -> None:
    table = at_turn()
    assert table.asks[0].seat == 0
    with pytest.raises(Diverged) as diverged:
        Run.rerun(table.game, table.snapshot, choices)
    assert diverged.value.kept == kept


def test_cutting_never_crosses_a_reveal() -> None:
    table = at_turn()
    table.answer(0, ["work"])
    table.answer(0, ["dates"])
    table.cut(1)
    assert table.asks[0].key == "bazaar.work_for"
    table.choices = [Choice(0, "bazaar.turn", ("work",)), Choice(0, "bazaar.gone", (), "seen")]
    with pytest.raises(EngineBug):
        table.cut(1)


def test_a_forced_question_that_is_new_in_a_rerun_is_answered() -> None:
    table = at_turn(2, "tax")
    with patched(table, row=["lamp"]) as table:
        table.answer(0, ["buy:lamp"])
        table.answer(0, ["do:tax"])
        without = [c for c in table.choices if c.by != "auto"]
        assert encode(Run.rerun(table.game, table.snapshot, without).g) == table.encoded_state()


def test_old_snapshots_are_brought_up_to_date() -> None:
    table = start(2)
    old = msgspec.msgpack.decode(table.snapshot)
    old["schema"] = 1
    for player in old["players"]:
        player["money"] = player.pop("coins")
    assert encode(decode_state(table.game, msgspec.msgpack.encode(old))) == table.snapshot
    old["schema"] = 3
    with pytest.raises(EngineBug, match="schema 3"):
        decode_state(table.game, msgspec.msgpack.encode(old))


def test_a_game_keeps_the_revision_of_the_rules_that_it_began_with() -> None:
    newer = replace(bazaar.GAME, rules=bazaar.GAME.rules + 1)
    table = at_turn()
    assert table.take_crossed()
    later = Table(newer, table.segment, table.snapshot, table.choices)
    for seat in range(3):
        while not later.crossed and (ask := later.ask_of(seat)) is not None:
            later.answer(seat, ask.ids()[:1])
    assert later.crossed
    assert later.state.rules == decode_state(newer, later.crossed[-1].snapshot).rules == bazaar.GAME.rules


def test_a_recorded_game_is_played_again_with_its_revision() -> None:
    table = at_turn()
    segments = [boundary.choices for boundary in table.take_crossed()]
    again = Table.replay("bazaar", 3, {}, "s", table.state.components, segments, rules=7)
    assert again.table.state.rules == 7
    assert Table.replay("bazaar", 3, {}, "s", table.state.components, segments).table.state.rules == bazaar.GAME.rules


def test_something_that_is_no_table_is_refused() -> None:
    with pytest.raises(EngineBug, match="not a table"):
        Table.load(b"\x93nonsense")


def test_imagining_deals_the_unknown_anew_and_keeps_the_known() -> None:
    table = at_turn()
    table.answer(0, ["work"])
    rng = Random(3)
    copies = [Observation(table, 0).imagine(rng) for _ in range(8)]
    assert all(copy is not None for copy in copies)
    assert all(encode(copy.view(0)) == encode(table.view(0)) for copy in copies if copy)
    assert len({tuple(copy.state.deck) for copy in copies if copy}) > 1
    assert all(copy.state.rng.seed != table.state.rng.seed for copy in copies if copy)
    assert all(copy.asks[0].key == "bazaar.work_for" for copy in copies if copy)


def test_imagining_in_a_secret_phase_forgets_what_others_have_chosen() -> None:
    table = start()
    table.answer(0, ["n:2"])
    table.answer(1, ["n:1"])
    copy = Observation(table, 1).imagine(Random(1))
    assert copy is not None
    assert [c.seat for c in copy.choices] == [1]


def test_computer_players_answer_every_shape() -> None:
    shapes = set()
    rng = Random(5)
    table = start(3, "shapes")
    while not table.over:
        ask = table.asks[0]
        shapes.add(ask.shape)
        table.answer(ask.seat, answer(table, ask.seat, "random", rng))
    assert shapes == {"one", "some", "amount", "arrange"}


def test_at_the_table_itself_a_computer_player_takes_its_time() -> None:
    """Only at a table that is imagined anyway will a quick answer do."""
    quick: list[bool] = []

    def player(observation: Observation[Any], ask: Ask[Any], rng: Random) -> list[str]:
        quick.append(observation.quick)
        return ask.ids()[:1]

    begun = at_turn()
    game = replace(begun.game, players={"house": player})
    assert answer(Table(game, begun.segment, begun.snapshot, begun.choices).live(), 0, "house", Random(1))
    assert quick == [False]


class RicherState(State):
    """What a later version of the game keeps."""

    camels: int = 3


def test_a_snapshot_is_read_as_the_game_has_its_state_now() -> None:
    table = Table.start("bazaar", 2, seed="now")
    later = replace(table.game, state=RicherState)
    kinds = [type(decode_state(game, table.snapshot)) for game in (table.game, later, later, table.game)]
    assert kinds == [State, RicherState, RicherState, State]


def on_and_on(g: State) -> Rule[None]:
    """Rules that ask once, and then close one segment after another for ever."""
    if g.phase != "round":
        yield from choose(0, "bazaar.turn", [Option("go", 1, Text("x")), Option("stay", 2, Text("x"))])
        g.phase = "round"
    note(g, "bazaar.log.round", n=g.round)
    return


def asking_on(g: State) -> Rule[None]:
    """Rules that ask for ever what has one answer only."""
    yield from choose(0, "bazaar.turn", [Option("go", 1, Text("x")), Option("stay", 2, Text("x"))])
    while True:
        yield from choose(0, "bazaar.work_for", [Option("only", 1, Text("x"))])


@pytest.mark.parametrize(
    ("segment", "said"), [(on_and_on, f"{MOST_CROSSED_SEGMENTS} seg"), (asking_on, f"{MOST_FORCED_ANSWERS} quest")]
)
def test_rules_that_never_end_are_stopped_and_nothing_has_changed(segment: Any, said: str) -> None:
    with patched(at_turn(), segment=segment) as table:
        before = table.dump()
        for _ in range(2):
            with pytest.raises(EndlessRound, match=said):
                table.answer(0, ["go"])
            assert (table.dump(), table.crossed) == (before, [])
            assert [ask.key for ask in table.asks] == ["bazaar.turn"]


def test_a_table_that_never_ends_is_stopped_however_often_it_is_looked_at() -> None:
    state = decode_state(bazaar.GAME, at_turn().snapshot)
    state.phase = "round"
    table = Table(replace(bazaar.GAME, segment=on_and_on), 5, encode(state))
    for _ in range(2):
        with pytest.raises(EndlessRound):
            table.live()
        assert (table.segment, table.snapshot, table.crossed) == (5, encode(state), [])
