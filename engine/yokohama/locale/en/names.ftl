# Areas. A kind is the name of its board; boards that exist twice have a number or a letter, the others take an article.
yokohama-kind-copper_mine = copper mine
yokohama-kind-silk_mill = silk mill
yokohama-kind-tea_plantation = tea plantation
yokohama-kind-fishing_ground = fishing ground
yokohama-kind-bank = { $case ->
   *[nom] bank
    [loc] the bank
}
yokohama-kind-port = port
yokohama-kind-laboratory = laboratory
yokohama-kind-employment_agency = { $case ->
   *[nom] employment agency
    [loc] the employment agency
}
yokohama-kind-chinatown = Chinatown
yokohama-kind-church = { $case ->
   *[nom] church
    [loc] the church
}
yokohama-kind-customs = { $case ->
   *[nom] customs house
    [loc] the customs house
}
yokohama-kind-canal = { $case ->
   *[nom] canal
    [loc] the canal
}
yokohama-area-copper_mine_1 = { yokohama-kind-copper_mine } 1
yokohama-area-copper_mine_2 = { yokohama-kind-copper_mine } 2
yokohama-area-silk_mill_1 = { yokohama-kind-silk_mill } 1
yokohama-area-silk_mill_2 = { yokohama-kind-silk_mill } 2
yokohama-area-tea_plantation_1 = { yokohama-kind-tea_plantation } 1
yokohama-area-tea_plantation_2 = { yokohama-kind-tea_plantation } 2
yokohama-area-fishing_ground_1 = { yokohama-kind-fishing_ground } 1
yokohama-area-fishing_ground_2 = { yokohama-kind-fishing_ground } 2
yokohama-area-bank = { yokohama-kind-bank }
yokohama-area-port_a = { yokohama-kind-port } A
yokohama-area-port_b = { yokohama-kind-port } B
yokohama-area-laboratory_a = { yokohama-kind-laboratory } A
yokohama-area-laboratory_b = { yokohama-kind-laboratory } B
yokohama-area-employment_agency = { yokohama-kind-employment_agency }
yokohama-area-chinatown = { yokohama-kind-chinatown }
yokohama-area-church = { yokohama-kind-church }
yokohama-area-customs = { yokohama-kind-customs }
yokohama-area-canal = { yokohama-kind-canal }

# Things that are counted.
yokohama-good-copper = copper
yokohama-good-silk = silk
yokohama-good-tea = tea
yokohama-good-fish = fish
yokohama-good-any = { $n ->
    [one] good of your choice
   *[other] goods of your choice
}
yokohama-import = { $n ->
    [one] import
   *[other] imports
}
yokohama-piece-assistant = { $n ->
    [one] assistant
   *[other] assistants
}
yokohama-piece-shop = { $n ->
    [one] shop
   *[other] shops
}
yokohama-piece-trading_house = { $n ->
    [one] trading house
   *[other] trading houses
}
yokohama-amount = { $n } { COUNTED($thing, $n, $case) }
yokohama-counted-orders = { $n ->
    [one] { $n } order
   *[other] { $n } orders
}
yokohama-counted-technologies = { $n ->
    [one] { $n } technology
   *[other] { $n } technologies
}
yokohama-counted-agents = { $n ->
    [one] { $n } agent
   *[other] { $n } agents
}
yokohama-points = { $n } VP
yokohama-reward-warehouse = { $n ->
    [one] { $n } piece from the warehouse
   *[other] up to { $n } pieces from the warehouse
}
yokohama-reward-move = { $n ->
    [one] { $n } assistant move
   *[other] { $n } assistant moves
}
yokohama-nothing = nothing
yokohama-free = free
yokohama-hand = your hand
yokohama-by_power = power is enough

# Countries and flags.
yokohama-country-uk = Britain
yokohama-country-us = { $case ->
   *[nom] United States
    [loc] the United States
}
yokohama-country-fr = France
yokohama-country-de = Germany
yokohama-country-nl = { $case ->
   *[nom] Netherlands
    [loc] the Netherlands
}
yokohama-flag = flag: { $country }

# Zones of a port.
yokohama-zone-blue = blue zone
yokohama-zone-yellow = yellow zone
yokohama-zone-red = red zone

# Cards, spaces, tokens.
yokohama-order = order no. { $number }
yokohama-space-church = church space for faith { $n }
yokohama-space-number = customs space { $number }
yokohama-trade = { $price } → { $gains }
yokohama-free_agent = free agent

