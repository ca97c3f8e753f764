-- An answer that the operator looked up himself, with a picture of what he saw (FULFIL-11).
alter table report_tasks add column answered_by text check (answered_by = 'operator');

alter table intake_files drop constraint intake_files_kind_check;

alter table intake_files add constraint intake_files_kind_check check (kind in ('xml', 'pdf', 'picture'));
