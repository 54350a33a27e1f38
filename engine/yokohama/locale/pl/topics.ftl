-example = **Przykład.**

yokohama-topic-goal = Cel gry
yokohama-topic-goal-body =
    Handlujesz w Yokohamie. Wygrywa osoba, która na końcu ma **najwięcej punktów**; przy remisie ta, która jest wcześniej w kolejności tur.

    Tura po turze umieszczasz **asystentów**, prowadzisz **prezesa** przez ich obszary i wykonujesz akcję tam, gdzie się zatrzymał. Im więcej twoich elementów tam stoi, tym większa **siła** akcji, od 1 do 5. Punkty dostajesz
    - w trakcie gry za zamówienia, technologie, budynki, osiągnięcia, kościół i urząd celny;
    - na końcu gry za przewagi, za zestawy symboli krajów i za to, co ci zostało.

    Na początku masz **na ręce** prezesa, 8 asystentów i 2 sklepy; kolejnych 12 asystentów, 6 sklepów i 4 domy handlowe czeka w **magazynie**. Masz 1 miedź, 1 jedwab, 1 herbatę, 1 rybę i 4 ¥ (startowy gracz 3 ¥). Z dwóch zamówień potajemnie zatrzymujesz jedno; drugie opuszcza grę i nikt go nie zobaczy. Poza tym tajne są tylko talie: wszyscy widzą, które zamówienie bierzesz z portu.

    { -example } Zatrzymujesz zamówienie nr 4. Wymaga ono 1 miedzi, 1 jedwabiu, 1 herbaty i 1 ryby, czyli dokładnie tego, co masz na początku. Możesz je wypełnić już w pierwszej turze: 5 punktów i symbol Niemiec.

yokohama-topic-turn = Tura
yokohama-topic-turn-body =
    Tura to jedna **akcja główna**, a przed nią i po niej możesz wykonywać **akcje dodatkowe**: wypełniać zamówienia i osiągnięcia, użyć jednego agenta. W trakcie akcji głównej nie są one możliwe. Tury nie można pominąć.

    Akcja główna ma sześć kroków:
    1. Umieść asystentów.
    2. Porusz prezesa.
    3. Wykonaj akcję obszaru, na którym stoi.
    4. Przy sile 5 możesz wziąć żeton 5-krotnej siły z tego obszaru i otrzymać jego nagrodę. Jeśli go nie weźmiesz, zostaje na później.
    5. Przy sile 4 lub 5 możesz budować.
    6. Zabierz na rękę wszystkich swoich asystentów z tego obszaru. Prezes zostaje.

    Jeśli w kroku 2 zabierzesz prezesa z powrotem na rękę, kroków 3–6 nie ma. Inni gracze o niczym w twojej turze nie decydują, dostają tylko pieniądze.

    { -example } Umieszczasz trzech asystentów, w tym jednego w tkalni jedwabiu, gdzie masz już dwóch asystentów i sklep. Prezes idzie tam: siła 5 (prezes 1, asystenci 3, sklep 1). Otrzymujesz 4 jedwabie, bierzesz żeton 5-krotnej siły i zabierasz trzech asystentów; prezes i sklep zostają.

yokohama-topic-placement = Krok 1: umieszczanie
yokohama-topic-placement-body =
    Asystenci torują drogę prezesowi, a każdy z nich daje 1 siły tam, gdzie stoi. Bierzesz ich z ręki. Możesz umieścić ich na jeden z dwóch sposobów:
    - **Po jednym**: do 3 asystentów, każdego na innym obszarze (z Gazetą do 4). Możesz też nie umieszczać nikogo.
    - **Parę**: 2 asystentów na jednym obszarze (pierwsza edycja: 1 lub 2). Z Telegramem możesz po parze umieścić jeszcze jednego na obszarze, który z nią sąsiaduje.

    Za każdego asystenta płacisz 1 ¥ **każdemu innemu graczowi, którego prezes stoi na tym obszarze**. Płacisz za każdego po kolei; gdzie nie stać cię na zapłacenie wszystkim, tam nie możesz go umieścić. Twój własny prezes nic nie kosztuje, ale też nie zwalnia z opłat dla innych. Na kanale niczego się nie umieszcza.

    { -example } Masz 2 ¥. Asystent w kopalni miedzi jest za darmo. W agencji pracy stoi prezes Alicji: za asystenta dostanie ona 1 ¥. W laboratorium A stoi dwóch prezesów; to kosztowałoby 2 ¥, a zostało ci tylko 1 ¥. Trzeciego asystenta umieszczasz więc za darmo w tkalni jedwabiu.

