home-command-kontor = kontor
home-command-kontor-about = For owners of this server
home-command-settings-about = Where tables may be opened, by whom, and what they start with
home-command-tables = tables
home-command-tables-about = All open tables of this server, and what they are waiting for
home-command-export-about = Settings, tables and results of this server as a file
home-param-pace-about = The pace that new tables start with

home-settings-title = **Settings of this server**
home-settings-saved = **Settings of this server**, saved. They apply to tables that are opened from now on.
home-setting-clock = Pace
home-setting-language = Language
home-setting-time_zone = Time zone of players who have set none
home-setting-private = New tables
home-setting-most_tables = Tables that one person may have open
home-setting-channels = Channels in which tables may be opened
home-setting-channels-none = Every channel
home-setting-opener = Who may open tables
home-setting-opener-none = Everybody
home-setting-call_channel = Where to look for players
home-setting-call_channel-none = The channel of the table
home-setting-call_role = Who is pinged when a table looks for players
home-setting-call_role-none = Nobody
home-private-no = Everybody can see them
home-private-yes = Private, unless whoever opens one chooses otherwise
home-most_tables = { $n ->
    [0] any number
    [one] one table
   *[other] { $n } tables
}

home-channel = <#{ $id }>
home-role = <@&{ $id }>
home-tables-title = { $n ->
    [0] No table is open on this server. `/table new` opens one.
    [one] **One open table on this server**
   *[other] **{ $n } open tables on this server**, the quietest first
}
home-tables-private = { $n ->
    [one] There is also a private table, which only its players see.
   *[other] There are also { $n } private tables, which only their players see.
}
home-tables-silent = Messages do not get through. Does the thread still exist, and may I write there?
home-export-done = Everything about this server: settings, tables and results. Private tables are only counted.

home-mistake-owner = Only people who manage this server can do this, and only on the server itself.
home-mistake-most_tables = Choose one of the numbers in the list.
home-mistake-opener = On this server only { $role } can open tables. You can join one: `/table list` shows them.
home-mistake-channel = On this server tables can only be opened in { $channels }.
home-mistake-too_many = { $n ->
    [one] Everybody may have one open table on this server, and you already have one. Finish or close it first.
   *[other] Everybody may have { $n } open tables on this server, and you already have that many. Finish or close one first.
}

home-command-privacy = privacy
home-command-privacy-about = What is stored about you: see it, download it, delete it
home-nobody = Player { $n }
home-privacy-title = **What is stored about you**
home-privacy-nothing = Nothing is stored about you.
home-privacy-settings = your settings
home-privacy-open = { $n ->
    [one] your seat and name at an open table
   *[other] your seats and name at { $n } open tables
}
home-privacy-ended = { $n ->
    [one] your seat and name at a table that has ended
   *[other] your seats and name at { $n } tables that have ended
}
home-privacy-results = { $n ->
    [one] the result of one game
   *[other] the results of { $n } games
}
home-privacy-ahead = { $n ->
    [one] one plan or standing answer
   *[other] { $n } plans and standing answers
}
home-privacy-followed = { $n ->
    [one] one table that you follow
   *[other] { $n } tables that you follow
}
home-privacy-left = { $n ->
    [one] that you have seen the hidden side of a seat you left, until that game is over
   *[other] that you have seen the hidden sides of { $n } seats you left, until those games are over
}
home-privacy-export = Download
home-privacy-exported = Everything that is stored about you.
home-privacy-delete = Delete …
home-privacy-delete_now = Delete everything
home-privacy-sure = This deletes your settings and takes your name out of every table. Results stay, without your name. It cannot be undone.
home-privacy-sure_open = { $n ->
    [one] You have a seat at an open table. You will leave it; in a game that has begun, a stand-in plays on for you, and anybody may take the seat.
   *[other] You have seats at { $n } open tables. You will leave them; in games that have begun, a stand-in plays on for you, and anybody may take the seat.
}
home-privacy-deleted = Done. Nothing is stored about you any more. What Discord shows of earlier messages is up to Discord.
home-history = Who may see the games you have played?
home-history-open = Everybody on the server where they were played
home-history-own = Only me

home-command-standings = standings
home-command-standings-about = Ratings, records and the latest games of this server
home-command-history = history
home-command-history-about = The games that you or somebody else has played, and the score between you
home-param-history_user = player
home-param-history_user-about = Whose games; you, if you name nobody
home-param-standings_game-about = Which game; the one played most, if you name none
home-standings-title = { $game }: standings of this server
home-standings-none = No game has been finished at a public table here yet. `/table new` opens one.
home-standings-nobody = No game has counted so far. Games between people at public tables count, for everybody who made most of the decisions in their seat; whoever leaves is placed last.
home-standings-line = { $rating }, { $games }, { $wins }
home-standings-plain = { $games }, { $wins }
home-rating = { $mu } ± { $uncertainty }
home-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
home-wins = { $n ->
    [one] { $n } win
   *[other] { $n } wins
}
home-standings-about = The ± shows how certain a rating is: the true level is almost certainly within that range. Players are ranked by its lower end. Games with computer players do not count. Whoever leaves a game is placed last in it.
home-standings-off = Ratings are switched off here, so wins decide. Whoever runs the bot can install openskill.
home-records = **Records**
home-record-score = Highest score: { $name }, { $points }, { $place }
home-record-speed = Fastest win: { $name }, { $turns }, { $place }
home-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
home-latest = **Latest games**
home-games_of = Which game?
home-history-title = What { $name } has played
home-history-none = { $name } has not finished a game that you can see.
home-history-hidden = { $name } keeps their history private, so here are only the games you both played.
home-history-hidden_none = { $name } keeps their history private.
home-history-left = { $n } left early
home-history-uncounted = { $n } not counted (others made most of the decisions)
home-history-best = best { $points }
home-history-against = Between you two: { $games }. The score is { $you } : { $other } (you : { $name }).
home-mistake-no_server = Every server has its own standings. Use the command on a server.

