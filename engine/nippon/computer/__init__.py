"""Computer players: they answer the same questions as people."""
