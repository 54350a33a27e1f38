home-command-kontor = kontor
home-command-kontor-about = Dla właścicieli tego serwera
home-command-settings-about = Gdzie i komu wolno otwierać stoły i od czego się zaczynają
home-command-tables = stoły
home-command-tables-about = Wszystkie otwarte stoły tego serwera i na co czekają
home-command-export-about = Ustawienia, stoły i wyniki tego serwera w jednym pliku
home-param-pace-about = Tempo, z którym otwierają się nowe stoły

home-settings-title = **Ustawienia tego serwera**
home-settings-saved = **Ustawienia tego serwera** zapisane. Dotyczą stołów, które zostaną odtąd otwarte.
home-setting-clock = Tempo
home-setting-language = Język
home-setting-time_zone = Strefa czasowa graczy, którzy żadnej nie podali
home-setting-private = Nowe stoły
home-setting-most_tables = Ile otwartych stołów może mieć jedna osoba
home-setting-channels = Kanały, w których wolno otwierać stoły
home-setting-channels-none = Każdy kanał
home-setting-opener = Kto może otwierać stoły
home-setting-opener-none = Wszyscy
home-setting-call_channel = Gdzie szukać graczy
home-setting-call_channel-none = W kanale stołu
home-setting-call_role = Kogo wołać, gdy szuka się graczy
home-setting-call_role-none = Nikogo
home-private-no = Widzą je wszyscy
home-private-yes = Prywatne, chyba że ktoś wybierze inaczej
home-most_tables = { $n ->
    [0] dowolnie wiele
    [one] { $n } stół
    [few] { $n } stoły
   *[many] { $n } stołów
}

home-channel = <#{ $id }>
home-role = <@&{ $id }>
home-tables-title = { $n ->
    [0] Na tym serwerze nie ma otwartych stołów. `/table new` otworzy stół.
    [one] **{ $n } otwarty stół na tym serwerze**
    [few] **{ $n } otwarte stoły na tym serwerze**, najpierw te, gdzie najdłużej nic się nie dzieje
   *[many] **{ $n } otwartych stołów na tym serwerze**, najpierw te, gdzie najdłużej nic się nie dzieje
}
home-tables-private = { $n ->
    [one] Jest jeszcze { $n } prywatny stół, widzą go tylko gracze.
    [few] Są jeszcze { $n } prywatne stoły, widzą je tylko gracze.
   *[many] Jest jeszcze { $n } prywatnych stołów, widzą je tylko gracze.
}
home-tables-silent = Wiadomości nie dochodzą. Czy wątek jeszcze istnieje i czy wolno mi tam pisać?
home-export-done = Wszystko o tym serwerze: ustawienia, stoły i wyniki. Prywatne stoły są tylko policzone.

home-mistake-owner = Może to zrobić tylko osoba, która zarządza serwerem, i tylko na samym serwerze.
home-mistake-most_tables = Wybierz jedną z liczb z listy.
home-mistake-opener = Na tym serwerze stoły otwiera tylko rola { $role }. Dołączyć może każdy: `/table list` pokaże stoły.
home-mistake-channel = Na tym serwerze stoły otwiera się tutaj: { $channels }.
home-mistake-too_many = { $n ->
    [one] Na tym serwerze każdy może mieć { $n } otwarty stół, a ty już go masz. Najpierw go dokończ albo zamknij.
    [few] Na tym serwerze każdy może mieć { $n } otwarte stoły, a ty już je masz. Najpierw dokończ albo zamknij jeden z nich.
   *[many] Na tym serwerze każdy może mieć { $n } otwartych stołów, a ty już je masz. Najpierw dokończ albo zamknij jeden z nich.
}
