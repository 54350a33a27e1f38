# What pictures are looked at on.

screen-param = екран
screen-param-about = Надсилати картинки широкими чи великими частинами для телефона
screen-title = Екран
screen-wide = Широкий: усе на одній картинці
screen-phone = Телефон: великі картинки, у кількох частинах
screen-ask = На чому ви граєте? Картинки підлаштуються; у `/settings` це можна змінити будь-коли.
screen-ask-phone = На телефоні
screen-ask-wide = На великому екрані
screen-told-phone = Картинки будуть великі, у кількох частинах. Змінити це можна в `/settings`.
screen-told-wide = Картинки будуть широкі, усе на одній. Змінити це можна в `/settings`.
