"""Text to sentences in every language; the only package that knows Fluent. `README.md` here is for translators."""

from words.check import arguments_of, check_text, problems
from words.cleaning import one_line
from words.files import LANGUAGES, SPOKEN, add_folder, files, language, prefixes
from words.other_names import other_names
from words.sentences import MissingText, decimal, has_message, label, read_all, say, strict

__all__ = [
    "LANGUAGES",
    "SPOKEN",
    "MissingText",
    "add_folder",
    "arguments_of",
    "check_text",
    "decimal",
    "files",
    "has_message",
    "label",
    "language",
    "one_line",
    "other_names",
    "prefixes",
    "problems",
    "read_all",
    "say",
    "strict",
]
