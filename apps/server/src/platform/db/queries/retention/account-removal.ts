import { sql, type RawBuilder } from 'kysely'
import type { Stock } from '../../schema/destruction-schema.ts'
import { sha256 } from '../../../sha256.ts'
import type { Database } from '../../database.ts'
import type { TableName } from '../../watch-writes.ts'
import { OWN_TABLES } from './own-tables.ts'

/** An order whose work goes on: its buyer waits for it, or has money in it. */
export interface OpenOrder {
  readonly id: string
  readonly number: number
}

/** Times until which the law keeps something of a removed account. */
export interface KeptUntil {
  readonly consents: Date
  /** Null: nothing was ever paid. */
  readonly papers: Date | null
}

/** Replaces the address of a removed account; no mail can be sent to it. */
export const removedAddress = (userId: string): string => `${userId}@removed.invalid`

/** Whose data go, with what they are found by. */
export interface ErasedUser {
  readonly id: string
  readonly email: string
  readonly phone: string | null
}

interface ProvenAt {
  readonly proven_at: Date | null
}

/** Rows that went, by table. */
export type ErasedRows = readonly { readonly table: TableName; readonly count: number }[]

/** Guests who never came back that one look finds. */
const ABANDONED_AT_ONCE = 100

/** A file of the register that has answered these items, and no other: one extract may be in the orders of several buyers. */
const isOfNobodyElse = (items: RawBuilder<unknown>) => sql<boolean>`
  exists (select 1 from intake_matches m where m.intake_file_id = f.id and m.order_item_id in ${items})
  and not exists (select 1 from intake_matches m where m.intake_file_id = f.id and m.order_item_id not in ${items})`

