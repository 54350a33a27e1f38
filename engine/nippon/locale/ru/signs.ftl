# Что значат знаки на картинках.
nippon-sign-vp = победные очки
nippon-sign-good = товар любого типа
nippon-sign-worker = рабочий; в шляпе — эксперт
nippon-sign-any_worker = рабочий любого цвета
nippon-sign-plaque = бонус департамента; жёлтая рамка — улучшенный
nippon-sign-fan = жетон благосклонности и его уровень
nippon-sign-flags = порог: один флажок — нижний, два — верхний
nippon-sign-influence = влияние
nippon-sign-unlock = жетон влияния становится доступным
nippon-sign-globe = зарубежные компании и их значение
nippon-sign-bag = рабочие в мешочке
nippon-sign-lock = остаётся при консолидации или пока недоступно
nippon-sign-tick = сделано
nippon-sign-most = Автома: где больше всего рабочих
