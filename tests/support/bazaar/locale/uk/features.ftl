bazaar-feature-coins = { $better } монети замість { $worse }
bazaar-feature-cards = { $better } купленої карти замість { $worse }
bazaar-feature-dates = { $better } фініка замість { $worse }
bazaar-feature-spices = { $better } прянощів замість { $worse }
bazaar-feature-hand = { $better } карти в руці замість { $worse }
