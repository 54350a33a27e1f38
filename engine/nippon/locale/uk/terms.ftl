# Words of the rules that players look up.

nippon-things-terms = Поняття

nippon-term-department_bonus = бонус департаменту
nippon-term-department_bonus-about = Те, що дає колір: вугілля, шовк, залізо, монети, поділка науки чи видобутку або ПО. Приходить зі шкал, контрактів, фабрик і консолідації; корабель до пункту призначення цього кольору покращує його.
nippon-term-influence_scoring = підрахунок впливу
nippon-term-influence_scoring-about = Наприкінці кожного періоду, після раундів { $round_track-scored }, рахується кожен регіон: місця за впливом дають ПО, з кожним періодом більше.
nippon-term-influence = вплив
nippon-term-influence-about = Сума ваших жетонів на обох ринках регіону та ще по { $regions-train_influence } за кожен ваш поїзд там, якщо хоча б один жетон у вас там є.
nippon-term-foreign_companies = закордонні компанії
nippon-term-foreign_companies-about = Значення, надруковані на ринках і не накриті жетонами. Під час підрахунку регіону вони посідають місце, а їхні ПО пропадають.
nippon-term-favour = прихильність
nippon-term-favour-about = Жетон I, II або III, який ви берете під час консолідації з { $player_board-favour_workers } робітниками. Він лишається на завданні, і наприкінці воно дає ПО.
nippon-term-salaries = зарплати
nippon-term-salaries-about = Під час консолідації ви платите { CASE($salary-price, "acc") } за кожен колір своїх робітників, але ніколи останню монету. Кожна невиплачена монета коштує { $salary-vp_lost_per_unpaid_money } ПО.
nippon-term-expert = робітник-експерт
nippon-term-expert-about = Робітник, який приходить із кораблем. Він рахується як будь-який робітник свого кольору й іде під час вашої наступної консолідації.
nippon-term-modifier = модифікатор
nippon-term-modifier-about = Властивість фабрики, що змінює дію: її використовують разом із цією дією, і лише одну за хід.
