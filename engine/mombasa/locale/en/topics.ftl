# The rules, chapter by chapter: what a thing is for, how it goes, what players ask about it, and an example.

mombasa-topic-overview = What the game is
mombasa-topic-overview-body =
    You are an investor, one of two, three or four, and after **seven rounds** you want to be the richest. Nobody owns a company: everybody may expand any of the four and walk along any of their tracks.

    A round has three parts:
    - **Planning:** everybody secretly lays cards into action slots.
    - **Actions:** in turns, everybody uses those cards and places bonus markers.
    - **Preparation:** new cards and coins for the next round; there is none after round 7.

    At the end you count your **cash**, your **shares** of each company times their share value, the **diamond track** and the **bookkeeping track**. The highest total wins; a tie is a shared victory.

    { "**Example.**" } Cape Town’s share value is £6. If you have 7 shares of it, they are worth £42, no matter who did the expanding.
mombasa-topic-setup = Set-up
mombasa-topic-setup-body =
    Everybody starts with:
    - £1 and nine starting cards,
    - an expansion card of value 1 whose crate number is your place in turn order (later players can sell it for more),
    - bonus markers: **3** each with two players, **2** with three or four.

    Your **starting tile** shows three things: three cards that you lay face up on the recovery stacks B, C and D, one on each and arranged as you like; your starting book; and a starting bonus, which moves you along one or two tracks. The first player is drawn by lot.

    In a **first game** tracks A1, B1, C1 and D1 lie at Mombasa, Cape Town, Saint-Louis and Cairo, and every seat has a fixed tile. In the **advanced** game tracks are laid by chance, and everybody secretly keeps one of two tiles.

    { "**Example.**" } In a first game the first player sets aside coffee 1, bananas 2 and expansion 1, takes 2 steps on the Mombasa track, which is already 1 share, and begins with 7 cards in hand.
mombasa-topic-planning = Planning phase
mombasa-topic-planning-body =
    Here you decide what you can do this round. All at once and secretly, everybody lays cards from hand into **action slots**, one per slot. Fewer cards, or none, are fine.

    - Slots **B, C and D** are always open.
    - Slot **A** opens once you have 8 diamonds.
    - Slot **E** opens once your ink jar has reached position 4.

    A slot unlocked during a round can be used from the next planning on. Share cards cannot be planned. You can change your plan until the last player has locked in; then all cards are revealed together.

    Choose the slot with care: it decides with which **recovery stack** a card comes back to you. In rounds 6 and 7 this no longer matters.

    { "**Example.**" } Coffee 2 lies on stack C, and you plan bananas 2 in slot C. After the round the bananas lie on the same stack; when you take stack C at the end of a later round, both come back to hand.
mombasa-topic-turn = Action phase
mombasa-topic-turn-body =
    From the first player on, everybody takes **one action per turn**, until all have ended the phase. You choose one of these:
    - use goods cards of one kind,
    - use all your expansion cards,
    - use one bookkeeper,
    - use one diamond merchant,
    - place one bonus marker,
    - end your action phase.

    Cards in your slots are **active** while they lie face up; bonus tiles are, too. What you use is turned face down and counts for nothing more this round, neither for books nor for majorities. Cards on recovery stacks are never active.

    Whoever has ended the phase is skipped. If you are the last one left, you simply keep taking turns.

    { "**Example.**" } You planned a bookkeeper, coffee 1 and coffee 2. First you use the bookkeeper, while coffee 3 still counts for your books; in the next turn both coffee cards; then you place a bonus marker; then you end your phase.
mombasa-topic-goods = Goods
mombasa-topic-goods-body =
    Goods buy new cards and move you along the company tracks. Use any of your active cards of **one good**: coffee, bananas or cotton. Their values add up.

    - You may buy **one card** of the display. Its price is the crate number (the red number in the corner of the card) plus 2, 1 or 0 for the left, middle or right column. The card goes to your hand; the gap is not filled this round.
    - Everything left moves your **markers** on company tracks, one step per unit, split as you like.

    You must make steps while some marker can move without a toll; if only tolls are left, you may stop and lose the rest. You may leave a marker at a toll, move another one first and come back to pay. If a discount makes a card free, you still use at least one goods card, and its whole value becomes steps.

    { "**Example.**" } You use coffee 1 and coffee 3, value 4. Bananas 3 in the right column cost 3; with the last unit you take 1 step on a track.
