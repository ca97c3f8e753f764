import type { Insertable } from 'kysely'
import type { Database } from '../../database.ts'
import type { NumberWaitsTable } from '../../schema/destruction-schema.ts'
import { createWaitingAddresses } from '../waiting-addresses.ts'

/** A request whose email is confirmed, without the email. */
const SHOWN = ['id', 'site', 'object_key', 'number', 'note', 'created_at', 'answer_by'] as const

/** Unconfirmed objects that were handed to the operator. */
export function createNumberWaitQueries(database: Database) {
  const table = () => database.current.selectFrom('number_waits')
  const { findAddress, addressesOf, confirmedAt } = createWaitingAddresses(database, 'number_waits')

  return {
    /** False when the address waits for it already. */
    async insertWait(row: Insertable<NumberWaitsTable>): Promise<boolean> {
      const inserted = await database.current
        .insertInto('number_waits')
        .values(row)
        .onConflict((at) => at.columns(['site', 'object_key', 'email']).doNothing())
        .returning('id')
        .executeTakeFirst()
      return inserted !== undefined
    },

    findAddress,

    /** Confirms all that the address of a token was left for at the site; none for an unknown token. */
    confirmWaits: (site: string, tokenHash: string, now: Date) =>
      database.current
        .updateTable('number_waits')
        .set({ confirmed_at: confirmedAt(now) })
        .where('site', '=', site)
        .where('email', 'in', addressesOf(site, tokenHash))
        .returning(['object_key', 'answer_by'])
        .execute(),

    /** Deletes all that the address of a token was left for at the site; answers how much. */
    async removeWaits(site: string, tokenHash: string): Promise<number> {
      const rows = await database.current
        .deleteFrom('number_waits')
        .where('site', '=', site)
        .where('email', 'in', addressesOf(site, tokenHash))
        .returning('id')
        .execute()
      return rows.length
    },

    listConfirmed: () =>
      table()
        .select(SHOWN)
        .where('confirmed_at', 'is not', null)
        .orderBy('answer_by')
        .orderBy('id')
        .execute(),

    findConfirmed: (id: string) =>
      table().select(SHOWN).where('id', '=', id).where('confirmed_at', 'is not', null).executeTakeFirst(),

    /** The numbers that confirmed addresses wait for. */
    async listNumbers(): Promise<readonly string[]> {
      const rows = await table()
        .select('number')
        .distinct()
        .where('confirmed_at', 'is not', null)
        .where('number', 'is not', null)
        .execute()
      return rows.flatMap(({ number }) => number ?? [])
    },

    /** Takes the confirmed requests for a key at a site, so that each gets one email. In a transaction with the emails. */
    takeByKey: (site: string, key: string) =>
      database.current
        .deleteFrom('number_waits')
        .where('site', '=', site)
        .where('object_key', '=', key)
        .where('confirmed_at', 'is not', null)
        .returning(['id', 'site', 'object_key', 'email'])
        .execute(),

    /** The same for a number, at every site. */
    takeByNumber: (number: string) =>
      database.current
        .deleteFrom('number_waits')
        .where('number', '=', number)
        .where('confirmed_at', 'is not', null)
        .returning(['id', 'site', 'object_key', 'email'])
        .execute(),
  }
}
