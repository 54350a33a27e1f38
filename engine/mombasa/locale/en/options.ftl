# Options of a table.

mombasa-option-setup = Set-up
mombasa-option-setup-help = First game: fixed tracks and starting tiles. Advanced: tracks by chance, and everybody keeps one of two starting tiles.
mombasa-option-setup-first_game = first game
mombasa-option-setup-advanced = advanced
mombasa-option-hands = Hands
mombasa-option-hands-help = Hands always follow from public moves. Open hands save everybody the remembering and the hidden count of shares.
mombasa-option-hands-hidden = hidden
mombasa-option-hands-open = open
