days-pace-none = bez zegara
days-pace-relaxed = spokojne, 72 godz. i 24 godz. więcej z każdą turą
days-pace-daily = codzienne, 24 godz. i 12 godz. więcej z każdą turą
days-pace-quick = szybkie, 8 godz. i 2 godz. więcej z każdą turą
days-pace-own = { $bank } godz. i { $increment } godz. więcej z każdą turą
days-pace-line = Tempo
days-organiser = Organizator

days-news-standin = { $player } na razie nie gra. Ruchy wykonuje zastępca, a miejsce można odzyskać w każdej chwili.
days-news-back = { $player } znów jest przy stole.
days-news-resigned = { $player } odchodzi z gry. Zastępca gra dalej, a miejsce jest wolne dla każdego, kto ma ochotę.
days-news-taken = Teraz za { $before } gra { $player }.
days-news-late_wait = Stół decyduje się poczekać: { $player } dostaje więcej czasu.
days-news-late_standin = Tę turę za { $player } rozgrywa zastępca.
days-news-late_offer = Miejsce jest wolne dla każdego, kto ma ochotę. Dopóki nikt go nie zajmie, gra zastępca, a { $player } może jeszcze wrócić.
days-news-away = { $player } ma urlop do { $until }, zegar stoi.
days-news-away_plain = { $player } ma urlop do { $until }.
days-abandoned = Przy stole nie ma już nikogo, więc gra kończy się w tym miejscu. Planszę wciąż można obejrzeć. Dzięki za grę!

days-late-asked = { $player } nie ma już czasu, ale wciąż może wykonać ruch. Co robimy? Decyduje ponad połowa pozostałych.
days-late-wait = Poczekać
days-late-standin = Zastępca na tę turę
days-late-offer = Zaproponować miejsce
days-late-noted = Zapisane. Tak się stanie, gdy tego samego zechce ponad połowa pozostałych.
days-late-done = Postanowione. W wątku jest napisane, jak gra toczy się dalej.

days-asks-pace = { $player } proponuje inne tempo – { $pace }. Czy wszyscy się zgadzają?
days-asks-pause = { $player } proponuje przerwę, w czasie której zegary staną. Czy wszyscy się zgadzają?
days-asks-resume = { $player } proponuje zakończyć przerwę. Czy wszyscy się zgadzają?
days-asks-replace = { $player } proponuje poszukać zastępstwa za { $whom }. Czy wszyscy się zgadzają?
days-agreed-pace = Wszyscy zgadzają się na nowe tempo – { $pace }.
days-agreed-pause = Wszyscy zgadzają się na przerwę. Zegary stoją, ale ruchy wciąż można wykonywać.
days-agreed-resume = Przerwa się skończyła, zegary znów chodzą.
days-agreed-replace = Miejsce gracza { $whom } jest wolne dla każdego, kto ma ochotę. Dopóki nikt go nie zajmie, gra zastępca.
days-refused-pace = { $player } się nie zgadza, więc tempo zostaje bez zmian.
days-refused-pause = { $player } się nie zgadza, więc przerwy nie będzie.
days-refused-resume = { $player } się nie zgadza, więc przerwa trwa dalej.
days-refused-replace = { $player } się nie zgadza, więc zastępstwa nie będzie.
days-expired-pace = Nie wszyscy odpowiedzieli w ciągu trzech dni, więc tempo zostaje bez zmian.
days-expired-pause = Nie wszyscy odpowiedzieli w ciągu trzech dni, więc przerwy nie będzie.
days-expired-resume = Nie wszyscy odpowiedzieli w ciągu trzech dni, więc przerwa trwa dalej.
days-expired-replace = Nie wszyscy odpowiedzieli w ciągu trzech dni, więc zastępstwa nie będzie.
days-consent-yes = Zgadzam się
days-consent-no = Raczej nie
days-consent-noted = Zapisane. Tak się stanie, gdy zgodzą się wszyscy.
days-consent-asked = Pozostali są pytani w wątku. Tak się stanie, gdy zgodzą się wszyscy.
days-consent-settled = Postanowione. W wątku jest napisane, jak gra toczy się dalej.
days-consent-done = Zrobione.

