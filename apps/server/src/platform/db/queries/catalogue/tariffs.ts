import { randomUUID } from 'node:crypto'
import type { Selectable, Updateable } from 'kysely'
import type { Database } from '../../database.ts'
import type { UserTariffsTable, TariffsTable } from '../../schema/account-schema.ts'

export type TariffRow = Selectable<TariffsTable>
export type UserTariffRow = Selectable<UserTariffsTable>
export type TariffQueries = ReturnType<typeof createTariffQueries>

export function createTariffQueries(database: Database) {
  return {
    /** Tariffs in the order of the price list; of one category, or all. */
    listTariffs(category?: string): Promise<TariffRow[]> {
      const all = database.current.selectFrom('tariffs').selectAll().orderBy('position')
      return (category === undefined ? all : all.where('category', '=', category)).execute()
    },

    findTariff: (id: number) =>
      database.current.selectFrom('tariffs').selectAll().where('id', '=', id).executeTakeFirst(),

    lockTariff: (id: number) =>
      database.current.selectFrom('tariffs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    updateTariff: (id: number, change: Updateable<TariffsTable>): Promise<TariffRow> =>
      database.current
        .updateTable('tariffs')
        .set(change)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** The tariff that counts for a user: a bought one before an earned one, the latest of several. */
    findCurrentTariff: (userId: string, now: Date) =>
      database.current
        .selectFrom('person_tariffs')
        .selectAll()
        .where('person_id', '=', userId)
        .where('closed_at', 'is', null)
        .where((eb) => eb.or([eb('active_until', 'is', null), eb('active_until', '>', now)]))
        .orderBy('active_until', (order) => order.desc().nullsLast())
        .orderBy('activated_at', 'desc')
        .limit(1)
        .executeTakeFirst(),

    findOpenTariff: (userId: string, tariffId: number) =>
      database.current
        .selectFrom('person_tariffs')
        .selectAll()
        .where('person_id', '=', userId)
        .where('tariff_id', '=', tariffId)
        .where('closed_at', 'is', null)
        .executeTakeFirst(),

    openTariff: (userId: string, tariffId: number, at: Date, until: Date | null, earned = false) =>
      database.current
        .insertInto('person_tariffs')
        .values({
          id: randomUUID(),
          person_id: userId,
          tariff_id: tariffId,
          activated_at: at,
          active_until: until,
          closed_at: null,
          earned,
        })
        .onConflict((conflict) =>
          conflict.columns(['person_id', 'tariff_id']).where('closed_at', 'is', null).doUpdateSet({
            active_until: until,
            earned,
          }),
        )
        .execute(),

    /** Another end of an open tariff; undefined when the user has none. */
    updateTerm: (userId: string, tariffId: number, until: Date | null) =>
      database.current
        .updateTable('person_tariffs')
        .set({ active_until: until })
        .where('person_id', '=', userId)
        .where('tariff_id', '=', tariffId)
        .where('closed_at', 'is', null)
        .returningAll()
        .executeTakeFirst(),

    /** Ends what a user has: all of it, the tariffs that were bought or given for a time, or those that were earned. */
    closeTariffs(userId: string, at: Date, which: 'all' | 'with-term' | 'earned'): Promise<unknown> {
      const open = database.current
        .updateTable('person_tariffs')
        .set({ closed_at: at })
        .where('person_id', '=', userId)
        .where('closed_at', 'is', null)
      if (which === 'earned') return open.where('earned', '=', true).execute()
      return (which === 'all' ? open : open.where('active_until', 'is not', null)).execute()
    },

    /** What the user's partner asks for a tariff, kopecks; undefined when the partner has no price of his own. */
    async findPartnerPrice(partnerId: string, tariffId: number): Promise<number | undefined> {
      const row = await database.current
        .selectFrom('partner_tariffs')
        .select('price_kopecks')
        .where('partner_id', '=', partnerId)
        .where('tariff_simple_id', '=', tariffId)
        .executeTakeFirst()
      return row?.price_kopecks
    },
  }
}
