# What players are asked, and what stands beside the answers.

mombasa-tiles = Everybody chooses a starting tile.
mombasa-tile = Which starting tile do you keep? It gives three cards to lay on your recovery stacks, a starting book and a starting bonus; the other tile goes back to the box unseen.
mombasa-tile-detail = { $cards }; { $needs } → { $reward }; { $bonus }
mombasa-tile-steps = { $company } +{ $n }
mombasa-arrangement = Everybody lays three cards on the recovery stacks.
mombasa-arrange = Which card goes on which recovery stack?
mombasa-arrange-help = The three cards are from your **starting tile**. Any order is good: after round 1 you take one of these stacks back to hand.
mombasa-laid = { $slot }: { $card }
mombasa-in_slot = { CASE($card, $case) } in { $letter }
mombasa-arranged = { $letter }: { $card }

mombasa-planning = Everybody plans their cards.
mombasa-plan = Planned: { $laid } of { $slots }; secret until all lock in.
mombasa-plan-slot-empty = empty; { $stack }
mombasa-plan-slot-filled = { $card }; { $stack }
mombasa-stack-holds = on its stack: { $cards }
mombasa-stack-empty = its stack is empty
mombasa-stack-more = { $cards } and { $n } more
mombasa-stack-times = { $card } × { $n }
mombasa-stack-short = { $letter }: { $cards }
mombasa-plan-buys = { $goods } (enough for { $card })
mombasa-plan-jar = ink jar up to position { $at }
mombasa-plan-majority = { $space } ({ $reward }) unless somebody shows more
mombasa-plan-lock = Lock in
mombasa-plan-lock-detail = { $laid } of { $slots } slots filled
mombasa-plan_card = Which card do you put in { $slot }? { CAP($stack) }.
mombasa-plan-clear = Leave it empty
mombasa-plan-back = Another slot
mombasa-more = More cards

mombasa-action = What do you do this turn?
mombasa-action-round = Round { $round } of { $of }: what do you do this turn?
mombasa-act-goods = use goods cards
mombasa-act-goods-short = Goods
mombasa-act-goods-about = Buys a card from the display; the goods that are left become steps on company tracks.
mombasa-act-expansion = use all expansion cards
mombasa-act-expansion-short = Expansion
mombasa-act-expansion-about = Puts posts of one company into regions: you get their rewards, and its shares gain value.
mombasa-act-bookkeeper = use a bookkeeper
mombasa-act-bookkeeper-short = Bookkeeper
mombasa-act-bookkeeper-about = Moves your ink jar over books you can meet, then buys new books.
mombasa-act-bookkeeper-detail = { $n ->
    [one] { $n } bookkeeper active
   *[other] { $n } bookkeepers active
}; the ink jar can get to position { $at }{ $paid ->
    [0] { "" }
   *[other] , for £{ $price } to { $paid }
}
mombasa-act-bookkeeper-stay = { $n ->
    [one] { $n } bookkeeper active
   *[other] { $n } bookkeepers active
}; the ink jar { $paid ->
    [0] cannot move
   *[other] can get to position { $paid } for £{ $price }
}
mombasa-act-merchant = use a diamond merchant
mombasa-act-merchant-short = Merchant
mombasa-act-merchant-about = Brings diamonds and pounds.
mombasa-act-merchant-detail = { $n ->
    [one] { $n } merchant active
   *[other] { $n } merchants active
}
mombasa-act-marker = place a bonus marker
mombasa-act-marker-short = Marker
mombasa-act-marker-about = Takes one bonus space; no card is used.
mombasa-act-marker-detail = { $n ->
    [one] { $n } marker left
   *[other] { $n } markers left
}
mombasa-markers = { $n ->
    [one] { $n } marker
   *[other] { $n } markers
}
mombasa-act-end = end your action phase
mombasa-act-end-verb = end
mombasa-act-end-detail = ends your round; unused { $cards ->
    [0] markers: { $markers }
   *[other] cards and tiles: { $cards }{ $markers ->
        [0] { "" }
       *[other] , markers: { $markers }
    }
}
mombasa-attach = Which card gets the “+1 good” tile? It stays there for the round.
mombasa-attach-act = Attach “+1 good”
mombasa-attach-act-short = +1 good
mombasa-attach-act-detail = before your action: one of your goods cards is worth { $n } more this round
mombasa-attach-detail = value { $now } → { $then }