yokohama-topic-movement = Krok 2: ruch
yokohama-topic-movement-body =
    Gdzie prezes się zatrzyma, tam wykonujesz akcję. Wybierz jedno z dwojga:
    - **Porusz prezesa.** Idzie na inny obszar przez sąsiednie, a na każdym obszarze po drodze, także na ostatnim, musi stać co najmniej jeden twój asystent. Sklepy i domy handlowe się nie liczą. Z ręki prezes trafia na dowolny obszar z twoim asystentem i bez innego prezesa.
    - **Zwróć prezesa na rękę**, a razem z nim dowolnie wielu swoich asystentów z obszarów. Wtedy w tej turze nie ma akcji. Możesz też zostawić prezesa na ręce i zabrać tylko asystentów. Jeśli żaden ruch nie jest możliwy, pozostaje tylko to. Asystenci z plansz kościoła i urzędu celnego oraz z płytek osiągnięć nie wracają nigdy.

    Ile kosztuje droga:
    - po 1 ¥ dla każdego gracza, którego prezes stoi na obszarze, na który wchodzisz (z Dyliżansem nic);
    - 1 ¥ do rezerwy za każde wejście na **kanał**. Asystent nie jest tam potrzebny, ale nie można się tam zatrzymać.

    Nie możesz zatrzymać się tam, gdzie stoi **inny prezes**. Pozwala na to tylko System pocztowy: płacisz wtedy po 1 ¥ każdemu z nich. Na całą drogę musi ci starczyć pieniędzy, zanim wyruszysz. Stacja i Tramwaj mają własne drogi: zobacz „Technologie”.

    { -example } Twój prezes jest w banku, masz 1 ¥. Obok jest agencja pracy, a w niej twój asystent i prezes Alicji; za nią tkalnia jedwabiu z twoim asystentem. Idziesz przez agencję do tkalni i płacisz Alicji 1 ¥. W samej agencji nie można by się zatrzymać.

yokohama-topic-power = Krok 3: siła
yokohama-topic-power-body =
    Siła mówi, jak duża jest twoja akcja. Na obszarze, na którym ją wykonujesz, po 1 siły dają:
    - twój prezes;
    - każdy twój asystent;
    - twój sklep;
    - twój dom handlowy;
    - żeton stacji (pierwsza edycja: tylko właścicielowi Stacji).

    Więcej niż 5 liczy się jako 5. Siłę **ustala się na początku kroku 3**: cokolwiek potem przesuniesz, otrzymasz lub oddasz, dla akcji, żetonu 5-krotnej siły i budowania już się nie zmieni.

    Jeśli **dom handlowy** obszaru należy do innego gracza, dostaje on 1 ¥ z rezerwy, nawet gdy twoja akcja nic nie dała. Akcję wykonujesz obowiązkowo, ale nigdy nie musisz za nic płacić ani brać karty.

    { -example } W tkalni jedwabiu masz prezesa, 3 asystentów i sklep: siła 5, więc otrzymujesz 4 jedwabie. Bez sklepu byłaby siła 4 i 3 jedwabie.

