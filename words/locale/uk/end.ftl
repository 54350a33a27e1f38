end-score-final = Підсумковий рахунок
end-score-now = Якби партія закінчилася зараз
end-score-rest = інше
end-poster-points = Раунд за раундом
end-poster-turned = Перелом: раунд { $round }
end-poster-lead = Найбільший відрив: раунд { $round }
end-poster-expected = скільки очікував бот
end-poster-brackets = У дужках: підсумок, якого тоді очікував бот.
end-poster-round = Після раунду { $round }: { $list }
end-moment-biggest = найцінніший хід · раунд { $round }
end-moment-race = найзапекліша боротьба
end-moment-ahead = з великим відривом від усіх
end-poster-rounds = { $n ->
    [one] { $n } раунд
    [few] { $n } раунди
   *[many] { $n } раундів
}
end-moment-place = { $place ->
    [1] за перемогу
    [2] за друге місце
    [3] за третє місце
   *[other] за { $place }-те місце
}
end-date = { $day } { $month ->
    [1] січня
    [2] лютого
    [3] березня
    [4] квітня
    [5] травня
    [6] червня
    [7] липня
    [8] серпня
    [9] вересня
    [10] жовтня
    [11] листопада
   *[other] грудня
} { $year }
end-log-rematch = Реванш – за столом { $table }.
end-log-rematch_of = Це реванш за партію столу { $table }; усі пересіли на одне місце далі.
end-stamp = хід { $turn } із { $last }
end-stamp-round = хід { $turn } із { $last } · раунд { $round }
end-stamp-start = перед першим ходом
end-button-rematch = Реванш
end-button-replay = Перегляд
end-button-review = Розбір
end-button-export = Зберегти файл
end-button-verify = Перевірити
end-button-result = Докладно
end-button-proof = Чесна гра
end-rematch-open = Реванш чекає на всіх у каналі { $place }.
end-rematch-alone = Реванш готовий: { $place }
end-rematch-yours = Реванш, якщо хочете: місце за вами. Кнопка «Встати» у кімнаті очікування звільнить його.
end-rematch-there = Реванш уже є в каналі { $place }.
end-rematch-call = { $players }: реванш, якщо бажаєте. Хто не хоче, натисніть **Встати**.
end-rematch-gone = Уже не на цьому сервері: { $players }.
end-verify-done = Перевірено: зерно `{ $seed }` має саме той хеш `{ $hash }`, який оголосили на початку, і вся партія, зіграна знову, вийшла такою самою.
end-replay-quiet = Цього ходу не було нічого, що видно всім.
end-replay-setup = Стіл після підготовки до гри.
end-replay-first = Початок
end-replay-back = Раніше
end-replay-on = Далі
end-replay-last = Кінець
end-replay-mine_back = Мій попередній хід
end-replay-mine_on = Мій наступний хід
end-replay-film = Показати фільмом
end-replay-round = Перейти до раунду
end-replay-round_of = Раунд { $round }
end-replay-filmed = Уся партія хід за ходом, картинок: { $n }.
end-replay-thinned = Партія коротко, картинок: { $n }, а ходів: { $turns }. Усі не вмістилися б в один файл, тому деяких раундів немає.
end-film-alt = { $game }: поле хід за ходом, від початку до ходу { $last }
end-film-points = Очки на цей момент: { $list }
end-command-replay = повтор
end-command-replay-about = Переглянути партію хід за ходом
end-command-import = імпорт
end-command-import-about = Перенести сюди збережену партію, щоб її переглянути
end-param-file = файл
end-param-file-about = Файл, який зробив /export
end-param-round = раунд
end-param-round-about = З початку цього раунду
end-import-done = Перевірено і прийнято як стіл { $table }: кожен вибір і кожне тасування вийшли такими самими.
end-mistake-round = Раунду { $round } в цій партії поки немає. Виберіть від 1 до { $last }.
end-mistake-attachment = Файл не вдалося прочитати з Discord. Надішліть його ще раз, будь ласка.
end-verify-counted = Відповідей: { $answers }, тасувань і витягувань: { $draws }.

end-proof = Кожне тасування можна перевірити потім: хеш секретного зерна – `{ $hash }`, і натиснута вами кнопка зберігає його від початку партії.
end-word-computer = { $n ->
    [one] Цього разу перемагає { $players }.
   *[other] Цього разу перемогу ділять { $players }.
}
end-word-close = Напружений фініш: між першим і другим місцем лише { $gap }.
end-word-best = Найкращий результат: { $list }.
end-word-best_of = { $player } – { $source } ({ $points })
end-word-thanks = Дякуємо за партію: { $players }.
end-part = { $source }: { $points }
end-score = { $player }: { $total }
end-own-won = Перемога за вами. Вітаємо!
end-own-shared = Перемога спільна. Вітаємо!
end-own-solo_lost = Цього разу перемоги немає. Дякуємо, що дограли до кінця.
end-own-place = Ваше місце: { $place } з { $seats }, до першого – { $behind }. Дякуємо за партію!
end-own-tied = Ваше місце: { $place } з { $seats }. Рахунок такий самий, як у першого місця; усе вирішило правило для нічиєї. Дякуємо за партію!
end-own-best = Найбільше за столом у вас: { $source } ({ $points }).
