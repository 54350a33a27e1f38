# Pages of the rules: what a thing is for, how it goes, what players ask about, an example.

nippon-topic-overview = Overview
nippon-topic-overview-body =
    You lead a **zaibatsu**, a Japanese industrial concern. You build factories, sell what they make on local markets and put your name on the map. **Most VP win.**

    The game has 8 rounds in 3 periods. Points come from three sources:
    - **Influence** in the four regions scores at the end of each period, after rounds 2, 4 and 8.
    - **Favours** on your objectives score at the end of the game.
    - **Leftovers**, that is resources, goods and money, score a little at the very end.

    A tie goes to whoever took the last turn later. Who begins is drawn, unless a seat at the table is chosen in the options. The modules are for 2 to 4 players; alone you play against the Automa.

    { "" }**Example.** After round 2 three players score. You come first in two regions and third in another: 10 + 10 + 6 = 26 VP.

nippon-topic-turn = A turn
nippon-topic-turn-body =
    On your turn you do one of two things: **perform an action** or **consolidate**. Actions build your zaibatsu; consolidation pays the salaries, brings new money and coal and empties your worker area.

    { "" }**An action:**
    - Choose one of the nine actions. Each stands below a recruit slot, and you take **one worker** from that slot into your lowest empty worker cell.
    - Do **1 to 3 activations** and pay for each of them. Science, mining and the factory have only one.
    - The colour of the worker does not matter now, but it does at consolidation.

    An action whose slot has no worker left cannot be chosen, nor one whose first activation is impossible. With a full worker area, or if no action is possible, you have to consolidate. Bonuses that wait at the same time are resolved in the order you like.

    { "" }**Example.** The slot above “machines, trains” holds two red workers and a blue one. You take a red one for trains, pay 3 iron for a train in Kyushu and 5 money and 1 iron for a train in Kansai, and stop. All of that was one action with one worker.

nippon-topic-start = Starting tokens
nippon-topic-start-body =
    Before the first turn everybody takes a **pair of starting tokens**. With 2, 3 or 4 players there are 3, 4 or 5 pairs to choose from, alone 2. You choose against the turn order, so the first player is last. Then the **A token** gives an effect and your starting VP, the **B token** money, resources and steps on tracks.

    A tokens:
    - **Machine** or **2 goods:** they wait for your first factory and go there free of charge, the machine into the left cell. If the factory builds a machine at once, you choose which comes first.
    - **Ship** or **train:** you build it at once without paying.
    - **Old factory** with 1 good, cotton or paper: it never produces and has no machine cells, but it fills a factory cell, and effects may put goods on it.
    - **Worker** of any colour still in the bag.
    - **3 coal** that survive consolidation.
    - **Cheaper factories:** each costs 2 money less.

    { "" }**Example.** You take “Ship” with 12 money, 3 iron and finance +1. You send a ship, its expert goes to your lowest worker cell, and you begin with 3 VP, 12 money, 3 iron and finance 13.

nippon-topic-science_mining = Science and mining
nippon-topic-science_mining-body =
    { "" }**Science** says which factories you may build, **mining** how much coal you receive at consolidation. They are two actions that work alike.

    Pay once, in a single activation:
    - **1 money:** 1 step
    - **3 money:** 2 steps
    - **6 money:** 3 steps

    You gain every bonus that you reach or pass. Steps beyond the end of the track are lost, although the action is still allowed there.

    { "" }**Example.** Mining stands at 3. For 3 money you go to 5 and gain the red department bonus printed there: 2 silk. From now on each consolidation brings 5 coal.

nippon-topic-factory = Building factories
nippon-topic-factory-body =
    Factories make the goods that you sell, and each has a **property** of its own. Pay **6 money** and build one of the available factories. This action has one activation.

    You need enough science:
    - **Level 1**, cotton and paper: science 2
    - **Level 2**, bento and lenses: science 4
    - **Level 3**, light bulbs and clocks: science 6

    If it is not enough, silk helps: for this one factory **1, 3 or 6 silk** count as 1, 2 or 3 levels of science. Your marker does not move. Silk spent in this way cannot also be money.

    The factory goes into the leftmost empty of your 6 cells; if all are full, you cannot build another. An immediate property is applied at once. Several factories of one type are allowed. Each type has as many factories as there are players (alone 2), and none are added later.

    { "" }**Example.** You have science 1, 6 money and 1 silk. With the silk as the missing level you build cotton factory 1A. Its property moves science from 1 to 3, and the black bonus at 3 gives you 2 coal.

