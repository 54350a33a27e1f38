# Words of the rules that players look up.

nippon-things-terms = Понятия

nippon-term-department_bonus = бонус департамента
nippon-term-department_bonus-about = То, что даёт цвет: уголь, шёлк, железо, монеты, деление науки или добычи либо ПО. Приходит со шкал, контрактов, фабрик и консолидации; корабль в пункт назначения этого цвета улучшает его.
nippon-term-influence_scoring = подсчёт влияния
nippon-term-influence_scoring-about = В конце каждого периода, после раундов { $round_track-scored }, считается каждый регион: места по влиянию приносят ПО, с каждым периодом больше.
nippon-term-influence = влияние
nippon-term-influence-about = Сумма ваших жетонов на обоих рынках региона и ещё по { $regions-train_influence } за каждый ваш поезд там, если хотя бы один жетон у вас там есть.
nippon-term-foreign_companies = зарубежные компании
nippon-term-foreign_companies-about = Значения, напечатанные на рынках и не накрытые жетонами. При подсчёте региона они занимают место, а их ПО пропадают.
nippon-term-favour = благосклонность
nippon-term-favour-about = Жетон I, II или III, который вы берёте при консолидации с { $player_board-favour_workers } рабочими. Он остаётся на задаче, и в конце она приносит ПО.
nippon-term-salaries = зарплаты
nippon-term-salaries-about = При консолидации вы платите { CASE($salary-price, "acc") } за каждый цвет своих рабочих, но никогда последнюю монету. Каждая невыплаченная монета стоит { $salary-vp_lost_per_unpaid_money } ПО.
nippon-term-expert = рабочий-эксперт
nippon-term-expert-about = Рабочий, который приходит с кораблём. Он считается как любой рабочий своего цвета и уходит при вашей следующей консолидации.
nippon-term-modifier = модификатор
nippon-term-modifier-about = Свойство фабрики, которое меняет действие: его используют вместе с этим действием, и только один за ход.
