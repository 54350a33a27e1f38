# Words in pictures; as short as they can be.

mombasa-picture-round = Round { $round }/{ $rounds }
mombasa-picture-your_turn = Your turn
mombasa-picture-last_round = Last round
mombasa-picture-stacks = Recovery stacks
mombasa-picture-now = Now
mombasa-picture-tiles = Bonus tiles
mombasa-picture-diamonds = Diamonds
mombasa-picture-bookkeeping = Bookkeeping
mombasa-picture-hand = Hand
mombasa-picture-plan = Plan
