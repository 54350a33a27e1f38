# Component tables that hold values of our own, for *What is different*.

nippon-table-period_scoring = punktacja okresów
nippon-table-regions = regiony
nippon-table-demand_tiles = żetony popytu
nippon-table-destinations = cele podróży
nippon-table-player_board = plansze graczy
nippon-table-objective_scoring = punkty za cele
nippon-table-starting_tokens_a = żetony startowe A
nippon-table-starting_tokens_b = żetony startowe B
nippon-table-common_goals = cele wspólne
nippon-table-solo = gra solo
