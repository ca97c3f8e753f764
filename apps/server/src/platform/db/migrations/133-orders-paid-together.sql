-- Orders that one payment is for: its money comes as a top-up, from which each of them is paid in turn.
create table joint_payments (
  top_up_id uuid not null references orders on delete cascade,
  order_id uuid not null references orders on delete cascade,
  position integer not null,
  primary key (top_up_id, order_id)
);

create index joint_payments_order_id on joint_payments (order_id);
