-- A mailed password stays known after its use, so that its second use is told apart from a guess (SEC-03, TRUE-10).
alter table mailed_passwords add column used_at timestamptz;

-- The session was opened by a mailed password: its person sets an own one without naming the former.
alter table sessions add column by_mailed_password boolean not null default false;
