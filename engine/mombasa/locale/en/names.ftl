# Companies, regions, cards and other things, as they stand inside a sentence.

mombasa-company-mombasa = Mombasa
mombasa-company-cape_town = Cape Town
mombasa-company-saint_louis = Saint-Louis
mombasa-company-cairo = Cairo

mombasa-region-senegambia = { $case ->
   *[nom] Senegambia
    [loc] in Senegambia
}
mombasa-region-niger_bend = { $case ->
   *[nom] Niger Bend
    [acc] the Niger Bend
    [loc] on the Niger Bend
}
mombasa-region-upper_guinea = { $case ->
   *[nom] Upper Guinea
    [loc] in Upper Guinea
}
mombasa-region-gold_coast = { $case ->
   *[nom] Gold Coast
    [acc] the Gold Coast
    [loc] on the Gold Coast
}
mombasa-region-lower_niger = { $case ->
   *[nom] Lower Niger
    [acc] the Lower Niger
    [loc] on the Lower Niger
}
mombasa-region-western_desert = { $case ->
   *[nom] Western Desert
    [acc] the Western Desert
    [loc] in the Western Desert
}
mombasa-region-nubia = { $case ->
   *[nom] Nubia
    [loc] in Nubia
}
mombasa-region-red_sea_coast = { $case ->
   *[nom] Red Sea Coast
    [acc] the Red Sea Coast
    [loc] on the Red Sea Coast
}
mombasa-region-kordofan = { $case ->
   *[nom] Kordofan
    [loc] in Kordofan
}
mombasa-region-abyssinia = { $case ->
   *[nom] Abyssinia
    [loc] in Abyssinia
}
mombasa-region-somali_coast = { $case ->
   *[nom] Somali Coast
    [acc] the Somali Coast
    [loc] on the Somali Coast
}
mombasa-region-rift_valley = { $case ->
   *[nom] Rift Valley
    [acc] the Rift Valley
    [loc] in the Rift Valley
}
mombasa-region-great_lakes = { $case ->
   *[nom] Great Lakes
    [acc] the Great Lakes
    [loc] at the Great Lakes
}
mombasa-region-tanganyika = { $case ->
   *[nom] Tanganyika
    [loc] in Tanganyika
}
mombasa-region-mozambique = { $case ->
   *[nom] Mozambique
    [loc] in Mozambique
}
mombasa-region-karoo = { $case ->
   *[nom] Karoo
    [acc] the Karoo
    [loc] in the Karoo
}
mombasa-region-natal = { $case ->
   *[nom] Natal
    [loc] in Natal
}
mombasa-region-kalahari = { $case ->
   *[nom] Kalahari
    [acc] the Kalahari
    [loc] in the Kalahari
}
mombasa-region-zambezi = { $case ->
   *[nom] Zambezi
    [acc] the Zambezi
    [loc] on the Zambezi
}
mombasa-region-angola = { $case ->
   *[nom] Angola
    [loc] in Angola
}
mombasa-region-sahara = { $case ->
   *[nom] Sahara
    [acc] the Sahara
    [loc] in the Sahara
}
mombasa-region-air_oases = { $case ->
   *[nom] Aïr Oases
    [acc] the Aïr Oases
    [loc] in the Aïr Oases
}
mombasa-region-congo_basin = { $case ->
   *[nom] Congo Basin
    [acc] the Congo Basin
    [loc] in the Congo Basin
}
mombasa-region-kasai = { $case ->
   *[nom] Kasai
    [loc] in Kasai
}

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
mombasa-card-merchant_brief = { $company } merchant
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
mombasa-purse-shares = { $cards ->
    [0] shares: { $held }
   *[other] shares (on tracks + on cards): { $held }
}
mombasa-purse-share = { $cards ->
    [0] { $company } { $track }
   *[other] { $company } { $track } + { $cards }
}

mombasa-track = track { $id }
mombasa-track_space = { $n ->
    [1] first
   *[other] second
} space of the { $company } track
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
   *[nom] “+1 good” tile space
    [acc] the “+1 good” tile space
}
mombasa-space-reserve_bookkeeper = { $case ->
   *[nom] bookkeeper tile space
    [acc] the bookkeeper tile space
}
mombasa-space-reserve_merchant = { $case ->
   *[nom] merchant tile space
    [acc] the merchant tile space
}
mombasa-space-reserve_expansion = { $case ->
   *[nom] expansion tile space
    [acc] the expansion tile space
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
mombasa-gain-track_of = { $n ->
    [one] { $n } step on the { $company } track
   *[other] { $n } steps on the { $company } track
}
mombasa-gain-track = { $n ->
    [one] { $n } track step
   *[other] { $n } track steps
}
mombasa-gain-remove_posts = { $n ->
    [one] remove { $n } trading post
   *[other] remove { $n } trading posts
}
mombasa-gain-by_good = £ = { CASE($good, "gen") } value − 1
mombasa-gain-jar = { $n ->
    [one] { $n } step of the ink jar
   *[other] { $n } steps of the ink jar
}
mombasa-gain-books = { $n ->
    [one] { $n } new book
   *[other] { $n } new books
}
mombasa-gain-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
mombasa-gain-tiles = { $n ->
    [one] { $n } bonus tile
   *[other] { $n } bonus tiles
}
mombasa-gain-markers = { $n ->
    [one] { $n } bonus marker
   *[other] { $n } bonus markers
}
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
mombasa-result-hidden = Share cards in hand are left out until the end.
mombasa-result-tied = { $place ->
    [1] { $players } have £{ $points } each and share the victory.
   *[other] { $players } have £{ $points } each and share place { $place }.
}

# The unit of the score
mombasa-total = £{ $n }
mombasa-worth_at_end = £{ $n } in the final score