mombasa-topic-expansion = Expansion
mombasa-topic-expansion-body =
    Expansion puts trading posts on the map: it brings rewards and raises the share value of a company. **All** your active expansion cards act together, for **one** company. It needs a post on its base and an entry you can pay; if no company has that, the cards are just turned down.

    Each **entry** costs:
    - 1 across a single border, 2 across a double one,
    - 1 more if a foreign post stands in the region.

    The region must border the base or a post of the company, and new posts count at once. Where the company already has a post it cannot enter, and an enclave is entered only from the outer region around it, which itself gives no reward. Every entry takes the top post of a base column of your choice. You must go on while an entry can be paid; what is left is lost, also when the base has run out of posts.

    Then come the rewards of all new regions: pounds, diamonds, bookkeeping points (all in one batch) and steps on the company’s track. At last, foreign posts in the new regions return to their bases.

    { "**Example.**" } With 5 points Cape Town enters Karoo (1), Natal (1) and, across a double border, Zambezi with a foreign post (2 + 1). You get £2, 1 bookkeeping point and 1 step on the Cape Town track.
mombasa-topic-bookkeeper = Bookkeepers
mombasa-topic-bookkeeper-body =
    A bookkeeper moves your **ink jar** along the bookkeeping track, which is worth up to £60, and brings new books. It goes like this:
    1. You may pay **£2** to flip one book face down. It must lie ahead of the jar and cannot be the starting book.
    2. The jar moves forward as far as you like, over books whose requirements your active cards meet, and over books that lie face down. It cannot cross a gap.
    3. If it moved, the book it **stops** on gives its reward. Books it passed give nothing, and neither does one that lies face down.
    4. Then you spend the bookkeeper’s points, as a batch of their own, even if the jar did not move.

    Cards are only checked, not used, so every book is compared with all that is active. Use a bookkeeper **before** the cards it relies on. Persons in a requirement are diamond merchants and bookkeepers, except the bookkeeper in use.

    { "**Example.**" } Your coffee value is 5. The jar is at the start. The books on positions 1, 3 and 4 require coffee 2 or coffee 3, the one on position 2 expansion 2, which you do not have. You pay £2 to flip it, and the jar goes to position 4. That book gives 2 bookkeeping points; then come the 2 points of your bookkeeper.
mombasa-topic-books = Books and bookkeeping points
mombasa-topic-books-body =
    Bookkeeping points buy the books your ink jar will walk on. A **batch** is spent at once:
    - an A- or B-book of the display costs 1 point,
    - a C-book costs 2,
    - every other point is £1.

    Points of different sources are never combined or saved. A coin lying at a book comes with it. With the jar on the last position there are no more books: every point is **£2**, at once also for the bookkeeper that moved it there.

    Books are **placed** at the end of the turn, on an empty position or over a book of the same letter; gaps are allowed. No A-book goes on the empty positions 5, 8, 10, 12, 14 and 15. The starting book cannot be covered. Placed books are never moved, and a book without any legal position leaves the game. Then the display is filled up.

    Two requirements of a book must be met by separate amounts. “4 of one good” means a single good: 2 coffee and 2 cotton will not do.

    { "**Example.**" } With a batch of 3 points you take two A-books and £1. A book that requires coffee 3 and 3 of one good is met by coffee 3 and cotton 3, or by coffee 6.
mombasa-topic-merchant = Diamond merchants
mombasa-topic-merchant-body =
    Merchants bring money and move you along the **diamond track**, which is worth up to £60. With 8 diamonds you unlock slot A.

    - The **plain merchant** gives 1 diamond and £2.
    - A **company’s merchant** gives 2 diamonds, £1, and 1 more diamond for every two mine icons under that company’s posts.
    - The **merchant tile** gives 2 diamonds and 1 for each other active merchant of yours; used ones do not count.

    The track ends with 28 diamonds; every further one is £2, also within the same reward.

    { "**Example.**" } Cairo’s posts cover 3 mine icons: its merchant gives £1 and 3 diamonds. With 4 icons it would be 4 diamonds. If you have 27 diamonds and get 3, you reach the end and receive £4.
