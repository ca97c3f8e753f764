import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { PromocodesTable } from '../../schema/admin-tables.ts'
import type { Database } from '../../database.ts'

/** More rows than any list of promocodes has; one answer carries them all. */
const LIST_LIMIT = 100

export type PromocodeRow = Selectable<PromocodesTable>
export type PromocodeQueries = ReturnType<typeof createPromocodeQueries>

/** Insert and update throw a unique violation when the code is another promocode's. */
export function createPromocodeQueries(database: Database) {
  return {
    /** Newest first. */
    listPromocodes: () =>
      database.current
        .selectFrom('promocodes')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(LIST_LIMIT)
        .execute(),

    /** The promocode of a typed code, held until the end of the transaction. */
    lockByCode: (code: string) =>
      database.current
        .selectFrom('promocodes')
        .selectAll()
        .where(sql<boolean>`lower(code) = lower(${code.trim()})`)
        .forUpdate()
        .executeTakeFirst(),

    /** How many people have used each of the promocodes. */
    async countAllUses(): Promise<ReadonlyMap<string, number>> {
      const rows = await database.current
        .selectFrom('promocode_uses')
        .select(['promocode_id', ({ fn }) => fn.countAll<string>().as('count')])
        .groupBy('promocode_id')
        .execute()
      return new Map(rows.map(({ promocode_id, count }) => [promocode_id, Number(count)]))
    },

    async countUses(id: string): Promise<number> {
      const row = await database.current
        .selectFrom('promocode_uses')
        .where('promocode_id', '=', id)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** False when the user has had it already. */
    async insertUse(id: string, userId: string, at: Date): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await database.current
        .insertInto('promocode_uses')
        .values({ promocode_id: id, person_id: userId, used_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },

    lockPromocode: (id: string) =>
      database.current
        .selectFrom('promocodes')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),

    insertPromocode: (promocode: Insertable<PromocodesTable>) =>
      database.current.insertInto('promocodes').values(promocode).returningAll().executeTakeFirstOrThrow(),

    updatePromocode: (id: string, changes: Updateable<PromocodesTable>) =>
      database.current
        .updateTable('promocodes')
        .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    deletePromocode: (id: string) =>
      database.current.deleteFrom('promocodes').where('id', '=', id).returningAll().executeTakeFirst(),
  }
}
