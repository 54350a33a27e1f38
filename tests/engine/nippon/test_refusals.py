"""Why not: reasons with their numbers, and the exact lists of what is offered."""

from __future__ import annotations

from engine.core.text import Text, join
from engine.nippon.components.names import amount
from engine.nippon.state import State
from testkit.phrases import outline
from tests.engine.nippon.scenario import (
    Play,
    begin,
    demand,
    edits,
    employ,
    own,
    owning,
    place,
    ready,
    rich,
    ship,
    slot,
    train,
)


def reason(play: Play, option: str) -> str:
    """Why something is not offered, by the keys and numbers of what is said."""
    assert option not in play.ids()
    return outline(play.why(option))


def lacks(thing: str, need: int, have: int) -> str:
    """The reason that there is too little of something."""
    return f"no.resource(need=amount(n={need}, thing=thing.{thing}), have={have})"


def too_few_goods(token: int, good: str, need: int, have: int) -> str:
    """The reason that a token takes more goods of a type than there are."""
    return f"no.token_goods(value={token}, need=amount(n={need}, thing=thing.{good}), have={have})"


def numbers(text: Text) -> dict[str, object]:
    return dict(text.args)


def test_the_first_turn() -> None:
    play = begin(lambda g: rich(g.players[0], money=9, coal=2, iron=0))
    assert play.ids() == ["action:science", "action:mining"]
    assert reason(play, "action:factory") == (
        "no.science_silk(need=2, have=1, silk=amount(n=1, thing=thing.silk), own=0)"
    )
    ships = dict(play.why("action:ships").args)
    assert play.refused("action:ships") == "payment"
    assert ships["first"] == amount("iron", 3)
    assert ships["second"] == join([amount("money", 5), amount("iron", 1)], "plus")
    assert ships["have"] == join([amount("iron", 0), amount("money", 9)], "and")
    assert play.refused("action:machines") == "own_factory"
    assert play.refused("action:local_markets") == "goods"
    assert play.refused("consolidate") == "workers"


def test_a_full_worker_area() -> None:
    def edit(g: State) -> None:
        rich(g.players[0], silk=1)
        employ(g, *["red"] * 6)

    play = begin(edit)
    assert play.ids() == ["consolidate"]
    assert play.refused("action:science") == "cell"


def test_ships_need_two_empty_cells() -> None:
    play = begin(edits(lambda g: rich(g.players[0]), lambda g: employ(g, "red", "red", "grey", "grey", "blue")))
    reason = play.why("action:ships")
    assert (reason.key, numbers(reason)) == ("nippon.no.cell_expert", {"need": 2, "have": 1})


def test_an_empty_slot_has_no_action() -> None:
    def edit(g: State) -> None:
        rich(g.players[0])
        g.marker_2, g.round, g.left_in_round = 0, 6, 2
        slot(g, 3)

    play = begin(edit)
    assert play.refused("action:mining") == "worker"
    assert play.refused("action:ships") == "worker"


def test_machines() -> None:
    def edit(g: State) -> None:
        rich(g.players[0], money=9, iron=0)
        own(g, "cotton_2a", left=True)
        own(g, "old_factory")
        own(g, "paper_2a")

    play = begin(edit)
    play.act("machines")
    assert play.g.players[0].machines == 2  # only one place was left to choose: it went by itself
    play = begin(edits(edit, lambda g: setattr(g.players[0], "iron", 1)))
    play.act("machines")
    assert play.ids() == ["machine:cotton_2a:right", "machine:paper_2a:left", "machine:paper_2a:right"]
    assert play.refused("machine:cotton_2a:left") == "machine_cell"
    assert play.refused("machine:old_factory:left") == "machine_old"
    play.go("machine:paper_2a:left")
    assert play.key == "core.ask.end_turn"  # 4 money left


def test_machines_all_built_or_all_cells_full() -> None:
    def full(g: State) -> None:
        own(g, "cotton_2a", left=True, right=True)

    assert owning(edit=full).refused("action:machines") == "machine_cells"

    def iron(g: State) -> None:
        own(g, "cotton_2a", left=True)
        g.players[0].iron = 0

    assert reason(owning(edit=iron), "action:machines") == lacks("iron", 1, 0)

    def six(g: State) -> None:
        for token in ("cotton_2a", "paper_2a", "bento_2a"):
            own(g, token, left=True, right=True)
        own(g, "clocks_2a")

    assert owning(edit=six).refused("action:machines") == "machines"


