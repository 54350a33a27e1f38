"""The actions of a turn (§7), and what several of them share."""
