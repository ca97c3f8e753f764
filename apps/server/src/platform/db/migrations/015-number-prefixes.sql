-- The page of a number that does not exist shows what exists around it: the objects of its quarter, its district.

create index demo_objects_number_prefix on demo_objects (number text_pattern_ops);
