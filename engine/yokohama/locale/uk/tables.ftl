# Component tables that hold values of our own, for *What is different*.

yokohama-table-management_boards = планшети управління
yokohama-table-orders = замовлення
yokohama-table-technology_cards = карти технологій
yokohama-table-five_power_tokens = жетони дії «5»
yokohama-table-achievement_rewards = нагороди за досягнення
yokohama-table-building_tiles = тайли будівель

yokohama-told-port = { CAP($area) }, місця зліва направо: { $zones }
yokohama-told-zone = { $spaces } – { $zone }
yokohama-told-tile = Тайл { $n }: крамниці – { $shops }; торговий дім – { $house }