yokohama-topic-areas = Obszary
yokohama-topic-areas-body =
    Każdy obszar ma swoją akcję, a siła mówi, ile ona daje. Liczby odpowiadają sile 1, 2, 3, 4 i 5:
    - **Kopalnia miedzi**: 0, 0, 1, 2, 3 miedzi.
    - **Tkalnia jedwabiu**: 0, 1, 2, 3, 4 jedwabie.
    - **Plantacja herbaty** i **łowisko**: 1, 2, 3, 4, 5 herbat lub ryb.
    - **Bank**: 1 ¥, 2 ¥, 3 ¥, 4 ¥, 5 ¥.
    - **Agencja pracy**: do 0, 1, 2, 3, 4 elementów z magazynu na rękę.
    - **Chińska dzielnica**: do 1, 2, 3, 4, 5 wymian.

    Porty, laboratoria, kościół i urząd celny mają własne rozdziały. Kopalnia, tkalnia, plantacja i łowisko to obszary produkcyjne, wszystkie pozostałe są handlowe. W grze 2-osobowej nie ma chińskiej dzielnicy ani kanału.

    W **agencji pracy** asystenci są za darmo, a sklep kosztuje 2 ¥. Pierwszy dom handlowy kosztuje 4 ¥, następne 5 ¥, 6 ¥ i 7 ¥; liczy się to, ile ich już wzięto z magazynu, a nie ile zbudowano. To, co bierzesz, możesz zbudować od razu, w kroku 5.

    W chińskiej dzielnicy **wymiana** to jedno kupno albo jedna sprzedaż: miedź i jedwab po 2 ¥, herbata i ryby po 1 ¥. Dobro importowane można tylko kupić, za 4 ¥.

    { -example } Przy sile 4 w agencji pracy możesz wziąć 3 elementy: na przykład asystenta za darmo, sklep za 2 ¥ i pierwszy dom handlowy za 4 ¥, razem 6 ¥. Przy sile 3 w chińskiej dzielnicy sprzedajesz 2 jedwabie za 4 ¥ i kupujesz 1 dobro importowane za 4 ¥.

yokohama-topic-ports = Porty
yokohama-topic-ports-body =
    W portach bierze się **zamówienia**. Sześć kart leży w rzędzie, a siła mówi, po które możesz sięgnąć:
    - siła 2: dwie niebieskie karty z lewej;
    - siła 3: także żółte;
    - siła 4: także czerwone;
    - siła 5: wszystkie, a do tego 3 punkty, nawet jeśli nic nie bierzesz.

    Możesz wziąć **1 zamówienie za darmo** albo **2 zamówienia za 2 ¥ lub 1 dobro importowane**; to cena za oba razem. Oba wybierasz z rzędu, zanim się przesunie. Możesz trzymać najwyżej 3 zamówienia i żadnego nie wolno odrzucić; wypełnione się nie liczą.

    Potem rząd przesuwa się w lewo i jest uzupełniany z talii. Jeśli portu nie da się uzupełnić, koniec gry jest bliski. Każdy port ma swój rząd; w grze 2-osobowej jest tylko port A.

    { -example } W porcie A stoi twój prezes i 2 asystentów: siła 3. Masz jedno zamówienie i za 2 ¥ bierzesz dwa następne: jedno niebieskie i jedno żółte. Po czerwone nie sięgniesz. Teraz masz 3 zamówienia i zanim weźmiesz kolejne, musisz któreś wypełnić.

yokohama-topic-laboratories = Laboratoria
yokohama-topic-laboratories-body =
    W laboratoriach bierze się **technologie**: to trwałe zdolności, symbol kraju i na końcu punkty za najwyższą produkcję. W jednej akcji bierzesz najwyżej jedną kartę i nigdy drugiej o tej samej nazwie.

    Karta wymaga **produkcji**: jej wartości (od 3 do 6) i dopłaty za miejsce w rzędzie. Od lewej do prawej to 0, 0, 1, 1, 2, 2. Produkcję daje
    - twoja siła, po 1 za każdy jej punkt;
    - 2 ¥ albo 1 dobro importowane za każdy brakujący punkt, w dowolnym połączeniu.

    W **edycji 2024** czwarta i każda następna technologia kosztuje dodatkowo 2 ¥ albo 1 dobro importowane. Siła tu nie pomaga, a ta opłata nie liczy się jako produkcja.

    Potem rząd przesuwa się w lewo, a z prawej dochodzi nowa karta. Gdy talia się skończy, miejsca zostają puste; to nie kończy gry. Jeśli nie stać cię na żadną kartę, nic się nie dzieje. Dwa laboratoria, każde z własnym rzędem, są tylko w grze 4-osobowej.

    { -example } Tramwaj ma wartość 5 i leży na trzecim miejscu (dopłata 1), potrzeba więc 6. Prezes, 3 asystentów i sklep dają siłę 5, a za brakujący punkt płacisz 2 ¥. Gdyby była to twoja czwarta technologia w edycji 2024, trzeba by oddać jeszcze 2 ¥ albo 1 dobro importowane.

