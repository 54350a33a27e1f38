bazaar-feature-coins = монеты
bazaar-feature-cards = купленные карты
bazaar-feature-dates = финики
bazaar-feature-spices = пряности
bazaar-feature-hand = карты на руке
