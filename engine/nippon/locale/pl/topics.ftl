# Pages of the rules: what a thing is for, how it goes, what players ask about, an example.

nippon-topic-overview = Przegląd
nippon-topic-overview-body =
    Prowadzisz **zaibatsu**, japoński koncern przemysłowy: budujesz fabryki, sprzedajesz ich towary na rynkach lokalnych i zdobywasz wpływy na mapie. **Wygrywa ten, kto ma najwięcej punktów zwycięstwa (PZ).**

    Gra trwa 8 rund podzielonych na 3 okresy. Punkty dają:
    - **Wpływy** w czterech regionach – na koniec każdego okresu, po rundach 2, 4 i 8.
    - **Żetony przychylności** na twoich celach – na koniec gry.
    - **Pozostałe zasoby**, towary i pieniądze – trochę, na samym końcu.

    Przy remisie wygrywa ten, kto później rozegrał ostatnią turę. Kto zaczyna, rozstrzyga losowanie, chyba że w opcjach stołu wskazano miejsce przy stole. Moduły są przeznaczone dla 2–4 graczy, a w grze solo twoim przeciwnikiem jest Automa.

    { "" }**Przykład.** Po rundzie 2 punktuje trzech graczy. Masz pierwsze miejsce w dwóch regionach i trzecie w jeszcze jednym: 10 + 10 + 6 = 26 PZ.

nippon-topic-turn = Tura
nippon-topic-turn-body =
    W swojej turze robisz jedno z dwojga: **wykonujesz akcję** albo **przeprowadzasz konsolidację**. Akcje rozwijają twoje zaibatsu, a przy konsolidacji wypłacasz pensje, dostajesz pieniądze i węgiel i opróżniasz obszar robotników.

    { "" }**Akcja:**
    - Wybierz jedną z dziewięciu akcji. Nad każdą jest pole rekrutacji: weź stamtąd **jednego robotnika** na najniższe puste pole swojego obszaru robotników.
    - Wykonaj **od 1 do 3 aktywacji**, płacąc za każdą. Nauka, wydobycie i fabryka mają tylko jedną.
    - Kolor robotnika nie ma teraz znaczenia, liczy się dopiero przy konsolidacji.

    Nie można wybrać akcji, w której polu rekrutacji nie ma już robotników, ani takiej, której pierwsza aktywacja jest niemożliwa. Gdy obszar robotników jest pełny lub żadna akcja nie jest możliwa, musisz przeprowadzić konsolidację. Jeśli czeka na ciebie kilka bonusów naraz, ich kolejność wybierasz ty.

    { "" }**Przykład.** Na polu rekrutacji „maszyny, pociągi” stoi dwóch czerwonych robotników i jeden niebieski. Wybierasz pociągi, bierzesz czerwonego robotnika, płacisz 3 żelaza za pociąg w regionie Kyushu, potem 5 monet i 1 żelazo za pociąg w regionie Kansai i na tym kończysz. Wszystko to jedna akcja i jeden robotnik.

nippon-topic-start = Żetony startowe
nippon-topic-start-body =
    Przed pierwszą turą każdy bierze **parę żetonów startowych**. Przy 2, 3 lub 4 graczach do wyboru są 3, 4 lub 5 par, w grze solo 2. Wybiera się przeciwnie do kolejności tur, więc pierwszy gracz robi to na końcu. **Żeton A** daje efekt i początkowe PZ, **żeton B** pieniądze, zasoby i ruchy na torach.

    Żetony A:
    - **Maszyna** lub **2 towary** czekają na twoją pierwszą fabrykę i trafiają na nią za darmo, maszyna na lewe pole. Jeśli fabryka od razu buduje maszynę, wybierasz, która jest pierwsza.
    - **Statek** lub **pociąg** budujesz od razu i za darmo.
    - **Stara fabryka** z 1 towarem, bawełną lub papierem. Nigdy nie produkuje i nie ma pól na maszyny, ale zajmuje pole fabryki, a efekty mogą kłaść na niej towary.
    - **Robotnik** dowolnego koloru, który jest jeszcze w woreczku.
    - **3 węgle**, które nie przepadają przy konsolidacji.
    - **Zniżka:** każda fabryka jest o 2 monety tańsza.

    { "" }**Przykład.** Bierzesz parę „Statek”: 12 monet, 3 żelaza, finanse +1. Od razu wysyłasz statek, jego ekspert zajmuje twoje najniższe pole, a na początku gry masz 3 PZ, 12 monet, 3 żelaza i finanse 13.

