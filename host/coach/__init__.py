"""What the computer does for people: plays, thinks ahead, gives hints, reviews, teaches."""
