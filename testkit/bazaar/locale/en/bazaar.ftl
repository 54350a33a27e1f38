# Same in every language.
bazaar-title = Bazaar

bazaar-bid = How much do you bid?
bazaar-bid-help = All bids are paid, and whoever bids most plays first.
bazaar-lock = Lock in
bazaar-lock_in = Lock in your bid?
bazaar-turn = What do you do?
bazaar-work = Work
bazaar-give = Give coins to { $to }
bazaar-how_much = How many coins?
bazaar-sell = Sell a spice
bazaar-order = Which effect first?
bazaar-effect = Effect
bazaar-peek = Take a hidden card?
bazaar-peek_yes = Take it
bazaar-tax = Whom do you tax?
bazaar-work_for = Which goods do you take?
bazaar-sort = Put your goods in order
bazaar-good-dates = dates
bazaar-good-spices = spices
bazaar-amount = { $n } { $what }
bazaar-card-carpet = carpet
bazaar-card-lamp = lamp
bazaar-card-mirror = mirror
bazaar-card-pearl = pearl
bazaar-card-saddle = saddle
bazaar-card-scroll = scroll
bazaar-card-shawl = shawl
bazaar-card-sword = sword
bazaar-card-teapot = teapot
bazaar-card-tiger = tiger
bazaar-card-urn = urn
bazaar-card-veil = veil
bazaar-no-coins = This costs { $need ->
    [one] { $need } coin
   *[other] { $need } coins
}; you have { $have }.
bazaar-no-gift = You have no coins to give.
bazaar-log-bid = { $player } bids { $n }.
bazaar-total = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
bazaar-log-sorted = { $player } has sorted the goods.
bazaar-log-give = { $player } gives { $n } to { $to_player }.
bazaar-log-sell = { $player } sells a spice.
bazaar-log-buy = { $player } buys: { $card }.
bazaar-log-peek = { $player } takes a hidden card.
bazaar-log-peeked = { $player } takes a hidden card: { $card }.
bazaar-log-tax = { $player } taxes { $from_player }.
bazaar-log-work = { $player } works.
bazaar-log-last = The next round is the last one.
bazaar-line-coins = Coins
bazaar-line-cards = Cards
bazaar-line-goods = Goods
bazaar-option-goods = Goods
bazaar-option-goods-help = How many kinds of goods one piece of work may yield.
bazaar-option-goods-plenty = up to two
bazaar-option-goods-scarce = one
bazaar-option-peeking = Hidden cards
bazaar-option-peeking-help = Whether effects may draw hidden cards.
bazaar-option-peeking-on = on
bazaar-option-peeking-off = off
bazaar-topic-turn = A turn
bazaar-topic-turn-body = Buy a card (a carpet costs { $cards-carpet-price }), work, give coins, or do nothing.
bazaar-about = A small market made for tests.
bazaar-pic-kind-board = board
bazaar-pic-kind-hand = hand
bazaar-pic-kind-score = score sheet
bazaar-price = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
bazaar-caravan = Send a caravan
bazaar-towns = Where does the caravan go?
bazaar-town = Town { $n } of { $of }: where does the caravan go?
bazaar-load = { $n ->
    [one] One load left: which good?
   *[other] { $n } loads left: which good?
}
bazaar-stake = How much do you bid?
bazaar-first_load = Which good comes with the bid?
bazaar-no-town = The caravan has been to { $town } already.
bazaar-no-caravan = A caravan needs at least one coin.
bazaar-log-town = { $player } sends a caravan to { $town }.
bazaar-log-load = { $player } takes: { $good }.
bazaar-option-caravans = Caravans
bazaar-option-caravans-help = Whether caravans may be sent; bids then bring a good, too.
bazaar-option-caravans-off = off
bazaar-option-caravans-on = on
bazaar-held = { $good } × { $n }
bazaar-town-basra = Basra
bazaar-town-cairo = Cairo
bazaar-town-damascus = Damascus
bazaar-town-kabul = Kabul
bazaar-town-mecca = Mecca
bazaar-town-muscat = Muscat
bazaar-town-shiraz = Shiraz
