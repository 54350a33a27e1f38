# What pictures are looked at on.

screen-param = ekran
screen-param-about = Czy plansza ma być jednym szerokim obrazkiem, czy w dużych częściach na telefon
screen-title = Ekran
screen-wide = Szeroki: cała plansza na jednym obrazku
screen-phone = Telefon: duże, mapa i tabela osobno
