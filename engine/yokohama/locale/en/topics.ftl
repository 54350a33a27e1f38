-example = **Example.**

yokohama-topic-goal = Goal
yokohama-topic-goal-body =
    You are a merchant in Yokohama. Whoever has the **most victory points** (VP) at the end wins; a tie goes to whoever is earlier in turn order.

    Turn by turn you place **assistants**, walk your **president** along them and act where the president stops. The more of your pieces are there, the higher the **power** of the action, from 1 to { $power_sources-max }. You get points
    - during the game for orders, technologies, buildings, achievements, the church and the customs house;
    - at the end for majorities, for sets of flags and for what is left over.

    You start with your president, { $editions-assistants_in_hand } and { $player_pieces-start-shops } **in hand**; { $editions-assistants_in_warehouse }, { $player_pieces-start-stored_shops } and { $player_pieces-start-stored_houses } wait in your **warehouse**. You have { $player_pieces-start-goods } and ¥{ $player_pieces-start-yen-others } (the first player ¥{ $player_pieces-start-yen-first_player }). Orders are dealt, { $player_pieces-orders_dealt } to each player; you keep one in secret, the rest leaves the game unseen. Nothing else is secret but the decks: everybody sees which order you take from a port.

    { -example } You keep { $orders-order_04-name }. It asks for { $orders-order_04-price }. As soon as you have all of that, even in your first turn, you can fulfil it: { $orders-order_04-gains }.

yokohama-topic-turn = A turn
yokohama-topic-turn-body =
    A turn is one **main action**; before and after it you may do **additional actions**: fulfil orders, claim achievements, use one agent. They are not possible during the main action. You cannot skip a turn.

    The main action has six steps:
    1. Place assistants.
    2. Move your president.
    3. Act in the area where it stands.
    4. From power { $power_sources-five_power_from } on you may take the five-power token of the area and get its reward. If you leave it, it stays for later.
    5. From power { $power_sources-build_from } on you may build.
    6. Take all your assistants in that area back to hand. The president stays.

    If you take your president back to hand in step 2, steps 3 to 6 do not happen. The other players decide nothing in your turn; they only receive money.

    { -example } You place an assistant in the silk mill, where you already have two and a shop. Your president walks there: power { $power_sources-three_and_shop } (president { $power_sources-president }, assistants { $power_sources-three_assistants }, shop { $power_sources-shop }). You gain { $area_kinds-silk_mill-three_and_shop }. From power { $power_sources-five_power_from } on you may also take the five-power token. Then you take all three assistants back; the president and the shop stay.

yokohama-topic-placement = Step 1: placement
yokohama-topic-placement-body =
    Assistants open the way for your president, and each one adds { $power_sources-assistant } power where it stands. They come from your hand. You choose one of two ways:
    - **Spread assistants**: up to { $editions-placement_spread }, each in a different area (up to { $technologies-newspaper-effect-n } with Newspaper). None at all is fine, too.
    - **Place a pair**: { $editions-2024-placement_single_area-exact } in the same area (first edition: 1 to { $editions-classic-placement_single_area-max }). With Telegram you may then place one more in an area next to the pair.

    Each assistant costs ¥1 to **every other player whose president stands in its area**. You pay for one after the other; where you cannot pay everybody, you cannot place. Your own president costs nothing, but it does not spare you from paying the others, either. Nothing goes on the canal.

    { -example } You have ¥2. Alice's president stands in the employment agency: an assistant there costs ¥1, paid to her. Two presidents stand in laboratory A; that would be ¥2, but you have only ¥1 left. So the next assistant goes to the copper mine, where nobody stands, free of charge.

