# The words of the pictures, and what they say to people who do not see them.

nippon-pic-kind-board = Board
nippon-pic-kind-factories = Factories
nippon-pic-kind-player = Player board
nippon-pic-kind-score = Scores
nippon-pic-round = Round { $n } of { $of } · period { $period }
nippon-pic-ends-queue = the round ends when the queue is empty
nippon-pic-ends-scoring = scoring when the queue is empty
nippon-pic-ends-last = last rounds · turns left in this one: { $n }
nippon-pic-ends-over = the game is over
nippon-pic-doing-draft = chooses starting tokens
nippon-pic-doing-turn = to move
nippon-pic-doing-automa = takes its turn
nippon-pic-doing-rewards = takes a reward for a common goal
nippon-pic-doing-final = final consolidation
nippon-pic-doing-over = most VP
nippon-pic-doing-won = all goals reached
nippon-pic-doing-lost = a goal was missed
nippon-pic-doing-consolidate = consolidates
nippon-pic-doing-action = { $action } · { $n }/{ $of }
nippon-pic-queue = Queue
nippon-pic-iwakura = Iwakura mission
nippon-pic-goals = Common goals
nippon-pic-pairs = Starting tokens
nippon-pic-solo-priority = priority order
nippon-pic-solo-removed = out of the game:
nippon-pic-solo-actions = actions
nippon-pic-solo-goals = Your goals
nippon-pic-action-science = Science
nippon-pic-action-mining = Mining
nippon-pic-action-factory = Factory
nippon-pic-action-machines = Machines
nippon-pic-action-production = Production
nippon-pic-action-ships = Ships
nippon-pic-action-trains = Trains
nippon-pic-action-local_markets = Local markets
nippon-pic-action-investments_contracts = Investments
nippon-pic-factories = Factories
nippon-pic-factories-left = { $n } of { $of } left
nippon-pic-key-once = when built
nippon-pic-key-modifier = with this action, once a turn
nippon-pic-key-here = only if done on this factory
nippon-pic-key-more = may pay for more
nippon-pic-key-always = always
nippon-pic-workers = Workers
nippon-pic-menu-round = Round { $n }/{ $of }
nippon-pic-menu-queue = Round { $n }/{ $of } · queue { $queue }
nippon-pic-hiring-bottom = when you consolidate
nippon-pic-hiring-top = when you consolidate, if it stays the last
nippon-pic-hiring-none = no bonus
nippon-pic-hiring-lost = lost:
nippon-pic-discards = discarded
nippon-pic-bonuses = bonuses
nippon-pic-salaries = Salaries
nippon-pic-now = If you consolidate now
nippon-pic-bottom = bottom worker
nippon-pic-top = top worker
nippon-pic-income = income
nippon-pic-leaves = leaves
nippon-pic-departments = Departments
nippon-pic-objectives = Objectives
nippon-pic-contracts = Contracts
nippon-pic-tokens = Influence tokens
nippon-pic-total = total now
# same in every language
nippon-pic-tell-board = { nippon-title }. { $round }, { $ends }.

# same in every language
nippon-pic-tell-turn = { $player }: { $doing }.

nippon-pic-tell-points = VP (as of now): { $list }.
nippon-pic-tell-final = VP: { $list }.
nippon-pic-tell-slots = Recruitment
# same in every language
nippon-pic-tell-slot = { $n }. { $actions }: { $list }

nippon-pic-tell-empty = empty
nippon-pic-tell-queue = Queue, next row first: { $list }. In the bag: { $bag }.
nippon-pic-tell-port = { $port } ({ $color }): ships { $ships }; expert { $expert }; improved tokens { $n }
nippon-pic-tell-home = at home
nippon-pic-tell-away = away
# same in every language
nippon-pic-tell-region = { $region } ({ $supply }): { $list }

nippon-pic-tell-foreign = foreign companies
nippon-pic-tell-trains = trains: { $list }
nippon-pic-tell-influence = Influence (VP if scored now)
nippon-pic-tell-markets = Map: market cells from north clockwise; number = foreign value
nippon-pic-tell-player = { $player } ({ $letter }): VP { $points }, money { $money }, coal { $coal }, silk { $silk }, iron { $iron }; science { $science }, coal income { $mining }, money income { $finance }; ships { $ships }, machines { $machines }, trains { $trains }, factories { $factories }; goods { $goods }, free influence tokens { $influence }, favours { $favours }; workers: { $workers }
nippon-pic-tell-expert = { $color } expert
nippon-pic-tell-goals = Common goals of period { $period }: { $list }.
# same in every language
nippon-pic-tell-taken = { $pair } – { $player }

nippon-pic-tell-automa = Automa: trains { $trains }, tokens { $tokens }; face-down actions { $stack }; priority order: { $colors }.
nippon-pic-tell-goals_solo = Your goals: { $list }.
nippon-pic-tell-factories = Factories: { $left }.
nippon-pic-tell-type = { $good } (science { $science }, coal { $coal }): { $list }
nippon-pic-tell-available = available { $n }
nippon-pic-tell-out_of_reach = You cannot build these now: { $list }.
nippon-pic-tell-unpaid = You have no goods for these contracts: { $list }.
nippon-pic-tell-builder = { $player }: science { $science }, money { $money }, silk { $silk }, a factory costs { $price }.
nippon-pic-tell-workers = Workers from the bottom: { $list }. Favours left: { $favours }.
nippon-pic-tell-menu = { $player }: money { $money }, coal { $coal }, silk { $silk }, iron { $iron }.
nippon-pic-tell-menu-closed = { $action } (not possible)
nippon-pic-tell-menu-slot = { $actions }; workers: { $workers }.
nippon-pic-tell-menu-consolidate = { $number }. Consolidate with the workers { $workers }.
nippon-pic-tell-now = If you consolidate now: favour { $favour }, income { $coal } coal and { $money } money, salaries { $due }; left: money { $left }, coal { $coal_left }, VP { $vp }.
nippon-pic-tell-objectives = Objectives (favour, VP now): { $list }.
nippon-pic-tell-improved = Improved departments: { $list }.
nippon-pic-tell-contracts = Contracts done: { $list }.
nippon-pic-tell-tokens = Influence tokens: free { $free }; locked { $locked }; on the map { $map }.
nippon-pic-tell-own_factory = { $factory }: goods { $goods } of { $room }, machines { $machines }; { $does }

# Groups of the score sheet.
nippon-pic-group-favours = Favours
nippon-pic-group-influence = influence
nippon-pic-group-markets = markets, factories
nippon-pic-group-moving = ships, machines, trains
nippon-pic-group-tracks = science, mining, finance
nippon-pic-group-works = factories, contracts
nippon-pic-group-rest = start, goals, leftovers
