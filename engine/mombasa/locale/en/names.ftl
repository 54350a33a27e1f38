# Companies, regions, cards and other things, as they stand inside a sentence.

mombasa-about = Mombasa is set among the European trading companies that divided Africa between them in the age of colonialism; the game shows their trade and leaves out the people who paid for it.

mombasa-company-mombasa = Mombasa
mombasa-company-cape_town = Cape Town
mombasa-company-saint_louis = Saint-Louis
mombasa-company-cairo = Cairo

mombasa-region-senegambia = Senegambia
mombasa-region-niger_bend = Niger Bend
mombasa-region-upper_guinea = Upper Guinea
mombasa-region-gold_coast = Gold Coast
mombasa-region-lower_niger = Lower Niger
mombasa-region-western_desert = Western Desert
mombasa-region-nubia = Nubia
mombasa-region-red_sea_coast = Red Sea Coast
mombasa-region-kordofan = Kordofan
mombasa-region-abyssinia = Abyssinia
mombasa-region-somali_coast = Somali Coast
mombasa-region-rift_valley = Rift Valley
mombasa-region-great_lakes = Great Lakes
mombasa-region-tanganyika = Tanganyika
mombasa-region-mozambique = Mozambique
mombasa-region-karoo = Karoo
mombasa-region-natal = Natal
mombasa-region-kalahari = Kalahari
mombasa-region-zambezi = Zambezi
mombasa-region-angola = Angola
mombasa-region-sahara = Sahara
mombasa-region-air_oases = Aïr Oases
mombasa-region-congo_basin = Congo Basin
mombasa-region-kasai = Kasai

mombasa-good-coffee = coffee
mombasa-good-banana = bananas
mombasa-good-cotton = cotton
mombasa-good-mixed = different goods together
mombasa-measure-expansion = expansion

mombasa-kind-coffee = coffee
mombasa-kind-banana = bananas
mombasa-kind-cotton = cotton
mombasa-kind-expansion = expansion
mombasa-kind-bookkeeper = bookkeepers
mombasa-kind-merchant = diamond merchants
mombasa-kind-share = share cards

mombasa-card-goods = { $good } { $value }
mombasa-card-expansion = expansion { $value }
mombasa-card-bookkeeper = bookkeeper { $points }
mombasa-card-merchant = diamond merchant
mombasa-card-merchant_of = { $company } diamond merchant
mombasa-card-share = share card: { $shares }
mombasa-card-with_shares = { $card } ({ $shares })
mombasa-shares_of = { $n } { $company } { $n ->
    [one] share
   *[other] shares
}

mombasa-track = track { $id }
mombasa-slot = slot { $letter }
mombasa-start_tile = starting tile { $number }
mombasa-tile-plus_1_good = “+1 good” tile
mombasa-tile-bookkeeper = bookkeeper tile
mombasa-tile-merchant = merchant tile
mombasa-tile-expansion = expansion tile

mombasa-space-first_player = first player
mombasa-space-buy_card = buy a card
mombasa-space-sell_card = sell a card
mombasa-space-majority_coffee = coffee majority
mombasa-space-majority_banana = banana majority
mombasa-space-majority_cotton = cotton majority
mombasa-space-majority_expansion = expansion majority
mombasa-space-reserve_plus_1_good = reserve “+1 good”
mombasa-space-reserve_bookkeeper = reserve the bookkeeper
mombasa-space-reserve_merchant = reserve the merchant
mombasa-space-reserve_expansion = reserve the expansion
mombasa-space-c1_space_1 = track C1, first space
mombasa-space-c1_space_2 = track C1, second space
mombasa-space-c2_space_1 = track C2, first space
mombasa-space-c2_space_2 = track C2, second space
mombasa-space-d1_space_1 = track D1, first space
mombasa-space-d1_space_2 = track D1, second space
mombasa-space-d2_space_1 = track D2, first space
mombasa-space-d2_space_2 = track D2, second space

mombasa-book = { $letter }-book ({ $needs } → { $reward })
mombasa-book_space = { $letter }-book
mombasa-position = position { $at }
mombasa-column = column { $n }
mombasa-need-good = { $good } { $n }
mombasa-need-any_good = { $n } of one good
mombasa-need-expansion = expansion { $n }
mombasa-need-person = { $n ->
    [one] { $n } person
   *[other] { $n } persons
}
mombasa-gain-pounds = £{ $n }
mombasa-gain-diamonds = { $n ->
    [one] { $n } diamond
   *[other] { $n } diamonds
}
mombasa-gain-bookkeeping = { $n ->
    [one] { $n } bookkeeping point
   *[other] { $n } bookkeeping points
}
mombasa-gain-track = { $n ->
    [one] { $n } track step
   *[other] { $n } track steps
}
mombasa-gain-remove_posts = { $n ->
    [one] remove { $n } trading post
   *[other] remove { $n } trading posts
}
mombasa-gain-by_good = £: value of { $good } less 1
mombasa-gain-nothing = nothing
mombasa-steps_on = { $n ->
    [one] { $n } step
   *[other] { $n } steps
} on the { $company } track
mombasa-worth = value { $n }
mombasa-points = { $n ->
    [one] { $n } expansion point
   *[other] { $n } expansion points
}

mombasa-phase-tiles = Starting tiles
mombasa-phase-arrange = Setting cards aside
mombasa-phase-planning = Planning phase
mombasa-phase-action = Action phase
mombasa-phase-preparation = Preparation phase
mombasa-phase-end = End of the game
mombasa-phase-over = End of the game

mombasa-score-cash = Cash
mombasa-score-shares = { $company } shares
mombasa-score-shares-detail = { $shares } × £{ $value }
mombasa-score-diamonds = Diamond track
mombasa-score-bookkeeping = Bookkeeping track
mombasa-score-space = space { $space }
mombasa-score-shared = A tie: the victory is shared.