yokohama-topic-movement = Step 2: movement
yokohama-topic-movement-body =
    Where your president stops, you act. You choose one of two things:
    - **Move your president.** It walks to another area along adjacent areas, and each area on the way, the last one included, must hold at least one of your assistants. Shops and trading houses do not count. From hand you put it on any area with your assistant and without another president.
    - **Take it back to hand**, together with as many of your assistants from the areas as you like. Then there is no action this turn. You may also leave it in hand and only take assistants back. If no move is possible, this is what remains. Assistants on the church board, the customs board and achievements never come back.

    What the way costs:
    - ¥1 to each other player whose president stands in an area you enter (with Stagecoach nothing);
    - ¥{ $area_kinds-canal-action-crossing_fee } to the supply each time you enter the **canal**. It needs no assistant, and you cannot stop there.

    You cannot stop where **another president** stands, except with the Postal System; then you pay ¥1 to each of them. You need the money for the whole way before you set out. Station and Tram have ways of their own: see “Technologies”.

    { -example } Your president is in the bank, and you have ¥1. Next to it is the employment agency with one of your assistants and Alice's president; behind it is the silk mill with one of your assistants. You walk through the agency to the silk mill and pay Alice ¥1. In the agency itself you could not have stopped.

yokohama-topic-power = Step 3: power
yokohama-topic-power-body =
    Power says how strong your action is. In the area where you act, these count:
    - your president: { $power_sources-president };
    - each of your assistants: { $power_sources-assistant };
    - your shop: { $power_sources-shop };
    - your trading house: { $power_sources-trading_house };
    - the station token: { $power_sources-station } (first edition: for the owner of the Station alone).

    More than { $power_sources-max } counts as { $power_sources-max }. Power is **fixed when step 3 begins**: whatever you move, gain or give away afterwards, it stays the same for the action, the five-power token and building.

    If another player owns the **trading house** of the area, that player gets ¥1 from the supply, even if your action yields nothing. You always carry out the action, but you never have to pay for anything or take a card.

    { -example } In the silk mill you have your president, 3 assistants and a shop: power { $power_sources-three_and_shop }, so you gain { $area_kinds-silk_mill-three_and_shop }. Without the shop it would be power { $power_sources-three } and { $area_kinds-silk_mill-three }.

yokohama-topic-areas = Areas
yokohama-topic-areas-body =
    Each area does one thing, and power says how much of it. The numbers are for power 1 to { $power_sources-max }, one after the other:
    - **Copper mine**: { $area_kinds-copper_mine-by_power } copper.
    - **Silk mill**: { $area_kinds-silk_mill-by_power } silk.
    - **Tea plantation**: { $area_kinds-tea_plantation-by_power } tea. **Fishing ground**: { $area_kinds-fishing_ground-by_power } fish.
    - **Bank**: { $area_kinds-bank-by_power }.
    - **Employment agency**: up to { $area_kinds-employment_agency-by_power } pieces from your warehouse to hand.
    - **Chinatown**: up to { $area_kinds-chinatown-by_power } exchanges.

    Ports, laboratories, the church and the customs house have chapters of their own. Mine, mill, plantation and fishing ground are production areas, all the others are commercial ones. With two players there is no Chinatown and no canal.

    Prices in the **employment agency**: assistant { $area_kinds-employment_agency-assistant_price }, shop ¥{ $area_kinds-employment_agency-action-prices-shop }, trading houses { $area_kinds-employment_agency-house_prices } one after the other; what counts is how many you have taken from your warehouse, not how many you have built. You may build in step 5 what you have just taken.

    An **exchange** in Chinatown is one piece bought or sold: copper for ¥{ $area_kinds-chinatown-action-prices-copper }, silk for ¥{ $area_kinds-chinatown-action-prices-silk }, tea for ¥{ $area_kinds-chinatown-action-prices-tea }, fish for ¥{ $area_kinds-chinatown-action-prices-fish }. An import can only be bought, for ¥{ $area_kinds-chinatown-action-buy_only-import }.

    { -example } With power 4 in the employment agency you may take up to { $area_kinds-employment_agency-action-by_power-4 } of your pieces. An assistant, a shop and your first trading house cost { $area_kinds-employment_agency-three_pieces } together. With power 3 in Chinatown you may make up to { $area_kinds-chinatown-action-by_power-3 ->
        [one] { $area_kinds-chinatown-action-by_power-3 } exchange
       *[other] { $area_kinds-chinatown-action-by_power-3 } exchanges
    }: 2 silk sold bring { $area_kinds-chinatown-two_silk }, 1 import bought costs ¥{ $area_kinds-chinatown-action-buy_only-import }.

