-- What somebody says with a thumb.
alter table poll_answers add column comment text not null default '';
