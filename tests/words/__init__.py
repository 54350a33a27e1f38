"""Tests of words; `demo` holds the messages that words/README.md shows."""
