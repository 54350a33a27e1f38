ui-button-move = Moja tura
ui-button-hand = Ręka
ui-button-own = Moja plansza
ui-button-board = Plansza
ui-button-all_of_board = Cała plansza
ui-button-log = Dziennik
ui-button-help = Pomoc
ui-button-in_words = Słowami
ui-button-back = Wstecz
ui-button-why = Dlaczego nie?
ui-button-more = Więcej
ui-button-in_full = Całość
ui-button-thread = Do stołu

ui-panel-title = { $game } · stół { $table }
ui-panel-summary = Ta tura:
ui-panel-purse = Twoje zasoby: { $held }
ui-panel-purse_after = Potem zostanie: { $held }
ui-panel-score = gdyby gra skończyła się teraz{ $hidden ->
    [0] { "" }
   *[other] { " " }(bez tego, co inni mają zakryte)
}: { $list }
ui-panel-score_of = { $own ->
    [1] ty
   *[other] { $player }
} ({ $total })
ui-panel-draft = Już wybrano: { $draft }
ui-panel-done = Gotowe
ui-panel-none = Nic z tego
ui-panel-these_first = Najpierw to
ui-panel-all_named = Wszystkie naraz: { $options }
ui-panel-all_of = Wszystkie naraz ({ $n })
ui-panel-send = Wyślij
ui-panel-field = { $field }: { $value }
ui-panel-left_open = { $n ->
    [one] Jedno miejsce jest jeszcze puste.
    [few] { $n } miejsca są jeszcze puste.
   *[many] { $n } miejsc jest jeszcze pustych.
} Tak ma zostać?
ui-panel-not_together = Razem to niemożliwe: { $label }. { $why } Nic jeszcze nie zostało zrobione; wybierz coś innego.
ui-panel-stopped = Tego nie dało się już zrobić: { $label }. { $why } To, co było wcześniej, zostało wykonane.
ui-panel-all_reveal = odsłania się coś nowego, więc nie da się cofnąć
ui-panel-alike = przy każdym wyborze: { $what }
ui-panel-reveals = potem odsłania się coś nowego, więc nie będzie można tego cofnąć
ui-panel-take = Weź { $amount }
ui-panel-order = Twoja kolejność:
ui-panel-next = Co będzie pod numerem { $n }?
ui-panel-this_order = W tej kolejności
ui-panel-anew = Od nowa
ui-panel-all_chosen = Wszystko wybrane. Tak zostaje?
ui-panel-choose = Wybierz
ui-panel-one_of = jedna możliwość z { $n }
ui-panel-up_to = najwyżej { $n }
ui-panel-times_up_to = Co i ile razy (razem do { $n })
ui-panel-vain = Te teraz nic nie dają
ui-panel-which = { $field }: co wybierasz?
ui-panel-anyway = { $send } mimo to
ui-panel-ends = Twoja tura skończy się automatycznie { $at }.
ui-panel-ends_alone = Twoja tura jest zagrana i skończy się sama { $at }.
ui-panel-end_now = Zakończ teraz
ui-panel-hold = Wstrzymaj
ui-panel-pick_some = { $min ->
    [0] Wybierz najwyżej { $max }
   *[other] Wybierz od { $min } do { $max }
}
ui-panel-pick_n = Wybierz { $n }
ui-panel-taken_back = Twój ostatni wybór został cofnięty.
ui-panel-late = Obrazek jeszcze się rysuje i pojawi się tu sam.
ui-panel-stale = Tego wyboru już dokonano; oto aktualne pytanie.
ui-picture-part = Część planszy z twoimi możliwościami: { $offered }.

ui-why-which = Co chcesz zrobić? Wybierz to, a zobaczysz, dlaczego tego nie ma do wyboru.
ui-why-nothing = Teraz można wybrać wszystko.
ui-why-pick = Dlaczego nie można wybrać…
ui-why-back = Do pytania
ui-why-more = Więcej

ui-waiting-others = Teraz nie musisz nic robić. Czekamy na: { $players }.
ui-waiting-nobody = Teraz nie musisz nic robić.
ui-waiting-over = Ta gra jest zakończona.
ui-waiting-final = Twoja tura jest zakończona; cofnąć ją można tylko za zgodą wszystkich.
ui-waiting-final_alone = Twoja tura jest zakończona.
ui-waiting-may_change = Dopóki czekamy, możesz zmienić zdanie.

ui-tables-which = Siedzisz przy kilku stołach. O który chodzi?
ui-tables-pick = Wybierz stół

ui-glance-since = Od twojej ostatniej tury:
ui-glance-lately = Co się ostatnio działo:
ui-glance-nothing_yet = Jeszcze nic się nie wydarzyło.
ui-glance-no_picture = Ta gra nie ma obrazka. Przebieg gry jest w dzienniku.
ui-glance-no_hand = W tej grze nie ma niczego, co widzisz tylko ty.

