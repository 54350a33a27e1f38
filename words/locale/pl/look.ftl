look-command-table = stół
look-command-table-about = Otwórz, znajdź albo zamknij stół
look-command-new = nowy
look-command-new-about = Otwórz nowy stół na tym kanale
look-command-list = lista
look-command-list-about = Pokaż otwarte stoły
look-command-info = info
look-command-info-about = Gracze i opcje stołu oraz co się przy nim dzieje
look-command-invite = zaproś
look-command-invite-about = Zaproś kogoś do stołu, przy którym gra się nie zaczęła
look-command-close = zamknij
look-command-close-about = Zamknij stół przed czasem
look-command-board = plansza
look-command-board-about = Pokaż planszę teraz albo po jednej z minionych tur
look-command-scores = wynik
look-command-scores-about = Pokaż wynik końcowy albo taki, jaki byłby teraz
look-command-log = dziennik
look-command-log-about = Co się stało od twojego ostatniego ruchu albo od początku
look-command-rules = zasady
look-command-rules-about = Znajdź rozdział zasad
look-command-next = następny
look-command-next-about = Wszystkie stoły, które czekają na ciebie, od najdłużej czekającego
look-command-export = eksport
look-command-export-about = Zapisz grę do pliku
look-command-about = o_bocie
look-command-about-about = Czym jest ten bot i jak się miewa
look-command-help = pomoc
look-command-help-about = Co robić, według sytuacji
look-command-settings = ustawienia
look-command-settings-about = Twój język, powiadomienia i obrazki

look-param-game = gra
look-param-game-about = W co zagrać
look-param-options = opcje
look-param-options-about = Opcje gry; można je też zmienić w poczekalni
look-param-computers = komputery
look-param-computers-about = Ilu graczy komputerowych siada od razu
look-param-start = start
look-param-start-about = Zacznij od razu, bez czekania w poczekalni
look-param-private = prywatny
look-param-private-about = Graj w prywatnym wątku
look-param-language = język
look-param-language-about = Język, który czytają wszyscy przy stole
look-param-own_language-about = Język wszystkiego, co widzisz tylko ty
look-param-notifications = powiadomienia
look-param-notifications-about = Gdzie informować, że to twój ruch
look-param-pictures = obrazki
look-param-pictures-about = Czy z każdym pytaniem przychodzi obrazek
look-param-table = stół
look-param-table-about = Numer stołu; w jego wątku niepotrzebny
look-param-user = kogo
look-param-user-about = Kogo zaprosić
look-param-seat = gracz
look-param-seat-about = Czyją planszę pokazać
look-param-turn = tura
look-param-turn-about = Plansza po tylu turach, od 0
look-param-picture = obraz
look-param-picture-about = Który obraz pokazać
look-param-since = odkąd
look-param-since-about = Od twojego ostatniego ruchu, chyba że wybierzesz początek
look-since-me = mój ruch
look-since-start = początek
look-param-topic = rozdział
look-param-topic-about = Rozdział; wpisz słowo, aby szukać w tekstach

look-language-auto = Jak w Discordzie
look-language-en = angielski
look-language-ru = rosyjski
look-language-uk = ukraiński
look-language-pl = polski
look-route-both = W wątku i wiadomością prywatną
look-route-thread = Tylko w wątku
look-route-dm = Tylko wiadomością prywatną
look-route-none = Nie informuj
look-pictures-always = Z każdym pytaniem
look-pictures-request = Tylko na moją prośbę
look-pictures-never = Nigdy

look-turn_end-ask = Pytaj, czy zakończyć turę
look-turn_end-pass = Kończ, gdy nie zostało nic innego

look-players = graczy: { $allowed }
look-status-lobby = czeka na graczy
look-status-running = gra trwa
look-status-frozen = czeka po aktualizacji
look-status-over = gra zakończona
look-status-closed = zamknięty