nippon-topic-science_mining = Nauka i wydobycie
nippon-topic-science_mining-body =
    { "" }**Nauka** określa, jakie fabryki możesz budować, a **wydobycie**, ile węgla dostajesz przy konsolidacji. To dwie osobne akcje, które działają tak samo.

    Płacisz raz, bo aktywacja jest tylko jedna:
    - **1 moneta** – 1 pole
    - **3 monety** – 2 pola
    - **6 monet** – 3 pola

    Dostajesz każdy bonus, do którego dojdziesz lub który miniesz. Ruchy poza koniec toru przepadają, choć sama akcja jest tam nadal dozwolona.

    { "" }**Przykład.** Na torze wydobycia masz 3. Za 3 monety przesuwasz się na 5 i dostajesz nadrukowany tam bonus czerwonego departamentu: 2 jedwabie. Odtąd każda konsolidacja daje 5 węgli.

nippon-topic-factory = Budowa fabryk
nippon-topic-factory-body =
    Fabryki produkują towary na sprzedaż, a każda ma własną **właściwość**. Zapłać **6 monet** i zbuduj jedną z dostępnych fabryk. Aktywacja jest tylko jedna.

    Potrzebujesz odpowiedniego poziomu nauki:
    - **Poziom 1**, bawełna i papier – nauka 2
    - **Poziom 2**, bento i soczewki – nauka 4
    - **Poziom 3**, żarówki i zegary – nauka 6

    Jeśli nauki brakuje, pomoże jedwab: dla tej jednej fabryki **1, 3 lub 6 jedwabi** liczy się jako 1, 2 lub 3 poziomy nauki. Znacznik się nie przesuwa, a tak wydany jedwab nie zastąpi już pieniędzy.

    Fabryka trafia na skrajnie lewe puste z 6 pól; gdy wszystkie są zajęte, następnej nie zbudujesz. Natychmiastowa właściwość działa od razu. Możesz mieć kilka fabryk jednego typu. Fabryk każdego typu jest tyle, ilu graczy (w grze solo 2), i nowe nie dochodzą.

    { "" }**Przykład.** Masz naukę 1, 6 monet i 1 jedwab. Jedwab zastępuje brakujący poziom i budujesz fabrykę bawełny 1A. Jej właściwość przesuwa naukę z 1 na 3, a czarny bonus na polu 3 daje 2 węgle.

nippon-topic-machines = Maszyny
nippon-topic-machines-body =
    Każda maszyna zwiększa produkcję swojej fabryki **o 1 towar**. Masz 6 maszyn.

    Do 3 aktywacji, każda w **innej fabryce**: zapłać **5 monet** i przenieś skrajnie lewą maszynę na puste pole maszyny. Fabryka ma dwa takie pola i możesz zająć najpierw dowolne z nich. **Prawe pole** kosztuje dodatkowo **1 żelazo**.

    Stara fabryka nie ma pól na maszyny. Maszyna, która opuszcza swój rząd, może też przynieść bonus, zobacz „Departamenty i bonusy”.

    { "" }**Przykład.** Masz dwie fabryki bez maszyn, 10 monet i 1 żelazo. Za 5 monet zajmujesz lewe pole jednej fabryki, za 5 monet i 1 żelazo prawe pole drugiej. Teraz każda produkuje 2 towary.

