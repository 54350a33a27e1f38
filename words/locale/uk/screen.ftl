# What pictures are looked at on.

screen-param = екран
screen-param-about = Надсилати картинки широкими чи великими частинами для телефона
screen-title = Екран
screen-wide = Широкий: усе на одній картинці
screen-phone = Телефон: усе більше, на кількох картинках
