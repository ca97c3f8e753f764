import type { AccountKind, FulfilmentStatus } from '@proverka/domain/orders'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database.ts'
import type { FulfilmentEventsTable } from '../../schema/fulfilment-schema.ts'
import { sha256 } from '../../../sha256.ts'

/** Rows of one kind of events that a page shows, the newest. */
const MOST = 300

interface SourceRow {
  readonly order_item_id: string
  readonly source: string
  readonly asked: number
  readonly answered: number
  readonly asked_at: Date | null
  readonly answered_at: Date | null
}

interface FulfilmentEventRow {
  readonly order_item_id: string
  readonly event: FulfilmentEventsTable['event']
  readonly status: FulfilmentStatus
  readonly channel: string
  readonly request_number: string | null
  readonly actor_id: string | null
  readonly actor: string | null
  readonly at: Date
}

interface ReturnRow {
  readonly order_item_id: string
  readonly kopecks: string
  readonly card_kopecks: string
  readonly cause: 'rules' | 'admin' | 'provider'
  readonly actor_id: string | null
  readonly actor: string | null
  readonly created_at: Date
}

interface RefundRow {
  readonly id: string
  readonly order_item_id: string | null
  readonly payment_id: string
  readonly amount_kopecks: string
  readonly created_at: Date
  readonly done_at: Date | null
  readonly refused_at: Date | null
}

interface LedgerRow {
  readonly id: string
  readonly description: string
  readonly created_at: Date
  readonly entries: readonly { readonly account: AccountKind; readonly kopecks: number }[]
}

interface EmailRow {
  readonly id: string
  readonly kind: string
  readonly subject_id: string
  readonly created_at: Date
  readonly sent_at: Date | null
  readonly given_up_at: Date | null
}

interface ReadRow {
  readonly at: Date
  readonly reader_id: string
  readonly reader: string
  readonly subject: string
  readonly fields: string
  readonly reason: string
}

interface ChangeRow {
  readonly at: Date
  readonly actor_id: string
  readonly actor: string
  readonly action: string
  readonly subject: string
}

interface FileRow {
  readonly id: string
  readonly order_item_id: string
  readonly name: string
  readonly kind: string
  readonly size_bytes: number
  readonly hash: string
  readonly matched_by: string
  readonly matched_at: Date
}

export type OrderStoryQueries = ReturnType<typeof createOrderStoryQueries>

