# Before a game begins: options, seats, help for newcomers, the way to the thread.

setup-options-at_once = Выбранное действует сразу и видно в лобби.
setup-options-about = Что они меняют?
setup-options-back = К настройкам
setup-corrected = Исправлено: **{ CAP($option) }** теперь «{ $value }».
setup-objection = Так партию не начать: { $why }
setup-seating-drawn = Места распределит жребий в начале партии.
setup-seating-kept = Места останутся как здесь.
setup-seating-keep = Оставить места как есть
setup-seating-draw = Распределить места жребием
setup-swap-two = Кто меняется местами?
setup-swap-with = С кем поменяться местами?
setup-swap-done = Готово, обмен состоялся.
setup-swap-asked = Предложение передано. Если его примут, вы поменяетесь местами.
setup-swap-dropped = Вы остаётесь на своём месте.
setup-swap-drop = Остаться на своём месте
setup-swap-ask = { $guest } хочет поменяться с вами местами: вы перейдёте с места { $other } на место { $own }.
setup-swap-wished = { $player } хочет поменяться с вами: вам достанется место { $seat }.
setup-swap-wishes = Предложен обмен местами: { $player } → { $other }.
setup-swap-yes = Поменяться местами
setup-mistake-two = Выберите два места за этим столом.
setup-mistake-nobody_asks = Меняться с вами местами больше никто не хочет.

setup-own-show = Показать
setup-own-balanced = Наши собственные значения выверены на партиях ботов; в коробке напечатаны другие.

setup-param-guide = пояснения
setup-param-guide-about = Когда пояснять вопросы и переспрашивать, если вы отказываетесь от того, что даётся даром
setup-guide = Пояснения
setup-guide-first = В моей первой партии в каждую игру
setup-guide-always = В каждой партии
setup-guide-never = Никогда
