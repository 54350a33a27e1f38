"""Every candidate that a rulebook reader could name is offered, or refused with its own reason and true numbers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import words
from engine.core.ask import Ask
from engine.core.table import Table
from engine.core.text import Text
from engine.nippon.queries.facts import coal_of, funds, goods_of, level_of_science
from engine.nippon.state import Player, State, Works
from tests.engine.nippon.candidates import ALL_OFFERED, CANDIDATES
from tests.engine.nippon.ledger import amounts
from tests.engine.nippon.moments import moments
from tests.engine.nippon.scenario import Play, begin, demand, employ, own, place, ready, rich, train
from tests.engine.reasons import Nameable, all_half_told, parts

SHARE = 0.15
MOST_WITHOUT_REASON = 0.02  # of the answers that somebody might think of
Numbers = dict[str, Any]


def lacks(g: State, player: Player, said: Numbers) -> bool:
    """The resource or goods are too few, and as many as is said."""
    ((what, need),) = amounts(said["need"]).items()
    held = {"coal": coal_of(player), "iron": player.iron, "money": player.money, "silk": player.silk}
    held |= goods_of(player)
    return bool(held.get(what, 0) == said["have"] < need)


def lacks_money(g: State, player: Player, said: Numbers) -> bool:
    return bool(funds(player) == said["have"] < amounts(said["need"])["money"])


def lacks_payment(g: State, player: Player, said: Numbers) -> bool:
    have = amounts(said["have"])
    ways = [amounts(said[way]) for way in ("first", "second")]
    true = (have["iron"], have["money"]) == (player.iron, funds(player))
    return true and all(player.iron < way["iron"] or funds(player) < way["money"] for way in ways)


def lacks_science(g: State, player: Player, said: Numbers) -> bool:
    return bool(level_of_science(g, player) == said["have"] < said["need"])


def lacks_workers(g: State, player: Player, said: Numbers) -> bool:
    return bool(len(player.workers) == said["have"] < said["need"])


def lacks_token(g: State, player: Player, said: Numbers) -> bool:
    return said["value"] not in player.free


def is_lower(g: State, player: Player, said: Numbers) -> bool:
    return bool(said["value"] <= said["there"])


TRUE: dict[str, Callable[[State, Player, Numbers], bool]] = {
    "resource": lacks,
    "money": lacks_money,
    "payment": lacks_payment,
    "science": lacks_science,
    "science_silk": lambda g, player, said: (
        lacks_science(g, player, said) and said["own"] == player.silk < amounts(said["silk"])["silk"]
    ),
    "favour_workers": lacks_workers,
    "token": lacks_token,
    "token_goods": lacks,
    "tokens_free": lambda g, player, said: (
        not any(int(str(dict(one.args)["words"])) in player.free for _, one in said["values"].args)
    ),
    "higher": is_lower,
    "full_market": is_lower,
    "lowest": lambda g, player, said: bool(said["lowest"] < said["value"]),
    "silk": lambda g, player, said: player.silk == 0,
    "machines": lambda g, player, said: player.machines == said["n"],
    "ships": lambda g, player, said: player.ships == said["n"],
    "trains": lambda g, player, said: player.trains == said["n"],
    "factory_cell": lambda g, player, said: len(player.works) == said["n"],
    "cell_expert": lambda g, player, said: 6 - len(player.workers) == said["have"] < said["need"],
}


def faults(table: Table, ask: Ask[Any], candidate: str) -> str | None:
    """What is wrong with the answer to "why not?", if anything."""
    if candidate in ask.ids():
        return None
    reason = table.why_not(ask.seat, candidate)
    for part in parts(reason):
        if not part.key.startswith("nippon.no."):
            return f"{ask.key} {candidate}: {part.key}"
        check = TRUE.get(part.key.removeprefix("nippon.no."))
        if check is not None and not check(table.state, table.state.players[ask.seat], dict(part.args)):
            return f"{ask.key} {candidate}: not true: {words.say(part, 'en')}"
    return None


def belongs(g: State, seat: int) -> Callable[[str], bool]:
    """Whether an option is about an own factory, a factory of this game, or a pair that is here."""
    own = {works.id for works in g.players[seat].works}
    tokens, laid_out = g.data.tokens, frozenset(g.laid_out)
    pairs = {f"pair:{pair.a}+{pair.b}" for pair in g.pairs}

    def is_here(name: str) -> bool:
        verb = name.partition(":")[0]
        named = {part for part in re.split("[:+.]", name) if part in tokens}
        there = own if verb in ("from", "produce", "machine", "goods") else laid_out
        return named <= there and (verb != "pair" or name in pairs)

    return is_here


@pytest.mark.slow
def test_every_candidate_is_offered_or_refused_with_a_true_reason() -> None:
    found: Counter[str] = Counter()
    checked: Counter[str] = Counter()
    nameable = Nameable()
    for table in moments("reasons", SHARE):
        for ask in table.asks:
            nameable.meet(ask, belongs(table.state, ask.seat))
            assert ask.key in CANDIDATES or ask.key in ALL_OFFERED
            if ask.key not in CANDIDATES:
                continue
            named = CANDIDATES[ask.key](table.state, table.state.players[ask.seat], ask)
            strays = [i for i in ask.ids() if i not in named and ask.key != "nippon.goods_from"]
            assert strays == [], (ask.key, strays)
            for candidate in named:
                checked[ask.key] += 1
                fault = faults(table, ask, candidate)
                if fault is not None:
                    found[fault] += 1
    assert not found
    assert sum(checked.values()) > 2000
    share, where = nameable.without_reason()
    assert share <= MOST_WITHOUT_REASON, where


def cure(g: State, seat: int, kind: str, said: Numbers) -> bool:
    """Give a player what a reason says is missing, where that is something one can be given."""
    player = g.players[seat]
    match kind:
        case "resource" | "token_goods":
            ((what, need),) = amounts(said["need"]).items()
            if what in ("coal", "iron", "money"):
                setattr(player, what, getattr(player, what) + need - said["have"])
            else:
                player.works.append(Works(f"{what}_1a", what, need - said["have"]))
        case "money":
            player.money += amounts(said["need"])["money"] - said["have"]
        case "science_silk":
            player.silk += amounts(said["silk"])["silk"]
        case "token":
            player.free.append(said["value"])
        case "beat" | "beat_all" | "supply":
            return kind != "supply"  # told beside the token that would do
        case _:
            return False
    return True


@pytest.mark.slow
def test_a_reason_tells_all_that_is_missing() -> None:
    """Whoever is given what a reason asks for is not refused for something else that it kept quiet about."""
    tried, found = all_half_told(moments("all missing", 0.08), cure)
    assert not found
    assert tried > 100


def why(play: Play, option: str) -> str:
    reason: Text = play.why(option)
    assert option not in play.ids()
    return words.say(Text(reason.key, reason.args), "en", ["Ann", "Ben"]).replace("\xa0", " ")


def test_the_second_machine_of_a_property_needs_another_factory() -> None:
    play = ready("bulbs_2a", edit=lambda g: own(g, "cotton_2a"))
    play.build("bulbs_2a")
    play.go("machine:bulbs_2a:left")
    assert play.refused("machine:bulbs_2a:right") == "machine_besides"


def test_occupied_and_unused_train_cells() -> None:
    def edit(g: State) -> None:
        rich(g.players[0])
        train(g, "kansai", 2, seat=1)

    play = begin(edit)
    play.act("trains")
    play.go("region:kansai")
    assert why(play, "cell:kansai:2") == "Ben’s train is already here."
    assert play.refused("cell:kansai:4") == "train_cell_unused"
    assert dict(play.why("cell:kansai:4").args) == {"n": 3}


def test_the_second_train_of_a_property_needs_another_region() -> None:
    play = ready("lenses_2a")
    play.build("lenses_2a")
    play.go("region:kansai", "cell:kansai:3", "pay")
    assert play.refused("region:kansai") == "region_besides"


def test_favours_and_objectives() -> None:
    def edit(g: State) -> None:
        employ(g, "red", "red", "grey", "grey", "blue")
        g.players[0].stacks[0] -= 1
        g.players[0].favours["ships"] = 1

    play = begin(edit)
    play.go("consolidate")
    assert why(play, "level:3") == "Favour III takes 6 workers; you have 5."
    play.go("level:2")
    assert why(play, "objective:ships") == "Favour I already lies on the objective “ships”."


def test_what_a_full_market_gives_back() -> None:
    def edit(g: State) -> None:
        demand(g, "osaka", "demand_9")  # n cotton, e paper, s bento, w lenses
        own(g, "bento_2a", goods=3)
        place(g, "osaka:n", 1)
        place(g, "osaka:e", 1, seat=1)

    play = begin(edit)
    play.act("local_markets")
    play.maybe("market_region", "region:kansai")
    play.maybe("market_cell", "cell:osaka:s")
    play.maybe("market_goods", "goods:1")
    assert play.key == "push_out"
    assert why(play, "out:osaka:w") == "No token lies here."


def test_goods_for_different_factories() -> None:
    def edit(g: State) -> None:
        own(g, "cotton_2a", goods=4)
        own(g, "paper_2a")
        own(g, "paper_1a")

    play = ready("bulbs_1a", edit=edit)
    play.build("bulbs_1a")
    assert play.refused("goods:cotton_2a") == "goods_room"
    assert dict(play.why("goods:cotton_2a").args) == {"n": 4}
    play.go("goods:paper_2a")
    assert play.refused("goods:paper_2a") == "goods_besides"


def test_a_choice_of_pieces_says_what_is_missing() -> None:
    def edit(g: State) -> None:
        employ(g, "red", "red", "grey", "grey", "blue")

    play = ready("clocks_1b", edit=edit)
    play.build("clocks_1b")
    assert play.ids() == ["build:machine", "build:train"]
    assert play.refused("build:ship") == "cell_expert"
    assert dict(play.why("build:ship").args) == {"need": 1, "have": 0}