nippon-topic-machines = Machines
nippon-topic-machines-body =
    Every machine lets its factory produce **1 more good**. You have 6 machines.

    Up to 3 activations, each on **another factory**: pay **5 money** and move your leftmost machine to an empty machine cell. Each factory has two of them, and you may fill either first. The **right cell costs 1 iron** more.

    The old factory has no machine cells. A machine that leaves its row may also bring a bonus, see “Departments and bonuses”.

    { "" }**Example.** You have two factories without machines, 10 money and 1 iron. You pay 5 money for the left cell of one, and 5 money and 1 iron for the right cell of the other. Both now produce 2 goods each.

nippon-topic-production = Production
nippon-topic-production-body =
    Production turns coal into **goods**, which you need for local markets, investments and contracts.

    Up to 3 activations, each with **another factory**:
    - Pay **2, 3 or 4 coal** for a factory of level 1, 2 or 3.
    - Put **1 good plus 1 per machine** on it.

    A factory holds at most **4 goods**; the rest is lost. Even a full factory may produce, in vain. Goods never move between factories, not even between two of one type. The old factory never produces.

    { "" }**Example.** A cotton factory with 1 machine makes 2 cotton for 2 coal. A lens factory with 2 machines already holds 2 lenses: for 3 coal it makes 3 more, but only 2 fit.

nippon-topic-ships = Ships
nippon-topic-ships-body =
    A ship brings home an **expert** and makes the department of its colour an **improved** one for the rest of the game. You have 6 ships.

    Up to 3 activations, each to **another destination**: pay **3 iron, or 5 money and 1 iron**, and send your leftmost ship.
    - The destination needs its expert and a free ship cell. There are 2, 3 or 4 such cells with up to 2, 3 or 4 players.
    - The expert joins your worker area like a worker, so the first ship of the action needs two empty cells: one for the worker you take and one for the expert.
    - At consolidation the expert goes back. After that anybody may send a ship there again, you as well; but a department improves only once.

    { "" }**Example.** Your first two machines are built; you have 7 iron and 2 money. For 3 iron you send a ship to Berlin: the white department improves, and the place between your first ship and first machine gives finance +1. For 3 iron you send one to San Francisco: the red department improves, and the next such place gives the red bonus, already 3 silk. With these as money, 2 money and the last iron you can pay for a third ship.

nippon-topic-trains = Trains
nippon-topic-trains-body =
    Trains make your influence in a region stronger, and many train cells give something at once. You have 6 trains.

    Up to 3 activations, each in **another region**: pay **3 iron, or 5 money and 1 iron**, put your leftmost train on any free train cell and gain the bonus of the cell.

    Each of your trains adds **2 influence** in its region, but only if you have an influence token there. A region has 3, 5 or 7 train cells with up to 2, 3 or 4 players. You may build again in the same region in a later turn.

    { "" }**Example.** You have 3 iron and 5 money. The first train costs 3 iron, and its cell gives 1 iron. With this iron and 5 money you build a second one in another region, on a cell with 1 silk.

nippon-topic-local_markets = Local markets
nippon-topic-local_markets-body =
    Here goods become **influence tokens** on the map. Up to 3 activations, all in **one region**; each puts one token on an influence cell of its two markets.

    Spend 1, 2 or 3 goods of the type that the demand tile asks for next to the cell. They give the value of the token:
    - **Cotton, paper:** 1, 2 or 3
    - **Bento, lenses:** 3, 4 or 5
    - **Light bulbs, clocks:** 5, 6 or 7

    You need a free token of exactly this value; one each of your tokens 3, 5 and 7 is locked at first. The goods may come from several factories of the type. Each time take the **bonus of the region or 2 VP**.

    - **Occupied cell:** the token there, even your own, has to be lower and goes back to its owner.
    - **Full market** (2, 3 or 4 tokens with up to 2, 3 or 4 players): on an empty cell your token must be higher than all tokens of the market, and the lowest goes back. If several are lowest, you choose.
    - Values printed on cells do not matter; your token covers them.

    { "" }**Example.** You have 3 paper and 1 lens and choose Kansai. 1 paper puts token 1 on a cell, 2 paper replace it with your token 2, and 1 lens puts token 3 on another cell. If you take the bonus of the region each time, you gain 6 silk.

