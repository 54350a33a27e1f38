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
look-command-language = język
look-command-language-about = Wybierz język wspólnych wiadomości stołu, także w trakcie gry
look-command-close = zamknij
look-command-close-about = Zamknij stół, nawet w trakcie gry
look-command-board = plansza
look-command-board-about = Pokaż planszę teraz albo po jednej z minionych tur
look-command-scores = wynik
look-command-scores-about = Pokaż wynik końcowy albo taki, jaki byłby teraz
look-command-log = dziennik
look-command-log-about = Co się stało od twojej ostatniej tury albo od początku
look-command-rules = zasady
look-command-rules-about = Znajdź rozdział zasad
look-command-next = moje_tury
look-command-next-about = Wszystkie stoły, które czekają na ciebie, od najdłużej czekającego
look-command-export = eksport
look-command-export-about = Zapisz grę do pliku
look-command-about = o_bocie
look-command-about-about = Czym jest ten bot i jak działa
look-command-help = pomoc
look-command-help-about = Jak zacząć, grać, rozejrzeć się i cofnąć wybór
look-command-settings = ustawienia
look-command-settings-about = Twój język, powiadomienia i obrazki

look-param-game = gra
look-param-game-about = W co zagrać
look-param-options = opcje
look-param-options-about = Opcje gry; można je też zmienić w poczekalni
look-param-computers = boty
look-param-computers-about = Ile botów od razu siada do stołu
look-param-start = start
look-param-start-about = Zacznij od razu, bez czekania w poczekalni
look-param-private = prywatny
look-param-private-about = Graj w prywatnym wątku
look-param-language = język
look-param-language-about = Język, który czytają wszyscy przy stole
look-param-own_language-about = Język wszystkiego, co widzisz tylko ty
look-param-notifications = powiadomienia
look-param-notifications-about = Gdzie informować, że to twoja tura
look-param-pictures = obrazki
look-param-pictures-about = Czy z każdym pytaniem przychodzi obrazek
look-param-table = stół
look-param-table-about = Numer stołu; w jego wątku niepotrzebny
look-param-user = kogo
look-param-user-about = Kogo zaprosić
look-param-seat = gracz
look-param-seat-about = Czyją planszę gracza pokazać
look-param-turn = tura
look-param-turn-about = Plansza po tylu turach, od 0
look-param-picture = obrazek
look-param-picture-about = Który obrazek pokazać
look-param-since = odkąd
look-param-since-about = Od twojej ostatniej tury, chyba że wybierzesz początek
look-since-me = moja tura
look-since-start = początek
look-param-topic = rozdział
look-param-topic-about = Rozdział albo słowo do wyszukania

look-language-auto = Jak w Discordzie
# Same in every language.
look-language-en = English
# Same in every language.
look-language-ru = Русский
# Same in every language.
look-language-uk = Українська
# Same in every language.
look-language-pl = Polski
look-route-both = W wątku i zbiorczo wiadomością prywatną
look-route-thread = Tylko w wątku
look-route-dm = Tylko wiadomością prywatną
look-route-none = Wyłączone
look-pictures-always = Z każdym pytaniem
look-pictures-request = Tylko na moją prośbę
look-pictures-never = Nigdy

look-turn_end-soon = Kończ automatycznie po minucie
look-turn_end-ask = Pytaj, czy zakończyć turę
look-turn_end-pass = Kończ, gdy nie zostało nic innego

look-players = graczy: { $allowed }
look-status-lobby = czeka na graczy
look-status-running = gra trwa
look-status-behind = wstrzymany, część gry przepadła
look-status-frozen = wstrzymany do naprawy
look-status-over = gra zakończona
look-status-closed = zamknięty