yokohama-topic-ports = Ports
yokohama-topic-ports-body =
    Ports are where you get **orders**. They lie on { $management_boards-port_board_a-places } places, in this order: { $management_boards-ports-zones }. Your power says how far you reach:
    - from power { $area_kinds-port-blue } on: the blue zone;
    - from power { $area_kinds-port-yellow } on: the yellow zone;
    - from power { $area_kinds-port-red } on: the red zone;
    - even if you take no order: { $area_kinds-port-points }.

    You may take **one order for free** and **another one for { $area_kinds-port-second_price }**. You choose both before any card moves. You hold at most { $player_pieces-order_hand_limit }, and you cannot throw one away; fulfilled orders do not count.

    Then the others move up to the earlier places, and the last ones are filled from the deck. If a port cannot be filled up, the end of the game is near. Each port has places of its own; with two players there is only port A.

    { -example } Your president and 2 assistants are in port A: power { $power_sources-two }. Within reach: { $area_kinds-port-in_reach }. You take one order for free and pay ¥{ $area_kinds-port-action-second_card_cost-yen } for another one. Once you hold { $player_pieces-order_hand_limit }, you have to fulfil one before you can take the next.

yokohama-topic-laboratories = Laboratories
yokohama-topic-laboratories-body =
    In laboratories you get **technologies**: abilities that last, a flag, and points for the highest production at the end. You take at most one card per action, and never one that you already have by name.

    A card needs **production**: its value ({ $technology_cards-least } to { $technology_cards-most }) plus the surcharge of its place. From the first place to the last that is { $management_boards-laboratories-surcharges }. You provide it with
    - your power: it gives { $area_kinds-laboratory-by_power } at power 1 to { $power_sources-max };
    - { $area_kinds-laboratory-unit_price } for each that is missing, mixed as you like.

    In the **2024 edition** your technology no. { $editions-2024-technology_surcharge_from } and every later one costs { $editions-2024-technology_surcharge-price } on top. Power does not help with that, and what you pay for it is no production.

    Then the others move up to the earlier places, and a new card takes the last one. When the deck is empty, places stay empty; that does not end the game. If you can afford no card, nothing happens. There are two laboratories, each with its own cards, with four players only.

    { -example } { $technology_cards-tech_62-name } has the value { $technology_cards-tech_62-production } and lies in the third place (surcharge { $management_boards-laboratory_board_a-surcharge }), so it needs { $technology_cards-tech_62-needs }. With your president, 3 assistants and a shop you have power { $power_sources-three_and_shop } and pay { $technology_cards-tech_62-price } for what is missing. If it were your technology no. { $editions-2024-technology_surcharge_from } in the 2024 edition, you would pay another { $editions-2024-technology_surcharge-price }.

yokohama-topic-boards = Church and customs house
yokohama-topic-boards-body =
    Here you put an **assistant on the board** beside the area and get the reward of its space. There are points for most and second most assistants at the end, too. The assistant comes from hand or from the area itself, and it stays on the board for the rest of the game. Each space holds one.

    In the **church** a space asks for faith. Faith is what your power gives ({ $area_kinds-church-by_power } for power 1 to { $power_sources-max }), plus { $area_kinds-church-action-faith_per_item } for each of these that you give: 1 copper, 1 silk, 1 tea, 1 fish, 1 import, ¥{ $editions-2024-faith_yen_cost } (first edition: ¥{ $editions-classic-faith_yen_cost }). Each of them counts once per action (first edition: once per turn). You give only what you need.

    In the **customs house** a space asks for imports, { $management_boards-customs_board-least } to { $management_boards-customs_board-most } of them. At power 1 to { $power_sources-max } you may pay at most { $area_kinds-customs-by_power }, and the space must ask for exactly as many as you pay.

    { -example } Your president and 2 assistants in the church make power { $power_sources-two }. You give 1 copper, 1 silk and ¥{ $editions-2024-faith_yen_cost }: faith { $management_boards-church_board-faith }. Your assistant from hand can go here: { $management_boards-church_board-in_reach }. In the customs house power 2 would allow you { $area_kinds-customs-two }: { $management_boards-customs_board-in_reach }.