days-seat-take = Zajmij to miejsce
days-seat-taken = Siedzisz teraz przy stole { $table }. „Mój ruch” pokaże, co jest do zdecydowania.
days-seat-back = Wróć na moje miejsce
days-seat-is_back = Witaj z powrotem! Przy stole { $table } znów grasz samodzielnie.
days-seat-standin = Przy stole { $table } gra za ciebie zastępca. „Wróć na moje miejsce” albo twój następny ruch przywraca cię do gry.
days-resign-sure = Na pewno chcesz odejść z gry? Zastępca zagra dalej, a miejsce będzie mógł zająć każdy.
days-resign-yes = Odejdź z gry
days-resign-done = Nie grasz już przy stole { $table }. Dzięki za grę!

days-clock = { $player } – czas na ruch mija { $until }.
days-clock-own = Twój czas mija { $until }.
days-clock-next = czas mija { $until }
days-clock-out = czas minął
days-clock-paused = Jest przerwa, zegary stoją.
days-next = Następny stół
days-reminder = { $n ->
    [one] Przypominamy, że czeka na ciebie { $n } stół.
    [few] Przypominamy, że czekają na ciebie { $n } stoły.
   *[many] Przypominamy, że czeka na ciebie { $n } stołów.
}
days-reminded = { $player }, przypominamy, że stół czeka na twój ruch.

days-zone-ask = Zegar tego stołu chodzi tylko wtedy, gdy nie śpisz. Gdzie mieszkasz? W `/settings` znajdziesz każdą inną strefę czasową.
days-zone = Strefa czasowa
days-zone-server = Jak na serwerze
days-quiet = Cisza
days-quiet-none = Brak, o każdej porze
days-away-done = Udanego wypoczynku! Twoje zegary stoją do { $until }.
days-away-short = Z jednym wyjątkiem: { $tables } – tam urlop na jedną grę skończy się wcześniej i zegar znów ruszy.
days-away-back = Witaj z powrotem! Twoje zegary znów chodzą.
days-server-saved = Zapisane. Dotyczy stołów, które zostaną tu odtąd otwarte.
days-mistake-until = „{ $typed }” to nie data. Wybierz ją z listy albo napisz tak: 2027-08-31.
days-mistake-quiet = „{ $typed }” to nie godziny. Napisz je tak: 22:00-08:00.
days-mistake-server = Może to ustawić tylko osoba, która zarządza serwerem, i tylko na samym serwerze.

days-command-pace = tempo
days-command-pace-about = Ile czasu jest na turę; w trwającej grze pytani są wszyscy
days-command-pause = przerwa
days-command-pause-about = Zaproponuj przerwę, w czasie której zegary staną
days-command-resume = wznów
days-command-resume-about = Zaproponuj zakończenie przerwy
days-command-resign = odejdź
days-command-resign-about = Odejdź z trwającej gry; zagra za ciebie zastępca
days-command-replace = zastąp
days-command-replace-about = Zaproponuj poszukanie zastępstwa za gracza
days-command-standin = zastępca
days-command-standin-about = Niech na razie zagra zastępca, albo wróć na swoje miejsce
days-command-away = urlop
days-command-away-about = Weź urlop: twoje zegary staną
days-command-back = wróć
days-command-back-about = Zakończ urlop
days-command-server = serwer
days-command-server-about = Od czego zaczynają nowe stoły tego serwera
days-param-pace = tempo
days-param-pace-about = Jedno z temp
days-param-bank = zapas
days-param-bank-about = Własne tempo: ile godzin jest w zapasie na początku
days-param-increment = dodatek
days-param-increment-about = Własne tempo: ile godzin dodaje każda tura
days-param-player = gracz
days-param-player-about = Czyje miejsce zaproponować
days-param-until = do
days-param-until-about = Dzień, w którym wracasz
days-param-timezone = strefa
days-param-timezone-about = Twoja strefa czasowa; zacznij pisać miasto
days-param-server_timezone = strefa
days-param-server_timezone-about = Dla graczy, którzy żadnej nie podali; zacznij pisać miasto
days-param-quiet = cisza
days-param-quiet-about = Kiedy nikt ci nie przeszkadza i zegar stoi, np. 22:00-08:00
