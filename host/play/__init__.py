"""Turns: answers, undo, plans, default answers, going back with consent."""
