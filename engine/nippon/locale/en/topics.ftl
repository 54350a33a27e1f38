# Pages of the rules: what a thing is for, how it goes, what players ask about, an example.

nippon-topic-overview = Overview
nippon-topic-overview-body =
    You lead a **zaibatsu**, a Japanese industrial concern. You build factories, sell what they make on local markets and put your name on the map. **Most VP win.**

    The game has { $round_track-last ->
        [one] { $round_track-last } round
       *[other] { $round_track-last } rounds
    } in { $round_track-periods ->
        [one] { $round_track-periods } period
       *[other] { $round_track-periods } periods
    }. Points come from three sources:
    - **Influence** in the four regions scores at the end of each period, after rounds { $round_track-scored }.
    - **Favours** on your objectives score at the end of the game.
    - **Leftovers**, that is resources, goods and money, score a little at the very end.

    A tie goes to whoever took the last turn later. Who begins is drawn, unless a seat at the table is chosen in the options. The modules are for 2 to 4 players; alone you play against the Automa.

    { "" }**Example.** After round { $round_track-first_scored } three players score. You come first in two regions and third in another: { $period_scoring-1-places-1 } + { $period_scoring-1-places-1 } + { $period_scoring-1-places-3 } = { $period_scoring-first_twice_and_third } VP.

nippon-topic-turn = A turn
nippon-topic-turn-body =
    On your turn you do one of two things: **perform an action** or **consolidate**. Actions build your zaibatsu; consolidation pays the salaries, brings new money and coal and empties your worker area.

    { "" }**An action:**
    - Choose one of the nine actions. Each stands below a recruit slot, and you take **one worker** from that slot into your lowest empty worker cell.
    - Do one or more **activations, at most { $actions-most_activations }**, and pay for each of them. Science, mining and the factory have only one.
    - The colour of the worker does not matter now, but it does at consolidation.

    An action whose slot has no worker left cannot be chosen, nor one whose first activation is impossible. With a full worker area, or if no action is possible, you have to consolidate. Bonuses that wait at the same time are resolved in the order you like.

    { "" }**Example.** The slot above “{ $recruit_slots-of_trains }” holds two red workers and a blue one. You take a red one for trains, pay { $actions-trains-price_1 } for a train in Kyushu and { $actions-trains-price_2 } for a train in Kansai, and stop. All of that was one action with one worker.

nippon-topic-start = Starting tokens
nippon-topic-start-body =
    Before the first turn everybody takes a **pair of starting tokens**. With 2, 3 or 4 players there are { $player_counts-starting_pairs } pairs to choose from, alone { $player_counts-1-starting_pairs }. You choose against the turn order, so the first player is last. Then the **A token** gives an effect and your starting VP, the **B token** money, resources and steps on tracks.

    A tokens:
    - **Machine** or **{ $starting_tokens_a-goods }:** they wait for your first factory and go there free of charge, the machine into the left cell. If the factory builds a machine at once, you choose which comes first.
    - **Ship** or **train:** you build it at once without paying.
    - **Old factory** with cotton or paper ({ $old_factory-start_goods ->
        [one] { $old_factory-start_goods } good
       *[other] { $old_factory-start_goods } goods
    }): it never produces and has no machine cells, but it fills a factory cell, and effects may put goods on it.
    - **Worker** of any colour still in the bag.
    - **{ $starting_tokens_a-coal }:** this coal survives consolidation.
    - **Cheaper factories:** each costs { $starting_tokens_a-discount } less.

    { "" }**Example.** You take “Ship” with { $starting_tokens_b-example }. You send a ship, its expert goes to your lowest worker cell, and you begin with { $starting_tokens_a-a_ship-start_vp } VP, { $starting_tokens_b-example_gain }; finance stands at { $starting_tokens_b-example_finance }.

