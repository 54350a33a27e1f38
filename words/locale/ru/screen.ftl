# What pictures are looked at on.

screen-param = экран
screen-param-about = Присылать картинки широкими или крупными частями для телефона
screen-title = Экран
screen-wide = Широкий: всё на одной картинке
screen-phone = Телефон: крупно, на нескольких картинках