# Achievements.
yokohama-achievement-goods = hold { $goods }
yokohama-achievement-yen = hold ¥{ $n }
yokohama-achievement-tokens = { $n } five-power tokens and agents
yokohama-achievement-orders = { $n } fulfilled orders
yokohama-achievement-technologies = { $n } technologies
yokohama-achievement-built = { $production ->
    [0] buildings in { $commercial } commercial areas
   *[other] { $commercial ->
        [0] buildings in { $production } production areas
       *[other] buildings in { $production } production and { $commercial } commercial areas
    }
}

# Technologies: name, what they do, and for those used by hand what is given for what.
yokohama-technology-gaslight = Gaslight
yokohama-technology-gaslight-effect = { $technologies-gaslight-gain } for each shop you build
yokohama-technology-station = Station
yokohama-technology-station-effect = station token: +{ $power_sources-station } power, direct way to its area
yokohama-technology-mining_technology = Mining Technology
yokohama-technology-mining_technology-effect = +{ $technologies-mining_technology-gain } whenever you gain copper
yokohama-technology-spinning_mill = Spinning Mill
yokohama-technology-spinning_mill-effect = once per turn: { $technologies-spinning_mill-trade }
yokohama-technology-spinning_mill-use = { $technologies-spinning_mill-trade }
yokohama-technology-stagecoach = Stagecoach
yokohama-technology-stagecoach-effect = passing other presidents costs nothing
yokohama-technology-exposition = Exposition
yokohama-technology-exposition-effect = { $technologies-exposition-gain } at once
yokohama-technology-ball = Ball
yokohama-technology-ball-effect = { $technologies-ball-gain } for each order you fulfil
yokohama-technology-language_school = Language School
yokohama-technology-language_school-effect = { $technologies-language_school-gain } for each order you fulfil
yokohama-technology-letterpress_printing = Letterpress Printing
yokohama-technology-letterpress_printing-effect = { $technologies-letterpress_printing-gain } for each later technology
yokohama-technology-winery = Winery
yokohama-technology-winery-effect = { $technologies-winery-gain } for each assistant put on the church board
yokohama-technology-postal_system = Postal System
yokohama-technology-postal_system-effect = your president may stop where others stand
yokohama-technology-newspaper = Newspaper
yokohama-technology-newspaper-effect = spread assistants over up to { $technologies-newspaper-effect-n } areas
yokohama-technology-electrical_light = Electrical Light
yokohama-technology-electrical_light-effect = { $technologies-electrical_light-gain } for each trading house you build
yokohama-technology-university = University
yokohama-technology-university-effect = once per turn: { $technologies-university-price } → { $technologies-university-assistants } from the warehouse
yokohama-technology-university-use = { $technologies-university-price } → { $technologies-university-assistants } from the warehouse
yokohama-technology-telegram = Telegram
yokohama-technology-telegram-effect = after a pair, 1 more assistant in an adjacent area
yokohama-technology-telephone = Telephone
yokohama-technology-telephone-effect = { $technologies-telephone-assistants } may stay after an action
yokohama-technology-brickyard = Brickyard
yokohama-technology-brickyard-effect = { $technologies-brickyard-gain } for each assistant put on the customs board
yokohama-technology-system_of_stock = System of Stock
yokohama-technology-system_of_stock-effect = your turn begins with at least ¥{ $technologies-system_of_stock-effect-raise_yen_to }
yokohama-technology-patent_system = Patent System
yokohama-technology-patent_system-effect = { $technologies-patent_system-gain } for each later technology
yokohama-technology-tram = Tram
yokohama-technology-tram-effect = the president goes directly to an area

# Colours.
yokohama-colour-blue = blue
yokohama-colour-pink = pink
yokohama-colour-purple = purple
yokohama-colour-yellow = yellow
yokohama-colour-red = red
yokohama-colour-green = green

# The unit of the score
# same in every language
yokohama-yen = ¥{ $n }
yokohama-total = { yokohama-points }

# Parts of what chapters say of the component set.
yokohama-by_edition = { $newer } (first edition: { $classic })
yokohama-at_power = { $gains } at power { $power }
yokohama-of_area = { CAP($area) }: { $what }
yokohama-decimal = { $whole }.{ $tenths }
