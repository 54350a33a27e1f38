"""Tests of the engine: its core, each game, and the recorded games."""
