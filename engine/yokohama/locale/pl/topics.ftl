-example = **Przykład.**

yokohama-topic-goal = Cel gry
yokohama-topic-goal-body =
    Handlujesz w Yokohamie. Wygrywa osoba, która na końcu ma **najwięcej punktów**; przy remisie ta, która jest wcześniej w kolejności tur.

    Tura po turze umieszczasz **asystentów**, prowadzisz **prezesa** przez ich obszary i wykonujesz akcję tam, gdzie się zatrzymał. Im więcej twoich elementów tam stoi, tym większa **siła** akcji, od 1 do { $power_sources-max }. Punkty dostajesz
    - w trakcie gry za zamówienia, technologie, budynki, osiągnięcia, kościół i urząd celny;
    - na końcu gry za przewagi, za zestawy symboli krajów i za to, co ci zostało.

    Na początku masz **na ręce** prezesa, { $editions-assistants_in_hand } i { $player_pieces-start-shops }; w **magazynie** czeka jeszcze: { $editions-assistants_in_warehouse }, { $player_pieces-start-stored_shops } i { $player_pieces-start-stored_houses }. Do tego: { $player_pieces-start-goods } i { $player_pieces-start-yen-others } ¥ (startowy gracz { $player_pieces-start-yen-first_player } ¥). Zamówień każdy dostaje po { $player_pieces-orders_dealt }: jedno potajemnie zatrzymujesz, reszta opuszcza grę i nikt jej nie zobaczy. Poza tym tajne są tylko talie: wszyscy widzą, które zamówienie bierzesz z portu.

    { -example } Zatrzymujesz { $orders-order_04-name }. Potrzeba do niego: { $orders-order_04-price }. Gdy tylko masz to wszystko, choćby w pierwszej turze, możesz je wypełnić: { $orders-order_04-gains }.

yokohama-topic-turn = Tura
yokohama-topic-turn-body =
    Tura to jedna **akcja główna**, a przed nią i po niej możesz wykonywać **akcje dodatkowe**: wypełniać zamówienia i osiągnięcia, użyć jednego agenta. W trakcie akcji głównej nie są one możliwe. Tury nie można pominąć.

    Akcja główna ma sześć kroków:
    1. Umieść asystentów.
    2. Porusz prezesa.
    3. Wykonaj akcję obszaru, na którym stoi.
    4. Przy sile co najmniej { $power_sources-five_power_from } możesz wziąć żeton 5-krotnej siły z tego obszaru i otrzymać jego nagrodę. Jeśli go nie weźmiesz, zostaje na później.
    5. Przy sile co najmniej { $power_sources-build_from } możesz budować.
    6. Zabierz na rękę wszystkich swoich asystentów z tego obszaru. Prezes zostaje.

    Jeśli w kroku 2 zabierzesz prezesa z powrotem na rękę, kroków 3–6 nie ma. Inni gracze o niczym w twojej turze nie decydują, dostają tylko pieniądze.

    { -example } Umieszczasz asystenta w tkalni jedwabiu, gdzie masz już dwóch asystentów i sklep. Prezes idzie tam: siła { $power_sources-three_and_shop } (prezes { $power_sources-president }, asystenci { $power_sources-three_assistants }, sklep { $power_sources-shop }). Otrzymujesz { $area_kinds-silk_mill-three_and_shop }. Przy sile co najmniej { $power_sources-five_power_from } możesz też wziąć żeton 5-krotnej siły. Potem zabierasz wszystkich trzech asystentów; prezes i sklep zostają.

