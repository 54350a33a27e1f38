# Component tables that hold values of our own, for *What is different*.

nippon-table-period_scoring = scoring of the periods
nippon-table-regions = regions
nippon-table-demand_tiles = demand tiles
nippon-table-destinations = destinations of the ships
nippon-table-player_board = player boards
nippon-table-objective_scoring = points for objectives
nippon-table-starting_tokens_a = starting tokens A
nippon-table-starting_tokens_b = starting tokens B
nippon-table-common_goals = common goals
nippon-table-solo = solo game