home-param-players = players
home-param-players-about = Look for players: who the table is for
home-param-seats = seats
home-param-seats-about = Look for players: how many seats; as many as the game has, if you say nothing
home-param-list_game-about = Only tables of this game
home-param-list_language-about = Only tables in this language
home-param-free = free
home-param-free-about = Only tables with a free seat
home-list-none = No open table fits. `/table list` with nothing chosen shows them all.
home-list-join = Join table { $table }
home-skill-anybody = everybody is welcome
home-skill-newcomers = good for a first game
home-skill-experienced = for experienced players
home-mark-first = first game
home-mark-experienced = { $n } games
home-button-seek = Look for players
home-button-stop_seeking = Stop looking
home-seek-left = { $n ->
    [0] **The table is full**
    [one] **Looking for one player**
   *[other] **Looking for { $n } players**
}
home-seek-accept = Accept
home-seek-lobby = To the lobby
home-seek-full = { $table } is full. It starts as soon as all of you press **{ home-seek-accept }**. You have time until { $until }; whoever has not accepted by then loses the seat.
home-seek-expired = Not accepted in time, so these seats at table { $table } are free again: { $players }.
home-seek-nobody = Nobody at table { $table } accepted in time ({ $players }), so it is closed.
home-seek-lost = You did not accept in time, so your seat at this table is free again.
home-seek-found = { $table } is not looking for players any more.
home-seek-unposted = I am not allowed to write where this server looks for players. The lobby here still shows that you are looking.
home-tidy-lobby = Nobody has joined this table or changed anything there for a week. If that is still so on { $until }, it will be closed. One press keeps it open.
home-tidy-keep = Keep the table
home-tidy-kept = The table stays open. If nothing happens there for a week, you will be asked again.
home-tidy-closed = Nothing has happened at this table for three weeks, so it is closed. `/table new` opens another one.
home-tidy-shut = This table was closed before the game began.
home-tidy-left = { $player } has left the server, so a seat at table { $table } is free again.
home-tidy-invited = A week ago you were invited to this table. Would you like to play? Without an answer the invitation is withdrawn on { $until }.
home-tidy-unanswered = There has been no answer to your invitation to this table for a week: { $guest }. It is withdrawn on { $until }.
home-tidy-withdrawn = Your invitation to this table is no longer open.
home-tidy-withdrawn_by = Your invitation to this table is withdrawn, since { $guest } has not answered it for three weeks.
home-tidy-invitation_over = { $player }, this invitation is no longer open.
home-mistake-skill = Choose from the list who the table is for.
home-mistake-seats = That number of players does not work. With these options at most { $most } can play, and everybody already seated has to fit.
home-mistake-seek_private = Strangers do not see a private table. Invite people with `/table invite` instead.
home-mistake-seek_place = You can only look for players on a server. Open the table there.
home-mistake-no_direct = I cannot open a direct message with you from here. Open my profile, write to me there and type the command again.
home-mistake-not_seeking = This table is not looking for players, so its organiser starts it.
home-mistake-not_full = { $n ->
    [one] One player is still missing. You can accept when the table is full.
   *[other] { $n } players are still missing. You can accept when the table is full.
}
home-mistake-not_agreed = This table is looking for players. It starts when it is full and everybody has accepted; the organiser can also stop looking.

home-command-watch = watch
home-command-watch-about = Look at a table without playing there, and follow it
home-button-watch = Watch
home-button-watch_again = Refresh
home-button-follow = Follow
home-button-unfollow = Unfollow
home-watch-round = Round { $n } has ended.
home-watch-over = The game has ended.
home-watch-open = To the table
home-watch-unfollowed = You no longer follow this table.
home-mistake-follow_over = This game is over, so there is nothing left to follow.
home-mistake-follow_own = You play at this table yourself and are called when it is your turn.

home-welcome = **Kontor** is here. It hosts heavy trading games that run for days: { $games }. It knows all the rules, draws the boards, sends hidden cards in private, tells people when it is their turn, and costs nothing.
home-welcome-lacking = To run games on this server I still need: { $permissions }. Grant that to my role in the server’s settings, or invite me once more with the link below.
home-welcome-learn = Which game would you like to learn? You play a first game against the computer, step by step.
home-welcome-table = What shall we play? A lobby opens here; the others press **Join** there, and you **Start**.
home-welcome-table_alone = What shall we play? You play it right here, against the computer.
home-welcome-open = You have a lobby of this game open here already.
home-welcome-opened = Your table is in { $place }, where everybody sees it and can sit down.
home-welcome-with_computer = Start with a computer
home-welcome-settings = Settings of a server are changed on that server: type `/kontor settings` there.
home-button-table = Open a table
home-button-server = Settings for this server
home-button-invite = Invite
home-button-own = Add to my apps
home-button-there = To the server
home-needs_server = To play with other people, open a table on a server where I am a member, or invite me to yours with the button below.
home-needs_server-here = Before you can play with other people here, I have to be invited: whoever manages this server can do so with the button below.
home-direct-lobby = You play at this table here, in direct messages, against the computer. To play with people, open a table on a server.
