# Dlaczego czegoś nie można wybrać.

mombasa-no-dealt = Tego żetonu startowego ci nie rozdano.
mombasa-no-slot_diamonds = Na początku planowania trzeba mieć { $need ->
    [one] { $need } diament
    [few] { $need } diamenty
   *[many] { $need } diamentów
}; teraz masz { $have }.
mombasa-no-slot_books = Kałamarz musi przed planowaniem dotrzeć do pozycji { $need }; { $have ->
    [0] stoi jeszcze na początku toru.
   *[other] stoi na pozycji { $have }.
}
mombasa-no-plannable = Nie masz na ręce kart, które można zaplanować.
mombasa-no-share_card = Karty udziałów nie mają akcji i zostają na ręce.
mombasa-no-planned = Ta karta jest już zaplanowana na { CASE($slot, "acc") }.
mombasa-no-in_stack = Ta karta leży na stosie odzyskiwania { CASE($slot, "gen") }, a wybrać można tylko kartę z ręki.
mombasa-no-in_slot = Ta karta leży na { CASE($slot, "loc") }, a wybrać można tylko kartę z ręki.
mombasa-no-page = Ta karta jest na innej stronie twojej ręki: wybierz „Inne karty”.
mombasa-no-alike = Nie ma różnicy: wybierz zamiast tego „{ $other }”.
mombasa-no-goods = Nie masz aktywnych kart towarów.
mombasa-no-expansion = Nie masz aktywnej karty ani żetonu ekspansji.
mombasa-no-bookkeeper = Nie masz aktywnego księgowego; karty na stosach odzyskiwania i zakryte się nie liczą.
mombasa-no-merchant = Nie masz aktywnego handlarza diamentami.
mombasa-no-slot_empty = { CAP($slot) } jest puste.
mombasa-no-tile = W tej rundzie nie masz { CASE($tile, "gen") }.
mombasa-no-used = To zostało już użyte w tej rundzie i leży zakryte.
mombasa-no-kind = Tu używa się tylko { CASE($kind, "gen") }, a to { $card }.
mombasa-no-goods_card = Tu pasują tylko karty towarów, a to { $card }.
mombasa-no-other_good = Teraz używa się tylko kart { CASE($good, "gen") }, a to { $card }.
mombasa-no-plus_tile = W tej rundzie nie masz żetonu „+1 towar”.
mombasa-no-plus_placed = Żeton „+1 towar” leży już na karcie i tam zostaje.
mombasa-no-value = Cena wynosi { $need }, a twoje towary są warte { $have }.
mombasa-no-good = Nie masz aktywnej karty { CASE($good, "gen") }.
mombasa-no-mixed = Użycie różnych towarów razem wymaga drugiego bonusu toru { CASE($company, "gen") }.
mombasa-no-mixed_out = Żaden tor w tej grze nie pozwala użyć różnych towarów razem.
mombasa-no-mixed_cards = Użycie różnych towarów razem wymaga karty { CASE($good, "gen") }, innego towaru i wartości wystarczającej na zakup karty.
mombasa-no-mix_one = To karty jednego towaru; wybierz co najmniej dwa różne.
mombasa-no-mix_lead = Wśród różnych towarów musi być karta { CASE($good, "gen") }.
mombasa-no-cheapest_card = Najtańsza karta kosztuje { $need }, a te towary są warte { $have }.
mombasa-no-no_discount = Zniżka wymaga karty { CASE($good, "gen") } wśród używanych.
mombasa-no-none_mixed = Różnych towarów razem można użyć tylko do zakupu karty.
mombasa-no-none_discount = Zniżka jest tylko przy zakupie; aby nic nie kupić, wróć najpierw do wyższej wartości.
mombasa-no-none_marker = Twój znacznik służy do zakupu, więc trzeba kupić kartę.
mombasa-no-track_end = Twój znacznik stoi już na końcu toru { CASE($company, "gen") }.
mombasa-no-toll = Opłata na torze { CASE($company, "gen") } wynosi { $need } £, a masz { $have } £.
mombasa-no-stop_steps = Za wcześnie na koniec: po torze { CASE($company, "gen") } można jeszcze zrobić krok bez opłaty.
mombasa-no-home_track = Te kroki robi się na innych torach, nie na torze { CASE($company, "gen") }.
mombasa-no-track_twice = Na torze { CASE($company, "gen") } kroki są już zrobione; teraz musi to być inny tor.
mombasa-no-post = W bazie { CASE($company, "gen") } nie ma już faktorii.
mombasa-no-cheapest = Najtańsze wejście dla { CASE($company, "gen") } kosztuje { $need }, a punktów ekspansji masz { $have }.
mombasa-no-points = Żeby zająć { CASE($region, "acc") }, potrzeba { $need ->
    [one] { $need } punktu
   *[many] { $need } punktów
} ekspansji, a masz { $have }.
mombasa-no-stop_entering = Za wcześnie na koniec: region { $region } kosztuje { $need ->
    [one] { $need } punkt
    [few] { $need } punkty
   *[many] { $need } punktów
} ekspansji, a masz { $have }.
mombasa-no-own_post = W regionie { $region } stoi już faktoria { CASE($company, "gen") }.
mombasa-no-enclave = Do enklawy wchodzi się tylko z regionu zewnętrznego wokół niej: faktoria kompanii musi najpierw zająć { CASE($region, "acc") }.
mombasa-no-border = Region { $region } nie graniczy ani z bazą, ani z faktoriami { CASE($company, "gen") }.
mombasa-no-column_empty = W { CASE($column, "loc") } nie ma faktorii.
mombasa-no-column_full = W { CASE($column, "loc") } nie ma miejsca; opróżnione najniższe miejsce zostaje puste.
mombasa-no-turn_start = Księgi startowej nie można ani odwrócić, ani przykryć.
mombasa-no-turn_nothing = Na pozycji { $at } nie ma księgi.
mombasa-no-turn_passed = Kałamarz stoi już na pozycji { $at } lub dalej.
mombasa-no-turn_twice = Księga na pozycji { $at } jest już odwrócona.
mombasa-no-pounds = Potrzeba { $need } £, a masz { $have } £.
mombasa-no-jar_back = Kałamarz idzie tylko do przodu; { $at ->
    [0] teraz stoi na początku toru.
   *[other] teraz stoi na pozycji { $at }.
}
mombasa-no-gap = Na pozycji { $at } nie ma księgi, a pustych pozycji nie wolno przeskakiwać.
mombasa-no-requirement = Księga na pozycji { $at } wymaga: { $needs }; twoje aktywne karty dają: { $have }.
mombasa-no-requirement_person = Księga na pozycji { $at } wymaga: { $needs }; twoje aktywne karty dają: { $have }. Osoby to handlarze diamentami i księgowi, oprócz księgowego właśnie używanego.
mombasa-no-book = Na tym miejscu wystawki nie ma księgi { $letter }.
mombasa-no-book_points = Księga { $letter } kosztuje { $need ->
    [one] { $need } punkt
    [few] { $need } punkty
   *[many] { $need } punktów
}, a masz { $have }.
mombasa-no-cover = Na pozycji { $at } leży księga { $under }; można ją przykryć tylko księgą { $under }, nie { $letter }.
mombasa-no-crossed = Na pustej pozycji { $at } nie można położyć księgi A.
mombasa-no-marker = Wszystkie twoje znaczniki bonusu są już na planszy.
mombasa-no-space = Nie ma wolnego pola bonusu, na które cię stać i którego wymaganie spełniasz.
mombasa-no-space_taken = To pole do końca rundy zajmuje { $player }.
mombasa-no-first_turn = Kto ma znacznik pierwszego gracza, nie może wybrać tego pola w swojej pierwszej turze rundy.
mombasa-no-hand = Nie masz kart na ręce.
mombasa-no-hand_good = Nie masz na ręce karty { CASE($good, "gen") }.
mombasa-no-bonus = Potrzebny jest { $index ->
    [one] pierwszy
   *[other] drugi
} bonus toru { CASE($company, "gen") }: { $n ->
    [one] do jego pola specjalnego brakuje { $n } kroku.
   *[many] do jego pola specjalnego brakuje { $n } kroków.
}
mombasa-no-space_twice = W tej rundzie zajmujesz już inne pole toru { CASE($company, "gen") }.
mombasa-no-display = Na wystawce nie ma żadnej karty.
mombasa-no-any_card = Na najtańszą kartę potrzeba w sumie { $need } £, a masz { $have } £.
mombasa-no-sell = Można tu odrzucić tylko kartę { CASE($good, "gen") }.
mombasa-no-tier = { CAP($measure) }: potrzeba { $need }, a masz { $have }.
mombasa-no-measure = { CAP($measure) }: masz 0, a potrzeba co najmniej 1.
mombasa-no-majority = { CAP($measure) }: masz { $have }, a { $player } ma { $theirs }.
mombasa-no-stack = Stos odzyskiwania { CASE($slot, "gen") } jest pusty.
