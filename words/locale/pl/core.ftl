core-seat = Gracz { $seat }
core-join-and = { $most } i { $last }
core-join-or = { $most } lub { $last }

core-ref = { $sentence } (zasady: „{ $chapter }”)

core-end_turn = Zakończ turę
core-stop = Gotowe
core-skip = Pomiń
core-ask-end_turn = Zakończyć turę? Dopóki tego nie zrobisz, możesz jeszcze cofać kroki.

core-mistake-option = Teraz nie można tego wybrać. Otwarte pytanie: „{ $question }”
core-mistake-twice = Każdą możliwość można wybrać tylko raz.
core-mistake-count = Wybierz co najmniej { $min } i co najwyżej { $max }; wybrano { $have }.
core-mistake-stuck = Potem nie byłoby tu już czego wybrać: „{ $question }” Najpierw odpowiedz na pytanie albo wybierz coś innego.
core-mistake-not_asked = Teraz nie musisz nic robić. Czekamy na: { $players }.
core-mistake-over = Ta gra jest zakończona, nie ma już czego wybierać.
core-mistake-undo = Nie ma czego cofnąć: odkąd odsłonięto coś nowego albo odpowiedział ktoś inny, nie było jeszcze twojego wyboru.
core-no_undo-revealed = Samodzielnie nie można już cofnąć tego wyboru: odsłonięto coś nowego.
core-no_undo-answered = Samodzielnie nie można już cofnąć tego wyboru: potem zdecydował ktoś inny.
core-mistake-game = Nie ma tu gry „{ $name }”. Są: { $allowed }.
core-mistake-computer_player = Nie ma bota „{ $name }”. Są: { $allowed }.
core-mistake-seats = Ta gra nie jest dla tylu graczy ({ $seats }). Możliwa liczba graczy: { $allowed }.
core-mistake-unknown_option = Nie ma opcji „{ $name }”. Są: { $allowed }.
core-mistake-option_value = Opcja „{ $name }” nie przyjmuje wartości „{ $value }”. Do wyboru: { $allowed }.

core-log-lead = Na prowadzenie wychodzi { $player }: { $points }, gdyby policzyć teraz.

core-why-offered = Możesz to teraz wybrać.
core-why-other_question = Teraz otwarte jest inne pytanie: „{ $question }”

core-plan-not_asked = W tym momencie o niczym nie decydujesz.
core-plan-changed = Teraz kosztuje to albo daje co innego.
core-plan-changed_to = Teraz kosztuje to albo daje co innego. Obecnie: { $now }
core-plan-reveals = Odsłania to coś ukrytego, a dalej nie da się nic zaplanować.