nippon-topic-science_mining = Science and mining
nippon-topic-science_mining-body =
    { "" }**Science** says which factories you may build, **mining** how much coal you receive at consolidation. They are two actions that work alike.

    Pay once, in a single activation:
    - **{ $actions-science-price_1 }:** { $actions-science-steps_1 ->
        [one] { $actions-science-steps_1 } step
       *[other] { $actions-science-steps_1 } steps
    }
    - **{ $actions-science-price_2 }:** { $actions-science-steps_2 ->
        [one] { $actions-science-steps_2 } step
       *[other] { $actions-science-steps_2 } steps
    }
    - **{ $actions-science-price_3 }:** { $actions-science-steps_3 ->
        [one] { $actions-science-steps_3 } step
       *[other] { $actions-science-steps_3 } steps
    }

    You gain every bonus that you reach or pass. Steps beyond the end of the track are lost, although the action is still allowed there.

    { "" }**Example.** Mining stands at { $player_board-mining_from }. For { $actions-mining-price_2 } you go to { $player_board-mining_to } and gain the bonuses on the way: { $player_board-mining_gains }. From now on each consolidation brings { $player_board-mining_coal }.

nippon-topic-factory = Building factories
nippon-topic-factory-body =
    Factories make the goods that you sell, and each has a **property** of its own. Pay **{ $actions-factory-price_1 }** and build one of the available factories. This action has one activation.

    You need enough science:
    - **Level 1**, cotton and paper: science { $factory_levels-1-science_required }
    - **Level 2**, bento and lenses: science { $factory_levels-2-science_required }
    - **Level 3**, light bulbs and clocks: science { $factory_levels-3-science_required }

    If it is not enough, silk helps: for this one factory **{ $silk_uses-silk } silk** count as { $silk_uses-levels } levels of science. Your marker does not move. Silk spent in this way cannot also be money.

    The factory goes into the leftmost empty of your { $player_board-factory_area-cells } cells; if all are full, you cannot build another. An immediate property is applied at once. Several factories of one type are allowed. With 2, 3 or 4 players each type has { $player_counts-factories_per_type } factories (alone { $player_counts-1-factories_per_type }), and none are added later.

    { "" }**Example.** You have science { $player_board-science_before }, { $actions-factory-price_1 } and { $silk_uses-first }. The silk makes up for the missing science, and you build cotton factory 1A ({ $factories-cotton_1a-gives }). Science goes from { $player_board-science_before } to { $player_board-science_after } and brings the bonuses on the way: { $player_board-science_gains }.

nippon-topic-machines = Machines
nippon-topic-machines-body =
    Every machine lets its factory produce **1 more good**.

    Machines for the whole game: { $player_board-piece_rows-cells_per_row }. Activations: at most { $actions-machines-max_activations }, each on **another factory**. Pay **{ $actions-machines-price_1 }** and move your leftmost machine to an empty machine cell. Each factory has two of them, and you may fill either first. The **right cell costs { $factory_common-right_cell }** more.

    The old factory has no machine cells. A machine that leaves its row may also bring a bonus, see “Departments and bonuses”.

    { "" }**Example.** Two of your factories have no machines, and you have { $actions-machines-both }. You pay { $actions-machines-price_1 } for the left cell of one, and { $actions-machines-right } for the right cell of the other. Both now produce 2 goods each.

nippon-topic-production = Production
nippon-topic-production-body =
    Production turns coal into **goods**, which you need for local markets, investments and contracts.

    Activations: at most { $actions-production-max_activations }, each with **another factory**.
    - Pay **{ $factory_levels-coal } coal** for a factory of level 1, 2 or 3.
    - Put **1 good plus 1 per machine** on it.

    A factory holds at most **{ $factory_common-goods }**; the rest is lost. Even a full factory may produce, in vain. Goods never move between factories, not even between two of one type. The old factory never produces.

    { "" }**Example.** A cotton factory with 1 machine makes 2 cotton for { $goods-cotton-coal }. A lens factory with 2 machines already holds { $factory_common-almost_full }: for { $goods-lenses-coal } it makes 3 more, but only 2 fit.

