/** An ended watch of a person with a marker in each of its texts; `word` is the marker of a name, in quotes. */
export const watchTraces = (word: (name: string) => string): string =>
  `with w as (insert into watches (id, person_id, site, kind, subject_key, subject, period, status, months, price_kopecks,
          bonus_kopecks, created_at, ended_at, state)
        values (gen_random_uuid(), $1, 'realty', 'person', ${word('watchkey')}, jsonb_build_object('a', ${word('watched')}), 'week',
          'ended', 1, 100, 0, now(), now(), jsonb_build_array(${word('watchstate')})) returning id),
      g as (insert into watch_grounds (watch_id, kind, purpose, number, person_email, consent_text, confirmed_at)
        select id, 'consent', ${word('watchpurpose')}, ${word('watchnumber')}, ${word('watchmail')}, ${word('watchconsent')}, now() from w),
      c as (insert into watch_checks (id, watch_id, due_at, asked_at, outcome, silent)
        select gen_random_uuid(), id, now(), now(), 'changed', '[]' from w returning id, watch_id),
      h as (insert into webhooks (person_id, url, secret, created_at) values ($1, ${word('hook')}, 'whsec_', now())),
      d as (insert into webhook_deliveries (id, person_id, payload, created_at)
        select id, $1, jsonb_build_object('a', ${word('hookcall')}), now() from c)
      insert into watch_changes (id, watch_id, found_at, changes)
        select id, watch_id, now(), jsonb_build_array(${word('watchchange')}) from c`
