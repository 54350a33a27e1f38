# Component tables that hold values of our own, for *What is different*.

nippon-table-period_scoring = подсчёт за периоды
nippon-table-regions = регионы
nippon-table-demand_tiles = плитки спроса
nippon-table-destinations = порты назначения
nippon-table-player_board = планшеты игроков
nippon-table-objective_scoring = очки за цели
nippon-table-starting_tokens_a = стартовые жетоны A
nippon-table-starting_tokens_b = стартовые жетоны B
nippon-table-common_goals = общие цели
nippon-table-solo = одиночная игра
