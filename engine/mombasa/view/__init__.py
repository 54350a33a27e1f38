"""What a seat may know (None: everybody), built field by field for pictures and computer players.

Printed facts (cards, books, regions, tracks, …) are not repeated in the view: `view.data` has their typed rows, and ids
refer to them. A plan in the making is not in here but in `ask.draft`. Before a joint reveal nothing in a view changes,
whoever has answered; `active` is None.

Targets of options are ids of regions, companies, cards, slots, tiles, book spaces and bonus spaces, and besides
`cairo:1` (column of a base), `stack:slot_b` (recovery stack) and `book_place:5` (position of the bookkeeping track).
"""
