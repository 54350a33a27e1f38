home-command-kontor = kontor
home-command-kontor-about = Dla właścicieli tego serwera
home-command-settings-about = Gdzie i komu wolno otwierać stoły oraz z jakimi ustawieniami
home-command-tables = stoły
home-command-tables-about = Wszystkie otwarte stoły tego serwera i na co czekają
home-command-export-about = Ustawienia, stoły i wyniki tego serwera w jednym pliku
home-param-pace-about = Tempo, jakie mają nowe stoły

home-settings-title = **Ustawienia tego serwera**
home-settings-saved = **Ustawienia tego serwera** zapisane. Dotyczą stołów otwieranych od teraz.
home-setting-clock = Tempo
home-setting-language = Język
home-setting-time_zone = Strefa czasowa graczy, którzy żadnej nie podali
home-setting-private = Nowe stoły
home-setting-most_tables = Ile otwartych stołów może mieć jedna osoba
home-setting-channels = Kanały, na których wolno otwierać stoły
home-setting-channels-none = Każdy kanał
home-setting-opener = Kto może otwierać stoły
home-setting-opener-none = Wszyscy
home-setting-call_channel = Gdzie szukać graczy
home-setting-call_channel-none = Na kanale stołu
home-setting-call_role = Kogo wołać, gdy szuka się graczy
home-setting-call_role-none = Nikogo
home-private-no = Widzą je wszyscy
home-private-yes = Prywatne, chyba że ktoś wybierze inaczej
home-most_tables = { $n ->
    [0] dowolnie wiele
    [one] { $n } stół
    [few] { $n } stoły
   *[many] { $n } stołów
}

home-channel = <#{ $id }>
home-role = <@&{ $id }>
home-tables-title = { $n ->
    [0] Na tym serwerze nie ma otwartych stołów. `/table new` otworzy stół.
    [one] **{ $n } otwarty stół na tym serwerze**
    [few] **{ $n } otwarte stoły na tym serwerze**, najpierw te, gdzie najdłużej nic się nie dzieje
   *[many] **{ $n } otwartych stołów na tym serwerze**, najpierw te, gdzie najdłużej nic się nie dzieje
}
home-tables-private = { $n ->
    [one] Jest jeszcze { $n } prywatny stół, widzą go tylko gracze.
    [few] Są jeszcze { $n } prywatne stoły, widzą je tylko gracze.
   *[many] Jest jeszcze { $n } prywatnych stołów, widzą je tylko gracze.
}
home-tables-silent = Wiadomości nie dochodzą. Czy wątek jeszcze istnieje i czy wolno mi tam pisać?
home-export-done = Wszystko o tym serwerze: ustawienia, stoły i wyniki. Prywatne stoły są tylko policzone.

home-mistake-owner = Może to zrobić tylko osoba, która zarządza serwerem, i tylko na samym serwerze.
home-mistake-most_tables = Wybierz jedną z liczb z listy.
home-mistake-opener = Na tym serwerze stoły otwiera tylko rola { $role }. Dołączyć może każdy: `/table list` pokaże stoły.
home-mistake-channel = Na tym serwerze stoły otwiera się tutaj: { $channels }.
home-mistake-too_many = { $n ->
    [one] Na tym serwerze każdy może mieć { $n } otwarty stół, a ty już go masz. Najpierw go dokończ albo zamknij.
    [few] Na tym serwerze każdy może mieć { $n } otwarte stoły, a ty już je masz. Najpierw dokończ albo zamknij jeden z nich.
   *[many] Na tym serwerze każdy może mieć { $n } otwartych stołów, a ty już je masz. Najpierw dokończ albo zamknij jeden z nich.
}

