# Component sets that the owner of a box brings for a server.

sets-command-set = set
sets-command-set-about = Correct the values of a game from your own box
sets-param-game-about = The game whose values you correct
sets-param-file-about = Corrected tables: the zip, or one CSV file of it

sets-title = { $game }: values from your box
sets-state-shipped = New tables on this server use the values that Kontor comes with.
sets-state-used = New tables on this server use corrected values ({ $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}), brought { $who } { $when }.
sets-state-shown = Corrected and checked, but not used yet: { $n ->
    [one] { $n } value
   *[other] { $n } values
}.
sets-how = Choose a value in the lists below. Or take the **{ sets-button-sheets }**, correct them in any program, and give back the zip or one CSV file: `/kontor set`, with the file.
sets-order = What moves results most stands first in the list.
sets-ask_first = **Please look at this in your box first:**
sets-kept = Tables that are open keep the values they began with. Computer players go on as they are; they have learnt with our values.
sets-somebody = somebody

sets-button-sheets = Spreadsheets
sets-button-look = What is different
sets-button-text = All as a file
sets-button-take = Use for new tables
sets-button-discard = Throw it away
sets-button-back = Back to the shipped values
sets-button-form = Correct more
sets-list-table = Table
sets-list-row = Row
sets-list-cell = Value
sets-list-value = What stands in your box
sets-list-more = More …
sets-list-nothing = Nothing
sets-list-single = Single values

sets-found = Checked, { $n ->
    [one] { $n } value is
   *[other] { $n } values are
} different from what Kontor comes with. New tables do not use it yet.
sets-in_use = New tables use this; { $n ->
    [one] { $n } value is
   *[other] { $n } values are
} different from what Kontor comes with.
sets-more = … and { $n ->
    [one] { $n } more
   *[other] { $n } more
}: **{ sets-button-text }**
sets-nothing_there = nothing
sets-cards = Before and after
sets-taken = From now on new tables on this server use these values.
sets-dropped = Nothing of it was kept.
sets-back = New tables on this server use the values again that Kontor comes with.
sets-sheets = One CSV file for every table that no rulebook states. An empty cell is a value that is not there; what you do not change may be left out.
sets-text = All differences
sets-lobby = Corrected by the owner of a box: { $n ->
    [one] { $n } table
   *[other] { $n } tables
}.
sets-invite = Whoever owns the box and manages this server can put them right: `/kontor set`.

sets-mistake-other_set = This is no longer the set that was checked last. Look at what is there now with `/kontor set`.
sets-mistake-none = There is no corrected set here. `/kontor set` begins one.

sets-where-table = table { $table }
sets-where-table_row = table { $table }, row { $row }
sets-where-table_column = table { $table }, column { $column }
sets-where-table_row_column = table { $table }, row { $row }, column { $column }

sets-fault-row_unknown = { CAP($where) }: there is no such row; expected { $expected }.
sets-fault-row_missing = { CAP($where) }: this row is missing; leave every row in the table.
sets-fault-twice = { CAP($where) }: this is there twice; expected it once.
sets-fault-headings = { CAP($where) }: the columns must be { $expected }.
sets-fault-heading = { CAP($where) }: this is no heading of ours; leave the first line as it was.
sets-fault-column = { CAP($where) }: this does not go together with the columns before it; leave the first line as it was.
sets-fault-no_rows = { CAP($where) }: there are no rows; expected a line of headings and a line for every row.
sets-fault-rows = { CAP($where) }: this is too long; the limits are: rows { $most }, columns { $columns }.
sets-fault-cells = { CAP($where) }: line { $line } has more or fewer cells than the headings.
sets-fault-csv = { CAP($where) }: this is not CSV as spreadsheets write it; save it as CSV once more.
sets-fault-encoding = { CAP($where) }: letters in it cannot be read; save it as CSV in UTF-8.
sets-fault-long = { CAP($where) }: too much is written here; the limit in letters is { $most }.
sets-fault-letters = { CAP($where) }: formulas and invisible letters are not read; write the value itself.
sets-fault-range = { CAP($where) }: expected a number from { $least } to { $most }.
sets-fault-number = { CAP($where) }: expected a number.
sets-fault-missing = { CAP($where) }: a value is missing here.
sets-fault-word = { CAP($where) }: this word is not known; expected one of { $expected }.
sets-fault-unfit = { CAP($where) }: this does not fit the other tables; expected { $expected }.
sets-fault-shape = { CAP($where) }: this cannot stand here; compare it with the rows around it.
sets-fault-setup = { CAP($where) }: with these values no game can be set up; look for a slip in this table.
sets-fault-play = { CAP($where) }: with these values a game comes to a standstill; look for a slip in this table.
sets-fault-setup_together = With these values together no game can be set up. Bring one table at a time to find which.
sets-fault-play_together = With these values together a game comes to a standstill. Bring one table at a time to find which.
sets-fault-effort = A game with these values takes far longer than any real one, so the trial was stopped. Look for a number with a digit too many.
sets-fault-nothing = Nothing in it is different from what new tables use now.
sets-fault-file_size = This file is too large: at most { $most } kB are read.
sets-fault-file_kind = This is neither a zip nor a CSV file. Save the table as CSV, or give back the zip.
sets-fault-zip_empty = There is no table in this zip; expected CSV files.
sets-fault-zip_many = There are too many files in this zip: at most { $most } are read.
sets-fault-zip_inside = { $file } in this zip is no CSV file. Save it as CSV, or leave it out.
sets-fault-zip_locked = This zip has a password. Make one without.
sets-fault-zip_twice = { CAP($where) }: this table is in the zip twice; expected it once.
sets-fault-zip_broken = This zip is damaged. Make it once more.
sets-fault-other_game = { $file } is a table of { $other }; this is about { $game }.
sets-fault-file_unknown = No table is called like { $file }; expected { $expected }.
sets-fault-sheet_size = { $file } is too large: at most { $most } kB are read.
sets-fault-file_encoding = { $file } cannot be read; save it as CSV in UTF-8.
sets-fault-drawn = The board cannot be drawn with these values. Bring one table at a time to find which.
