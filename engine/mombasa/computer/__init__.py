"""The computer player: what it holds things to be worth, and how it answers."""