look-lobby-private = 🔒 Prywatny stół: kto przy nim siedzi, zaprasza innych poleceniem `/table invite`.
look-lobby-seats = Graczy: { $allowed }; { $n ->
    [0] na razie nikt nie usiadł.
    [one] przy stole siedzi { $n } gracz.
   *[many] przy stole siedzi { $n } graczy.
}
look-lobby-computer = { $name } (bot)
look-lobby-join = Usiądź
look-lobby-leave = Wstań
look-lobby-seats_button = Miejsca
look-lobby-add_computer = Dodaj bota
look-lobby-drop_computer = Usuń bota
look-lobby-start = Start
look-lobby-joined = Siedzisz teraz przy stole { $table }.
look-lobby-mixed = Czytacie tu w różnych językach: { $languages }. Język wspólnych wiadomości: { $language }; prywatne każdy dostaje w swoim.
look-lobby-language = Język stołu
look-lobby-most_read = ten, w którym czyta większość
look-lobby-begun = Gra się rozpoczęła.
look-lobby-running = Gra trwa.
look-lobby-waits = Gra trwa. Czekamy na: { $players }.
look-lobby-over = Gra zakończona.
look-lobby-closed = Ten stół zamknięto. { $place }
look-lobby-won = { $n ->
    [one] Gra zakończona. Zwycięstwo: { $players }.
   *[other] Gra zakończona. Wspólne zwycięstwo: { $players }.
}
look-lobby-behind = Gra jest wstrzymana, bo jej część przepadła. { $place }
look-lobby-frozen = Gra jest wstrzymana do czasu naprawy. { $place }
look-lobby-house = Nie całkiem jak w pudełku: niektóre wartości są nasze.
look-lobby-alone = { $player } już siedzi przy stole. Inni mogą się dosiąść; z botem z listy można zacząć od razu.
look-lobby-sources = Czym się różni
look-thread-won = ✓ { $game } { $table }: zwycięstwo – { $players }
look-thread-over = ✓ { $game } { $table }: koniec
look-thread-closed = ✗ { $game } { $table }: zamknięty

look-list-title = **Stoły**
look-list-none = Nie ma tu otwartych stołów. Nowy otwiera `/table new`.
look-list-more = … i jeszcze { $n }.
look-info-waits = Czekamy na: { $players }.
look-info-organiser = Organizator: { $player }
look-info-commitment = Skrót tajnego ziarna losowania: `{ $hash }`. Na końcu ziarno zostanie pokazane i każdy będzie mógł sprawdzić każde tasowanie.
look-invite = { $user }, { $inviter } zaprasza cię do gry „{ $game }”.
look-invite-sent = { $user } dostaje zaproszenie do stołu { $table }.
look-home-ask = Na którym kanale grać przy stole { $table }?
look-home-pick = Wybierz kanał
look-close-sure = Gra skończy się teraz, bez wyniku, i nie będzie można jej kontynuować. Zamknąć?
look-close-by_server = Nie grasz tutaj, ale zarządzasz tym serwerem: gra skończy się teraz, bez wyniku, a gracze dowiedzą się, że zamknął ją serwer. Zamknąć?
look-close-ask = Pozostali zostaną zapytani o zgodę; kto przez tydzień nie da znaku życia, ten nie ma nic przeciwko. Wtedy gra skończy się bez wyniku i nie będzie można jej kontynuować. Zapytać?
look-close-yes = Zamknij stół
look-close-button = Zamknij stół …
look-close-done = Stół { $table } jest zamknięty.

look-board-past = Po turze { $turn } z { $last }.
look-board-earlier = Wcześniej
look-board-later = Później
look-board-now = Teraz
look-scores-now = Gdyby gra skończyła się teraz:
look-scores-closed = Gdyby gra skończyła się w tym miejscu:
look-scores-final = Wynik końcowy:
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
    [one] Czeka na ciebie { $n } stół:
    [few] Czekają na ciebie { $n } stoły:
   *[many] Czeka na ciebie { $n } stołów:
}
look-next-open = Moja tura przy stole { $table }
look-export-over = Cała gra. `python -m engine.verify PLIK` odtwarza ją i potwierdza każde tasowanie.
look-export-running = To, co jawne w trwającej grze; zamiast ukrytych wyborów do jej końca są znaki zapytania.

look-about-kontor = **Kontor { $version }** prowadzi złożone gry ekonomiczne w twoim tempie: pilnuje wszystkich zasad, na turę daje całe dni, ukryte karty przysyła wiadomością prywatną.
look-about-state = Działa { $hours } godz. { $minutes } min · stołów w grze: { $tables } · najdłuższa reakcja w ostatniej godzinie: { $lag } ms
look-about-waiting = { $n ->
    [one] { $n } wiadomość do stołów teraz nie dociera; najstarsza czeka { $minutes } min.
    [few] { $n } wiadomości do stołów teraz nie docierają; najstarsza czeka { $minutes } min.
   *[other] { $n } wiadomości do stołów teraz nie dociera; najstarsza czeka { $minutes } min.
}
look-about-backup = Najnowsza kopia zapasowa: { $hours } godz. temu.
look-about-no_backup = **Od { $hours } godz. nie ma kopii zapasowej**: { $reason }
look-about-components = Tabele komponentów: z instrukcji – { $rulebook }, z materiałów publicznych – { $public }, własne (wydrukowanych wartości nie znamy) – { $house }.
look-about-box = Poprawione tutaj według wydrukowanych komponentów: { $n ->
    [one] { $n } tabela
    [few] { $n } tabele
   *[other] { $n } tabel
}.
look-about-rights = Kontor jest wolnym oprogramowaniem na licencji MIT. Zasady i liczby to fakty; wszystkie teksty, kod i obrazy są nasze własne. Nie jesteśmy związani z wydawcami gier.

