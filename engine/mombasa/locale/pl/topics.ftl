# Zasady po rozdziałach: po co coś jest, jak przebiega, o co pytają gracze, i przykład.

mombasa-topic-overview = O czym jest gra
mombasa-topic-overview-body =
    Wcielasz się w jednego z dwóch, trzech lub czterech inwestorów i po **siedmiu rundach** chcesz mieć największy majątek. Kompanie nie należą do nikogo: każdy może rozwijać dowolną z czterech i iść po dowolnym torze.

    Runda ma trzy części:
    - **Planowanie:** wszyscy w tajemnicy kładą karty na miejsca akcji.
    - **Akcje:** gracze po kolei używają tych kart i umieszczają znaczniki bonusu.
    - **Przygotowanie:** nowe karty i monety na następną rundę; po rundzie 7 go nie ma.

    Na końcu liczy się **gotówkę**, **udziały** każdej kompanii według ich wartości, **tor diamentów** i **tor księgowości**. Wygrywa najwyższa suma; przy remisie zwycięstwo jest wspólne.

    { "**Przykład.**" } Udział Kapsztadu jest wart 6 £. Twoje 7 udziałów daje 42 £, bez względu na to, kto rozwijał tę kompanię.
mombasa-topic-setup = Przygotowanie gry
mombasa-topic-setup-body =
    Każdy zaczyna z takim zestawem:
    - 1 £ i dziewięć kart startowych,
    - karta ekspansji 1, na której skrzyni jest twoje miejsce w kolejności (kto gra później, sprzeda ją drożej),
    - znaczniki bonusu: w dwie osoby po **3**, w trzy i cztery po **2**.

    Twój **żeton startowy** wskazuje trzy karty, które kładziesz odkryte na stosach odzyskiwania B, C i D, po jednej i w dowolnym układzie, a także księgę startową i bonus startowy, czyli ruch po jednym lub dwóch torach. Pierwszego gracza wyznacza los.

    W **pierwszej partii** tory A1, B1, C1 i D1 leżą przy Mombasie, Kapsztadzie, Saint-Louis i Kairze, a żetony startowe są stałe. W grze **zaawansowanej** tory są losowe, a każdy w tajemnicy zatrzymuje jeden z dwóch żetonów.

    { "**Przykład.**" } W pierwszej partii pierwszy gracz odkłada kawę 1, banany 2 i ekspansję 1, robi 2 kroki po torze Mombasy (to już 1 udział) i zaczyna z 7 kartami na ręce.
mombasa-topic-planning = Faza planowania
mombasa-topic-planning-body =
    Tu decydujesz, co da się zrobić w tej rundzie. Wszyscy naraz i w tajemnicy kładą karty z ręki na **miejsca akcji**, po jednej na miejsce. Można zapełnić tylko część miejsc albo nie zapełnić żadnego.

    - Miejsca **B, C i D** są zawsze otwarte.
    - Miejsce **A** otwiera się, gdy masz 8 diamentów.
    - Miejsce **E** otwiera się, gdy kałamarz dotarł do pozycji 4.

    Miejsce otwarte w trakcie rundy jest dostępne od następnego planowania. Kart udziałów nie można planować. Plan można zmieniać, dopóki nie zatwierdzi go ostatni gracz; wtedy wszystkie karty odkrywa się naraz.

    Miejsce warto wybierać z namysłem: od niego zależy, z którym **stosem odzyskiwania** karta wróci na rękę. W rundach 6 i 7 nie ma to już znaczenia.

    { "**Przykład.**" } Na stosie C leży kawa 2, a ty kładziesz banany 2 na miejscu C. Po rundzie banany trafią na ten sam stos; gdy weźmiesz go na końcu którejś z następnych rund, na rękę wrócą obie karty.
