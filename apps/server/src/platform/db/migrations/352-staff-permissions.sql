-- Permissions of members of the staff beyond their roles, each for a term (DEC-18, CONSOLE-02).
create table staff_permissions (
  person_id uuid not null references persons (id),
  permission text not null,
  given_by uuid not null references persons (id),
  given_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (person_id, permission)
);

create index staff_permissions_given_by on staff_permissions (given_by);
