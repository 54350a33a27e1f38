"""Words are found in any of their forms, and others are not."""

from __future__ import annotations

import pytest

from words.finding import BEGUN, EXACT, INFLECTED, found, wanted_words, words_in


@pytest.mark.parametrize(
    ("typed", "said", "how"),
    [
        ("crate", "Its price is the **crate** number.", EXACT),
        ("Crates", "the crate number", INFLECTED),
        ("agen", "An agent acts.", BEGUN),
        ("ящик", "число на красном ящике", BEGUN),
        ("ящиками", "число на ящике", INFLECTED),
        ("агента", "Берете агентів", INFLECTED),
        ("фабрики", "шовкова фабрика", INFLECTED),
        ("ксиега", "księga", 0),
        ("ksiega", "Weź księgę", INFLECTED),
        ("skrzyn", "liczba na skrzyni", BEGUN),
        ("złoto", "zlota moneta", INFLECTED),
        ("order no", "order no.\xa017", EXACT),
        ("tea", "The team", BEGUN),
        ("bank", "a bento", 0),
        ("канал", "квартал", 0),
        ("", "anything", 0),
    ],
)
def test_a_word_is_found_in_its_forms(typed: str, said: str, how: int) -> None:
    assert found(wanted_words(typed), words_in(said)) == how


def test_all_words_have_to_be_there() -> None:
    assert found(wanted_words("silk tea"), words_in("1 silk")) == 0
