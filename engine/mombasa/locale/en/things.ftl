# Everything that can be asked about: lists of them, and what they do.
mombasa-things-companies = Companies
mombasa-things-regions = Regions
mombasa-things-tracks = Company tracks
mombasa-things-cards = Cards
mombasa-things-books = Books
mombasa-things-spaces = Bonus spaces
mombasa-things-tiles = Bonus tiles
mombasa-things-start_tiles = Starting tiles
mombasa-things-slots = Action slots
mombasa-things-ledgers = Tracks of your board

mombasa-what-company = Nobody owns it, everybody may expand it. The emptier its base, the more its shares are worth at the end.
mombasa-what-region = Whoever puts a post here gets: { $reward }.
mombasa-what-mines = { $n ->
    [one] { $n } mine icon: it counts for the diamond merchant of the company whose post stands here.
   *[other] { $n } mine icons: they count for the diamond merchant of the company whose post stands here.
}
mombasa-what-outer = An outer region: it gives no reward itself, but the enclave inside is entered only from here.
mombasa-what-enclave = An enclave, entered only from the region around it, { CASE($region, "acc") }.
mombasa-what-track = { $length } spaces, up to { $n ->
    [one] { $n } share
   *[other] { $n } shares
}.
mombasa-what-bonus = { $n ->
    [one] First
   *[other] Second
} bonus, from the special field on space { $space }: { $bonus }.
mombasa-what-goods = { CAP($good) } of value { $n }: buys cards, moves your markers on company tracks, counts for books and majorities.
mombasa-what-expansion = { $n ->
    [one] { $n } expansion point
   *[other] { $n } expansion points
}: all your active expansion cards together put posts of one company on the map.
mombasa-what-bookkeeper = Moves your ink jar over books whose requirements you meet, then gives { $reward }.
mombasa-what-merchant = Gives { $reward }.
mombasa-what-merchant_of = Gives { $reward }, and 1 more diamond for every { $n ->
    [one] mine icon
   *[other] { $n } mine icons
} under the posts of { $company }.
mombasa-what-share = Cannot be planned. It counts its shares at the end, if you still have it.
mombasa-what-crated = { $card }, crate number { $n }
mombasa-what-card_apart = crate number { $n }
mombasa-what-crate = Crate number { $n }: the price, without the surcharge of its column, and what it brings when sold.
mombasa-what-book = Requires { $needs } of your active cards. If the ink jar stops on it: { $reward }.
mombasa-what-book_price = { $n ->
    [one] Costs { $n } bookkeeping point.
   *[other] Costs { $n } bookkeeping points.
}
mombasa-what-book_display_name = book display
mombasa-what-book_display = Books you can take with bookkeeping points. A coin that lies at a book comes with it.
mombasa-what-space = For one of your bonus markers: { $does }.
mombasa-what-majority = if nobody has more { $measure } than you, a reward by value ({ $company } track) – { $tiers }
mombasa-what-tile_plus_1_good = Raises the value of one active goods card by { $n } for the whole round.
mombasa-what-tile_bookkeeper = A bookkeeper who brings { $reward }, without a slot.
mombasa-what-tile_merchant = A merchant: { $reward }, and { $n } more for each other active merchant of yours.
mombasa-what-tile_expansion = An expansion card of value { $n }, without a slot.
mombasa-what-start_tile = Set aside: { $cards }. Starting book: { $needs } → { $reward }. Starting bonus: { $bonus }.
mombasa-what-slot = Takes one card in the planning phase. After the round the card goes onto the recovery stack above; a stack comes back to hand as a whole.
mombasa-what-slot-open = Open from the start.
mombasa-what-slot-diamond_track = Opens with { $diamonds }, from the next planning on.
mombasa-what-slot-bookkeeping_track = Opens when your ink jar has reached position { $at }, from the next planning on.
mombasa-what-ledger_diamonds = Your diamonds. Beyond the end every diamond is £{ $n }.
mombasa-what-ledger_bookkeeping = Where your ink jar walks over books. On the last position every bookkeeping point is £{ $n }.
mombasa-what-ledger = Worth at the end: { $values }.
mombasa-what-ledger_value = from { $at } on £{ $n }

# Where it lies at a table, and what it costs there.
mombasa-here-company = A share is worth £{ $value } now. Posts on the base: { $base }, on the map: { $map }.
mombasa-here-no_post = No post stands there.
mombasa-here-post = A post of { $company } stands there; entering it costs { $n } more for another company.
mombasa-here-track = Track { $track } lies at { $company }.
mombasa-here-marker = Your marker is on space { $n }, shares on the track: { $shares }.
mombasa-here-card = Lies on the display for { $price }.
mombasa-here-book = { $coins ->
    [0] Lies on the display; price in points: { $n }.
   *[other] Lies on the display with £{ $coins }; price in points: { $n }.
}
mombasa-here-free = It is free.
mombasa-here-taken = { $player } has a marker there.
mombasa-here-holder = { $player } has it this round.
mombasa-here-on_board = It lies on the board.
