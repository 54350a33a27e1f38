"""Every text that a game brings up can be said in four languages."""

import re
from collections.abc import Iterator

import pytest

import words
from engine.core.table import Table
from engine.core.text import Text
from engine.selfplay import playthrough
from engine.yokohama.meta import GAME
from testkit.rotation import by_turns, rotated

CONFIGURATIONS = [(2, {}), (3, {"edition": "classic"}), (4, {"achievement_rewards": "on", "free_agents": "on"})]


def texts(table: Table) -> Iterator[Text]:
    """All a player could read now."""
    for ask in table.asks:
        yield from (ask.asked, *ask.draft)
        for option in ask.options:
            yield from (part for part in (option.label, option.detail, option.group) if part is not None)
        for refusal in ask.refused():
            yield from (refusal.label, refusal.reason)
    for seat in range(table.seats):
        yield from (event.text for event in table.log(seat))


def outcome(table: Table) -> Iterator[Text]:
    result = table.result
    assert result is not None
    for boundary in table.crossed:
        yield from (event.text for event in boundary.events)
    for column in result.scores:
        for line in column.lines:
            yield from (part for part in (line.label, line.detail) if part is not None)
    if result.note is not None:
        yield result.note


@by_turns(0, days=3)
@pytest.mark.parametrize(("seats", "options"), rotated(CONFIGURATIONS, 1))
def test_every_text_of_a_game_can_be_said(seats: int, options: dict[str, str]) -> None:
    met: dict[Text, None] = {}
    for table in playthrough("yokohama", seats, "texts", options):
        met.update(dict.fromkeys(texts(table)))
    met.update(dict.fromkeys(outcome(table)))
    assert len(met) > 500
    wrong = [fault for text in met for lang in words.LANGUAGES for fault in words.check_text(text, lang)]
    assert wrong == []
    assert {text.ref for text in met if text.ref and GAME.chapter(text.ref) is None} == set()


@pytest.mark.slow
def test_names_of_components() -> None:
    data = GAME.shelf.get(GAME.shelf.current())
    names = [f"area.{row.id}" for row in data.areas.rows] + [f"kind.{row.id}" for row in data.area_kinds.rows]
    names += [f"technology.{row.id}" for row in data.technologies.rows]
    names += [f"technology.{row.id}.effect" for row in data.technologies.rows]
    names += [f"country.{row.id}" for row in data.countries.rows]
    names += [f"colour.{colour}" for one in ("2024", "classic") for colour in data.edition(one).colours]
    names += [f"zone.{zone}" for zone in ("blue", "yellow", "red")]
    for name in names:
        for lang in words.LANGUAGES:
            assert words.check_text(Text(f"yokohama.{name}"), lang) == []


def test_chapters_are_topics() -> None:
    assert set(GAME.chapters.values()) <= set(GAME.topics)


@pytest.mark.slow
def test_options_and_topics_have_texts() -> None:
    keys = [f"topic.{topic}" for topic in GAME.topics] + [f"topic.{topic}.body" for topic in GAME.topics]
    for spec in GAME.options:
        keys += [f"option.{spec.id}", f"option.{spec.id}.help", *(f"option.{spec.id}.{v}" for v in spec.values)]
    for key in keys:
        for lang in words.LANGUAGES:
            assert words.check_text(Text(f"yokohama.{key}"), lang) == []


def test_a_reason_reads_well_and_names_its_chapter() -> None:
    reason = Text(
        "yokohama.no.place_fee",
        (("area", Text("yokohama.area.laboratory_a")), ("need", 2), ("presidents", 2), ("have", 1)),
        "8.1",
    )
    sentence = "An assistant in laboratory A costs ¥2: two other presidents stand there; you have ¥1."
    assert words.say(reason, "en") == f"{sentence.removesuffix('.')} (rules: “Step 1: placement”)."
    assert words.say(reason, "pl").startswith("Umieszczenie asystenta w laboratorium A kosztuje 2\xa0¥")


def shape(chapter: str) -> list[str]:
    """What each line of a chapter is: a paragraph, a part of a list or the gap between."""
    marks = re.findall(r"^(- |\d\. |)(.?)", chapter, re.MULTILINE)
    return [mark or ("paragraph" if rest else "gap") for mark, rest in marks]


def numbers(chapter: str) -> list[str]:
    """All numbers a chapter names, but not those within the name of a thing; money as ¥4, wherever the sign stands."""
    names = r"«5 силы»|«5»|5-krotnej|\d-(?: lub \d-)?osobow"
    said = re.sub(r"(\d+)\xa0¥", r"¥\1", re.sub(names, "", chapter.replace("7,5", "7.5")))
    return sorted(re.findall(r"¥?\d+(?:[.,]\d)?", said))


@pytest.mark.slow
@pytest.mark.parametrize("topic", GAME.topics)
def test_a_chapter_is_short_has_an_example_and_says_the_same_in_every_language(topic: str) -> None:
    said = {lang: words.say(Text(f"yokohama.topic.{topic}.body"), lang) for lang in words.LANGUAGES}
    example = {"en": "**Example.** ", "ru": "**Пример.** ", "uk": "**Приклад.** ", "pl": "**Przykład.** "}
    for lang, chapter in said.items():
        assert len(chapter) <= 3_500
        assert chapter.split("\n\n")[-1].startswith(example[lang])
        assert shape(chapter) == shape(said["en"])
        assert numbers(chapter) == numbers(said["en"])
