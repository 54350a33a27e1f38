# Everything that can be asked about: lists of them, and what they do.
nippon-things-actions = Actions
nippon-things-factories = Factories
nippon-things-goods = Goods
nippon-things-departments = Departments
nippon-things-contracts = Contracts
nippon-things-destinations = Destinations of ships
nippon-things-regions = Regions
nippon-things-tracks = Tracks
nippon-things-objectives = Objectives and favours
nippon-things-tokens = Starting tokens
nippon-things-goals = Goals

nippon-what-consolidate = The second thing you can do in a turn: a favour, income, salaries, and your worker cells are empty again.
nippon-what-property = { CAP($does) }.
nippon-what-factory = Level { $level }: needs science { $science } to be built and { $coal } coal to produce.
nippon-what-good = Level { $level }. On a local market 1, 2 or 3 of them pay for an influence token of { $one }, { $two } or { $three }.
nippon-what-department = { CAP($title) }. Bonus: { $normal }. Improved: { $improved }.
nippon-what-contract = Completed with goods in the investments action. Gives { $bonus }.
nippon-what-contract_goods = Among the goods spent there must be { $goods }.
nippon-what-destination = A ship here brings back an expert ({ $color }) and improves the department of that colour.
nippon-what-region = Markets: { $cities }. For each influence token: { $supply }, or { $instead }.
nippon-what-train_cells = Bonuses of the train cells, from the left: { $bonuses }.
nippon-what-track_science = Decides which factories you can build.
nippon-what-track_mining = Says how much coal consolidation brings.
nippon-what-track_finance = Says how much money consolidation brings.
nippon-what-track_cells = Its cells: { $values }.
nippon-what-track_name = track: { $track }
nippon-what-objective_name = objective: { $objective }
nippon-what-threshold = { $n ->
    [1] Lower threshold
   *[other] Upper threshold
}, with favour I, II or III: { $one }, { $two } or { $three } VP.
nippon-what-counted = With favour { $level }, for 1 to { $most }: { $points } VP.
nippon-what-favour = You take it at consolidation with { $workers } or more workers and put it on an objective, where it stays. You have { $n } of them.
nippon-what-token_name = starting token A: { $token }
nippon-what-token = { CAP($does) }. You start with { $n } VP.
nippon-what-token_b = starting token B, no. { $n }
nippon-what-token_gains = You start with { $gains }.
nippon-what-goal_name = common goal: { $goal }
nippon-what-goal = In the module Common Goals: whoever leads here when its period is scored takes a reward.
nippon-what-solo_name = solo goal: { $goal }
nippon-what-solo = In a solo game you need at least { $n } by the end.

# Where it lies at a table, and what it costs there.
nippon-here-slot = Workers in its slot: { $n }.
nippon-here-prices = Price of one activation: { $prices }.
nippon-here-factory_price = A factory costs you { $price } now.
nippon-here-owner = { $player } has built it.
nippon-here-available = It can be built in this game.
nippon-here-ships = Ships there: { $n } of { $of }.
nippon-here-expert = The expert is at home.
nippon-here-no_expert = The expert is away.
nippon-here-trains = Free train cells: { $n }.
nippon-here-leads = Most influence: { $players }.
