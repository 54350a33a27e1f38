"""Words are found in any of their forms, and others are not."""

from __future__ import annotations

import pytest

from words.search import (
    EXACT,
    INFLECTED,
    MOST_QUERY_WORDS,
    PREFIX,
    corrected,
    match_quality,
    query_words,
    words_in,
)


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


def test_a_query_of_thousands_of_words_is_compared_like_a_short_one() -> None:
    assert query_words("z " * 3_000) == ("z",)
    wanted = query_words(" ".join(f"a{n}" for n in range(1_000)))
    assert len(wanted) == MOST_QUERY_WORDS
    looked = 0

    class Watched(tuple[str, ...]):
        def __contains__(self, word: object) -> bool:
            nonlocal looked
            looked += 1
            return super().__contains__(word)

    assert match_quality(wanted, Watched(("tea", "silk"))) == 0
    assert looked == 1, "one word that is not there is enough"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("prseident", "president"),
        ("помошник", "помощник"),
        ("жетн", "жетн"),
        ("palntacji", "plantacja"),
        ("presdent", "president"),
        ("presiident", "president"),
        ("bank", "bank"),
    ],
)
def test_a_slip_of_the_finger_is_forgiven_in_a_long_word(typed: str, meant: str) -> None:
    known = words_in("president помощник жетон plantacja banka")
    assert corrected(query_words(typed), known) == (meant,)


def test_only_what_nothing_has_is_corrected() -> None:
    assert corrected(("assistant", "silc"), ("assistants", "silk")) == ("assistant", "silc")
