-example = **Example.**

yokohama-topic-goal = Goal
yokohama-topic-goal-body =
    You are a merchant in Yokohama. Whoever has the **most victory points** (VP) at the end wins; a tie goes to whoever is earlier in turn order.

    Turn by turn you place **assistants**, walk your **president** along them and act where the president stops. The more of your pieces are there, the higher the **power** of the action, from 1 to 5. You get points
    - during the game for orders, technologies, buildings, achievements, the church and the customs house;
    - at the end for majorities, for sets of flags and for what is left over.

    You start with your president, 8 assistants and 2 shops **in hand**; 12 assistants, 6 shops and 4 trading houses wait in your **warehouse**. You have 1 copper, 1 silk, 1 tea, 1 fish and ¥4 (the first player ¥3). Of two orders you keep one in secret; the other leaves the game unseen. Nothing else is secret but the decks: everybody sees which order you take from a port.

    { -example } You keep order no. 4. It asks for 1 copper, 1 silk, 1 tea and 1 fish, which is just what you start with, so you can fulfil it in your first turn: 5 VP and a flag of Germany.

yokohama-topic-turn = A turn
yokohama-topic-turn-body =
    A turn is one **main action**; before and after it you may do **additional actions**: fulfil orders, claim achievements, use one agent. They are not possible during the main action. You cannot skip a turn.

    The main action has six steps:
    1. Place assistants.
    2. Move your president.
    3. Act in the area where it stands.
    4. With power 5 you may take the five-power token of the area and get its reward. If you leave it, it stays for later.
    5. With power 4 or 5 you may build.
    6. Take all your assistants in that area back to hand. The president stays.

    If you take your president back to hand in step 2, steps 3 to 6 do not happen. The other players decide nothing in your turn; they only receive money.

    { -example } You place three assistants, one of them in the silk mill, where you already have two and a shop. Your president walks there: power 5 (president 1, assistants 3, shop 1). You gain 4 silk, take the five-power token and take the three assistants back; the president and the shop stay.

yokohama-topic-placement = Step 1: placement
yokohama-topic-placement-body =
    Assistants open the way for your president, and each one adds 1 power where it stands. They come from your hand. You choose one of two ways:
    - **Spread assistants**: up to 3, each in a different area (up to 4 with Newspaper). None at all is fine, too.
    - **Place a pair**: 2 in the same area (first edition: 1 or 2). With Telegram you may then place one more in an area next to the pair.

    Each assistant costs ¥1 to **every other player whose president stands in its area**. You pay for one after the other; where you cannot pay everybody, you cannot place. Your own president costs nothing, but it does not spare you from paying the others, either. Nothing goes on the canal.

    { -example } You have ¥2. An assistant in the copper mine is free. Alice's president stands in the employment agency: an assistant there costs ¥1, paid to her. Two presidents stand in laboratory A; that would be ¥2, but you have only ¥1 left. So the third assistant goes to the silk mill, free of charge.

yokohama-topic-movement = Step 2: movement
yokohama-topic-movement-body =
    Where your president stops, you act. You choose one of two things:
    - **Move it.** It walks to another area along adjacent areas, and each area on the way, the last one included, must hold at least one of your assistants. Shops and trading houses do not count. From hand you put it on any area with your assistant and without another president.
    - **Take it back to hand**, together with as many of your assistants from the areas as you like. Then there is no action this turn. You may also leave it in hand and only take assistants back. If no move is possible, this is what remains. Assistants on the church board, the customs board and achievements never come back.

    What the way costs:
    - ¥1 to each other player whose president stands in an area you enter (with Stagecoach nothing);
    - ¥1 to the supply each time you enter the **canal**. It needs no assistant, and you cannot stop there.

    You cannot stop where **another president** stands, except with the Postal System; then you pay ¥1 to each of them. You need the money for the whole way before you set out. Station and Tram have ways of their own: see “Technologies”.

    { -example } Your president is in the bank, and you have ¥1. Next to it is the employment agency with one of your assistants and Alice's president; behind it is the silk mill with one of your assistants. You walk through the agency to the silk mill and pay Alice ¥1. In the agency itself you could not have stopped.

yokohama-topic-power = Step 3: power
yokohama-topic-power-body =
    Power says how strong your action is. In the area where you act, these count 1 each:
    - your president;
    - each of your assistants;
    - your shop;
    - your trading house;
    - the station token (first edition: for the owner of the Station alone).

    More than 5 counts as 5. Power is **fixed when step 3 begins**: whatever you move, gain or give away afterwards, it stays the same for the action, the five-power token and building.

    If another player owns the **trading house** of the area, that player gets ¥1 from the supply, even if your action yields nothing. You always carry out the action, but you never have to pay for anything or take a card.

    { -example } In the silk mill you have your president, 3 assistants and a shop: power 5, so you gain 4 silk. Without the shop it would be power 4 and 3 silk.