home-command-privacy = prywatność
home-command-privacy-about = Co jest o tobie zapisane: zobacz, zabierz, usuń
home-nobody = Gracz { $n }
home-privacy-title = **Co jest o tobie zapisane**
home-privacy-nothing = Nic nie jest o tobie zapisane.
home-privacy-settings = twoje ustawienia
home-privacy-open = { $n ->
    [one] twoje miejsce i nick przy { $n } otwartym stole
   *[many] twoje miejsca i nick przy { $n } otwartych stołach
}
home-privacy-ended = { $n ->
    [one] twoje miejsce i nick przy { $n } zakończonym stole
   *[many] twoje miejsca i nick przy { $n } zakończonych stołach
}
home-privacy-results = { $n ->
    [one] wynik { $n } partii
   *[many] wyniki { $n } partii
}
home-privacy-ahead = { $n ->
    [one] { $n } plan albo stała odpowiedź
    [few] { $n } plany i stałe odpowiedzi
   *[many] { $n } planów i stałych odpowiedzi
}
home-privacy-followed = { $n ->
    [one] { $n } stół, który śledzisz
    [few] { $n } stoły, które śledzisz
   *[many] { $n } stołów, które śledzisz
}
home-privacy-left = { $n ->
    [one] to, że znasz ukryte karty { $n } porzuconego miejsca, do końca tej partii
   *[many] to, że znasz ukryte karty { $n } porzuconych miejsc, do końca tych partii
}
home-privacy-export = Pobierz
home-privacy-exported = Wszystko, co jest o tobie zapisane.
home-privacy-delete = Usuń…
home-privacy-delete_now = Usuń wszystko
home-privacy-sure = Twoje ustawienia zostaną usunięte, a twój nick zniknie ze wszystkich stołów. Wyniki zostaną, ale bez nicka. Nie da się tego cofnąć.
home-privacy-sure_open = { $n ->
    [one] Siedzisz przy { $n } otwartym stole. Wstaniesz od niego; jeśli gra już trwa, zagra za ciebie zastępca, a miejsce będzie mógł zająć każdy.
   *[many] Siedzisz przy { $n } otwartych stołach. Wstaniesz od nich; w rozpoczętych partiach zagra za ciebie zastępca, a miejsce będzie mógł zająć każdy.
}
home-privacy-deleted = Gotowe. Nic już nie jest o tobie zapisane. O tym, co Discord pokazuje z dawnych wiadomości, decyduje Discord.
home-history = Kto może zobaczyć rozegrane przez ciebie partie?
home-history-open = Wszyscy na serwerze, na którym je rozegrano
home-history-own = Tylko ja

home-command-standings = ranking
home-command-standings-about = Ranking, rekordy i ostatnie partie tego serwera
home-command-history = historia
home-command-history-about = Rozegrane partie, twoje albo kogoś innego, i bilans między wami
home-param-history_user = gracz
home-param-history_user-about = Czyje partie; twoje, jeśli nikogo nie podasz
home-param-standings_game-about = Która gra; jeśli żadnej nie podasz, ta grana najczęściej
home-standings-title = { $game }: ranking tego serwera
home-standings-none = Przy stołach widocznych dla wszystkich nie dograno tu jeszcze żadnej partii. `/table new` otworzy stół.
home-standings-nobody = Na razie żadna partia się nie liczy. Liczą się partie między ludźmi przy stołach widocznych dla wszystkich; każda liczy się tym, którzy na swoim miejscu podejmują większość decyzji, a kto odchodzi, zajmuje ostatnie miejsce.
home-standings-line = { $rating }, { $games }, { $wins }
home-standings-plain = { $games }, { $wins }
home-rating = { $mu } ± { $uncertainty }
home-games = { $n ->
    [one] { $n } partia
    [few] { $n } partie
   *[many] { $n } partii
}
home-wins = { $n ->
    [one] { $n } wygrana
    [few] { $n } wygrane
   *[many] { $n } wygranych
}
home-standings-about = Znak ± pokazuje, jak pewny jest ranking gracza: prawdziwy poziom prawie na pewno mieści się w tym przedziale. O kolejności decyduje jego dolna granica. Partie z botami się nie liczą. Kto odchodzi przed końcem, zajmuje ostatnie miejsce.
home-standings-off = Ranking jest tu wyłączony, więc decydują wygrane. Właściciel bota może zainstalować openskill.
home-records = **Rekordy**
home-record-score = Najwyższy wynik: { $name }, { $points }, { $place }
home-record-speed = Najszybsza wygrana: { $name }, { $turns }, { $place }
home-turns = { $n ->
    [one] { $n } tura
    [few] { $n } tury
   *[many] { $n } tur
}
home-latest = **Ostatnie partie**
home-games_of = Która gra?
home-history-title = Rozegrane partie: { $name }
home-history-none = { $name } nie ma jeszcze dogranych partii, które możesz zobaczyć.
home-history-hidden = { $name } nie pokazuje nikomu swojej historii, więc tu są tylko wasze wspólne partie.
home-history-hidden_none = { $name } nie pokazuje nikomu swojej historii.
home-history-left = niedograne: { $n }
home-history-uncounted = poza klasyfikacją: { $n } (większość decyzji podjęli inni)
home-history-best = najlepszy wynik { $points }
home-history-against = Razem przy stole: { $games }. Bilans { $you } : { $other } (ty : { $name }).
home-mistake-no_server = Ranking należy do serwera. Zapytaj o niego na serwerze.