nippon-topic-ships = Ships
nippon-topic-ships-body =
    A ship brings home an **expert** and makes the department of its colour an **improved** one for the rest of the game.

    Ships for the whole game: { $player_board-piece_rows-cells_per_row }. Activations: at most { $actions-ships-max_activations }, each to **another destination**. Pay **{ $actions-ships-price }** and send your leftmost ship.
    - The destination needs its expert and a free ship cell. There are { $player_counts-ship_cells_per_destination } such cells with 2, 3 or 4 players (alone { $player_counts-1-ship_cells_per_destination }).
    - The expert joins your worker area like a worker, so the first ship of the action needs two empty cells: one for the worker you take and one for the expert.
    - At consolidation the expert goes back. After that anybody may send a ship there again, you as well; but a department improves only once.

    { "" }**Example.** Your first two machines are built; you have { $actions-ships-two }. For { $actions-ships-price_1 } you send a ship to Berlin: { CASE($destinations-berlin-department, "gen") } improves, and the place between your first ship and first machine gives { CASE($player_board-between_1, "acc") }. For { $actions-ships-price_1 } you send one to San Francisco: { CASE($destinations-san_francisco-department, "gen") } improves at once, and the next such place gives { CASE($player_board-between_2, "acc") }.

nippon-topic-trains = Trains
nippon-topic-trains-body =
    Trains make your influence in a region stronger, and many train cells give something at once.

    Trains for the whole game: { $player_board-piece_rows-cells_per_row }. Activations: at most { $actions-trains-max_activations }, each in **another region**. Pay **{ $actions-trains-price }**, put your leftmost train on any free train cell and gain the bonus of the cell.

    Each of your trains adds **{ $regions-train_influence } influence** in its region, but only if you have an influence token there. A region has { $player_counts-train_cells_per_region } train cells with 2, 3 or 4 players (alone { $player_counts-1-train_cells_per_region }). You may build again in the same region in a later turn.

    { "" }**Example.** You have { $actions-trains-both }. The first train, in Kyushu, costs { $actions-trains-price_1 }, and its cell gives { $regions-kyushu-train_bonus }. The second, in Chubu, costs { $actions-trains-price_2 }, and its cell gives { $regions-chubu-train_bonus }.

nippon-topic-local_markets = Local markets
nippon-topic-local_markets-body =
    Here goods become **influence tokens** on the map. Activations: at most { $actions-local_markets-max_activations }, all in **one region**; each puts one token on an influence cell of its two markets.

    Spend 1, 2 or 3 goods of the type that the demand tile asks for next to the cell. They give the value of the token:
    - **Cotton, paper:** { $factory_levels-influence_1 }
    - **Bento, lenses:** { $factory_levels-influence_2 }
    - **Light bulbs, clocks:** { $factory_levels-influence_3 }

    You need a free token of exactly this value; one each of your tokens { $influence_tokens-locked } is locked at first. The goods may come from several factories of the type. Each time take the **bonus of the region or { $regions-instead }**.

    - **Occupied cell:** the token there, even your own, has to be lower and goes back to its owner.
    - **Full market** ({ $player_counts-influence_cells_per_market } tokens with 2, 3 or 4 players, alone { $player_counts-1-influence_cells_per_market }): on an empty cell your token must be higher than all tokens of the market, and the lowest goes back. If several are lowest, you choose.
    - Values printed on cells do not matter; your token covers them.

    { "" }**Example.** You have 3 paper and 1 lens and choose Kansai. 1 paper puts token { $goods-paper-worth_1 } on a cell, 2 paper replace it with your token { $goods-paper-worth_2 }, and 1 lens puts token { $goods-lenses-worth_1 } on another cell. If you take the bonus of the region each time, you gain { $regions-kansai-thrice }.

