# Component tables whose values no rulebook states, for *What is different* and `/kontor set`.

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
nippon-table-recruit_slots = pola robotników
nippon-table-worker_queue = kolejka robotników
nippon-table-round_track = tor rund
nippon-table-contracts = kontrakty
nippon-table-factories = fabryki

nippon-told-period = Okres { $period }: { $places } PZ za miejsca 1–4
nippon-told-tile = Żeton { $n }, zgodnie z ruchem wskazówek zegara: { $goods }
nippon-told-track = { CAP($track) }: progi { $lower } i { $upper }; bonusy: { $bonuses }
nippon-told-at = na { $at }: { $what }
nippon-told-between = Między rzędami „{ $upper }” i „{ $lower }”, od lewej: { $bonuses }
nippon-told-objective = { CAP($what) }, PZ według liczby przy przychylności I / II / III: { $rows }
nippon-told-goal = Okres { $period }, do wyboru: { $rewards }
nippon-told-goal_last = Okres { $period }, według miejsca celu: { $rewards }
nippon-told-automa = Automa w okresie { $period }, towary poziomu { $level }: żetony wpływów { $values }
nippon-told-actions = Żetony akcji Automy: wskazujące pole – { $slots }, prowadzące tam, gdzie jest najwięcej robotników – { $most }

# What owners of the box are asked first.
nippon-open-places = Punkty za miejsca: u nas { $second } w okresie II i { $third } w okresie III. Ogólnodostępna pomoc gracza, odtworzona ze zdjęcia i miejscami błędna, ma { $other } i { $other_third }.
