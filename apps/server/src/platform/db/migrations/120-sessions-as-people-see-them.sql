-- What a person knows own sessions by; destroyed with the session's end.
alter table sessions
  add column user_agent text not null default '',
  add column ip text not null default '',
  add column last_used_at timestamptz;

-- Since when the own password is the one it is.
alter table persons add column password_changed_at timestamptz;
