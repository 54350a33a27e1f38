end-score-final = Wynik końcowy
end-score-now = Gdyby gra skończyła się teraz
end-score-rest = pozostałe
end-poster-points = Runda po rundzie
end-poster-turned = Przełom: runda { $round }
end-poster-lead = Największa przewaga: runda { $round }
end-poster-expected = przewidywania bota
end-poster-brackets = W nawiasach: wynik, który bot wtedy przewidywał.
end-poster-round = Po rundzie { $round }: { $list }
end-moment-biggest = najcenniejsza tura · runda { $round }
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
end-log-rematch = Rewanż jest przy stole { $table }.
end-log-rematch_of = To rewanż za partię przy stole { $table }; wszyscy przesiedli się o jedno miejsce.
end-stamp = tura { $turn } z { $last }
end-stamp-round = tura { $turn } z { $last } · runda { $round }
end-stamp-start = przed pierwszą turą
end-button-rematch = Rewanż
end-button-replay = Powtórka
end-button-review = Analiza
end-button-export = Eksport
end-button-verify = Sprawdź
end-button-result = Szczegóły
end-button-proof = Uczciwa gra
end-rematch-open = Rewanż czeka na wszystkich na kanale { $place }.
end-rematch-alone = Rewanż gotowy: { $place }
end-rematch-yours = Rewanż, jeśli chcesz: masz miejsce. Przycisk „Wstań” w poczekalni je zwalnia.
end-rematch-there = Rewanż już jest na kanale { $place }.
end-rematch-call = { $players }: rewanż, jeśli macie ochotę. Kto nie chce, niech naciśnie **Wstań**.
end-rematch-gone = Nie ma już na tym serwerze: { $players }.
end-verify-done = Sprawdzono: ziarno `{ $seed }` ma skrót `{ $hash }`, ogłoszony na początku, a cała gra rozegrana ponownie przebiega tak samo.
end-replay-quiet = W tej turze nie stało się nic, co widzą wszyscy.
end-replay-setup = Stół po przygotowaniu gry.
end-replay-first = Początek
end-replay-back = Wcześniej
end-replay-on = Dalej
end-replay-last = Koniec
end-replay-mine_back = Moja poprzednia tura
end-replay-mine_on = Moja następna tura
end-replay-film = Pokaż jako film
end-replay-round = Przejdź do rundy
end-replay-round_of = Runda { $round }
end-replay-filmed = Cała gra tura po turze, obrazów: { $n }.
end-replay-thinned = Gra w skrócie, obrazów: { $n }, a tur: { $turns }. Wszystkie nie zmieściłyby się w jednym pliku, więc niektórych rund brakuje.
end-film-alt = { $game }: plansza tura po turze, od początku do tury { $last }
end-film-points = Punkty w tej chwili: { $list }
end-command-replay = powtórka
end-command-replay-about = Obejrzyj grę tura po turze
end-command-import = import
end-command-import-about = Przenieś tu zapisaną grę, żeby ją obejrzeć
end-param-file = plik
end-param-file-about = Plik zapisany przez /export
end-param-round = runda
end-param-round-about = Od początku tej rundy
end-import-done = Sprawdzono i przyjęto jako stół { $table }: każdy wybór i każde tasowanie wyszły tak samo.
end-mistake-round = W tej grze nie ma jeszcze rundy { $round }. Wybierz od 1 do { $last }.
end-mistake-attachment = Nie udało się pobrać pliku z Discorda. Wyślij go, proszę, jeszcze raz.
end-verify-counted = Odpowiedzi: { $answers }, tasowania i dociągania: { $draws }.

end-proof = Każde tasowanie można potem sprawdzić: skrót tajnego ziarna to `{ $hash }`, a wciśnięty przycisk przechowuje go od początku gry.
end-word-computer = { $n ->
    [one] Tym razem wygrywa { $players }.
   *[other] Tym razem zwycięstwem dzielą się { $players }.
}
end-word-close = Zacięta końcówka: między pierwszym a drugim miejscem tylko { $gap }.
end-word-best = Najlepszy wynik: { $list }.
end-word-best_of = { $player } – { $source } ({ $points })
end-word-thanks = Dziękujemy za grę: { $players }.
end-part = { $source }: { $points }
end-score = { $player }: { $total }
end-own-won = Wygrywasz. Gratulacje!
end-own-shared = Zwycięstwo jest wspólne. Gratulacje!
end-own-solo_lost = Tym razem bez zwycięstwa. Dziękujemy za grę do samego końca.
end-own-place = Twoje miejsce: { $place } z { $seats }, do pierwszego brakuje { $behind }. Dziękujemy za grę!
end-own-tied = Twoje miejsce: { $place } z { $seats }. Wynik taki sam jak na pierwszym miejscu; zdecydowała reguła remisu. Dziękujemy za grę!
end-own-best = Tu nikt przy stole cię nie wyprzedza: { $source } ({ $points }).
