# The rules, chapter by chapter: what a thing is for, how it goes, what players ask about it, and an example.

mombasa-topic-overview = What the game is
mombasa-topic-overview-body =
    You are an investor, one of two, three or four, and after **round { $rounds-count }** you want to be the richest. Nobody owns a company: everybody may expand any of them and walk along any track.

    A round has three parts:
    - **Planning:** everybody secretly lays cards into action slots.
    - **Actions:** in turns, everybody uses those cards and places bonus markers.
    - **Preparation:** new cards and coins for the next round; there is none after round { $rounds-count }.

    At the end you count your **cash**, your **shares** of each company times their share value, the **diamond track** and the **bookkeeping track**. The highest total wins; a tie is a shared victory.

    { "**Example.**" } A Cape Town share is worth £{ $bases-cape_town_value }. With { $tracks-cape_town_all } of them you have £{ $tracks-cape_town_worth } at the end, no matter who did the expanding.
mombasa-topic-setup = Set-up
mombasa-topic-setup-body =
    Everybody starts with:
    - £{ $players-starting_pounds } and the starting cards of your colour ({ $start_cards-count }),
    - an expansion card of value { $first_expansion_cards-values }; its crate number is { $first_expansion_cards-crates } by your place in turn order (it counts when you sell the card),
    - bonus markers: **{ $players-bonus_markers-2 }** each with two players, **{ $players-bonus_markers-3 }** with three, **{ $players-bonus_markers-4 }** with four.

    Your **starting tile** shows the cards that you lay face up on the recovery stacks B, C and D, one on each and arranged as you like; your starting book; and a starting bonus, which moves you along tracks. The first player is drawn by lot.

    In a **first game** tracks { $companies-mombasa-first_game_track }, { $companies-cape_town-first_game_track }, { $companies-saint_louis-first_game_track } and { $companies-cairo-first_game_track } lie at Mombasa, Cape Town, Saint-Louis and Cairo, and every seat has a fixed tile. In the **advanced** game tracks are laid by chance, and everybody secretly keeps one of two tiles.

    { "**Example.**" } In a first game the first player sets aside { $start_tiles-first_cards }. The starting bonus is { $start_tiles-first_bonus }, and { $start_cards-first_hand } cards stay in hand.
# What the first player's starting bonus is in the example of a first game.
mombasa-topic-setup-first_steps = { $steps } (shares there: { $shares })
mombasa-topic-planning = Planning phase
mombasa-topic-planning-body =
    Here you decide what you can do this round. All at once and secretly, everybody lays cards from hand into **action slots**, one per slot. Fewer cards, or none, are fine.

    - Slots **B, C and D** are always open.
    - Slot **A** opens once you have { $player_board-slot_a }.
    - Slot **E** opens once your ink jar has reached position { $player_board-bookkeeping_track-slot_unlock_space }.

    A slot unlocked during a round can be used from the next planning on. Share cards cannot be planned. You can change your plan until the last player has locked in; then all cards are revealed together.

    Choose the slot with care: it decides with which **recovery stack** a card comes back to you. In rounds { $rounds-last_but_one } and { $rounds-count } this no longer matters.

    { "**Example.**" } Coffee { $start_cards-start_coffee_2-value } lies on stack C, and you plan bananas { $start_cards-start_banana_2-value } in slot C. After the round the bananas lie on the same stack; when you take stack C at the end of a later round, both come back to hand.
mombasa-topic-turn = Action phase
mombasa-topic-turn-body =
    From the first player on, everybody takes **one action per turn**, until all have ended the phase. Each card can be used once, and a bonus marker is a turn without a card.

    You choose one of these:
    - use goods cards of one kind,
    - use all your expansion cards,
    - use one bookkeeper,
    - use one diamond merchant,
    - place one bonus marker,
    - end your action phase.

    Cards in your slots are **active** while they lie face up; bonus tiles are, too. What you use is turned face down and counts for nothing more this round, neither for books nor for majorities. Cards on recovery stacks are never active.

    Whoever has ended the phase is skipped. If you are the last one left, you simply keep taking turns.

    { "**Example.**" } You planned a bookkeeper, coffee { $start_cards-start_coffee_1-value } and coffee { $start_cards-start_coffee_2-value }. First you use the bookkeeper, while coffee { $start_cards-both_coffees } still counts for your books; in the next turn both coffee cards; then you place a bonus marker; then you end your phase.