nippon-topic-investments = Investments and contracts
nippon-topic-investments-body =
    Goods that you do not need on the markets raise your income here or fulfil contracts.

    Up to 3 activations with goods of **different types**: the first costs **1 good**, the second **2**, the third **3** of one type. Each time choose:
    - **Invest:** advance finance by 2.
    - **Contract:** complete one of your 8 contracts and gain its department bonus. Every contract can be completed once.

    Six contracts belong to a department each. The other two let you choose any department, but need bento or lenses, respectively light bulbs or clocks, among the goods spent in this action so far, this activation included.

    { "" }**Example.** You spend 1 lens and invest: finance +2. Then 2 paper complete the contract that needs bento or lenses, since a lens was spent; you choose the blue department and gain 3 money. Finally 3 cotton complete the yellow contract: 2 VP.

nippon-topic-departments = Departments and bonuses
nippon-topic-departments-body =
    Most bonuses of the game are those of a **department**. They come from tracks, contracts, factories and consolidation, and from the places between two neighbouring rows of your ships, machines and trains: such a bonus is yours as soon as the pieces above and below it have both left.

    What a department gives (in brackets: **improved**):
    - **Black:** 2 coal (3)
    - **Red:** 2 silk (3)
    - **Grey:** 2 iron (3)
    - **Blue:** 3 money (5)
    - **White:** 1 step in science or mining (2 steps, also one each)
    - **Yellow:** 2 VP (4)

    A ship to the destination of a colour improves its department. What counts is how the department stands when the bonus is resolved.

    Other bonuses are finance +1 and a **free token**: one of your locked influence tokens 3, 5, 7 becomes available. A track that goes back and forward again gives its bonuses once more.

    { "" }**Example.** Your white department is improved, science is 3 and mining 2. You may go to science 5, to mining 4, or to science 4 and mining 3.

nippon-topic-modifiers = Factory properties
nippon-topic-modifiers-body =
    Every factory has one property. There are three kinds:
    - **Immediate**, “at once”: works one time, when the factory is built, as far as possible. What you “may” do is optional.
    - **Modifier**, with the name of an action: after an activation that meets its condition you may apply it. **Only one modifier per turn**, however many you own.
    - **Special**, “always”: works all the time.

    The bonuses of an activation come before the modifier, or after it where a ship of the modifier would make them better: then you are asked. What it gives may pay for the next activation. You may also wait for a later activation. “Without coal” is chosen when you pay. A modifier is offered only where it would do something.

    Effects are not actions, so no modifier applies to them. If an effect builds something, you do not pay the price of the action, but the 1 iron of a right machine cell is paid. Producing by an effect costs its coal.

    { "" }**Example.** You own cotton factory 4B (1 more good if it produced) and paper factory 4B (1 iron per factory that produced). Both have produced, and now you choose: 1 cotton or 2 iron.

nippon-topic-silk = Silk
nippon-topic-silk-body =
    Silk fills gaps. There are two uses for it:
    - **Money:** at any moment of your turn 1 silk may become 1 money, as often as you like. Prices that you can pay only with silk are offered too. It also works in the final consolidation.
    - **Science:** when you build a factory, 1, 3 or 6 silk count as 1, 2 or 3 levels of science for that factory. Your marker stays where it is.

    Silk is **not discarded** at consolidation.

    { "" }**Example.** You have science 1, 4 money and 3 silk. 1 silk is the missing level for a cotton factory, the other 2 silk become money: 4 + 2 = 6, the price of the factory.