look-help-start = **Zacznij grę.** `/table new` otwiera poczekalnię na tym kanale. Pozostali naciskają **Usiądź**, potem organizator naciska **Start**. Wolne miejsca mogą zająć boty. Nie znasz gry? `/learn` przeprowadzi cię przez pierwszą partię. W wiadomościach prywatnych ze mną też możesz się uczyć i grać przeciw botom.
look-help-turn = **Twoja tura.** Naciśnij **Moja tura** pod najnowszą wiadomością wątku albo użyj `/move` gdziekolwiek. Każdy wybór jest zapisywany od razu, więc możesz dokończyć później albo na innym urządzeniu. Jeśli wolisz pisać, użyj `/choose`. **Zaplanuj** albo `/plan` przygotowuje twoją następną turę, gdy grają inni; można dodać też plan B. **Podpowiedź** albo `/hint` powie, co zrobiłby bot, jeśli podpowiedzi są włączone (`/table hints`).
look-help-look = **Rozejrzyj się.** `/board`, `/scores`, `/log` i `/rules`; `/what` opowie o każdej karcie, żetonie, obszarze i znaku; `/next` pokazuje wszystkie stoły, które czekają na ciebie. `/replay` pokazuje grę tura po turze, a **Graj dalej stąd** otwiera stół treningowy od dowolnej tury zakończonej gry. `/review` przejrzy twoje tury w zakończonej grze, a **A gdyby?** pozwoli rozegrać każdą inaczej.
look-help-hidden = **Ukryte karty** przychodzą wiadomością prywatną; pokazują je też przycisk **Ręka** i `/hand`. Nikt inny ich nie widzi.
look-help-undo = **Pomyłka?** **Wstecz** albo `/undo` cofa twój ostatni wybór, o ile potem nie odsłonięto niczego nowego i nie odpowiedział nikt inny. Potem potrzebna jest zgoda wszystkich: zapyta ich **Poproś o cofnięcie…** albo `/undo`; w grze z botem jest **Cofnij mimo to…**.
look-help-days = **Brak czasu?** `/away` zatrzymuje twoje zegary na czas urlopu, z `/table standin` gra za ciebie zastępca, a `/table pace` i `/table pause` proszą wszystkich o więcej czasu.
look-help-home = **Znajdź towarzystwo.** `/table list` pokaże stoły, do których można dołączyć; `/watch` pokaże cudzą grę i pozwoli ją śledzić. `/standings` i `/history` powiedzą, kto co rozegrał, a `/privacy`, co jest o tobie zapisane.
look-help-stuck = **Czegoś nie ma do wyboru?** **Dlaczego nie?** w panelu wyjaśnia, jaka zasada przeszkadza i czego brakuje. `/settings` zmienia twój język i powiadomienia, a na telefonie powiększa planszę.

look-settings-title = Twoje ustawienia:
look-settings-saved = Zapisano. Twoje ustawienia:
look-settings-language = Język
look-settings-route = Gdzie informować, że to twoja tura
look-settings-pictures = Obrazki
look-settings-turn_end = Koniec tury

look-mistake-which_table = Siedzisz przy kilku stołach. Podaj numer stołu albo użyj polecenia w jego wątku.
look-mistake-no_table = Nie ma tu stołu. Użyj polecenia w wątku stołu albo podaj jego numer.
look-mistake-option_form = „{ $part }” to nie opcja. Pisz tak: edition=classic; kilka opcji oddzielaj średnikiem.
look-mistake-invite_bot = Bota nie można zaprosić. Dodaj go w poczekalni przyciskiem **Dodaj bota**.
look-mistake-invite_place = Tutaj nikt nie zobaczy zaproszenia. Zapraszaj na kanale serwera, na którym otwarto stół { $table }.
look-mistake-computers = Przy tych opcjach graczy może być najwyżej { $most }, razem z tobą. Wybierz mniej botów.
look-mistake-no_home = Nie widzę kanału, na którym wolno pisać i tobie, i mnie. Jeśli taki jest, użyj na nim `/table info` dla stołu { $table } i naciśnij **Start**.
look-mistake-home = Przy stole { $table } nie można grać na tym kanale: nie wolno ci tam pisać. Naciśnij **Start** jeszcze raz, żeby zobaczyć pozostałe kanały.
look-mistake-seat = Nie ma takiego gracza. Wybierz liczbę od 1 do { $n }.
look-mistake-topic = Nie ma takiego rozdziału. Wybierz z listy, która pojawia się podczas pisania.
