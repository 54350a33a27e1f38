# Component sets that the owner of a box brings for a server.

sets-command-set = set
sets-command-set-about = Correct the values of a game from your own box
sets-param-game-about = The game whose values you correct
sets-param-file-about = Corrected tables: the zip, or one CSV file of it

sets-title = { $game }: values from your box
sets-state-shipped = New tables on this server use the values Kontor comes with.
sets-state-used = New tables on this server use corrected values ({ $tables ->
    [one] { $tables } component table
   *[other] { $tables } component tables
}), brought by { $who } { $when }.
sets-state-shown = Corrected and checked, but not used yet: { $n ->
    [one] { $n } value
   *[other] { $n } values
}.
sets-how = Choose a value in the lists below. Or download the **{ sets-button-sheets }**, correct them in any spreadsheet program, and send back the zip or a single CSV file with `/kontor set`.
sets-order = What affects results most comes first in the list.
sets-ask_first = **Please look at this in your box first:**
sets-kept = Open tables keep the values they began with. Computer players play as before: they learnt the game with our values.
sets-somebody = somebody

sets-button-sheets = Spreadsheets
sets-button-look = What is different
sets-button-text = All as a file
sets-button-take = Use for new tables
sets-button-discard = Throw it away
sets-button-back = Use the shipped values
sets-button-form = Correct more
sets-list-table = Table
sets-list-row = Row
sets-list-cell = Value
sets-list-value = What your box says
sets-list-more = More …
sets-list-nothing = Nothing
sets-list-single = Single values

sets-found = Checked: { $n ->
    [one] { $n } value differs from the one
   *[other] { $n } values differ from those
} Kontor comes with. New tables do not use this yet.
sets-in_use = New tables use this: { $n ->
    [one] { $n } value differs from the one
   *[other] { $n } values differ from those
} Kontor comes with.
sets-more = … and { $n ->
    [one] { $n } more
   *[other] { $n } more
}: **{ sets-button-text }**
sets-nothing_there = nothing
sets-cards = Before and after
sets-taken = From now on new tables on this server use these values.
sets-dropped = None of it was kept.
sets-back = New tables on this server are back to the values Kontor comes with.
sets-sheets = One CSV file for every component table that is in no rulebook. An empty cell means that there is no value; files you have not changed can be left out.
sets-text = All differences
sets-lobby = Corrected from a real box: { $n ->
    [one] { $n } component table
   *[other] { $n } component tables
}.
sets-invite = Whoever owns the box and manages this server can correct our values: `/kontor set`.

sets-mistake-other_set = Another set has been checked since. `/kontor set` shows what is there now.
sets-mistake-none = There is no corrected set here. `/kontor set` begins one.

sets-where-table = table { $table }
sets-where-table_row = table { $table }, row { $row }
sets-where-table_column = table { $table }, column { $column }
sets-where-table_row_column = table { $table }, row { $row }, column { $column }

sets-fault-row_unknown = { CAP($where) }: there is no such row; expected { $expected }.
sets-fault-row_missing = { CAP($where) }: this row is missing; leave every row in the table.
sets-fault-twice = { CAP($where) }: this appears twice, but may appear only once.
sets-fault-headings = { CAP($where) }: the columns must be { $expected }.
sets-fault-heading = { CAP($where) }: this is not one of our headings; leave the first line as it was.
sets-fault-column = { CAP($where) }: this does not go with the columns before it; leave the first line as it was.
sets-fault-no_rows = { CAP($where) }: there are no rows; expected a line of headings and a line for every row.
sets-fault-rows = { CAP($where) }: this is too long; at most { $most } rows and { $columns } columns are read.
sets-fault-cells = { CAP($where) }: line { $line } has more or fewer cells than the headings.
sets-fault-csv = { CAP($where) }: this is not CSV as spreadsheets write it; save it as CSV once more.
sets-fault-encoding = { CAP($where) }: some of its characters cannot be read; save it as CSV in UTF-8.
sets-fault-long = { CAP($where) }: this is too long; at most { $most } characters.
sets-fault-letters = { CAP($where) }: formulas and invisible characters are not read; write the value itself.
sets-fault-range = { CAP($where) }: expected a number from { $least } to { $most }.
sets-fault-number = { CAP($where) }: expected a number.
sets-fault-missing = { CAP($where) }: a value is missing here.
sets-fault-word = { CAP($where) }: this word is not known; expected one of { $expected }.
sets-fault-unfit = { CAP($where) }: this does not fit the other tables; expected { $expected }.
sets-fault-shape = { CAP($where) }: this cannot be right; compare it with the rows around it.
sets-fault-setup = { CAP($where) }: with these values no game can be set up; look for a typo in this table.
sets-fault-play = { CAP($where) }: with these values a game comes to a standstill; look for a typo in this table.
sets-fault-setup_together = With all these values together no game can be set up. Bring one table at a time to find the culprit.
sets-fault-play_together = With all these values together a game comes to a standstill. Bring one table at a time to find the culprit.
sets-fault-effort = A game with these values takes far longer than any real one, so the trial was stopped. Look for a number with a digit too many.
sets-fault-nothing = Nothing here differs from what new tables use now.
sets-fault-file_size = This file is too large: at most { $most } kB are read.
sets-fault-file_kind = This is neither a zip nor a CSV file. Save the table as CSV, or send back the zip.
sets-fault-zip_empty = There is no table in this zip; expected CSV files.
sets-fault-zip_many = There are too many files in this zip: at most { $most } are read.
sets-fault-zip_inside = { $file } in this zip is not a CSV file. Save it as CSV, or leave it out.
sets-fault-zip_locked = This zip has a password. Make one without.
sets-fault-zip_twice = { CAP($where) }: the zip has this table twice; leave only one of them.
sets-fault-zip_broken = This zip is damaged. Make it again.
sets-fault-other_game = { $file } is a table of { $other }, but this set is for { $game }.
sets-fault-file_unknown = There is no table called { $file }; expected { $expected }.
sets-fault-sheet_size = { $file } is too large: at most { $most } kB are read.
sets-fault-file_encoding = { $file } cannot be read; save it as CSV in UTF-8.
sets-fault-drawn = The board cannot be drawn with these values. Bring one table at a time to find the culprit.
