"""Taking a turn: the panel behind My move, plans, default answers, going back."""
