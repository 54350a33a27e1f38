bazaar-feature-coins = coins
bazaar-feature-cards = cards bought
bazaar-feature-dates = dates
bazaar-feature-spices = spices
bazaar-feature-hand = cards in hand