look-lobby-seats = Graczy: { $allowed }; { $n ->
    [0] na razie nikt nie usiadł.
    [one] przy stole siedzi { $n } gracz.
    [few] przy stole siedzi { $n } graczy.
   *[many] przy stole siedzi { $n } graczy.
}
look-lobby-computer = { $name } (komputer)
look-lobby-join = Usiądź
look-lobby-leave = Wstań
look-lobby-options = Opcje
look-lobby-add_computer = Dodaj komputer
look-lobby-drop_computer = Usuń komputer
look-lobby-start = Start
look-lobby-options_of = Opcje stołu { $table }
look-lobby-joined = Siedzisz teraz przy stole { $table }.
look-lobby-running = Gra trwa: { $place }
look-lobby-waits = Gra trwa: { $place } Czekamy na: { $players }.
look-lobby-over = Gra skończona. { $place }
look-lobby-closed = Ten stół zamknięto. { $place }
look-lobby-won = { $n ->
    [one] Gra skończona. Zwycięstwo: { $players }. { $place }
   *[other] Gra skończona. Wspólne zwycięstwo: { $players }. { $place }
}
look-lobby-frozen = Gra jest wstrzymana po aktualizacji. { $place }
look-lobby-house = Nie całkiem jak w pudełku: w { $house } z { $every } tabel komponentów są nasze własne wartości, bo drukowanych nie znamy.
look-lobby-sources = Co się różni
look-thread-won = ✓ { $game } { $table }: zwycięstwo – { $players }
look-thread-over = ✓ { $game } { $table }: koniec
look-thread-closed = ✗ { $game } { $table }: zamknięty

look-list-title = **Stoły**
look-list-none = Nie ma tu otwartych stołów. Stół otwiera `/table new`.
look-list-more = … i jeszcze { $n }.
look-info-waits = Czekamy na: { $players }.
look-info-organiser = Organizator: { $player }
look-info-commitment = Odcisk tajnego ziarna: `{ $hash }`. Na końcu ziarno zostaje pokazane i każdy może sprawdzić każde tasowanie.
look-invite = { $user }, { $inviter } zaprasza cię do gry: { $game }.
look-invite-sent = { $user } dostaje zaproszenie do stołu { $table }.
look-home-ask = Przy stole gra się w kanale serwera. Gdzie grać przy stole { $table }?
look-home-pick = Wybierz kanał
look-close-sure = Gra skończy się teraz, bez wyniku, i nie będzie można jej kontynuować. Zamknąć?
look-close-yes = Zamknij stół
look-close-done = Stół { $table } jest zamknięty.

look-board-past = Po turze { $turn } z { $last }.
look-board-earlier = Wcześniej
look-board-later = Później
look-board-now = Teraz
look-scores-now = Gdyby gra skończyła się teraz:
look-scores-final = Wynik końcowy:
look-scores-hidden = W tej grze wynik pokazuje się dopiero na końcu.
look-scores-line = **{ $rank }.** { $player }: **{ $points }**
look-scores-winners = { $n ->
    [one] Zwycięstwo: { $players }!
   *[other] Wspólne zwycięstwo: { $players }!
}
look-log-page = Strona { $page } z { $pages }
look-log-first = Pierwsza
look-log-earlier = Wcześniej
look-log-later = Później
look-log-last = Ostatnia
look-next-none = Żaden stół na ciebie nie czeka.
look-next-title = { $n ->
    [one] Czeka na ciebie { $n } stół:
    [few] Czekają na ciebie { $n } stoły:
   *[many] Czeka na ciebie { $n } stołów:
}
look-next-open = Mój ruch przy stole { $table }
look-export-over = Cała gra. `python -m engine.verify PLIK` odtwarza ją i potwierdza każde tasowanie.
look-export-running = To, co jawne w trwającej grze; ukryte wybory są znakami zapytania aż do jej końca.

