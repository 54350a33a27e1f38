# What a player meets in Discord while playing.

ui-button-move = My move
ui-button-hand = Hand
ui-button-own = My board
ui-button-board = Board
ui-button-log = Log
ui-button-help = Help
ui-button-in_words = In words
ui-button-back = Back
ui-button-why = Why not?
ui-button-show_board = Show board
ui-button-thread = To the table

# Title of every message: the game and the number of the table.
ui-panel-title = { $game } · table { $table }
ui-panel-so_far = So far this turn:
ui-panel-summary = This turn:
ui-panel-purse = You have: { $held }
ui-panel-draft = So far you have: { $draft }
ui-panel-chosen = Chosen: { $chosen }
ui-panel-done = Done
ui-panel-none = None of them
ui-panel-these_first = These first
ui-panel-send = Send
ui-panel-send_some = { $send } ({ $n } left open)
ui-panel-field = { $field }: { $value }
ui-panel-left_open = { $n ->
    [one] One field is still empty.
   *[other] { $n } fields are still empty.
} Press the button again if that is what you want.
ui-panel-stopped = This could no longer be done: { $label }. { $why } What came before it is done.
ui-panel-reveals = shows something hidden, so it cannot be taken back
ui-panel-take = Take { $amount }
ui-panel-order = Your order:
ui-panel-next = What comes at place { $n }?
ui-panel-this_order = In this order
ui-panel-anew = Start over
ui-panel-others = Other
ui-panel-group = First choose a group
ui-panel-groups = Other groups
ui-panel-pick_one = Choose
ui-panel-pick_some = { $min ->
    [0] Choose up to { $max }
   *[other] Choose { $min } to { $max }
}
ui-panel-pick_n = Choose { $n }
ui-panel-taken_back = Your last choice is taken back.
ui-panel-stale = That choice was already made; this is what is open now.
ui-picture-part = The part of the board where your options lie: { $offered }.

ui-why-which = What would you like to do? Choose it to see why it is not offered.
ui-why-nothing = Everything there is can be chosen right now.
ui-why-pick = Why can’t I choose …
ui-why-back = Back to the question
ui-why-more = More

ui-waiting-others = You have nothing to decide now. Waiting for: { $players }.
ui-waiting-nobody = You have nothing to decide now.
ui-waiting-over = This game is over.
ui-waiting-final = Your turn is over; it can be taken back only if everybody agrees.
ui-waiting-may_change = Until then you can still change your mind.

ui-tables-which = Several tables could be meant. Which one?
ui-tables-pick = Choose a table

ui-glance-since = Since your last move:
ui-glance-lately = What happened lately:
ui-glance-nothing_yet = Nothing has happened yet.
ui-glance-no_picture = There is no picture of this game. The log tells what happened.
ui-glance-no_hand = In this game there is nothing that only you can see.

ui-help-buttons = **My move** opens the question that waits for you; only you see it, and every choice is saved at once, so you can go on tomorrow or on another device. **Back** takes your last choice back, **Why not?** explains what is not offered. **Hand** shows what only you may see, **Board** and **Log** show what everybody knows. **Plan** prepares your next turn while others play.
ui-help-commands = The same by typing: `/move`, `/choose`, `/undo`, `/plan`, `/hand`. They work in every channel and in a direct message to me.
ui-help-rules = Read a chapter of the rules

ui-post-started = The game begins. Order of turns: { $players }.
    -# Every shuffle can be checked afterwards: the secret seed has the hash `{ $hash }`.
ui-post-started_by = The game begins. At the table: { $players }.
    -# Every shuffle can be checked afterwards: the secret seed has the hash `{ $hash }`.
ui-post-since = Since your last move:
ui-post-lately = What happened:
# Mentions first: only they ring.
ui-post-asked = { $players }: { $question }
ui-post-together = { $players }: everybody decides in secret; all is shown once the last one is ready.
ui-post-private = { $players }: it is your decision.
ui-post-over = The game is over.
ui-post-place = { $rank }. { $player }: { $total }
ui-post-winners = { $n ->
    [one] { $players } wins. Congratulations!
   *[other] { $players } share the victory. Congratulations!
}
ui-post-seed = Seed `{ $seed }`, announced as `{ $hash }`: with the exported file everybody can check every shuffle.
ui-post-closed = The organiser has closed this table. It can still be looked at.
ui-post-stuck = { $players } cannot go on, and it is our mistake. Nothing is lost: whoever runs the bot finds a report and can help.
ui-post-frozen = This table rests: after an update its last turn cannot be continued without taking back something already revealed. Nothing is lost, and it goes on as soon as it can.
ui-post-thawed = This table goes on.
ui-post-salvaged = After an update the open turn no longer fits the rules, so its last steps were taken back. Please look at your move again.
ui-post-dm_closed = My direct messages do not reach { $player }. That is no obstacle: the Hand button shows the same here, for your eyes only.
ui-post-called_here = My direct messages do not reach { $player }, so I call here. Whoever opens them to members of the server gets them again.

ui-nudge = It is your move: { $place }
ui-nudge-alone = It is your move. { $why } You can go on here.

ui-thread-gone = The table’s thread is gone.
ui-thread-locked = The table’s thread is locked, so I cannot write in it; whoever manages the server can unlock it.
ui-thread-left = I am no longer on the table’s server; whoever manages it can invite me again.
ui-thread-forbidden = Discord does not let me write in the table’s thread; whoever manages the server can allow it in the channel’s settings.
ui-thread-no_answer = My messages do not get through to the table’s thread at the moment; I keep trying.

ui-mistake-changed = The question has changed since then; this is how it is now.
ui-mistake-old_button = This button is from an older version and does nothing any more. Use the newest message of the table.
ui-mistake-no_tables = You sit at no running table. Join one, or open a new one.
ui-mistake-which_table = Several tables wait for you. Name one under “table”.

ui-error-bug = Something went wrong, and it was our mistake. Nothing was changed.
ui-error-bug_at = Something went wrong at table { $table }, and it was our mistake. Nothing was changed.
ui-error-saved = Your choice is saved, but what comes next could not be shown. Press “My move” again.
ui-error-discord = Discord does not answer properly just now. Nothing was changed; please try again in a moment.
ui-error-forbidden = Discord does not let me do this here. Whoever manages the server can allow it in the channel’s settings.
ui-error-lacking = I lack a permission here { $place }: { $permissions }. Whoever manages the server can grant it.
ui-error-channel_gone = The channel or thread no longer exists. With `/move` you can go on anywhere.
ui-error-message_gone = The message no longer exists. With `/move` you can go on anywhere.
ui-error-too_many_edits = This message is too old to be changed again. Open a new one with `/move`.
ui-error-too_large = Discord does not take a file of this size. `/board` shows the same in words.
ui-error-dm_closed = My direct messages do not reach you. The Hand button shows the same in the thread.
ui-error-archived = This thread is archived. Write something in it to wake it up, then try again.
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
ui-command-move-about = Open the question that waits for you, here or at any of your tables
ui-command-choose = choose
ui-command-choose-about = Answer your open question by typing
ui-command-undo = undo
ui-command-undo-about = Take your last choice back
ui-command-hand = hand
ui-command-hand-about = See what only you may see
ui-command-table = table
ui-command-table-about = The number of the table, if it is not the one of this thread
ui-command-answer = answer
ui-command-answer-about = What you choose; several with a semicolon between them