mombasa-topic-goods = Goods
mombasa-topic-goods-body =
    Goods buy new cards and move you along the company tracks. Use any of your active cards of **one good**: coffee, bananas or cotton. Their values add up.

    - You may buy **one card** of the display. Its price is the crate number (beside the crate in the corner of the card) plus { $card_display-surcharge-left }, { $card_display-surcharge-middle } or { $card_display-surcharge-right } for the left, middle or right column. The card goes to your hand; the gap is not filled this round.
    - Everything left moves your **markers** on company tracks, one step per unit, split as you like.

    You must make steps while some marker can move without a toll; if only tolls are left, you may stop and lose the rest. You may leave a marker at a toll, move another one first and come back to pay. If a discount makes a card free, you still use at least one goods card, and its whole value becomes steps.

    { "**Example.**" } You use coffee { $start_cards-start_coffee_1-value } and coffee { $action_cards-a_coffee_3-value }, together { $action_cards-both_coffees }. Bananas { $action_cards-a_banana_3-value } in the right column cost { $action_cards-banana_price }: with a value of { $action_cards-banana_price_and_one } you buy them, and the last unit is 1 step on a track.
mombasa-topic-expansion = Expansion
mombasa-topic-expansion-body =
    Expansion puts trading posts on the map: it brings rewards and raises the share value of a company. **All** your active expansion cards act together, for **one** company. It needs a post on its base and an entry you can pay; if no company has that, the cards are just turned down.

    Each **entry** costs:
    - { $borders-cost-single } across a single border, { $borders-cost-double } across a double one,
    - { $borders-cost-foreign_post_extra } more if a foreign post stands in the region.

    The region must border the base or a post of the company, and new posts count at once. Where the company already has a post it cannot enter, and an enclave is entered only from the outer region around it, which itself gives no reward. Every entry takes the top post of a base column of your choice. You must go on while an entry can be paid; what is left is lost, also when the base has run out of posts.

    Then come the rewards of all new regions: pounds, diamonds, bookkeeping points (all in one batch) and steps on the company’s track. At last, foreign posts in the new regions return to their bases.

    { "**Example.**" } With { $borders-three_entries } Cape Town enters Karoo ({ $borders-karoo }), Natal ({ $borders-natal }) and Zambezi with a foreign post ({ $borders-zambezi } + { $borders-cost-foreign_post_extra }). You get { $regions-three_rewards }.
mombasa-topic-bookkeeper = Bookkeepers
mombasa-topic-bookkeeper-body =
    A bookkeeper moves your **ink jar** along the bookkeeping track, which is worth up to £{ $player_board-bookkeeping_most }, and brings new books. It goes like this:
    1. You may pay **£{ $player_board-bookkeeping_track-flip_pounds }** to flip one book face down. It must lie ahead of the jar and cannot be the starting book.
    2. The jar moves forward as far as you like, over books whose requirements your active cards meet, and over books that lie face down. It cannot cross a gap.
    3. If it moved, the book it **stops** on gives its reward. Books it passed give nothing, and neither does one that lies face down.
    4. Then you spend the bookkeeper’s points, as a batch of their own, even if the jar did not move.

    Cards are only checked, not used, so every book is compared with all that is active. Use a bookkeeper **before** the cards it relies on. Persons in a requirement are diamond merchants and bookkeepers, except the bookkeeper in use.

    { "**Example.**" } Ahead of your jar lie four books. They require { $books-four_needs }. Your active cards meet all of these but the second. You pay £{ $player_board-bookkeeping_track-flip_pounds } to flip that book, and the jar goes to the fourth. It gives { $books-fourth_reward }; then come { $start_cards-bookkeeper_points } of your bookkeeper.