/** What happened to one order, table by table; each question reads an index of the order or of its items. */
export function createOrderStoryQueries(database: Database) {
  const itemsOf = (orderId: string) => sql`(select id from order_items where order_id = ${orderId})`
  const subjectsOf = (orderId: string) => sql`(select ${`order:${orderId}`}::text union all
    select 'order_item:' || id from order_items where order_id = ${orderId})`
  const list = async <Row>(query: RawBuilder<Row>): Promise<readonly Row[]> =>
    (await query.execute(database.current)).rows

  return {
    /**
     * Changes with each change of the order or of one of its items: what was shown is what is changed. Made of the ids of
     * the transactions that wrote them; a restored copy has others.
     */
    async findVersion(orderId: string): Promise<string> {
      const { rows } = await sql<{ version: string }>`
        select md5(o.xmin::text || ':' || coalesce((select string_agg(i.xmin::text, ',' order by i.position)
          from order_items i where i.order_id = o.id), '')) as version from orders o where o.id = ${orderId}`.execute(
        database.current,
      )
      return rows[0]?.version ?? ''
    },

    listSources: (orderId: string) =>
      list(sql<SourceRow>`
        select order_item_id, source, count(*)::int as asked, count(answered_at)::int as answered,
          min(started_at) as asked_at, max(answered_at) as answered_at
        from report_tasks where order_item_id in ${itemsOf(orderId)} and started_at is not null
        group by 1, 2 order by min(started_at), source limit ${MOST}`),

    listFulfilmentEvents: (orderId: string) =>
      list(sql<FulfilmentEventRow>`
        select f.order_item_id, e.event, e.status, f.channel, f.request_number, p.id as actor_id, coalesce(nullif(p.name, ''), p.email) as actor, e.at
        from fulfilments f join fulfilment_events e on e.fulfilment_id = f.id left join persons p on p.id = e.person_id
        where f.order_item_id in ${itemsOf(orderId)} order by e.at desc, e.id desc limit ${MOST}`),

    listFulfilments: (orderId: string) =>
      database.current
        .selectFrom('fulfilments')
        .selectAll()
        .where('order_item_id', 'in', (eb) =>
          eb.selectFrom('order_items').select('id').where('order_id', '=', orderId),
        )
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    listReturns: (orderId: string) =>
      list(sql<ReturnRow>`
        select r.order_item_id, (bonus_kopecks + own_kopecks + card_kopecks)::text as kopecks, card_kopecks::text, cause,
          p.id as actor_id, coalesce(nullif(p.name, ''), p.email) as actor, r.created_at
        from item_returns r left join persons p on p.id = r.admin_id
        where order_item_id in ${itemsOf(orderId)} order by r.created_at desc limit ${MOST}`),

    listRefunds: (orderId: string) =>
      list(sql<RefundRow>`
        select r.id, order_item_id, payment_id, r.amount_kopecks::text, r.created_at, done_at, refused_at
        from refunds r join payments p on p.id = r.payment_id
        where p.order_id = ${orderId} order by r.created_at limit ${MOST}`),

    listLedger: (orderId: string) =>
      list(sql<LedgerRow>`
        select t.id, t.description, t.created_at, json_agg(json_build_object('account', a.kind, 'kopecks', e.amount_kopecks)
          order by e.amount_kopecks, a.kind) as entries
        from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
        where t.order_id = ${orderId} group by t.id order by t.created_at, t.id limit ${MOST}`),

    /** To the address of the order, about it or one of its items. */
    listEmails: (orderId: string, email: string) =>
      list(sql<EmailRow>`
        select id, split_part(unique_key, ':', 1) as kind, split_part(unique_key, ':', 2) as subject_id, created_at, sent_at,
          given_up_at
        from outbox where kind = 'mail' and recipient_hash = ${sha256(email)}
          and (split_part(unique_key, ':', 2) = ${orderId}
            or split_part(unique_key, ':', 2) in (select id::text from order_items where order_id = ${orderId}))
        order by created_at desc limit ${MOST}`),

    /** Who of others than its buyer read personal data of the order; the newest first. */
    listReads: (orderId: string, buyerId: string) =>
      list(sql<ReadRow>`
        select r.at, r.reader_id, coalesce(nullif(p.name, ''), p.email) as reader, r.subject, r.fields, r.reason
        from personal_data_reads r join persons p on p.id = r.reader_id
        where r.subject in ${subjectsOf(orderId)} and r.reader_id <> ${buyerId}
        order by r.at desc limit ${MOST}`),

    /** What the staff changed of it. */
    listChanges: (orderId: string, buyerId: string) =>
      list(sql<ChangeRow>`
        select l.at, p.id as actor_id, coalesce(nullif(p.name, ''), p.email) as actor, l.action, l.subject
        from user_logs l join persons p on p.id = l.admin_id
        where l.person_id = ${buyerId} and l.subject in ${subjectsOf(orderId)} order by l.id desc limit ${MOST}`),

    listFiles: (orderId: string) =>
      list(sql<FileRow>`
        select f.id, m.order_item_id, f.name, f.kind, f.size_bytes::float8 as size_bytes, f.hash, m.matched_by, m.matched_at
        from intake_matches m join intake_files f on f.id = m.intake_file_id
        where m.order_item_id in ${itemsOf(orderId)} and m.undone_at is null order by m.matched_at limit ${MOST}`),
  }
}
