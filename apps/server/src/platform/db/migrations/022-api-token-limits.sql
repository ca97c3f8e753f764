-- What a program may do with its token, until when, and when it last did (SAFE-05).
alter table api_tokens
  add column scope text not null default 'order' check (scope in ('read', 'order')),
  add column expires_at timestamptz not null default now() + interval '90 days',
  add column last_used_at timestamptz;

alter table api_tokens alter column scope drop default, alter column expires_at drop default;
