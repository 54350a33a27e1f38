# Companies, regions, cards and other things, as they stand inside a sentence.

mombasa-title = Mombasa
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
mombasa-good-banana = { $case ->
   *[nom] bananas
    [gen] banana
}
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
mombasa-card-merchant = { $case ->
   *[nom] diamond merchant
    [acc] the diamond merchant
}
mombasa-card-merchant_of = { $case ->
   *[nom] { $company } diamond merchant
    [acc] the { $company } diamond merchant
}
mombasa-card-share = { $case ->
   *[nom] share card ({ $shares })
    [acc] the share card ({ $shares })
}
mombasa-card-with_shares = { $card } ({ $shares })
mombasa-shares_of = { $n ->
    [one] { $n } { $company } share
   *[other] { $n } { $company } shares
}

mombasa-track = track { $id }
mombasa-slot = slot { $letter }
mombasa-start_tile = starting tile { $number }
mombasa-tile-plus_1_good = { $case ->
   *[nom] “+1 good” tile
    [acc] the “+1 good” tile
}
mombasa-tile-bookkeeper = { $case ->
   *[nom] bookkeeper tile
    [acc] the bookkeeper tile
}
mombasa-tile-merchant = { $case ->
   *[nom] merchant tile
    [acc] the merchant tile
}
mombasa-tile-expansion = { $case ->
   *[nom] expansion tile
    [acc] the expansion tile
}

mombasa-space-first_player = { $case ->
   *[nom] first player
    [acc] the first player space
}
mombasa-space-buy_card = { $case ->
   *[nom] buy a card
    [acc] the space for buying a card
}
mombasa-space-sell_card = { $case ->
   *[nom] sell a card
    [acc] the space for selling a card
}
mombasa-space-majority_coffee = { $case ->
   *[nom] coffee majority
    [acc] the coffee majority space
}
mombasa-space-majority_banana = { $case ->
   *[nom] banana majority
    [acc] the banana majority space
}
mombasa-space-majority_cotton = { $case ->
   *[nom] cotton majority
    [acc] the cotton majority space
}
mombasa-space-majority_expansion = { $case ->
   *[nom] expansion majority
    [acc] the expansion majority space
}
mombasa-space-reserve_plus_1_good = { $case ->
   *[nom] reserve the “+1 good” tile
    [acc] the space of the “+1 good” tile
}
mombasa-space-reserve_bookkeeper = { $case ->
   *[nom] reserve the bookkeeper tile
    [acc] the space of the bookkeeper tile
}
mombasa-space-reserve_merchant = { $case ->
   *[nom] reserve the merchant tile
    [acc] the space of the merchant tile
}
mombasa-space-reserve_expansion = { $case ->
   *[nom] reserve the expansion tile
    [acc] the space of the expansion tile
}
mombasa-space-c1_space_1 = { $case ->
   *[nom] track C1, first space
    [acc] the first space of track C1
}
mombasa-space-c1_space_2 = { $case ->
   *[nom] track C1, second space
    [acc] the second space of track C1
}
mombasa-space-c2_space_1 = { $case ->
   *[nom] track C2, first space
    [acc] the first space of track C2
}
mombasa-space-c2_space_2 = { $case ->
   *[nom] track C2, second space
    [acc] the second space of track C2
}
mombasa-space-d1_space_1 = { $case ->
   *[nom] track D1, first space
    [acc] the first space of track D1
}
mombasa-space-d1_space_2 = { $case ->
   *[nom] track D1, second space
    [acc] the second space of track D1
}
mombasa-space-d2_space_1 = { $case ->
   *[nom] track D2, first space
    [acc] the first space of track D2
}
mombasa-space-d2_space_2 = { $case ->
   *[nom] track D2, second space
    [acc] the second space of track D2
}

mombasa-book = { $letter }-book ({ $needs } → { $reward })
mombasa-book_space = { $letter }-book
mombasa-position = { $at ->
    [0] start
   *[other] position { $at }
}
mombasa-column = { $n ->
    [1] left column
    [2] middle column
   *[other] right column
}
mombasa-need-good = { $good } { $n }
mombasa-need-any_good = { $n } of one good
mombasa-need-expansion = expansion { $n }
mombasa-need-person = { $n ->
    [one] { $n } person
   *[other] { $n } persons
}
mombasa-gain-pounds = £{ $n }
mombasa-gain-diamonds = { $n ->
    [one] { $n } diamond
   *[other] { $n } diamonds
}
mombasa-gain-diamonds_over = £{ $n } for diamonds beyond the end
mombasa-gain-bookkeeping = { $n ->
    [one] { $n } bookkeeping point
   *[other] { $n } bookkeeping points
}
mombasa-gain-bookkeeping_over = £{ $n } for bookkeeping points
mombasa-gain-track = { $n ->
    [one] { $n } track step
   *[other] { $n } track steps
}
mombasa-gain-remove_posts = { $n ->
    [one] remove { $n } trading post
   *[other] remove { $n } trading posts
}
mombasa-gain-by_good = £ = { CASE($good, "gen") } value − 1
mombasa-gain-nothing = no reward
mombasa-worth = value { $n }
mombasa-points = { $n ->
    [one] { $n } expansion point
   *[other] { $n } expansion points
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
mombasa-result-tied = { $place ->
    [1] { $players } have £{ $points } each and share the victory.
   *[other] { $players } have £{ $points } each and share place { $place }.
}