yokohama-topic-areas = Areas
yokohama-topic-areas-body =
    Each area does one thing, and power says how much of it. The numbers are for power 1, 2, 3, 4 and 5:
    - **Copper mine**: 0, 0, 1, 2, 3 copper.
    - **Silk mill**: 0, 1, 2, 3, 4 silk.
    - **Tea plantation** and **fishing ground**: 1, 2, 3, 4, 5 tea or fish.
    - **Bank**: ¥1, ¥2, ¥3, ¥4, ¥5.
    - **Employment agency**: up to 0, 1, 2, 3, 4 pieces from your warehouse to hand.
    - **Chinatown**: up to 1, 2, 3, 4, 5 exchanges.

    Ports, laboratories, the church and the customs house have chapters of their own. Mine, mill, plantation and fishing ground are production areas, all the others are commercial ones. With two players there is no Chinatown and no canal.

    The **employment agency** gives assistants for free and a shop for ¥2. Your first trading house costs ¥4, the next ones ¥5, ¥6 and ¥7; what counts is how many you have taken from your warehouse, not how many you have built. You may build in step 5 what you have just taken.

    An **exchange** in Chinatown is one piece bought or sold: copper or silk for ¥2, tea or fish for ¥1. An import can only be bought, for ¥4.

    { -example } With power 4 in the employment agency you may take 3 pieces: say an assistant for free, a shop for ¥2 and your first trading house for ¥4, together ¥6. With power 3 in Chinatown you sell 2 silk for ¥4 and buy 1 import for ¥4.

yokohama-topic-ports = Ports
yokohama-topic-ports-body =
    Ports are where you get **orders**. Six of them lie in a row, and your power says how far you reach:
    - power 2: the two blue cards on the left;
    - power 3: the yellow ones as well;
    - power 4: the red ones as well;
    - power 5: all of them, and 3 VP even if you take no order.

    You may take **1 order for free**, or **2 orders for ¥2 or 1 import**; that is the price for both together. You choose both from the row as it lies. You hold at most 3 orders, and you cannot throw one away; fulfilled orders do not count.

    Then the row slides to the left and is filled up from the deck. If a port cannot be filled up, the end of the game is near. Each port has a row of its own; with two players there is only port A.

    { -example } Your president and 2 assistants are in port A: power 3. You have one order in hand and pay ¥2 for two more, one from blue and one from yellow. Red is out of reach. Now you hold 3 orders and have to fulfil one before you can take another.

yokohama-topic-laboratories = Laboratories
yokohama-topic-laboratories-body =
    In laboratories you get **technologies**: abilities that last, a flag, and points for the highest production at the end. You take at most one card per action, and never one that you already have by name.

    A card needs **production**: its value (3 to 6) plus the surcharge of its place in the row. From left to right that is 0, 0, 1, 1, 2, 2. You provide it with
    - your power, 1 each;
    - ¥2 or 1 import for each that is missing, mixed as you like.

    In the **2024 edition** your fourth and every later technology costs ¥2 or 1 import on top. Power does not help with that, and what you pay for it is no production.

    Then the row slides to the left, and a new card comes in on the right. When the deck is empty, places stay empty; that does not end the game. If you can afford no card, nothing happens. There are two laboratories, each with its own row, with four players only.

    { -example } Tram has the value 5 and lies in the third place (surcharge 1), so it needs 6. With your president, 3 assistants and a shop you have power 5 and pay ¥2 for what is missing. If it were your fourth technology in the 2024 edition, you would pay another ¥2 or 1 import.

yokohama-topic-boards = Church and customs house
yokohama-topic-boards-body =
    Here you put an **assistant on the board** beside the area and get the reward of its space. There are points for most and second most assistants at the end, too. The assistant comes from hand or from the area itself, and it stays on the board for the rest of the game. Each space holds one.

    In the **church** a space asks for faith. Faith is your power, plus 1 for each of these that you give: 1 copper, 1 silk, 1 tea, 1 fish, 1 import, ¥2 (first edition: ¥1). Each of the six counts once per action (first edition: once per turn). You give only what you need.

    In the **customs house** a space asks for 1 to 4 imports. You may pay at most your power less 1, and the space must ask for exactly as many as you pay.

    { -example } Your president and 2 assistants in the church make power 3. You give 1 copper, 1 silk and ¥2: faith 6. Your assistant from hand goes on the third space: 5 VP and 2 assistant moves. In the customs house power 2 would allow you 1 import, for 4 VP and ¥2 on the second space.

