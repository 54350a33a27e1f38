end-score-final = Wynik końcowy
end-score-now = Gdyby gra skończyła się teraz
end-score-rest = pozostałe
end-poster-points = Runda po rundzie
end-poster-turned = Przełom: runda { $round }
end-poster-lead = Największa przewaga: runda { $round }
end-poster-round = Po rundzie { $round }: { $list }
end-moment-biggest = największy ruch · runda { $round }
end-moment-race = najbardziej zacięta walka
end-moment-ahead = daleko przed wszystkimi
end-poster-rounds = { $n ->
    [one] { $n } runda
    [few] { $n } rundy
   *[many] { $n } rund
}
end-moment-place = { $place ->
    [1] o zwycięstwo
    [2] o drugie miejsce
    [3] o trzecie miejsce
   *[other] o { $place }. miejsce
}
end-date = { $day } { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[other] grudnia
} { $year }
