# What pictures are looked at on.

screen-param = экран
screen-param-about = Присылать картинки широкими или крупными частями для телефона
screen-title = Экран
screen-wide = Широкий: всё на одной картинке
screen-phone = Телефон: крупно, на нескольких картинках
screen-ask = На чём вы играете? Картинки подстроятся; в `/settings` это можно поменять когда угодно.
screen-ask-phone = На телефоне
screen-ask-wide = На большом экране
screen-told-phone = Картинки будут крупные, в нескольких частях. Поменять это можно в `/settings`.
screen-told-wide = Картинки будут широкие, всё на одной. Поменять это можно в `/settings`.
