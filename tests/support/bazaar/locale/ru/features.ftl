bazaar-feature-coins = { $better } монеты вместо { $worse }
bazaar-feature-cards = { $better } купленной карты вместо { $worse }
bazaar-feature-dates = { $better } финика вместо { $worse }
bazaar-feature-spices = { $better } пряности вместо { $worse }
bazaar-feature-hand = { $better } карты на руке вместо { $worse }
