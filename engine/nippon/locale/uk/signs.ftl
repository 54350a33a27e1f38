# Що означають знаки на картинках.
nippon-sign-vp = переможні очки
nippon-sign-good = товар будь-якого типу
nippon-sign-worker = робітник; у капелюсі – експерт
nippon-sign-any_worker = робітник будь-якого кольору
nippon-sign-plaque = бонус департаменту; жовта рамка – покращений
nippon-sign-fan = жетон прихильності та його рівень
nippon-sign-flags = поріг: один прапорець – нижній, два – верхній
nippon-sign-influence = вплив
nippon-sign-unlock = жетон впливу стає доступним
nippon-sign-globe = закордонні компанії та їхнє значення
nippon-sign-bag = робітники в мішечку
nippon-sign-lock = лишається під час консолідації або поки недоступне
nippon-sign-tick = зроблено
nippon-sign-most = Автома: де найбільше робітників
