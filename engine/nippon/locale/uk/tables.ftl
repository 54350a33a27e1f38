# Component tables whose values no rulebook states, for *What is different* and `/kontor set`.

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
nippon-table-recruit_slots = комірки робітників
nippon-table-worker_queue = черга робітників
nippon-table-round_track = шкала раундів
nippon-table-contracts = контракти
nippon-table-factories = фабрики

nippon-told-period = Період { $period }: { $places } ПО за місця 1–4
nippon-told-tile = Жетон { $n }, за годинниковою стрілкою: { $goods }
nippon-told-track = { CAP($track) }: пороги { $lower } і { $upper }; бонуси: { $bonuses }
nippon-told-at = на { $at } – { $what }
nippon-told-between = Між рядами «{ $upper }» і «{ $lower }», зліва направо: { $bonuses }
nippon-told-objective = { CAP($what) }, ПО за кількістю з прихильністю I / II / III: { $rows }
nippon-told-goal = Період { $period }, на вибір: { $rewards }
nippon-told-goal_last = Період { $period }, за місцем цілі: { $rewards }
nippon-told-automa = Автома в періоді { $period }, товари рівня { $level }: жетони впливу { $values }
nippon-told-actions = Жетони дій Автоми: комірку називають { $slots }, туди, де більше робітників, ведуть { $most }

# What owners of the box are asked first.
nippon-open-places = Очки за місця: у нас { $second } у періоді II і { $third } у періоді III. У загальнодоступній пам’ятці, складеній за фотографією й місцями неточній, – { $other } і { $other_third }.
