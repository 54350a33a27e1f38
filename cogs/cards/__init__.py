"""What several messages about a table share: its card, its buttons, its clock, the recap."""
