"""Text to sentences in four languages; the only package that knows Fluent. `README.md` here is for translators."""

from words.check import check_text, problems, used_by
from words.files import LANGUAGES, add_folder, files, language, prefixes
from words.numbers import decimal
from words.plain import one_line
from words.sentences import MissingText, known, label, say, strict

__all__ = [
    "LANGUAGES",
    "MissingText",
    "add_folder",
    "check_text",
    "decimal",
    "files",
    "known",
    "label",
    "language",
    "one_line",
    "prefixes",
    "problems",
    "say",
    "strict",
    "used_by",
]