mombasa-topic-turn = Faza akcji
mombasa-topic-turn-body =
    Począwszy od pierwszego gracza każdy wykonuje **jedną akcję w turze**, dopóki wszyscy nie zakończą fazy. Do wyboru:
    - użyć kart towarów jednego rodzaju,
    - użyć wszystkich kart ekspansji,
    - użyć jednego księgowego,
    - użyć jednego handlarza diamentami,
    - umieścić jeden znacznik bonusu,
    - zakończyć swoją fazę akcji.

    Karty na twoich miejscach i żetony bonusu są **aktywne**, dopóki leżą odkryte. To, czego użyjesz, zostaje zakryte i do końca rundy się nie liczy, ani do ksiąg, ani do przewagi. Karty na stosach odzyskiwania nigdy nie są aktywne.

    Kto zakończył fazę, jest pomijany. Jeśli zostajesz w niej już tylko ty, po prostu rozgrywasz kolejne tury.

    { "**Przykład.**" } Masz w planie księgowego, kawę 1 i kawę 2. Najpierw używasz księgowego, póki do ksiąg liczy się kawa 3; w następnej turze obu kart kawy; potem umieszczasz znacznik bonusu; potem kończysz fazę.
mombasa-topic-goods = Towary
mombasa-topic-goods-body =
    Za towary kupuje się nowe karty i robi kroki po torach kompanii. Użyj dowolnych swoich aktywnych kart **jednego towaru**: kawy, bananów albo bawełny. Ich wartości się sumują.

    - Można kupić **jedną kartę** z wystawki. Jej cena to liczba na skrzyni (czerwona, w rogu karty) plus 2, 1 lub 0 za lewą, środkową lub prawą kolumnę. Karta od razu idzie na rękę, a jej miejsce zostaje w tej rundzie puste.
    - Reszta przesuwa twoje **znaczniki** po torach kompanii: jeden krok za jednostkę, w dowolnym podziale.

    Kroki trzeba robić, dopóki jakiś znacznik może ruszyć bez opłaty; gdy zostały tylko płatne kroki, można przerwać i stracić resztę. Można zostawić znacznik przed opłatą, przesunąć inny, a potem wrócić i zapłacić. Jeśli dzięki zniżce karta jest za darmo, i tak trzeba użyć co najmniej jednej karty towarów, a cała jej wartość idzie na kroki.

    { "**Przykład.**" } Używasz kawy 1 i kawy 3, wartość 4. Banany 3 w prawej kolumnie kosztują 3; za ostatnią jednostkę robisz 1 krok po torze.
mombasa-topic-expansion = Ekspansja
mombasa-topic-expansion-body =
    Ekspansja wyprowadza faktorie na mapę: przynosi to nagrody i podnosi wartość udziałów kompanii. **Wszystkie** twoje aktywne karty ekspansji działają razem i dla **jednej** kompanii. Musi ona mieć faktorię w bazie i wejście, na które starcza punktów; jeśli takiej kompanii nie ma, karty są tylko zakrywane.

    Ile kosztuje **wejście** do regionu:
    - 1 przez granicę pojedynczą, 2 przez podwójną,
    - 1 więcej, gdy stoi tam obca faktoria.

    Region musi graniczyć z bazą lub faktorią kompanii; liczą się też faktorie dopiero co postawione. Nie wchodzi się tam, gdzie ta kompania już ma faktorię, a do enklawy wchodzi się tylko z regionu zewnętrznego wokół niej; sam region zewnętrzny nie daje nagrody. Każde wejście zabiera górną faktorię kolumny bazy; kolumnę wybierasz. Punkty trzeba wydawać, dopóki starcza na wejście; reszta przepada, także wtedy, gdy w bazie zabrakło faktorii.

    Potem dostajesz nagrody wszystkich nowych regionów: funty, diamenty, punkty księgowości (wszystkie razem) i kroki po torze kompanii. Na koniec obce faktorie z nowych regionów wracają do swoich baz.

    { "**Przykład.**" } Za 5 punktów Kapsztad wchodzi do Karru (1), Natalu (1) i przez granicę podwójną do Zambezi z obcą faktorią (2 + 1). Dostajesz 2 £, 1 punkt księgowości i 1 krok po torze Kapsztadu.
