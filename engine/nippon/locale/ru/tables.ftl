# Component tables whose values no rulebook states, for *What is different* and `/kontor set`.

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
nippon-table-recruit_slots = ячейки рабочих
nippon-table-worker_queue = очередь рабочих
nippon-table-round_track = шкала раундов
nippon-table-contracts = контракты
nippon-table-factories = фабрики

nippon-told-period = Период { $period }: { $places } ПО за места 1–4
nippon-told-tile = Жетон { $n }, по часовой стрелке: { $goods }
nippon-told-track = { CAP($track) }: пороги { $lower } и { $upper }; бонусы: { $bonuses }
nippon-told-at = на { $at } — { $what }
nippon-told-between = Между рядами «{ $upper }» и «{ $lower }», слева направо: { $bonuses }
nippon-told-objective = { CAP($what) }, ПО по числу при жетоне благосклонности I / II / III: { $rows }
nippon-told-goal = Период { $period }, на выбор: { $rewards }
nippon-told-goal_last = Период { $period }, по месту цели: { $rewards }
nippon-told-automa = Автома в периоде { $period }, товары уровня { $level }: жетоны влияния { $values }
nippon-told-actions = Жетоны действий Автомы: ячейку называют { $slots }, туда, где больше рабочих, ведут { $most }

# What owners of the box are asked first.
nippon-open-places = Очки за места: у нас { $second } в периоде II и { $third } в периоде III. В общедоступной памятке, составленной по фотографии и местами неточной, — { $other } и { $other_third }.
