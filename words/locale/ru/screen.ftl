# What pictures are looked at on.

screen-param = экран
screen-param-about = Присылать поле одной широкой картинкой или крупными частями для телефона
screen-title = Экран
screen-wide = Широкий: всё поле на одной картинке
screen-phone = Телефон: крупно, карта и таблица отдельно
