look-command-table = table
look-command-table-about = Open, find and close tables
look-command-new = new
look-command-new-about = Open a new table in this channel
look-command-list = list
look-command-list-about = Show the open tables here
look-command-info = info
look-command-info-about = Players, options and state of a table
look-command-invite = invite
look-command-invite-about = Ask somebody to join a table that has not started
look-command-language = language
look-command-language-about = Choose the language of what everybody at a table sees, even during the game
look-command-close = close
look-command-close-about = Close a table, even in the middle of a game
look-command-board = board
look-command-board-about = Show the board, now or at a past turn
look-command-scores = scores
look-command-scores-about = Show the score sheet, or what it would be now
look-command-log = log
look-command-log-about = What happened since your last move, or from the start
look-command-rules = rules
look-command-rules-about = Look up a chapter of the rules
look-command-next = next
look-command-next-about = All tables waiting for you, longest waiting first
look-command-export = export
look-command-export-about = Save a game as a file
look-command-about = about
look-command-about-about = What this bot is, and how it is doing
look-command-help = help
look-command-help-about = How to start, play, look around and undo
look-command-settings = settings
look-command-settings-about = Your language, notifications and pictures

look-param-game = game
look-param-game-about = Which game to play
look-param-options = options
look-param-options-about = Options of the game; they can also be changed in the lobby
look-param-computers = computers
look-param-computers-about = How many computer players join right away
look-param-start = start
look-param-start-about = Start right away instead of waiting in the lobby
look-param-private = private
look-param-private-about = Play in a private thread
look-param-language = language
look-param-language-about = The language everybody at the table reads
look-param-own_language-about = The language of everything only you see
look-param-notifications = notifications
look-param-notifications-about = Where you hear that it is your turn
look-param-pictures = pictures
look-param-pictures-about = Whether a picture comes with every question
look-param-table = table
look-param-table-about = The number of the table; not needed in its thread
look-param-user = user
look-param-user-about = Who to invite
look-param-seat = seat
look-param-seat-about = Whose board to show
look-param-turn = turn
look-param-turn-about = The board after this many turns, from 0
look-param-picture = picture
look-param-picture-about = Which picture to show
look-param-since = since
look-param-since-about = Since your last move, unless you choose the start
look-since-me = me
look-since-start = start
look-param-topic = topic
look-param-topic-about = A chapter, or a word to search for

look-language-auto = As in Discord
# Same in every language.
look-language-en = English
# Same in every language.
look-language-ru = Русский
# Same in every language.
look-language-uk = Українська
# Same in every language.
look-language-pl = Polski
look-route-both = In the thread, with a digest by direct message
look-route-thread = In the thread only
look-route-dm = By direct message only
look-route-none = Off
look-pictures-always = With every question
look-pictures-request = Only when I ask for one
look-pictures-never = Never

look-turn_end-soon = End it automatically after a minute
look-turn_end-ask = Ask me to end my turn
look-turn_end-pass = End it when there is nothing else to do

look-players = { $allowed } players
look-status-lobby = waiting for players
look-status-running = being played
look-status-behind = paused, part of it is lost
look-status-frozen = paused for a repair
look-status-over = finished
look-status-closed = closed

look-lobby-private = 🔒 A private table: anyone seated can invite others with `/table invite`.
look-lobby-seats = For { $allowed } players; { $n ->
    [0] nobody is seated yet.
    [one] { $n } is seated.
   *[other] { $n } are seated.
}
look-lobby-computer = { $name } (computer)
look-lobby-join = Join
look-lobby-leave = Leave
look-lobby-seats_button = Seats
look-lobby-add_computer = Add computer player
look-lobby-drop_computer = Remove computer player
look-lobby-start = Start
look-lobby-joined = You have joined table { $table }.
look-lobby-mixed = Languages read here: { $languages }. What everybody sees is in { $language }, what only you see in your own.
look-lobby-language = Language of the table
look-lobby-most_read = the one most players read
look-lobby-begun = The game has begun.
look-lobby-running = The game is on.
look-lobby-waits = The game is on. Waiting for: { $players }.
look-lobby-over = This game is over.
look-lobby-closed = This table was closed. { $place }
look-lobby-won = { $n ->
    [one] This game is over, and { $players } has won.
   *[other] This game is over, and { $players } have won together.
}
look-lobby-behind = This game is paused because part of it is lost. { $place }
look-lobby-frozen = This game is paused for a repair. { $place }
look-lobby-house = Not quite as in the box: some values are our own.
look-lobby-alone = { $player } sits here. Others can join; with a computer player from the list it can start at once.
look-lobby-sources = What is different
look-thread-won = { $n ->
    [one] ✓ { $game } { $table }: { $players } won
   *[other] ✓ { $game } { $table }: { $players } won together
}
look-thread-over = ✓ { $game } { $table }: over
look-thread-closed = ✗ { $game } { $table }: closed

look-list-title = **Tables here**
look-list-none = There is no open table here. `/table new` opens one.
look-list-more = … and { $n } more.
look-info-waits = Waiting for { $players }.
look-info-organiser = Organiser: { $player }
look-info-commitment = Hash of the secret seed: `{ $hash }`. The seed is shown at the end, and anybody can check every shuffle.
look-invite = { $user }, { $inviter } invites you to a game of { $game }.
look-invite-sent = { $user } has been invited to table { $table }.
look-home-ask = Which channel should table { $table } be played in?
look-home-pick = Choose a channel
look-close-sure = This ends the game now, without a result, and it cannot be continued. Close it?
look-close-by_server = You are not playing here but manage this server: this ends the game now, without a result, and its players are told that the server closed it. Close it?
look-close-ask = The others are asked whether they agree; whoever does not show up within a week counts as agreeing. If nobody objects, the game ends without a result and cannot be continued. Ask them?
look-close-yes = Close the table
look-close-button = Close the table …
look-close-done = Table { $table } is closed.