home-param-players = gracze
home-param-players-about = Szukaj graczy: dla kogo jest stół
home-param-seats = miejsca
home-param-seats-about = Szukaj graczy: ile miejsc; jeśli nie podasz, wszystkie
home-param-list_game-about = Tylko stoły tej gry
home-param-list_language-about = Tylko stoły w tym języku
home-param-free = wolne
home-param-free-about = Tylko stoły z wolnym miejscem
home-list-none = Żaden otwarty stół nie pasuje. `/table list` bez warunków pokaże wszystkie.
home-list-join = Dołącz do stołu { $table }
home-skill-anybody = każdy mile widziany
home-skill-newcomers = dobry na pierwszą partię
home-skill-experienced = dla doświadczonych graczy
home-mark-first = pierwsza partia
home-mark-experienced = { $n ->
    [one] { $n } partia
    [few] { $n } partie
   *[many] { $n } partii
}
home-button-seek = Szukaj graczy
home-button-stop_seeking = Nie szukaj już
home-seek-left = { $n ->
    [0] **Wszystkie miejsca są zajęte**
    [one] **Potrzebny jest { $n } gracz**
    [few] **Potrzebni są { $n } gracze**
   *[many] **Potrzeba { $n } graczy**
}
home-seek-accept = Gramy
home-seek-lobby = Do poczekalni
home-seek-full = { $table }: wszystkie miejsca są zajęte. Gra zacznie się, gdy wszyscy nacisną **{ home-seek-accept }**. Macie czas do { $until }; kto do tego czasu się nie zgodzi, traci miejsce.
home-seek-expired = Przy stole { $table } nie wszyscy zgodzili się na czas i te miejsca znów są wolne: { $players }.
home-seek-nobody = Stół { $table } został zamknięty, bo nikt nie zgodził się na czas: { $players }.
home-seek-lost = Twoja zgoda nie przyszła na czas, więc twoje miejsce przy tym stole znów jest wolne.
home-seek-found = { $table }: graczy już się nie szuka.
home-seek-unposted = Nie wolno mi pisać tam, gdzie na tym serwerze szuka się graczy. Ogłoszenie widać też tutaj, w poczekalni.
home-tidy-lobby = Od tygodnia przy tym stole nic się nie dzieje. Jeśli do { $until } nic się nie zmieni, zostanie zamknięty. Zachowasz go jednym przyciskiem.
home-tidy-keep = Zachowaj stół
home-tidy-kept = Stół zostaje. Jeśli przez tydzień nic się nie wydarzy, zapytamy znowu.
home-tidy-closed = Przez trzy tygodnie przy tym stole nic się nie działo, więc został zamknięty. Nowy otwiera `/table new`.
home-tidy-shut = Ten stół zamknięto przed początkiem gry.
home-tidy-left = { $player } nie jest już na serwerze i przy stole { $table } znów jest wolne miejsce.
home-tidy-invited = Tydzień temu zaproszono cię do tego stołu. Zagrasz? Bez odpowiedzi zaproszenie przestanie obowiązywać { $until }.
home-tidy-unanswered = Na twoje zaproszenie do tego stołu od tygodnia nie ma odpowiedzi: { $guest }. Przestanie obowiązywać { $until }.
home-tidy-withdrawn = Twoje zaproszenie do tego stołu już nie obowiązuje.
home-tidy-withdrawn_by = Trzy tygodnie bez odpowiedzi: { $guest }. Twoje zaproszenie do tego stołu już nie obowiązuje.
home-tidy-invitation_over = { $player }, to zaproszenie już nie obowiązuje.
home-mistake-skill = Wybierz z listy, dla kogo jest stół.
home-mistake-seats = Taka liczba graczy nie pasuje. Przy tych opcjach graczy może być najwyżej { $most }, a miejsc musi starczyć dla tych, którzy już siedzą.
home-mistake-seek_private = Obcy nie widzą prywatnego stołu. Zaproś ludzi poleceniem `/table invite`.
home-mistake-seek_place = Graczy szuka się na serwerze. Otwórz stół tam.
home-mistake-no_direct = Stąd nie da się otworzyć wiadomości prywatnych z tobą. Otwórz mój profil, napisz do mnie i wpisz polecenie tam.
home-mistake-not_seeking = Ten stół nie szuka graczy, więc grę zaczyna organizator.
home-mistake-not_full = { $n ->
    [one] Brakuje jeszcze { $n } gracza. Nacisnąć **{ home-seek-accept }** można, gdy wszystkie miejsca są zajęte.
   *[many] Brakuje jeszcze { $n } graczy. Nacisnąć **{ home-seek-accept }** można, gdy wszystkie miejsca są zajęte.
}
home-mistake-not_agreed = Ten stół szuka graczy. Gra zacznie się, gdy wszystkie miejsca będą zajęte i wszyscy nacisną **{ home-seek-accept }**; organizator może też przestać szukać.

