# Component tables whose values no rulebook states, for *What is different* and `/kontor set`.

yokohama-table-management_boards = планшети управління
yokohama-table-orders = замовлення
yokohama-table-technology_cards = карти технологій
yokohama-table-five_power_tokens = жетони дії «5»
yokohama-table-achievement_rewards = нагороди за досягнення
yokohama-table-building_tiles = тайли будівель
yokohama-table-layouts = розташування локацій

yokohama-told-port = { CAP($area) }, місця за порядком: { $zones }
yokohama-told-zone = { $spaces } – { $zone }
yokohama-told-tile = Тайл { $n }: крамниці – { $shops }; торговий дім – { $house }