mombasa-topic-bookkeeper = Księgowi
mombasa-topic-bookkeeper-body =
    Księgowy prowadzi twój **kałamarz** po torze księgowości, który na końcu daje do 60 £, i przynosi nowe księgi. Po kolei:
    1. Można zapłacić **2 £** i odwrócić jedną księgę. Musi leżeć przed kałamarzem; księgi startowej odwrócić nie można.
    2. Kałamarz idzie do przodu o dowolną liczbę pozycji: po księgach, których wymagania spełniają twoje aktywne karty, i po odwróconych. Pustej pozycji nie można przejść.
    3. Jeśli się ruszył, księga, na której **stanął**, daje nagrodę. Księgi minione i odwrócone nie dają nic.
    4. Potem osobno wydaje się punkty księgowego, nawet jeśli kałamarz się nie ruszył.

    Karty są tylko sprawdzane, nie używane, więc każdą księgę porównuje się ze wszystkim, co aktywne. Dlatego używaj księgowego **przed** kartami, których potrzebuje. Osoby w wymaganiach to handlarze diamentami i księgowi, oprócz księgowego właśnie używanego.

    { "**Przykład.**" } Masz kawę 5, a kałamarz stoi na początku toru. Księgi na pozycjach 1, 3 i 4 wymagają kawy 2 lub kawy 3, a księga na pozycji 2 ekspansji 2, której nie masz. Płacisz 2 £, odwracasz ją i kałamarz dochodzi do pozycji 4. Ta księga daje 2 punkty księgowości, a potem wydajesz jeszcze 2 punkty samego księgowego.
mombasa-topic-books = Księgi i punkty księgowości
mombasa-topic-books-body =
    Za punkty księgowości bierze się księgi, po których pójdzie kałamarz. Otrzymane punkty wydaje się **od razu i wszystkie**:
    - księga A lub B z wystawki kosztuje 1 punkt,
    - księga C kosztuje 2 punkty,
    - każdy inny punkt to 1 £.

    Punktów z różnych źródeł nie łączy się ani nie odkłada. Moneta przy księdze przychodzi razem z nią. Z kałamarzem na ostatniej pozycji nie bierze się już ksiąg: każdy punkt to **2 £**, także punkty księgowego, który go tam doprowadził.

    Księgi **kładzie się** na końcu tury na pustej pozycji albo na księdze z tą samą literą; wolno zostawiać luki. Na puste pozycje 5, 8, 10, 12, 14 i 15 nie kładzie się ksiąg A. Księgi startowej nie można przykryć. Położonych ksiąg się nie przesuwa, a księga, dla której nie ma miejsca, wychodzi z gry. Potem uzupełnia się wystawkę ksiąg.

    Dwa wymagania księgi trzeba spełnić osobnymi ilościami. „Dowolny towar 4” to jeden towar: kawa 2 i bawełna 2 nie wystarczą.

    { "**Przykład.**" } Za 3 punkty bierzesz dwie księgi A i 1 £. Wymaganie „kawa 3 + dowolny towar 3” spełniają kawa 3 i bawełna 3 albo kawa 6.
mombasa-topic-merchant = Handlarze diamentami
mombasa-topic-merchant-body =
    Handlarze przynoszą pieniądze i prowadzą cię po **torze diamentów**, który na końcu daje do 60 £. Od 8 diamentów otwiera się miejsce A.

    - **Zwykły handlarz** daje 1 diament i 2 £.
    - **Handlarz kompanii** daje 2 diamenty, 1 £ i jeszcze 1 diament za każde dwa symbole kopalni pod faktoriami tej kompanii.
    - **Żeton handlarza** daje 2 diamenty i 1 za każdego innego twojego aktywnego handlarza; użyci się nie liczą.

    Tor kończy się na 28 diamentach; każdy następny to 2 £, także w ramach tej samej nagrody.

    { "**Przykład.**" } Pod faktoriami Kairu są 3 symbole kopalni: jego handlarz daje 1 £ i 3 diamenty. Przy 4 symbolach byłyby 4 diamenty. Jeśli masz 27 diamentów i dostajesz 3, dochodzisz do końca toru i bierzesz 4 £.