nippon-topic-production = Produkcja
nippon-topic-production-body =
    Za węgiel fabryki produkują **towary**, potrzebne na rynkach lokalnych, do inwestycji i kontraktów.

    Do 3 aktywacji, każda z **inną fabryką**:
    - Zapłać **2, 3 lub 4 węgle** za fabrykę poziomu 1, 2 lub 3.
    - Połóż na niej **1 towar oraz po 1 za każdą maszynę**.

    Fabryka mieści najwyżej **4 towary**, reszta przepada. Możesz uruchomić nawet pełną fabrykę, ale na próżno. Towary nie przechodzą między fabrykami, nawet między dwiema tego samego typu. Stara fabryka nigdy nie produkuje.

    { "" }**Przykład.** Fabryka bawełny z 1 maszyną daje za 2 węgle 2 bawełny. W fabryce soczewek z 2 maszynami leżą już 2 soczewki: za 3 węgle produkuje jeszcze 3, ale mieszczą się tylko 2.

nippon-topic-ships = Statki
nippon-topic-ships-body =
    Statek przywozi **eksperta** i do końca gry czyni departament jego koloru **ulepszonym**. Masz 6 statków.

    Do 3 aktywacji, każda do **innego celu podróży**: zapłać **3 żelaza albo 5 monet i 1 żelazo** i wyślij skrajnie lewy statek.
    - U celu podróży musi być ekspert i wolne pole statku. Takich pól jest 2, 3 lub 4 przy 2, 3 lub 4 graczach (w grze solo 2).
    - Ekspert staje w twoim obszarze robotników, dlatego pierwszy statek wymaga dwóch pustych pól: dla wziętego robotnika i dla eksperta.
    - Przy konsolidacji ekspert wraca. Potem każdy może znów wysłać tam statek, ty także, ale departament ulepsza się tylko raz.

    { "" }**Przykład.** Dwie pierwsze maszyny są już zbudowane; masz 7 żelaza i 2 monety. Za 3 żelaza wysyłasz statek do Berlina: biały departament jest ulepszony, a miejsce między pierwszym statkiem i pierwszą maszyną daje finanse +1. Za 3 żelaza wysyłasz statek do San Francisco: czerwony departament jest ulepszony i następne takie miejsce daje czerwony bonus, już 3 jedwabie. Razem z 2 monetami i ostatnim żelazem starczy na trzeci statek.

nippon-topic-trains = Pociągi
nippon-topic-trains-body =
    Pociągi zwiększają twoje wpływy w regionie, a wiele pól od razu coś daje. Masz 6 pociągów.

    Do 3 aktywacji, każda w **innym regionie**: zapłać **3 żelaza albo 5 monet i 1 żelazo**, postaw skrajnie lewy pociąg na dowolnym wolnym polu pociągu i weź bonus tego pola.

    Każdy twój pociąg daje **2 wpływy** w swoim regionie, ale tylko gdy masz tam żeton wpływów. Region ma 3, 5 lub 7 pól pociągów przy 2, 3 lub 4 graczach (w grze solo 3). W innej turze możesz budować także w tym samym regionie.

    { "" }**Przykład.** Masz 3 żelaza i 5 monet. Pierwszy pociąg kosztuje 3 żelaza, a jego pole daje 1 żelazo. Za to żelazo i 5 monet budujesz drugi pociąg w innym regionie, na polu z 1 jedwabiem.

