import { sql } from 'kysely'
import type { Database } from '../database.ts'

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

/** Where the address of a removed account stood; no mail can have it. */
export const removedAddress = (userId: string): string => `${userId}@removed.invalid`

/** Tables whose rows are the user's alone. */
const OWN_TABLES = [
  'sessions',
  'sign_in_links',
  'mailed_passwords',
  'api_tokens',
  'phone_codes',
  'person_settings',
  'payers',
  'data_exports',
  'person_logos',
  'unsubscribe_links',
  'email_changes',
  'deals',
  'attachments',
  'article_ratings',
  'price_component_owners',
  'person_tariffs',
] as const

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

    /** When the user paid last; undefined when never. */
    async findLastPaid(userId: string): Promise<Date | undefined> {
      const row = await database.current
        .selectFrom('orders')
        .where('person_id', '=', userId)
        .select(({ fn }) => fn.max('paid_at').as('at'))
        .executeTakeFirst()
      return row?.at ?? undefined
    },

    /**
     * Destroys all of a user but what the law keeps: sums, dates, receipts with their address, bills with their payer.
     * Of orders nothing says any more who or what was checked. In a transaction that holds the user.
     */
    async eraseUser(userId: string, at: Date, kept: KeptUntil): Promise<void> {
      const gone = removedAddress(userId)
      const items = sql`(select i.id from order_items i join orders o on o.id = i.order_id where o.person_id = ${userId})`
      // The documents of deals hold their files; both are the user's.
      await run(sql`delete from deal_documents where deal_id in (select id from deals where person_id = ${userId})
        or attachment_id in (select id from attachments where person_id = ${userId})`)
      for (const table of OWN_TABLES)
        await run(sql`delete from ${sql.table(table)} where person_id = ${userId}`)
      await run(sql`delete from article_comments where author_id = ${userId}`)
      await run(sql`delete from responsible_users where person_id = ${userId} or responsible_id = ${userId}`)
      await run(sql`delete from reports where order_item_id in ${items}`)
      await run(sql`delete from risk_owners where order_item_id in ${items}`)
      await run(sql`delete from poll_answers where order_item_id in ${items}`)
      await run(sql`delete from report_faults where order_item_id in ${items}`)
      await run(
        sql`delete from order_accesses where order_id in (select id from orders where person_id = ${userId})`,
      )
      await run(sql`update order_items set object_key = '', object_address = '', metadata = '{}',
        status = case status when 'waitingforpayment' then 'deleted' else status end where id in ${items}`)
      await run(sql`update orders set redirect_url = '', metadata = '{}', wish_hash = null,
        email = case when paid_at is null then ${gone} else email end where person_id = ${userId}`)
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
          partner_id: null,
          campaign: null,
          removed_at: at,
          erased_at: at,
          consents_until: kept.consents,
          papers_until: kept.papers,
        })
        .where('id', '=', userId)
        .execute()
    },

    /** Destroys consents whose time is over; answers of how many people. */
    async destroyDueConsents(now: Date): Promise<number> {
      await run(sql`delete from consents where person_id in
        (select id from persons where consents_until <= ${now})`)
      const { numUpdatedRows } = await database.current
        .updateTable('persons')
        .set({ consents_until: null })
        .where('consents_until', '<=', now)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },

    /** Takes addresses and payers off papers that the law no longer keeps; answers of how many people. */
    async destroyDuePapers(now: Date): Promise<number> {
      const due = sql`(select id from persons where papers_until <= ${now})`
      await run(
        sql`update orders set email = person_id::text || '@removed.invalid' where person_id in ${due}`,
      )
      await run(sql`update invoices set payer = null where person_id in ${due}`)
      const { numUpdatedRows } = await database.current
        .updateTable('persons')
        .set({ papers_until: null })
        .where('papers_until', '<=', now)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },
  }
}
