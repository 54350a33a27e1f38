bazaar-lesson-bid = Everybody bids in secret, and whoever bids most plays first. Bid 3 coins.
bazaar-lesson-bid-done = You play first, so the whole stall is yours to choose from.
bazaar-lesson-buy = Buy the mirror: it costs a coin less than it is worth.
bazaar-lesson-buy-done = The mirror is yours.
bazaar-lesson-work = Now take goods. Dates are never wrong.
bazaar-lesson-work-done = Goods are what you pay with later.
bazaar-lesson-open = You know the bazaar now. Play on as long as you like.
bazaar-lesson-open-done = Good luck!