nippon-topic-local_markets = Rynki lokalne
nippon-topic-local_markets-body =
    Tutaj towary zamieniają się w **żetony wpływów** na mapie. Do 3 aktywacji, wszystkie w **jednym regionie**: każda kładzie jeden żeton na polu wpływów jednego z dwóch jego rynków.

    Wydaj 1, 2 lub 3 towary tego typu, którego żeton popytu żąda przy tym polu. Od nich zależy wartość żetonu wpływów:
    - **Bawełna, papier** – 1, 2 lub 3
    - **Bento, soczewki** – 3, 4 lub 5
    - **Żarówki, zegary** – 5, 6 lub 7

    Potrzebujesz wolnego żetonu dokładnie tej wartości; jeden żeton 3, jeden 5 i jeden 7 są na początku zablokowane. Towary mogą pochodzić z kilku fabryk tego typu. Za każdym razem bierzesz **bonus regionu albo 2 PZ**.

    - **Zajęte pole:** leżący tam żeton, nawet twój, musi być niższy i wraca do właściciela.
    - **Pełny rynek** (2, 3 lub 4 żetony przy 2, 3 lub 4 graczach, w grze solo 2): aby zająć puste pole, twój żeton musi być wyższy od wszystkich żetonów rynku, a najniższy wraca do właściciela. Jeśli najniższych jest kilka, ty wybierasz.
    - Nadrukowane na polach wartości nie przeszkadzają: twój żeton je zakrywa.

    { "" }**Przykład.** Masz 3 papiery i 1 soczewkę i wybierasz Kansai. Za 1 papier kładziesz żeton 1, za 2 papiery zastępujesz go swoim żetonem 2, za 1 soczewkę kładziesz żeton 3 na innym polu. Jeśli za każdym razem weźmiesz bonus regionu, dostaniesz razem 6 jedwabi.

nippon-topic-investments = Inwestycje i kontrakty
nippon-topic-investments-body =
    Towary, których nie potrzebujesz na rynkach, zwiększają tu dochód albo idą na kontrakty.

    Do 3 aktywacji towarami **różnych typów**: pierwsza kosztuje **1 towar**, druga **2**, trzecia **3** towary jednego typu. Za każdym razem wybierz:
    - **Inwestycja:** przesuń się na torze finansów o 2 pola.
    - **Kontrakt:** zrealizuj jeden z 8 swoich kontraktów i weź bonus jego departamentu. Każdy kontrakt realizuje się raz.

    Sześć kontraktów należy do poszczególnych departamentów. Dwa pozostałe dają bonus dowolnego departamentu, ale wśród towarów wydanych dotąd w tej akcji (razem z tą aktywacją) muszą być w jednym wypadku bento lub soczewki, w drugim żarówki lub zegary.

    { "" }**Przykład.** Wydajesz 1 soczewkę i inwestujesz: finanse +2. Potem za 2 papiery realizujesz kontrakt wymagający bento lub soczewek, bo soczewka została już wydana, wybierasz niebieski departament i dostajesz 3 monety. Na koniec za 3 bawełny realizujesz żółty kontrakt: 2 PZ.

nippon-topic-departments = Departamenty i bonusy
nippon-topic-departments-body =
    Większość bonusów w grze to bonusy **departamentów**. Dają je tory, kontrakty, fabryki, konsolidacja, a także miejsca między sąsiednimi rzędami statków, maszyn i pociągów: taki bonus dostajesz, gdy opustoszeją pola i nad nim, i pod nim.

    Co daje departament (w nawiasie – **ulepszony**):
    - **Czarny:** 2 węgle (3)
    - **Czerwony:** 2 jedwabie (3)
    - **Szary:** 2 żelaza (3)
    - **Niebieski:** 3 monety (5)
    - **Biały:** 1 pole nauki lub wydobycia (2 pola, można podzielić)
    - **Żółty:** 2 PZ (4)

    Statek do celu podróży danego koloru ulepsza departament. Liczy się to, czy jest ulepszony w chwili, gdy dostajesz bonus.

    Inne bonusy to finanse +1 albo **odblokowanie żetonu wpływów** 3, 5 lub 7. Jeśli znacznik się cofnął i znów przesuwa się do przodu, bonusy toru dostajesz jeszcze raz.

    { "" }**Przykład.** Biały departament jest ulepszony, masz naukę 3 i wydobycie 2. Możesz dojść do nauki 5, do wydobycia 4 albo do nauki 4 i wydobycia 3.

