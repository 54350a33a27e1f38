"""Around a game: lobby, looking for players, games over days, after the end."""
