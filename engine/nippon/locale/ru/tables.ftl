# Component tables that hold values of our own, for *What is different*.

nippon-table-period_scoring = подсчёт за периоды
nippon-table-regions = регионы
nippon-table-demand_tiles = жетоны спроса
nippon-table-destinations = пункты назначения
nippon-table-player_board = планшеты игроков
nippon-table-objective_scoring = очки за задачи
nippon-table-starting_tokens_a = начальные жетоны A
nippon-table-starting_tokens_b = начальные жетоны B
nippon-table-common_goals = общие цели
nippon-table-solo = одиночная игра
