"""Who sits where: the lobby, looking for players, seats that change hands."""