mombasa-topic-markers = Bonus markers
mombasa-topic-markers-body =
    Placing a marker is a whole action and needs no card. You may place several in a round, one per turn. Each space holds **one marker** until the round ends.

    - **First player:** you start the next round (the order of this one stays) and get 1 bookkeeping point. Closed to the holder of the first player marker in the first turn of a round.
    - **Buy a card:** £1, then a display card for its price in pounds. You must be able to pay both, and you have to take a card.
    - **Sell a card:** discard a hand card, also a share card, for its crate number and £2.
    - **Majority:** your value must be at least 1, and nobody may exceed it; a tie is enough. You take one of the rewards you reach. No card is used.
    - **Reserve:** £1 for the “+1 good” or bookkeeper tile, £2 for the merchant or expansion tile. You get it for the next round; in round 7 that is useless.

    Majority rewards for a value of **1+ / 3+ / 5+**:
    - Coffee, Cairo track: 2 steps / 3 / 4 and remove 1 post.
    - Bananas, Cape Town track: 2 steps / 3 / 3 and 1 diamond.
    - Cotton, Saint-Louis track: 2 steps / 2 and 1 bookkeeping point / 3 and 2 points.
    - Expansion, Mombasa track: 2 steps / 3 / 4 and £1.

    Steps that cannot be made are lost. A post has to be removed if any base has one; whoever does not want that takes a lower reward.

    { "**Example.**" } You have bananas 5, your opponent 3: you take 3 steps on the Cape Town track and 1 diamond. Coffee 1 with crate number 1 sells for £3.
mombasa-topic-tiles = Bonus tiles
mombasa-topic-tiles-body =
    A bonus tile is one more card for a round, without a slot. You **reserve** it with a bonus marker; in the next round it lies beside your action area and goes back to the board when you end your action phase, used or not. You may have several, and a tile can be reserved while somebody still has it.

    - **Bookkeeper tile:** a bookkeeper with 1 point.
    - **Expansion tile:** an expansion card of value 2.
    - **Merchant tile:** 2 diamonds, and 1 more for each other active merchant of yours.
    - **“+1 good”:** you put it on an active goods card before the action of a turn. It raises that card’s value by 1 for everything, stays there and is turned down with the card.

    The first three count as cards of their kind everywhere: for requirements, for majorities, and when all expansion cards are used.

    { "**Example.**" } “+1 good” on bananas 2 makes them 3: enough for the second reward of the banana majority. In a later turn they are 3 steps.
mombasa-topic-tracks = Company tracks
mombasa-topic-tracks-body =
    The tracks give you **shares**: what you own is the last number your marker has reached or passed, a total and not a sum.

    - **Toll:** in front of it you pay at once or stop; nobody has to pay. If you stop, the rest of that reward is lost; units of goods may still move other markers.
    - **Special field:** reaching it pays you £1 (first) or £2 (second), and the same again to everybody who is already there or further on. That money can pay a toll in the same move.
    - A special field also unlocks the **bonus** of the track from your next turn on, in this round or the next. Until then it does not count in anybody’s comparisons either.
    - A marker at the **end** of the track stays there; further steps are lost.

    { "**Example.**" } On track A1 you stand on space 8 and take 3 steps. Space 9 is your 4th share; behind it lies a toll of £2. If you pay, you go on to space 11; if you stop, 2 steps are lost. Another one: two opponents are beyond the first special field of a track. When you reach it, all three of you get £1.
