# What happened.

mombasa-log-track = { CAP($track) } is the { $company } track.
mombasa-log-first = { $player } gets the first player marker.
mombasa-log-tile = { $player } gets { $tile }.
mombasa-log-arranged = { $player } lays these cards on the recovery stacks: { CASE($cards, "acc") }.
mombasa-log-round = Round { $round } begins: everybody plans their cards.
mombasa-log-planned = { $player } lays out { CASE($cards, "acc") }.
mombasa-log-planned_none = { $player } lays out no cards.
mombasa-log-markers = { $player } gets { $n ->
    [one] { $n } extra bonus marker.
   *[other] { $n } extra bonus markers.
}
mombasa-log-attach = { $player } puts the “+1 good” tile on { $card }.
mombasa-log-goods = { $player } uses { CASE($cards, "acc") } (value { $n }).
mombasa-log-buy = { $player } buys { CASE($card, "acc") } { $n ->
    [0] for free.
   *[other] for goods worth { $n }.
}
mombasa-log-walk = { $player } takes { $n ->
    [one] { $n } step
   *[other] { $n } steps
} on the { $company } track{ $shares ->
    [0] .
    [one] { " " }and now has { $shares } share on it.
   *[other] { " " }and now has { $shares } shares on it.
}
mombasa-log-steps_lost = { $player } loses { $n ->
    [one] { $n } step
   *[other] { $n } steps
} on the { $company } track.
mombasa-log-units_lost = { $player } loses { $n ->
    [one] { $n } step.
   *[other] { $n } steps.
}
mombasa-log-toll = { $player } pays a toll of £{ $n } on the { $company } track.
mombasa-log-toll_short = { $player } cannot pay the toll of £{ $need } on the { $company } track{ $have ->
    [0] : no money.
   *[other] { " " }with £{ $have }.
}
mombasa-log-toll_refused = { $player } stops in front of the toll on the { $company } track.
mombasa-log-field = { $player } reaches a special field of the { $company } track and gets £{ $n }.
mombasa-log-field_too = { $player } gets £{ $n } for a special field of the { $company } track reached earlier.
mombasa-log-diamonds = { $player } gets { $n ->
    [one] { $n } diamond
   *[other] { $n } diamonds
} and now has { $space }.
mombasa-log-diamonds_over = { $player } gets £{ $n } for diamonds beyond the end of the track.
mombasa-log-bonus_next = { $player } can use the { $index ->
    [one] first
   *[other] second
} bonus of the { $company } track from the next turn on ({ $gives }).
mombasa-log-slot_opens = { $player } can use { $slot } from the next round on.
mombasa-log-expand = { $player } expands { $company } with { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}
mombasa-log-expand_none = { $player } has { $n ->
    [one] { $n } expansion point
   *[other] { $n } expansion points
}, but no company can be expanded.
mombasa-log-enter = { $player } expands { $company } into { CASE($region, "acc") } for { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
mombasa-log-enter_all = { $player } expands { $company } into { CASE($regions, "acc") } for { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
mombasa-log-points_lost = { $player } loses { $n ->
    [one] { $n } expansion point.
   *[other] { $n } expansion points.
}
mombasa-log-ousted = { $player } sends the { $company } post { CASE($region, "loc") } back to its base.
mombasa-log-ousted_gone = { $player } sends the { $company } post { CASE($region, "loc") } out of the game: there is no room on its base.
mombasa-log-ousted_all = { $player } displaces the { $company } { $n ->
    [one] post
   *[other] posts
} { CASE($regions, "loc") }.
mombasa-log-base_emptied = { $player } takes the last post of the { $company } base.
mombasa-log-removed = { $player } removes a post from the { $company } base.
mombasa-log-no_post = { $player } could remove a post, but no base has one.
mombasa-log-shares_now = { $player }: { $company } share value £{ $before } → £{ $now }.
mombasa-log-bookkeeper = { $player } uses a bookkeeper with { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}
mombasa-log-turned = { $player } pays £{ $n } to flip the book on position { $at }.
mombasa-log-jar = { $player } moves the ink jar to position { $at }.
mombasa-log-pounds = { $player } gets £{ $n }.
mombasa-log-book = { $player } takes the { $book }.
mombasa-log-coin = { $player } gets the £{ $n } lying by the book.
mombasa-log-points_pounds = { $player } takes £{ $n } instead of books.
mombasa-log-points_over = { $player } gets £{ $n } for bookkeeping points at the end of the track.
mombasa-log-laid = { $player } places the { $letter }-book on position { $at }.
mombasa-log-put_over = { $player } places the { $book } on position { $at }, over the { $under }.
mombasa-log-book_lost = { $player } has no place for the { $book }, and it leaves the game.
mombasa-log-books_new = New books in the display: { $n }.
mombasa-log-merchant = { $player } uses { CASE($card, "acc") }.
mombasa-log-mark = { $n ->
    [0] { $player } places a bonus marker on { CASE($space, "acc") }.
   *[other] { $player } pays £{ $n } and places a bonus marker on { CASE($space, "acc") }.
}
mombasa-log-buy_pounds = { $player } buys { CASE($card, "acc") } for £{ $n }.
mombasa-log-sell = { $player } discards { CASE($card, "acc") } and gets £{ $n }.
mombasa-log-reserve = { $player } reserves { CASE($tile, "acc") } for the next round.
mombasa-log-end = { $player } ends the action phase and takes back { CASE($cards, "acc") }.
mombasa-log-end_bare = { $player } ends the action phase.
mombasa-log-tiles_back = { $player } returns { CASE($tiles, "acc") } to the board.
mombasa-log-coins = { $n ->
    [one] { $n } coin is placed by a book.
   *[other] { $n } coins are placed by books.
}
mombasa-log-discarded = Cards that leave the display: { $cards }.
mombasa-log-display = New cards in the display: { $n }; left in the deck: { $left }.
mombasa-log-markers_back = All bonus markers return to their owners.
mombasa-log-tile_received = { $player } receives { CASE($tile, "acc") }.
mombasa-log-total = { $player } ends with £{ $n }.

# In the logs of games that began before these lines said more.

mombasa-log-steps = { $player } moves { $n } on the { $company } track, to space { $space }.
mombasa-log-slot_soon = { $player } has a new action slot from the next round on.
mombasa-log-post_back = The { $company } post { CASE($region, "loc") } goes back to its base.
mombasa-log-post_gone = The { $company } post { CASE($region, "loc") } leaves the game: there is no room on its base.
mombasa-log-posts_lost = { $company } loses its posts { CASE($regions, "loc") }.
mombasa-log-base_empty = The { $company } base has no posts left.
mombasa-log-share_value = { $company } share value: £{ $before } → £{ $now }.

# Written by older versions, whose logs can still be read.
mombasa-log-put = { $player } places the { $book } on position { $at }.
mombasa-log-bonus = { $player } can now use the { $index ->
    [one] first
   *[other] second
} bonus of the { $company } track.
mombasa-log-unlocked = { $player } can now use the { $index ->
    [one] first
   *[other] second
} bonus of the { $company } track ({ $gives }).
