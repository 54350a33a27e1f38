"""The real bot on a simulated Discord, and people who click there."""