yokohama-topic-boards = Kościół i urząd celny
yokohama-topic-boards-body =
    Tutaj stawiasz **asystenta na planszy** obok obszaru i otrzymujesz nagrodę pola. Na końcu gry są tu też punkty dla dwóch graczy, którzy mają najwięcej asystentów. Asystenta bierzesz z ręki albo z samego obszaru i zostaje on na planszy do końca gry. Na każdym polu mieści się jeden.

    W **kościele** pole wymaga wiary. Wiara to twoja siła i po 1 za każdą z tych rzeczy, którą oddasz: 1 miedź, 1 jedwab, 1 herbata, 1 ryba, 1 dobro importowane, 2 ¥ (pierwsza edycja: 1 ¥). Każda z sześciu liczy się raz na akcję (pierwsza edycja: raz na turę). Oddajesz tylko tyle, ile trzeba.

    W **urzędzie celnym** pole wymaga od 1 do 4 dóbr importowanych. Możesz wydać najwyżej o 1 mniej, niż wynosi siła, a pole musi wymagać dokładnie tylu, ile wydajesz.

    { -example } Prezes i 2 asystentów w kościele to siła 3. Oddajesz 1 miedź, 1 jedwab i 2 ¥: razem 6 wiary. Asystent z ręki trafia na trzecie pole: 5 punktów i 2 ruchy asystentów. W urzędzie celnym siła 2 pozwoliłaby wydać 1 dobro importowane, za które drugie pole daje 4 punkty i 2 ¥.

yokohama-topic-building = Budowanie
yokohama-topic-building-body =
    Każdy budynek daje +1 siły wszystkim twoim następnym akcjom na tym obszarze, a nagrodę otrzymujesz od razu. Przy **sile 4 lub 5** możesz w kroku 5 zbudować jeden budynek z ręki; tego, co jest w magazynie, zbudować nie można.
    - **Sklep**: na dowolnym wolnym polu sklepu na płytce tego obszaru. Takie pola są cztery, a każdy gracz może mieć tam jeden sklep.
    - **Dom handlowy**: na swoim polu, jeśli jest jeszcze wolne. Na obszarze jest tylko jeden.

    Otrzymujesz nagrodę pola, na którym budujesz. Na jednej płytce możesz mieć i sklep, i dom handlowy, ale na zbudowanie obu potrzebujesz dwóch akcji.

    Gdy inni gracze wykonują akcję na obszarze z **twoim domem handlowym**, dostajesz 1 ¥ z rezerwy; nieważne, czy działa prezes, czy agent. Za własne akcje nie dostajesz nic.

    { -example } Wykonujesz akcję w banku z siłą 4: 4 ¥. Potem budujesz sklep na polu, które daje 3 punkty. Od teraz prezes z jednym asystentem ma tam siłę 3.