nippon-topic-modifiers = Właściwości fabryk
nippon-topic-modifiers-body =
    Każda fabryka ma jedną właściwość. Są trzy rodzaje:
    - **Natychmiastowa**, „od razu”: działa raz, przy budowie, w miarę możliwości. Z tego, co „możesz”, wolno zrezygnować.
    - **Modyfikator**, z nazwą akcji: możesz go użyć po aktywacji spełniającej jego warunek. **Tylko jeden modyfikator w turze**, bez względu na to, ile ich masz.
    - **Specjalna**, „zawsze”: działa cały czas.

    Najpierw dostajesz bonusy aktywacji, potem używasz modyfikatora, albo odwrotnie, jeśli statek z modyfikatora poprawi bonus: wtedy padnie pytanie. Tym, co da modyfikator, możesz opłacić następną aktywację. Możesz też poczekać na późniejszą aktywację. Produkcję bez węgla wybiera się przy płaceniu. Modyfikator jest proponowany tylko wtedy, gdy coś da.

    Efekty nie są akcjami, modyfikatory ich nie dotyczą. Przy budowie z efektu nie płacisz ceny akcji, ale 1 żelazo za prawe pole maszyny już tak. Produkcja z efektu kosztuje węgiel.

    { "" }**Przykład.** Masz fabrykę bawełny 4B (jeszcze 1 towar, jeśli produkowała) i fabrykę papieru 4B (1 żelazo za każdą fabrykę, która wyprodukowała towary). Obie produkowały i wybierasz: 1 bawełna albo 2 żelaza.

nippon-topic-silk = Jedwab
nippon-topic-silk-body =
    Jedwab ratuje, gdy czegoś brakuje. Ma dwa zastosowania:
    - **Pieniądze:** w każdej chwili swojej tury możesz zamienić 1 jedwab na 1 monetę, dowolną liczbę razy. Oferowane są też ceny, na które starcza tylko z jedwabiem. Wolno to robić także podczas ostatniej konsolidacji.
    - **Nauka:** przy budowie fabryki 1, 3 lub 6 jedwabi liczy się dla niej jako 1, 2 lub 3 poziomy nauki. Znacznik zostaje na miejscu.

    Jedwab **nie przepada** przy konsolidacji.

    { "" }**Przykład.** Masz naukę 1, 4 monety i 3 jedwabie. 1 jedwab zastępuje poziom brakujący do fabryki bawełny, pozostałe 2 zamieniasz na pieniądze: 4 + 2 = 6, dokładnie cena fabryki.

nippon-topic-consolidation = Konsolidacja
nippon-topic-consolidation-body =
    Konsolidacja zwalnia robotników i daje dochód. Potrzebny jest co najmniej 1 robotnik w twoim obszarze, eksperci też się liczą. Kolejność jest zawsze ta sama:

    - **A. Przychylność.** Z 4, 5 lub 6 robotnikami weź żeton przychylności I, do II lub do III i połóż na wolnym celu.
    - **B. Odrzucenie.** Odrzuć wszystkie pieniądze i węgiel. Jedwab, żelazo i towary zostają, podobnie węgiel na żetonie startowym lub na fabryce bento 2B; z fabryką papieru 3B możesz zachować do 3 węgli i monet w dowolnej kombinacji.
    - **C. Dochód.** Weź bonus departamentu **dolnego** robotnika; przy co najmniej 4 robotnikach także **górnego**, jeśli ma inny kolor. Potem węgiel za wydobycie i pieniądze za finanse.
    - **D. Pensje.** Zapłać **3 monety za każdy kolor**, ale nigdy ostatniej monety. Każda niewypłacona kosztuje 1 PZ, nawet poniżej zera. Robotnicy wracają do woreczka, eksperci do swoich celów podróży.

    Dlatego robotnicy jednego koloru są tańsi. Przed wypłatą możesz zamienić jedwab na pieniądze.

    { "" }**Przykład.** Masz 4 robotników w dwóch kolorach, na dole białego, na górze niebieskiego, wydobycie 2 i finanse 12. Kładziesz żeton przychylności I na nauce. Biały daje pole nauki, niebieski 3 monety, potem dostajesz 2 węgle i 12 monet. Pensje to 6, zostaje 9 monet. Przy pięciu kolorach pensje wyniosłyby 15: z 12 monet płacisz 11 i tracisz 4 PZ.

