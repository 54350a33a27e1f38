# Words of the rules that players look up.

mombasa-things-terms = Terms

mombasa-term-toll = toll
mombasa-term-toll-about = What a step costs between some spaces of a company track. You pay at once or stop there; whoever stops loses the rest of that reward.
mombasa-term-special_field = special field
mombasa-term-special_field-about = Reaching it pays you £{ $tracks-first_fields } or £{ $tracks-second_fields }, and as much to everybody who is there or beyond. From your next turn on you may use the bonus of the track.
mombasa-term-diamonds = diamonds
mombasa-term-diamonds-about = Steps on the diamond track, which is worth up to £{ $player_board-diamonds_most } at the end. Slot A opens at { $player_board-diamond_track-slot_unlock_space }; beyond { $player_board-diamond_track-last } each one is £{ $player_board-diamond_track-overflow_pounds_per_step }.
mombasa-term-bookkeeping = bookkeeper turn
mombasa-term-bookkeeping-about = A bookkeeper moves your ink jar over books whose requirements your active cards meet; for £{ $player_board-bookkeeping_track-flip_pounds } one book may be flipped first. The book it stops on gives its reward, then the bookkeeper’s points are spent.
mombasa-term-ink_jar = ink jar
mombasa-term-ink_jar-about = Your marker on the bookkeeping track. The further it stands, the more it is worth at the end, up to £{ $player_board-bookkeeping_most }.
mombasa-term-bookkeeping_points = bookkeeping points
mombasa-term-bookkeeping_points-about = Spent at once: an A-book costs { $books-price-A }, a B-book { $books-price-B }, a C-book { $books-price-C }, and every other point is £1.
mombasa-term-person = person
mombasa-term-person-about = In the requirements of a book: each of your active diamond merchants and bookkeepers, except the bookkeeper in use.
mombasa-term-active = active card
mombasa-term-active-about = A card that lies face up in one of your slots, or a face-up tile. Used ones are turned face down and no longer count.
mombasa-term-region_entry = entering a region
mombasa-term-region_entry-about = A company with a post left on its base enters a region beside its base or posts for { $borders-least } to { $borders-most } expansion points. You get the reward of the region, and a foreign post there has to go.
