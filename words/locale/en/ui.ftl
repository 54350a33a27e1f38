# What a player meets in Discord while playing.

ui-button-move = My move
ui-button-hand = Hand
ui-button-own = My board
ui-button-board = Board
ui-button-all_of_board = All of the board
ui-button-log = Log
ui-button-help = Help
ui-button-in_words = In words
ui-button-back = Back
ui-button-why = Why not?
ui-button-more = More
ui-button-in_full = In full
ui-button-thread = To the table

# Title of every message: the game and the number of the table.
ui-panel-title = { $game } · table { $table }
ui-panel-summary = This turn:
ui-panel-purse = You have: { $held }
ui-panel-purse_after = You then have: { $held }
ui-panel-score = if the game ended now{ $hidden ->
    [0] { "" }
   *[other] { " " }(not counting what the others keep hidden)
}: { $list }
ui-panel-score_of = { $own ->
    [1] you
   *[other] { $player }
} ({ $total })
ui-panel-draft = Chosen so far: { $draft }
ui-panel-done = Done
ui-panel-none = None of them
ui-panel-these_first = These first
ui-panel-all_named = All together: { $options }
ui-panel-all_of = { $n ->
    [2] Both
   *[other] All { $n }
}
ui-panel-send = Send
ui-panel-field = { $field }: { $value }
ui-panel-left_open = { $n ->
    [one] One place is still empty.
   *[other] { $n } places are still empty.
} Is that what you want?
ui-panel-not_together = This does not go with the rest: { $label }. { $why } Nothing has been done yet; choose something else.
ui-panel-stopped = This was no longer possible: { $label }. { $why } Everything before it is done.
ui-panel-all_reveal = something hidden is turned up, so this cannot be taken back
ui-panel-alike = whichever you choose: { $what }
ui-panel-reveals = something hidden is turned up then, so it cannot be taken back
ui-panel-take = Take { $amount }
ui-panel-order = Your order:
ui-panel-next = Which one is number { $n }?
ui-panel-this_order = In this order
ui-panel-anew = Start over
ui-panel-all_chosen = Everything is chosen. Keep it so?
ui-panel-choose = Choose
ui-panel-one_of = one of { $n }
ui-panel-up_to = up to { $n }
ui-panel-times_up_to = Which, and how many (up to { $n })
ui-panel-vain = These bring nothing now
ui-panel-which = { $field }: which one?
ui-panel-anyway = { $send } anyway
ui-panel-ends = Your turn ends automatically { $at }.
ui-panel-ends_alone = Your turn is done and ends by itself { $at }.
ui-panel-end_now = End it now
ui-panel-hold = Hold it
ui-panel-pick_some = { $min ->
    [0] Choose up to { $max }
   *[other] Choose { $min } to { $max }
}
ui-panel-pick_n = Choose { $n }
ui-panel-taken_back = Your last choice has been taken back.
ui-panel-late = The picture is still being drawn and comes here by itself.
ui-panel-stale = That choice has already been made; this is the question now.
ui-picture-part = The part of the board with your options: { $offered }.

ui-why-which = What would you like to do? Choose it to see why it is not offered.
ui-why-nothing = Everything can be chosen right now.
ui-why-pick = Why can’t I choose …
ui-why-back = To the question
ui-why-more = More

ui-waiting-others = You have nothing to decide right now. Waiting for: { $players }.
ui-waiting-nobody = You have nothing to decide right now.
ui-waiting-over = This game is over.
ui-waiting-final = Your turn is over; it can be taken back only if everybody agrees.
ui-waiting-final_alone = Your turn is over.
ui-waiting-may_change = Until then you can still change your mind.

ui-tables-which = You are at several tables. Which one?
ui-tables-pick = Choose a table

ui-glance-since = Since your last move:
ui-glance-lately = Recent events:
ui-glance-nothing_yet = Nothing has happened yet.
ui-glance-no_picture = This game has no picture. The log says what happened.
ui-glance-no_hand = This game has nothing that only you can see.

ui-help-buttons = **{ ui-button-move }** opens the question waiting for you. Only you see it, and every choice is saved at once, so you can carry on tomorrow or on another device. **{ ui-button-back }** takes your last choice back, **{ ui-button-why }** explains what is not offered. **Plan** prepares your next turn while others play. **Fair play**, below the first message, lets you check every shuffle afterwards.
ui-help-hand = **{ ui-button-hand }** shows what only you may see, **{ ui-button-board }** and **{ ui-button-log }** show what everybody knows.
ui-help-own = **{ ui-button-own }** shows your own board, **{ ui-button-board }** and **{ ui-button-log }** show what everybody knows.
ui-help-commands = The same by typing: `/move`, `/choose`, `/undo`, `/plan`, `/hand`. These work in every channel and in a direct message to me.
ui-help-stop = To stop: `/table pause` takes a break, `/table resign` leaves the game, `/table close` ends it.
ui-help-rules = Read a chapter of the rules

