end-score-final = Итоговый счёт
end-score-now = Если бы игра закончилась сейчас
end-score-rest = прочее
end-poster-points = Раунд за раундом
end-poster-turned = Перелом: раунд { $round }
end-poster-lead = Самый большой отрыв: раунд { $round }
end-poster-round = После раунда { $round }: { $list }
end-moment-biggest = самый крупный ход · раунд { $round }
end-moment-race = самая плотная борьба
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