yokohama-topic-building = Building
yokohama-topic-building-body =
    Buildings add 1 power each to all your later actions in the area, and you get a reward at once. With **power 4 or 5** you may build one thing in step 5, from your hand; what is in the warehouse cannot be built.
    - **Shop**: on any free shop space of the area's tile. A tile has four such spaces, and each player may have one shop there.
    - **Trading house**: on its space, if that is still free. There is only one per area.

    You get the reward of the space you build on. You may have a shop and the trading house on one tile, but you need two actions to build them.

    When other players act in an area with **your trading house**, you get ¥1 from the supply. It makes no difference whether they act with the president or an agent. For your own actions you get nothing.

    { -example } You act in the bank with power 4: ¥4. Then you build a shop on the space for 3 VP. From now on your president and a single assistant have power 3 there.

yokohama-topic-additional = Additional actions
yokohama-topic-additional-body =
    Before and after the main action you may do as many of these as you like, in any order.
    - **Fulfil an order**: pay its goods, get its reward and its flag.
    - **Claim an achievement**: put an assistant from hand on the tile, for the rest of the game. The first player gets more points than all the others. You must have what it asks for at that moment, but nothing of it is spent, and you may lose it later. Each achievement counts once for you.
    - **Use one agent**, one per turn.

    Each second **flag** of a country, from orders, technologies or reward tokens, brings an agent of that country. If none is left, you get none, and not later either. There are 3 agents of Britain, 1 of the Netherlands and 2 each of the United States, France and Germany.

    An **agent** acts in an area with at least one of your assistants and without your president. Other presidents there do not matter and get nothing. Steps 3 to 6 are carried out there at once; your president does not count for the power and may be in hand.

    In the **first edition** you use the agent before the main action and name an area. Steps 1 and 2 go on as usual; then you choose whether steps 3 to 6 happen there or where your president is. If your president goes back to hand, the agent is lost; if it walks into that area, it counts there. An area where you have no power any more cannot be chosen. A table may choose the kind of agents apart from the edition.

    For achievements, used agents count as well, and so do five-power tokens that lie face down. An area counts as built in if your shop, your trading house or both are there.

    { -example } In the copper mine you have 2 assistants and your trading house. An agent acts there with power 3: 1 copper, no five-power token, nothing to build. The 2 assistants come back to hand. If you now have 5 copper, you can claim “hold 5 copper”: 9 VP if you are first, otherwise 6.

yokohama-topic-rewards = Rewards
yokohama-topic-rewards-body =
    Orders, five-power tokens, building spaces and the boards bring rewards. Points, money, goods and imports you simply gain; with “any goods” you choose each of them. A reward of several parts is carried out from left to right. **Imports** are goods from overseas that no area produces: the customs house takes them, laboratories and a second order in a port can be paid with them, and one counts as faith in the church.

    Two rewards are optional, but **now or never**; what you do not use is lost:
    - **From the warehouse**: take up to the given number of pieces of any kind to hand, at the prices of the employment agency (assistant free, shop ¥2, trading houses ¥4 to ¥7).
    - **Assistant move**: put an assistant from hand into any area, or from one area into any other. Nobody is paid. The canal is no place for it, and assistants on boards and achievements stay where they are.

    Assistants that you move into or out of the area where you are acting do not change the power of this action. But step 6 takes back whoever is there then.

    { -example } You get 2 assistant moves in the church. With the first you put an assistant from hand into the bank, though Alice's president is there; she gets nothing. With the second you move one from the tea plantation to port A.

