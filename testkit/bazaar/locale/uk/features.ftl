bazaar-feature-coins = монети
bazaar-feature-cards = куплені карти
bazaar-feature-dates = фініки
bazaar-feature-spices = прянощі
bazaar-feature-hand = карти в руці