ui-help-buttons = **{ ui-button-move }** otwiera pytanie, które czeka na ciebie. Widzisz je tylko ty, a każdy wybór zapisuje się od razu, więc możesz dokończyć jutro albo na innym urządzeniu. **{ ui-button-back }** cofa twój ostatni wybór, **{ ui-button-why }** wyjaśnia, dlaczego czegoś nie ma do wyboru. **Zaplanuj** przygotowuje twoją następną turę, gdy grają inni. **Uczciwa gra** pod pierwszą wiadomością pozwoli potem sprawdzić każde tasowanie.
ui-help-hand = **{ ui-button-hand }** pokazuje to, co możesz widzieć tylko ty, **{ ui-button-board }** i **{ ui-button-log }** pokazują to, co wiedzą wszyscy.
ui-help-own = **{ ui-button-own }** pokazuje twoją planszę gracza, **{ ui-button-board }** i **{ ui-button-log }** pokazują to, co wiedzą wszyscy.
ui-help-commands = To samo poleceniami: `/move`, `/choose`, `/undo`, `/plan`, `/hand`. Działają na każdym kanale i w wiadomości prywatnej do mnie.
ui-help-stop = Żeby przestać: `/table pause` robi przerwę, `/table resign` to odejście z gry, `/table close` kończy partię.
ui-help-rules = Przeczytaj rozdział zasad

ui-post-started = Gra się zaczyna. Kolejność tur: { $players }.
ui-post-started_by = Gra się zaczyna. Przy stole: { $players }.
ui-post-aims = Do wygranej trzeba osiągnąć: { $aims }.
ui-post-since = Od twojej ostatniej tury:
ui-post-since_then = Co wydarzyło się do tamtej chwili (gra poszła już dalej):
ui-post-lately = Co się wydarzyło:
ui-recap-stand_in = { $player } (zastępca)
ui-recap-more = … i jeszcze { $n }
ui-recap-scored = { $what }: { $points }
ui-recap-points = { $player } { $n }
ui-post-asked = { $players }: { $question }
ui-post-alone = { $players }: twoja tura zawsze czeka pod przyciskiem **{ $move }**.
ui-post-together = { $players }: wszyscy decydują w tajemnicy; decyzje zostaną odsłonięte, gdy wszyscy będą gotowi.
ui-post-private = { $players }: decyzja należy do ciebie.
# Below messages whose buttons are over.
ui-past-move = Ciąg dalszy poniżej.
ui-past-over = Gra jest zakończona.
ui-past-closed = Stół zamknięty.
ui-past-played = Twoja tura jest rozegrana.
ui-past-seat = To miejsce nie jest już wolne.
ui-past-taken = To miejsce zajmuje teraz { $player }.
ui-past-vote = Ta sprawa jest rozstrzygnięta.
ui-post-over = Gra jest zakończona.
ui-post-place = { $rank }. { $player }: { $total }
ui-post-winners = { $n ->
    [one] Zwycięstwo: { $players }. Gratulacje!
   *[other] Wspólne zwycięstwo: { $players }. Gratulacje!
}
ui-post-seed = Ziarno `{ $seed }`, jego skrót podano na początku: `{ $hash }`. Mając wyeksportowany plik, każdy może sprawdzić każde tasowanie.
ui-post-closed = Stół jest zamknięty bez wyniku. Nadal można go oglądać. Dziękujemy za grę!
ui-post-stuck = { $players }: tury nie da się dokończyć i to nasz błąd. Nic nie przepadło: właściciel bota znajdzie raport i pomoże.
ui-post-frozen = Ten stół jest wstrzymany: ostatniej tury nie da się dokończyć, a wina jest po naszej stronie. Nic nie zginęło, gra ruszy dalej, gdy tylko będzie to możliwe.
ui-post-thawed = Gra przy tym stole toczy się dalej.
ui-post-salvaged = Po aktualizacji niedokończona tura nie pasuje już do zasad, więc jej ostatnie kroki zostały cofnięte. Zajrzyj jeszcze raz do swojej tury.
ui-post-dm_closed = { $player } nie dostaje moich wiadomości prywatnych. Przycisk **{ ui-button-hand }** pokaże to samo tutaj i zobaczysz to tylko ty.
ui-post-called_here = { $player } nie dostaje moich wiadomości prywatnych, więc wołam tutaj. Żeby znów przychodziły, zezwól na wiadomości prywatne od członków serwera.

ui-nudge = Twoja tura: { $place }
ui-nudge-alone = Twoja tura. { $why } Możesz grać dalej tutaj.

