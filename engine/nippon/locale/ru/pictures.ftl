# The words of the pictures, and what they say to people who do not see them.

nippon-pic-kind-board = Поле
nippon-pic-kind-factories = Фабрики
nippon-pic-kind-player = Планшет
nippon-pic-kind-score = Счёт
nippon-pic-round = Раунд { $n } из { $of } · период { $period }
nippon-pic-ends-queue = раунд кончится, когда очередь опустеет
nippon-pic-ends-scoring = подсчёт, когда очередь опустеет
nippon-pic-ends-last = последние раунды · ходов до конца раунда: { $n }
nippon-pic-ends-over = партия окончена
nippon-pic-doing-draft = выбирает начальные жетоны
nippon-pic-doing-turn = ходит
nippon-pic-doing-automa = делает ход
nippon-pic-doing-rewards = берёт награду за общую цель
nippon-pic-doing-final = последняя консолидация
nippon-pic-doing-over = больше всех ПО
nippon-pic-doing-won = все цели достигнуты
nippon-pic-doing-lost = цель не достигнута
nippon-pic-doing-consolidate = проводит консолидацию
nippon-pic-doing-action = { $action } · { $n }/{ $of }
nippon-pic-queue = Очередь
nippon-pic-iwakura = Миссия Ивакуры
nippon-pic-goals = Общие цели
nippon-pic-pairs = Начальные жетоны
nippon-pic-solo-priority = очерёдность
nippon-pic-solo-removed = вне игры:
nippon-pic-solo-actions = действия
nippon-pic-solo-goals = Ваши цели
nippon-pic-action-science = Наука
nippon-pic-action-mining = Добыча
nippon-pic-action-factory = Фабрика
nippon-pic-action-machines = Машины
nippon-pic-action-production = Производство
nippon-pic-action-ships = Корабли
nippon-pic-action-trains = Поезда
nippon-pic-action-local_markets = Местные рынки
nippon-pic-action-investments_contracts = Инвестиции
nippon-pic-factories = Фабрики
nippon-pic-factories-left = осталось { $n } из { $of }
nippon-pic-key-once = при постройке
nippon-pic-key-modifier = с этим действием, раз в ход
nippon-pic-key-here = если сделано на этой фабрике
nippon-pic-key-more = можно доплатить
nippon-pic-key-always = всегда
nippon-pic-workers = Рабочие
nippon-pic-menu-round = Раунд { $n }/{ $of }
nippon-pic-menu-queue = Раунд { $n }/{ $of } · очередь { $queue }
nippon-pic-hiring-bottom = при консолидации
nippon-pic-hiring-top = при консолидации, если останется последним
nippon-pic-hiring-none = без бонуса
nippon-pic-hiring-lost = теряете
nippon-pic-discards = пропадёт
nippon-pic-bonuses = бонусы
nippon-pic-salaries = Зарплаты
nippon-pic-now = Если провести консолидацию
nippon-pic-bottom = нижний рабочий
nippon-pic-top = верхний рабочий
nippon-pic-income = доход
nippon-pic-leaves = останется
nippon-pic-departments = Департаменты
nippon-pic-objectives = Задачи
nippon-pic-contracts = Контракты
nippon-pic-tokens = Жетоны влияния
nippon-pic-total = итого сейчас
# same in every language
nippon-pic-tell-board = { nippon-title }. { $round }, { $ends }.

# same in every language
nippon-pic-tell-turn = { $player }: { $doing }.

nippon-pic-tell-points = ПО (в скобках — если закончить сейчас): { $list }.
nippon-pic-tell-final = ПО: { $list }.
nippon-pic-tell-slots = Найм
# same in every language
nippon-pic-tell-slot = { $n }. { $actions }: { $list }

nippon-pic-tell-empty = пусто
nippon-pic-tell-queue = Очередь, начиная со следующего ряда: { $list }. В мешочке: { $bag }.
nippon-pic-tell-port = { $port } ({ $color }): корабли { $ships }; эксперт { $expert }; жетонов улучшения { $n }
nippon-pic-tell-home = на месте
nippon-pic-tell-away = отсутствует
# same in every language
nippon-pic-tell-region = { $region } ({ $supply }): { $list }

nippon-pic-tell-foreign = зарубежные компании
nippon-pic-tell-trains = поезда: { $list }
nippon-pic-tell-influence = Влияние (ПО, если подсчитать сейчас)
nippon-pic-tell-markets = Карта: ячейки рынков с севера по часовой стрелке; число — влияние зарубежных компаний
nippon-pic-tell-player = { $player } ({ $letter }): ПО { $points }, деньги { $money }, уголь { $coal }, шёлк { $silk }, железо { $iron }; наука { $science }, доход угля { $mining }, доход денег { $finance }; корабли { $ships }, машины { $machines }, поезда { $trains }, фабрики { $factories }; товары { $goods }, свободные жетоны влияния { $influence }, жетоны благосклонности { $favours }; рабочие: { $workers }
nippon-pic-tell-expert = эксперт ({ $color })
nippon-pic-tell-goals = Общие цели периода { $period }: { $list }.
# same in every language
nippon-pic-tell-taken = { $pair } — { $player }

nippon-pic-tell-automa = Автома: поезда { $trains }, жетоны { $tokens }; нераскрытых жетонов действий { $stack }; очерёдность: { $colors }.
nippon-pic-tell-goals_solo = Ваши цели: { $list }.
nippon-pic-tell-factories = Фабрики: { $left }.
nippon-pic-tell-type = { $good } (наука { $science }, уголь { $coal }): { $list }
nippon-pic-tell-available = доступно { $n }
nippon-pic-tell-out_of_reach = Эти фабрики вам пока не построить: { $list }.
nippon-pic-tell-unpaid = На эти контракты у вас нет товаров: { $list }.
nippon-pic-tell-builder = { $player }: наука { $science }, деньги { $money }, шёлк { $silk }, фабрика стоит { $price }.
nippon-pic-tell-workers = Рабочие снизу вверх: { $list }. Осталось жетонов благосклонности: { $favours }.
nippon-pic-tell-menu = { $player }: деньги { $money }, уголь { $coal }, шёлк { $silk }, железо { $iron }.
nippon-pic-tell-menu-closed = { $action } (невозможно)
nippon-pic-tell-menu-slot = { $actions }; рабочие: { $workers }.
nippon-pic-tell-menu-consolidate = { $number }. Консолидация, рабочие: { $workers }.
nippon-pic-tell-now = Если провести консолидацию сейчас: жетон благосклонности { $favour }; доход — уголь { $coal }, деньги { $money }; зарплаты { $due }; останется — деньги { $left }, уголь { $coal_left }, ПО { $vp }.
nippon-pic-tell-objectives = Задачи (жетон благосклонности, ПО сейчас): { $list }.
nippon-pic-tell-improved = Улучшенные департаменты: { $list }.
nippon-pic-tell-contracts = Выполненные контракты: { $list }.
nippon-pic-tell-tokens = Жетоны влияния: доступны { $free }; недоступны { $locked }; на карте { $map }.
nippon-pic-tell-own_factory = { $factory }: товаров { $goods } из { $room }, машин { $machines }; { $does }

# Группы в подсчёте очков.
nippon-pic-group-favours = Жетоны благосклонности
nippon-pic-group-influence = влияние
nippon-pic-group-markets = рынки, фабрики
nippon-pic-group-moving = корабли, машины, поезда
nippon-pic-group-tracks = наука, добыча, финансы
nippon-pic-group-works = фабрики, контракты
nippon-pic-group-rest = начало, цели, остатки