yokohama-topic-placement = Krok 1: umieszczanie
yokohama-topic-placement-body =
    Asystenci torują drogę prezesowi, a każdy z nich daje { $power_sources-assistant } siły tam, gdzie stoi. Bierzesz ich z ręki. Możesz umieścić ich na jeden z dwóch sposobów:
    - **Po jednym**: do { $editions-placement_spread }, każdego na innym obszarze (z Gazetą do { $technologies-newspaper-effect-n }). Możesz też nie umieszczać nikogo.
    - **Parę**: { $editions-2024-placement_single_area-exact } na jednym obszarze (pierwsza edycja: od 1 do { $editions-classic-placement_single_area-max }). Z Telegramem możesz po parze umieścić jeszcze jednego na obszarze, który z nią sąsiaduje.

    Za każdego asystenta płacisz 1 ¥ **każdemu innemu graczowi, którego prezes stoi na tym obszarze**. Płacisz za każdego po kolei; gdzie nie stać cię na zapłacenie wszystkim, tam nie możesz go umieścić. Twój własny prezes nic nie kosztuje, ale też nie zwalnia z opłat dla innych. Na kanale niczego się nie umieszcza.

    { -example } Masz 2 ¥. W agencji pracy stoi prezes Alicji: za asystenta dostanie ona 1 ¥. W laboratorium A stoi dwóch prezesów; to kosztowałoby 2 ¥, a zostało ci tylko 1 ¥. Następnego asystenta umieszczasz więc za darmo w kopalni miedzi, gdzie nikogo nie ma.

yokohama-topic-movement = Krok 2: ruch
yokohama-topic-movement-body =
    Gdzie prezes się zatrzyma, tam wykonujesz akcję. Wybierz jedno z dwojga:
    - **Porusz prezesa.** Idzie na inny obszar przez sąsiednie, a na każdym obszarze po drodze, także na ostatnim, musi stać co najmniej jeden twój asystent. Sklepy i domy handlowe się nie liczą. Z ręki prezes trafia na dowolny obszar z twoim asystentem i bez innego prezesa.
    - **Zwróć prezesa na rękę**, a razem z nim dowolnie wielu swoich asystentów z obszarów. Wtedy w tej turze nie ma akcji. Możesz też zostawić prezesa na ręce i zabrać tylko asystentów. Jeśli żaden ruch nie jest możliwy, pozostaje tylko to. Asystenci z plansz kościoła i urzędu celnego oraz z płytek osiągnięć nie wracają nigdy.

    Ile kosztuje droga:
    - po 1 ¥ dla każdego gracza, którego prezes stoi na obszarze, na który wchodzisz (z Dyliżansem nic);
    - { $area_kinds-canal-action-crossing_fee } ¥ do rezerwy za każde wejście na **kanał**. Asystent nie jest tam potrzebny, ale nie można się tam zatrzymać.

    Nie możesz zatrzymać się tam, gdzie stoi **inny prezes**. Pozwala na to tylko System pocztowy: płacisz wtedy po 1 ¥ każdemu z nich. Na całą drogę musi ci starczyć pieniędzy, zanim wyruszysz. Stacja i Tramwaj mają własne drogi: zobacz „Technologie”.

    { -example } Twój prezes jest w banku, masz 1 ¥. Obok jest agencja pracy, a w niej twój asystent i prezes Alicji; za nią tkalnia jedwabiu z twoim asystentem. Idziesz przez agencję do tkalni i płacisz Alicji 1 ¥. W samej agencji nie można by się zatrzymać.

yokohama-topic-power = Krok 3: siła
yokohama-topic-power-body =
    Siła mówi, jak duża jest twoja akcja. Na obszarze, na którym ją wykonujesz, siłę dają:
    - twój prezes: { $power_sources-president };
    - każdy twój asystent: { $power_sources-assistant };
    - twój sklep: { $power_sources-shop };
    - twój dom handlowy: { $power_sources-trading_house };
    - żeton stacji: { $power_sources-station } (pierwsza edycja: tylko właścicielowi Stacji).

    Więcej niż { $power_sources-max } liczy się jako { $power_sources-max }. Siłę **ustala się na początku kroku 3**: cokolwiek potem przesuniesz, otrzymasz lub oddasz, dla akcji, żetonu 5-krotnej siły i budowania już się nie zmieni.

    Jeśli **dom handlowy** obszaru należy do innego gracza, dostaje on 1 ¥ z rezerwy, nawet gdy twoja akcja nic nie dała. Akcję wykonujesz obowiązkowo, ale nigdy nie musisz za nic płacić ani brać karty.

    { -example } W tkalni jedwabiu masz prezesa, 3 asystentów i sklep: siła { $power_sources-three_and_shop }, więc otrzymujesz { $area_kinds-silk_mill-three_and_shop }. Bez sklepu byłaby siła { $power_sources-three } i { $area_kinds-silk_mill-three }.

