-- Payments that were given up after a month, or by a process whose clock was fast: they are asked for again, once a day.

update payments set next_ask_at = now() where status = 'pending' and next_ask_at is null;
