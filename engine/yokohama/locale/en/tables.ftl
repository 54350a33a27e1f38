# Component tables whose values no rulebook states, for *What is different* and `/kontor set`.

yokohama-table-management_boards = management boards
yokohama-table-orders = orders
yokohama-table-technology_cards = technology cards
yokohama-table-five_power_tokens = tokens for 5 power
yokohama-table-achievement_rewards = achievement rewards
yokohama-table-building_tiles = building tiles
yokohama-table-layouts = layout of the areas

yokohama-told-port = { CAP($area) }, spaces in order: { $zones }
yokohama-told-zone = { $spaces } { $zone }
yokohama-told-tile = Tile { $n }: shops { $shops }; trading house { $house }
