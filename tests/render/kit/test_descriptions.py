"""Fonts and fitting: what is written can be read, in four languages, in the room there is."""

import pytest

from render.kit import fonts, theme

SAMPLES = {
    "en": "The quick brown fox — “jumps” over 13 lazy dogs’ £5, ¥10…",
    "pl": "Zażółć gęślą jaźń, PCHNĄĆ W TĘ ŁÓDŹ „jeża” lub ośm skrzyń fig",
    "ru": "Съешь же ещё этих мягких французских булок, да выпей чаю «ЁЪЫЭ» №1",
    "uk": "Жебракують філософи при ґанку церкви в Гадячі, ще й шатро їхнє п’яне знаємо ЄІЇҐ",
    "signs": "→ ← ↑ ↓ ★ ✓ ✗ − × ≥ ≤ · • – — ₴ € ½ ▲ ◆ ● ■ ⚙ ⚓ ⚡",
}


@pytest.mark.parametrize("sample", SAMPLES)
def test_fonts_cover_the_languages_and_signs(sample: str) -> None:
    assert fonts.missing_glyphs(SAMPLES[sample]) == set()


def test_missing_glyphs_are_named() -> None:
    assert fonts.missing_glyphs("Ann 漢 and 🦊\t") == {"漢", "🦊", "\t"}


def test_names_are_reduced_to_what_can_be_written() -> None:
    assert fonts.readable("🦊 Žofie\n漢 K.") == "Žofie K."
    assert fonts.readable("𝓚𝓪𝓼𝓲𝓪") == "Kasia"
    assert fonts.readable("🦊🦊") == "?"


def test_fonts_stay_small() -> None:
    assert sum(path.stat().st_size for path in fonts.ASSETS.glob("*.ttf")) < 140_000


@pytest.mark.parametrize("room", [40, 90, 150, 223.5, 400])
def test_ellipsis_fits_and_keeps_as_much_as_it_can(room: float) -> None:
    name = "Bartłomiej Wiśniewski-Długosz"
    short = fonts.ellipsis(name, 30, room)
    assert fonts.width(short, 30) <= room
    if short != name:
        assert short.endswith("…")
        assert name.startswith(short[:-1])
        longer = name[: len(short) + 1].rstrip(" -") + "…"
        assert fonts.width(longer, 30) > room


def test_what_fits_is_left_alone() -> None:
    assert fonts.fit("Ann", 30, 200, shrink=(20,)) == ("Ann", 30)


def test_smaller_sizes_come_before_the_ellipsis() -> None:
    word = "Производство"
    assert fonts.fit(word, 26, fonts.width(word, 24) + 0.5, shrink=(24, 22)) == (word, 24)
    cut, size = fonts.fit(word, 26, fonts.width(word, 22) - 1, shrink=(24, 22))
    assert size == 22
    assert cut.endswith("…")


def test_wrap_breaks_at_spaces_only() -> None:
    lines, size = fonts.wrap("Узбережжя Червоного моря", 24, 140, 3)
    assert (lines, size) == (["Узбережжя", "Червоного", "моря"], 24)
    assert all(fonts.width(line, size) <= 140 for line in lines)


def test_wrap_cuts_what_is_beyond_the_last_line() -> None:
    lines, _ = fonts.wrap("one two three four five six seven", 24, 110, 2)
    assert len(lines) == 2
    assert lines[1].endswith("…")
    assert all(fonts.width(line, 24) <= 110 for line in lines)


def test_wrap_shrinks_a_word_that_is_too_long() -> None:
    word = "Электрическое освещение"
    room = fonts.width("Электрическое", 22) + 0.5
    assert fonts.wrap(word, 26, room, 2, shrink=(24, 22)) == (["Электрическое", "освещение"], 22)


def test_two_names_with_one_initial_take_different_letters() -> None:
    assert theme.seat_letters(["Anna", "Adam", "Ada"]) == ["A", "D", "3"]
    assert theme.seat_letters(["Олександра", "Оксана"]) == ["О", "К"]


def test_computer_players_are_told_apart_by_their_number() -> None:
    assert theme.seat_letters(["Nina", "Kontor 1", "Kontor 2", "Kontor 3"]) == ["N", "1", "2", "3"]


def test_letters_that_only_look_alike_count_as_one() -> None:
    assert theme.seat_letters(["Ann", "Аня"]) == ["A", "Н"]


def test_names_without_letters_get_their_seat_number() -> None:
    assert theme.seat_letters(["?", "!!", "Ö"]) == ["1", "2", "Ö"]


def test_letters_contrast_with_their_piece() -> None:
    ink = {s.colour_name: s.ink for s in theme.seat_styles("abcd", ("purple", "green", "orange", "pink"))}
    assert ink == {"purple": theme.WHITE, "green": theme.WHITE, "orange": theme.INK, "pink": theme.INK}
