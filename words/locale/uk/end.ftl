end-score-final = Підсумковий рахунок
end-score-now = Якби гра закінчилася зараз
end-score-rest = інше
