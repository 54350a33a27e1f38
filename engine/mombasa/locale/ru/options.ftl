# Варианты партии.

mombasa-option-setup = Подготовка
mombasa-option-setup-help = Первая партия: треки и стартовые тайлы заданы. Для опытных: треки случайны, и каждый оставляет один из двух стартовых тайлов.
mombasa-option-setup-first_game = первая партия
mombasa-option-setup-advanced = для опытных
mombasa-option-hands = Карты на руке
mombasa-option-hands-help = Что у кого на руке, всегда можно вывести из того, что видели все. Если карты открыты, запоминать ничего не надо, и в счёте видны все акции.
mombasa-option-hands-hidden = закрыты
mombasa-option-hands-open = открыты