yokohama-topic-areas = Obszary
yokohama-topic-areas-body =
    Każdy obszar ma swoją akcję, a siła mówi, ile ona daje. Liczby odpowiadają kolejno sile od 1 do { $power_sources-max }:
    - **Kopalnia miedzi**, miedź: { $area_kinds-copper_mine-by_power }.
    - **Tkalnia jedwabiu**, jedwab: { $area_kinds-silk_mill-by_power }.
    - **Plantacja herbaty**, herbata: { $area_kinds-tea_plantation-by_power }. **Łowisko**, ryby: { $area_kinds-fishing_ground-by_power }.
    - **Bank**: { $area_kinds-bank-by_power }.
    - **Agencja pracy**: do { $area_kinds-employment_agency-by_power } elementów z magazynu na rękę.
    - **Chińska dzielnica**: do { $area_kinds-chinatown-by_power } wymian.

    Porty, laboratoria, kościół i urząd celny mają własne rozdziały. Kopalnia, tkalnia, plantacja i łowisko to obszary produkcyjne, wszystkie pozostałe są handlowe. W grze 2-osobowej nie ma chińskiej dzielnicy ani kanału.

    Ceny w **agencji pracy**: asystent { $area_kinds-employment_agency-assistant_price }, sklep { $area_kinds-employment_agency-action-prices-shop } ¥, domy handlowe kolejno { $area_kinds-employment_agency-house_prices }; liczy się to, ile ich już wzięto z magazynu, a nie ile zbudowano. To, co bierzesz, możesz zbudować od razu, w kroku 5.

    W chińskiej dzielnicy **wymiana** to jedno kupno albo jedna sprzedaż: miedź po { $area_kinds-chinatown-action-prices-copper } ¥, jedwab po { $area_kinds-chinatown-action-prices-silk } ¥, herbata po { $area_kinds-chinatown-action-prices-tea } ¥, ryby po { $area_kinds-chinatown-action-prices-fish } ¥. Dobro importowane można tylko kupić, za { $area_kinds-chinatown-action-buy_only-import } ¥.

    { -example } Przy sile 4 w agencji pracy elementów możesz wziąć do { $area_kinds-employment_agency-action-by_power-4 }. Asystent, sklep i pierwszy dom handlowy kosztują razem { $area_kinds-employment_agency-three_pieces }. Przy sile 3 w chińskiej dzielnicy wymian może być do { $area_kinds-chinatown-action-by_power-3 }: 2 jedwabie sprzedaje się za { $area_kinds-chinatown-two_silk }, 1 dobro importowane kupuje się za { $area_kinds-chinatown-action-buy_only-import } ¥.

yokohama-topic-ports = Porty
yokohama-topic-ports-body =
    W portach bierze się **zamówienia**. Miejsc na karty jest { $management_boards-port_board_a-places }, kolejno: { $management_boards-ports-zones }. Siła mówi, po które możesz sięgnąć:
    - od siły { $area_kinds-port-blue }: strefa niebieska;
    - od siły { $area_kinds-port-yellow }: strefa żółta;
    - od siły { $area_kinds-port-red }: strefa czerwona;
    - nawet jeśli nic nie bierzesz: { $area_kinds-port-points }.

    Możesz wziąć **jedno zamówienie za darmo** i **jeszcze jedno za { $area_kinds-port-second_price }**. Oba wybierasz, zanim karty się przesuną. Możesz trzymać najwyżej { $player_pieces-order_hand_limit } i żadnego nie wolno odrzucić; wypełnione się nie liczą.

    Potem pozostałe karty przesuwają się na wcześniejsze miejsca, a ostatnie uzupełnia się z talii. Jeśli portu nie da się uzupełnić, koniec gry jest bliski. Każdy port ma swoje miejsca; w grze 2-osobowej jest tylko port A.

    { -example } W porcie A stoi twój prezes i 2 asystentów: siła { $power_sources-two }. W zasięgu jest: { $area_kinds-port-in_reach }. Jedno zamówienie bierzesz za darmo, a jeszcze jedno za { $area_kinds-port-action-second_card_cost-yen } ¥. Gdy na ręce jest ich już { $player_pieces-order_hand_limit }, przed wzięciem kolejnego musisz któreś wypełnić.

