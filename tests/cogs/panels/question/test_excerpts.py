"""What a question is about, in small print: a part of the rules that is on its subject, whole, in every language."""

from __future__ import annotations

import pytest

from cogs.panels.coach.guide import EXPLAINED_CHARACTERS, whole_paragraphs
from engine.core import games
from engine.core.games import QuestionTopic, question_topics
from engine.core.text import Text
from words import LANGUAGES, say

GAMES = ("yokohama", "nippon", "mombasa")


def told(key: str, lang: str) -> str:
    """What stands below a question."""
    game = key.partition(".")[0]
    about = games.get(game).questions[key]
    return whole_paragraphs(about.excerpt(say(Text(f"{game}.topic.{about.topic}.body"), lang)), EXPLAINED_CHARACTERS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
def test_every_excerpt_is_there_and_there_is_room_for_it(game: str, lang: str) -> None:
    for key, about in games.get(game).questions.items():
        if key.startswith(game):
            assert told(key, lang), key
            body = say(Text(f"{game}.topic.{about.topic}.body"), lang)
            assert not about.line or about.excerpt(body).startswith(told(key, lang)), key


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
def test_a_chapter_has_the_same_paragraphs_in_every_language(game: str) -> None:
    for topic in games.get(game).topics:
        bodies = [say(Text(f"{game}.topic.{topic}.body"), lang).split("\n\n") for lang in LANGUAGES]
        counts = {tuple(len(paragraph.splitlines()) for paragraph in body) for body in bodies}
        assert len(counts) == 1, topic


@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("yokohama.customs", ("customs", "тамож", "митни", "celn")),
        ("yokohama.church", ("faith", "вер", "вір", "wiar")),
        ("yokohama.faith", ("faith", "вер", "вір", "wiar")),
        ("yokohama.token", ("five-power token", "жетон", "жетон", "żeton")),
        ("yokohama.laboratory", ("production", "индустриализац", "виробництв", "produkcj")),
        ("yokohama.station", ("Station", "Станция", "Станція", "Stacja")),
        ("yokohama.origin", ("on the board", "на поле", "на планшет", "na planszy")),
        ("mombasa.toll", ("toll", "плат", "плат", "płat")),
        ("mombasa.stack", ("recovery stack", "стопк", "стос", "stos")),
        ("mombasa.jar", ("jar", "чернильниц", "чорнильниц", "kałamarz")),
        ("mombasa.sell", ("Sell", "Прода", "Прода", "Sprzeda")),
        ("mombasa.column_take", ("columns", "столбц", "стовпц", "kolumn")),
        ("nippon.salary", ("Salaries", "арплат", "арплат", "Pensj")),
        ("nippon.white", ("White", "Белый", "Білий", "Biał")),
        ("nippon.old_factory_side", ("Old factory", "Старая фабрика", "Стара фабрика", "Stara fabryka")),
    ],
)
def test_an_excerpt_is_on_the_subject(key: str, words: tuple[str, ...]) -> None:
    for lang, word in zip(LANGUAGES, words, strict=True):
        assert word.casefold() in told(key, lang).casefold(), told(key, lang)


def test_questions_name_a_chapter_a_paragraph_or_a_line() -> None:
    about = question_topics("g", {"tracks": "step toll#2.1 end#3"})
    assert about["g.step"] == QuestionTopic("tracks")
    assert about["g.toll"].excerpt("One.\n\n- **Toll**: pay.\n- More.\n\nLast.") == "**Toll**: pay."
    assert about["g.end"].excerpt("One.\n\n- **Toll**: pay.\n- More.\n\nLast.") == "Last."