nippon-topic-investments = Investments and contracts
nippon-topic-investments-body =
    Goods that you do not need on the markets raise your income here or fulfil contracts.

    Activations: at most { $actions-investments_contracts-max_activations }, with goods of **different types**. The price in goods of one type is **{ $actions-investments_contracts-1 }** for the first, **{ $actions-investments_contracts-2 }** for the second, **{ $actions-investments_contracts-3 }** for the third. Each time choose:
    - **Invest:** advance finance by { $investment_steps-finance_steps }.
    - **Contract:** complete one of your { $contracts-per_player } contracts and gain its department bonus. Every contract can be completed once.

    Six contracts belong to a department each. The other two let you choose any department, but need bento or lenses, respectively light bulbs or clocks, among the goods spent in this action so far, this activation included.

    { "" }**Example.** You spend { $actions-investments_contracts-lenses } and invest: finance +{ $investment_steps-finance_steps }. Then you pay { $actions-investments_contracts-paper } for the contract that needs bento or lenses, since a lens was spent; you choose the blue department and gain { $departments-blue-gives }. Finally you pay { $actions-investments_contracts-cotton } for the yellow contract: { $departments-yellow-gives }.

nippon-topic-departments = Departments and bonuses
nippon-topic-departments-body =
    Most bonuses of the game are those of a **department**. They come from tracks, contracts, factories and consolidation, and from the places between two neighbouring rows of your ships, machines and trains: such a bonus is yours as soon as the pieces above and below it have both left.

    What a department gives (in brackets: **improved**):
    - **Black:** { $departments-black-gives } ({ $departments-black-gives_improved })
    - **Red:** { $departments-red-gives } ({ $departments-red-gives_improved })
    - **Grey:** { $departments-grey-gives } ({ $departments-grey-gives_improved })
    - **Blue:** { $departments-blue-gives } ({ $departments-blue-gives_improved })
    - **White:** { $departments-white-gives } ({ $departments-white-gives_improved }); several steps may be divided
    - **Yellow:** { $departments-yellow-gives } ({ $departments-yellow-gives_improved })

    A ship to the destination of a colour improves its department. What counts is how the department stands when the bonus is resolved.

    Other bonuses are steps of finance and a **free token**: one of your locked influence tokens ({ $influence_tokens-locked_one }) becomes available. A track that goes back and forward again gives its bonuses once more.

    { "" }**Example.** Your white department is improved ({ $departments-white-gives_improved }), science is { $player_board-science_3 } and mining { $player_board-mining_start }. You may go to science { $player_board-science_3_on } or to mining { $player_board-mining_start_on }, or divide the steps.

nippon-topic-modifiers = Factory properties
nippon-topic-modifiers-body =
    Every factory has one property. There are three kinds:
    - **Immediate**, “at once”: works one time, when the factory is built, as far as possible. What you “may” do is optional.
    - **Modifier**, with the name of an action: after an activation that meets its condition you may apply it. **Only one modifier per turn**, however many you own.
    - **Special**, “always”: works all the time.

    The bonuses of an activation come before the modifier, or after it where a ship of the modifier would make them better: then you are asked. What it gives may pay for the next activation. You may also wait for a later activation. “Without coal” is chosen when you pay. A modifier is offered only where it would do something.

    Effects are not actions, so no modifier applies to them. If an effect builds something, you do not pay the price of the action, but what a right machine cell costs ({ $factory_common-right_cell }) is paid. Producing by an effect costs its coal.

    { "" }**Example.** You own cotton factory 4B (if it produced, { $factories-cotton_4b-gives } more) and paper factory 4B ({ $factories-paper_4b-per } per factory that produced). Both have produced, and now you choose: { $factories-cotton_example } or { $factories-iron_example }.

nippon-topic-silk = Silk
nippon-topic-silk-body =
    Silk fills gaps. There are two uses for it:
    - **Money:** at any moment of your turn { $silk_uses-exchanged } may become { $silk_uses-money }, as often as you like. Prices that you can pay only with silk are offered too. It also works in the final consolidation.
    - **Science:** when you build a factory, { $silk_uses-silk } silk count as { $silk_uses-levels } levels of science for that factory. Your marker stays where it is.

    Silk is **not discarded** at consolidation.

    { "" }**Example.** You have science { $player_board-science_before }, { $silk_uses-example_money } and { $silk_uses-example_silk }. { $silk_uses-first } makes up for the science that a cotton factory needs, { $silk_uses-example_exchanged } becomes money: { $silk_uses-example_had } + { $silk_uses-example_got } = { $silk_uses-example_price }, the price of the factory.

