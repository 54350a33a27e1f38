# Правила для чтения и всё, о чём можно спросить за столом.
rules-command-what = что
rules-command-what-about = Что это? О чём угодно на столе: что делает и сколько стоит
rules-param-thing = что
rules-param-thing-about = Карта, жетон, локация, место или знак
rules-button-contents = Содержание
rules-button-chapter = Правила: { $chapter }
rules-button-more = Дальше
rules-button-what = Что это?
rules-button-legend = Знаки
rules-which_game = О какой игре вы хотите прочитать?
rules-contents = { $game }: правила
rules-search = -# Найти слово: `/rules`, например «ящик». Спросить о карте, жетоне, месте или знаке: `/what`.
rules-kinds = Карты, жетоны, места, знаки
rules-about_this = Подробнее о том, что в этой главе
rules-pick = Выберите, чтобы узнать больше
rules-on_offer = Из чего сейчас можно выбрать
rules-what_is = Выберите, о чём хотите узнать, или наберите `/what` и первые буквы названия.
rules-icons = Знаки на картинках
rules-now = Сейчас за столом { $table }
rules-found = { $n ->
    [one] «{ $words }» встречается в { $n } месте:
   *[many] «{ $words }» встречается в { $n } местах:
}
rules-mistake-thing = Такого нет. Выберите из списка, который появляется, пока вы печатаете.
rules-mistake-nothing = «{ $words }» нигде не встречается. Попробуйте меньше букв или откройте содержание: `/rules`.
rules-legend = Что значат знаки
rules-no_legend = На картинках этой игры нет знаков, которые надо объяснять.
rules-absent = не за этим столом
