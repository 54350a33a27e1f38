mombasa-lesson-intro =
    Jesteś **inwestorem**. Po mapie rozchodzą się cztery kompanie handlowe; nie należą do nikogo, ale każdy może je rozwijać i mieć ich udziały.

    Po **siedmiu rundach** wygrywa najbogatszy. Liczą się pieniądze, udziały razy wartość udziału ich kompanii oraz dwa tory warte do 60 £ każdy: **tor diamentów**, które dają regiony i handlarze, oraz **tor księgowości**, na którym drogę układasz z ksiąg.

    W każdej rundzie wszyscy w tajemnicy planują karty, a potem używają ich tura po turze. Cała gra trwa godzinę lub dwie; przewodnik prowadzi przez pierwszą rundę i początek drugiej.

mombasa-lesson-plan-title = plan
mombasa-lesson-plan = W każdej rundzie w tajemnicy kładziesz po karcie na każdym otwartym miejscu; innych w tej rundzie nie będzie. Połóż gdziekolwiek kawę 2, bawełnę 2 i ekspansję 2 i zatwierdź plan.
mombasa-lesson-plan-done = Dobry plan: w jednej rundzie będzie i karta, i kroki po torach, i regiony. Co oznacza znak na obrazku, mówią **Znaki** pod przyciskiem **Więcej**.
mombasa-lesson-plan-missed = Te trzy karty pozwalają w jednej rundzie zdobyć przewagę, kupić kartę, zrobić kroki po torze i wejść do dwóch regionów.
mombasa-lesson-majority-title = przewagi
mombasa-lesson-majority = Trzy znaczniki bonusu to trzy tury bez karty. **Pole przewagi** daje kroki na **torze kompanii** temu, kto pokazuje najwięcej towaru. Naciśnij **{ mombasa-act-marker-short }** i umieść go na przewadze w bawełnie.
mombasa-lesson-majority-done = Dwa kroki na torze Saint-Louis, a karta bawełny nadal czeka na użycie. Najpierw przewagi, potem karty.
mombasa-lesson-majority-missed = Przewaga w bawełnie daje dwa kroki na torze Saint-Louis, a karty bawełny można potem jeszcze użyć.
mombasa-lesson-goods-title = kupowanie kart
mombasa-lesson-goods = Za towary kupuje się karty: użyj dowolnie wielu kart jednego towaru, kup jedną kartę z wystawki, a reszta zamieni się w kroki na torach kompanii. Naciśnij **{ mombasa-act-goods-short }**, użyj kawy i kup bawełnę 2.
mombasa-lesson-goods-done = Nowa karta jest na twojej ręce i od następnej rundy dwie karty bawełny się sumują. Dobre karty kupione wcześnie służą przez całą grę.
mombasa-lesson-goods-missed = Kawa 2 akurat wystarcza na bawełnę 2, a ta karta służy do końca gry.
mombasa-lesson-tracks-title = tory kompanii
mombasa-lesson-tracks = Jeśli nic nie kupujesz, każda jednostka towaru to **krok na torze kompanii**. Tory dają udziały. Moneta między polami to **opłata**: płacisz ją albo znacznik staje. Naciśnij **{ mombasa-act-goods-short }**, użyj bawełny, nic nie kupuj i zrób kroki po torze Saint-Louis.
mombasa-lesson-tracks-done = Twój znacznik jest bliżej następnego udziału Saint-Louis. Teraz spraw, żeby te udziały były coś warte.
mombasa-lesson-tracks-missed = Bawełna 2 to dwa kroki, a na torze Saint-Louis przybliżają do następnego udziału.
mombasa-lesson-expansion-title = ekspansja
mombasa-lesson-expansion-page1 = Ekspansja wysyła faktorie kompanii z jej **bazy** do regionów. Każdy region od razu daje nagrodę: funty, **diamenty** na tor diamentów albo punkty księgowości. Im mniej faktorii w bazie, tym wyższa **wartość udziału**, a zyskują wszyscy, którzy mają udziały.
mombasa-lesson-expansion = Naciśnij **{ mombasa-act-expansion-short }** i wyślij faktorie Saint-Louis do Senegambii i do Zakola Nigru, obie z lewej kolumny bazy: jego udziały będą warte o 1 £ więcej.
mombasa-lesson-expansion-done = 2 £, punkt księgowości, a każdy udział Saint-Louis jest wart o 1 £ więcej. Rozwijaj kompanie, których udziały masz.
mombasa-lesson-expansion-missed = Senegambia i Zakole Nigru dają 2 £ i punkt księgowości, a dwie faktorie z lewej kolumny podnoszą wartość każdego udziału Saint-Louis o 1 £.
mombasa-lesson-book-title = księgi
mombasa-lesson-book-page1 = To twój **tor księgowości**, wart na końcu do 60 £. Drogę układasz z **ksiąg**, które bierze się za punkty księgowości; startowa leży już na pozycji 1. **Księgowy** przesuwa kałamarz od księgi do księgi, póki twoje aktywne karty spełniają ich wymagania.
mombasa-lesson-book = Za punkt księgowości bierze się **księgę**. Weź tę, która wymaga bawełny 2, tak jak twoja startowa, i połóż ją na pozycji 2: w rundzie 2 miniesz obie.
mombasa-lesson-book-done = Księga startowa na pozycji 1 też wymaga bawełny 2, więc jedna karta wystarczy na obie. Najlepsze księgi to te, których wymagania można spełniać raz za razem.
mombasa-lesson-book-missed = Księga startowa na pozycji 1 wymaga bawełny 2; z taką samą na pozycji 2 jedna karta wystarczy na obie.
mombasa-lesson-marker-title = znaczniki bonusu
mombasa-lesson-marker = Znaczniki bonusu to też tury: można kupić kartę, sprzedać kartę, zarezerwować żeton na następną rundę. Naciśnij **{ mombasa-act-marker-short }** i zarezerwuj **żeton księgowego**: za 1 £ masz w rundzie 2 księgowego, który nie zajmuje miejsca.
mombasa-lesson-marker-done = Każdy znacznik, który ci został, to jeszcze jedna tura w tej rundzie. Niewykorzystane nie przechodzą na następną.
mombasa-lesson-marker-missed = Żeton księgowego za 1 £ to w rundzie 2 księgowy, który nie zajmuje miejsca.
mombasa-lesson-recovery-title = stosy odzyskiwania
mombasa-lesson-recovery-until = Teraz wybierasz ty: połóż jeszcze znacznik, jeśli któryś jest wart tury, albo zakończ swoją fazę akcji.
mombasa-lesson-recovery = Teraz bierzesz na rękę **jeden** stos odzyskiwania; dopiero potem karty tej rundy trafiają na stosy swoich miejsc. Wybór stosu, który odzyskasz, to połowa każdego planu. Jakich kart będziesz potrzebować w następnej rundzie?
mombasa-lesson-recovery-done = Karty tej rundy wrócą, gdy weźmiesz ich stos. Co ma działać razem, niech leży na jednym stosie.
mombasa-lesson-round-title = druga runda
mombasa-lesson-round-page1 = Drugi tor wart do 60 £ to **tor diamentów**. Diamenty dają regiony i **handlarze**: ich karty przynoszą diamenty i pieniądze, a handlarz kompanii tym więcej, im więcej kopalń pod jej faktoriami. 8 diamentów otwiera ci miejsce A, a kałamarz na pozycji 4 miejsce E.
mombasa-lesson-round = Runda 2, a plan należy do ciebie. Pomyśl o przewagach, o swoich udziałach i o stosie, który odzyskasz. Połóż nową bawełnę 2: dobrze leży obok innej karty bawełny, a wymaga jej twoja księga startowa.
mombasa-lesson-round-done = Karty bawełny się sumują: i dla przewagi, i na lepsze karty z wystawki.
mombasa-lesson-round-missed = Dwie karty bawełny w jednej rundzie się sumują: i dla przewagi w bawełnie, i na lepsze karty z wystawki.
mombasa-lesson-bookkeeper-title = księgowy
mombasa-lesson-bookkeeper-page1 = Obie twoje księgi wymagają bawełny 2. Księgowy tylko **patrzy** na karty i żadnej nie zużywa, więc użyj go najpierw, póki bawełna jest aktywna. Nagrodę daje księga, na której zatrzyma się kałamarz.
mombasa-lesson-bookkeeper = Naciśnij **{ mombasa-act-bookkeeper-short }** i przesuń kałamarz na pozycję 2. Potem żeton da 1 punkt na nową księgę, a którą, decydujesz ty.
mombasa-lesson-bookkeeper-done = Dwie księgi minięte, a bawełna nadal jest aktywna.
mombasa-lesson-bookkeeper-missed = Póki bawełna 2 jest aktywna, księgowy doprowadzi kałamarz do pozycji 2 i da punkt na nową księgę.
mombasa-lesson-open-title = twoja gra
mombasa-lesson-open-until = Teraz wybierasz ty: weź księgę, której wymaganie często spełnisz, połóż ją na pustej pozycji i zakończ turę.
mombasa-lesson-open = Po rundzie 7 wracają wszystkie karty i liczą się: **pieniądze**; za każdy **udział**, na torach i na kartach, wartość udziału jego kompanii; ostatnia miniona liczba na **torze diamentów** i na **torze księgowości**. Nic więcej. **Graj dalej, jak długo chcesz**: **Podpowiedź** pod **Więcej** powie, co zrobiłby bot. Nową grę zaczyna **Otwórz stół**; najpierw położysz po jednej karcie na stosach B, C i D.
mombasa-lesson-open-done = Dalej grasz już po swojemu. Powodzenia!
