-- What is near a contour is looked up by extents: neighbours of a plot stand in other plans, too.

create function register.contour_extent(contours jsonb) returns box language sql immutable strict parallel safe as $$
  select box(
    point(min((p ->> 0)::float8), min((p ->> 1)::float8)),
    point(max((p ->> 0)::float8), max((p ->> 1)::float8)))
  from jsonb_path_query(contours, '$[*][*][*]') as p
$$;

alter table register.contours add column extent box generated always as (register.contour_extent(contours)) stored;

create index contours_extent on register.contours using gist (extent);
