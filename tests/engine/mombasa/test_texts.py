"""Every text a player can meet, in four languages."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import words
from engine.core.games import get
from engine.core.text import Text
from testkit.rotation import by_turns, chosen, rotated
from tests.engine.mombasa.players import playing
from tests.engine.mombasa.sayings import texts_of

PLAYED = [(2, "w1", "first_game"), (3, "w2", "advanced"), (4, "w4", "first_game"), (4, "w3", "advanced")]


beside_options: set[Text] = set()  # of the texts that are met, those told beside an option


@cache
def met() -> tuple[Text, ...]:
    """All texts of two games, each once."""
    found: dict[Text, None] = {}
    for seats, seed, setup in chosen(PLAYED, 2):
        table = None
        for table in playing(seats, seed, {"setup": setup}):
            found |= dict.fromkeys(texts_of(table))
            options = (option for ask in table.asks for option in ask.options)
            beside_options.update(option.detail for option in options if option.detail is not None)
        assert table is not None
        for boundary in table.crossed:
            found |= dict.fromkeys(event.text for event in boundary.events)
    return tuple(found)


@by_turns(1, days=3)
@pytest.mark.parametrize("lang", rotated(words.LANGUAGES, 1))
def test_every_text_met_in_play_can_be_said(lang: str) -> None:
    faults = {fault for text in met() for fault in words.check_text(text, lang)}
    assert sorted(faults) == []
    assert all(words.say(text, lang, ("Ann", "Олександра", "Kasia", "Bo")).strip() for text in met())


@pytest.mark.slow
def test_enough_texts_are_met() -> None:
    keys = {text.key for text in met()}
    assert len(keys) > 130
    assert len([key for key in keys if key.startswith("mombasa.no.")]) >= 25


@pytest.mark.slow
@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_details_fit_beside_an_option(lang: str) -> None:
    """Discord shows 100 characters in a list; of long hands the names of cards are cut before."""
    assert met()
    said = [words.say(detail, lang, ("Ann", "Bo", "Cy", "Di")) for detail in beside_options]
    assert [sentence for sentence in said if len(sentence) > 100] == []


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_dashes_and_quotes_are_those_of_the_language(lang: str) -> None:
    marks = {"en": "“”’", "ru": "«»", "uk": "«»’", "pl": "„”"}[lang]
    for path in sorted(Path("engine/mombasa/locale", lang).glob("*.ftl")):
        said = re.sub(r"\{[^{}]*\}", "", path.read_text(encoding="utf-8"))
        assert ("–" if lang == "ru" else "—") not in re.sub("[0-9]–[0-9]|[A-E]–[A-E]", "", said), path
        assert set(re.findall("[“”„«»’ʼ]", said)) <= set(marks), path
        assert re.findall("−(?! ?[0-9£])(?!$)", said, re.MULTILINE) == [], path


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.slow
def test_options_topics_and_components_have_their_texts(lang: str) -> None:
    game = get("mombasa")
    data = game.shelf.get(game.shelf.current())
    keys = [f"mombasa.topic.{topic}{part}" for topic in game.topics for part in ("", ".body")]
    for option in game.options:
        keys += [f"mombasa.option.{option.id}{part}" for part in ("", ".help", *(f".{v}" for v in option.values))]
    keys += [f"mombasa.region.{region}" for region in data.region]
    keys += [f"mombasa.company.{company}" for company in data.company_ids]
    keys += [f"mombasa.space.{space}" for space in data.place]
    keys += [f"mombasa.phase.{phase}" for phase in ("tiles", "arrange", "planning", "action", "preparation", "over")]
    keys += ["mombasa.about"]
    assert [fault for key in keys for fault in words.check_text(Text(key), lang)] == []
    labels = [*data.card_label.values(), *data.book_label.values()]
    assert [fault for label in labels for fault in words.check_text(label, lang)] == []


def chapter(topic: str, lang: str) -> str:
    return words.say(Text(f"mombasa.topic.{topic}.body"), lang)


@pytest.mark.parametrize("topic", get("mombasa").topics)
def test_a_chapter_has_paragraphs_and_an_example_and_fits_a_phone(topic: str) -> None:
    for lang, example in {"en": "Example", "ru": "Пример", "uk": "Приклад", "pl": "Przykład"}.items():
        *paragraphs, last = chapter(topic, lang).split("\n\n")
        assert len(paragraphs) >= 2, lang
        assert last.startswith(f"**{example}.** "), lang
        assert len(chapter(topic, lang)) <= 3_500, lang


@pytest.mark.parametrize("topic", get("mombasa").topics)
def test_a_chapter_says_the_same_in_every_language(topic: str) -> None:
    """The same lists, the same words in bold, the same pounds, and the same numbers (a single one may be a word)."""
    told = {
        lang: (
            re.findall("^(?:-|[0-9]\\.)(?= )", body, re.MULTILINE),
            body.count("**"),
            sorted(re.findall("£[0-9]+", re.sub("([0-9]+)\xa0£", r"£\1", body))),
            sorted(number for number in re.findall("[0-9]+", body) if number != "1"),
        )
        for lang in words.LANGUAGES
        for body in [chapter(topic, lang)]
    }
    assert [lang for lang in told if told[lang] != told["en"]] == []


def test_every_paragraph_that_a_refusal_cites_has_its_topic() -> None:
    game = get("mombasa")
    cited = set()
    for source in Path("engine/mombasa/queries").glob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                cited |= set((re.fullmatch(r"R?\d+(\.\d+)?", node.value) and [node.value]) or [])
    assert {ref: game.chapter(ref) for ref in cited if game.chapter(ref) not in game.topics} == {}
    assert sorted(cited) == sorted(game.chapters)


def test_the_about_text_is_one_sentence_and_names_the_theme() -> None:
    for lang, word in {"en": "colonial", "ru": "колониализм", "uk": "колоніалізм", "pl": "kolonial"}.items():
        said = words.say(Text("mombasa.about"), lang)
        assert word in said
        assert said.count(".") == 1
        assert said.endswith(".")


def test_what_differs_in_value_and_diamonds_has_words() -> None:
    """Of two turns the one that is worth more at the end is told so, although it brings no money now."""
    amount = get("mombasa").amount
    assert [None if (said := amount(what, 2)) is None else said.key for what in ("pounds", "worth", "diamonds")] == [
        "mombasa.total",
        "mombasa.worth_at_end",
        "mombasa.gain.diamonds",
    ]
    assert amount("first", 1) is None


def test_the_guided_game_uses_every_action_it_tells_of() -> None:
    """Who has taken a book moves the ink jar over it, too."""
    lesson = get("mombasa").lesson
    assert lesson is not None
    asked = {pick for step in lesson.steps for pick in step.picks}
    assert {"act:marker", "act:goods", "act:expansion", "act:bookkeeper", "jar:2"} <= asked