yokohama-topic-laboratories = Laboratoria
yokohama-topic-laboratories-body =
    W laboratoriach bierze się **technologie**: to trwałe zdolności, symbol kraju i na końcu punkty za najwyższą produkcję. W jednej akcji bierzesz najwyżej jedną kartę i nigdy drugiej o tej samej nazwie.

    Karta wymaga **produkcji**: jej wartości (od { $technology_cards-least } do { $technology_cards-most }) i dopłaty za miejsce. Od pierwszego miejsca do ostatniego to { $management_boards-laboratories-surcharges }. Produkcję daje
    - twoja siła: { $area_kinds-laboratory-by_power } przy sile od 1 do { $power_sources-max };
    - { $area_kinds-laboratory-unit_price } za każdy brakujący punkt, w dowolnym połączeniu.

    W **edycji 2024** technologia nr { $editions-2024-technology_surcharge_from } i każda następna kosztuje dodatkowo { $editions-2024-technology_surcharge-price }. Siła tu nie pomaga, a ta opłata nie liczy się jako produkcja.

    Potem pozostałe karty przesuwają się na wcześniejsze miejsca, a na ostatnie dochodzi nowa. Gdy talia się skończy, miejsca zostają puste; to nie kończy gry. Jeśli nie stać cię na żadną kartę, nic się nie dzieje. Dwa laboratoria, każde z własnymi kartami, są tylko w grze 4-osobowej.

    { -example } { $technology_cards-tech_62-name }: wartość { $technology_cards-tech_62-production }, trzecie miejsce (dopłata { $management_boards-laboratory_board_a-surcharge }), potrzeba więc { $technology_cards-tech_62-needs }. Prezes, 3 asystentów i sklep dają siłę { $power_sources-three_and_shop }, a za to, czego brakuje, płacisz { $technology_cards-tech_62-price }. Gdyby była to twoja technologia nr { $editions-2024-technology_surcharge_from } w edycji 2024, trzeba by oddać jeszcze { $editions-2024-technology_surcharge-price }.

yokohama-topic-boards = Kościół i urząd celny
yokohama-topic-boards-body =
    Tutaj stawiasz **asystenta na planszy** obok obszaru i otrzymujesz nagrodę pola. Na końcu gry są tu też punkty dla dwóch graczy, którzy mają najwięcej asystentów. Asystenta bierzesz z ręki albo z samego obszaru i zostaje on na planszy do końca gry. Na każdym polu mieści się jeden.

    W **kościele** pole wymaga wiary. Wiara to tyle, ile daje twoja siła ({ $area_kinds-church-by_power } przy sile od 1 do { $power_sources-max }), i po { $area_kinds-church-action-faith_per_item } za każdą z tych rzeczy, którą oddasz: 1 miedź, 1 jedwab, 1 herbata, 1 ryba, 1 dobro importowane, { $editions-2024-faith_yen_cost } ¥ (pierwsza edycja: { $editions-classic-faith_yen_cost } ¥). Każda z nich liczy się raz na akcję (pierwsza edycja: raz na turę). Oddajesz tylko tyle, ile trzeba.

    W **urzędzie celnym** pole wymaga dóbr importowanych, od { $management_boards-customs_board-least } do { $management_boards-customs_board-most }. Przy sile od 1 do { $power_sources-max } możesz wydać najwyżej { $area_kinds-customs-by_power }, a pole musi wymagać dokładnie tylu, ile wydajesz.

    { -example } Prezes i 2 asystentów w kościele to siła { $power_sources-two }. Oddajesz 1 miedź, 1 jedwab i { $editions-2024-faith_yen_cost } ¥: wiara { $management_boards-church_board-faith }. Asystent z ręki może stanąć tutaj: { $management_boards-church_board-in_reach }. W urzędzie celnym siła 2 pozwoliłaby wydać { $area_kinds-customs-two }: { $management_boards-customs_board-in_reach }.

