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

    insertCampaign: (campaign: Insertable<CampaignsTable>) =>
      database.current.insertInto('campaigns').values(campaign).returningAll().executeTakeFirstOrThrow(),

    updateCampaign: (id: string, changes: Updateable<CampaignsTable>) =>
      database.current
        .updateTable('campaigns')
        .set(changes)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),

    deleteCampaign: (id: string) =>
      database.current.deleteFrom('campaigns').where('id', '=', id).returningAll().executeTakeFirst(),
  }
}
