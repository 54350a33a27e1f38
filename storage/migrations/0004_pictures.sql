-- Whether pictures come with a question: always, on request (a button), or never.
alter table users add column pictures text not null default 'always' check (pictures in ('always', 'request', 'never'));