nippon-topic-consolidation = Consolidation
nippon-topic-consolidation-body =
    Consolidation sends your workers home and brings income. It needs at least 1 worker in your worker area; experts count. The order is fixed:

    - **A. Favour.** With { $player_board-favour_workers } workers take favour I, up to II or up to III and put it on a free objective.
    - **B. Discard** all money and coal. Silk, iron and goods stay, as does coal on a starting token or on bento factory 2B; with paper factory 3B you may keep up to { $factories-paper_3-sides-b-ops-keep_at_consolidation-max } coal and money in any mix.
    - **C. Income.** Gain the department bonus of the **bottom** worker; with 4 or more workers also that of the **top** one, if its colour differs. Then coal by mining and money by finance.
    - **D. Salaries.** Pay **{ $salary-price } per different colour**, but never your last money. Each money not paid costs { $salary-vp_lost_per_unpaid_money } VP, even below zero. Workers go back to the bag, experts to their destinations.

    So workers of one colour are cheap. Before you pay, silk may become money.

    { "" }**Example.** You have { $player_board-workers_example } workers in two colours, white at the bottom and blue at the top, mining { $player_board-mining_start } and finance { $player_board-finance_start }. You put favour I on science. White gives { $departments-white-gives }, blue { $departments-blue-gives }, then come { $player_board-start_coal } and { $player_board-start_money }. The salaries are { $salary-of_two }, and you keep { $salary-kept }. With five colours they would be { $salary-of_five }: of { $player_board-start_money } you would pay { $salary-paid_of_five } and lose { $salary-lost_of_five } VP.

nippon-topic-favours = Favours and objectives
nippon-topic-favours-body =
    A **favour** makes an objective worth points at the end of the game. You take one at consolidation with { $player_board-fewest_for_favour } or more workers and put it on one of 8 objectives. It stays there to the end, one per objective. You begin with { $favour_tokens-per_level-1 } of I, { $favour_tokens-per_level-2 } of II and { $favour_tokens-per_level-3 } of III.

    On **ships, machines, trains, science, mining or finance** it is worth, for I, II or III:
    - lower threshold reached: **{ $objective_scoring-lower } VP**
    - upper threshold reached: **{ $objective_scoring-upper } VP**

    Thresholds: ships, machines and trains { $player_board-piece_rows-thresholds-lower_cell } and { $player_board-piece_rows-thresholds-upper_cell } pieces built; science { $player_board-science_lower } and { $player_board-science_upper }; mining { $player_board-mining_lower } and { $player_board-mining_upper }; finance { $player_board-finance_lower } and { $player_board-finance_upper }.

    On **factories** it counts how many you have, from 1 to { $player_board-factory_area-cells } (the old factory counts):
    - I: { $objective_scoring-factories_1 } VP
    - II: { $objective_scoring-factories_2 } VP
    - III: { $objective_scoring-factories_3 } VP

    On **contracts**, from 1 to { $contracts-per_player } completed:
    - I: { $objective_scoring-contracts_1 } VP
    - II: { $objective_scoring-contracts_2 } VP
    - III: { $objective_scoring-contracts_3 } VP

    You may always take a lower favour than you could. If it is possible to take one, you must.

    { "" }**Example.** Favour II lies on trains. With fewer than { $player_board-piece_rows-thresholds-lower_cell } trains it gives { $objective_scoring-pieces_and_tracks-below_lower } VP, from { $player_board-piece_rows-thresholds-lower_cell } on { $objective_scoring-pieces_and_tracks-lower-2 } VP, from { $player_board-piece_rows-thresholds-upper_cell } on { $objective_scoring-pieces_and_tracks-upper-2 } VP.

