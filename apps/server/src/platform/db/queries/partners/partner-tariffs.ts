import type { Insertable, Selectable } from 'kysely'
import type { PartnerTariffsTable } from '../../schema/admin-tables.ts'
import type { Database } from '../../database.ts'

/** More rows than one user has. */
const LIST_LIMIT = 100

export type PartnerTariffRow = Selectable<PartnerTariffsTable>
export type PartnerTariffQueries = ReturnType<typeof createPartnerTariffQueries>

/** Prices of tariffs for the people of a partner, and the history of a user's own tariffs. */
export function createPartnerTariffQueries(database: Database) {
  return {
    listPartnerTariffs: (partnerId: string) =>
      database.current
        .selectFrom('partner_tariffs')
        .selectAll()
        .where('partner_id', '=', partnerId)
        .orderBy('tariff_simple_id')
        .limit(LIST_LIMIT)
        .execute(),

    /** Throws a unique violation when the partner has a price of the tariff already. */
    insertPartnerTariff: (tariff: Insertable<PartnerTariffsTable>) =>
      database.current.insertInto('partner_tariffs').values(tariff).returningAll().executeTakeFirstOrThrow(),

    setPartnerPrice: (id: string, kopecks: number) =>
      database.current
        .updateTable('partner_tariffs')
        .set({ price_kopecks: kopecks })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),

    deletePartnerTariff: (id: string) =>
      database.current.deleteFrom('partner_tariffs').where('id', '=', id).returningAll().executeTakeFirst(),

    /** Every tariff that a user had or has, newest first. */
    listPersonTariffs: (userId: string) =>
      database.current
        .selectFrom('person_tariffs')
        .selectAll()
        .where('person_id', '=', userId)
        .orderBy('activated_at', 'desc')
        .orderBy('id')
        .limit(LIST_LIMIT)
        .execute(),
  }
}
