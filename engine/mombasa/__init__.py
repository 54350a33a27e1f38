"""Mombasa; docs/spec/mombasa.md has the rules, cited as §8.1 (section), R12 (ruling), E3 (example), I7 (invariant)."""
