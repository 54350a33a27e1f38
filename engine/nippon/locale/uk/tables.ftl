# Component tables that hold values of our own, for *What is different*.

nippon-table-period_scoring = підрахунок за періоди
nippon-table-regions = регіони
nippon-table-demand_tiles = жетони попиту
nippon-table-destinations = пункти призначення
nippon-table-player_board = планшети гравців
nippon-table-objective_scoring = очки за завдання
nippon-table-starting_tokens_a = початкові жетони A
nippon-table-starting_tokens_b = початкові жетони B
nippon-table-common_goals = спільні цілі
nippon-table-solo = одиночна гра