mombasa-topic-books = Books and bookkeeping points
mombasa-topic-books-body =
    Bookkeeping points buy the books your ink jar will walk on. A **batch** is spent at once:
    - an A-book of the display costs { $books-price-A }, a B-book { $books-price-B }, a C-book { $books-price-C },
    - every other point is £1.

    Points of different sources are never combined or saved. A coin lying at a book comes with it. With the jar on the last position there are no more books: every point is **£{ $player_board-bookkeeping_track-overflow_pounds_per_point }**, at once also for the bookkeeper that moved it there.

    Books are **placed** at the end of the turn, on an empty position or over a book of the same letter; gaps are allowed. No A-book goes on the empty positions { $player_board-no_a_books }. The starting book cannot be covered. Placed books are never moved, and a book without any legal position leaves the game. Then the display is filled up.

    Two requirements of a book must be met by separate amounts. “{ $books-book_a_18-requirements-1-min } of one good” means a single good: coffee and cotton are not added up.

    { "**Example.**" } With { $books-batch } you take two A-books and £1. A book that requires coffee { $books-coffee } and { $books-any_good } of one good is met by coffee { $books-coffee } and cotton { $books-any_good }, or by coffee { $books-coffee_alone }.
mombasa-topic-merchant = Diamond merchants
mombasa-topic-merchant-body =
    Merchants bring money and move you along the **diamond track**, which is worth up to £{ $player_board-diamonds_most }. With { $player_board-slot_a } you unlock slot A.

    - The **plain merchant** gives { $action_cards-plain_merchant }.
    - A **company’s merchant** gives { $action_cards-company_merchant }, and 1 more diamond for every { $action_cards-b_merchant_cairo-mines_per_diamond ->
        [one] mine icon
       *[other] { $action_cards-b_merchant_cairo-mines_per_diamond } mine icons
    } under that company’s posts.
    - The **merchant tile** gives { $bonus_tiles-merchant_diamonds } and { $bonus_tiles-tile_merchant-diamonds_per_other } for each other active merchant of yours; used ones do not count.

    The track ends at { $player_board-diamond_track-last }; every further diamond is £{ $player_board-diamond_track-overflow_pounds_per_step }, also within the same reward.

    { "**Example.**" } Mine icons under Cairo’s posts: { $action_cards-few_mines }. Its merchant gives { $action_cards-few_mines_gain }; with { $action_cards-more_mines } icons it would be { $action_cards-more_mines_gain }. If you have { $player_board-one_before_last } and get 3, you reach the end and receive £{ $player_board-two_over }.
mombasa-topic-markers = Bonus markers
mombasa-topic-markers-body =
    Placing a marker is a whole action and needs no card. You may place several in a round, one per turn. Each space holds **one marker** until the round ends.

    - **First player:** you start the next round (the order of this one stays) and get { $bonus_spaces-first_player_points }. Closed to the holder of the first player marker in the first turn of a round.
    - **Buy a card:** £{ $bonus_spaces-buy_card-effect-pounds }, then a display card for its price in pounds. You must be able to pay both, and you have to take a card.
    - **Sell a card:** discard a hand card, also a share card, for its crate number and £{ $bonus_spaces-sell_card-effect-extra }.
    - **Majority:** your value must be at least 1, and nobody may exceed it; a tie is enough. You take one of the rewards you reach. No card is used.
    - **Reserve:** a tile for the next round: “+{ $bonus_tiles-tile_plus_1_good-n } good” for £{ $bonus_spaces-reserve_plus_1_good-effect-pounds }, bookkeeper for £{ $bonus_spaces-reserve_bookkeeper-effect-pounds }, merchant for £{ $bonus_spaces-reserve_merchant-effect-pounds }, expansion for £{ $bonus_spaces-reserve_expansion-effect-pounds }. In round { $rounds-count } that is useless.

    { "**Majority rewards**" }, each with the value it needs:
    - { $bonus_spaces-coffee_line }.
    - { $bonus_spaces-banana_line }.
    - { $bonus_spaces-cotton_line }.
    - { $bonus_spaces-expansion_line }.

    Steps that cannot be made are lost. A post has to be removed if any base has one; whoever does not want that takes a lower reward.

    { "**Example.**" } You have bananas { $bonus_spaces-banana_top }, and nobody has more: you take { $bonus_spaces-banana_top_reward }. Coffee { $start_cards-start_coffee_1-value } with crate number { $start_cards-start_coffee_1-crate } sells for £{ $start_cards-coffee_sold }.
