end-score-final = Итоговый счёт
end-score-now = Если бы партия закончилась сейчас
end-score-rest = прочее
end-poster-points = Раунд за раундом
end-poster-turned = Перелом: раунд { $round }
end-poster-lead = Самый большой отрыв: раунд { $round }
end-poster-expected = сколько ожидал бот
end-poster-brackets = В скобках: итог, которого тогда ожидал бот.
end-poster-round = После раунда { $round }: { $list }
end-moment-biggest = самый ценный ход · раунд { $round }
end-moment-race = самая упорная борьба
end-moment-ahead = с большим отрывом от всех
end-poster-rounds = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[many] { $n } раундов
}
end-moment-place = { $place ->
    [1] за победу
    [2] за второе место
    [3] за третье место
   *[other] за { $place }-е место
}
end-date = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[other] декабря
} { $year }
end-log-rematch = Реванш — за столом { $table }.
end-log-rematch_of = Это реванш за партию стола { $table }; все пересели на одно место дальше.
end-stamp = ход { $turn } из { $last }
end-stamp-round = ход { $turn } из { $last } · раунд { $round }
end-stamp-start = перед первым ходом
end-button-rematch = Реванш
end-button-replay = Просмотр
end-button-review = Разбор
end-button-export = Сохранить файл
end-button-verify = Проверить
end-button-result = Подробно
end-button-proof = Честная игра
end-rematch-open = Реванш ждёт всех в канале { $place }.
end-rematch-alone = Реванш готов: { $place }
end-rematch-yours = Реванш, если хотите: место за вами. Кнопка «Встать» в лобби освободит его.
end-rematch-there = Реванш уже есть в канале { $place }.
end-rematch-call = { $players }: реванш, если хотите. Кто не хочет, нажмите **Встать**.
end-rematch-gone = Уже не на этом сервере: { $players }.
end-verify-done = Проверено: у сида `{ $seed }` тот самый хеш `{ $hash }`, который был объявлен в начале, и вся партия, сыгранная заново, вышла такой же.
end-replay-quiet = В этом ходу не произошло ничего, что видно всем.
end-replay-setup = Стол после подготовки к игре.
end-replay-first = Начало
end-replay-back = Раньше
end-replay-on = Дальше
end-replay-last = Конец
end-replay-mine_back = Мой предыдущий ход
end-replay-mine_on = Мой следующий ход
end-replay-film = Показать фильмом
end-replay-round = Перейти к раунду
end-replay-round_of = Раунд { $round }
end-replay-filmed = { $n ->
    [one] Вся партия ход за ходом на { $n } картинке.
    [few] Вся партия ход за ходом на { $n } картинках.
   *[many] Вся партия ход за ходом на { $n } картинках.
}
end-replay-thinned = Партия вкратце, картинок: { $n }, а ходов: { $turns }. Все не поместились бы в один файл, поэтому некоторых раундов нет.
end-film-alt = { $game }: поле ход за ходом, от начала до хода { $last }
end-film-points = Очки на этот момент: { $list }
end-command-replay = повтор
end-command-replay-about = Просмотреть партию ход за ходом
end-command-import = импорт
end-command-import-about = Загрузить сохранённую партию, чтобы её посмотреть
end-param-file = файл
end-param-file-about = Файл, который сделал /export
end-param-round = раунд
end-param-round-about = С начала этого раунда
end-import-done = Проверено и принято как стол { $table }: каждый выбор и каждое перемешивание вышли такими же.
end-mistake-round = Раунда { $round } в этой партии пока нет. Выберите от 1 до { $last }.
end-mistake-attachment = Файл не удалось прочитать из Discord. Отправьте его ещё раз, пожалуйста.
end-verify-counted = Ответов: { $answers }, перемешиваний и вытягиваний: { $draws }.

end-proof = Каждое перемешивание можно проверить потом: хеш секретного сида — `{ $hash }`, и нажатая вами кнопка хранит его с начала партии.
end-word-computer = { $n ->
    [one] На этот раз побеждает { $players }.
   *[other] На этот раз победу делят { $players }.
}
end-word-close = Напряжённый финиш: между первым и вторым местом всего { $gap }.
end-word-best = Лучший результат: { $list }.
end-word-best_of = { $player } — { $source } ({ $points })
end-word-thanks = Спасибо за партию: { $players }.
end-part = { $source }: { $points }
end-score = { $player }: { $total }
end-own-won = Победа за вами. Поздравляем!
end-own-shared = Победа общая. Поздравляем!
end-own-solo_lost = На этот раз победы нет. Спасибо, что доиграли до конца.
end-own-place = Ваше место: { $place } из { $seats }, до первого — { $behind }. Спасибо за партию!
end-own-tied = Ваше место: { $place } из { $seats }. Счёт такой же, как у первого места, и всё решило правило для ничьей. Спасибо за партию!
end-own-best = Больше всех за столом у вас: { $source } ({ $points }).