ui-thread-gone = Wątku stołu już nie ma.
ui-thread-no_home = Wątek stołu został usunięty, a nowego nie ma gdzie otworzyć: jego kanału też już nie ma.
ui-thread-anew = Wątek stołu został usunięty. Nowy jest tutaj: { $place }
ui-thread-reopened = Wątek tego stołu został usunięty. Gramy dalej tutaj.
ui-thread-locked = Wątek stołu jest zablokowany i nie mogę w nim pisać; może go odblokować osoba zarządzająca serwerem.
ui-thread-left = Nie ma mnie już na serwerze tego stołu; może mnie ponownie zaprosić osoba zarządzająca serwerem.
ui-thread-forbidden = Discord nie pozwala mi pisać w wątku stołu; może na to zezwolić osoba zarządzająca serwerem w ustawieniach kanału.
ui-thread-no_answer = Moje wiadomości nie docierają teraz do wątku stołu; próbuję dalej.
ui-thread-unwritten = Nie mogę napisać do ciebie jako pierwszy, więc nikt cię tu nie zawoła. Do tej gry zawsze wrócisz przez `/next`.

ui-mistake-changed = Od tamtej pory pytanie się zmieniło; teraz brzmi tak.
ui-mistake-old_button = Ten przycisk pochodzi ze starszej wersji i już nie działa. Użyj najnowszej wiadomości stołu.
ui-mistake-stopping = Bot właśnie uruchamia się ponownie. Nic się nie zmieniło; spróbuj za minutę.
ui-mistake-no_tables = Nie grasz przy żadnym stole. Dołącz do któregoś albo otwórz nowy: `/table new`.
ui-mistake-which_table = Czeka na ciebie kilka stołów. Podaj jeden z nich w polu „{ ui-command-table }”.

ui-error-bug = Coś poszło nie tak i to nasz błąd. Nic się nie zmieniło.
ui-error-bug_at = Przy stole { $table } coś poszło nie tak i to nasz błąd. Nic się nie zmieniło.
ui-error-saved = Twój wybór jest zapisany, ale nie udało się pokazać, co dalej. Naciśnij **{ ui-button-move }** jeszcze raz.
ui-error-discord = Discord ma teraz problemy. Nic się nie zmieniło; spróbuj za chwilę.
ui-error-forbidden = Discord nie pozwala mi tu na to. Może na to zezwolić osoba zarządzająca serwerem w ustawieniach kanału.
ui-error-lacking = Brakuje mi tu uprawnień: { $permissions }. Może je nadać osoba zarządzająca serwerem. { $place }
ui-error-channel_gone = Tego kanału lub wątku już nie ma. Poleceniem `/move` możesz grać dalej gdziekolwiek.
ui-error-message_gone = Tej wiadomości już nie ma. Poleceniem `/move` możesz grać dalej gdziekolwiek.
ui-error-too_many_edits = Ta wiadomość jest zbyt stara, by znów ją zmieniać. Otwórz nową poleceniem `/move`.
ui-error-too_large = Discord nie przyjmuje pliku tej wielkości. Polecenie `/board` pokaże to samo słowami.
ui-error-dm_closed = Moje wiadomości prywatne do ciebie nie docierają. Przycisk **{ ui-button-hand }** pokaże to samo w wątku.
ui-error-archived = Ten wątek jest w archiwum. Napisz w nim coś, żeby go otworzyć, i spróbuj ponownie.
ui-error-too_many_threads = Na tym serwerze jest zbyt wiele aktywnych wątków. Przenieś część z nich do archiwum i spróbuj ponownie.

ui-permission-view_channel = „Wyświetlanie kanału” (View Channel)
ui-permission-send_messages = „Wysyłanie wiadomości” (Send Messages)
ui-permission-send_messages_in_threads = „Wysyłanie wiadomości w wątkach” (Send Messages in Threads)
ui-permission-create_public_threads = „Tworzenie publicznych wątków” (Create Public Threads)
ui-permission-create_private_threads = „Tworzenie prywatnych wątków” (Create Private Threads)
ui-permission-attach_files = „Dołączanie plików” (Attach Files)
ui-permission-read_message_history = „Czytanie historii wiadomości” (Read Message History)
ui-permission-manage_threads = „Zarządzanie wątkami” (Manage Threads)

ui-command-move = tura
ui-command-move-about = Otwórz pytanie, które czeka na ciebie tutaj lub przy dowolnym twoim stole
ui-command-choose = wybierz
ui-command-choose-about = Odpowiedz na otwarte pytanie, pisząc
ui-command-undo = cofnij
ui-command-undo-about = Cofnij swój ostatni wybór
ui-command-hand = ręka
ui-command-hand-about = Zobacz to, co możesz widzieć tylko ty
ui-command-table = stół
ui-command-table-about = Numer stołu, jeśli to nie stół tego wątku
ui-command-answer = odpowiedź
ui-command-answer-about = Co wybierasz; kilka możliwości po średniku
