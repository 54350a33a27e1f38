"""Mombasa: engine/mombasa/data holds the components, spec paragraphs are cited as §8.1, R12, E3."""
