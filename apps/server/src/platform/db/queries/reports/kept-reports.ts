import { sql, type RawBuilder } from 'kysely'
import type { Stock } from '../../schema/destruction-schema.ts'
import type { Database } from '../../database.ts'

/** An item whose report is to be destroyed, with what names its files. */
export interface DueItem {
  readonly id: string
  readonly order_id: string
  readonly order_number: number
  readonly product_name: string
}

/** A finished document of the storage. */
interface FinishedDocument {
  readonly kind: string
  readonly id: string
  readonly digest: string
}

/** Orders of one look. */
const BATCH = 200

/** Reports and what items say of their subjects, at the end of their time. */
export function createKeptReportQueries(database: Database) {
  const listOf = (items: readonly string[]) => sql`any(${[...items]}::uuid[])`

  const isDueItem = (before: Date) =>
    sql`i.report_destroyed_at is null and i.created_at < ${before} and o.paid_at < ${before}
      and i.status in ('done', 'refund', 'deleted')
      and not exists (select 1 from order_items other where other.order_id = o.id and
        (other.status not in ('done', 'refund', 'deleted') or other.done_at >= ${before}))`

  const isDueDraft = (before: Date) =>
    sql`i.report_destroyed_at is null and o.paid_at is null and o.priced_at < ${before}
      and not exists (select 1 from payments p where p.order_id = o.id
        and (p.status = 'succeeded' or (p.status = 'pending' and p.watched_from > ${before})))`

  async function lockDue(isDue: RawBuilder<unknown>): Promise<readonly DueItem[]> {
    const { rows } = await sql<DueItem>`
      select i.id, i.order_id, o.number::int as order_number, i.product_name
        from order_items i join orders o on o.id = i.order_id
       where ${isDue} order by i.id limit ${BATCH} for no key update of i skip locked`.execute(
      database.current,
    )
    return rows
  }

  async function countDue(isDue: RawBuilder<unknown>, isOfKind: RawBuilder<unknown>): Promise<Stock> {
    const { rows } = await sql<Stock>`
      select count(*) filter (where ${isDue})::int as due, count(*)::int as total
        from order_items i join orders o on o.id = i.order_id
       where i.report_destroyed_at is null and ${isOfKind}`.execute(database.current)
    return rows[0] ?? { due: 0, total: 0 }
  }

  return {
    /**
     * Shows those again whose term is not over after all, and hides those whose term is: items of paid orders all of whose
     * parts ended before an instant.
     */
    async hideDueItems(before: Date, now: Date): Promise<void> {
      await sql`update order_items i set report_hidden_at = null from orders o
         where o.id = i.order_id and i.report_hidden_at is not null and i.report_destroyed_at is null
           and not (${isDueItem(before)})`.execute(database.current)
      await sql`update order_items i set report_hidden_at = ${now} from orders o
         where o.id = i.order_id and i.report_hidden_at is null and ${isDueItem(before)}`.execute(
        database.current,
      )
    },

    /** Those that are to be hidden now, of all: what is hidden was counted before. */
    countItems: (before: Date) =>
      countDue(sql`${isDueItem(before)} and i.report_hidden_at is null`, sql`o.paid_at is not null`),

    /** Those that were hidden before another instant. Holds them. */
    lockDueItems: (before: Date, hiddenBefore: Date) =>
      lockDue(sql`${isDueItem(before)} and i.report_hidden_at <= ${hiddenBefore}`),

    countDrafts: (before: Date) => countDue(isDueDraft(before), sql`o.paid_at is null`),

    /** Unpaid items whose prices were set before the given time. Locks them. */
    lockDueDrafts: (before: Date) => lockDue(isDueDraft(before)),

    lockItems: async (ids: readonly string[]): Promise<readonly DueItem[]> => {
      const { rows } = await sql<DueItem>`
        select i.id, i.order_id, o.number::int as order_number, i.product_name
          from order_items i join orders o on o.id = i.order_id
         where i.id = ${listOf(ids)} order by i.id for no key update of i`.execute(database.current)
      return rows
    },

    /** Those of items that still say something, and whether work on them goes on. */
    async lockUndestroyed(
      ids: readonly string[],
    ): Promise<readonly (DueItem & { readonly isOpen: boolean })[]> {
      const { rows } = await sql<DueItem & { isOpen: boolean }>`
        select i.id, i.order_id, o.number::int as order_number, i.product_name,
          i.status in ('requested', 'inprogress', 'actionrequired') as "isOpen"
          from order_items i join orders o on o.id = i.order_id
         where i.id = ${listOf(ids)} and i.report_destroyed_at is null order by i.id for no key update of i`.execute(
        database.current,
      )
      return rows
    },

    /** Official extracts of the items, documents made of them or of their orders, and archives that hold their reports. */
    async listFiles(items: readonly DueItem[]) {
      const ids = items.map(({ id }) => id)
      const extracts = await sql<{ itemId: string; hash: string }>`
        select distinct order_item_id as "itemId", answer_hash as hash from report_tasks
         where order_item_id = ${listOf(ids)} and answer_hash is not null`.execute(database.current)
      const documents = await sql<FinishedDocument>`
        delete from finished_documents
         where (kind = 'report-pdf' and subject_id = ${listOf(ids)})
            or (kind = 'order-pdf' and subject_id = ${listOf(items.map(({ order_id }) => order_id))})
         returning kind, subject_id as id, digest`.execute(database.current)
      const archives = await sql<{ id: string; parts: number }>`
        delete from data_exports where person_id in
          (select o.person_id from orders o join order_items i on i.order_id = o.id where i.id = ${listOf(ids)})
         returning id, jsonb_array_length(parts) as parts`.execute(database.current)
      const intake = await sql<{ itemId: string; hashes: string[] }>`
        with gone as (delete from intake_matches where order_item_id = ${listOf(ids)}
            returning intake_file_id, order_item_id),
          files as (delete from intake_files f using gone where f.id = gone.intake_file_id and not exists
            (select 1 from intake_matches m where m.intake_file_id = f.id and not m.order_item_id = ${listOf(ids)})
            returning gone.order_item_id, f.hash, f.companions)
        select order_item_id as "itemId", array[hash] ||
          array(select one ->> 'hash' from jsonb_array_elements(companions) as one) as hashes from files`.execute(
        database.current,
      )
      return {
        extracts: extracts.rows,
        documents: documents.rows,
        archives: archives.rows,
        intake: intake.rows.flatMap(({ itemId, hashes }) => hashes.map((hash) => ({ itemId, hash }))),
      }
    },

    /**
     * Destroys reports with everything that depends on them, and what the items say; `unnamed` are those whose object
     * itself is a person. Drafts leave the lists.
     */
    async destroyReports(ids: readonly string[], unnamed: readonly string[], at: Date): Promise<void> {
      const items = listOf(ids)
      const run = (query: ReturnType<typeof sql>) => query.execute(database.current)
      await run(sql`delete from reports where order_item_id = ${items}`)
      await run(sql`delete from risk_owners where order_item_id = ${items}`)
      await run(sql`delete from report_faults where order_item_id = ${items}`)
      await run(sql`delete from report_shares where order_item_id = ${items}`)
      await run(sql`delete from order_notes
        where order_id in (select order_id from order_items where id = ${items})`)
      await run(sql`delete from poll_answers where order_item_id = ${items}`)
      await run(sql`update order_items set report_destroyed_at = ${at}, metadata = '{}',
        object_key = case when id = ${listOf(unnamed)} then '' else object_key end,
        object_address = case when id = ${listOf(unnamed)} then '' else object_address end,
        status = case status when 'waitingforpayment' then 'deleted' else status end
        where id = ${items}`)
      await run(sql`update orders set metadata = '{}', redirect_url = '', wish_hash = null
        where id in (select order_id from order_items where id = ${items})`)
    },
  }
}
