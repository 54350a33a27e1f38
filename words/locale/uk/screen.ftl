# What pictures are looked at on.

screen-param = екран
screen-param-about = Надсилати поле однією широкою картинкою чи великими частинами для телефона
screen-title = Екран
screen-wide = Широкий: усе поле на одній картинці
screen-phone = Телефон: велико, карта й таблиця окремо
