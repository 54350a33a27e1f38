# Playing on from a turn of a finished game, for practice.

practice-title = { $game } · practice table { $table }
practice-game = { $game }, practice
practice-band = Practice: plays on after turn { $turn } of table { $origin }
practice-about = Practice that continues after turn { $turn } of table { $origin }. It does not count. Whoever sits in their old seat has their old hand; everything else that was hidden is dealt anew.
practice-started = Practice: the game continues after turn { $turn } of table { $origin }, with { $players }. It does not count. What was hidden is dealt anew; whoever sits in their old seat has their old hand.
practice-result = This was practice, so it does not count.

practice-button-from_here = Play on from here
practice-button-again = Once more from there
practice-button-friends = With friends
practice-ask = Which seat do you want to play?
practice-ask-pick = Your seat
practice-ask-how = You play on as { $seat }. Against whom?
practice-seat = seat { $n }
practice-seat-colour = seat { $n } ({ $colour })
practice-seat-of = { $seat }, { $name }
practice-explained = This opens a table of its own; nothing happens to the old game. It does not count: no points for standings, no history. Your own seat keeps what only you could see then; everything else that was hidden is dealt anew.
practice-tried = The turn you have tried is played first.
practice-open = The practice table is ready in { $place }. Others can sit down there in place of computer players.
practice-lesson_done = That was the last step. Play on here for as long as you like; **More** has **{ practice-button-from_here }**, which opens this position for a game with friends or a stronger computer player. **Open a table** begins a new game.
practice-lobby-sit = Take another seat
practice-lobby-level = How strong the computer players are
