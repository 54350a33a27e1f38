# Before a game begins: options, seats, help for newcomers, the way to the thread.

setup-options-at_once = What you choose takes effect at once and shows in the lobby.
setup-options-about = What do these do?
setup-options-back = To the options
setup-corrected = Corrected: **{ CAP($option) }** is now “{ $value }”.
setup-objection = The game cannot start like this: { $why }
setup-seating-drawn = Seats are drawn at the start.
setup-seating-kept = Seats stay as they are here.
setup-seating-keep = Keep the seats as they are
setup-seating-draw = Draw the seats at the start
setup-swap-two = Which two swap seats?
setup-swap-with = With whom would you like to swap?
setup-swap-done = Swapped.
setup-swap-asked = Asked. You swap as soon as both of you agree.
setup-swap-dropped = You stay where you are.
setup-swap-drop = Stay where I am
setup-swap-ask = { $guest } would like to swap seats with you: you would move from seat { $other } to seat { $own }.
setup-swap-wished = { $player } would like to swap with you: you would get seat { $seat }.
setup-swap-wishes = { $player } would like to swap seats with { $other }.
setup-swap-yes = Swap seats
setup-mistake-two = Choose two seats of this table.
setup-mistake-nobody_asks = Nobody wants to swap seats with you any more.

setup-own-show = Show one
setup-own-balanced = Our own values were balanced in games between computer players; they are not the printed ones.

setup-param-guide = explanations
setup-param-guide-about = When questions come with explanations, and with a warning before you give something away
setup-guide = Explanations
setup-guide-first = In my first game of a title
setup-guide-always = In every game
setup-guide-never = Never
