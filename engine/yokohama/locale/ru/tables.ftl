# Component tables that hold values of our own, for *What is different*.

yokohama-table-management_boards = поля портов, церкви и таможни
yokohama-table-orders = заказы
yokohama-table-technology_cards = карты технологий
yokohama-table-five_power_tokens = жетоны «5 силы»
yokohama-table-achievement_rewards = награды за цели
yokohama-table-building_tiles = площадки

yokohama-told-port = { CAP($area) }, места слева направо: { $zones }
yokohama-told-zone = { $spaces } — { $zone }
yokohama-told-tile = Площадка { $n }: магазины — { $shops }; торговый дом — { $house }
