# Words in pictures, as short as they can be.

mombasa-pic-market-cards = cards for sale
mombasa-pic-market-books = books
mombasa-pic-market-bonuses = bonuses for a marker
mombasa-pic-market-majorities = majorities
mombasa-pic-market-tracks = track bonuses
mombasa-pic-market-areas = cards laid this round
mombasa-pic-title = { mombasa-title }
mombasa-pic-kind-board = Board
mombasa-pic-kind-market = Market
mombasa-pic-kind-player = Player board
mombasa-pic-kind-score = Scores
mombasa-pic-round = Round { $round } of { $rounds }
mombasa-pic-last_round = last round
mombasa-pic-your_turn = Your turn
mombasa-pic-to_move = To move
mombasa-pic-stacks = Recovery stacks
mombasa-pic-now = Now
mombasa-pic-diamonds = Diamonds
mombasa-pic-bookkeeping = Bookkeeping
mombasa-pic-hand = Hand
mombasa-pic-fortune = Fortune now
mombasa-pic-start_tiles = Starting tiles
mombasa-pic-start-keep = Keep one starting tile
mombasa-pic-start-arrange = Cards for the stacks
mombasa-pic-start-aside = set aside
mombasa-pic-start-book = first book
mombasa-pic-start-bonus = bonus
mombasa-pic-start-stacks = recovery stacks
mombasa-pic-plan-title = Round { $round } of { $rounds }: your plan
mombasa-pic-plan-locked = Your plan is locked in
mombasa-pic-plan-card = Plan: card for slot
mombasa-pic-plan-key-stack = above: recovery stack, comes back as one
mombasa-pic-plan-key-up = where the card goes after this round
mombasa-pic-plan-key-ghost = planned; pick the slot again to change

# The pictures in words.

mombasa-pic-when = { mombasa-title }, round { $round } of { $rounds }. { $phase }.
mombasa-pic-turn = To move: { $player }.
mombasa-pic-everybody = Everybody decides at the same time.
mombasa-pic-won = { $n ->
    [one] Winner
   *[other] Winners
}: { $players }.
mombasa-pic-last = This is the last round.
mombasa-pic-left-goods = Steps left: { $n }.
mombasa-pic-left-expansion = Expansion points left: { $n }.
mombasa-pic-left-batch = Bookkeeping points left: { $n }.
mombasa-pic-entry = Entering costs: { $regions }.
mombasa-pic-nothing = none
mombasa-pic-company = { $company }: £{ $value } a share, posts on the map { $posts }
mombasa-pic-regions = { $company }: £{ $value } a share; posts on the base { $base }; mines { $mines }; regions: { $regions }.
mombasa-pic-track = { $company }, track { $track }, space (shares on the track): { $markers }.
mombasa-pic-player = { $player }: cash £{ $cash }; { $seen ->
    [0] shares without the hand
   *[other] shares with all cards
}: { $shares }; diamonds { $diamonds } (£{ $worth }); ink jar on { $jar } (£{ $books }); bonus markers { $markers } of { $all }; cards in hand { $hand }; sum £{ $total }.
mombasa-pic-first = First player: { $player }.
mombasa-pic-done = Have ended the round: { $players }.
mombasa-pic-sum = { $player } £{ $total }
mombasa-pic-column = Cards at +{ $n }: { $cards }.
mombasa-pic-priced = { $card } for { $price }
mombasa-pic-out_of_reach = Out of your reach for now: { $cards }.
mombasa-pic-stock = Cards in the deck: { $deck }. Books in supply: A { $a }, B { $b }, C { $c }.
mombasa-pic-books = { $letter }-books: { $books }.
mombasa-pic-coin = { $book } with £{ $n }
mombasa-pic-taken = Bonus spaces taken: { $spaces }.
mombasa-pic-free = Bonus spaces free: { $spaces }.
mombasa-pic-tile_of = Bonus tiles with players: { $tiles }.
mombasa-pic-bonuses = Track { $track } ({ $company }): { $first }; { $second }.
mombasa-pic-bonus_of = { $bonus } – { $players }
mombasa-pic-bonus-expansion = expansion +{ $n }
mombasa-pic-bonus-discount = purchases with a card of { $good } −{ $n }
mombasa-pic-bonus-discount_mixed = purchases with a card of { $good } and other goods −{ $n }
mombasa-pic-bonus-card_value = every card of { $good } +{ $n }
mombasa-pic-bonus-markers = bonus markers +{ $n }
mombasa-pic-bonus-sell = sell a card for its crate + £{ $n }
mombasa-pic-bonus-sell_good = sell a card of { $good } for its crate + £{ $n }
mombasa-pic-bonus-choice = £{ $price }: { $first } or { $second }
mombasa-pic-bonus-buy = { $off ->
    [0] buy a card for its price
   *[other] buy a card for its price −£{ $off }
} and/or { $gain }
mombasa-pic-bonus-advance = £{ $price }: { $steps } steps on each of { $tracks } other tracks
mombasa-pic-area = { $player } has { $cards }. { $values }
mombasa-pic-recovering = Cards on the recovery stacks: { $stacks }.
mombasa-pic-empty_area = { $player } has no open cards.
mombasa-pic-used = { $card } (used)
mombasa-pic-values = Values: { $values }.
mombasa-pic-value = { $name } { $n }
mombasa-pic-expansion = expansion
mombasa-pic-person = persons
mombasa-pic-offer = Cards on offer: { $cards }. Books on offer: { $books }. Free bonus spaces: { $spaces }.
mombasa-pic-most = Highest values: { $values }.
mombasa-pic-slot = Slot { $letter }: { $card }
mombasa-pic-slot-empty = Slot { $letter }: empty
mombasa-pic-slot-locked = Slot { $letter }: locked
mombasa-pic-slot-next = Slot { $letter }: opens next round
mombasa-pic-stack = { $slot }; stack: { $cards }.
mombasa-pic-cash = { $player }: cash £{ $cash }, bonus markers { $markers } of { $all }, sum £{ $total }.
mombasa-pic-shares = Shares with all cards: { $shares }.
mombasa-pic-holding = { $company } { $shares } × £{ $value }
mombasa-pic-tiles = Bonus tiles: { $tiles }.
mombasa-pic-diamond_track = Diamond track: space { $space }, £{ $pounds }.
mombasa-pic-book_track = Bookkeeping track: ink jar { $position ->
    [0] at the start
   *[other] on position { $position }
}, £{ $pounds }. Books: { $books }.
mombasa-pic-position = { $at }: { $book }
mombasa-pic-start_book = { $needs } → { $reward }
mombasa-pic-face_down = face down
mombasa-pic-placing = Books to be placed: { $books }.
mombasa-pic-cards = { $n ->
    [one] Hand, { $n } card
   *[other] Hand, { $n } cards
}: { $cards }.
mombasa-pic-hidden = Hand: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, face down.
mombasa-pic-dealt = { $tile }: set aside { $cards }; starting book { $book }; starting bonus: { $steps }.
mombasa-pic-plan-told = Your plan: { $laid } of { $slots } slots filled.
mombasa-pic-plan-told-locked = Your plan is locked in: { $laid } of { $slots } slots filled.

# Groups of the score sheet.
mombasa-pic-group-shares = Shares