mombasa-topic-markers-majority = { CAP($measure) }, { $company } track: { $tiers }
mombasa-topic-markers-tier = { $reward } ({ $n }+)
mombasa-topic-tiles = Bonus tiles
mombasa-topic-tiles-body =
    A bonus tile is one more card for a round, without a slot. You **reserve** it with a bonus marker; in the next round it lies beside your action area and goes back to the board when you end your action phase, used or not. You may have several, and a tile can be reserved while somebody still has it.

    - **Bookkeeper tile:** a bookkeeper who brings { $bonus_tiles-bookkeeper_points }.
    - **Expansion tile:** an expansion card of value { $bonus_tiles-tile_expansion-value }.
    - **Merchant tile:** { $bonus_tiles-merchant_diamonds }, and { $bonus_tiles-tile_merchant-diamonds_per_other } more for each other active merchant of yours.
    - **“+{ $bonus_tiles-tile_plus_1_good-n } good”:** you put it on an active goods card before the action of a turn. It raises that card’s value by { $bonus_tiles-tile_plus_1_good-n } for everything, stays there and is turned down with the card.

    The first three count as cards of their kind everywhere: for requirements, for majorities, and when all expansion cards are used.

    { "**Example.**" } “+{ $bonus_tiles-tile_plus_1_good-n } good” on bananas { $start_cards-start_banana_2-value } makes them { $bonus_tiles-raised_bananas } (reward of the banana majority: { $bonus_tiles-raised_reward }). In a later turn they are { $bonus_tiles-raised_steps }.
mombasa-topic-tracks = Company tracks
mombasa-topic-tracks-body =
    The tracks give you **shares**: what you own is the last number your marker has reached or passed, a total and not a sum.

    - **Toll:** in front of it you pay at once or stop; nobody has to pay. If you stop, the rest of that reward is lost; units of goods may still move other markers.
    - **Special field:** reaching it pays you £{ $tracks-first_fields } (first) or £{ $tracks-second_fields } (second), and the same again to everybody who is already there or further on. That money can pay a toll in the same move.
    - A special field also unlocks the **bonus** of the track from your next turn on, in this round or the next. Until then it does not count in anybody’s comparisons either.
    - A marker at the **end** of the track stays there; further steps are lost.

    { "**Example.**" } On track A1 you stand on space { $tracks-before_toll } and take 3 steps. On space { $tracks-toll_space } the last number you have reached is { $tracks-toll_shares }; behind it lies a toll of £{ $tracks-A1-tolls-1-pounds }. If you pay, you go on to space { $tracks-after_toll }; if you stop, 2 steps are lost. Another one: two opponents are beyond the first special field of that track. When you reach it, all three of you get £{ $tracks-A1-special_fields-1-pounds }.
mombasa-topic-track_bonuses = Track bonuses
mombasa-topic-track_bonuses-body =
    Each track has two bonuses; the special fields unlock them for you (first / second). A and B work by themselves, C and D are spaces for your bonus markers.

    - **A1:** { $tracks-A1_line }.
    - **A2:** { $tracks-A2_line }.
    - **B1:** { $tracks-B1_line }.
    - **B2:** { $tracks-B2_line }.
    - **C1:** { $tracks-C1_line }.
    - **C2:** { $tracks-C2_line }.
    - **D1:** { $tracks-D1_line }.
    - **D2:** { $tracks-D2_line }.

    Both bonuses of one track never act at once; you choose. Of A and B the second one counts, but for an expansion or a purchase you may take the first instead, and expand without any. More expansion needs an active expansion card or tile; a higher card value counts for everything. Different goods together need the named good among them and must buy a card; what is left moves markers. Discounts of different tracks add up, but no price goes below 0. Of the two spaces of a track you may use one per round, and each holds one marker.

    { "**Example.**" } With “{ $tracks-raising_bonus }”, { $tracks-raised_cards } are worth { $tracks-raised_sum } together. With “{ $tracks-selling_bonus }”, { $tracks-sold_card } with crate number { $tracks-sold_crate } brings £{ $tracks-sold_pounds }.
