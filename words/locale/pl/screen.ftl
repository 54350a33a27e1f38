# What pictures are looked at on.

screen-param = ekran
screen-param-about = Czy obrazki mają być szerokie, czy w dużych częściach na telefon
screen-title = Ekran
screen-wide = Szeroki: wszystko na jednym obrazku
screen-phone = Telefon: duże obrazki, w kilku częściach
screen-ask = Na czym grasz? Obrazki będą do tego dopasowane; w `/settings` zmienisz to w każdej chwili.
screen-ask-phone = Na telefonie
screen-ask-wide = Na dużym ekranie
screen-told-phone = Obrazki będą duże, w kilku częściach. Zmienisz to w `/settings`.
screen-told-wide = Obrazki będą szerokie, wszystko na jednym. Zmienisz to w `/settings`.
