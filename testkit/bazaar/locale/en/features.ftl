bazaar-feature-coins = coins: { $better } instead of { $worse }
bazaar-feature-cards = cards bought: { $better } instead of { $worse }
bazaar-feature-dates = dates: { $better } instead of { $worse }
bazaar-feature-spices = spices: { $better } instead of { $worse }
bazaar-feature-hand = cards in hand: { $better } instead of { $worse }
