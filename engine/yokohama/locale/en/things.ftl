# Everything that can be asked about: lists of them, and what they do.
yokohama-things-areas = Areas
yokohama-things-orders = Orders
yokohama-things-technologies = Technologies
yokohama-things-achievements = Achievements
yokohama-things-boards = Church and customs boards
yokohama-things-tokens = Five-power tokens

yokohama-what-goods = { CAP($good) } at power 1 to 5: { $n }.
yokohama-what-bank = Money at power 1 to 5, in ¥: { $n }.
yokohama-what-port = You take an order; a second one costs ¥{ $yen } or imports ({ $imports }) more. Cards within reach at power 1 to 5: { $n }.
yokohama-what-port_points = VP at power 1 to 5: { $n }.
yokohama-what-laboratory = You take a technology. Production at power 1 to 5: { $n }; what is lacking is bought with money or imports.
yokohama-what-employment_agency = You take pieces from your warehouse into your hand and pay for them. How many, at power 1 to 5: { $n }.
yokohama-what-prices = Prices in ¥: assistant { $assistant }, shop { $shop }, trading houses { $houses }.
yokohama-what-chinatown = You buy and sell goods. How often, at power 1 to 5: { $n }.
yokohama-what-church = You put an assistant on a space of the church board. Faith at power 1 to 5: { $n }.
yokohama-what-customs = You pay imports and put an assistant on a space of the customs board. Imports allowed at power 1 to 5: { $n }.
yokohama-what-canal = Your president passes through here without an assistant, for ¥{ $n } each time. Nobody stops here, and nothing is placed.
yokohama-what-order_name = { $order } ({ $country })
yokohama-what-order = Asks for { $goods }. Gives { $gains } and the country’s flag.
yokohama-what-technology = { CAP($effect) }.
yokohama-what-card = Card no. { $number }: production { $production }, { $country }.
yokohama-what-achievement = { $first } for the first one, { $later } for everybody later. An assistant from your hand stays on the tile.
yokohama-what-church_space = Needs faith { $n }. Gives { $gains }; your assistant stays here and counts for the majority.
yokohama-what-customs_space = Costs { $n ->
    [one] { $n } import
   *[other] { $n } imports
}. Gives { $gains }; your assistant stays here and counts for the majority.
yokohama-what-token_name = five-power token: { $gains }
yokohama-what-token = You may take it after an action with power 5 in its area: { $gains }. At the end it counts for nothing, but some achievements ask for tokens.
yokohama-what-free_agent = You may take it after an action with power 5 in its area. It is an agent without a country, and you use it like any other.

# Where it lies at a table, and what it costs there.
yokohama-here-power = Your power there is { $n } now.
yokohama-here-presidents = Presidents of others stand there: { $players }. Entering or placing costs ¥1 each.
yokohama-here-port = Lies in { CASE($area, "loc") } and takes power { $n }.
yokohama-here-laboratory = Card no. { $number } lies in { CASE($area, "loc") } and takes production { $n }.
yokohama-here-held = { $player } has card no. { $number }.
yokohama-here-achievement = The next one gets { $points }.
yokohama-here-claimed = Claimed by { $players }.
yokohama-here-free = It is free.
yokohama-here-taken = { $player } has an assistant there.
yokohama-here-neutral = An assistant of the neutral player stands there.
