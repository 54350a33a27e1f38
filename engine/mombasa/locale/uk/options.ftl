# Варіанти партії.

mombasa-option-setup = Підготовка
mombasa-option-setup-help = Перша партія: треки та стартові жетони задано. Для досвідчених: треки випадкові, і кожен залишає один із двох стартових жетонів.
mombasa-option-setup-first_game = перша партія
mombasa-option-setup-advanced = для досвідчених
mombasa-option-hands = Карти на руці
mombasa-option-hands-help = Що в кого на руці, завжди можна вивести з того, що бачили всі. Якщо карти відкриті, запам’ятовувати нічого не треба, і в рахунку видно всі акції.
mombasa-option-hands-hidden = закриті
mombasa-option-hands-open = відкриті