def test_production() -> None:
    play = owning("bulbs_1b", edit=lambda g: setattr(g.players[0], "coal", 3))
    assert reason(play, "action:production") == lacks("coal", 4, 3)
    play = owning("cotton_2a", "paper_2a")
    play.act("production")
    play.go("produce:cotton_2a")
    assert play.refused("produce:cotton_2a") == "factory_twice"
    assert play.ids() == ["produce:paper_2a", "stop"]


def test_factories() -> None:
    play = ready("cotton_2a", science=1, edit=lambda g: setattr(g.players[0], "silk", 1))
    play.act("factory")
    assert play.ids() == ["type:cotton", "type:paper"]
    reason = play.why("type:bento")
    assert reason.key == "nippon.no.science_silk"
    assert (numbers(reason)["need"], numbers(reason)["have"]) == (4, 2)
    assert play.refused("type:clocks") == "science"
    play.go("type:cotton")
    if play.key == "factory":
        taken = next(token for token in play.g.data.tokens if token.startswith("paper") and token in play.g.available)
        assert play.refused(f"build:{taken}") == "factory_type"


def test_a_taken_factory_says_so() -> None:
    def edit(g: State) -> None:
        own(g, "cotton_2a", seat=1)

    play = ready("paper_2a", edit=edit, seats=3)
    play.act("factory")
    play.go("type:cotton")
    assert play.refused("build:cotton_2a") == "factory_taken"


def test_ships_and_trains() -> None:
    def edit(g: State) -> None:
        rich(g.players[0])
        ship(g, "berlin", seat=1)
        for seat in (0, 1):
            ship(g, "london", seat=seat, home=True)
        for cell in (1, 2, 3):
            train(g, "kanto", cell, seat=1)

    play = begin(edit)
    play.act("ships")
    assert play.refused("ship:berlin") == "expert"
    assert reason(play, "ship:london") == "no.ship_cell(n=2)"
    play.go("ship:paris", "pay:iron")
    assert play.refused("ship:paris") in ("port_twice", "expert")
    play = begin(edit)
    play.act("trains")
    assert reason(play, "region:kanto") == "no.train_cell(n=3)"
    play.go("region:chubu", "cell:chubu:3", "pay:iron")
    assert play.refused("region:chubu") == "region_twice"


def markets(g: State) -> None:
    """All markets ask for level 3 only on cells of their own; Osaka and Kyoto for lenses and paper as well."""
    demand(g, "osaka", "demand_9")  # n cotton, e paper, s bento, w lenses
    demand(g, "kyoto", "demand_1")  # n bento, e lenses, s bulbs, w clocks


def test_local_markets() -> None:
    def edit(g: State) -> None:
        markets(g)
        own(g, "paper_2a", goods=1)
        own(g, "lenses_2a", goods=2)
        place(g, "osaka:e", 4, seat=1)
        place(g, "osaka:s", 5, seat=1)

    play = begin(edit)
    play.act("local_markets")
    play.go("region:kansai")
    assert play.key == "market_goods"  # Kyoto's lens cell is the only one, so it was not asked for
    assert play.ids() == ["goods:1", "goods:2"]
    play.go("goods:1", "reward:vp")
    assert play.key == "core.ask.end_turn"  # one lens is left: 3 beats neither the own 3 nor Osaka's 4 and 5


def test_local_market_cells_say_what_is_missing() -> None:
    def edit(g: State) -> None:
        markets(g)
        own(g, "cotton_2a", goods=1)
        own(g, "paper_2a", goods=1)
        own(g, "lenses_2a", goods=3)
        place(g, "osaka:e", 1, seat=1)

    play = begin(edit)
    play.act("local_markets")
    play.go("region:kansai")
    assert play.ids() == ["cell:osaka:n", "cell:osaka:w", "cell:kyoto:e"]
    assert reason(play, "cell:osaka:e") == f"no.beat(there=1); {too_few_goods(2, 'paper', 2, 1)}"
    assert reason(play, "cell:kyoto:s") == too_few_goods(5, "bulbs", 1, 0)
    play.go("cell:osaka:n", "reward:vp")  # now Osaka holds two tokens of value 1
    assert "cell:osaka:w" in play.ids()
    play.go("cell:kyoto:e", "goods:2", "reward:vp")
    assert reason(play, "cell:osaka:s") == too_few_goods(3, "bento", 1, 0)
    assert play.ids() == ["cell:osaka:w", "stop"]
    play.go("cell:osaka:w")
    assert play.key == "push_out"


