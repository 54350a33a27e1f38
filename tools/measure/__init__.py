"""Plays many games of the computer players: how strong they are, what they have learnt, how balanced the games are."""
