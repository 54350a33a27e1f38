# What players are asked, and what stands beside the answers.

mombasa-tiles = Everybody chooses a starting tile.
mombasa-tile = Which starting tile do you keep? The other one goes back to the box unseen.
mombasa-tile-detail = set aside: { $cards }; starting book: { $needs } → { $reward }; first steps: { $steps }
mombasa-arrangement = Everybody arranges the three cards set aside.
mombasa-arrange = On which recovery stacks do you lay the three cards set aside? A card comes back with the whole stack.
mombasa-laid = { $slot }: { $card }

mombasa-planning = Everybody plans their cards.
mombasa-plan = Which slot do you want to fill? You can change the plan until the last player has locked in.
mombasa-plan-slot-empty = empty; on its stack: { $stack }
mombasa-plan-slot-filled = { $card }; on its stack: { $stack }
mombasa-stack-empty = nothing
mombasa-plan-lock = Lock in
mombasa-plan-lock-detail = { $laid } of { $slots } slots filled
mombasa-plan_card = Which card do you lay into { $slot }?
mombasa-plan-clear = Leave it empty
mombasa-plan-back = Another slot
mombasa-more = More cards

mombasa-action = What do you do in this turn?
mombasa-act-goods = Use goods cards
mombasa-act-expansion = Use all expansion cards
mombasa-act-bookkeeper = Use a bookkeeper
mombasa-act-bookkeeper-detail = { $n ->
    [one] { $n } bookkeeper active
   *[other] { $n } bookkeepers active
}; the ink jar could get to position { $at }
mombasa-act-merchant = Use a diamond merchant
mombasa-act-merchant-detail = { $n ->
    [one] { $n } merchant active
   *[other] { $n } merchants active
}
mombasa-act-marker = Place a bonus marker
mombasa-act-marker-detail = { $n ->
    [one] { $n } marker left
   *[other] { $n } markers left
}
mombasa-act-end = End your action phase
mombasa-act-end-detail = you take no more turns this round; unused: cards and tiles { $cards }, markers { $markers }
mombasa-attach = Which card gets the “+1 good” tile? It stays there for the round.
mombasa-attach-act = Attach “+1 good”
mombasa-attach-detail = value { $now } → { $then }

mombasa-good = Which goods do you use?
mombasa-cards = Which of these cards do you use? They are turned face down afterwards.
mombasa-mixed = Which cards do you use together? You must buy a card with them.
mombasa-buy = Do you buy a card? You have goods worth { $have }.
mombasa-buy-detail = price { $price }, leaves { $left } for steps
mombasa-buy-none = Buy nothing
mombasa-buy-none-detail = all { $n } become steps; while a marker can move without a toll, they must be used
mombasa-buy-discount = Use the discount of track B1 instead
mombasa-buy-value = Use the higher value of track B1 instead
mombasa-step = Which marker moves one space? { $left ->
    [one] { $left } unit is left.
   *[other] { $left } units are left.
}
mombasa-step-to = to space { $space }
mombasa-step-toll = toll £{ $n }
mombasa-step-field = special field { $index }: £{ $n } for you, its bonus from your next turn on
mombasa-step-field_too = £{ $n } each for: { $players }
mombasa-step-share = share no. { $total }, now worth £{ $value }
mombasa-step-end = stands at the end of the track: steps are lost
mombasa-step-stop = { $n ->
    [one] { $n } unit is lost: only toll steps are left
   *[other] { $n } units are lost: only toll steps are left
}

mombasa-toll = Do you pay £{ $toll } to go on along the { $company } track? You have £{ $have }; steps left: { $left }.
mombasa-toll-pay = Pay £{ $n }
mombasa-toll-stop = Stop here
mombasa-toll-stop-detail = { $n ->
    [one] { $n } step is lost
   *[other] { $n } steps are lost
}

