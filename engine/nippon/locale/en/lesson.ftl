nippon-lesson-intro =
    You lead a **zaibatsu**, a Japanese industrial conglomerate. You hire workers, build factories and sell what they make.

    Points (**VP**) come above all from influence on the map: after rounds 2, 4 and 8 each of the four regions is scored, and whoever has the most influence there gets the most points. At the end **favours** bring more, on objectives that you choose yourself.

    After round 8 whoever has the most points wins. A whole game takes about two hours; the guide goes with you until your workers have been paid for the first time.

nippon-lesson-worker-title = a worker and an action
nippon-lesson-worker = Every turn you take **one worker** from a slot above an action and do that action. Workers stay until you **consolidate**: then you pay 3 money for each colour among them and start anew with fresh money and coal. Your old factory holds a good, so take a worker for the local markets. **Silk** can stand in for money; keep it for now.
nippon-lesson-worker-done = One worker, one action: every turn goes like this. Which colour you take matters as much as which action.
nippon-lesson-worker-missed = The good on your old factory can go to a market at once, and bring influence and a bonus.
nippon-lesson-market-title = local markets
nippon-lesson-market = Goods supply the markets of a region: you put an influence token on a city that asks for your good. After rounds 2, 4 and 8 every region is **scored**: more influence, more points. The number a token covers is lost to the **foreign companies**, who compete like a player. At once you get the bonus of the region or 2 VP. Supply Kyushu and take the coal: factories run on it.
nippon-lesson-market-done = Your first token is on the map, and 2 coal will soon become new goods. Early in the game resources are worth more than a few points.
nippon-lesson-market-missed = Kyushu gives 2 coal at once, and coal is what factories run on.
nippon-lesson-factory-title = factories
nippon-lesson-factory = Goods come from **factories**. One costs 6 money, and its property helps at once or for good. Cotton needs science 2 and you have 1: **silk stands in** for what is missing. Take a **red** worker (you will see why) and build cotton factory 1A: science +2 at once, and at 3 a black square, the **bonus of the black department**: 2 coal.
nippon-lesson-factory-done = A factory, 2 steps of science and 2 coal in one turn. More science opens better types of factories.
nippon-lesson-factory-missed = Cotton factory 1A advances science by 2 at once, and a red worker will save you salaries in the next step.
nippon-lesson-production-title = production
nippon-lesson-production = Now let it work: **production** puts goods on your factories and costs coal, 2 for a cotton factory. Look at the workers, too: a red one is a colour **you already have**, so it costs nothing more in salaries. Take the red one for production.
nippon-lesson-production-done = One cotton, and your salaries have not risen. Workers of few colours keep you rich.
nippon-lesson-production-missed = For 2 coal the factory makes 1 cotton, and a second red worker adds nothing to your salaries.
nippon-lesson-science-title = science
nippon-lesson-science = Science and mining advance for money: 1, 2 or 3 steps for 1, 3 or 6. Science opens factories, mining is your coal at each consolidation. Coloured squares give the bonus of their **department**. Money is lost when you consolidate, so use it: advance science by 2.
nippon-lesson-science-done = Science has advanced, and on the way came the bonus of a department. Money that would be lost has become progress.
nippon-lesson-science-missed = Two steps of science cost 3 money that you would lose soon anyway; they open better factories and bring the bonus of a department.
nippon-lesson-contract-title = investments and contracts
nippon-lesson-contract = Goods also pay for **investments and contracts**: finance, which is **the money you get at each consolidation**, goes up by 2, or a contract gives you the bonus of its department and may bring points at the end. Take that action and choose yourself what to do with your cotton.
nippon-lesson-contract-done = Goods have two outlets: markets bring influence, investments bring money and contracts.
nippon-lesson-contract-missed = For your cotton you can advance finance by 2, or complete a contract and get its reward.
nippon-lesson-consolidate-title = consolidation
nippon-lesson-consolidate = Worker cells and money run out: time to **consolidate**. You lose what is left of money and coal, get your income and the bonus of your first worker’s department, and pay 3 money for each colour. With four or more workers you also take a **favour**, which brings points at the end. Do it now.
nippon-lesson-consolidate-done = Fresh money, fresh coal and empty cells are on their way, step by step. Consolidate when there is little to lose and your workers have few colours.
nippon-lesson-consolidate-missed = Consolidating brings fresh money and coal, empty worker cells and, with four or more workers, a favour.
nippon-lesson-favour-title = favours
nippon-lesson-favour = A **favour** is put on an **objective** and stays there. At the end it brings points: the further you got with the objective, the more. The more workers you consolidate with, the better the favour. Take the best one, and an objective you want to work for from now on.
nippon-lesson-favour-done = Now you have a goal. Favours on the right objectives decide many games.
nippon-lesson-favour-missed = The better favour pays more for the same objective at the end of the game.
nippon-lesson-again-title = the next cycle
nippon-lesson-again = The next cycle is yours. A slot without workers takes the next ones of the queue; when there are none left, the **round ends**. Machines make factories produce more; a ship improves a department and brings a worker; trains make your influence in a region stronger. **Choose any action**; think of the colours and of your objective.
nippon-lesson-again-done = A plan for the whole cycle, few colours, and an objective to work for: that is the game.
nippon-lesson-open-title = a game of your own
nippon-lesson-open = **Points come from** influence after rounds 2, 4 and 8, each time for more, and from VP of markets and bonuses. After round 8 everybody consolidates once more, then **favours** pay for their objectives, every 3 units of coal, silk, iron and goods left 1 VP, every 5 money 1 VP. **Play on as long as you like**: **More** has a **Hint**. **Open a table** begins a new game.
nippon-lesson-open-done = From here on the game is all yours. Good luck!
