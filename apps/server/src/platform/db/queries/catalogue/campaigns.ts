import type { Insertable, Selectable, Updateable } from 'kysely'
import type { CampaignsTable } from '../../schema/admin-tables.ts'
import type { Database } from '../../database.ts'

/** More rows than any list of campaigns has; one answer carries them all. */
const LIST_LIMIT = 100

export type CampaignRow = Selectable<CampaignsTable>
export type CampaignQueries = ReturnType<typeof createCampaignQueries>

/** Insert and update throw a unique violation when the tag is another campaign's. */
export function createCampaignQueries(database: Database) {
  return {
    /** Newest first. */
    listCampaigns: () =>
      database.current
        .selectFrom('campaigns')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(LIST_LIMIT)
        .execute(),

    lockCampaign: (id: string) =>
      database.current
        .selectFrom('campaigns')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),

    /** How many people registered through the links of each tag, and how many orders came through them. */
    async countUses(): Promise<ReadonlyMap<string, { readonly people: number; readonly orders: number }>> {
      const [people, orders] = [await countTags('persons'), await countTags('orders')]
      const tags = new Set([...people.keys(), ...orders.keys()])
      return new Map(
        [...tags].map((tag) => [tag, { people: people.get(tag) ?? 0, orders: orders.get(tag) ?? 0 }]),
      )
    },

    insertCampaign: (campaign: Insertable<CampaignsTable>) =>
      database.current.insertInto('campaigns').values(campaign).returningAll().executeTakeFirstOrThrow(),

    updateCampaign: (id: string, changes: Updateable<CampaignsTable>) =>
      database.current
        .updateTable('campaigns')
        .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    deleteCampaign: (id: string) =>
      database.current.deleteFrom('campaigns').where('id', '=', id).returningAll().executeTakeFirst(),
  }

  async function countTags(table: 'persons' | 'orders'): Promise<ReadonlyMap<string, number>> {
    const rows = await database.current
      .selectFrom(table)
      .select(['campaign', ({ fn }) => fn.countAll<string>().as('count')])
      .where('campaign', 'is not', null)
      .groupBy('campaign')
      .execute()
    return new Map(rows.map(({ campaign, count }) => [campaign ?? '', Number(count)]))
  }
}