yokohama-topic-technologies = Technologies
yokohama-topic-technologies-body =
    A technology works **from the moment you own it**, even for the rest of the action that brought it.

    Points and money:
    - **Gaslight**: 2 VP per shop, **Electrical Light**: 3 VP per trading house you build.
    - **Ball**: 2 VP, **Language School**: ¥1 per order you fulfil.
    - **Patent System**: 2 VP, **Letterpress Printing**: ¥1 per later technology.
    - **Winery**: 3 VP per assistant you put on the church board, **Brickyard**: 4 VP on the customs board.
    - **Exposition**: 10 VP at once.
    - **Mining Technology**: +1 copper whenever you gain copper; a mine that yields 0 gives nothing.
    - **System of Stock**: if you begin your turn with less than ¥2, you get up to ¥2.

    Once per turn, between any two steps:
    - **Spinning Mill**: 1 silk → ¥2.
    - **University**: ¥1 → 1 assistant from the warehouse.

    Placing and moving:
    - **Newspaper**: spread up to 4 assistants. **Telegram**: after a pair, 1 more next to it. Both at the usual fees.
    - **Telephone**: 1 assistant may stay in the area in step 6.
    - **Stagecoach**: other presidents cost nothing on the way; the canal does.
    - **Postal System**: your president may stop in an area with others if you have an assistant there, for ¥1 to each (with Stagecoach nothing).
    - **Station**: put the station token in an area for good: +1 power there, for everybody (first edition: for you alone). Your president may go directly to it, without fees or assistants, whoever stands there.
    - **Tram**: your president goes directly to any area with your assistant and without other presidents (first edition: with or without an assistant). In the 2024 edition the Postal System lets it join others, at its price.

    Station and Tram also work from hand; the movement ends there, and it cannot be where your president already stands.

    { -example } You have Mining Technology and act in the copper mine with power 4: 2 copper and 1 more. If you buy 2 copper one by one in Chinatown, you get 1 more each time, 4 in all.

yokohama-topic-modules = Mini-expansions
yokohama-topic-modules-body =
    Both belong to the 2024 edition, and a table may play with one of them, with both or with neither.
    - **Achievement rewards.** Four of six tokens lie open: flags and perhaps a free agent. Whoever has claimed all three achievements takes one of them at once, once per game. A flag counts like any other: for agents and for sets at the end.
    - **Free agents.** Five free agents are mixed into the five-power tokens before they are dealt to the areas. You take one like any five-power token, with power 5; it has no other reward, and you use it like an agent, once. For achievements it is still a five-power token, and unused it is worth 1 VP at the end.

    { -example } You claim your third achievement and take the flag of France. You already have one French order, so this is your second French flag: you get an agent of France, if there is one left.

yokohama-topic-editions = Editions
yokohama-topic-editions-body =
    The table chooses between the 2024 edition and the **first edition**. In the first edition
    - faith costs ¥1 instead of ¥2, and each item counts once per turn, not once per action;
    - your fourth and later technologies cost nothing extra;
    - agents move the main action elsewhere instead of giving an extra one;
    - the station token gives power to the owner of the Station alone;
    - the Tram goes to any area without other presidents, even without your assistant;
    - a “pair” may be a single assistant;
    - with two players there are no neutral assistants, and 4 assistants on the church or customs board bring the end instead of 5;
    - there are no mini-expansions.

    Everything else is the same: areas, prices, achievements, scoring. How agents work can also be chosen on its own.

    { -example } You take your fourth technology: value 3, surcharge 0, and you have power 3. In the first edition that is enough. In the 2024 edition you pay ¥2 or 1 import on top.

yokohama-topic-end = End of the game
yokohama-topic-end-body =
    The end comes when **any one** of these happens:
    - a player has built all 4 trading houses;
    - a player has built all 8 shops;
    - a port cannot be filled up;
    - the church board is full enough: 5 assistants with two or three players, 6 with four;
    - the customs board is full enough: the same numbers.

    With two players neutral assistants count as well (first edition: there are none, and 4 are enough).

    The round is **finished**, then exactly **one more** is played; so all have the same number of turns. Even if it happens in the last turn of a round, a whole round follows. In these turns everything works as usual, and further triggers change nothing.

    { -example } Four players: the second one puts the sixth assistant on the church board in round 12. The third and fourth still play in round 12, then all four play round 13, and points are counted.

yokohama-topic-scoring = Final scoring
yokohama-topic-scoring-body =
    Points are added in this order:
    - **Church**: most assistants on the board 6 VP, second most 3.
    - **Customs house**: most 8 VP, second most 4. On both boards a tie goes to whoever stands further right.
    - **Technologies**: highest sum of values 10 VP, second highest 5. Surcharges do not count. A tie goes to whoever is earlier in turn order.
    - **Flags**: make sets of different countries: 5 flags 12 VP, 4 flags 8, 3 flags 4, 2 flags 2. Orders you have not fulfilled do not count.
    - **Leftovers**: 1 VP per unused agent, per import, per ¥2 and per 3 goods of any kind; each rounded down by itself.

    You need at least one assistant or technology to be ranked. With two players in the 2024 edition a neutral player is ranked, too: with its assistants, and with 7.5 in technology. Its points are lost. If points are tied in the end, whoever is earlier in turn order wins.

    { -example } You have flags of Britain 3, the United States 2, France 2, Germany 1 and the Netherlands 1: sets of 5, 3 and 1, so 12 + 4 + 0 = 16 VP. For 1 import, ¥3 and 7 goods you get 1 + 1 + 2 = 4 VP.