mombasa-good = Which good do you use?
mombasa-cards = Which cards with { $good } do you use? Their values add up, and they are turned face down.
mombasa-mixed = Which cards do you use together? You must buy a card with them.
mombasa-buy = Do you buy a card? Your goods are worth { $have }; the rest becomes steps.{ $off ->
    [0] { "" }
   *[other] { " " }Track bonuses make cards { $off } cheaper.
}
mombasa-buy-detail = { $left ->
    [0] price { $price }, no steps left
    [one] price { $price }, then { $left } step
   *[other] price { $price }, then { $left } steps
}
mombasa-buy-dear = price { $price }
mombasa-buy-short = { $card } for { $price }
mombasa-buy-none = Buy nothing
mombasa-buy-none-detail = { $n ->
    [one] { $n } step on a company track
   *[other] { $n } steps on company tracks
}
mombasa-buy-none-short = Buy nothing: { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
mombasa-buy-discount = Use the discount instead
mombasa-buy-value = Use the higher value instead
mombasa-step = { $left ->
    [one] { $left } step left: which track?
   *[other] { $left } steps left: which track?
}
mombasa-step-all = { $n ->
    [one] { $n } step: on which track?
   *[other] { $n } steps: on which tracks?
}
mombasa-step-tolls = { $asked } Tolls on the way: { $tolls }.
mombasa-step-toll_on = { $company } £{ $n }
mombasa-step-toll = toll of £{ $n } now
mombasa-step-only = { $n } of { $of } steps
mombasa-step-share = share no. { $total } (now £{ $value })
mombasa-step-towards = { $n ->
    [one] then { $n } more step to share no. { $total }
   *[other] then { $n } more steps to share no. { $total }
}
mombasa-step-field = special field: £{ $n } + bonus
mombasa-step-field_too = { $n ->
    [one] a rival gets £{ $pounds }, too
   *[other] { $n } rivals: £{ $pounds } each
}
mombasa-step-asked = £{ $n } to go on
mombasa-step-short = cannot pay £{ $n }
mombasa-step-end = { $n ->
    [one] { $n } step lost at the end of the track
   *[other] { $n } steps lost at the end of the track
}
mombasa-step-stop = { $n ->
    [one] { $n } step is lost: only steps with a toll are left
   *[other] { $n } steps are lost: only steps with a toll are left
}

mombasa-toll = Do you pay £{ $toll } to go on along the { $company } track? { $left ->
    [one] { $left } step is left
   *[other] { $left } steps are left
}.
mombasa-toll-pay = Pay £{ $n }
mombasa-toll-stop = Stop here
mombasa-toll-stop-detail = { $n ->
    [one] { $n } step is lost
   *[other] { $n } steps are lost
}

mombasa-expand = Which company do you expand with your { $n ->
    [one] { $n } expansion point
   *[other] { $n } expansion points
}? All of them go to it.
mombasa-expand-held = { $own ->
    [one] { $own } share
   *[other] { $own } shares
}, { $rivals ->
    [single] rival { $others }
   *[several] rivals { $others }
}
mombasa-expand-short = { $company }: { $about }
mombasa-expand-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
mombasa-expand-detail = share £{ $value }; { $held }{ $cheapest ->
    [1] { "" }
   *[other] ; entry from { $cheapest }
}
mombasa-expand-lower = with the lower track bonus: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
mombasa-expand-without = without the track bonus: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
mombasa-enter = { $company }, { $n ->
    [one] { $n } point
   *[other] { $n } points
}: which region?
mombasa-enter-cost = { $n ->
    [one] { $n } point
   *[other] { $n } points
}{ $lost ->
    [0] { "" }
    [one] , { $lost } is lost
   *[other] , { $lost } are lost
}
mombasa-enter-short = { $region }, { $lost ->
    [one] { $lost } is lost
   *[other] { $lost } are lost
}
mombasa-enter-gives = { $cost } → { $gains }
mombasa-gets = you get { $what }
mombasa-enter-foreign = ousts { $company }
mombasa-enter-gone = the { $company } post leaves the game: no room on its base
mombasa-column_take = Which column of the { $company } base does the post leave? It enters { CASE($region, "acc") }.
mombasa-column_return = The { $company } post has to leave { CASE($region, "acc") }. To which column of its base does it go?
mombasa-column_take-title = The column of the base that the post leaves; a share is then worth:
mombasa-column-short = { $n ->
    [1] left: £{ $then }
    [2] middle: £{ $then }
   *[other] right: £{ $then }
}
mombasa-column-detail = { $n ->
    [0] then empty
    [one] then { $n } post
   *[other] then { $n } posts
}; { $company } share value: £{ $now } → £{ $then }
mombasa-column-same = { $n ->
    [0] then empty
    [one] then { $n } post
   *[other] then { $n } posts
}; { $company } share value stays £{ $now }
mombasa-remove = { $of ->
    [one] Which trading post do you remove from the game?
   *[other] You remove { $of } trading posts from the game. Which one is { $n ->
        [1] first
       *[other] next
    }?
}
mombasa-remove-all = { $n ->
    [one] Which trading post do you remove from the game?
   *[other] Which { $n } trading posts do you remove from the game?
}

mombasa-bookkeeper = Which bookkeeper do you use?
mombasa-bookkeeper-detail = ink jar up to position { $at }{ $paid ->
    [0] { "" }
   *[other] , for £{ $price } to { $paid }
}, then { $n ->
    [one] { $n } bookkeeping point
   *[other] { $n } bookkeeping points
}
mombasa-bookkeeper-stay = the ink jar { $paid ->
    [0] cannot move
   *[other] can get to position { $paid } for £{ $price }
}; { $n ->
    [one] { $n } bookkeeping point to spend
   *[other] { $n } bookkeeping points to spend
}
mombasa-turn_book = Do you pay £{ $n } to flip a book face down? It then requires nothing and gives nothing.
mombasa-turn_book-detail = £{ $n }; requires { $needs }; the jar then gets to position { $at }
mombasa-turn_book-met = flipping is in vain: you have { $needs } anyway
mombasa-turn_book-useless = requires { $needs }; flipping is in vain: the jar cannot get to it
mombasa-turn_book-no = Don’t flip a book
mombasa-jar-stands = ink jar on position { $at }
mombasa-jar-title = How far does the ink jar go?
mombasa-jar = How far does the ink jar go? It { $at ->
    [0] is at the start
   *[other] is on position { $at }
} and can get to position { $reach }.
mombasa-jar-short = { $at }: { $gets }
mombasa-jar-stay = { $at ->
    [0] Stay at the start
   *[other] Stay on position { $at }
}
mombasa-jar-detail = { $gets }; the track is then worth £{ $n }
mombasa-jar-end = you get £{ $n } for the bookkeeper’s points
mombasa-batch = { CAP($source) }: { $n } of { $of ->
    [one] { $of } bookkeeping point
   *[other] { $of } bookkeeping points
} left. Which book do you take?
mombasa-batch-first = { CAP($source) }: you have { $n ->
    [one] { $n } bookkeeping point
   *[other] { $n } bookkeeping points
}. Which book do you take? Each book costs what stands at the left of its row. Above is what it needs, below what it brings when your ink jar stops on it.
mombasa-batch-all = { CAP($source) }: { $n ->
    [one] { $n } bookkeeping point
   *[other] { $n } bookkeeping points
} left. Which books do you take?
mombasa-batch-title = Which book?
mombasa-batch-rest-short = No more books: £{ $n }
mombasa-batch-rest = { $n ->
    [one] no book: you get £1 for the point
   *[other] no more books: you get £1 for each point
}
mombasa-from-regions = rewards of the new regions
mombasa-from-book = book on position { $at }
mombasa-from-bookkeeper = bookkeeper
mombasa-from-space = bonus space
mombasa-book-price = { $n ->
    [one] costs { $n } point
   *[other] costs { $n } points
}
mombasa-book-coin = you get £{ $n } with it
mombasa-book-lost = no place for it on your track: it leaves the game
mombasa-put = { $of ->
    [one] { CAP($book) }. On which position do you place it?
   *[other] { CAP($book) }, book { $n } of { $of }. On which position do you place it?
}
mombasa-put-empty = empty
mombasa-put-cover = covers { $needs } → { $reward }
mombasa-put-passed = no further use: the jar is here or beyond
mombasa-put-pounds = worth £{ $n } when reached

mombasa-merchant = Which diamond merchant do you use?
mombasa-mark = Where do you place a bonus marker?
mombasa-mark-first = first player
mombasa-mark-price = { $what }, £{ $n }
mombasa-mark-more-pounds = +£{ $n }
mombasa-mark-more-diamonds = { mombasa-gain-diamonds }
mombasa-mark-more-bookkeeping = { $n ->
    [one] +{ $n } book
   *[other] +{ $n } books
}
mombasa-mark-more-remove_posts = { $n ->
    [one] remove { $n } post
   *[other] remove { $n } posts
}
mombasa-mark-buy = buy
mombasa-mark-buy_from = buy, £{ $n }+
mombasa-mark-buy_one = buy { CASE($card, "acc") }: £{ $n }
mombasa-mark-sell = sell, +£{ $n }
mombasa-mark-sell_good = sell { $good }, +£{ $n }
mombasa-mark-steps = { $company } +{ $n }
mombasa-mark-tile_plus_1_good = +1 good
mombasa-mark-tile_bookkeeper = bookkeeper
mombasa-mark-tile_merchant = merchant
mombasa-mark-tile_expansion = expansion
mombasa-mark-one_of = diamonds, books
mombasa-mark-buy_and_diamonds = card, { $n ->
    [one] { $n } diamond
   *[other] { $n } diamonds
}
mombasa-mark-advance = { $tracks } tracks: +{ $n }
mombasa-effect-first_player = you start the next round; { $gets }
mombasa-effect-buy_card = costs £{ $cost }; then buy a card from the display for pounds
mombasa-effect-sell_card = discard a card from hand → £{ $n } plus its crate number
mombasa-effect-sell_good = discard a card with { $good } from hand → £{ $n } plus its crate number
mombasa-effect-majority = { $measure } { $n }: { $reward }
mombasa-effect-reserve = £{ $cost } → { $tile } for the next round
mombasa-effect-reserve_late = costs £{ $cost } and brings nothing: there is no next round
mombasa-effect-one_of = costs £{ $cost }; you get { $rewards }
mombasa-effect-buy_and_diamonds = you get { $n ->
    [one] { $n } diamond
   *[other] { $n } diamonds
} and/or buy a card from the display for pounds{ $off ->
    [0] { "" }
   *[other] , £{ $off } cheaper
}
mombasa-effect-advance = costs £{ $cost }; you take { $n } steps on each of { $tracks } tracks other than { $company }
mombasa-buy_pounds = Which card do you buy for pounds?{ $off ->
    [0] { "" }
   *[other] { " " }Cards are £{ $off } cheaper.
}
mombasa-buy_pounds-short = { $card } for £{ $price }
mombasa-buy_pounds-dear = costs £{ $price }
mombasa-buy_pounds-detail = costs £{ $price }, leaves you £{ $left }
mombasa-sell = Which card do you discard for £{ $n } plus its crate number?
mombasa-sell-help = A card that you sell does not come back to you.
mombasa-tier_choice = Your { CASE($measure, "gen") } value is { $n }. Which reward do you take on the { $company } track?
mombasa-tier = with { $n } or more: { $reward }
mombasa-tier-less = less than for { $n }
mombasa-one_of = Which reward do you take?
mombasa-parts = Do you take diamonds, buy a card, or both?{ $off ->
    [0] { "" }
   *[other] { " " }The card is £{ $off } cheaper.
}
mombasa-parts-both = { $gains } and a card
mombasa-parts-diamonds = Only { $gains }
mombasa-parts-buy = Only a card
mombasa-parts-less = the same purchase, without the diamonds
mombasa-other_track = You take { $steps } steps on each of { $of } tracks. Which track is { $n ->
    [1] first
   *[other] next
}?
mombasa-other_track-all = On which tracks do you take { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} each?
mombasa-stack = Which recovery stack do you take back to hand? After that, this round’s cards go on the stacks of their slots.