home-command-watch = oglądaj
home-command-watch-about = Oglądaj stół, nie grając, i śledź grę
home-button-watch = Oglądaj
home-button-watch_again = Odśwież
home-button-follow = Śledź
home-button-unfollow = Nie śledź
home-watch-round = Runda { $n } się skończyła.
home-watch-over = Gra się skończyła.
home-watch-open = Do stołu
home-watch-unfollowed = Nie śledzisz już tego stołu.
home-mistake-follow_over = Ta gra się skończyła, nie ma już czego śledzić.
home-mistake-follow_own = To twój stół i dostaniesz znać, gdy przyjdzie twoja kolej.

home-welcome = **Kontor** już tu jest. Prowadzi duże gry o handlu, w których partia trwa wiele dni: { $games }. Zna wszystkie zasady, rysuje plansze, ukryte karty wysyła prywatnie, mówi, czyja jest tura, i nic nie kosztuje.
home-welcome-lacking = Żeby prowadzić partie na tym serwerze, potrzebuję jeszcze uprawnień: { $permissions }. Nadaj je mojej roli w ustawieniach serwera albo zaproś mnie jeszcze raz przez link poniżej.
home-welcome-learn = Której gry chcesz się nauczyć? Pierwszą partię grasz z botem, krok po kroku.
home-welcome-table = W co gramy? Poczekalnia otworzy się tutaj: pozostali nacisną tam **Usiądź**, a ty **Start**.
home-welcome-table_alone = W co gramy? Zagrasz od razu tutaj, przeciw botowi.
home-welcome-open = Twoja poczekalnia tej gry jest tu już otwarta.
home-welcome-opened = Twój stół jest tu: { $place }. Tam widzą go wszyscy i mogą się dosiąść.
home-welcome-with_computer = Zacznij z botem
home-welcome-settings = Ustawienia serwera zmienia się na tym serwerze: wpisz tam `/kontor settings`.
home-button-table = Otwórz stół
home-button-server = Ustawienia serwera
home-button-invite = Zaproś
home-button-own = Dodaj do moich aplikacji
home-button-there = Na serwer
home-needs_server = Inni siadają do stołu w wątku na serwerze: otwórz stół tam, gdzie jestem, albo zaproś mnie na swój serwer przyciskiem poniżej.
home-needs_server-here = Inni siadają do stołu w wątku, a na tym serwerze mnie nie ma: może mnie zaprosić przyciskiem poniżej osoba zarządzająca serwerem.
home-direct-lobby = Przy tym stole grasz tutaj, w wiadomościach prywatnych, przeciw botom. Żeby zagrać z ludźmi, otwórz stół na serwerze.