export function createAccountRemovalQueries(database: Database) {
  const run = (query: ReturnType<typeof sql>) => query.execute(database.current)

  return {
    async listOpenOrders(userId: string): Promise<OpenOrder[]> {
      const rows = await database.current
        .selectFrom('orders')
        .innerJoin('order_items', 'order_items.order_id', 'orders.id')
        .where('person_id', '=', userId)
        .where('status', 'in', ['requested', 'inprogress', 'actionrequired'])
        .select(['orders.id', 'orders.number'])
        .distinct()
        .orderBy('orders.number')
        .execute()
      return rows.map(({ id, number }) => ({ id, number }))
    },

    /** When money of the user moved last, in or out: retention of its papers begins then; undefined: never. */
    async findLastPaid(userId: string): Promise<Date | undefined> {
      const { rows } = await sql<{ at: Date | null }>`select greatest(
        (select max(paid_at) from orders where person_id = ${userId}),
        (select max(coalesce(decided_at, created_at)) from withdrawals where person_id = ${userId}),
        (select max(r.created_at) from item_returns r join order_items i on i.id = r.order_item_id
          join orders o on o.id = i.order_id where o.person_id = ${userId}),
        (select max(created_at) from invoices where person_id = ${userId})) as at`.execute(database.current)
      return rows[0]?.at ?? undefined
    },

    /**
     * Destroys all of a user but what the law keeps: sums, dates, receipts, bills with their payer. Of orders nothing says
     * any more who ordered, who or what was checked. In a transaction that holds the user. Answers how many rows.
     */
    async eraseUser(
      { id: userId, email, phone }: ErasedUser,
      at: Date,
      kept: KeptUntil,
    ): Promise<ErasedRows> {
      const erased: { table: TableName; count: number }[] = []
      async function erase(table: TableName, query: ReturnType<typeof sql>): Promise<void> {
        const { numAffectedRows } = await run(query)
        if (!numAffectedRows) return
        erased.push({ table, count: Number(numAffectedRows) })
        // Pages that show it are rendered again.
        database.noteWrite(table)
      }
      const gone = removedAddress(userId)
      const orders = sql`(select id from orders where person_id = ${userId})`
      const items = sql`(select i.id from order_items i join orders o on o.id = i.order_id where o.person_id = ${userId})`
      // The documents of deals hold their files; both are the user's.
      await erase(
        'deal_documents',
        sql`delete from deal_documents where deal_id in (select id from deals where person_id = ${userId})
        or attachment_id in (select id from attachments where person_id = ${userId})`,
      )
      for (const table of OWN_TABLES)
        await erase(table, sql`delete from ${sql.table(table)} where person_id = ${userId}`)
      await erase('sale_waits', sql`delete from sale_waits where email = ${email}`)
      await erase('number_waits', sql`delete from number_waits where email = ${email}`)
      await erase('partner_visits', sql`delete from partner_visits where partner_id = ${userId}`)
      await erase('article_comments', sql`delete from article_comments where author_id = ${userId}`)
      await erase(
        'responsible_users',
        sql`delete from responsible_users where person_id = ${userId} or responsible_id = ${userId}`,
      )
      // With the report go the matches, and with them what file was whose.
      await erase('intake_files', sql`delete from intake_files f where ${isOfNobodyElse(items)}`)
      await erase('reports', sql`delete from reports where order_item_id in ${items}`)
      await erase('risk_owners', sql`delete from risk_owners where order_item_id in ${items}`)
      await erase('poll_answers', sql`delete from poll_answers where order_item_id in ${items}`)
      await erase('order_notes', sql`delete from order_notes where order_id in ${orders}`)
      await erase('report_faults', sql`delete from report_faults where order_item_id in ${items}`)
      await erase('report_shares', sql`delete from report_shares where order_item_id in ${items}`)
      await erase('order_accesses', sql`delete from order_accesses where order_id in ${orders}`)
      await erase(
        'finished_documents',
        sql`delete from finished_documents where subject_id in ${items} or subject_id in ${orders}
        or subject_id in (select id from invoices where person_id = ${userId})
        or subject_id in (select id from receipts where order_id in ${orders})`,
      )
      await erase(
        'coupon_uses',
        sql`update coupon_uses set holder = 'removed:' || order_item_id where holder = ${`email:${email}`}
          or holder = (select 'email:' || waiting_address from persons where id = ${userId})`,
      )
      await erase(
        'events',
        sql`delete from events where position(${userId} in url || params::text) > 0 or exists
          (select 1 from orders o left join order_items i on i.order_id = o.id where o.person_id = ${userId}
            and (position(o.id::text in url || params::text) > 0 or position(i.id::text in url || params::text) > 0))`,
      )
      await erase(
        'user_logs',
        sql`update user_logs set details = '{}' where details <> '{}' and (person_id = ${userId}
          or subject in (select 'order:' || id from orders where person_id = ${userId}
            union all select 'order_item:' || id from order_items where id in ${items}))`,
      )
      await erase(
        'idempotency_keys',
        sql`delete from idempotency_keys where scope like ${`%:${userId}`} or position(${email} in response::text) > 0
          or exists (select 1 from orders where person_id = ${userId} and position(id::text in response::text) > 0)`,
      )
      // The book of the demo's own provider; a real one keeps its receipts itself.
      await erase(
        'test_provider_receipts',
        sql`update test_provider_receipts set content = content - 'email' where content ->> 'email' = ${email}`,
      )
      await erase(
        'order_items',
        sql`update order_items set object_key = '', object_address = '', metadata = '{}', report_destroyed_at = ${at},
        status = case status when 'waitingforpayment' then 'deleted' else status end where id in ${items}`,
      )
      await erase(
        'orders',
        sql`update orders set redirect_url = '', metadata = '{}', wish_hash = null, partner_id = null,
        campaign = null, source = null, email = ${gone} where person_id = ${userId}`,
      )
      await erase(
        'outbox',
        sql`update outbox set payload = null, given_up_at = ${at} where sent_at is null and given_up_at is null
        and (recipient_hash = ${sha256(email)} or (kind = 'sms' and payload ->> 'to' = ${phone ?? ''})
          or (kind = 'mail' and position(${email} in payload::text) > 0))`,
      )
      await erase(
        'outbox',
        sql`update outbox set recipient_hash = null where recipient_hash = ${sha256(email)}`,
      )
      await database.current
        .updateTable('persons')
        .set({
          email: gone,
          name: '',
          phone: null,
          phone_verified_at: null,
          password_hash: null,
          password_changed_at: null,
          proven_at: null,
          waiting_address: null,
          partner_id: null,
          campaign: null,
          source: null,
          removed_at: at,
          erased_at: at,
          consents_until: kept.consents,
          papers_until: kept.papers,
        })
        .where('id', '=', userId)
        .execute()
      return [...erased, { table: 'persons', count: 1 }]
    },

    /** Keys of emails and messages that went to a user, or are about his orders. */
    async listMessageKeys({ id: userId, email }: ErasedUser): Promise<readonly string[]> {
      const { rows } = await sql<{ key: string }>`select unique_key as key from outbox
        where kind in ('mail', 'sms') and (recipient_hash = ${sha256(email)} or position(${userId} in unique_key) > 0
          or exists (select 1 from orders o left join order_items i on i.order_id = o.id where o.person_id = ${userId}
            and (position(o.id::text in unique_key) > 0 or position(i.id::text in unique_key) > 0)))`.execute(
        database.current,
      )
      return rows.map(({ key }) => key)
    },

    /** Keys of all files of a user in the storage, of emails that have not gone out, too. */
    async listFileKeys({ id: userId, email }: ErasedUser): Promise<readonly string[]> {
      const items = sql`(select i.id from order_items i join orders o on o.id = i.order_id where o.person_id = ${userId})`
      const orders = sql`(select id from orders where person_id = ${userId})`
      const { rows } = await sql<{ key: string }>`
        select 'attachments/' || id as key from attachments where person_id = ${userId}
        union all select 'logos/' || person_id || '/' || hash || '.png' from person_logos where person_id = ${userId}
        union all select 'exports/' || id || '/' || part || '.zip' from data_exports,
          generate_series(1, jsonb_array_length(parts)) as part where person_id = ${userId}
        union select 'extracts/' || order_item_id || '/' || answer_hash || '.xml' from report_tasks
          where order_item_id in ${items} and answer_hash is not null
        union select 'intake/' || stored.hash from intake_files f,
          lateral (select f.hash union all select one ->> 'hash' from jsonb_array_elements(f.companions) as one) as stored (hash)
          where ${isOfNobodyElse(items)}
            and not exists (select 1 from intake_files other, jsonb_array_elements(other.companions) as one
              where other.id <> f.id and one ->> 'hash' = stored.hash)
        union all select file ->> 'key' from outbox, jsonb_array_elements(payload -> 'files') as file
          where sent_at is null and given_up_at is null and kind = 'mail' and recipient_hash = ${sha256(email)}
        union all select 'documents/' || kind || '/' || subject_id || '/' || digest || '.pdf' from finished_documents
          where subject_id in ${items} or subject_id in ${orders}
            or subject_id in (select id from invoices where person_id = ${userId})
            or subject_id in (select id from receipts where order_id in ${orders})`.execute(database.current)
      return rows.map(({ key }) => key)
    },

    /** Those of accounts that are not erased. Holds them. */
    async lockUnerased(ids: readonly string[]): Promise<readonly (ErasedUser & ProvenAt)[]> {
      const { rows } = await sql<ErasedUser & ProvenAt>`select id, email, phone, proven_at from persons
        where id = any(${[...ids]}::uuid[]) and erased_at is null order by id for no key update`.execute(
        database.current,
      )
      return rows
    },

    /** Rows that hold the orders of guests who typed the address of a user; those with work in them are left. */
    async listHolders(email: string): Promise<readonly ErasedUser[]> {
      const { rows } = await sql<ErasedUser>`select id, email, phone from persons p
        where waiting_address = ${email} and not exists (select 1 from orders o join order_items i on i.order_id = o.id
          where o.person_id = p.id and i.status in ('requested', 'inprogress', 'actionrequired'))
        for no key update`.execute(database.current)
      return rows
    },

    /** Guests of before an instant who never paid, never came back and whose drafts are destroyed. Holds them. */
    async lockAbandoned(before: Date): Promise<readonly ErasedUser[]> {
      const { rows } =
        await sql<ErasedUser>`select id, email, phone from persons p where ${isAbandoned(before)}
        order by p.id limit ${ABANDONED_AT_ONCE} for no key update skip locked`.execute(database.current)
      return rows
    },

    async countAbandoned(before: Date): Promise<Stock> {
      const { rows } = await sql<Stock>`select count(*) filter (where ${isAbandoned(before)})::int as due,
        count(*)::int as total from persons p where p.erased_at is null`.execute(database.current)
      return rows[0] ?? { due: 0, total: 0 }
    },
  }
}

const isAbandoned = (
  before: Date,
) => sql`p.created_at < ${before} and p.person_role = 1 and p.erased_at is null
  and p.removed_at is null and p.password_hash is null and p.proven_at is null
  and exists (select 1 from orders o where o.person_id = p.id)
  and not exists (select 1 from orders o left join order_items i on i.order_id = o.id where o.person_id = p.id
    and (o.paid_at is not null or o.priced_at >= ${before} or i.report_destroyed_at is null))
  and not exists (select 1 from sessions s
    where s.person_id = p.id and s.revoked_at is null and s.expires_at >= ${before})
  and not exists (select 1 from ledger_accounts a where a.person_id = p.id)`