yokohama-topic-building = Budowanie
yokohama-topic-building-body =
    Budynek dodaje siły twoim następnym akcjom na obszarze (sklep +{ $power_sources-shop }, dom handlowy +{ $power_sources-trading_house }), a nagrodę otrzymujesz od razu. **Przy sile co najmniej { $power_sources-build_from }** możesz w kroku 5 zbudować jeden budynek z ręki, ale nie z magazynu.
    - **Sklep**: na dowolnym wolnym polu sklepu na płytce tego obszaru. Takie pola są cztery, a każdy gracz może mieć tam jeden sklep.
    - **Dom handlowy**: na swoim polu, jeśli jest jeszcze wolne. Na obszarze jest tylko jeden.

    Otrzymujesz nagrodę pola, na którym budujesz. Na jednej płytce możesz mieć i sklep, i dom handlowy, ale na zbudowanie obu potrzebujesz dwóch akcji.

    Gdy inni gracze wykonują akcję na obszarze z **twoim domem handlowym**, dostajesz 1 ¥ z rezerwy; nieważne, czy działa prezes, czy agent. Za własne akcje nie dostajesz nic.

    { -example } Wykonujesz akcję w banku z siłą { $power_sources-build_from }: { $area_kinds-bank-builder }. Potem budujesz sklep na polu, które daje { $building_tiles-building_01-shop }. Od teraz prezes z jednym asystentem ma tam siłę { $power_sources-one_and_shop }.

yokohama-topic-additional = Akcje dodatkowe
yokohama-topic-additional-body =
    Przed akcją główną i po niej możesz wykonać ich dowolnie wiele i w dowolnej kolejności.
    - **Wypełnij zamówienie**: oddaj dobra handlowe, weź nagrodę i symbol kraju.
    - **Wypełnij osiągnięcie**: postaw asystenta z ręki na płytce osiągnięcia, do końca gry. Pierwszy gracz dostaje więcej punktów niż wszyscy pozostali. W tej chwili musisz mieć to, czego ono wymaga, ale niczego z tego nie oddajesz, a później możesz to stracić. Każde osiągnięcie liczy się dla ciebie raz.
    - **Użyj agenta**, jednego na turę.

    Co drugi **symbol** tego samego kraju – z zamówienia, technologii lub żetonu nagrody – daje agenta tego kraju. Jeśli już żadnego nie ma, nie dostajesz nikogo, później też nie. Agentów jest: Wielka Brytania { $countries-uk-agents }, USA { $countries-us-agents }, Francja { $countries-fr-agents }, Niemcy { $countries-de-agents }, Holandia { $countries-nl-agents }.

    Twój **agent** działa na obszarze, na którym jest co najmniej jeden twój asystent i nie ma twojego prezesa. Inni prezesi nie przeszkadzają tam i nic nie dostają. Kroki 3–6 wykonujesz tam od razu; prezes nie dodaje siły i może być na ręce.

    W **pierwszej edycji** agenta używa się przed akcją główną i wskazuje obszar. Kroki 1 i 2 przebiegają jak zwykle, a potem wybierasz, gdzie wykonasz kroki 3–6: tam czy u prezesa. Jeśli prezes wrócił na rękę, agent przepada; jeśli wszedł na ten właśnie obszar, liczy się tam. Obszaru, na którym nie masz już siły, nie można wybrać. Rodzaj agentów można wybrać także niezależnie od edycji.

    Do osiągnięć liczą się także użyci agenci i zakryte żetony 5-krotnej siły. Obszar jest zabudowany, jeśli stoi na nim twój sklep, dom handlowy albo oba.

    { -example } W kopalni miedzi masz 2 asystentów i dom handlowy. Agent działa tam z siłą { $power_sources-two_and_house }: { $area_kinds-copper_mine-agent }. Do żetonu 5-krotnej siły potrzeba siły { $power_sources-five_power_from }, do budowania siły { $power_sources-build_from }. 2 asystentów wraca na rękę. Jeśli to wystarcza, możesz teraz wypełnić osiągnięcie „{ $achievements-achievement_a1-asked }”: { $achievements-achievement_a1-points-first-vp }, jeśli nikt cię nie wyprzedził, inaczej { $achievements-achievement_a1-points-later-vp }.

