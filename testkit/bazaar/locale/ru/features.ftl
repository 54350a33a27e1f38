bazaar-feature-coins = монеты: { $better } вместо { $worse }
bazaar-feature-cards = купленные карты: { $better } вместо { $worse }
bazaar-feature-dates = финики: { $better } вместо { $worse }
bazaar-feature-spices = пряности: { $better } вместо { $worse }
bazaar-feature-hand = карты на руке: { $better } вместо { $worse }
