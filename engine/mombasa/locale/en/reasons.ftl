# Why something is not offered.

mombasa-no-dealt = You were not dealt this starting tile.
mombasa-no-slot_diamonds = It takes { $need } diamonds at the beginning of planning; you have { $have }.
mombasa-no-slot_books = The ink jar has to be at position { $need } at the beginning of planning; { $have ->
    [0] it is still at the start.
   *[other] it is on position { $have }.
}
mombasa-no-plannable = No card that could be planned is left in your hand.
mombasa-no-share_card = Share cards have no action and stay in hand.
mombasa-no-planned = This card is already planned: { $slot }.
mombasa-no-in_stack = This card is on the recovery stack of { $slot }; only cards in hand can be chosen.
mombasa-no-in_slot = This card is in { $slot }; only cards in hand can be chosen.
mombasa-no-page = This card is on another page of your hand: choose “More cards”.
mombasa-no-alike = It makes no difference: choose “{ $other }” instead.
mombasa-no-goods = You have no active goods card.
mombasa-no-expansion = You have no active expansion card or expansion tile.
mombasa-no-bookkeeper = You have no active bookkeeper; those on recovery stacks or face down do not count.
mombasa-no-merchant = You have no active diamond merchant.
mombasa-no-slot_empty = There is no card in { $slot }.
mombasa-no-tile = You do not have { CASE($tile, "acc") } this round.
mombasa-no-used = This was already used this round and lies face down.
mombasa-no-kind = Only { $kind } can be used here, not { CASE($card, "acc") }.
mombasa-no-goods_card = Only goods cards can be chosen here, not { CASE($card, "acc") }.
mombasa-no-other_good = Only cards with { $good } are used now, not { CASE($card, "acc") }.
mombasa-no-plus_tile = You do not have the “+1 good” tile this round.
mombasa-no-plus_placed = The “+1 good” tile is already on a card and stays there.
mombasa-no-value = The price is { $need }; your goods are worth { $have }.
mombasa-no-good = You have no active card with { $good }.
mombasa-no-mixed = To use different goods together you need the second bonus of the { $company } track.
mombasa-no-mixed_out = No track of this game lets you use different goods together.
mombasa-no-mixed_cards = To use different goods together you need a card with { $good }, another good, and enough value to buy a card.
mombasa-no-mix_one = These cards are of one good; choose at least two different ones.
mombasa-no-mix_lead = Different goods together need a card with { $good } among them.
mombasa-no-cheapest_card = The cheapest card costs { $need }; these goods are worth { $have }.
mombasa-no-no_discount = The discount needs a card with { $good } among those used.
mombasa-no-none_mixed = Different goods used together must buy a card.
mombasa-no-none_discount = The discount is for a purchase only; to buy nothing, go back to the higher value first.
mombasa-no-none_marker = You have placed your marker for a purchase, so you must buy a card.
mombasa-no-track_end = Your marker is already at the end of the { $company } track.
mombasa-no-toll = The toll on the { $company } track is £{ $need }; you have £{ $have }.
mombasa-no-stop_steps = You cannot stop yet: on the { $company } track you can still move without a toll.
mombasa-no-home_track = These steps go on other tracks than that of { $company }.
mombasa-no-track_twice = You have already taken steps on the { $company } track; now it has to be another one.
mombasa-no-post = { $company } has no post left on its base.
mombasa-no-cheapest = The cheapest entry for { $company } costs { $need }; you have { $have ->
    [one] { $have } expansion point.
   *[other] { $have } expansion points.
}
mombasa-no-points = Entering { CASE($region, "acc") } costs { $need }; you have { $have ->
    [one] { $have } expansion point left.
   *[other] { $have } expansion points left.
}
mombasa-no-stop_entering = You cannot stop yet: entering { CASE($region, "acc") } costs { $need }, and you have { $have ->
    [one] { $have } expansion point left.
   *[other] { $have } expansion points left.
}
mombasa-no-own_post = { $company } already has a post { CASE($region, "loc") }.
mombasa-no-enclave = An enclave can only be entered from the region around it; the company first needs a post { CASE($region, "loc") }.
mombasa-no-border = Neither the base nor a post of { $company } borders on { CASE($region, "acc") }.
mombasa-no-column_empty = There is no post in the { $column }.
mombasa-no-column_full = There is no room in the { $column }; a bottom space that was emptied stays empty.
mombasa-no-turn_start = The starting book can be neither flipped nor covered.
mombasa-no-turn_nothing = There is no book on position { $at }.
mombasa-no-turn_passed = The jar is already on position { $at } or beyond.
mombasa-no-turn_twice = The book on position { $at } is already face down.
mombasa-no-pounds = This takes £{ $need }; you have £{ $have }.
mombasa-no-jar_back = The ink jar only moves forward; it { $at ->
    [0] is at the start.
   *[other] is on position { $at }.
}
mombasa-no-gap = There is no book on position { $at }, and the jar cannot skip it.
mombasa-no-requirement = The book on position { $at } requires { $needs }; your active cards have { $have }.
mombasa-no-requirement_person = The book on position { $at } requires { $needs }; your active cards have { $have }. Persons are diamond merchants and bookkeepers, except the bookkeeper in use.
mombasa-no-book = There is no { $letter }-book on this space of the display.
mombasa-no-book_points = { $letter }-books cost { $need ->
    [one] { $need } point
   *[other] { $need } points
}; you have { $have }.
mombasa-no-cover = On position { $at } there is a book with the letter { $under }; only another { $under } may cover it, not { $letter }.
mombasa-no-crossed = No A-book may be placed on the empty position { $at }.
mombasa-no-marker = All your bonus markers are placed.
mombasa-no-space = There is no free bonus space whose cost and requirement you meet.
mombasa-no-space_taken = { $player } holds this space until the round ends.
mombasa-no-first_turn = Whoever holds the first player marker may not choose this space on their first turn of the round.
mombasa-no-hand = You have no card in hand.
mombasa-no-hand_good = You have no card with { $good } in hand.
mombasa-no-bonus = This needs the { $index ->
    [one] first
   *[other] second
} bonus of the { $company } track: { $n ->
    [one] { $n } step to its special field.
   *[other] { $n } steps to its special field.
}
mombasa-no-space_twice = You already use the other space of the { $company } track this round.
mombasa-no-display = There is no card in the display.
mombasa-no-any_card = The cheapest card takes £{ $need } in all; you have £{ $have }.
mombasa-no-sell = Only cards with { $good } can be discarded here.
mombasa-no-tier = You need { $measure } { $need }; you have { $measure } { $have }.
mombasa-no-measure = Your { CASE($measure, "gen") } value is 0; at least 1 is needed.
mombasa-no-majority = Your { CASE($measure, "gen") } value is { $have }, but { $player } has { $theirs }.
mombasa-no-stack = The recovery stack of { $slot } is empty.
