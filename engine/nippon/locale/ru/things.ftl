# Всё, о чём можно спросить: списки и что что делает.
nippon-things-actions = Действия
nippon-things-factories = Фабрики
nippon-things-goods = Товары
nippon-things-departments = Департаменты
nippon-things-contracts = Контракты
nippon-things-destinations = Пункты назначения
nippon-things-regions = Регионы
nippon-things-tracks = Шкалы
nippon-things-objectives = Задачи и жетоны благосклонности
nippon-things-tokens = Начальные жетоны
nippon-things-goals = Цели

nippon-what-consolidate = Второе, что можно сделать в ход: жетон благосклонности, доход, зарплаты — и область рабочих снова пуста.
nippon-what-property = { CAP($does) }.
nippon-what-factory = Уровень { $level }: чтобы построить, нужна наука { $science }, чтобы произвести — { $coal } угля.
nippon-what-good = Уровень { $level }. На местном рынке за 1, 2 или 3 таких товара выкладывают жетон влияния { $one }, { $two } или { $three }.
nippon-what-department = { CAP($title) }. Бонус: { $normal }. Улучшенный: { $improved }.
nippon-what-contract = Выполняется за товары в действии инвестиций. Даёт: { $bonus }.
nippon-what-contract_goods = Среди потраченных товаров должны быть { $goods }.
nippon-what-destination = Корабль сюда привозит эксперта ({ $color }) и улучшает департамент этого цвета.
nippon-what-region = Рынки: { $cities }. За каждый жетон влияния: { $supply } или { $instead }.
nippon-what-train_cells = Бонусы ячеек поездов, слева направо: { $bonuses }.
nippon-what-track_science = От неё зависит, какие фабрики вы можете построить.
nippon-what-track_mining = Показывает, сколько угля приносит консолидация.
nippon-what-track_finance = Показывает, сколько денег приносит консолидация.
nippon-what-track_cells = Её деления: { $values }.
nippon-what-track_name = шкала: { $track }
nippon-what-objective_name = задача: { $objective }
nippon-what-threshold = { $n ->
    [1] Нижний порог
   *[other] Верхний порог
}, жетон I, II или III: { $one }, { $two } или { $three } ПО.
nippon-what-counted = Жетон { $level }, за 1–{ $most }: { $points } ПО.
nippon-what-favour = Его берут при консолидации, если рабочих не меньше { $workers }, и кладут на задачу, где он и остаётся. Всего таких жетонов у вас { $n }.
nippon-what-token_name = начальный жетон A: { $token }
nippon-what-token = { CAP($does) }. Вы начинаете с { $n } ПО.
nippon-what-token_b = начальный жетон B № { $n }
nippon-what-token_gains = В начале игры: { $gains }.
nippon-what-goal_name = общая цель: { $goal }
nippon-what-goal = В модуле «Общие цели»: кто лидирует здесь при подсчёте её периода, берёт награду.
nippon-what-solo_name = цель одиночной игры: { $goal }
nippon-what-solo = В одиночной игре к концу нужно не меньше { $n }.

# Где это лежит за столом и сколько там стоит.
nippon-here-slot = Рабочих в его ячейке найма: { $n }.
nippon-here-prices = Цена одной активации: { $prices }.
nippon-here-factory_price = Фабрика сейчас стоит вам { $price }.
nippon-here-owner = Её владелец — { $player }.
nippon-here-available = В этой игре её ещё можно построить.
nippon-here-ships = Кораблей там: { $n } из { $of }.
nippon-here-expert = Эксперт на месте.
nippon-here-no_expert = Эксперта там сейчас нет.
nippon-here-trains = Свободных ячеек поездов: { $n }.
nippon-here-leads = Больше всего влияния: { $players }.