nippon-topic-consolidation = Consolidation
nippon-topic-consolidation-body =
    Consolidation sends your workers home and brings income. It needs at least 1 worker in your worker area; experts count. The order is fixed:

    - **A. Favour.** With 4, 5 or 6 workers take favour I, up to II or up to III and put it on a free objective.
    - **B. Discard** all money and coal. Silk, iron and goods stay, as does coal on a starting token or on bento factory 2B; with paper factory 3B you may keep up to 3 coal and money in any mix.
    - **C. Income.** Gain the department bonus of the **bottom** worker; with 4 or more workers also that of the **top** one, if its colour differs. Then coal by mining and money by finance.
    - **D. Salaries.** Pay **3 money per different colour**, but never your last money. Each money not paid costs 1 VP, even below zero. Workers go back to the bag, experts to their destinations.

    So workers of one colour are cheap. Before you pay, silk may become money.

    { "" }**Example.** You have 4 workers in two colours, white at the bottom and blue at the top, mining 2 and finance 12. You put favour I on science. White gives a step of science, blue 3 money, then come 2 coal and 12 money. The salaries are 6, so you keep 9 money. With five colours they would be 15: of 12 money you would pay 11 and lose 4 VP.

nippon-topic-favours = Favours and objectives
nippon-topic-favours-body =
    A **favour** makes an objective worth points at the end of the game. You take one at consolidation with 4 or more workers and put it on one of 8 objectives. It stays there to the end, one per objective. You have three each of I, II and III.

    On **ships, machines, trains, science, mining or finance** it is worth, for I, II or III:
    - lower threshold reached: **5, 8 or 10 VP**
    - upper threshold reached: **10, 16 or 20 VP**

    Thresholds: ships, machines and trains 3 and 5 pieces built; science 6 and 10; mining 7 and 11; finance 19 and 24.

    On **factories** it counts how many you have, from 1 to 6 (the old factory counts):
    - I: 1, 3, 5, 7, 10 or 13 VP
    - II: 2, 4, 8, 11, 16 or 20 VP
    - III: 2, 5, 10, 14, 20 or 26 VP

    On **contracts**, from 1 to 8 completed:
    - I: 1, 2, 4, 5, 7, 8, 10 or 13 VP
    - II: 1, 4, 6, 8, 11, 13, 16 or 20 VP
    - III: 2, 5, 7, 10, 14, 17, 20 or 26 VP

    You may always take a lower favour than you could. If it is possible to take one, you must.

    { "" }**Example.** Favour II lies on trains. With 2 trains it gives nothing, with 3 or 4 trains 8 VP, with 5 or 6 trains 16 VP.

nippon-topic-rounds = Rounds
nippon-topic-rounds-body =
    A round lasts until the **queue** is used up and one more recruit slot runs empty.

    - When a recruit slot is empty at the end of a turn, the uppermost row of the queue fills it.
    - If the queue is empty by then, the **round ends**: every slot with fewer than 3 workers gets exactly one from the bag, and the queue is refilled.

    The queue has 2, 3 or 5 rows of 3 workers with up to 2, 3 or 4 players. After rounds 2 and 4 influence scores before anything is refilled.

    After round 5 everything is refilled for the last time, and the **last rounds** begin: everybody has exactly three more turns. Nothing is refilled any more, but an empty slot still takes a row that is left in the queue. If none is left, the slot stays empty.

    { "" }**Example.** With 2 players both rows of the queue are used up. You take the last worker of a slot: after your turn the round ends. This slot begins the next round with 1 worker, a slot that had 2 with 3.

nippon-topic-influence = Influence scoring
nippon-topic-influence-body =
    After rounds 2, 4 and 8 each of the four regions scores.

    { "" }**Your influence** is the sum of your tokens in both markets plus 2 per train. Trains count only if you have at least one token there. The **foreign companies** take part with the printed values that no token covers. With 0 influence nobody takes part.

    Points for places 1 to 4:
    - **Period I:** 10, 8, 6, 2
    - **Period II:** 14, 11, 8, 3
    - **Period III:** 18, 14, 10, 4

    With 2 players and alone the second value does not exist: the places score 10, 6, 2, then 14, 8, 3, then 18, 10, 4. Those with equal influence add up their places, divide and round down. The share of the foreign companies is lost.

    { "" }**Example.** Period I: the foreign companies have 6 influence, two players 5 each, one 3, one 0. The companies take the first place. The two share the second and third: (8 + 6) / 2 = 7 VP each. The player with 3 gets 2 VP, the last one nothing.

nippon-topic-end = End of the game
nippon-topic-end-body =
    The game ends after the third influence scoring (and the common goals of period III, if you play with them). Then:

    - Everybody **consolidates once more**, all at the same time. It happens without workers too; then there is only discarding and income. A favour taken now still counts.
    - **Favours** score.
    - **Leftovers** score: 1 VP per 3 coal, silk, iron and goods in any mix, and 1 VP per 5 money. The rest is rounded down.

    Most VP win; a tie goes to whoever took the last turn later.

    { "" }**Example.** You have 109 VP. Your favours give 73, 13 resources and goods give 4, and 12 money give 2. That makes 188 VP.

