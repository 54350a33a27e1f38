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

nippon-told-period = Okres { $period }: { $places } PZ za miejsca 1–4
nippon-told-tile = Żeton { $n }, zgodnie z ruchem wskazówek zegara: { $goods }
nippon-told-track = { CAP($track) }: progi { $lower } i { $upper }; bonusy: { $bonuses }
nippon-told-at = na { $at }: { $what }
nippon-told-between = Między rzędami „{ $upper }” i „{ $lower }”, od lewej: { $bonuses }
nippon-told-objective = { CAP($what) }, PZ według liczby przy przychylności I / II / III: { $rows }
nippon-told-goal = Okres { $period }, do wyboru: { $rewards }
nippon-told-goal_last = Okres { $period }, według miejsca celu: { $rewards }
nippon-told-automa = Automa w okresie { $period }, towary poziomu { $level }: żetony wpływów { $values }
nippon-told-actions = Żetony akcji Automy: pole wskazuje { $slots }, najwięcej robotników { $most }
