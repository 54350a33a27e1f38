"""Tests of the computer players that all games share."""
