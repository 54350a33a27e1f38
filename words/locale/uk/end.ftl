end-score-final = Підсумковий рахунок
end-score-now = Якби гра закінчилася зараз
end-score-rest = інше
end-poster-points = Раунд за раундом
end-poster-turned = Перелом: раунд { $round }
end-poster-lead = Найбільший відрив: раунд { $round }
end-poster-round = Після раунду { $round }: { $list }
end-moment-biggest = найбільший хід · раунд { $round }
end-moment-race = найщільніша боротьба
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
