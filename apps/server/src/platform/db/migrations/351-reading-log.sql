-- The log of readings as a whole, newest first: for whoever answers for it.
create index personal_data_reads_at_idx on personal_data_reads (at desc);