ui-post-started = The game begins. Turn order: { $players }.
ui-post-started_by = The game begins. At the table: { $players }.
ui-post-aims = To win you have to reach: { $aims }.
ui-post-since = Since your last move:
ui-post-since_then = What had happened by then (the game has gone on since):
ui-post-lately = What happened:
ui-recap-stand_in = { $player } (stand-in)
ui-recap-more = … and { $n } more
ui-recap-scored = { $what }: { $points }
ui-recap-points = { $player } { $n }
# Mentions first: only they ring.
ui-post-asked = { $players }: { $question }
ui-post-alone = { $players }: your turn always waits behind **{ $move }**.
ui-post-together = { $players }: everybody decides in secret; all choices are shown once the last player is ready.
ui-post-private = { $players }: it is your decision.
# Below messages whose buttons are over.
ui-past-move = The table goes on below.
ui-past-over = The game is over.
ui-past-closed = The table was closed.
ui-past-played = You have played.
ui-past-seat = This seat is no longer free.
ui-past-taken = { $player } has taken this seat.
ui-past-vote = This question is settled.
ui-post-over = The game is over.
ui-post-place = { $rank }. { $player }: { $total }
ui-post-winners = { $n ->
    [one] { $players } wins. Congratulations!
   *[other] { $players } share the victory. Congratulations!
}
ui-post-seed = Seed `{ $seed }`, announced as `{ $hash }`: with the exported file everybody can check every shuffle.
ui-post-closed = This table is closed without a result. You can still look at it. Thank you for playing!
ui-post-stuck = { $players } cannot continue, and the fault is ours. Nothing is lost: whoever runs the bot will find a report and can help.
ui-post-frozen = This table is paused: its last turn cannot be continued, and the fault is ours. Nothing is lost, and the game continues as soon as it can.
ui-post-thawed = The game at this table continues.
ui-post-salvaged = After an update the open turn no longer fits the rules, so its last steps were taken back. Please check your move.
ui-post-dm_closed = I cannot send { $player } direct messages. The **{ ui-button-hand }** button here shows the same, and nobody else sees it.
ui-post-called_here = I cannot send { $player } direct messages, so I am calling here. To get them again, allow direct messages from members of this server.

ui-nudge = Your move: { $place }
ui-nudge-alone = Your move. { $why } You can continue here.

ui-thread-gone = The table’s thread is gone.
ui-thread-no_home = The table’s thread was deleted, and I cannot open a new one: its channel is gone, too.
ui-thread-anew = The table’s thread was deleted. I have opened a new one: { $place }
ui-thread-reopened = The thread of this table was deleted. The game goes on here.
ui-thread-locked = The table’s thread is locked, so I cannot write in it; whoever manages the server can unlock it.
ui-thread-left = I am no longer on the table’s server; whoever manages it can invite me again.
ui-thread-forbidden = Discord does not let me write in the table’s thread; whoever manages the server can allow it in the channel’s settings.
ui-thread-no_answer = My messages are not reaching the table’s thread; I keep trying.
ui-thread-unwritten = I cannot message you first, so I cannot call you when it is your turn. `/next` brings you back to this game at any time.

ui-mistake-changed = The question has changed since then; this is the current one.
ui-mistake-old_button = This button is from an older version and no longer works. Use the latest message of the table.
ui-mistake-stopping = The bot is being restarted. Nothing has changed; please try again in a minute.
ui-mistake-no_tables = You are not at any running table. Join one, or open a new one with `/table new`.
ui-mistake-which_table = Several tables are waiting for you. Name one under “{ ui-command-table }”.

ui-error-bug = Something went wrong, and the fault is ours. Nothing has changed.
ui-error-bug_at = Something went wrong at table { $table }, and the fault is ours. Nothing has changed.
ui-error-saved = Your choice is saved, but what comes next could not be shown. Press **{ ui-button-move }** again.
ui-error-discord = Discord is not responding properly. Nothing has changed; please try again in a moment.
ui-error-forbidden = Discord does not let me do this here. Whoever manages the server can allow it in the channel’s settings.
ui-error-lacking = I lack a permission here: { $permissions }. Whoever manages the server can grant it. { $place }
ui-error-channel_gone = The channel or thread no longer exists. With `/move` you can continue anywhere.
ui-error-message_gone = The message no longer exists. With `/move` you can continue anywhere.
ui-error-too_many_edits = This message is too old to be changed again. Open a new one with `/move`.
ui-error-too_large = Discord does not accept a file of this size. `/board` shows the same in words.
ui-error-dm_closed = I cannot send you direct messages. The **{ ui-button-hand }** button shows the same in the thread.
ui-error-archived = This thread is archived. Write something in it to reopen it, then try again.
ui-error-too_many_threads = This server has too many active threads. Archive some of them, then try again.

# As Discord’s settings call them.
ui-permission-view_channel = View Channel
ui-permission-send_messages = Send Messages
ui-permission-send_messages_in_threads = Send Messages in Threads
ui-permission-create_public_threads = Create Public Threads
ui-permission-create_private_threads = Create Private Threads
ui-permission-attach_files = Attach Files
ui-permission-read_message_history = Read Message History
ui-permission-manage_threads = Manage Threads

ui-command-move = move
ui-command-move-about = Open the question waiting for you, here or at any of your tables
ui-command-choose = choose
ui-command-choose-about = Answer your open question by typing
ui-command-undo = undo
ui-command-undo-about = Take your last choice back
ui-command-hand = hand
ui-command-hand-about = See what only you may see
ui-command-table = table
ui-command-table-about = The number of the table, unless it is this thread’s
ui-command-answer = answer
ui-command-answer-about = What you choose; several with a semicolon between them