nippon-topic-rounds = Rounds
nippon-topic-rounds-body =
    A round lasts until the **queue** is used up and one more recruit slot runs empty.

    - When a recruit slot is empty at the end of a turn, the uppermost row of the queue fills it.
    - If the queue is empty by then, the **round ends**: every slot with fewer than { $recruit_slots-initial_workers } workers gets exactly one from the bag, and the queue is refilled.

    The queue has { $worker_queue-rows_by_players } rows with 2, 3 or 4 players (alone { $worker_queue-rows_alone }); workers in a row: { $worker_queue-workers_per_row }. After rounds { $round_track-scored_before_last } influence scores before anything is refilled.

    After round { $round_track-before_last_rounds } everything is refilled for the last time, and the **last rounds** begin: everybody has exactly { $round_track-last_turns ->
        [one] { $round_track-last_turns } more turn
       *[other] { $round_track-last_turns } more turns
    }. Nothing is refilled any more, but an empty slot still takes a row that is left in the queue. If none is left, the slot stays empty.

    { "" }**Example.** All rows of the queue are used up. You take the last worker of a slot: after your turn the round ends. This slot begins the next round with 1 worker, a slot that had { $recruit_slots-one_less } with { $recruit_slots-initial_workers }.

nippon-topic-influence = Influence scoring
nippon-topic-influence-body =
    After rounds { $round_track-scored } each of the four regions scores.

    { "" }**Your influence** is the sum of your tokens in both markets plus { $regions-train_influence } per train. Trains count only if you have at least one token there. The **foreign companies** take part with the printed values that no token covers. With 0 influence nobody takes part.

    Points for places 1 to 4:
    - **Period I:** { $period_scoring-places_1 }
    - **Period II:** { $period_scoring-places_2 }
    - **Period III:** { $period_scoring-places_3 }

    With 2 players and alone not all of these values are used: the places score { $period_scoring-places_of_two_1 }, then { $period_scoring-places_of_two_2 }, then { $period_scoring-places_of_two_3 }. Those with equal influence add up their places, divide and round down. The share of the foreign companies is lost.

    { "" }**Example.** Period I: the foreign companies have 6 influence, two players 5 each, one 3, one 0. The companies take the first place. The two share the second and third: half of { $period_scoring-1-places-2 } + { $period_scoring-1-places-3 }, rounded down, is { $period_scoring-shared } VP each. The player with 3 gets { $period_scoring-1-places-4 } VP, the last one nothing.

nippon-topic-end = End of the game
nippon-topic-end-body =
    The game ends after the last influence scoring (and the common goals of period III, if you play with them). Then:

    - Everybody **consolidates once more**, all at the same time. It happens without workers too; then there is only discarding and income. A favour taken now still counts.
    - **Favours** score.
    - **Leftovers** score: 1 VP per { $final_conversion-leftover_per_vp-coal_silk_iron_goods_together } coal, silk, iron and goods in any mix, and 1 VP per { $final_conversion-leftover_per_vp-money } money. The rest is rounded down.

    Most VP win; a tie goes to whoever took the last turn later.

    { "" }**Example.** You have 109 VP. Your favours give 73, 13 resources and goods give { $final_conversion-example_coal_silk_iron_goods_together }, and 12 money give { $final_conversion-example_money }. That makes { $final_conversion-example_sum } VP.

nippon-topic-late_factories = Module: Late-Game Factories
nippon-topic-late_factories-body =
    This module brings more factories for the second half of the game. **Factories with the number { $factories-number_late }** join the available ones: { $player_counts-late_factories } of them with 2, 3 or 4 players.

    They follow all rules of their type: the same science, the same coal, the same machine cells. Most of their properties reward what you have achieved, and they look at how things are **when the factory is built**; what you do later does not count. It is not advised to combine this module with Common Goals.

    { "" }**Example.** Cotton factory 5B gives { $factories-cotton_5-sides-b-ops-score_per-vp } VP per different type of factory that you own, itself included, at most { $factories-cotton_5-sides-b-ops-score_per-max }. If you own paper and bento, you gain { $factories-types_example } VP. A lens factory built afterwards adds nothing.

