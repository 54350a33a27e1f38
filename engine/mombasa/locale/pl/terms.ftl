# Words of the rules that players look up.

mombasa-things-terms = Pojęcia

mombasa-term-toll = opłata
mombasa-term-toll-about = Tyle kosztuje krok między niektórymi polami toru kompanii. Płacisz od razu albo stajesz; kto staje, traci resztę tej nagrody.
mombasa-term-special_field = pole specjalne
mombasa-term-special_field-about = Gdy do niego dojdziesz, dostajesz { $tracks-first_fields } £ lub { $tracks-second_fields } £, a tyle samo każdy, kto jest tam albo dalej. Od następnej tury możesz używać bonusu toru.
mombasa-term-diamonds = diamenty
mombasa-term-diamonds-about = Kroki po torze diamentów, który na koniec daje do { $player_board-diamonds_most } £. Miejsce A otwiera się na liczbie { $player_board-diamond_track-slot_unlock_space }; powyżej { $player_board-diamond_track-last } każdy daje { $player_board-diamond_track-overflow_pounds_per_step } £.
mombasa-term-bookkeeping = tura księgowego
mombasa-term-bookkeeping-about = Księgowy przesuwa kałamarz po księgach, których wymagania spełniają twoje aktywne karty; za { $player_board-bookkeeping_track-flip_pounds } £ można najpierw odwrócić jedną księgę. Księga, na której stanie, daje nagrodę, potem wydaje się punkty księgowego.
mombasa-term-ink_jar = kałamarz
mombasa-term-ink_jar-about = Twój znacznik na torze księgowości. Im dalej stoi, tym więcej daje na koniec, do { $player_board-bookkeeping_most } £.
mombasa-term-bookkeeping_points = punkty księgowości
mombasa-term-bookkeeping_points-about = Wydaje się je od razu: księga A kosztuje { $books-price-A }, księga B { $books-price-B }, księga C { $books-price-C }, a każdy inny punkt to 1 £.
mombasa-term-person = osoba
mombasa-term-person-about = W wymaganiach ksiąg: każdy twój aktywny handlarz diamentami i księgowy, oprócz tego księgowego, którego używasz.
mombasa-term-active = aktywna karta
mombasa-term-active-about = Karta leżąca odkryta na twoim miejscu akcji albo odkryty żeton. Użyte zakrywa się i już się nie liczą.
mombasa-term-region_entry = wejście do regionu
mombasa-term-region_entry-about = Kompania, która ma jeszcze faktorię w bazie, wchodzi do regionu obok bazy lub swoich faktorii za punkty ekspansji (od { $borders-least } do { $borders-most }). Dostajesz nagrodę regionu, a obca faktoria musi odejść.
