import { sql, type RawBuilder } from 'kysely'
import type { Stock } from '../../schema/destruction-schema.ts'
import type { Database } from '../../database.ts'

/** Rows of one statement, so that none holds others up for long. */
export const DESTROYED_AT_ONCE = 5000

/** Destroys at most `DESTROYED_AT_ONCE` rows of before an instant; answers whose each of them was. */
export type DestroyBefore = (before: Date) => Promise<readonly string[]>

/** Rows of one table that end at a time. */
export interface ExpiringRows {
  readonly destroy: DestroyBefore
  readonly count: (before: Date) => Promise<Stock>
}

const ofAccount = sql<string>`'account:' || person_id`

/** What has outlived its term, table by table: each statement answers whose data it destroyed, never the data. */
export function createExpiredDataQueries(database: Database) {
  const run = async (query: RawBuilder<{ subject: string }>) =>
    (await query.execute(database.current)).rows.map(({ subject }) => subject)
  const rowsOf = (table: string, when: RawBuilder<unknown>) =>
    sql`(select ctid from ${sql.table(table)} where ${when} limit ${DESTROYED_AT_ONCE} for update skip locked)`

  const countIn =
    (table: string, when: (before: Date) => RawBuilder<unknown>): ExpiringRows['count'] =>
    async (before) => {
      const { rows } = await sql<Stock>`select count(*) filter (where ${when(before)})::int as due,
        count(*)::int as total from ${sql.table(table)}`.execute(database.current)
      return rows[0] ?? { due: 0, total: 0 }
    }

  const deleteWhere = (
    table: string,
    subject: RawBuilder<string>,
    when: (before: Date) => RawBuilder<unknown>,
  ): ExpiringRows => ({
    count: countIn(table, when),
    destroy: (before) =>
      run(
        sql`delete from ${sql.table(table)} where ctid in ${rowsOf(table, when(before))} returning ${subject} as subject`,
      ),
  })

  const updateWhere = (
    table: string,
    set: RawBuilder<unknown>,
    subject: RawBuilder<string>,
    when: (before: Date) => RawBuilder<unknown>,
  ): ExpiringRows => ({
    count: countIn(table, when),
    destroy: (before) =>
      run(
        sql`update ${sql.table(table)} set ${set} where ctid in ${rowsOf(table, when(before))} returning ${subject} as subject`,
      ),
  })

  return {
    /** Where sessions came from is forgotten with their time. */
    sessionOrigins: updateWhere(
      'sessions',
      sql`ip = '', user_agent = ''`,
      ofAccount,
      (before) => sql`expires_at < ${before} and (ip <> '' or user_agent <> '')`,
    ),
    sessions: deleteWhere(
      'sessions',
      ofAccount,
      (before) => sql`coalesce(revoked_at, expires_at) < ${before}`,
    ),
    signInLinks: deleteWhere('sign_in_links', ofAccount, (before) => sql`expires_at < ${before}`),
    mailedPasswords: deleteWhere('mailed_passwords', ofAccount, (before) => sql`expires_at < ${before}`),
    phoneCodes: deleteWhere('phone_codes', ofAccount, (before) => sql`expires_at < ${before}`),
    apiTokens: deleteWhere('api_tokens', ofAccount, (before) => sql`expires_at < ${before}`),
    emailChanges: deleteWhere('email_changes', ofAccount, (before) => sql`expires_at < ${before}`),
    unsubscribeLinks: deleteWhere('unsubscribe_links', ofAccount, (before) => sql`created_at < ${before}`),
    orderAccesses: deleteWhere(
      'order_accesses',
      sql`'order:' || (select number from orders where id = order_id)`,
      (before) => sql`expires_at < ${before}`,
    ),
    dealLinks: deleteWhere(
      'deal_links',
      sql`'account:' || (select person_id from deals where id = deal_id)`,
      (before) => sql`expires_at < ${before}`,
    ),
    dataExports: deleteWhere('data_exports', ofAccount, (before) => sql`expires_at <= ${before}`),
    /** Given without an account, or before one that never came. */
    looseConsents: deleteWhere(
      'consents',
      sql`'consent:' || batch_id`,
      (before) => sql`person_id is null and given_at < ${before}`,
    ),
    emailRecipients: updateWhere(
      'outbox',
      sql`recipient_hash = null`,
      sql`'email:' || id`,
      (before) => sql`recipient_hash is not null and created_at < ${before}`,
    ),
    refusedAddresses: deleteWhere(
      'refused_addresses',
      sql`'address:' || left(address_hash, 12)`,
      (before) => sql`refused_at < ${before}`,
    ),
    events: deleteWhere('events', sql`'visits'`, (before) => sql`at < ${before}`),
    adminNotes: updateWhere(
      'user_logs',
      sql`details = '{}'`,
      sql`'log:' || id`,
      (before) => sql`details <> '{}' and at < ${before}`,
    ),
    saleWaits: deleteWhere('sale_waits', sql`'sale-wait:' || id`, (before) => sql`created_at < ${before}`),
    openSaleWaits: deleteWhere(
      'sale_waits',
      sql`'sale-wait:' || id`,
      (before) => sql`created_at < ${before} and confirmed_at is null`,
    ),
    numberWaits: deleteWhere(
      'number_waits',
      sql`'number-wait:' || id`,
      (before) => sql`created_at < ${before}`,
    ),
    openNumberWaits: deleteWhere(
      'number_waits',
      sql`'number-wait:' || id`,
      (before) => sql`created_at < ${before} and confirmed_at is null`,
    ),
    endedWatches: deleteWhere('watches', ofAccount, (before) => sql`ended_at < ${before}`),
    webhookDeliveries: deleteWhere(
      'webhook_deliveries',
      ofAccount,
      (before) => sql`created_at < ${before} and next_try_at is null`,
    ),
    // What has answered an order is destroyed with its report.
    intakeFiles: deleteWhere(
      'intake_files',
      sql`'intake-file:' || id`,
      (before) => sql`brought_at < ${before}
        and not exists (select 1 from intake_matches m where m.intake_file_id = intake_files.id)`,
    ),
    subjectRequests: deleteWhere(
      'subject_requests',
      sql`'request:' || number`,
      (before) => sql`ended_at < ${before}`,
    ),
    acts: deleteWhere('destruction_acts', sql`'act:' || number`, (before) => sql`created_at < ${before}`),
    /** Of accounts that are deleted. */
    erasedConsents: {
      count: countIn('persons', (now) => sql`consents_until <= ${now}`),
      destroy: async (now: Date) => {
        const rows = await run(sql`delete from consents where person_id in
        (select id from persons where consents_until <= ${now}) returning ${ofAccount} as subject`)
        await sql`update persons set consents_until = null where consents_until <= ${now}`.execute(
          database.current,
        )
        return rows
      },
    },
    /** What bills, withdrawals and returns of deleted accounts say of people, which the law keeps no longer. */
    erasedPapers: {
      count: countIn('persons', (now) => sql`papers_until <= ${now}`),
      destroy: async (now: Date) => {
        const due = sql`(select id from persons where papers_until <= ${now})`
        const bills = await run(
          sql`update invoices set payer = null where person_id in ${due} and payer is not null returning ${ofAccount} as subject`,
        )
        const withdrawals = await run(
          sql`update withdrawals set payer = '{}', reason = '' where person_id in ${due} returning ${ofAccount} as subject`,
        )
        const returns = await run(
          sql`update item_returns set reason = '' from order_items i join orders o on o.id = i.order_id
            where i.id = item_returns.order_item_id and reason <> '' and o.person_id in ${due} returning ${ofAccount} as subject`,
        )
        const acts = await run(
          sql`update pending_acts a set reason = '' from pending_acts b
            left join order_items i on i.id = b.order_item_id left join orders o on o.id = i.order_id
            left join withdrawals w on w.id = b.withdrawal_id
            where a.id = b.id and a.reason <> '' and coalesce(o.person_id, w.person_id, b.person_id) in ${due}
            returning 'account:' || coalesce(o.person_id, w.person_id, b.person_id) as subject`,
        )
        await sql`update persons set papers_until = null where papers_until <= ${now}`.execute(
          database.current,
        )
        return [...bills, ...withdrawals, ...returns, ...acts]
      },
    },
  }
}