yokohama-topic-rewards = Nagrody
yokohama-topic-rewards-body =
    Nagrody dają zamówienia, żetony 5-krotnej siły, pola płytek oraz plansze kościoła i urzędu celnego. Punkty, pieniądze, dobra handlowe i importowane po prostu otrzymujesz; jeśli dobra są dowolne, wybierasz każde z nich. Nagrodę z kilku części otrzymujesz od lewej do prawej. **Dobra importowane** przypływają zza morza i nie daje ich żaden obszar produkcyjny: przyjmuje je urząd celny, można nimi płacić w laboratorium i za drugie zamówienie w porcie, a w kościele jedno liczy się jako wiara.

    Z dwóch nagród można zrezygnować, ale tylko **teraz albo nigdy**: co niewykorzystane, przepada.
    - **Elementy z magazynu**: weź na rękę najwyżej podaną liczbę dowolnych elementów, po cenach agencji pracy (asystent { $area_kinds-employment_agency-assistant_price }, sklep { $area_kinds-employment_agency-action-prices-shop } ¥, domy handlowe { $area_kinds-employment_agency-house_prices }).
    - **Ruch asystenta**: postaw asystenta z ręki na dowolnym obszarze albo przesuń go z jednego obszaru na dowolny inny. Nikomu nie płacisz. Na kanale stawiać nie można, a asystenci z plansz i płytek osiągnięć zostają na miejscu.

    Jeśli przesuniesz asystenta na obszar swojej akcji albo z niego, siła tej akcji się nie zmienia. Ale w kroku 6 wracają ci, którzy tam wtedy stoją.

    { -example } Powiedzmy, że pole kościoła daje ci 2 ruchy asystentów. Pierwszym stawiasz asystenta z ręki w banku, choć jest tam prezes Alicji; nic za to nie dostaje. Drugim przesuwasz asystenta z plantacji herbaty do portu A.

yokohama-topic-technologies = Technologie
yokohama-topic-technologies-body =
    Technologia działa **od chwili, gdy ją masz**, także do końca akcji, która ci ją dała.

    Punkty i pieniądze:
    - **Oświetlenie gazowe**: { $technologies-gaslight-gain } za zbudowany sklep, **Oświetlenie elektryczne**: { $technologies-electrical_light-gain } za dom handlowy.
    - **Bal**: { $technologies-ball-gain }, **Szkoła językowa**: { $technologies-language_school-gain } za wypełnione zamówienie.
    - **System patentowy**: { $technologies-patent_system-gain }, **Typografia**: { $technologies-letterpress_printing-gain } za każdą następną technologię.
    - **Winiarnia**: { $technologies-winery-gain } za asystenta na planszy kościoła, **Cegielnia**: { $technologies-brickyard-gain } za asystenta na planszy urzędu celnego.
    - **Wystawa**: od razu { $technologies-exposition-gain }.
    - **Technologia górnicza**: +{ $technologies-mining_technology-gain }, ilekroć otrzymujesz miedź; jeśli kopalnia dała 0, to nic.
    - **Giełda**: jeśli zaczynasz turę z mniej niż { $technologies-system_of_stock-effect-raise_yen_to } ¥, dostajesz tyle, żeby mieć { $technologies-system_of_stock-effect-raise_yen_to } ¥.

    Raz na turę, między dowolnymi krokami:
    - **Przędzalnia**: { $technologies-spinning_mill-trade }.
    - **Uniwersytet**: { $technologies-university-price } → { $technologies-university-assistants } z magazynu.

    Umieszczanie i ruch:
    - **Gazeta**: asystentów po jednym możesz umieścić do { $technologies-newspaper-effect-n }. **Telegram**: po parze jeszcze jeden obok. Opłaty jak zwykle.
    - **Telefon**: w kroku 6 możesz zostawić { $technologies-telephone-effect-n ->
        [one] { $technologies-telephone-effect-n } asystenta
        [few] { $technologies-telephone-effect-n } asystentów
       *[many] { $technologies-telephone-effect-n } asystentów
    } na obszarze.
    - **Dyliżans**: inni prezesi po drodze nic nie kosztują, kanał kosztuje.
    - **System pocztowy**: prezes może zatrzymać się na jednym obszarze z innymi, jeśli masz tam asystenta, po 1 ¥ dla każdego (z Dyliżansem nic).
    - **Stacja**: połóż żeton stacji na obszarze, na zawsze: +{ $power_sources-station } siły dla wszystkich (pierwsza edycja: tylko dla ciebie). Prezes może trafić prosto do żetonu, bez opłat i asystentów, ktokolwiek tam stoi.
    - **Tramwaj**: prezes trafia prosto na dowolny obszar z twoim asystentem i bez innych prezesów (pierwsza edycja: także bez asystenta). W edycji 2024 z Systemem pocztowym może dołączyć do innych, za jego cenę.

    Stacja i Tramwaj działają też z ręki; na tym ruch się kończy i nie można tak trafić na obszar, na którym prezes już stoi.

    { -example } Masz Technologię górniczą i wykonujesz akcję w kopalni miedzi z siłą 4: { $area_kinds-copper_mine-four } i jeszcze { $technologies-mining_technology-gain }. Jeśli w chińskiej dzielnicy kupisz 2 miedzi po jednej, każda przyniesie jeszcze { $technologies-mining_technology-gain }, razem { $technologies-mining_technology-two_bought }.

