# Before a game begins: options, seats, help for newcomers, the way to the thread.

setup-options-at_once = Wybór działa od razu i widać go w poczekalni.
setup-options-about = Co to zmienia?
setup-options-back = Do ustawień
setup-corrected = Poprawiono: **{ CAP($option) }** to teraz „{ $value }”.
setup-objection = Tak gra się nie zacznie: { $why }
setup-seating-drawn = Miejsca są losowane na początku gry.
setup-seating-kept = Miejsca zostają takie jak tutaj.
setup-seating-keep = Zostaw miejsca bez zmian
setup-seating-draw = Losuj miejsca na początku gry
setup-swap-two = Kto zamienia się miejscami?
setup-swap-with = Z kim zamienić się miejscami?
setup-swap-done = Miejsca zamienione.
setup-swap-asked = Prośba przekazana. Jeśli zostanie przyjęta, zamienicie się miejscami.
setup-swap-dropped = Zostajesz na swoim miejscu.
setup-swap-drop = Zostaję na swoim miejscu
setup-swap-ask = { $guest } chce się z tobą zamienić miejscami: z miejsca { $other } przechodzisz na miejsce { $own }.
setup-swap-wished = { $player } chce się z tobą zamienić: dostajesz miejsce { $seat }.
setup-swap-wishes = Propozycja zamiany miejsc: { $player } → { $other }.
setup-swap-yes = Zamień miejsca
setup-mistake-two = Wybierz dwa miejsca przy tym stole.
setup-mistake-nobody_asks = Nikt już nie chce się z tobą zamienić miejscami.

setup-own-show = Pokaż jedną
setup-own-balanced = Nasze własne wartości zbalansowano w partiach botów; w pudełku są inne.

setup-param-guide = objaśnienia
setup-param-guide-about = Kiedy objaśniać pytania i dopytywać, czy na pewno chcesz pominąć coś darmowego
setup-guide = Objaśnienia
setup-guide-first = W mojej pierwszej partii danej gry
setup-guide-always = W każdej partii
setup-guide-never = Nigdy