yokohama-topic-building = Building
yokohama-topic-building-body =
    Buildings add power to all your later actions in the area (a shop { $power_sources-shop }, a trading house { $power_sources-trading_house }), and you get a reward at once. **From power { $power_sources-build_from } on** you may build one thing in step 5, from your hand; what is in the warehouse cannot be built.
    - **Shop**: on any free shop space of the area's tile. A tile has four such spaces, and each player may have one shop there.
    - **Trading house**: on its space, if that is still free. There is only one per area.

    You get the reward of the space you build on. You may have a shop and the trading house on one tile, but you need two actions to build them.

    When other players act in an area with **your trading house**, you get ¥1 from the supply. It makes no difference whether they act with the president or an agent. For your own actions you get nothing.

    { -example } You act in the bank with power { $power_sources-build_from }: { $area_kinds-bank-builder }. Then you build a shop on a space for { $building_tiles-building_01-shop }. From now on your president and a single assistant have power { $power_sources-one_and_shop } there.

yokohama-topic-additional = Additional actions
yokohama-topic-additional-body =
    Before and after the main action you may do as many of these as you like, in any order.
    - **Fulfil an order**: pay its goods, get its reward and its flag.
    - **Claim an achievement**: put an assistant from hand on the tile, for the rest of the game. The first player gets more points than all the others. You must have what it asks for at that moment, but nothing of it is spent, and you may lose it later. Each achievement counts once for you.
    - **Use one agent**, one per turn.

    Each second **flag** of a country, from orders, technologies or reward tokens, brings an agent of that country. If none is left, you get none, and not later either. Agents in the game: Britain { $countries-uk-agents }, United States { $countries-us-agents }, France { $countries-fr-agents }, Germany { $countries-de-agents }, Netherlands { $countries-nl-agents }.

    An **agent** acts in an area with at least one of your assistants and without your president. Other presidents there do not matter and get nothing. Steps 3 to 6 are carried out there at once; your president does not count for the power and may be in hand.

    In the **first edition** you use the agent before the main action and name an area. Steps 1 and 2 go on as usual; then you choose whether steps 3 to 6 happen there or where your president is. If your president goes back to hand, the agent is lost; if it walks into that area, it counts there. An area where you have no power any more cannot be chosen. A table may choose the kind of agents apart from the edition.

    For achievements, used agents count as well, and so do five-power tokens that lie face down. An area counts as built in if your shop, your trading house or both are there.

    { -example } In the copper mine you have 2 assistants and your trading house. An agent acts there with power { $power_sources-two_and_house }: { $area_kinds-copper_mine-agent }. For the five-power token it takes power { $power_sources-five_power_from }, for building power { $power_sources-build_from }. The 2 assistants come back to hand. If that is enough, you can now claim “{ $achievements-achievement_a1-asked }”: { $achievements-achievement_a1-points-first-vp } if you are first, otherwise { $achievements-achievement_a1-points-later-vp }.

yokohama-topic-rewards = Rewards
yokohama-topic-rewards-body =
    Orders, five-power tokens, building spaces and the boards bring rewards. Points, money, goods and imports you simply gain; with “any goods” you choose each of them. A reward of several parts is carried out from left to right. **Imports** are goods from overseas that no area produces: the customs house takes them, laboratories and a second order in a port can be paid with them, and one counts as faith in the church.

    Two rewards are optional, but **now or never**; what you do not use is lost:
    - **From the warehouse**: take up to the given number of pieces of any kind to hand, at the prices of the employment agency (assistant { $area_kinds-employment_agency-assistant_price }, shop ¥{ $area_kinds-employment_agency-action-prices-shop }, trading houses { $area_kinds-employment_agency-house_prices }).
    - **Assistant move**: put an assistant from hand into any area, or from one area into any other. Nobody is paid. The canal is no place for it, and assistants on boards and achievements stay where they are.

    Assistants that you move into or out of the area where you are acting do not change the power of this action. But step 6 takes back whoever is there then.

    { -example } Say a space in the church brings you 2 assistant moves. With the first you put an assistant from hand into the bank, though Alice's president is there; she gets nothing. With the second you move one from the tea plantation to port A.