mombasa-topic-markers = Znaczniki bonusu
mombasa-topic-markers-body =
    Umieszczenie znacznika to osobna akcja i nie wymaga karty. W rundzie można umieścić kilka, po jednym w turze. Każde pole mieści **jeden znacznik** do końca rundy.

    - **Pierwszy gracz:** zaczynasz następną rundę (kolejność w tej się nie zmienia) i dostajesz 1 punkt księgowości. Niedostępne dla posiadacza znacznika pierwszego gracza w jego pierwszej turze rundy.
    - **Zakup karty:** 1 £, potem karta z wystawki za jej cenę w funtach. Musi starczyć na jedno i drugie, a kartę trzeba kupić.
    - **Sprzedaż karty:** odrzuć kartę z ręki, może być karta udziałów, za liczbę na skrzyni i 2 £.
    - **Przewaga:** twoja wartość musi wynosić co najmniej 1 i nikt nie może mieć większej; remis wystarczy. Bierzesz jedną z osiągniętych nagród. Kart się nie używa.
    - **Rezerwacja:** 1 £ za żeton „+1 towar” lub żeton księgowego, 2 £ za żeton handlarza lub ekspansji. Dostaniesz go na następną rundę; w rundzie 7 to nic nie daje.

    Nagrody za przewagę przy wartości **1+ / 3+ / 5+**:
    - Kawa, tor Kairu: 2 kroki / 3 / 4 i usuń 1 faktorię.
    - Banany, tor Kapsztadu: 2 kroki / 3 / 3 i 1 diament.
    - Bawełna, tor Saint-Louis: 2 kroki / 2 i 1 punkt księgowości / 3 i 2 punkty.
    - Ekspansja, tor Mombasy: 2 kroki / 3 / 4 i 1 £.

    Kroki, których nie da się zrobić, przepadają. Faktorię trzeba usunąć, jeśli jest choć w jednej bazie; kto tego nie chce, bierze mniejszą nagrodę.

    { "**Przykład.**" } Masz banany 5, a przeciwnik 3: robisz 3 kroki po torze Kapsztadu i dostajesz 1 diament. Kawę 1 z liczbą 1 na skrzyni można sprzedać za 3 £.
mombasa-topic-tiles = Żetony bonusu
mombasa-topic-tiles-body =
    Żeton bonusu to dodatkowa karta na jedną rundę, która nie potrzebuje miejsca akcji. **Rezerwuje się** go znacznikiem bonusu; w następnej rundzie leży obok twoich miejsc akcji i wraca na planszę, gdy kończysz fazę, użyty czy nie. Możesz mieć kilka żetonów, a zarezerwować można także ten, który w tej rundzie ktoś jeszcze ma.

    - **Żeton księgowego:** księgowy z 1 punktem.
    - **Żeton ekspansji:** karta ekspansji 2.
    - **Żeton handlarza:** 2 diamenty i jeszcze 1 za każdego innego twojego aktywnego handlarza.
    - **„+1 towar”:** kładzie się go na aktywnej karcie towaru przed akcją tury. Jej wartość jest do wszystkiego o 1 wyższa; żeton leży na niej do końca i razem z nią zostaje zakryty.

    Pierwsze trzy wszędzie liczą się jak karty swojego rodzaju: w wymaganiach, przy przewadze i gdy używa się wszystkich kart ekspansji.

    { "**Przykład.**" } Z żetonem „+1 towar” banany 2 są warte 3: to starcza na drugą nagrodę za przewagę w bananach. A w jednej z następnych tur to 3 kroki.
