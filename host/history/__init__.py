"""Finished games: leaderboards, ratings, stories, import and export."""