look-board-past = After turn { $turn } of { $last }.
look-board-earlier = Earlier
look-board-later = Later
look-board-now = Now
look-scores-now = If the game ended now:
look-scores-closed = If the game had ended there:
look-scores-final = Final scores:
look-scores-line = **{ $rank }.** { $player }: **{ $points }**
look-scores-winners = { $n ->
    [one] { $players } wins!
   *[other] { $players } share the victory!
}
look-log-page = Page { $page } of { $pages }
look-log-first = First
look-log-earlier = Earlier
look-log-later = Later
look-log-last = Last
look-next-none = No table is waiting for you.
look-next-title = { $n ->
    [one] { $n } table is waiting for you:
   *[other] { $n } tables are waiting for you:
}
look-next-open = My move at table { $table }
look-export-over = The whole game. `python -m engine.verify FILE` replays it and confirms every shuffle.
look-export-running = What is public in this running game; hidden choices are question marks until it ends.

look-about-kontor = **Kontor { $version }** hosts heavy trading games that you play at your own pace: every rule enforced, turns over days, hidden hands by direct message.
look-about-state = Up for { $hours } h { $minutes } min · tables in play: { $tables } · slowest response in the last hour: { $lag } ms
look-about-waiting = { $n ->
    [one] One message to a table is not getting through; it has been waiting for { $minutes } min.
   *[other] { $n } messages to tables are not getting through; the oldest has been waiting for { $minutes } min.
}
look-about-backup = Newest backup: { $hours } h ago.
look-about-no_backup = **No backup for { $hours } h**: { $reason }
look-about-components = Component tables: { $rulebook } from the rulebook, { $public } from public material, { $house } of our own, where we do not know the printed ones.
look-about-box = Corrected here from the printed components: { $n ->
    [one] { $n } table
   *[other] { $n } tables
}.
look-about-rights = Kontor is free software under the MIT licence. Rules and figures are facts; all texts, code and pictures are our own. It is not affiliated with the publishers of the games.

look-help-start = **Start a game.** `/table new` opens a lobby in this channel. The others press **Join**, then the organiser presses **Start**. Computer players can fill empty seats. New to a game? `/learn` guides you through the first one. In a direct message with me you can learn and play against the computer right there.
look-help-turn = **Your turn.** Press **My move** under the latest message in the thread, or use `/move` anywhere. Every choice is saved at once, so you can carry on later or on another device. If you would rather type, use `/choose`. **Plan** or `/plan` prepares your next turn while others play, with a plan B if you like. **Hint** or `/hint` says what the computer would do, where hints are on (`/table hints`).
look-help-look = **Look around.** `/board`, `/scores`, `/log` and `/rules`; `/what` explains any card, tile, area or sign; `/next` lists all tables waiting for you. `/replay` goes through a game turn by turn, and **Play on from here** starts a practice table from any turn of a finished one. `/review` looks at your turns in a finished game, and **What if?** lets you try one another way.
look-help-hidden = **Hidden cards** arrive by direct message; the **Hand** button and `/hand` show them, too. Nobody else sees them.
look-help-undo = **A mistake?** **Back** or `/undo` takes back your last choice, unless something new has been revealed or somebody else has decided since. After that everybody has to agree: **Ask to take it back …** or `/undo` asks them; alone against the computer it is **Take it back all the same …**.
look-help-days = **No time?** `/away` stops your clocks for a vacation, `/table standin` lets a computer player play on for you, `/table pace` and `/table pause` ask everybody for more time.
look-help-home = **Find company.** `/table list` shows tables to join or to watch; `/watch` lets you look at a game without playing, and follow it. `/standings` and `/history` tell who has played what, `/privacy` what is stored about you.
look-help-stuck = **Something is not offered?** **Why not?** in the panel tells you the rule and the numbers. `/settings` changes your language and notifications, and makes the board larger on a phone.

look-settings-title = Your settings:
look-settings-saved = Saved. Your settings:
look-settings-language = Language
look-settings-route = Where you hear that it is your turn
look-settings-pictures = Pictures
look-settings-turn_end = End of turn

look-mistake-which_table = You are at several tables. Give a table’s number, or use the command in its thread.
look-mistake-no_table = There is no table here. Use the command in a table’s thread, or give the table’s number.
look-mistake-option_form = “{ $part }” is not an option. Write options like edition=classic, with a semicolon between them.
look-mistake-invite_bot = A bot cannot be invited. Add a computer player in the lobby instead.
look-mistake-invite_place = Nobody would see the invitation here. Invite people in a channel of the server where table { $table } was opened.
look-mistake-computers = With these options at most { $most } can play, you included. Choose fewer computer players.
look-mistake-no_home = I can find no channel in which both of us may write. If you know one, use `/table info` for table { $table } there and press **Start**.
look-mistake-home = Table { $table } cannot be played there: you may not write in that channel. Press **Start** again to see the other channels.
look-mistake-seat = There is no such player. Choose a number from 1 to { $n }.
look-mistake-topic = There is no such chapter. Choose one from the list that appears while you type.
