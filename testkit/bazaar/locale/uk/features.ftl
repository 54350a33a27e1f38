bazaar-feature-coins = монети: { $better } замість { $worse }
bazaar-feature-cards = куплені карти: { $better } замість { $worse }
bazaar-feature-dates = фініки: { $better } замість { $worse }
bazaar-feature-spices = прянощі: { $better } замість { $worse }
bazaar-feature-hand = карти в руці: { $better } замість { $worse }