yokohama-topic-modules = Minidodatki
yokohama-topic-modules-body =
    Oba należą do edycji 2024; można grać z jednym, z oboma albo bez nich.
    - **Nagrody osiągnięć.** Część żetonów leży odkryta, { $achievement_rewards-drawn_per_game } z { $achievement_rewards-count }: symbole krajów i może darmowy agent. Kto wypełni wszystkie trzy osiągnięcia, od razu bierze jeden z nich, raz na grę. Symbol liczy się jak każdy inny: i do agentów, i do zestawów na końcu.
    - **Darmowi agenci.** Jest ich { $free_agent_tokens-count }; miesza się ich z żetonami 5-krotnej siły, zanim wszystko rozłoży się na obszarach. Takiego agenta bierze się jak każdy żeton 5-krotnej siły, przy sile co najmniej { $power_sources-five_power_from }; innej nagrody nie ma, a używa się go jak agenta, raz. Do osiągnięć nadal liczy się jako żeton 5-krotnej siły, a nieużyty jest na końcu wart { $scoring-other-unused_agent-vp }.

    { -example } Wypełniasz trzecie osiągnięcie i bierzesz symbol Francji. Masz już jedno wypełnione zamówienie z Francji, więc to drugi symbol tego kraju: dostajesz agenta Francji, jeśli jeszcze jakiś jest.

yokohama-topic-editions = Edycje
yokohama-topic-editions-body =
    Przy stole gra się albo w edycję 2024, albo w **pierwszą edycję**. W pierwszej edycji
    - wiara kosztuje { $editions-classic-faith_yen_cost } ¥ zamiast { $editions-2024-faith_yen_cost } ¥, a każda rzecz liczy się raz na turę, nie raz na akcję;
    - technologia nr { $editions-2024-technology_surcharge_from } i następne są bez dodatkowej opłaty;
    - agent przenosi akcję główną na inny obszar, zamiast dawać dodatkową;
    - żeton stacji daje siłę tylko właścicielowi Stacji;
    - Tramwaj jedzie na dowolny obszar bez innych prezesów, nawet jeśli nie ma tam twojego asystenta;
    - „para” może być jednym asystentem;
    - w grze 2-osobowej nie ma neutralnych asystentów, a koniec następuje przy innej liczbie asystentów: { $editions-classic-church_trigger-2 } zamiast { $editions-2024-church_trigger-2 } na planszy kościoła, { $editions-classic-customs_trigger-2 } zamiast { $editions-2024-customs_trigger-2 } na planszy urzędu celnego;
    - nie ma minidodatków.

    Wszystko inne jest takie samo: obszary, ceny, osiągnięcia, punktacja. Rodzaj agentów można też wybrać osobno.

    { -example } Bierzesz technologię nr { $editions-2024-technology_surcharge_from }, a siła daje całą potrzebną produkcję. W pierwszej edycji to wystarczy. W edycji 2024 płacisz dodatkowo { $editions-2024-technology_surcharge-price }.

