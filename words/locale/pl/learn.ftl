learn-command-learn = nauka
learn-command-learn-about = Zagraj pierwszą grę z przewodnikiem przeciw botowi

learn-button-learn = Naucz się, grając
learn-button-anew = Zacznij od nowa
learn-starter = Pierwsze kroki: { $game }
learn-starter-detail = gra z przewodnikiem na 15–20 minut
learn-begun = Ta gra z przewodnikiem już trwa. Graj dalej od przerwanego miejsca albo zacznij od nowa: wtedy ten stół zostanie zamknięty.
learn-step = Krok { $n } z { $all }
learn-other = Tak wolno zagrać, ale w tym kroku chodzi o coś innego.
learn-better = Chodzi o „{ $option }”.
learn-better_detail = Chodzi o „{ $option }” ({ $detail }).
learn-take_back = Jeśli chcesz spróbować, przycisk **{ $button }** cofnie twój wybór.

learn-option-help = pomoc dla nowych
learn-option-help-help = Pytania są objaśnione, a przed ruchem, który oddaje coś za darmo, pada pytanie, czy na pewno. Bota można prosić o podpowiedź.
learn-option-help-on = włączona
learn-option-help-off = wyłączona
learn-waste = Na pewno? „{ $option }” oddaje coś za darmo: „{ $better }” nic by nie kosztowało.
learn-waste_detail = Na pewno? „{ $option }” oddaje coś za darmo: „{ $better }” ({ $detail }) nic by nie kosztowało.
learn-button-anyway = Mimo to tak

learn-mistake-none = Do tytułu { $game } nie ma jeszcze gry z przewodnikiem. Zasady objaśnia `/rules`, a na początek dobry jest stół z botem.
learn-mistake-hints_always = Przy stole { $table } włączona jest pomoc dla nowych, a podpowiedzi są jej częścią.