yokohama-topic-additional = Akcje dodatkowe
yokohama-topic-additional-body =
    Przed akcją główną i po niej możesz wykonać ich dowolnie wiele i w dowolnej kolejności.
    - **Wypełnij zamówienie**: oddaj dobra handlowe, weź nagrodę i symbol kraju.
    - **Wypełnij osiągnięcie**: postaw asystenta z ręki na płytce osiągnięcia, do końca gry. Pierwszy gracz dostaje więcej punktów niż wszyscy pozostali. W tej chwili musisz mieć to, czego ono wymaga, ale niczego z tego nie oddajesz, a później możesz to stracić. Każde osiągnięcie liczy się dla ciebie raz.
    - **Użyj agenta**, jednego na turę.

    Co drugi **symbol** tego samego kraju – z zamówienia, technologii lub żetonu nagrody – daje agenta tego kraju. Jeśli już żadnego nie ma, nie dostajesz nikogo, później też nie. Agentów Wielkiej Brytanii jest 3, Holandii 1, a USA, Francji i Niemiec po 2.

    Twój **agent** działa na obszarze, na którym jest co najmniej jeden twój asystent i nie ma twojego prezesa. Inni prezesi nie przeszkadzają tam i nic nie dostają. Kroki 3–6 wykonujesz tam od razu; prezes nie dodaje siły i może być na ręce.

    W **pierwszej edycji** agenta używa się przed akcją główną i wskazuje obszar. Kroki 1 i 2 przebiegają jak zwykle, a potem wybierasz, gdzie wykonasz kroki 3–6: tam czy u prezesa. Jeśli prezes wrócił na rękę, agent przepada; jeśli wszedł na ten właśnie obszar, liczy się tam. Obszaru, na którym nie masz już siły, nie można wybrać. Rodzaj agentów można wybrać także niezależnie od edycji.

    Do osiągnięć liczą się także użyci agenci i zakryte żetony 5-krotnej siły. Obszar jest zabudowany, jeśli stoi na nim twój sklep, dom handlowy albo oba.

    { -example } W kopalni miedzi masz 2 asystentów i dom handlowy. Agent działa tam z siłą 3: 1 miedź, bez żetonu 5-krotnej siły i bez budowania. 2 asystentów wraca na rękę. Jeśli masz teraz 5 miedzi, możesz wypełnić osiągnięcie „mieć 5 miedzi”: 9 punktów, jeśli nikt cię nie wyprzedził, inaczej 6.

yokohama-topic-rewards = Nagrody
yokohama-topic-rewards-body =
    Nagrody dają zamówienia, żetony 5-krotnej siły, pola płytek oraz plansze kościoła i urzędu celnego. Punkty, pieniądze, dobra handlowe i importowane po prostu otrzymujesz; jeśli dobra są dowolne, wybierasz każde z nich. Nagrodę z kilku części otrzymujesz od lewej do prawej. **Dobra importowane** przypływają zza morza i nie daje ich żaden obszar produkcyjny: przyjmuje je urząd celny, można nimi płacić w laboratorium i za drugie zamówienie w porcie, a w kościele jedno liczy się jako wiara.

    Z dwóch nagród można zrezygnować, ale tylko **teraz albo nigdy**: co niewykorzystane, przepada.
    - **Elementy z magazynu**: weź na rękę najwyżej podaną liczbę dowolnych elementów, po cenach agencji pracy (asystent za darmo, sklep 2 ¥, domy handlowe od 4 ¥ do 7 ¥).
    - **Ruch asystenta**: postaw asystenta z ręki na dowolnym obszarze albo przesuń go z jednego obszaru na dowolny inny. Nikomu nie płacisz. Na kanale stawiać nie można, a asystenci z plansz i płytek osiągnięć zostają na miejscu.

    Jeśli przesuniesz asystenta na obszar swojej akcji albo z niego, siła tej akcji się nie zmienia. Ale w kroku 6 wracają ci, którzy tam wtedy stoją.

    { -example } W kościele otrzymujesz 2 ruchy asystentów. Pierwszym stawiasz asystenta z ręki w banku, choć jest tam prezes Alicji; nic za to nie dostaje. Drugim przesuwasz asystenta z plantacji herbaty do portu A.