yokohama-topic-technologies = Technologies
yokohama-topic-technologies-body =
    A technology works **from the moment you own it**, even for the rest of the action that brought it.

    Points and money:
    - **Gaslight**: { $technologies-gaslight-gain } per shop, **Electrical Light**: { $technologies-electrical_light-gain } per trading house you build.
    - **Ball**: { $technologies-ball-gain }, **Language School**: { $technologies-language_school-gain } per order you fulfil.
    - **Patent System**: { $technologies-patent_system-gain }, **Letterpress Printing**: { $technologies-letterpress_printing-gain } per later technology.
    - **Winery**: { $technologies-winery-gain } per assistant you put on the church board, **Brickyard**: { $technologies-brickyard-gain } on the customs board.
    - **Exposition**: { $technologies-exposition-gain } at once.
    - **Mining Technology**: +{ $technologies-mining_technology-gain } whenever you gain copper; a mine that yields 0 gives nothing.
    - **System of Stock**: if you begin your turn with less than ¥{ $technologies-system_of_stock-effect-raise_yen_to }, you get up to ¥{ $technologies-system_of_stock-effect-raise_yen_to }.

    Once per turn, between any two steps:
    - **Spinning Mill**: { $technologies-spinning_mill-trade }.
    - **University**: { $technologies-university-price } → { $technologies-university-assistants } from the warehouse.

    Placing and moving:
    - **Newspaper**: spread assistants, up to { $technologies-newspaper-effect-n } of them. **Telegram**: after a pair, one more next to it. Both at the usual fees.
    - **Telephone**: { $technologies-telephone-effect-n ->
        [one] { $technologies-telephone-effect-n } assistant
       *[other] { $technologies-telephone-effect-n } assistants
    } may stay in the area in step 6.
    - **Stagecoach**: other presidents cost nothing on the way; the canal does.
    - **Postal System**: your president may stop in an area with others if you have an assistant there, for ¥1 to each (with Stagecoach nothing).
    - **Station**: put the station token in an area for good: +{ $power_sources-station } power there, for everybody (first edition: for you alone). Your president may go directly to it, without fees or assistants, whoever stands there.
    - **Tram**: your president goes directly to any area with your assistant and without other presidents (first edition: with or without an assistant). In the 2024 edition the Postal System lets it join others, at its price.

    Station and Tram also work from hand; the movement ends there, and it cannot be where your president already stands.

    { -example } You have Mining Technology and act in the copper mine with power 4: { $area_kinds-copper_mine-four } and { $technologies-mining_technology-gain } more. If you buy 2 copper one by one in Chinatown, you get { $technologies-mining_technology-gain } more each time, { $technologies-mining_technology-two_bought } in all.

yokohama-topic-modules = Mini-expansions
yokohama-topic-modules-body =
    Both belong to the 2024 edition, and a table may play with one of them, with both or with neither.
    - **Achievement rewards.** Some tokens lie open, { $achievement_rewards-drawn_per_game } of { $achievement_rewards-count }: flags and perhaps a free agent. Whoever has claimed all three achievements takes one of them at once, once per game. A flag counts like any other: for agents and for sets at the end.
    - **Free agents.** Free agents ({ $free_agent_tokens-count } in all) are mixed into the five-power tokens before they are dealt to the areas. You take one like any five-power token, from power { $power_sources-five_power_from } on; it has no other reward, and you use it like an agent, once. For achievements it is still a five-power token, and unused it is worth { $scoring-other-unused_agent-vp } at the end.

    { -example } You claim your third achievement and take the flag of France. You already have one French order, so this is your second French flag: you get an agent of France, if there is one left.

