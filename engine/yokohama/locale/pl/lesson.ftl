yokohama-lesson-intro =
    Handlujesz w **Yokohamie**, porcie, który właśnie otworzył się na świat. Wysyłasz asystentów na jej obszary, prowadzisz prezesa na jeden z nich i działasz tam: dobra, pieniądze, zamówienia, technologie.

    Wygrywa ten, kto na końcu ma najwięcej **punktów zwycięstwa**; najwięcej dają wypełnione zamówienia. Cała gra trwa około półtorej godziny; przewodnik prowadzi przez pierwsze cztery tury.

yokohama-lesson-spread-title = asystenci
yokohama-lesson-spread = Tura zaczyna się od **asystentów**: do trzech, każdy na innym obszarze, albo dwóch razem na jednym. Prezes działa tylko tam, gdzie stoją, i chodzi tylko przez takie obszary. Na obrazku duża liczba to twoja **siła** tam razem z prezesem, a liczba w ramce to, co ona daje. Umieść jednego w banku, jednego w porcie A, jednego, gdzie chcesz.
yokohama-lesson-spread-done = Asystenci na kilku obszarach to sieć dróg. Co nie przydało się dziś, przyda się jutro.
yokohama-lesson-spread-missed = Asystenci w banku i w porcie A otwierają prezesowi jedno i drugie: najpierw zamówienie, potem pieniądze.
yokohama-lesson-president-title = prezes
yokohama-lesson-president = Teraz twój **prezes** idzie na jeden z obszarów z twoim asystentem i tam działasz. Siła to liczba twoich elementów na obszarze: prezes i asystent dają 2. Idź do portu A, po zamówienia.
yokohama-lesson-president-done = Siła 2 w porcie to wybór z dwóch zamówień. Po akcji asystenci z tego obszaru wracają na twoją rękę.
yokohama-lesson-president-missed = W porcie A bierze się zamówienia, a od nich zaczynają się punkty.
yokohama-lesson-order-title = zamówienia
yokohama-lesson-order = **Zamówienia** zamieniają dobra w punkty: oddaj wskazane dobra, gdy tylko je masz, i weź nagrodę. Jedno masz od początku: nr 6, na 2 miedzi. Weź zamówienie na 2 miedzi, 2 jedwabie i 2 ryby: jest warte 9 punktów.
yokohama-lesson-order-done = Duże zamówienie przez kilka tur podpowiada, dokąd iść. Liczy się też kraj: zestawy symboli różnych krajów dają punkty na końcu.
yokohama-lesson-order-missed = Zamówienie na 2 miedzi, 2 jedwabie i 2 ryby jest warte 9 punktów.
yokohama-lesson-pair-title = para
yokohama-lesson-pair = W banku stoi już asystent. Jeszcze dwóch **razem** bardzo wzmocni tam twoją akcję, bo siła rośnie z każdym elementem. Umieść parę w banku.
yokohama-lesson-pair-done = Trzech asystentów, a zaraz i prezes: siła 4. Jedna silna akcja zwykle daje więcej niż dwie słabe.
yokohama-lesson-pair-missed = Trzech asystentów w banku i prezes to siła 4: 4 ¥ i prawo budowania w tym miejscu.
yokohama-lesson-power-title = siła
yokohama-lesson-power = Liczba w ramce to, co na obszarze daje twoja siła, a następne – co dałaby większa. W banku siła 4 to 4 ¥, a od **siły 4** możesz też budować. Przy sile 5 możesz wziąć także **żeton 5-krotnej siły**, który leży na obszarze, i dostać jego nagrodę. Przesuń prezesa do banku.
yokohama-lesson-power-done = 4 ¥ i możesz budować. Takie liczby ma każdy obszar, więc patrz na nie zawczasu.
yokohama-lesson-power-missed = Bank przy sile 4 daje 4 ¥, a potem można tam budować.
yokohama-lesson-shop-title = sklepy
yokohama-lesson-shop = **Sklep** od razu daje to, co widać na jego polu, i do końca gry **dodaje ci tam 1 do siły**. Dom handlowy też, ale daje więcej, a gdy działają tam inni, dostajesz 1 ¥. Zajmij pole z 1 miedzią i 1 jedwabiem: miedzi brakuje do twojego pierwszego zamówienia.
yokohama-lesson-shop-done = Jest druga miedź. Sklepy liczą się też do **osiągnięć**: kto zdobędzie osiągnięcie, dostaje punkty, pierwszy najwięcej.
yokohama-lesson-shop-missed = Pole z 1 miedzią i 1 jedwabiem daje to, czego brakuje do zamówienia nr 6: można je wypełnić jeszcze w tej turze.
yokohama-lesson-fulfil-title = wypełnianie zamówień
yokohama-lesson-fulfil = Przed końcem tury możesz **wypełniać zamówienia**, na ile starczy dóbr. Masz teraz 2 miedzi: wypełnij zamówienie nr 6.
yokohama-lesson-fulfil-done = Punkt, **dobro importowane** (towar zza morza: płaci się nim w urzędzie celnym i w laboratorium) i symbol Stanów Zjednoczonych. Dwa symbole jednego kraju dają agenta – dodatkową akcję we właściwej chwili.
yokohama-lesson-fulfil-missed = Zamówienie nr 6 daje punkt, dobro importowane i symbol Stanów Zjednoczonych, a dobra na nie masz.
yokohama-lesson-technology-title = technologie
yokohama-lesson-technology = **Technologie** bierze się w laboratorium. Karta wymaga **produkcji**: liczy się twoja siła, a każdy brakujący punkt kosztuje 2 ¥ albo jedno dobro importowane, czyli towar zza morza. Umieść parę w laboratorium A, idź tam i weź Wystawę: od razu 10 punktów, a jej wartość liczy się na końcu.
yokohama-lesson-technology-done = Ta karta da 10 punktów, gdy tylko za nią zapłacisz. Większość technologii pomaga do końca gry, więc wczesna jest warta więcej, niż kosztuje.
yokohama-lesson-technology-missed = Wystawa od razu daje 10 punktów, a jej wartość liczy się na końcu.
yokohama-lesson-route-title = twoja własna tura
yokohama-lesson-route = Kościół nagradza **wiarę** (twoja siła i po 1 za każdy rodzaj tego, co oddasz), urząd celny – dobra importowane; inne obszary dają dobra do twoich zamówień. Uważaj na drogę: minięcie cudzego prezesa kosztuje 1 ¥, a zatrzymać się na jednym obszarze z nim nie wolno.
yokohama-lesson-route-done = Umieścić, przejść, wykonać akcję: tak wyglądają wszystkie twoje tury.
yokohama-lesson-open-title = twoja gra
yokohama-lesson-open = **Koniec** nadchodzi, gdy zapełni się kościół lub urząd celny, portu nie da się uzupełnić albo ktoś ma 4 domy handlowe lub 8 sklepów. Po kolejnej rundzie liczy się:
    - najwięcej asystentów w **kościele**: 6 punktów; drugi: 3
    - najwięcej w **urzędzie celnym**: 8 punktów; drugi: 4
    - najwyższa suma **technologii**: 10 punktów; druga: 5
    - zestaw 2, 3, 4 lub 5 różnych **symboli**: 2, 4, 8 lub 12 punktów
    - **to, co zostało**: 1 punkt za każdy import, każdego agenta, każde 2 ¥ i każde 3 dobra

    Graj dalej: pod **Więcej** jest **Podpowiedź**. Nową grę zaczyna **Otwórz stół**.
yokohama-lesson-open-done = Dalej grasz już po swojemu. Powodzenia!
