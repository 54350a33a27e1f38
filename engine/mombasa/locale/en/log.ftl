# What happened.

mombasa-log-track = { CAP($track) } lies at { $company }.
mombasa-log-first = { $player } has the first player marker.
mombasa-log-tile = { $player } has { $tile }.
mombasa-log-arranged = { $player } sets aside: { $cards }.
mombasa-log-round = Round { $round } begins: everybody plans their cards.
mombasa-log-planned = { $player } lays out: { $cards }.
mombasa-log-planned_none = { $player } lays out no cards.
mombasa-log-bonus = { $player } can now use the { $index ->
    [one] first
   *[other] second
} bonus of the { $company } track.
mombasa-log-attach = { $player } puts “+1 good” on { $card }.
mombasa-log-goods = { $player } uses { $cards } (value { $n }).
mombasa-log-buy = { $player } buys { $card } for { $n }.
mombasa-log-steps = { $player } moves { $n } on the { $company } track, to space { $space }.
mombasa-log-steps_lost = { $player } loses { $n } { $n ->
    [one] step
   *[other] steps
} on the { $company } track.
mombasa-log-units_lost = { $player } loses { $n } { $n ->
    [one] unit
   *[other] units
} of goods.
mombasa-log-toll = { $player } pays a toll of £{ $n } on the { $company } track.
mombasa-log-toll_short = { $player } cannot pay the toll of £{ $need } on the { $company } track with £{ $have }.
mombasa-log-toll_refused = { $player } stops in front of the toll on the { $company } track.
mombasa-log-field = { $player } reaches a special field of the { $company } track and gets £{ $n }.
mombasa-log-field_too = { $player } is already there on the { $company } track and gets £{ $n }.
mombasa-log-diamonds = { $player } gets { $n } { $n ->
    [one] diamond
   *[other] diamonds
}, to space { $space }.
mombasa-log-diamonds_over = { $player } gets £{ $n } for diamonds beyond the end of the track.
mombasa-log-slot_soon = { $player } has a new action slot from the next round on.
mombasa-log-expand = { $player } expands { $company } with { $n } { $n ->
    [one] point
   *[other] points
}.
mombasa-log-expand_none = { $player } has { $n } { $n ->
    [one] expansion point
   *[other] expansion points
}, but no company can be expanded.
mombasa-log-enter = { $player } leads { $company } into { $region } for { $n }.
mombasa-log-points_lost = { $player } loses { $n } { $n ->
    [one] expansion point
   *[other] expansion points
}.
mombasa-log-post_back = The post of { $company } returns to its base from { $region }.
mombasa-log-post_gone = The post of { $company } in { $region } leaves the game: its base is full.
mombasa-log-base_empty = The base of { $company } has no posts left.
mombasa-log-removed = { $player } removes a post of { $company } from the game.
mombasa-log-no_post = { $player } could remove a post, but no base has one.
mombasa-log-bookkeeper = { $player } uses a bookkeeper with { $n } { $n ->
    [one] point
   *[other] points
}.
mombasa-log-turned = { $player } pays £{ $n } to turn the book on position { $at }.
mombasa-log-jar = { $player } moves the ink jar to position { $at }.
mombasa-log-pounds = { $player } gets £{ $n }.
mombasa-log-book = { $player } takes the { $book }.
mombasa-log-coin = { $player } gets £{ $n } from the coin at the book.
mombasa-log-points_pounds = { $player } takes £{ $n } for bookkeeping points.
mombasa-log-points_over = { $player } gets £{ $n } for bookkeeping points at the end of the track.
mombasa-log-put = { $player } places the { $book } on position { $at }.
mombasa-log-book_lost = { $player } has no place for a book, it leaves the game: { $book }.
mombasa-log-books_new = New books in the display: { $n }.
mombasa-log-merchant = { $player } uses { $card }.
mombasa-log-mark = { $player } places a bonus marker: { $space }{ $n ->
    [0] { "" }
   *[other] { " " }(£{ $n })
}.
mombasa-log-buy_pounds = { $player } buys { $card } for £{ $n }.
mombasa-log-sell = { $player } discards { $card } and gets £{ $n }.
mombasa-log-reserve = { $player } reserves the { $tile }.
mombasa-log-end = { $player } ends the action phase and takes back: { $cards }.
mombasa-log-end_bare = { $player } ends the action phase.
mombasa-log-coins = Coins laid at books: { $n }.
mombasa-log-discarded = Cards that leave the display: { $cards }.
mombasa-log-display = New cards in the display: { $n }; left in the deck: { $left }.
mombasa-log-tile_received = { $player } receives the { $tile }.
mombasa-log-total = { $player } ends with £{ $n }.