mombasa-topic-tracks = Tory kompanii
mombasa-topic-tracks-body =
    Tory dają **udziały**: masz ich tyle, ile wynosi ostatnia liczba, do której doszedł lub którą minął znacznik. Liczb się nie dodaje.

    - **Odcinek płatny:** przed nim płaci się od razu albo staje; płacić nikt nie musi. Jeśli staniesz, reszta tej nagrody przepada; jednostki towaru mogą jeszcze przesunąć inne znaczniki.
    - **Pole specjalne** płaci ci 1 £ (pierwsze) lub 2 £ (drugie) i tyle samo każdemu, kto już tam stoi lub jest dalej. Tymi pieniędzmi można w tym samym ruchu opłacić odcinek płatny.
    - Pole specjalne otwiera też **bonus** toru od twojej następnej tury, w tej rundzie lub w następnej. Do tego czasu nie liczy się też w porównaniach innych graczy.
    - Znacznik na **końcu** toru tam zostaje, dalsze kroki przepadają.

    { "**Przykład.**" } Na torze A1 stoisz na polu 8 i robisz 3 kroki. Pole 9 daje 4. udział, za nim jest opłata 2 £. Jeśli zapłacisz, dojdziesz do pola 11; jeśli staniesz, przepadną 2 kroki. Inny przypadek: dwóch przeciwników minęło już pierwsze pole specjalne toru. Gdy do niego dochodzisz, cała wasza trójka dostaje po 1 £.
mombasa-topic-track_bonuses = Bonusy torów
mombasa-topic-track_bonuses-body =
    Każdy tor ma dwa bonusy; otwierają ci je pola specjalne (pierwsze / drugie). Bonusy A i B działają same, C i D to pola na znaczniki bonusu.

    - **A1:** ekspansja +1 / +2, jeśli masz aktywną kartę lub żeton ekspansji.
    - **A2:** zakupy z bananami o 1 tańsze / i przy zakupie można użyć różnych towarów razem.
    - **B1:** zakupy z bawełną o 1 tańsze / każda karta bawełny do wszystkiego +1.
    - **B2:** w sumie 1 / 2 dodatkowe znaczniki bonusu.
    - **C1:** za 2 £ / 1 £: 1 punkt księgowości i 2 diamenty albo 2 punkty i 1 diament.
    - **C2:** karta z wystawki za funty i/lub 1 diament / karta o 1 £ tańsza i/lub 2 diamenty.
    - **D1:** odrzuć kartę za liczbę na skrzyni i 3 £ / kartę kawy za liczbę na skrzyni i 8 £.
    - **D2:** za 1 £ po 2 kroki na dwóch / wszystkich trzech innych torach.

    Oba bonusy jednego toru nie działają naraz, wybierasz jeden. Przy A1 i B1 liczy się drugi, ale do ekspansji lub zakupu możesz wziąć pierwszy, a ekspansję przeprowadzić i bez bonusu A1. Różnych towarów razem można użyć tylko wtedy, gdy są wśród nich banany i kupuje się kartę; reszta przesuwa znaczniki. Zniżki różnych torów się sumują, ale cena nie spada poniżej 0. Z dwóch pól toru można w rundzie użyć jednego, a każde mieści jeden znacznik.

    { "**Przykład.**" } Z drugim bonusem B1 bawełna 1 i bawełna 2 są razem warte 5. Na drugim polu D1 kawa 2 z liczbą 2 na skrzyni przynosi 10 £.
