/** A link to a report with a marker in each of its texts; `word` is the marker of a name, in quotes. */
export const shareTraces = (word: (name: string) => string): string =>
  `with one as (insert into report_shares (id, order_item_id, name, hidden, created_at, ends_at)
        select gen_random_uuid(), i.id, ${word('share')}, '{"kinds":[],"sections":[]}', now(), now()
          from order_items i join orders o on o.id = i.order_id where o.person_id = $1 limit 1 returning id)
      insert into report_share_openings (share_id, at, browser, shown) select id, now(), ${word('opener')}, true from one`

/** The same of a saved search, and of a view of a table of the console. */
export const savedTraces = (word: (name: string) => string): string =>
  `with saved as (insert into saved_items (person_id, kind, key, title, saved_at)
        values ($1, 'search', ${word('saved')}, ${word('savedtitle')}, now()))
      insert into table_views (person_id, table_name, name, query, hidden, density, saved_at)
        values ($1, 'orders', ${word('view')}, ${word('viewquery')}, '', 'normal', now())`
