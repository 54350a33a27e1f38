"""Every text a player can meet can be said in four languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import words
from engine.core import games
from engine.core.table import Table
from engine.core.text import PlayerMistake, Text, join, text
from engine.nippon.components.effects import Department
from engine.nippon.rules.details import price_in_sentence
from engine.nippon.rules.option_facts import BuildingShip
from engine.nippon.telling import NOTHING, Brought, gain_text, received_text, ship_text
from engine.selfplay import playthrough
from testkit.rotation import by_turns, rotated
from tests.engine.nippon.scenario import begin
from words import LANGUAGES, check_text

GAMES = [
    (1, {"difficulty": "easy"}),
    (1, {"difficulty": "hard", "factory_sides": "b"}),
    (2, {"module": "both", "factory_sides": "random"}),
    (3, {"module": "common_goals", "factory_sides": "b"}),
    (4, {"module": "late_factories", "factory_sides": "random"}),
    (4, {}),
]

PRICE = (("money", 3), ("silk", 3))  # of a factory, partly in silk


def texts_of(table: Table, *, refusals: bool) -> Iterator[Text]:
    """The texts on the table now: questions, options, perhaps what is refused, what happened, results at a boundary."""
    for ask in table.asks:
        yield ask.asked
        for option in ask.options:
            yield from (said for said in (option.label, option.detail, option.group) if said is not None)
        for refusal in ask.refused() if refusals else ():
            yield refusal.label
            yield refusal.reason
    crossed = table.take_crossed()
    if not crossed:
        return
    for boundary in crossed:
        yield from (event.text for event in boundary.events)
    result = table.result_so_far
    assert result is not None
    for score in result.scores:
        yield from (line.label for line in score.lines)
        yield from (line.detail for line in score.lines if line.detail is not None)
    if result.note is not None:
        yield result.note


@by_turns(2, days=3)
@pytest.mark.parametrize(("seats", "options"), rotated(GAMES, 1))
def test_every_text_met_in_a_game_can_be_said(seats: int, options: dict[str, str]) -> None:
    met: dict[Text, None] = {}
    for player in ("random", "house"):
        for number, table in enumerate(playthrough("nippon", seats, "texts", options, [player])):
            for said in texts_of(table, refusals=number % 4 == 0):
                met[said] = None
    faults = [fault for said in met for lang in LANGUAGES for fault in check_text(said, lang)]
    assert faults == []
    assert len({said.key for said in met}) > 80
    game = games.get("nippon")
    assert {game.chapter(said.ref) for said in met if said.ref} <= set(game.topics)


def test_every_chapter_is_a_page_of_the_rules() -> None:
    game = games.get("nippon")
    assert set(game.chapters.values()) <= set(game.topics)
    for seats, options, wrong in ((1, {"module": "both"}, "module_solo"), (2, {"first_player": "3"}, "first_player")):
        with pytest.raises(PlayerMistake) as refused:
            game.complete_options(seats, options)
        assert refused.value.text.key == f"nippon.no.{wrong}"
        assert game.chapter(refused.value.text.ref) == "overview"


@pytest.mark.slow
def test_options_and_topics_have_their_texts() -> None:
    game = games.get("nippon")
    keys = [f"nippon.topic.{topic}{part}" for topic in game.topics for part in ("", ".body")]
    for spec in game.options:
        keys += [f"nippon.option.{spec.id}{part}" for part in ("", ".help", *(f".{value}" for value in spec.values))]
    assert [fault for key in keys for lang in LANGUAGES for fault in check_text(Text(key), lang)] == []


@pytest.mark.slow
def test_every_factory_has_a_property_in_words_and_a_topic() -> None:
    game = games.get("nippon")
    tokens = game.shelf.get(game.shelf.current()).tokens
    assert len(tokens) == 60
    for token, row in tokens.items():
        assert row.factory in game.topics
        for lang in LANGUAGES:
            assert check_text(Text(f"nippon.property.{token}"), lang) == []
            assert words.say(Text(f"nippon.property.{token}"), lang) in words.say(
                Text(f"nippon.topic.{row.factory}.body"), lang
            )


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "example"), [("en", "Example"), ("ru", "Пример"), ("uk", "Приклад"), ("pl", "Przykład")]
)
def test_every_chapter_is_short_in_paragraphs_and_ends_with_an_example(lang: str, example: str) -> None:
    for topic in games.get("nippon").topics:
        body = words.say(Text(f"nippon.topic.{topic}.body"), lang)
        paragraphs = body.split("\n\n")
        assert len(body) <= 3_500, topic
        assert len(paragraphs) >= 3, topic
        assert max(len(paragraph) for paragraph in paragraphs) <= 1_200, topic
        assert paragraphs[-1].startswith(f"**{example}.** "), topic


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_property_fits_beside_the_price_of_its_factory(lang: str) -> None:
    """Details of options are cut at 100 characters."""
    game = games.get("nippon")
    price = join([text("nippon.amount", n=n, thing=Text(f"nippon.thing.{kind}")) for kind, n in PRICE], "plus")
    for token in game.shelf.get(game.shelf.current()).tokens:
        detail = text("nippon.detail.paid", cost=price, gain=Text(f"nippon.property.{token}"))
        assert len(words.say(detail, lang)) <= 100, words.say(detail, lang)


def test_a_new_expert_names_the_salary_apart_from_what_the_department_will_give() -> None:
    g, facts = begin().table.state, BuildingShip(color="red", improves=True)
    said = words.say(ship_text(g, g.players[0], facts, NOTHING), "en").replace("\xa0", " ")
    assert said == "red expert (salaries +3); department then: 3 silk"


@pytest.mark.parametrize(
    ("lang", "price", "gain"),
    [
        ("en", "2 steps of finance and 1 iron", "finance rises to 13, you get 1 iron and 2 coal"),
        ("ru", "2 деления шкалы финансов и 1 железо", "финансы вырастут до 13, получите 1 железо и 2 угля"),
        ("uk", "2 поділки шкали фінансів і 1 залізо", "фінанси зростуть до 13, отримаєте 1 залізо і 2 вугілля"),
        (
            "pl",
            "cofnięcie się o 2 pola na torze finansów i 1 żelazo",
            "finanse wzrosną do 13, dostaniesz 1 żelazo i 2 węgle",
        ),
    ],
)
def test_a_price_reads_as_a_price_and_a_gain_as_a_gain(lang: str, price: str, gain: str) -> None:
    g = begin().table.state
    given = price_in_sentence({"finance": 2, "iron": 1})
    assert words.say(given, lang).replace("\xa0", " ") == price
    got = received_text(g, g.players[0], Brought({}, {"iron": 1, "coal": 2}, {"finance": 1}))
    assert got is not None
    assert words.say(got, lang).replace("\xa0", " ") == gain


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "you get the bonus of any department (×2)"),
        ("ru", "получите бонус любого департамента (×2)"),
        ("uk", "отримаєте бонус будь-якого департаменту (×2)"),
        ("pl", "dostaniesz bonus dowolnego departamentu (×2)"),
    ],
)
def test_what_follows_twice_is_said_once(lang: str, said: str) -> None:
    g = begin().table.state
    follows = (Department("any"), Department("any"))
    got = gain_text(g, g.players[0], Brought({}, {}, {}, follows=follows))
    assert got is not None
    assert words.say(got, lang).replace("\xa0", " ") == said


def test_both_modules_carry_the_advice_of_the_rulebook() -> None:
    """R51"""
    assert "advises against" in words.say(Text("nippon.option.module.both"), "en")