nippon-topic-favours = Żetony przychylności i cele
nippon-topic-favours-body =
    Dzięki **żetonowi przychylności** cel daje punkty na koniec gry. Bierzesz go przy konsolidacji z co najmniej 4 robotnikami i kładziesz na jednym z 8 celów. Leży tam do końca gry, po jednym na cel. Masz po trzy żetony I, II i III.

    Na **statkach, maszynach, pociągach, nauce, wydobyciu lub finansach** żeton I, II lub III daje:
    - przy dolnym progu **5, 8 lub 10 PZ**
    - przy górnym progu **10, 16 lub 20 PZ**

    Progi: statki, maszyny i pociągi – 3 i 5 zbudowanych; nauka – 6 i 10; wydobycie – 7 i 11; finanse – 19 i 24.

    Na **fabrykach** liczy się, ile ich masz, od 1 do 6 (stara fabryka się liczy):
    - I: 1, 3, 5, 7, 10 lub 13 PZ
    - II: 2, 4, 8, 11, 16 lub 20 PZ
    - III: 2, 5, 10, 14, 20 lub 26 PZ

    Na **kontraktach**, ile zrealizowano, od 1 do 8:
    - I: 1, 2, 4, 5, 7, 8, 10 lub 13 PZ
    - II: 1, 4, 6, 8, 11, 13, 16 lub 20 PZ
    - III: 2, 5, 7, 10, 14, 17, 20 lub 26 PZ

    Zawsze możesz wziąć żeton niższego poziomu. Jeśli jednak możesz wziąć żeton, nie wolno zrezygnować.

    { "" }**Przykład.** Na pociągach leży żeton przychylności II. Przy 2 pociągach nie daje nic, przy 3 lub 4 daje 8 PZ, przy 5 lub 6 daje 16 PZ.

nippon-topic-rounds = Rundy
nippon-topic-rounds-body =
    Runda trwa, aż wyczerpie się **kolejka** i opustoszeje jeszcze jedno pole rekrutacji.

    - Gdy na koniec tury pole rekrutacji jest puste, zajmuje je najwyższy rząd kolejki.
    - Gdy kolejka jest już pusta, **runda się kończy**: każde pole z mniej niż 3 robotnikami dostaje dokładnie jednego z woreczka, a kolejka jest uzupełniana.

    Kolejka ma 2, 3 lub 5 rzędów po 3 robotników przy 2, 3 lub 4 graczach (w grze solo 2). Po rundach 2 i 4 najpierw punktują wpływy, a dopiero potem wszystko jest uzupełniane.

    Po rundzie 5 wszystko uzupełnia się po raz ostatni i zaczynają się **ostatnie rundy**: każdy ma dokładnie trzy tury. Nic już nie jest uzupełniane, ale puste pole nadal zajmuje rząd, który został w kolejce. Jeśli nie został żaden, pole stoi puste.

    { "" }**Przykład.** W grze dwuosobowej oba rzędy kolejki są już zużyte. Bierzesz ostatniego robotnika z pola i po twojej turze runda się kończy. Na tym polu nowa runda zacznie się z 1 robotnikiem, a na polu, gdzie stało dwóch, z 3.

