# Component sets that the owner of a box brings for a server.

sets-command-set = zestaw
sets-command-set-about = Popraw wartości gry według swojego pudełka
sets-param-game-about = Gra, której wartości poprawiasz
sets-param-file-about = Poprawione tabele: archiwum zip albo jeden plik CSV

sets-title = { $game }: wartości z twojego pudełka
sets-state-shipped = Nowe stoły na tym serwerze używają wartości dostarczanych z Kontorem.
sets-state-used = Nowe stoły na tym serwerze używają poprawionych wartości ({ $tables ->
    [one] { $tables } tabela
    [few] { $tables } tabele
   *[many] { $tables } tabel
}). Wczytano: { $who }, { $when }.
sets-state-shown = Poprawione i sprawdzone, ale jeszcze nieużywane: { $n ->
    [one] { $n } wartość
    [few] { $n } wartości
   *[many] { $n } wartości
}.
sets-how = Wybierz wartość na listach poniżej. Albo weź **{ sets-button-sheets }**, popraw w dowolnym programie i odeślij archiwum zip lub jeden plik CSV: `/kontor set` razem z plikiem.
sets-order = Na początku listy stoi to, co najmocniej zmienia wyniki.
sets-ask_first = **Najpierw sprawdź, proszę, w swoim pudełku:**
sets-kept = Otwarte stoły zachowują wartości, z którymi zaczęły. Boty grają tak jak dotąd: uczyły się na naszych wartościach.
sets-somebody = ktoś

sets-button-sheets = Arkusze CSV
sets-button-look = Co się różni
sets-button-text = Wszystko w pliku
sets-button-take = Dla nowych stołów
sets-button-discard = Odrzuć
sets-button-back = Przywróć nasze wartości
sets-button-form = Popraw więcej
sets-list-table = Tabela
sets-list-row = Wiersz
sets-list-cell = Wartość
sets-list-value = Co jest w twoim pudełku
sets-list-more = Więcej …
sets-list-nothing = Nic
sets-list-single = Pojedyncze wartości

sets-found = Sprawdzone. Różnic względem naszych wartości: { $n }. Nowe stoły jeszcze ich nie używają.
sets-in_use = Tych wartości używają nowe stoły. Różnic względem naszych wartości: { $n }.
sets-more = … i jeszcze { $n }: **{ sets-button-text }**
sets-nothing_there = nic
sets-cards = Przed i po
sets-taken = Od teraz nowe stoły na tym serwerze używają tych wartości.
sets-dropped = Te poprawki odrzucono.
sets-back = Nowe stoły na tym serwerze znów używają wartości dostarczanych z Kontorem.
sets-sheets = Po jednym pliku CSV na każdą tabelę, której nie podaje instrukcja. Pusta komórka to brak wartości; czego nie zmieniasz, nie musisz odsyłać.
sets-text = Wszystkie różnice
sets-lobby = Poprawione według prawdziwego pudełka: { $n ->
    [one] { $n } tabela
    [few] { $n } tabele
   *[many] { $n } tabel
}.
sets-invite = Kto ma pudełko i zarządza tym serwerem, może poprawić nasze wartości: `/kontor set`.

sets-mistake-other_set = Od tamtej pory sprawdzono już inny zestaw. Co jest teraz, pokaże `/kontor set`.
sets-mistake-none = Nie ma tu poprawionego zestawu. Zacznij od `/kontor set`.

sets-where-table = tabela { $table }
sets-where-table_row = tabela { $table }, wiersz { $row }
sets-where-table_column = tabela { $table }, kolumna { $column }
sets-where-table_row_column = tabela { $table }, wiersz { $row }, kolumna { $column }