mombasa-topic-track_bonuses = Track bonuses
mombasa-topic-track_bonuses-body =
    Each track has two bonuses; the special fields unlock them for you (first / second). A and B work by themselves, C and D are spaces for your bonus markers.

    - **A1:** expansion +1 / +2, if you have an active expansion card or tile.
    - **A2:** purchases with bananas cost 1 less / and different goods can be used together to buy a card.
    - **B1:** purchases with cotton cost 1 less / each cotton card +1 for everything.
    - **B2:** 1 / 2 extra bonus markers in all.
    - **C1:** for £2 / £1: 1 bookkeeping point and 2 diamonds, or 2 points and 1 diamond.
    - **C2:** a display card for pounds and/or 1 diamond / the card £1 cheaper and/or 2 diamonds.
    - **D1:** discard a card for its crate number and £3 / a coffee card for its crate number and £8.
    - **D2:** for £1, 2 steps on each of two / all three other tracks.

    Both bonuses of one track never act at once; you choose. With A1 and B1 the second one counts, but for an expansion or a purchase you may take the first instead, and expand without any bonus of A1. Different goods together need bananas among them and must buy a card; what is left moves markers. Discounts of different tracks add up, but no price goes below 0. Of the two spaces of a track you may use one per round, and each holds one marker.

    { "**Example.**" } With the second bonus of B1, cotton 1 and cotton 2 are worth 5. On the second space of D1, coffee 2 with crate number 2 brings £10.
mombasa-topic-bases = Bases and share value
mombasa-topic-bases-body =
    The emptier its base, the more a company’s shares are worth. A base has **three columns of five spaces**. Posts leave a column from the top; the coins on empty spaces (0, 1, 1, 1 and 2 from top to bottom) are the **share value**, £0 to £15.

    - A **returning** post goes to the lowest free space of a column that the active player chooses. But a lowest space that was emptied stays empty for good.
    - A post without room leaves the game.
    - **Removing** a post takes the top one of any column of any base out of the game; two may come from two bases.

    So a column emptied to the ground is worth 5 and keeps its last 2 coins, while three columns begun with one post each are worth nothing yet.

    { "**Example.**" } Cape Town’s left column is empty (5 coins), two posts are gone from the middle one (0 + 1), the right one is full: a share is worth £6. The next post from the middle column makes it £7.
mombasa-topic-end_phase = Ending your action phase
mombasa-topic-end_phase-body =
    With this action your round is over, and you get cards back. It goes in this order:
    1. You take **one recovery stack**, all its cards, back to hand. If you have a stack, you must take one; in round 7 nobody is asked.
    2. Then the cards in your slots, used or not, go onto the stacks **of their slots**. So they cannot come back at once.
    3. Bonus tiles return to the board. Your bonus markers stay until the round ends.

    You take no more turns this round, and your values are 0 when others compare theirs.

    { "**Example.**" } Two expansion cards lie on stack D, and bananas 2 in slot D. You take stack D: the expansion cards come to hand, and the bananas begin a new stack D.
mombasa-topic-preparation = Between rounds
mombasa-topic-preparation-body =
    When everybody has ended the action phase, the table is made ready for the next round:
    - **Coins** of the next round are laid at books. With two players it is 1 each time, with four 2, with three 2 for even rounds and 1 for odd ones. A coin stays until somebody takes that book.
    - **Cards:** the right column of the display is discarded, the others move right, and the deck fills the gaps. The discard pile is never shuffled again.
    - **Markers** return to their players, and reserved tiles go to those who reserved them.

    The holder of the first player marker begins the new round. After round 7 there is no preparation.

    { "**Example.**" } In one row somebody bought the left card. The right one is discarded, the middle one becomes the right one and is now 1 cheaper, and two new cards come to its left.
mombasa-topic-scoring = Scoring
mombasa-topic-scoring-body =
    After round 7 you take all stacks to hand, so that every card you still own counts. Then **seven lines** are added up:
    - your cash,
    - for each of the **four companies**: the shares on its track and on all your cards, times its share value,
    - the last number reached or passed on the **diamond track**, up to £60,
    - the same on the **bookkeeping track**, up to £60.

    Before its first number a track is worth nothing. Nothing else counts: no books, markers, tiles or posts, and no cards you sold. Equal totals share the victory.

    { "**Example.**" } You have £14. Cape Town: 5 shares on the track and 2 on cards, at £6 each, are £42. Cairo: 4 shares at £9 are £36. 13 diamonds are £25, the ink jar on position 5 is £15. Together that is £132.
