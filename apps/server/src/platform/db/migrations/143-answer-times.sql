-- How long sources take, measured on their latest answers.
create index report_tasks_answered_at on report_tasks (task_type, answered_at desc) where status = 'done';
