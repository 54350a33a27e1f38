"""Texts become sentences: cases, counts, lists, names, references, and what is missing."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import words
from engine.core.text import Text, join, refusal, text, verbatim, who
from testkit.bazaar import meta as bazaar  # noqa: F401
from testkit.rotation import rotated
from words import LANGUAGES, label, language, say
from words.files import _added, resources, sources
from words.sentences import Messages, messages_of

words.add_folder("demo", Path(__file__).parent / "demo")

MILL = Text("demo.silk_mill")

SHIPPED = tuple(words.prefixes())  # before tests add their own


@pytest.fixture
def lenient() -> Iterator[None]:
    """As players meet it: nothing raises."""
    words.strict(False)
    yield
    words.strict()


def amount(n: int, thing: str) -> Text:
    return text("demo.amount", n=n, thing=Text(f"demo.{thing}"))


@pytest.mark.parametrize(
    ("lang", "expected"),
    [("en", "silk mill"), ("ru", "шёлковая фабрика"), ("uk", "шовкова фабрика"), ("pl", "fabryka jedwabiu")],
)
def test_a_name_alone_is_nominative(lang: str, expected: str) -> None:
    assert say(MILL, lang) == expected
    assert label(MILL, lang) == expected[0].upper() + expected[1:]


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "You cannot enter the silk mill."),
        ("ru", "Войти в шёлковую фабрику нельзя."),
        ("uk", "Увійти в шовкову фабрику не можна."),
        ("pl", "Wejście na fabrykę jedwabiu jest niemożliwe."),
    ],
)
def test_a_sentence_asks_a_name_for_its_case(lang: str, expected: str) -> None:
    assert say(text("demo.no.way", area=MILL), lang) == expected


def test_a_word_agrees_with_the_gender_of_a_name() -> None:
    assert say(text("demo.full", area=MILL), "ru") == "Шёлковая фабрика заполнена."
    assert say(text("demo.full", area=Text("demo.assistant")), "ru") == "Помощник заполнен."


@pytest.mark.parametrize(
    ("lang", "n", "expected"),
    [
        ("en", 1, "1 assistant is left."),
        ("en", 21, "21 assistants are left."),
        ("ru", 0, "Помощников не осталось."),
        ("ru", 21, "Остался 21 помощник."),
        ("ru", 2, "Осталось 2 помощника."),
        ("ru", 12, "Осталось 12 помощников."),
        ("uk", 1, "Лишився 1 помічник."),
        ("uk", 24, "Лишилося 24 помічники."),
        ("uk", 11, "Лишилося 11 помічників."),
        ("pl", 1, "Został 1 pomocnik."),
        ("pl", 21, "Zostało 21 pomocników."),
    ],
)
def test_numbers_follow_the_plural_rules_of_the_language(lang: str, n: int, expected: str) -> None:
    assert say(text("demo.left", n=n), lang) == expected


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "Pay 3 silk, 1 tea and 2 assistants."),
        ("ru", "Заплатите 3 шёлка, 1 чай и 2 помощников."),
        ("uk", "Сплатіть 3 шовку, 1 чай і 2 помічників."),
        ("pl", "Zapłać 3 jedwabiu, 1 herbatę i 2 pomocników."),
    ],
)
def test_a_list_hands_the_case_on_to_its_counted_parts(lang: str, expected: str) -> None:
    price = join([amount(3, "silk"), amount(1, "tea"), amount(2, "assistant")], "and")
    assert say(text("demo.pay", price=price), lang) == expected


def test_a_counted_name_is_nominative_unless_asked() -> None:
    assert [say(amount(n, "assistant"), "ru") for n in (1, 2, 5)] == ["1 помощник", "2 помощника", "5 помощников"]


def test_players_keep_their_names_in_every_case() -> None:
    line = text("demo.log.pay", player=who(1), price=amount(1, "tea"))
    assert say(line, "pl", ["Anna", "Bartek"]) == "Bartek płaci 1 herbatę."
    assert say(text("demo.pay", price=who(0)), "pl", ["Anna"]) == "Zapłać Anna."


def test_a_seat_without_a_name_is_a_numbered_player() -> None:
    assert say(who(2), "en", ["Ann"]) == "Player 3"
    assert say(who(2), "uk") == "Гравець 3"


@pytest.mark.parametrize(
    ("how", "expected"),
    [
        ("comma", "1, 2, 3"),
        ("plus", "1 + 2 + 3"),
        ("space", "1 2 3"),
        ("line", "1\n2\n3"),
        ("and", "1, 2 i 3"),
        ("or", "1, 2 lub 3"),
    ],
)
def test_lists(how: str, expected: str) -> None:
    assert say(join([verbatim(str(n)) for n in (1, 2, 3)], how), "pl") == expected  # type: ignore[arg-type]


def test_short_lists() -> None:
    assert say(join([], "and"), "en") == ""
    assert say(join([MILL], "or"), "en") == "silk mill"


@pytest.mark.parametrize(
    ("lang", "chapter"),
    [
        ("en", "(rules: “A turn”)"),
        ("ru", "(правила: «Ход»)"),
        ("uk", "(правила: «Хід»)"),
        ("pl", "(zasady: „Tura”)"),
    ],
)
def test_a_reason_names_the_chapter_that_tells_its_rule(lang: str, chapter: str) -> None:
    for ref in ("R1", "3.1", "3"):
        assert say(refusal("bazaar.no.gift", ref), lang).endswith(f" {chapter}."), "the stop is behind it"
        assert f". {chapter}" not in say(refusal("bazaar.no.gift", ref), lang)
    assert "(" not in say(refusal("bazaar.no.gift", "9"), lang)  # no chapter tells it
    assert "(" not in say(refusal("demo.full", "R1", area=MILL), lang)  # no game has it


def test_no_isolation_marks() -> None:
    assert "\u2068" not in say(text("demo.full", area=MILL), "en")


def test_a_long_page_is_not_cut() -> None:
    page = verbatim("word " * 3000)
    assert len(say(text("demo.page", body=page), "en")) == 15_000


@pytest.mark.parametrize(
    ("locale", "expected"),
    [("en-US", "en"), ("en-GB", "en"), ("ru", "ru"), ("uk", "uk"), ("pl", "pl"), ("zh-CN", "en")],
)
def test_languages_of_discord(locale: str, expected: str) -> None:
    assert language(locale) == expected
    assert say(MILL, locale) == say(MILL, expected)


@pytest.mark.usefixtures("lenient")
def test_a_missing_message_never_raises_for_a_player(caplog: pytest.LogCaptureFixture) -> None:
    missing = text("demo.not.written", player=who(0))
    with caplog.at_level(logging.ERROR, "words"):
        assert say(missing, "ru") == "[written]"
        assert say(text("demo.not.written", player=who(1)), "ru") == "[written]"
    assert [record.levelname for record in caplog.records] == ["ERROR", "ERROR"]  # once in Russian, once in English
    assert "demo.not.written" in caplog.text


@pytest.mark.usefixtures("lenient")
def test_a_missing_argument_never_raises_for_a_player() -> None:
    assert say(Text("demo.full"), "en") == "area is full."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_under_strict_a_missing_message_raises(lang: str) -> None:
    with pytest.raises(words.MissingText, match=r"demo\.nowhere"):
        say(Text("demo.nowhere"), lang)
    with pytest.raises(words.MissingText, match="Unknown external: area"):
        say(Text("demo.full"), lang)


def test_a_message_missing_in_one_language_is_said_in_english(tmp_path: Path, lenient: None) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "rules.ftl").write_text("onlyen-hello = Hello\n")
    words.add_folder("onlyen", tmp_path)
    assert say(Text("onlyen.hello"), "pl") == "Hello"


def test_a_folder_must_be_named_before_it_is_used(tmp_path: Path) -> None:
    assert words.problems("nosuchgame") == ["nosuchgame: there are no messages in en"]
    with pytest.raises(ValueError, match="nosuchgame"):
        words.add_folder("nosuchgame", tmp_path)


@pytest.mark.parametrize(
    ("before", "said"), [("іде", "іде в порт"), ("ідемо", "ідемо в порт"), ("він", "він у порт"), ("йде", "йде у двір")]
)
def test_ukrainian_says_v_between_a_vowel_and_a_consonant(before: str, said: str) -> None:
    place = said.rpartition(" ")[2]
    assert words.say(verbatim(f"{before} у {place}"), "uk") == said


def test_texts_in_all_languages_are_kept_at_once() -> None:
    """Four people at one table may speak four languages, and nothing is read again for that."""
    every = len(set(words.prefixes()) - set(_added)) * len(LANGUAGES)
    for kept in (resources, messages_of):
        assert every <= (kept.cache_parameters()["maxsize"] or 0)


@pytest.mark.slow
@pytest.mark.parametrize("lang", rotated(LANGUAGES, 1))
def test_messages_are_found_without_being_parsed(lang: str) -> None:
    """Where each of them begins and ends is seen by its first signs: nothing is left out or made up."""
    for prefix in SHIPPED:
        entries = [it for _, parsed in resources(prefix, lang) for it in parsed.body if not isinstance(it, ast.Junk)]
        every = {
            f"-{it.id.name}" if isinstance(it, ast.Term) else it.id.name: it for it in entries if hasattr(it, "id")
        }
        found = sources(prefix, lang)
        assert sorted(found) == sorted(every)
        for name, written in found.items():
            alone = FluentResource(written).body
            assert len(alone) == 1
            assert alone[0].equals(every[name], ignored_fields=["span", "comment"]), name


def written(folder: Path, prefix: str, messages: str) -> Messages:
    (folder / "en").mkdir()
    (folder / "en" / "all.ftl").write_text(messages, encoding="utf-8")
    words.add_folder(prefix, folder)
    return Messages(prefix, "en")


def said(messages: Messages, name: str) -> str | None:
    message = messages.get(name)
    return messages.format(message.value)[0] if message and message.value else None


def test_a_message_brings_those_that_it_says(tmp_path: Path) -> None:
    """They are parsed with it, wherever they stand; one that names itself is no circle."""
    messages = written(
        tmp_path,
        "brings",
        'one = { two } and { -three }, not four\ntwo = two {""}\n    lines, by two\n\n# About it.\n'
        "-three = { five.short }\nfour = { six\nfive = 5\n    .short = V\nfive = 55\n",
    )
    assert said(messages, "one") == "two \nlines, by two and V, not four"
    assert said(messages, "five") == "5"


@pytest.mark.slow
def test_a_message_that_cannot_be_read_is_missing_and_the_next_one_is_not(tmp_path: Path) -> None:
    messages = written(tmp_path, "broken", "one = { two\nthree = 3\n")
    assert said(messages, "one") is None
    assert said(messages, "three") == "3"
    assert said(messages, "nowhere") is None