mombasa-topic-track_bonuses-both = { $first } / { $second }
mombasa-topic-track_bonuses-priced = for £{ $first } / £{ $second }: { $rewards }
mombasa-topic-bases = Bases and share value
mombasa-topic-bases-body =
    The emptier its base, the more a company’s shares are worth. A base has **{ $bases-columns ->
        [one] { $bases-columns } column
       *[other] { $bases-columns } columns
    } of { $bases-spaces_per_column ->
        [one] { $bases-spaces_per_column } space
       *[other] { $bases-spaces_per_column } spaces
    }**. Posts leave a column from the top; the coins on empty spaces ({ $bases-coins_listed } from top to bottom) are the **share value**, £0 to £{ $bases-most }.

    - A **returning** post goes to the lowest free space of a column that the active player chooses. But a lowest space that was emptied stays empty for good.
    - A post without room leaves the game.
    - **Removing** a post takes the top one of any column of any base out of the game; several may come from different bases.

    So a column emptied to the ground is worth £{ $bases-column }, of which £{ $bases-lowest } stay for good, while the first posts of all columns together are worth £{ $bases-first_posts }.

    { "**Example.**" } Cape Town’s left column is empty ({ $bases-column }), two posts are gone from the middle one ({ $bases-middle_coins }), the right one is full: a share is worth £{ $bases-cape_town_value }. With the next post from the middle column it is £{ $bases-cape_town_next }.
mombasa-topic-end_phase = Ending your action phase
mombasa-topic-end_phase-body =
    With this action your round is over, and you get cards back. It goes in this order:
    1. You take **one recovery stack**, all its cards, back to hand. If you have a stack, you must take one; in round { $rounds-count } nobody is asked.
    2. Then the cards in your slots, used or not, go onto the stacks **of their slots**. So they cannot come back at once.
    3. Bonus tiles return to the board. Your bonus markers stay until the round ends.

    You take no more turns this round, and your values are 0 when others compare theirs.

    { "**Example.**" } Two expansion cards lie on stack D, and bananas { $start_cards-start_banana_2-value } in slot D. You take stack D: the expansion cards come to hand, and the bananas begin a new stack D.
mombasa-topic-preparation = Between rounds
mombasa-topic-preparation-body =
    When everybody has ended the action phase, the table is made ready for the next round:
    - **Coins** of the next round are laid at books. Their number, from round 2 on: { $round_track-two } with two players, { $round_track-three } with three, { $round_track-four } with four. A coin stays until somebody takes that book.
    - **Cards:** the right column of the display is discarded, the others move right, and the deck fills the gaps. The discard pile is never shuffled again.
    - **Markers** return to their players, and reserved tiles go to those who reserved them.

    The holder of the first player marker begins the new round. After round { $rounds-count } there is no preparation.

    { "**Example.**" } In one row somebody bought the left card. The right one is discarded, the middle one becomes the right one with a surcharge of { $card_display-surcharge-right } instead of { $card_display-surcharge-middle }, and two new cards come to its left.
mombasa-topic-scoring = Scoring
mombasa-topic-scoring-body =
    After round { $rounds-count } you take all stacks to hand, so that every card you still own counts. Then these **lines** are added up:
    - your cash,
    - for each **company**: the shares on its track and on all your cards, times its share value,
    - the last number reached or passed on the **diamond track**, up to £{ $player_board-diamonds_most },
    - the same on the **bookkeeping track**, up to £{ $player_board-bookkeeping_most }.

    Before its first number a track is worth nothing. Nothing else counts: no books, markers, tiles or posts, and no cards you sold. Equal totals share the victory.

    { "**Example.**" } You have £14. Cape Town (shares: { $tracks-cape_town_shares } on the track, { $action_cards-d_share_cape_town-shares-cape_town } on cards): { $tracks-cape_town_all } × £{ $bases-cape_town_value } = £{ $tracks-cape_town_worth }. Cairo ({ $tracks-cairo_shares } on the track): { $tracks-cairo_shares } × £{ $bases-cairo_value } = £{ $tracks-cairo_worth }. 13 diamonds are £{ $player_board-scored_diamonds }, the ink jar on position 5 is £{ $player_board-scored_jar }. Together that is £{ $player_board-scored_total }.
