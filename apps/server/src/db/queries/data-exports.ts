import { sql, type Selectable } from 'kysely'
import type { DataExportsTable, ExportCounts } from '../account-life-schema.ts'
import type { Database } from '../database.ts'

export type DataExportRow = Selectable<DataExportsTable>

/** A record of a user that an archive holds. */
export interface ExportedSubject {
  readonly kind: 'order' | 'order_item' | 'payer' | 'invoice' | 'attachment' | 'deal' | 'comment'
  readonly id: string
}

/** Archives of all data of a user, and the rows that they are made of. */
export function createDataExportQueries(database: Database) {
  const rowsOf = async (query: ReturnType<typeof sql>) =>
    (await query.execute(database.current)).rows as Record<string, unknown>[]

  return {
    findExport: (userId: string): Promise<DataExportRow | undefined> =>
      database.current
        .selectFrom('data_exports')
        .selectAll()
        .where('person_id', '=', userId)
        .executeTakeFirst(),

    findExportById: (id: string): Promise<DataExportRow | undefined> =>
      database.current.selectFrom('data_exports').selectAll().where('id', '=', id).executeTakeFirst(),

    /** A new one takes the place of the one before. */
    async startExport(id: string, userId: string, at: Date, expiresAt: Date): Promise<void> {
      await database.current.deleteFrom('data_exports').where('person_id', '=', userId).execute()
      await database.current
        .insertInto('data_exports')
        .values({
          id,
          person_id: userId,
          status: 'making',
          created_at: at,
          expires_at: expiresAt,
          parts: '[]',
          counts: '{}',
        })
        .execute()
    },

    finishExport: (id: string, parts: readonly number[], counts: ExportCounts, at: Date, expiresAt: Date) =>
      database.current
        .updateTable('data_exports')
        .set({
          status: 'ready',
          parts: JSON.stringify(parts),
          counts: JSON.stringify(counts),
          made_at: at,
          expires_at: expiresAt,
        })
        .where('id', '=', id)
        .execute(),

    failExport: (id: string) =>
      database.current.updateTable('data_exports').set({ status: 'failed' }).where('id', '=', id).execute(),

    async listExportIds(ids: readonly string[]): Promise<string[]> {
      if (ids.length === 0) return []
      const rows = await database.current
        .selectFrom('data_exports')
        .select('id')
        .where('id', 'in', ids)
        .execute()
      return rows.map(({ id }) => id)
    },

    /** Whose records the archive of a user holds: each has its row in the log when it is read (SAFE-13). */
    async listSubjects(userId: string): Promise<readonly ExportedSubject[]> {
      const id = sql`${userId}::uuid`
      const rows = await rowsOf(sql`select 'order' as kind, id from orders where person_id = ${id}
        union all select 'order_item', i.id from order_items i join orders o on o.id = i.order_id
          where o.person_id = ${id}
        union all select 'payer', id from payers where person_id = ${id}
        union all select 'invoice', id from invoices where person_id = ${id}
        union all select 'attachment', id from attachments where person_id = ${id}
        union all select 'deal', id from deals where person_id = ${id}
        union all select 'comment', id from article_comments where author_id = ${id}`)
      return rows as unknown as readonly ExportedSubject[]
    },

    /** Everything that the tables say of a user, by the name that it has in the archive; no secrets. */
    async readAll(userId: string): Promise<Record<string, readonly Record<string, unknown>[]>> {
      const id = sql`${userId}::uuid`
      return {
        person: await rowsOf(sql`select id, email, name, phone, person_role, created_at, partner_id, campaign,
          phone_verified_at, proven_at, password_changed_at from persons where id = ${id}`),
        settings: await rowsOf(
          sql`select key, value, enabled, updated_at from person_settings where person_id = ${id}`,
        ),
        consents:
          await rowsOf(sql`select kind, version, c.text_hash, title, page, site, ip, user_agent, given_at, withdrawn_at
          from consents c left join consent_texts t on t.text_hash = c.text_hash
          where person_id = ${id} or (person_id is null and email =
            (select email from persons where id = ${id} and proven_at is not null)) order by given_at`),
        sessions:
          await rowsOf(sql`select site, created_at, expires_at, last_used_at, ip, user_agent, revoked_at
          from sessions where person_id = ${id} order by created_at`),
        payers: await rowsOf(
          sql`select name, inn, kpp, address, created_at from payers where person_id = ${id}`,
        ),
        orders:
          await rowsOf(sql`select o.id, o.number, o.site, o.email, o.total_kopecks, o.purpose, o.created_at, o.paid_at,
          (select json_agg(json_build_object('id', i.id, 'product', i.product_name_ru, 'object_key', i.object_key,
            'object_address', i.object_address, 'price_kopecks', i.price_kopecks, 'status', i.status,
            'metadata', i.metadata, 'created_at', i.created_at, 'done_at', i.done_at) order by i.position)
            from order_items i where i.order_id = o.id) as items
          from orders o where o.person_id = ${id} order by o.created_at`),
        receipts: await rowsOf(sql`select r.id, o.number as order_number, r.kind, r.lines, r.created_at
          from receipts r join orders o on o.id = r.order_id where o.person_id = ${id} order by r.created_at`),
        invoices: await rowsOf(sql`select number, amount_kopecks, payer, created_at from invoices
          where person_id = ${id} order by created_at`),
        operations: await rowsOf(sql`select t.created_at, t.description, a.kind as account, e.amount_kopecks
          from ledger_entries e join ledger_accounts a on a.id = e.account_id
          join ledger_transfers t on t.id = e.transfer_id where a.person_id = ${id} order by t.created_at`),
        tariffs:
          await rowsOf(sql`select t.name, p.activated_at, p.active_until, p.closed_at from person_tariffs p
          join tariffs t on t.id = p.tariff_id where p.person_id = ${id} order by p.activated_at`),
        deals: await rowsOf(sql`select id, object_key, parties, price_kopecks, created_at from deals
          where person_id = ${id} order by created_at`),
        files: await rowsOf(sql`select id, name, size, media_type, created_at from attachments
          where person_id = ${id} order by created_at, id`),
        report_faults:
          await rowsOf(sql`select f.order_item_id, f.state, f.text, f.answer, f.created_at, f.answered_at
          from report_faults f join order_items i on i.id = f.order_item_id join orders o on o.id = i.order_id
          where o.person_id = ${id} order by f.created_at`),
        logo: await rowsOf(
          sql`select size, width, height, created_at from person_logos where person_id = ${id}`,
        ),
        comments: await rowsOf(sql`select article_id, content, created_at from article_comments
          where author_id = ${id} order by created_at`),
      }
    },
  }
}
