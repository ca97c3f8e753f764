import type { ExportPart } from './export-part.ts'

/** What a client watches, in the archive of the client. */
export const WATCH_PARTS: Readonly<Record<string, ExportPart>> = {
  watches: {
    tables: ['watches', 'watch_grounds'],
    sql: `select w.id, kind_of.kind, subject, subject_key, state, period, status, ending, w.created_at, started_at, ends_at,
      ended_at, price_kopecks, g.kind as ground, purpose, number, until_day, person_email, consent_text, agreed_at,
      withdrawn_at from watches w cross join lateral (select w.kind) kind_of
      left join watch_grounds g on g.watch_id = w.id where w.person_id = $id order by w.created_at`,
  },
  watch_checks: {
    tables: ['watch_checks', 'watch_changes'],
    sql: `select c.watch_id, c.due_at, c.asked_at, c.outcome, x.changes from watch_checks c
      join watches w on w.id = c.watch_id left join watch_changes x on x.id = c.id
      where w.person_id = $id order by c.due_at`,
  },
  webhook: {
    tables: ['webhooks', 'webhook_deliveries'],
    sql: `select url, w.created_at, failing_since, last_delivered_at, d.id as change_id, payload, tries, delivered_at,
      given_up_at from webhooks w left join webhook_deliveries d on d.person_id = w.person_id
      where w.person_id = $id order by d.created_at`,
  },
}
