"""Words are found in any of their forms, and others are not."""

from __future__ import annotations

import pytest

from words.search import EXACT, INFLECTED, PREFIX, match_quality, query_words, words_in


@pytest.mark.parametrize(
    ("typed", "said", "how"),
    [
        ("crate", "Its price is the **crate** number.", EXACT),
        ("Crates", "the crate number", INFLECTED),
        ("agen", "An agent acts.", PREFIX),
        ("ящик", "число на красном ящике", PREFIX),
        ("ящиками", "число на ящике", INFLECTED),
        ("агента", "Берете агентів", INFLECTED),
        ("фабрики", "шовкова фабрика", INFLECTED),
        ("ксиега", "księga", 0),
        ("ksiega", "Weź księgę", INFLECTED),
        ("skrzyn", "liczba na skrzyni", PREFIX),
        ("złoto", "zlota moneta", INFLECTED),
        ("order no", "order no.\xa017", EXACT),
        ("tea", "The team", PREFIX),
        ("bank", "a bento", 0),
        ("канал", "квартал", 0),
        ("", "anything", 0),
    ],
)
def test_a_word_is_found_in_its_forms(typed: str, said: str, how: int) -> None:
    assert match_quality(query_words(typed), words_in(said)) == how


def test_all_words_have_to_be_there() -> None:
    assert match_quality(query_words("silk tea"), words_in("1 silk")) == 0