yokohama-topic-end = Koniec gry
yokohama-topic-end-body =
    Koniec następuje, gdy spełni się **którykolwiek** z warunków:
    - gracz zbudował { $end_triggers-houses };
    - gracz zbudował { $end_triggers-shops };
    - portu nie da się uzupełnić;
    - na planszy kościoła stoi dość asystentów: { $editions-2024-church_trigger-list } w grze 2-osobowej, 3-osobowej, 4-osobowej (pierwsza edycja: { $editions-classic-church_trigger-list });
    - na planszy urzędu celnego tak samo: { $editions-2024-customs_trigger-list } (pierwsza edycja: { $editions-classic-customs_trigger-list }).

    W grze 2-osobowej liczą się też neutralni asystenci (pierwsza edycja: nie ma ich).

    Rundę **gra się do końca**, a potem dokładnie **jeszcze jedną**, więc wszyscy mają tyle samo tur. Nawet jeśli zdarzyło się to w ostatniej turze rundy, następuje po niej cała runda. Wszystko działa jak zwykle, a kolejne warunki niczego już nie zmieniają.

    { -example } Gracie we czworo i w rundzie 12 drugi gracz stawia na planszy kościoła asystenta, którego jeszcze brakowało. Trzeci i czwarty grają jeszcze w rundzie 12, potem wszyscy grają rundę 13 i liczy się punkty.

yokohama-topic-scoring = Punktacja końcowa
yokohama-topic-scoring-body =
    Punkty dodaje się w tej kolejności:
    - **Kościół**: najwięcej asystentów na planszy { $scoring-church-first-vp }, drugie miejsce { $scoring-church-second-vp }.
    - **Urząd celny**: pierwsze miejsce { $scoring-customs-first-vp }, drugie { $scoring-customs-second-vp }. Przy remisie na obu planszach wyżej jest ten, kto stoi bardziej na prawo.
    - **Technologie**: najwyższa suma wartości { $scoring-technology-first-vp }, druga { $scoring-technology-second-vp }. Dopłaty się nie liczą. Przy remisie wyżej jest osoba wcześniejsza w kolejności tur.
    - **Symbole krajów**: ułóż zestawy różnych krajów: 5 symboli { $scoring-country_sets-5-vp }, 4 symbole { $scoring-country_sets-4-vp }, 3 symbole { $scoring-country_sets-3-vp }, 2 symbole { $scoring-country_sets-2-vp }. Niewypełnione zamówienia się nie liczą.
    - **To, co zostało**: { $scoring-other-unused_agent-vp } za nieużytego agenta, { $scoring-other-import-vp } za dobro importowane, 1 punkt za każde { $scoring-other-yen_per_vp } ¥ i za dowolne dobra handlowe, liczone po { $scoring-other-goods_per_vp }; każde zaokrągla się w dół osobno.

    Żeby zająć miejsce, trzeba mieć co najmniej jednego asystenta na planszy albo jedną technologię. W grze 2-osobowej w edycji 2024 miejsca zajmuje też gracz neutralny: ze swoimi asystentami, a w technologiach z { $editions-2024-dummy_production_value-said }. Jego punkty przepadają. Przy remisie na końcu wygrywa osoba wcześniejsza w kolejności tur.

    { -example } Masz symbole: Wielka Brytania 3, USA 2, Francja 2, Niemcy 1, Holandia 1. To zestawy z 5, 3 i 1: { $scoring-country_sets-example }. Za 1 dobro importowane, 3 ¥ i 7 dóbr handlowych otrzymujesz { $scoring-other-example }.
