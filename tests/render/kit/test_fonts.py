"""Faces: small capitals for names, and what they cannot write."""

from render.kit import CAPITALS, fonts


def test_the_small_capitals_write_all_four_languages_and_their_names_of_places() -> None:
    letters = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻіїєґІЇЄҐёЁйщъыэ«»„”“’–—…·№¥£ōū0123456789"
    assert not [letter for letter in letters if not fonts._in_capitals(letter)]


def test_a_name_the_serif_lacks_a_letter_of_is_written_in_bold_as_a_whole() -> None:
    assert fonts.has_glyph("⚓")
    assert fonts.width("Ann ⚓", 30, CAPITALS) == fonts.width("Ann ⚓", 30, True)
    assert fonts.width("Ann", 30, CAPITALS) != fonts.width("Ann", 30, True)


def test_capitals_of_both_faces_are_equally_high() -> None:
    bold, serif = fonts.mask("H", 100, True), fonts.mask("H", 100, CAPITALS)
    assert abs(bold.image.height - serif.image.height) <= 1


def test_figures_among_small_capitals_are_those_of_the_sans() -> None:
    assert fonts.width("Round 12", 30, CAPITALS) == fonts.width("Round ", 30, CAPITALS) + fonts.width("12", 30, True)
    line, figures = fonts.mask("Round 12", 100, CAPITALS), fonts.mask("12", 100, True)
    right = line.image.crop((line.image.width - figures.image.width, 0, line.image.width, line.image.height))
    assert right.getbbox() is not None
    assert (
        right.crop((0, figures.top - line.top, right.width, figures.top - line.top + figures.image.height)).tobytes()
        == figures.image.tobytes()
    )
