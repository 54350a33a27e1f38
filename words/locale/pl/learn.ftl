learn-command-learn = nauka
learn-command-learn-about = Zagraj w grę z przewodnikiem, przeciw botowi

learn-button-learn = Naucz się, grając
learn-button-anew = Zacznij od nowa
learn-starter = Pierwsze kroki: { $game }
learn-starter-detail = gra z przewodnikiem na 15–20 minut
learn-post = To gra z przewodnikiem. { $players }: zaczyna ją **{ $move }**.
learn-begun = Ta gra z przewodnikiem już trwa. Graj dalej od przerwanego miejsca albo zacznij od nowa, a ten stół zostanie zamknięty.
learn-step = Krok { $n } z { $all }: { $title }
learn-step_name = { $n } ({ $title })
learn-next = Wkrótce krok { $n } z { $all }: { $title }.
learn-free = Tu wybierasz ty.
learn-leave = Teraz wybierz { $options }.
learn-fill = Teraz wypełnij { $empty }, jak chcesz, potem wybierz { $options }.
learn-left = **Krok { $n } z { $all }**: teraz wybierz { $options }.
learn-last = Gratulacje: przewodnik za tobą!
learn-rest = **Krok { $n } z { $all }**: resztę wybierasz samodzielnie.
learn-impossible = Krok { $n } z { $all } ({ $title }) pomijamy: nie da się go już wykonać. Graj, jak chcesz.
learn-option = „{ $option }”
learn-intro = Nauczysz się gry krok po kroku, w jakieś 15 minut, grając przeciw łatwemu botowi. Próbuj dowolnych zagrań: tu niczego nie stracisz.
learn-shipped_values = Gra się tu z wartościami poprawionymi przez osobę, która ma pudełko. W grze z przewodnikiem są te z samego Kontora, żeby wszystko, co mówi przewodnik, się zgadzało.
learn-other = Tak wolno zagrać, ale w tym kroku chodzi o coś innego.
learn-missing = Trzeba tu wybrać { $options }.
learn-partly = Część się zgadza, ale jeszcze nie wszystko.
learn-lacking = Trzeba jeszcze wybrać { $options }.
learn-ways = Spróbuj tego kroku jeszcze raz od początku albo graj dalej po swojemu.
learn-falling = { $n ->
    [1] Jeśli zagrasz po swojemu, odpadnie krok { $steps }: opiera się na tym.
   *[other] Jeśli zagrasz po swojemu, odpadną kroki { $steps }: opierają się na tym.
}
learn-own_way = Dalej grasz po swojemu.
learn-fallen = { $n ->
    [1] Odpada krok { $steps }.
   *[other] Odpadają kroki { $steps }.
}
learn-button-begin = Zaczynamy
learn-button-next = Dalej
learn-button-repeat = Spróbuj jeszcze raz
learn-button-on = Dalej po swojemu
learn-hint-step = W kroku { $n } z { $all } ({ $title }) wybierz: { $options }.
learn-hint-free = W kroku { $n } z { $all } ({ $title }) wybór należy do ciebie.
learn-hint-same = Bot zrobiłby to samo.
learn-hint-else = W zwykłej grze, bez przewodnika, bot zagrałby inaczej:

learn-option-help = pomoc dla nowych
learn-option-help-help = W pierwszej partii pytania są objaśnione, a gdy pomijasz coś darmowego, bot dopytuje, czy na pewno. Dla wszystkich: objaśnienia ma każdy i każdy może prosić bota o podpowiedź.
learn-option-help-on = dla wszystkich, z podpowiedziami
learn-option-help-off = w pierwszej partii
learn-waste = „{ $better }” nic cię nie kosztuje. Na pewno wybierasz „{ $option }”?
learn-waste_detail = „{ $better }” ({ $detail }) nic cię nie kosztuje. Na pewno wybierasz „{ $option }”?
learn-undone = Możesz jeszcze: { $left }. Mimo to wybierasz „{ $option }”?
learn-left_over = { $option } ({ $detail })
learn-button-anyway = Tak, mimo to

learn-mistake-none = Do tytułu { $game } nie ma jeszcze gry z przewodnikiem. Zasady objaśnia `/rules`, a na początek dobry jest stół z botem.
learn-mistake-hints_always = Przy stole { $table } włączona jest pomoc dla nowych, a podpowiedzi są jej częścią.
