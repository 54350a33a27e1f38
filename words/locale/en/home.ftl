home-command-kontor = kontor
home-command-kontor-about = For owners of this server
home-command-settings-about = Where tables may be opened, by whom, and what they start with
home-command-tables = tables
home-command-tables-about = All open tables of this server, and what they wait for
home-command-export-about = Settings, tables and results of this server as a file
home-param-pace-about = The pace that new tables start with

home-settings-title = **Settings of this server**
home-settings-saved = **Settings of this server**, saved. They hold for tables that are opened from now on.
home-setting-clock = Pace
home-setting-language = Language
home-setting-time_zone = Time zone of players who have set none
home-setting-private = New tables
home-setting-most_tables = Tables that one person may have open
home-setting-channels = Channels in which tables may be opened
home-setting-channels-none = Every channel
home-setting-opener = Who may open tables
home-setting-opener-none = Everybody
home-setting-call_channel = Where players are looked for
home-setting-call_channel-none = The channel of the table
home-setting-call_role = Who is rung when players are looked for
home-setting-call_role-none = Nobody
home-private-no = Everybody can see them
home-private-yes = Private, unless somebody wants it otherwise
home-most_tables = { $n ->
    [0] any number
    [one] one table
   *[other] { $n } tables
}

home-channel = <#{ $id }>
home-role = <@&{ $id }>
home-tables-title = { $n ->
    [0] No table is open on this server. `/table new` opens one.
    [one] **One open table on this server**
   *[other] **{ $n } open tables on this server**, those first where nothing has happened for longest
}
home-tables-private = { $n ->
    [one] There is also a private table, which only its players see.
   *[other] There are also { $n } private tables, which only their players see.
}
home-tables-silent = Messages do not get through. Does the thread still exist, and may I write there?
home-export-done = Everything about this server: settings, tables and results. Private tables are only counted.

home-mistake-owner = Only whoever manages this server can do this, and only on the server itself.
home-mistake-most_tables = Choose one of the numbers in the list.
home-mistake-opener = On this server only { $role } can open tables. You can join one: `/table list` shows them.
home-mistake-channel = Tables are opened in { $channels } on this server.
home-mistake-too_many = { $n ->
    [one] Everybody may have one open table on this server, and you have yours. Finish or close it first.
   *[other] Everybody may have { $n } open tables on this server, and you have yours. Finish or close one first.
}