mombasa-topic-bases = Bazy i wartość udziałów
mombasa-topic-bases-body =
    Im pustsza baza, tym więcej warte są udziały kompanii. Baza ma **trzy kolumny po pięć miejsc**. Faktorie schodzą z kolumny od góry; monety na pustych miejscach (0, 1, 1, 1 i 2 od góry do dołu) dają **wartość udziału**, od 0 £ do 15 £.

    - **Wracająca** faktoria staje na najniższym wolnym miejscu kolumny, którą wybiera gracz wykonujący turę. Ale opróżnione najniższe miejsce pozostaje puste.
    - Faktoria bez miejsca wychodzi z gry.
    - **Usunąć** można górną faktorię dowolnej kolumny dowolnej bazy; wychodzi ona z gry. Dwie mogą pochodzić z dwóch baz.

    Dlatego kolumna opróżniona do dna daje 5, a jej ostatnie 2 monety zostają na zawsze, a trzy kolumny, z których zeszło po jednej faktorii, nie dają jeszcze nic.

    { "**Przykład.**" } Lewa kolumna Kapsztadu jest pusta (5 monet), ze środkowej zeszły dwie faktorie (0 + 1), prawa jest pełna: udział jest wart 6 £. Jeszcze jedna faktoria ze środkowej kolumny i jest wart 7 £.
mombasa-topic-end_phase = Koniec fazy akcji
mombasa-topic-end_phase-body =
    Tą akcją kończysz swoją rundę i odzyskujesz karty. Po kolei:
    1. Bierzesz na rękę **jeden stos odzyskiwania** w całości. Jeśli masz jakiś stos, jeden trzeba wziąć; w rundzie 7 gra o to nie pyta.
    2. Potem karty z twoich miejsc akcji, użyte czy nie, trafiają na stosy **swoich miejsc**. Dlatego nie wrócą od razu.
    3. Żetony bonusu wracają na planszę. Znaczniki bonusu zostają do końca rundy.

    W tej rundzie nie masz już tur, a gdy inni porównują z tobą towary i ekspansję, masz 0.

    { "**Przykład.**" } Na stosie D leżą dwie karty ekspansji, a na miejscu D banany 2. Bierzesz stos D: karty ekspansji idą na rękę, a banany zaczynają nowy stos D.
mombasa-topic-preparation = Między rundami
mombasa-topic-preparation-body =
    Gdy wszyscy zakończyli fazę akcji, przygotowuje się następną rundę:
    - **Monety** następnej rundy kładzie się przy księgach. W dwie osoby za każdym razem 1, w cztery 2, w trzy 2 przed rundami parzystymi i 1 przed nieparzystymi. Moneta leży, dopóki ktoś nie weźmie tej księgi.
    - **Karty:** prawą kolumnę wystawki odrzuca się, pozostałe karty przesuwa w prawo, a talia wypełnia luki. Stosu kart odrzuconych się nie tasuje.
    - **Znaczniki bonusu** wracają do graczy, a zarezerwowane żetony trafiają do tych, którzy je zarezerwowali.

    Nową rundę zaczyna posiadacz znacznika pierwszego gracza. Po rundzie 7 nie ma przygotowania.

    { "**Przykład.**" } W jednym rzędzie kupiono lewą kartę. Prawą się odrzuca, środkowa staje się prawą i jest teraz o 1 tańsza, a po jej lewej stronie pojawiają się dwie nowe.
mombasa-topic-scoring = Punktacja
mombasa-topic-scoring-body =
    Po rundzie 7 bierzesz na rękę wszystkie stosy, żeby policzyć każdą kartę, która ci została. Sumuje się **siedem pozycji**:
    - gotówka,
    - dla każdej z **czterech kompanii** udziały na jej torze i na wszystkich twoich kartach razy wartość udziału,
    - ostatnia osiągnięta lub miniona liczba na **torze diamentów**, do 60 £,
    - to samo na **torze księgowości**, do 60 £.

    Przed pierwszą liczbą tor nie daje nic. Nic więcej się nie liczy: ani księgi, ani znaczniki, ani żetony, ani faktorie, ani sprzedane karty. Równe sumy dzielą zwycięstwo.

    { "**Przykład.**" } Masz 14 £. Kapsztad: 5 udziałów na torze i 2 na kartach po 6 £ to 42 £. Kair: 4 udziały po 9 £ to 36 £. 13 diamentów daje 25 £, kałamarz na pozycji 5 – 15 £. Razem 132 £.