yokohama-topic-editions = Editions
yokohama-topic-editions-body =
    The table chooses between the 2024 edition and the **first edition**. In the first edition
    - faith costs ¥{ $editions-classic-faith_yen_cost } instead of ¥{ $editions-2024-faith_yen_cost }, and each item counts once per turn, not once per action;
    - your technology no. { $editions-2024-technology_surcharge_from } and later ones cost nothing extra;
    - agents move the main action elsewhere instead of giving an extra one;
    - the station token gives power to the owner of the Station alone;
    - the Tram goes to any area without other presidents, even without your assistant;
    - a “pair” may be a single assistant;
    - with two players there are no neutral assistants, and other numbers of assistants bring the end: { $editions-classic-church_trigger-2 } instead of { $editions-2024-church_trigger-2 } on the church board, { $editions-classic-customs_trigger-2 } instead of { $editions-2024-customs_trigger-2 } on the customs board;
    - there are no mini-expansions.

    Everything else is the same: areas, prices, achievements, scoring. How agents work can also be chosen on its own.

    { -example } You take your technology no. { $editions-2024-technology_surcharge_from }, and your power gives all the production it needs. In the first edition that is enough. In the 2024 edition you pay { $editions-2024-technology_surcharge-price } on top.

yokohama-topic-end = End of the game
yokohama-topic-end-body =
    The end comes when **any one** of these happens:
    - a player has built { $end_triggers-houses };
    - a player has built { $end_triggers-shops };
    - a port cannot be filled up;
    - the church board is full enough: { $editions-2024-church_trigger-list } assistants with two, three, four players (first edition: { $editions-classic-church_trigger-list });
    - the customs board is full enough: { $editions-2024-customs_trigger-list } (first edition: { $editions-classic-customs_trigger-list }).

    With two players neutral assistants count as well (first edition: there are none).

    The round is **finished**, then exactly **one more** is played; so all have the same number of turns. Even if it happens in the last turn of a round, a whole round follows. In these turns everything works as usual, and further triggers change nothing.

    { -example } Four players: the second one puts the assistant that was still missing on the church board in round 12. The third and fourth still play in round 12, then all four play round 13, and points are counted.

yokohama-topic-scoring = Final scoring
yokohama-topic-scoring-body =
    Points are added in this order:
    - **Church**: most assistants on the board { $scoring-church-first-vp }, second most { $scoring-church-second-vp }.
    - **Customs house**: most { $scoring-customs-first-vp }, second most { $scoring-customs-second-vp }. On both boards a tie goes to whoever stands further right.
    - **Technologies**: highest sum of values { $scoring-technology-first-vp }, second highest { $scoring-technology-second-vp }. Surcharges do not count. A tie goes to whoever is earlier in turn order.
    - **Flags**: make sets of different countries: 5 flags { $scoring-country_sets-5-vp }, 4 flags { $scoring-country_sets-4-vp }, 3 flags { $scoring-country_sets-3-vp }, 2 flags { $scoring-country_sets-2-vp }. Orders you have not fulfilled do not count.
    - **Leftovers**: { $scoring-other-unused_agent-vp } per unused agent, { $scoring-other-import-vp } per import, 1 VP per ¥{ $scoring-other-yen_per_vp } and per { $scoring-other-goods_per_vp } goods of any kind; each rounded down by itself.

    You need at least one assistant or technology to be ranked. With two players in the 2024 edition a neutral player is ranked, too: with its assistants, and with { $editions-2024-dummy_production_value-said } in technology. Its points are lost. If points are tied in the end, whoever is earlier in turn order wins.

    { -example } You have flags of Britain 3, the United States 2, France 2, Germany 1 and the Netherlands 1: sets of 5, 3 and 1, so { $scoring-country_sets-example }. For 1 import, ¥3 and 7 goods you get { $scoring-other-example }.
