# Words of the rules that players look up.

yokohama-things-terms = Понятия

yokohama-term-power = сила
yokohama-term-power-about = Насколько сильно ваше действие: ваш президент в локации даёт { $power_sources-president }, каждый ассистент { $power_sources-assistant }, магазин { $power_sources-shop }, торговый дом { $power_sources-trading_house }, жетон станции { $power_sources-station }, но всего не больше { $power_sources-max }. Она считается в начале шага 3 и до конца действия не меняется.
yokohama-term-imports = импорт
yokohama-term-imports-about = Импортный товар: приходит с наградами и из Чайнатауна. Им платят на таможне, за индустриализацию, за веру и за второй заказ; каждый оставшийся в конце приносит { $scoring-other-import-vp }.
yokohama-term-faith = вера
yokohama-term-faith-about = Нужна для клетки церкви: её даёт ваша сила там и ещё по { $area_kinds-church-action-faith_per_item } за всё, что вы отдадите из этого: 1 медь, 1 шёлк, 1 чай, 1 рыба, 1 импорт, ¥{ $editions-2024-faith_yen_cost } (первое издание: ¥{ $editions-classic-faith_yen_cost }).
yokohama-term-production = индустриализация
yokohama-term-production-about = То, чего требует технология: её значение и надбавка места. Её даёт ваша сила, а за каждую недостающую единицу платят { $area_kinds-laboratory-unit_price }. За наибольшую сумму на технологиях в конце дают очки.
yokohama-term-agent = наёмник
yokohama-term-agent-about = Приходит с каждым вторым значком одной страны. Один раз, до или после основного действия, действует в локации с вашим ассистентом и без вашего президента; неиспользованный приносит в конце { $scoring-other-unused_agent-vp }.
yokohama-term-flag = значок страны
yokohama-term-flag-about = Страна выполненного заказа, технологии или жетона награды. Каждый второй значок одной страны приносит наёмника; за наборы разных стран дают очки в конце.
yokohama-term-warehouse = склад
yokohama-term-warehouse-about = Здесь лежат ассистенты, магазины и торговые дома, которыми вы ещё не можете пользоваться. Награды и агентство по найму переводят их в личную зону за их цену.