yokohama-topic-technologies = Technologie
yokohama-topic-technologies-body =
    Technologia działa **od chwili, gdy ją masz**, także do końca akcji, która ci ją dała.

    Punkty i pieniądze:
    - **Oświetlenie gazowe**: 2 punkty za zbudowany sklep, **Oświetlenie elektryczne**: 3 punkty za dom handlowy.
    - **Bal**: 2 punkty, **Szkoła językowa**: 1 ¥ za wypełnione zamówienie.
    - **System patentowy**: 2 punkty, **Typografia**: 1 ¥ za każdą następną technologię.
    - **Winiarnia**: 3 punkty za asystenta na planszy kościoła, **Cegielnia**: 4 punkty za asystenta na planszy urzędu celnego.
    - **Wystawa**: od razu 10 punktów.
    - **Technologia górnicza**: +1 miedź, ilekroć otrzymujesz miedź; jeśli kopalnia dała 0, to nic.
    - **Giełda**: jeśli zaczynasz turę z mniej niż 2 ¥, dostajesz tyle, żeby mieć 2 ¥.

    Raz na turę, między dowolnymi krokami:
    - **Przędzalnia**: 1 jedwab → 2 ¥.
    - **Uniwersytet**: 1 ¥ → 1 asystent z magazynu.

    Umieszczanie i ruch:
    - **Gazeta**: po jednym możesz umieścić do 4 asystentów. **Telegram**: po parze jeszcze 1 obok. Opłaty jak zwykle.
    - **Telefon**: w kroku 6 możesz zostawić 1 asystenta na obszarze.
    - **Dyliżans**: inni prezesi po drodze nic nie kosztują, kanał kosztuje.
    - **System pocztowy**: prezes może zatrzymać się na jednym obszarze z innymi, jeśli masz tam asystenta, po 1 ¥ dla każdego (z Dyliżansem nic).
    - **Stacja**: połóż żeton stacji na obszarze, na zawsze: +1 siły dla wszystkich (pierwsza edycja: tylko dla ciebie). Prezes może trafić prosto do żetonu, bez opłat i asystentów, ktokolwiek tam stoi.
    - **Tramwaj**: prezes trafia prosto na dowolny obszar z twoim asystentem i bez innych prezesów (pierwsza edycja: także bez asystenta). W edycji 2024 z Systemem pocztowym może dołączyć do innych, za jego cenę.

    Stacja i Tramwaj działają też z ręki; na tym ruch się kończy i nie można tak trafić na obszar, na którym prezes już stoi.

    { -example } Masz Technologię górniczą i wykonujesz akcję w kopalni miedzi z siłą 4: 2 miedzi i jeszcze 1. Jeśli w chińskiej dzielnicy kupisz 2 miedzi po jednej, każda przyniesie jeszcze 1, razem 4.

yokohama-topic-modules = Minidodatki
yokohama-topic-modules-body =
    Oba należą do edycji 2024; można grać z jednym, z oboma albo bez nich.
    - **Nagrody osiągnięć.** Odkryte leżą cztery z sześciu żetonów: symbole krajów i może darmowy agent. Kto wypełni wszystkie trzy osiągnięcia, od razu bierze jeden z nich, raz na grę. Symbol liczy się jak każdy inny: i do agentów, i do zestawów na końcu.
    - **Darmowi agenci.** Pięciu darmowych agentów miesza się z żetonami 5-krotnej siły, zanim rozłoży się je na obszarach. Takiego agenta bierze się jak każdy żeton 5-krotnej siły, przy sile 5; innej nagrody nie ma, a używa się go jak agenta, raz. Do osiągnięć nadal liczy się jako żeton 5-krotnej siły, a nieużyty jest na końcu wart 1 punkt.

    { -example } Wypełniasz trzecie osiągnięcie i bierzesz symbol Francji. Masz już jedno wypełnione zamówienie z Francji, więc to drugi symbol tego kraju: dostajesz agenta Francji, jeśli jeszcze jakiś jest.