mombasa-expand = Which company do you expand? { $n ->
    [one] { $n } expansion point goes there.
   *[other] All { $n } expansion points go there.
}
mombasa-expand-detail = points: { $n }, to be spent while an entry can be paid (cheapest { $cheapest }); posts on the base: { $posts }, share value £{ $value }
mombasa-expand-lower = with the lower track bonus (points: { $n })
mombasa-enter = Which region does { $company } enter? Expansion points left: { $n }.
mombasa-enter-cost = costs { $n }
mombasa-enter-foreign = the post of { $company } returns to its base
mombasa-enter-left = { $n ->
    [one] { $n } point left, to be spent if an entry can be paid
   *[other] { $n } points left, to be spent while an entry can be paid
}
mombasa-column_take = From which column of the { $company } base do you take the post?
mombasa-column_return = To which column of its base does the post of { $company } return from { $region }?
mombasa-column-detail = { $company } share value: £{ $now } → £{ $then }
mombasa-remove = Which trading post do you remove from the game?

mombasa-bookkeeper = Which bookkeeper do you use?
mombasa-turn_book = Do you pay £{ $n } to turn a book face down?
mombasa-turn_book-detail = requires { $needs }; the jar could then get to position { $at }
mombasa-turn_book-no = Turn no book
mombasa-jar = Where does the ink jar stop?
mombasa-jar-stay = Stay on position { $at }
mombasa-jar-detail = reward: { $reward }; the track is then worth £{ $n }
mombasa-batch = How do you spend { $n ->
    [one] { $n } bookkeeping point?
   *[other] { $n } bookkeeping points?
}
mombasa-book-price = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
mombasa-book-coin = brings £{ $n }
mombasa-book-lost = there is no place for it: it would leave the game
mombasa-put = Where do you place the { $book }?
mombasa-put-empty = empty
mombasa-put-cover = covers the { $book }
mombasa-put-passed = the jar is there or beyond: no further use
mombasa-put-pounds = worth £{ $n } when reached

mombasa-merchant = Which diamond merchant do you use?
mombasa-mark = Where do you place your bonus marker?
mombasa-effect-first_player = you start the next round; { $n ->
    [one] { $n } bookkeeping point
   *[other] { $n } bookkeeping points
}
mombasa-effect-buy_card = £{ $cost }, then buy a card of the display for pounds
mombasa-effect-sell_card = discard a card from hand for its crate number and £{ $n }
mombasa-effect-sell_good = discard a card with { $good } from hand for its crate number and £{ $n }
mombasa-effect-majority = { $reward } ({ $company } track)
mombasa-effect-reserve = £{ $cost } for the { $tile } in the next round
mombasa-effect-reserve_late = £{ $cost } for nothing: there is no next round
mombasa-effect-one_of = £{ $cost } for { $rewards }
mombasa-effect-buy_and_diamonds = { $n ->
    [one] { $n } diamond
   *[other] { $n } diamonds
} and/or a card of the display for pounds{ $off ->
    [0] { "" }
   *[other] , £{ $off } cheaper
}
mombasa-effect-advance = £{ $cost } for { $n } steps on each of { $tracks } tracks other than { $company }
mombasa-buy_pounds = Which card do you buy? You have £{ $have }.
mombasa-buy_pounds-detail = £{ $price }, leaves you £{ $left }
mombasa-sell = Which card do you discard?
mombasa-tier_choice = Which tier do you take?
mombasa-tier = from { $n }
mombasa-one_of = Which reward do you take?
mombasa-parts = What do you take?
mombasa-parts-both = { $n ->
    [one] { $n } diamond
   *[other] { $n } diamonds
} and a card
mombasa-parts-diamonds = Only { $n ->
    [one] { $n } diamond
   *[other] { $n } diamonds
}
mombasa-parts-buy = Only a card
mombasa-other_track = On which track do you move { $n } steps? Tracks to choose: { $left }.
mombasa-stack = Which recovery stack do you take back to hand?