nippon-topic-influence = Punktowanie wpływów
nippon-topic-influence-body =
    Po rundach 2, 4 i 8 punktuje każdy z czterech regionów.

    { "" }**Twoje wpływy** to suma twoich żetonów na obu rynkach i po 2 za pociąg. Pociągi liczą się tylko wtedy, gdy masz tam choć jeden żeton. **Firmy zagraniczne** biorą udział z nadrukowanymi wartościami, których nie zakrywa żaden żeton. Kto ma 0 wpływów, nie bierze udziału.

    Punkty za miejsca od pierwszego do czwartego:
    - **Okres I** – 10, 8, 6, 2
    - **Okres II** – 14, 11, 8, 3
    - **Okres III** – 18, 14, 10, 4

    Przy 2 graczach i w grze solo druga wartość nie istnieje: miejsca dają 10, 6, 2, potem 14, 8, 3, potem 18, 10, 4. Przy remisie punkty za zajęte miejsca się sumuje, dzieli po równo i zaokrągla w dół. Udział firm zagranicznych przepada.

    { "" }**Przykład.** Okres I: firmy zagraniczne mają 6 wpływów, dwóch graczy po 5, jeden 3, jeszcze jeden 0. Firmy zajmują pierwsze miejsce. Dwaj gracze dzielą się drugim i trzecim: (8 + 6) / 2 = 7 PZ dla każdego. Gracz z 3 wpływami dostaje 2 PZ, ostatni nic.

nippon-topic-end = Koniec gry
nippon-topic-end-body =
    Gra kończy się po trzecim punktowaniu wpływów (i celach wspólnych okresu III, jeśli z nimi gracie). Następnie:

    - Wszyscy naraz przeprowadzają **ostatnią konsolidację**, także bez robotników; wtedy to tylko odrzucenie i dochód. Żeton przychylności wzięty teraz też punktuje.
    - Punktują **żetony przychylności**.
    - Punktują **pozostałe zasoby**: 1 PZ za każde 3 jednostki węgla, jedwabiu, żelaza i towarów w dowolnej kombinacji oraz 1 PZ za każde 5 monet, z zaokrągleniem w dół.

    Wygrywa ten, kto ma najwięcej PZ; przy remisie ten, kto później rozegrał ostatnią turę.

    { "" }**Przykład.** Masz 109 PZ. Żetony przychylności dają 73, 13 zasobów i towarów daje 4, 12 monet daje 2. Razem 188 PZ.

nippon-topic-late_factories = Moduł „Fabryki późnej fazy gry”
nippon-topic-late_factories-body =
    Ten moduł dodaje fabryki na drugą połowę gry. Przy 2, 3 lub 4 graczach do dostępnych dochodzą **3, 4 lub 5 fabryk z numerem 5**.

    Obowiązują je wszystkie zasady ich typu: ta sama nauka, ten sam węgiel, te same pola na maszyny. Większość ich właściwości nagradza za to, co już osiągnięto, i uwzględnia sytuację **w chwili budowy**; to, co zrobisz później, się nie liczy. Łączenie tego modułu z „Celami wspólnymi” jest odradzane.

    { "" }**Przykład.** Fabryka bawełny 5B daje 2 PZ za każdy typ twoich fabryk, razem z nią samą. Jeśli masz papier i bento, dostajesz 6 PZ. Zbudowana później fabryka soczewek nic już nie doda.

nippon-topic-common_goals = Moduł „Cele wspólne”
nippon-topic-common_goals-body =
    Ten moduł nagradza tych, którzy na koniec okresu są na czele. W każdym okresie są **1, 2 lub 3 cele** przy 2, 3 lub 4 graczach: najwięcej statków, maszyn, pociągów, fabryk, kontraktów lub żetonów wpływów na mapie albo najdalej w nauce, wydobyciu lub finansach.

    Po punktowaniu wpływów każdy, kto **prowadzi lub współprowadzi**, bierze nagrodę. Trzeba mieć co najmniej 1, a na torze przesunąć się co najmniej o 1 pole. Wszystkich prowadzących ustala się, zanim ktokolwiek weźmie nagrodę.
    - **Okres I**, do wyboru: bonus dowolnego departamentu, finanse +2 albo 3 PZ
    - **Okres II**, do wyboru: dwa bonusy dowolnych departamentów, finanse +3 albo 5 PZ
    - **Okres III:** 6, 7 lub 8 PZ według pozycji celu

    W okresach I i II można zrezygnować z nagrody. Stara fabryka się tu nie liczy.

    { "" }**Przykład.** Cel okresu I to „najwięcej pociągów”. Ty i Bartek zbudowaliście po 2, trzeci gracz 1. Nagrodę bierzesz i ty, i Bartek: ty przesuwasz się na torze finansów o 2 pola, Bartek bierze 3 PZ.

