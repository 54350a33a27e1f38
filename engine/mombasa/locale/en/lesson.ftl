mombasa-lesson-intro =
    You are an **investor**. Four trading companies spread over the map; nobody owns them, but everybody can expand them and hold their shares.

    After **seven rounds** whoever is richest wins. Your cash counts, your shares times what a share of their company is worth, and two tracks worth up to £60 each: the **diamond** track (regions and merchants bring diamonds) and the **bookkeeping** track, which you pave with books.

    In every round everybody plans cards in secret, then uses them turn by turn. A whole game takes one or two hours; the guide goes with you through the first round and into the second.

mombasa-lesson-plan-title = the plan
mombasa-lesson-plan = Each round you secretly lay a card in every open slot; these are all you have this round. Lay coffee 2, cotton 2 and expansion 2 into any slots, then lock in.
mombasa-lesson-plan-done = Well planned: a card, steps and regions in one round. **More** has a **Legend** of all signs.
mombasa-lesson-plan-missed = These three let you take a majority, buy a card, take steps and enter two regions, all in one round.
mombasa-lesson-majority-title = majorities
mombasa-lesson-majority = A bonus marker is a turn without a card. A **majority space** gives steps on a **company track** to whoever shows the most of a good. Press **{ mombasa-act-marker-short }** and take the cotton majority.
mombasa-lesson-majority-done = Two steps on the Saint-Louis track, and your cotton card has not even been used yet. Majorities first, cards afterwards.
mombasa-lesson-majority-missed = The cotton majority brings two steps on the Saint-Louis track, and your cotton card can still be used afterwards.
mombasa-lesson-goods-title = buying cards
mombasa-lesson-goods = Goods buy cards: you use as many cards of one good as you like, buy one card from the display, and what is left becomes steps on company tracks. Press **{ mombasa-act-goods-short }**, use your coffee and buy cotton 2.
mombasa-lesson-goods-done = The new card is in your hand, and from the next round on two cotton cards add up. Good cards bought early are used again and again.
mombasa-lesson-goods-missed = Coffee 2 just pays for cotton 2, a card that serves you for the rest of the game.
mombasa-lesson-tracks-title = company tracks
mombasa-lesson-tracks = If you buy nothing, every unit of goods is a **step on a company track**. Tracks bring shares. A coin between two spaces is a **toll**: you pay it, or your marker stops there. Press **{ mombasa-act-goods-short }**, use your cotton, buy nothing and move along the Saint-Louis track.
mombasa-lesson-tracks-done = Your marker has come closer to the next share of Saint-Louis. Now make these shares worth something.
mombasa-lesson-tracks-missed = Cotton 2 is two steps, and on the Saint-Louis track they bring you closer to its next share.
mombasa-lesson-expansion-title = expansion
mombasa-lesson-expansion-page1 = Expansion sends trading posts of a company from its **base** into regions. Each region rewards you at once: pounds, **diamonds** for the diamond track, or bookkeeping points. The fewer posts are left on the base, the higher the **share value**, for all who hold shares.
mombasa-lesson-expansion = Press **{ mombasa-act-expansion-short }** and expand Saint-Louis into Senegambia and Niger Bend, both from the left column of its base: that makes its shares worth £1 more.
mombasa-lesson-expansion-done = £2, a bookkeeping point, and every Saint-Louis share is worth £1 more. Expand companies whose shares you hold.
mombasa-lesson-expansion-missed = Senegambia and Niger Bend bring £2 and a bookkeeping point, and two posts from the left column make every Saint-Louis share worth £1 more.
mombasa-lesson-book-title = books
mombasa-lesson-book-page1 = This is your **bookkeeping track**, worth up to £60. **Books** pave it: bookkeeping points buy them, and your starting book lies on position 1 already. A **bookkeeper** moves your ink jar from book to book, as long as your active cards meet what each of them requires.
mombasa-lesson-book = Your bookkeeping point buys a **book**. Take the one that requires cotton 2, as your starting book does, and place it on position 2: in round 2 you will cross both.
mombasa-lesson-book-done = Your starting book on position 1 asks for cotton 2 as well, so one card will do for both. Books you can meet again and again are the best ones.
mombasa-lesson-book-missed = Your starting book on position 1 asks for cotton 2 as well; with the same on position 2, one card does for both.
mombasa-lesson-marker-title = bonus markers
mombasa-lesson-marker = Bonus markers are turns, too: buy a card, sell one, reserve a tile for the next round. Press **{ mombasa-act-marker-short }** and reserve the **bookkeeper tile**: for £1 you have a bookkeeper in round 2 who takes no slot.
mombasa-lesson-marker-done = Every marker that is left is one more turn in this round. What you leave unused does not carry over.
mombasa-lesson-marker-missed = For £1 the bookkeeper tile is a bookkeeper in round 2 who takes no slot.
mombasa-lesson-recovery-title = recovery stacks
mombasa-lesson-recovery-until = Now you choose: place one more marker if one is worth a turn, or end your action phase.
mombasa-lesson-recovery = Now you take **one** recovery stack back to hand; only then do this round’s cards go onto the stacks of their slots. Which stack you can take back is half of every plan. Which cards would you like to have next?
mombasa-lesson-recovery-done = The cards of this round come back when you take their stack. What you want to have together belongs on one stack.
mombasa-lesson-round-title = the second round
mombasa-lesson-round-page1 = The other track worth up to £60 is the **diamond track**. Diamonds come from regions and from **merchants**, cards that bring diamonds and money; the one of a company brings more, the more mines lie under its posts. 8 diamonds open your slot A, an ink jar on position 4 your slot E.
mombasa-lesson-round = Round 2, and the plan is yours. Think of a majority, of the shares you hold, and of the stack you will take back. Lay your new cotton 2: it goes well with another cotton card, and your starting book requires it.
mombasa-lesson-round-done = Cotton cards add up: for the majority, and for better cards from the display.
mombasa-lesson-round-missed = Two cotton cards in one round add up: for the cotton majority, and for better cards from the display.
mombasa-lesson-bookkeeper-title = the bookkeeper
mombasa-lesson-bookkeeper-page1 = Both of your books require cotton 2. A bookkeeper only **looks** at your cards and uses none of them; so use yours first, while the cotton is active. The book on which the ink jar stops gives its reward.
mombasa-lesson-bookkeeper = Press **{ mombasa-act-bookkeeper-short }** and move the ink jar to position 2. Then the tile gives 1 point for a new book, and which one you choose yourself.
mombasa-lesson-bookkeeper-done = Two books crossed, and the cotton is still active.
mombasa-lesson-bookkeeper-missed = With cotton 2 active, the bookkeeper takes the ink jar to position 2 and gives a point for a new book.
mombasa-lesson-open-title = a game of your own
mombasa-lesson-open-until = Now you choose: take a book that asks for what you often have, place it on an empty position and end your turn.
mombasa-lesson-open = After round 7 all cards come back, and you count: your **cash**; for every **share**, on tracks and on cards, the share value of its company; and the last number you passed on the **diamond track** and on the **bookkeeping track**. Nothing else counts. **Play on as long as you like**: **More** has a **Hint** with what the computer would do. **Open a table** begins a new game; there you first lay one card each on stacks B, C and D.
mombasa-lesson-open-done = From here on the game is all yours. Good luck!
