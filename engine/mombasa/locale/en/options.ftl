# Options of a table.

mombasa-option-setup = Set-up
mombasa-option-setup-help = First game: fixed tracks and starting tiles. Advanced: random tracks, and everybody keeps one of two starting tiles.
mombasa-option-setup-first_game = first game
mombasa-option-setup-advanced = advanced
mombasa-option-hands = Hands
mombasa-option-hands-help = What is in a hand can always be worked out from what everybody saw. With open hands nobody has to remember it, and the score so far shows all shares.
mombasa-option-hands-hidden = hidden
mombasa-option-hands-open = open
