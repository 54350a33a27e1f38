"""Texts of any letters, for examples drawn by hypothesis."""

from __future__ import annotations

from hypothesis import strategies as st

# Of all that can be written: with the letters of a codec every process would look for them first, for two seconds.
LETTERS = st.characters(exclude_categories=["Cs"])
ANY_TEXT = st.text(LETTERS)