sets-fault-row_unknown = { CAP($where) }: nie ma takiego wiersza; pasuje { $expected }.
sets-fault-row_missing = { CAP($where) }: brakuje tego wiersza; zostaw w tabeli wszystkie wiersze.
sets-fault-twice = { CAP($where) }: to jest dwa razy, a ma być raz.
sets-fault-headings = { CAP($where) }: kolumny muszą się nazywać { $expected }.
sets-fault-heading = { CAP($where) }: nie mamy takiego nagłówka; zostaw pierwszy wiersz bez zmian.
sets-fault-column = { CAP($where) }: nie pasuje do kolumn przed nią; zostaw pierwszy wiersz bez zmian.
sets-fault-no_rows = { CAP($where) }: nie ma wierszy; potrzebny jest wiersz nagłówków i po wierszu na każdy wpis.
sets-fault-rows = { CAP($where) }: tabela jest za duża; wierszy może być najwyżej { $most }, kolumn { $columns }.
sets-fault-cells = { CAP($where) }: w linii { $line } pliku jest więcej lub mniej komórek niż nagłówków.
sets-fault-csv = { CAP($where) }: to nie jest CSV zapisany przez arkusz kalkulacyjny; zapisz jako CSV jeszcze raz.
sets-fault-encoding = { CAP($where) }: liter nie da się odczytać; zapisz jako CSV w UTF-8.
sets-fault-long = { CAP($where) }: za dużo tekstu; znaków może być najwyżej { $most }.
sets-fault-letters = { CAP($where) }: formuły i niewidoczne znaki nie są czytane; wpisz samą wartość.
sets-fault-range = { CAP($where) }: potrzebna liczba od { $least } do { $most }.
sets-fault-number = { CAP($where) }: potrzebna liczba.
sets-fault-missing = { CAP($where) }: brakuje tu wartości.
sets-fault-word = { CAP($where) }: nie ma takiego słowa; pasuje jedno z: { $expected }.
sets-fault-unfit = { CAP($where) }: nie pasuje do innych tabel; pasuje { $expected }.
sets-fault-shape = { CAP($where) }: czegoś takiego nie może tu być; porównaj z sąsiednimi wierszami.
sets-fault-setup = { CAP($where) }: z tymi wartościami nie da się rozłożyć gry; poszukaj pomyłki w tej tabeli.
sets-fault-play = { CAP($where) }: z tymi wartościami gra staje w miejscu; poszukaj pomyłki w tej tabeli.
sets-fault-setup_together = Z tymi wartościami razem nie da się rozłożyć gry. Wczytuj po jednej tabeli, żeby znaleźć przyczynę.
sets-fault-play_together = Z tymi wartościami razem gra staje w miejscu. Wczytuj po jednej tabeli, żeby znaleźć przyczynę.
sets-fault-effort = Gra z tymi wartościami trwa dużo dłużej niż prawdziwa, więc próba została przerwana. Poszukaj liczby z jedną cyfrą za dużo.
sets-fault-nothing = Nic się tu nie różni od tego, z czym gra się przy nowych stołach.
sets-fault-file_size = Plik jest za duży: czytane jest najwyżej { $most } kB.
sets-fault-file_kind = To nie jest ani zip, ani plik CSV. Zapisz tabelę jako CSV albo odeślij archiwum zip.
sets-fault-zip_empty = W tym archiwum nie ma tabel; potrzebne są pliki CSV.
sets-fault-zip_many = W archiwum jest za dużo plików: czytane jest najwyżej { $most }.
sets-fault-zip_inside = { $file } w tym archiwum to nie plik CSV. Zapisz go jako CSV albo usuń.
sets-fault-zip_locked = To archiwum ma hasło. Zrób je bez hasła.
sets-fault-zip_twice = { CAP($where) }: ta tabela jest w archiwum dwa razy, a ma być raz.
sets-fault-zip_broken = To archiwum jest uszkodzone. Zrób je jeszcze raz.
sets-fault-other_game = { $file } to tabela innej gry ({ $other }), a tu jest { $game }.
sets-fault-file_unknown = Nie ma tabeli o nazwie { $file }; pasuje { $expected }.
sets-fault-sheet_size = Plik { $file } jest za duży: czytane jest najwyżej { $most } kB.
sets-fault-file_encoding = Pliku { $file } nie da się odczytać; zapisz go jako CSV w UTF-8.
sets-fault-drawn = Z tymi wartościami nie da się narysować planszy. Wczytuj po jednej tabeli, żeby znaleźć przyczynę.
