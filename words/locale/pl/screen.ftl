# What pictures are looked at on.

screen-param = ekran
screen-param-about = Czy obrazki mają być szerokie, czy w dużych częściach na telefon
screen-title = Ekran
screen-wide = Szeroki: wszystko na jednym obrazku
screen-phone = Telefon: duże, na kilku obrazkach
