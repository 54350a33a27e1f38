"""Help from the computer: hints, reviews, guided games."""