def test_a_token_says_how_many_goods_it_takes_and_how_many_there_are() -> None:
    def edit(g: State) -> None:
        markets(g)
        own(g, "lenses_2a", goods=2)

    play = begin(edit)
    play.act("local_markets")
    play.go("region:kansai", "cell:osaka:w")
    assert play.ids() == ["goods:1", "goods:2"]
    assert reason(play, "goods:3") == too_few_goods(5, "lenses", 3, 2)


def test_goods_that_supply_no_market_name_the_easiest_cell() -> None:
    def edit(g: State) -> None:
        own(g, "lenses_2a", goods=1)
        place(g, "tokyo:n", 3)

    easiest = begin(edit).why("action:local_markets")
    assert easiest.key == "nippon.no.supply"
    missing = numbers(easiest)["reason"]
    assert isinstance(missing, Text)
    assert outline(missing) == f"no.tokens_free(n=1, values=3); {too_few_goods(4, 'lenses', 2, 1)}"


def test_a_token_that_is_on_the_map_is_the_reason_where_there_are_goods_for_it() -> None:
    """Not an own token that another cell has, which would have to be beaten."""

    def edit(g: State) -> None:
        own(g, "paper_2a", goods=1)
        place(g, "nagasaki:s", 1)

    easiest = begin(edit).why("action:local_markets")
    said = numbers(easiest)
    assert isinstance(said["reason"], Text)
    assert outline(said["reason"]) == f"no.tokens_free(n=1, values=1); {too_few_goods(2, 'paper', 2, 1)}"


def test_a_full_market_and_a_missing_token_are_named() -> None:
    def edit(g: State) -> None:
        markets(g)
        own(g, "bento_2a", goods=2)
        own(g, "lenses_2a", goods=3)
        place(g, "osaka:e", 6, seat=1)
        place(g, "osaka:n", 7, seat=1)
        place(g, "tokyo:n", 3)

    play = begin(edit)
    play.act("local_markets")
    play.go("region:kansai")
    assert play.ids() == ["cell:kyoto:n", "cell:kyoto:e"]
    assert reason(play, "cell:osaka:w") == "no.beat_all(n=2, there=7); no.highest(good=good.lenses, value=5)"
    play.go("cell:kyoto:e")
    assert play.ids() == ["goods:2", "goods:3"]
    assert reason(play, "goods:1") == "no.token(value=3)"


def test_investments() -> None:
    play = owning("cotton_2a", "paper_2a", goods=2)
    play.act("investments_contracts")
    assert play.ids() == ["good:cotton", "good:paper"]
    assert reason(play, "good:bulbs") == lacks("bulbs", 1, 0)
    play.go("good:cotton", "contract:red")
    assert play.refused("good:cotton") == "good_twice"
    play.go("good:paper")
    assert play.refused("contract:red") == "contract"


def test_goods_from_several_factories_of_one_type() -> None:
    def edit(g: State) -> None:
        own(g, "cotton_1a", goods=1)
        own(g, "cotton_2a", goods=3)

    play = begin(edit)
    play.act("investments_contracts")
    assert (play.key, play.ids()) == ("goods_from", ["from:cotton_2a.1", "from:cotton_1a.1"])
    play.go("from:cotton_1a.1", "invest")
    assert [works.goods for works in play.me.works] == [0, 3]


def test_an_unknown_option_names_the_open_question() -> None:
    play = begin(lambda g: rich(g.players[0]))
    assert play.why("ship:paris").key == "core.why.other_question"


def test_builds_by_an_effect_say_why_a_place_is_missing() -> None:
    def away(g: State) -> None:
        ship(g, "new_york", seat=1)

    play = ready("clocks_3a", edit=away)
    play.build("clocks_3a")
    assert play.refused("ship:new_york") == "expert"
    play.go("ship:paris", "pay")
    assert play.refused("ship:paris") == "expert"

    def full(g: State) -> None:
        for cell in (1, 2, 3):
            train(g, "kyushu", cell, seat=1)

    play = ready("lenses_2a", edit=full)
    play.build("lenses_2a")
    assert play.refused("region:kyushu") == "train_cell"
    play.go("region:kansai", "cell:kansai:3", "pay")
    assert play.refused("region:kansai") == "region_besides"

    def poor(g: State) -> None:
        own(g, "cotton_2a")
        own(g, "old_factory")
        g.players[0].iron = 0

    play = ready("bulbs_2b", edit=poor)
    play.build("bulbs_2b")
    assert play.refused("machine:cotton_2a:right") == "resource"
    assert play.refused("machine:old_factory:left") == "machine_old"