nippon-topic-common_goals = Module: Common Goals
nippon-topic-common_goals-body =
    This module rewards those who are ahead at the end of a period. Each period has **{ $player_counts-common_goals_per_period } goals** with 2, 3 or 4 players: most ships, machines, trains, factories, contracts or influence tokens on the map, or furthest in science, mining or finance.

    After the influence scoring everybody who **leads or shares the lead** takes a reward. You need at least 1, on a track at least 1 step. All leaders are determined before anybody takes something.
    - **Period I**, one of your choice: { $common_goals-period_1 }
    - **Period II**, one of your choice: { $common_goals-period_2 }
    - **Period III:** { $common_goals-period_3 } by the position of the goal

    In periods I and II you may also decline. The old factory does not count here.

    { "" }**Example.** The goal of period I is “most trains”. You and Bob have built 2 each, the third player 1. You and Bob both take a reward: you choose { $common_goals-mine }, Bob { $common_goals-theirs }.

nippon-topic-solo = Solo game
nippon-topic-solo-body =
    Alone you play against the **Automa** with the set-up for 2 players; pairs of starting tokens: { $player_counts-1-starting_pairs }. You begin. There are **{ $solo-goals_by_level } solo goals** on the levels easy, normal and hard.

    A goal says what you need at the end: ships { $solo-goals-solo_ships-at_least }, machines { $solo-goals-solo_machines-at_least }, trains { $solo-goals-solo_trains-at_least }, factories { $solo-goals-solo_factories-at_least }, contracts { $solo-goals-solo_contracts-at_least }, influence tokens on the map { $solo-goals-solo_influence-at_least }, science { $solo-goal_science }, mining { $solo-goal_mining } or finance { $solo-goal_finance }. They are checked before the final consolidation. **If one is missed, you lose.**

    Otherwise your score is rated:
    - above { $solo-above_pride }: pride of the Emperor
    - above { $solo-above_brilliant }: brilliant
    - above { $solo-above_remarkable }: remarkable
    - above { $solo-above_acceptable }: acceptable
    - below that: mediocre

    { "" }**Example.** Your goals are trains { $solo-goals-solo_trains-at_least } and science { $solo-goal_science }. You have reached both, and in the end { $solo-rated_remarkable } VP: remarkable. With one train fewer the game would be lost.

nippon-topic-automa = The Automa
nippon-topic-automa-body =
    The Automa takes workers away and contests your influence. It keeps no score, but it takes places in the regions.

    On its turn it reveals one of its { $solo-action_tokens-count } action tokens. The token names a recruit slot, or the slot with the most workers (if equal, the leftmost or rightmost one by its arrow).
    - **One worker** of the slot goes back to the bag: the colour first in its priority order.
    - If **trains or local markets** stand below the slot, it acts; with a framed token only if the frame is active (green always, yellow on normal and hard, red on hard).

    { "" }**Where:** in the first possible region of its priority order where it does not lead, or, if it leads in all of them, in the first possible one. For this, foreign companies do not count.

    What it does:
    - **Train:** on the topmost free cell, without its bonus. Its trains count even without a token.
    - **Influence token:** the lowest of the row of the period: { $solo-tokens_1 }, then { $solo-tokens_2 }, then { $solo-tokens_3 }; if the row is empty, of the next one. The token goes only where goods of level { $solo-goods_levels } are asked for, by its row.
    - **Which cell:** first where your highest token can be removed, else the empty cell with the highest printed value, further left if equal. It never removes its own tokens.

    Your removed tokens come back to you; those of the Automa that you remove leave the game. When all tokens have been revealed, they are shuffled, and the priority order is drawn anew.

    { "" }**Example.** Period II, local markets. Chubu is first in its order: there it has { $regions-train_influence } influence (a train), you have { $solo-rivals_token } (a token), so it does not lead and acts there. Its lowest token of the row is { $solo-lowest_token }. Your token is not lower, so it cannot replace it; it takes an empty cell and now has { $regions-train_influence } + { $solo-lowest_token } = { $solo-influence_then }.

# Parts of what chapters say of a component set
nippon-nothing = nothing
nippon-bonus_gives = { CASE($bonus, $case) } ({ $gives })
nippon-times = { $n } × { $what }
nippon-contracts_completed = { $n ->
    [one] a contract was completed
   *[other] { $n } contracts were completed
}
nippon-steps_paid = { $n ->
    [one] { $n } step of { $track }
   *[other] { $n } steps of { $track }
}
