end-score-final = Итоговый счёт
end-score-now = Если бы игра закончилась сейчас
end-score-rest = прочее
