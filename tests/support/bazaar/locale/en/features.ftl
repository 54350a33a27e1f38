bazaar-feature-coins = { $better } coins instead of { $worse }
bazaar-feature-cards = { $better } cards bought instead of { $worse }
bazaar-feature-dates = { $better } dates instead of { $worse }
bazaar-feature-spices = { $better } spices instead of { $worse }
bazaar-feature-hand = { $better } cards in hand instead of { $worse }