yokohama-topic-editions = Edycje
yokohama-topic-editions-body =
    Przy stole gra się albo w edycję 2024, albo w **pierwszą edycję**. W pierwszej edycji
    - wiara kosztuje 1 ¥ zamiast 2 ¥, a każda rzecz liczy się raz na turę, nie raz na akcję;
    - czwarta i następne technologie są bez dodatkowej opłaty;
    - agent przenosi akcję główną na inny obszar, zamiast dawać dodatkową;
    - żeton stacji daje siłę tylko właścicielowi Stacji;
    - Tramwaj jedzie na dowolny obszar bez innych prezesów, nawet jeśli nie ma tam twojego asystenta;
    - „para” może być jednym asystentem;
    - w grze 2-osobowej nie ma neutralnych asystentów, a koniec następuje przy 4 asystentach na planszy kościoła lub urzędu celnego zamiast 5;
    - nie ma minidodatków.

    Wszystko inne jest takie samo: obszary, ceny, osiągnięcia, punktacja. Rodzaj agentów można też wybrać osobno.

    { -example } Bierzesz czwartą technologię: wartość 3, dopłata 0, a ty masz siłę 3. W pierwszej edycji to wystarczy. W edycji 2024 płacisz dodatkowo 2 ¥ albo 1 dobro importowane.

yokohama-topic-end = Koniec gry
yokohama-topic-end-body =
    Koniec następuje, gdy spełni się **którykolwiek** z warunków:
    - gracz zbudował wszystkie 4 domy handlowe;
    - gracz zbudował wszystkie 8 sklepów;
    - portu nie da się uzupełnić;
    - na planszy kościoła stoi 5 asystentów w grze 2- lub 3-osobowej, 6 w grze 4-osobowej;
    - na planszy urzędu celnego stoi ich tyle samo.

    W grze 2-osobowej liczą się też neutralni asystenci (pierwsza edycja: nie ma ich i wystarczy 4).

    Rundę **gra się do końca**, a potem dokładnie **jeszcze jedną**, więc wszyscy mają tyle samo tur. Nawet jeśli zdarzyło się to w ostatniej turze rundy, następuje po niej cała runda. Wszystko działa jak zwykle, a kolejne warunki niczego już nie zmieniają.

    { -example } Gracie we czworo i w rundzie 12 drugi gracz stawia szóstego asystenta na planszy kościoła. Trzeci i czwarty grają jeszcze w rundzie 12, potem wszyscy grają rundę 13 i liczy się punkty.

yokohama-topic-scoring = Punktacja końcowa
yokohama-topic-scoring-body =
    Punkty dodaje się w tej kolejności:
    - **Kościół**: najwięcej asystentów na planszy 6 punktów, drugie miejsce 3.
    - **Urząd celny**: pierwsze miejsce 8 punktów, drugie 4. Przy remisie na obu planszach wyżej jest ten, kto stoi bardziej na prawo.
    - **Technologie**: najwyższa suma wartości 10 punktów, druga 5. Dopłaty się nie liczą. Przy remisie wyżej jest osoba wcześniejsza w kolejności tur.
    - **Symbole krajów**: ułóż zestawy różnych krajów: 5 symboli 12 punktów, 4 symbole 8, 3 symbole 4, 2 symbole 2. Niewypełnione zamówienia się nie liczą.
    - **To, co zostało**: po 1 punkcie za nieużytego agenta, za dobro importowane, za 2 ¥ i za 3 dowolne dobra handlowe; każde zaokrągla się w dół osobno.

    Żeby zająć miejsce, trzeba mieć co najmniej jednego asystenta na planszy albo jedną technologię. W grze 2-osobowej w edycji 2024 miejsca zajmuje też gracz neutralny: ze swoimi asystentami, a w technologiach z 7,5. Jego punkty przepadają. Przy remisie na końcu wygrywa osoba wcześniejsza w kolejności tur.

    { -example } Masz symbole: Wielka Brytania 3, USA 2, Francja 2, Niemcy 1, Holandia 1. To zestawy z 5, 3 i 1: 12 + 4 + 0 = 16 punktów. Za 1 dobro importowane, 3 ¥ i 7 dóbr handlowych otrzymujesz 1 + 1 + 2 = 4 punkty.
