nippon-lesson-intro =
    Kierujesz **zaibatsu**, japońskim koncernem przemysłowym: zatrudniasz robotników, budujesz fabryki i sprzedajesz to, co powstaje.

    { "" }**Punkty zwycięstwa** (PZ) zdobywasz przede wszystkim za wpływy na mapie: po rundach 2, 4 i 8 punktuje się każdy z czterech regionów, a kto ma tam więcej wpływów, dostaje więcej punktów. Na końcu dochodzą punkty za **żetony przychylności** na celach, które wybierasz.

    Po 8. rundzie wygrywa ten, kto ma najwięcej punktów. Cała gra trwa około dwóch godzin; przewodnik prowadzi do pierwszej wypłaty pensji.

nippon-lesson-worker-title = robotnik i akcja
nippon-lesson-worker = W każdej turze bierzesz **jednego robotnika** z pola nad akcją i wykonujesz tę akcję. Robotnicy zostają u ciebie do **konsolidacji**: wtedy płacisz 3 monety za każdy ich kolor i zaczynasz od nowa, z nowymi pieniędzmi i węglem. Na starej fabryce leży towar, więc weź robotnika na rynki lokalne. **Jedwab** może zastąpić pieniądze; na razie go zachowaj.
nippon-lesson-worker-done = Jeden robotnik, jedna akcja – tak wygląda każda tura. Kolor robotnika jest równie ważny jak akcja.
nippon-lesson-worker-missed = Towar ze starej fabryki może od razu trafić na rynek i dać wpływy oraz bonus.
nippon-lesson-market-title = rynki lokalne
nippon-lesson-market = Towarami zaopatruje się rynki regionu: kładziesz żeton wpływów w mieście, które chce twojego towaru. Po rundach 2, 4 i 8 **punktuje się** każdy region: więcej wpływów to więcej punktów. Liczbę, którą zakrywa żeton, tracą **firmy zagraniczne**: rywalizują tak jak gracz. Od razu dostajesz bonus regionu albo 2 PZ. Zaopatrz Kyushu i weź węgiel, bo na nim pracują fabryki.
nippon-lesson-market-done = Pierwszy żeton leży na mapie, a 2 węgle wkrótce zamienią się w nowe towary. Na początku zasoby są warte więcej niż parę punktów.
nippon-lesson-market-missed = Kyushu od razu daje 2 węgle, a na węglu pracują fabryki.
nippon-lesson-factory-title = fabryki
nippon-lesson-factory = Towary powstają w **fabrykach**. Fabryka kosztuje 6 monet, a jej właściwość pomaga od razu albo do końca gry. Bawełna wymaga nauki 2, a masz 1: brak **zastąpi jedwab**. Weź **czerwonego** robotnika (zaraz zobaczysz, po co) i zbuduj fabrykę bawełny 1A: od razu nauka +2, a na 3 jest czarny kwadrat, **bonus czarnego departamentu**: 2 węgle.
nippon-lesson-factory-done = I fabryka, i nauka przesunięta o 2, i 2 węgle w jednej turze. Im wyższa nauka, tym lepsze typy fabryk.
nippon-lesson-factory-missed = Fabryka bawełny 1A od razu przesuwa naukę o 2, a czerwony robotnik oszczędzi pensji w następnym kroku.
nippon-lesson-production-title = produkcja
nippon-lesson-production = Pora uruchomić fabrykę: **produkcja** kładzie towary na fabrykach i kosztuje węgiel, w fabryce bawełny – 2. Spójrz też na robotników: czerwony to kolor, który **już masz**, więc pensje nie wzrosną. Weź czerwonego do produkcji.
nippon-lesson-production-done = Bawełna gotowa, a pensje nie wzrosły. Im mniej kolorów, tym więcej pieniędzy.
nippon-lesson-production-missed = Za 2 węgle fabryka robi bawełnę, a drugi czerwony robotnik nie podnosi pensji.
nippon-lesson-science-title = nauka
nippon-lesson-science = Nauka i wydobycie rosną za pieniądze: o 1, 2 albo 3 za 1, 3 albo 6 monet. Nauka otwiera fabryki, wydobycie to węgiel przy konsolidacji. Kolorowe kwadraty dają bonus swojego **departamentu**. Reszta pieniędzy przepada przy konsolidacji, więc jej użyj: przesuń naukę o 2.
nippon-lesson-science-done = Nauka poszła do przodu, a po drodze wpadł bonus departamentu. Pieniądze, które by przepadły, zamieniły się w postęp.
nippon-lesson-science-missed = Przesunięcie nauki o 2 kosztuje 3 monety, które i tak niedługo by przepadły; otwiera lepsze fabryki i daje bonus departamentu.
nippon-lesson-contract-title = inwestycje i kontrakty
nippon-lesson-contract = Towarami płaci się też za **inwestycje i kontrakty**: finanse, czyli **twoje pieniądze przy każdej konsolidacji**, rosną o 2 albo kontrakt daje bonus swojego departamentu, a na końcu może przynieść punkty. Wybierz tę akcję i zdecyduj, na co pójdzie twoja bawełna.
nippon-lesson-contract-done = Towary mają dwie drogi: rynki dają wpływy, inwestycje – pieniądze i kontrakty.
nippon-lesson-contract-missed = Za bawełnę finanse mogą wzrosnąć o 2 albo możesz zrealizować kontrakt i dostać jego nagrodę.
nippon-lesson-consolidate-title = konsolidacja
nippon-lesson-consolidate = Kończą się pola robotników i pieniądze: czas na **konsolidację**. Tracisz resztę pieniędzy i węgla, dostajesz dochód i bonus departamentu pierwszego robotnika i płacisz 3 monety za każdy kolor. Mając czterech lub więcej robotników, bierzesz też **żeton przychylności**, który da punkty na końcu. Zrób to teraz.
nippon-lesson-consolidate-done = Zaraz, po kolei, dostaniesz nowe pieniądze i węgiel, a twoje pola się zwolnią. Konsoliduj, gdy niewiele przepada, a kolorów jest mało.
nippon-lesson-consolidate-missed = Konsolidacja daje nowe pieniądze i węgiel, puste pola robotników, a przy czterech lub więcej robotnikach także żeton przychylności.
nippon-lesson-favour-title = żetony przychylności
nippon-lesson-favour = **Żeton przychylności** kładzie się na **celu** i tam zostaje. Na końcu daje punkty: im lepiej zrealizujesz ten cel, tym więcej. Im więcej robotników przy konsolidacji, tym lepszy żeton. Weź najlepszy i wybierz cel, na który chcesz odtąd pracować.
nippon-lesson-favour-done = Masz teraz cel. Żetony na właściwych celach często rozstrzygają grę.
nippon-lesson-favour-missed = Lepszy żeton daje na końcu więcej punktów za ten sam cel.
nippon-lesson-again-title = następny cykl
nippon-lesson-again = Następny cykl należy do ciebie. Na puste pole nad akcjami wchodzą następni robotnicy z kolejki, a gdy jej zabraknie, **runda się kończy**. Maszyny zwiększają produkcję, statek ulepsza departament i przywozi robotnika, pociągi umacniają wpływy w regionie. **Wybierz dowolną akcję**, pamiętając o kolorach i o swoim celu.
nippon-lesson-again-done = Plan na cały cykl, mało kolorów i cel, na który pracujesz – na tym polega ta gra.
nippon-lesson-open-title = twoja gra
nippon-lesson-open = **Punkty dają** wpływy po rundach 2, 4 i 8, za każdym razem więcej, oraz PZ z rynków i bonusów. Po 8. rundzie wszyscy konsolidują jeszcze raz, potem liczą się **żetony przychylności** na celach, 1 PZ za każde 3 sztuki węgla, jedwabiu, żelaza i towarów, 1 PZ za każde 5 monet. **Graj dalej, jak długo chcesz**: **Podpowiedź** jest pod **Więcej**. Nową grę zaczyna **Otwórz stół**.
nippon-lesson-open-done = Dalej grasz już po swojemu. Powodzenia!
