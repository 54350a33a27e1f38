# Component tables whose values no rulebook states, for *What is different* and `/kontor set`.

yokohama-table-management_boards = поля портов, церкви и таможни
yokohama-table-orders = заказы
yokohama-table-technology_cards = карты технологий
yokohama-table-five_power_tokens = жетоны «5 силы»
yokohama-table-achievement_rewards = награды за цели
yokohama-table-building_tiles = площадки
yokohama-table-layouts = расположение локаций

yokohama-told-port = { CAP($area) }, места по порядку: { $zones }
yokohama-told-zone = { $spaces } — { $zone }
yokohama-told-tile = Площадка { $n }: магазины — { $shops }; торговый дом — { $house }
