# Wszystko, o co można zapytać: spisy i co co robi.
yokohama-things-areas = Obszary
yokohama-things-orders = Zamówienia
yokohama-things-technologies = Technologie
yokohama-things-achievements = Osiągnięcia
yokohama-things-boards = Plansze kościoła i urzędu celnego
yokohama-things-tokens = Żetony 5-krotnej siły

yokohama-what-goods = { CAP($good) } przy sile od 1 do 5: { $n }.
yokohama-what-bank = Pieniądze przy sile od 1 do 5, w ¥: { $n }.
yokohama-what-port = Bierzesz zamówienie; drugie kosztuje jeszcze { $yen } ¥ albo import ({ $imports }). Dostępne karty przy sile od 1 do 5: { $n }.
yokohama-what-port_points = Punkty przy sile od 1 do 5: { $n }.
yokohama-what-laboratory = Bierzesz technologię. Produkcja przy sile od 1 do 5: { $n }; czego brakuje, dokupujesz za pieniądze albo import.
yokohama-what-employment_agency = Bierzesz elementy z magazynu na rękę i płacisz za nie. Ile przy sile od 1 do 5: { $n }.
yokohama-what-prices = Ceny w ¥: asystent { $assistant }, sklep { $shop }, domy handlowe { $houses }.
yokohama-what-chinatown = Kupujesz i sprzedajesz dobra. Ile razy przy sile od 1 do 5: { $n }.
yokohama-what-church = Umieszczasz asystenta na polu planszy kościoła. Wiara przy sile od 1 do 5: { $n }.
yokohama-what-customs = Oddajesz import i umieszczasz asystenta na polu planszy urzędu celnego. Ile importu wolno oddać przy sile od 1 do 5: { $n }.
yokohama-what-canal = Prezes przechodzi tędy bez asystenta, za każdym razem za { $n } ¥. Nie można się tu zatrzymać ani niczego umieścić.
yokohama-what-order_name = { $order } ({ $country })
yokohama-what-order = Wymaga: { $goods }. Daje: { $gains } i symbol kraju.
yokohama-what-technology = { CAP($effect) }.
yokohama-what-card = Karta nr { $number }: produkcja { $production }, { $country }.
yokohama-what-achievement = Dla pierwszego: { $first }, dla każdego następnego: { $later }. Asystent z ręki zostaje na płytce.
yokohama-what-church_space = Wymaga wiary { $n }. Daje: { $gains }; asystent zostaje tutaj i liczy się do przewagi.
yokohama-what-customs_space = Kosztuje { $n ->
    [one] { $n } dobro importowane
    [few] { $n } dobra importowane
   *[many] { $n } dóbr importowanych
}. Daje: { $gains }; asystent zostaje tutaj i liczy się do przewagi.
yokohama-what-token_name = żeton 5-krotnej siły: { $gains }
yokohama-what-token = Możesz go wziąć po akcji o sile 5 na jego obszarze: { $gains }. Na koniec gry nic nie jest wart, ale niektóre osiągnięcia wymagają żetonów.
yokohama-what-free_agent = Możesz go wziąć po akcji o sile 5 na jego obszarze. To agent bez kraju; używa się go jak każdego innego.

# Gdzie to leży przy stole i ile tam kosztuje.
yokohama-here-power = Twoja siła tam to teraz { $n }.
yokohama-here-presidents = Stoją tam cudzy prezesi: { $players }. Wejście lub asystent kosztuje po 1 ¥ dla każdego.
yokohama-here-port = Leży w porcie ({ $area }), wymaga siły { $n }.
yokohama-here-laboratory = Karta nr { $number } leży w laboratorium ({ $area }), wymaga produkcji { $n }.
yokohama-here-held = Kartę nr { $number } ma { $player }.
yokohama-here-achievement = Następny dostanie: { $points }.
yokohama-here-claimed = Już wypełnili: { $players }.
yokohama-here-free = Jest wolne.
yokohama-here-taken = Stoi tam asystent gracza { $player }.
yokohama-here-neutral = Stoi tam asystent gracza neutralnego.
