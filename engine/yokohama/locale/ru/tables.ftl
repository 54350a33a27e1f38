# Component tables that hold values of our own, for *What is different*.

yokohama-table-management_boards = планшеты управления
yokohama-table-orders = заказы
yokohama-table-technology_cards = карты технологий
yokohama-table-five_power_tokens = жетоны за силу 5
yokohama-table-achievement_rewards = награды за достижения
yokohama-table-building_tiles = плитки зданий