nippon-topic-solo = Gra solo
nippon-topic-solo-body =
    W grze solo twoim przeciwnikiem jest **Automa**. Przygotowanie jest takie jak dla 2 graczy, ale z 2 parami żetonów startowych. Zaczynasz ty. Na poziomie łatwym, normalnym i trudnym masz **1, 2 lub 3 cele solo**.

    Cel może być taki: na koniec gry mieć 5 statków, maszyn, pociągów lub fabryk, 6 kontraktów, 6 żetonów wpływów na mapie, naukę 10, wydobycie 11 lub finanse 24. Cele sprawdza się przed ostatnią konsolidacją. **Jeśli choć jeden nie jest osiągnięty, przegrywasz.**

    W przeciwnym razie wynik jest oceniany:
    - ponad 240 – duma cesarza
    - ponad 210 – olśniewająco
    - ponad 180 – znakomicie
    - ponad 150 – przyzwoicie
    - poniżej – miernie

    { "" }**Przykład.** Na poziomie normalnym twoje cele to 5 pociągów i nauka 10. Masz 5 pociągów, naukę 11 i ostatecznie 193 PZ: znakomicie. Z 4 pociągami gra byłaby przegrana.

nippon-topic-automa = Automa
nippon-topic-automa-body =
    Automa zabiera robotników i walczy z tobą o wpływy. Sama nie zbiera punktów, ale zajmuje miejsca w regionach.

    W swojej turze Automa odkrywa jeden z 9 swoich żetonów akcji. Wskazuje on pole rekrutacji albo pole z największą liczbą robotników (jeśli jest ich kilka, skrajnie lewe lub skrajnie prawe, według strzałki).
    - **Jeden robotnik** stamtąd wraca do woreczka: pierwszy kolor w kolejności.
    - Jeśli pod polem są **pociągi lub rynki lokalne**, Automa działa; jeśli żeton ma ramkę, to tylko wtedy, gdy ramka jest aktywna (zielona zawsze, żółta na poziomie normalnym i trudnym, czerwona na trudnym).

    { "" }**Gdzie:** w pierwszym możliwym w kolejności regionie, w którym nie prowadzi, a jeśli prowadzi we wszystkich, po prostu w pierwszym możliwym. Firmy zagraniczne się tu nie liczą.

    Co robi:
    - **Pociąg** zajmuje najwyższe wolne pole i nie daje bonusu. Jej pociągi liczą się nawet bez żetonu wpływów.
    - **Żeton wpływów** to najniższy z rzędu okresu: 1, 2, 3, 3, potem 4, 5, 5, potem 6, 7, 7; jeśli rząd jest pusty, z następnego. Trafia tylko tam, gdzie jest popyt na towary poziomu 1, 2 lub 3, zależnie od rzędu.
    - **Które pole:** najpierw to, z którego można usunąć twój najwyższy żeton, inaczej puste z najwyższą nadrukowaną wartością, przy równości bardziej na lewo. Swoich żetonów Automa nie usuwa.

    Twoje żetony wracają do ciebie, a jej żetony, które usuniesz, wypadają z gry. Gdy odkryte są wszystkie żetony akcji, tasuje się je, a kolejność losuje się na nowo.

    { "" }**Przykład.** Okres II, rynki lokalne. Pierwszy w kolejności jest region Chubu: Automa ma tam 2 wpływy (pociąg), ty 4 (żeton), więc nie prowadzi i działa właśnie tam. Najniższy żeton rzędu to 4. Twojego żetonu 4 nie może zastąpić, bo jest równy, więc zajmuje puste pole i ma już 2 + 4 = 6 wpływów.
