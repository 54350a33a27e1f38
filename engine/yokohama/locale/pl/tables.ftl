# Component tables that hold values of our own, for *What is different*.

yokohama-table-management_boards = plansze zarządzania
yokohama-table-orders = zamówienia
yokohama-table-technology_cards = karty technologii
yokohama-table-five_power_tokens = żetony 5-krotnej siły
yokohama-table-achievement_rewards = nagrody osiągnięć
yokohama-table-building_tiles = płytki budynków

yokohama-told-port = { CAP($area) }, miejsca od lewej: { $zones }
yokohama-told-zone = { $spaces }: { $zone }
yokohama-told-tile = Płytka { $n }: sklepy { $shops }; dom handlowy { $house }