look-about-kontor = **Kontor { $version }** prowadzi złożone gry handlowe korespondencyjnie: pilnuje wszystkich zasad, na tury daje całe dni, ukryte karty przysyła wiadomością prywatną.
look-about-state = Działa { $hours } godz. { $minutes } min · stołów w grze: { $tables } · najdłuższa reakcja w ostatniej godzinie: { $lag } ms
look-about-waiting = { $n ->
    [one] { $n } wiadomość do stołów teraz nie dociera; najstarsza czeka { $minutes } min.
    [few] { $n } wiadomości do stołów teraz nie docierają; najstarsza czeka { $minutes } min.
   *[other] { $n } wiadomości do stołów teraz nie dociera; najstarsza czeka { $minutes } min.
}
look-about-components = Tabele komponentów: z instrukcji { $rulebook }, z materiałów publicznych { $public }, własne tam, gdzie nie znamy wydrukowanych wartości, { $house }.
look-about-rights = Kontor jest wolnym oprogramowaniem na licencji MIT. Zasady i liczby to fakty; wszystkie teksty, kod i obrazy są nasze własne. Nie jesteśmy związani z wydawcami gier.

look-help-start = **Zacznij grę.** `/table new` otwiera poczekalnię na tym kanale; inni naciskają **Usiądź**, organizator — **Start**. Wolne miejsca mogą zająć gracze komputerowi.
look-help-turn = **Twój ruch.** Naciśnij **Mój ruch** pod najnowszą wiadomością wątku albo użyj `/move` gdziekolwiek. Każdy wybór jest zapisywany od razu, więc możesz dokończyć później albo na innym urządzeniu. `/choose` to odpowiedź z klawiatury. **Zaplanuj** albo `/plan` przygotowuje twoją następną turę, gdy grają inni.
look-help-look = **Rozejrzyj się.** `/board`, `/scores`, `/log`, `/rules`; `/next` pokazuje wszystkie stoły, które czekają na ciebie.
look-help-hidden = **Ukryte karty** przychodzą wiadomością prywatną, pokazują je też przycisk **Ręka** i `/hand`; nikt inny ich nie widzi.
look-help-undo = **Pomyłka?** **Wstecz** albo `/undo` cofa twój ostatni wybór, dopóki nie odkryto niczego nowego i nikt inny nie odpowiedział. Potem potrzebna jest zgoda wszystkich: zapyta ich **Cofnij…** albo `/undo`.
look-help-days = **Brak czasu?** `/away` zatrzymuje twoje zegary na czas urlopu, z `/table standin` gra za ciebie zastępca, a `/table pace` i `/table pause` pytają wszystkich o więcej czasu.
look-help-stuck = **Czegoś nie ma do wyboru?** **Dlaczego nie?** w panelu podaje zasadę i liczby. `/settings` zmienia twój język i powiadomienia.

look-settings-title = Twoje ustawienia:
look-settings-saved = Zapisano. Twoje ustawienia:
look-settings-language = Język
look-settings-route = Gdzie informować, że to twój ruch
look-settings-pictures = Obrazki
look-settings-turn_end = Koniec tury

look-mistake-which_table = Siedzisz przy kilku stołach. Podaj numer stołu albo użyj polecenia w jego wątku.
look-mistake-no_table = Nie ma tu stołu. Użyj polecenia w wątku stołu albo podaj jego numer.
look-mistake-option_form = „{ $part }” to nie opcja. Pisz tak: edition=classic; kilka opcji ze średnikiem pomiędzy.
look-mistake-invite_bot = Bota nie można zaprosić. Dodaj gracza komputerowego w poczekalni.
look-mistake-invite_place = Tutaj nikt nie zobaczy zaproszenia. Zapraszaj w kanale serwera, na którym otwarto stół { $table }.
look-mistake-computers = Z tymi opcjami może grać najwyżej { $most }, razem z tobą. Wybierz mniej graczy komputerowych.
look-mistake-no_home = Przy stole gra się w kanale serwera, a nie ma takiego, w którym możemy pisać oboje. Użyj w takim kanale `/table info` dla stołu { $table } i naciśnij tam **Start**.
look-mistake-home = Przy stole { $table } nie można grać w tym kanale: nie wolno ci tam pisać. Naciśnij **Start** jeszcze raz, żeby zobaczyć pozostałe kanały.
look-mistake-seat = Nie ma takiego gracza. Wybierz liczbę od 1 do { $n }.
look-mistake-topic = Nie ma takiego rozdziału. Wybierz z listy, która pojawia się podczas pisania.
