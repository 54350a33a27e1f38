# Component tables whose values no rulebook states, for *What is different* and `/kontor set`.

yokohama-table-management_boards = plansze zarządzania
yokohama-table-orders = zamówienia
yokohama-table-technology_cards = karty technologii
yokohama-table-five_power_tokens = żetony 5-krotnej siły
yokohama-table-achievement_rewards = nagrody osiągnięć
yokohama-table-building_tiles = płytki budynków
yokohama-table-layouts = układ obszarów

yokohama-told-port = { CAP($area) }, kolejne miejsca: { $zones }
yokohama-told-zone = { $spaces }: { $zone }
yokohama-told-tile = Płytka { $n }: sklepy { $shops }; dom handlowy { $house }
