-- Roles of the staff beside the role of the account (DEC-18). The chief is role 0 of persons and has no row.
create table staff_roles (
  person_id uuid not null references persons (id),
  role text not null,
  given_by uuid not null references persons (id),
  given_at timestamptz not null,
  ends_at timestamptz,
  primary key (person_id, role)
);

create index staff_roles_given_by on staff_roles (given_by);
