-- Why a notice could not be told when it was last tried, for whoever runs the bot; never what it says.
alter table outbox add column error text not null default '';