nippon-topic-late_factories = Module: Late-Game Factories
nippon-topic-late_factories-body =
    This module brings more factories for the second half of the game. **3, 4 or 5 factories with the number 5** join the available ones with 2, 3 or 4 players.

    They follow all rules of their type: the same science, the same coal, the same machine cells. Most of their properties reward what you have achieved, and they look at how things are **when the factory is built**; what you do later does not count. It is not advised to combine this module with Common Goals.

    { "" }**Example.** Cotton factory 5B gives 2 VP per different type of factory that you own, itself included. If you own paper and bento, you gain 6 VP. A lens factory built afterwards adds nothing.

nippon-topic-common_goals = Module: Common Goals
nippon-topic-common_goals-body =
    This module rewards those who are ahead at the end of a period. Each period has **1, 2 or 3 goals** with 2, 3 or 4 players: most ships, machines, trains, factories, contracts or influence tokens on the map, or furthest in science, mining or finance.

    After the influence scoring everybody who **leads or shares the lead** takes a reward. You need at least 1, on a track at least 1 step. All leaders are determined before anybody takes something.
    - **Period I**, one of your choice: the bonus of any department, finance +2 or 3 VP
    - **Period II**, one of your choice: two bonuses of any department, finance +3 or 5 VP
    - **Period III:** 6, 7 or 8 VP by the position of the goal

    In periods I and II you may also decline. The old factory does not count here.

    { "" }**Example.** The goal of period I is “most trains”. You and Bob have built 2 each, the third player 1. You and Bob both take a reward: you advance finance by 2, Bob takes 3 VP.

nippon-topic-solo = Solo game
nippon-topic-solo-body =
    Alone you play against the **Automa** with the set-up for 2 players and 2 pairs of starting tokens. You begin. There are **1, 2 or 3 solo goals** on the levels easy, normal and hard.

    A goal may be to have at the end 5 ships, machines, trains or factories, 6 contracts, 6 influence tokens on the map, science 10, mining 11 or finance 24. They are checked before the final consolidation. **If one is missed, you lose.**

    Otherwise your score is rated:
    - above 240: pride of the Emperor
    - above 210: brilliant
    - above 180: remarkable
    - above 150: acceptable
    - below that: mediocre

    { "" }**Example.** On the normal level your goals are 5 trains and science 10. You have 5 trains, science 11 and in the end 193 VP: remarkable. With 4 trains the game would be lost.

nippon-topic-automa = The Automa
nippon-topic-automa-body =
    The Automa takes workers away and contests your influence. It keeps no score, but it takes places in the regions.

    On its turn it reveals one of its 9 action tokens. The token names a recruit slot, or the slot with the most workers (if equal, the leftmost or rightmost one by its arrow).
    - **One worker** of the slot goes back to the bag: the colour first in its priority order.
    - If **trains or local markets** stand below the slot, it acts; with a framed token only if the frame is active (green always, yellow on normal and hard, red on hard).

    { "" }**Where:** in the first possible region of its priority order where it does not lead, or, if it leads in all of them, in the first possible one. For this, foreign companies do not count.

    What it does:
    - **Train:** on the topmost free cell, without its bonus. Its trains count even without a token.
    - **Influence token:** the lowest of the row of the period, 1, 2, 3, 3, then 4, 5, 5, then 6, 7, 7; if the row is empty, of the next one. The token goes only where goods of level 1, 2 or 3 are asked for, by its row.
    - **Which cell:** first where your highest token can be removed, else the empty cell with the highest printed value, further left if equal. It never removes its own tokens.

    Your removed tokens come back to you; those of the Automa that you remove leave the game. When all tokens have been revealed, they are shuffled, and the priority order is drawn anew.

    { "" }**Example.** Period II, local markets. Chubu is first in its order: there it has 2 influence (a train), you have 4 (a token), so it does not lead and acts there. Its lowest token of the row is 4. It cannot replace your equal token 4, so it takes an empty cell and now has 2 + 4 = 6.
