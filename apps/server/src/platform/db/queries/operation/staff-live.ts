import { sql } from 'kysely'
import type { Database } from '../../database.ts'

/** A member of the staff at an order. */
interface StaffView {
  readonly person_id: string
  readonly order_id: string
}

/** What open screens of the console follow: a counter of changes, and who has which order open. */
export function createStaffLiveQueries(database: Database) {
  return {
    /** Counts a change, unless no screen is open. */
    noteChange: (now: Date) =>
      database.current
        .updateTable('staff_live')
        .set({ version: sql`version + 1` })
        .where('watched_until', '>', now)
        .execute(),

    readVersion: async (): Promise<string> => {
      const row = await database.current.selectFrom('staff_live').select('version').executeTakeFirst()
      return row?.version ?? ''
    },

    /** Screens are open until then at least, these orders on some of them; forgets who was seen before `since`. */
    async noteWatching(until: Date, views: readonly StaffView[], now: Date, since: Date): Promise<void> {
      await database.current
        .updateTable('staff_live')
        .set({ watched_until: until })
        .where('watched_until', '<', until)
        .execute()
      await database.current.deleteFrom('staff_viewers').where('seen_at', '<', since).execute()
      if (views.length === 0) return
      await database.current
        .insertInto('staff_viewers')
        .values(views.map((view) => ({ ...view, seen_at: now })))
        .onConflict((conflict) => conflict.columns(['person_id', 'order_id']).doUpdateSet({ seen_at: now }))
        .execute()
    },

    /** Who has one of the orders open since then, by id of the person. */
    listViews: (orderIds: readonly string[], since: Date): Promise<StaffView[]> =>
      database.current
        .selectFrom('staff_viewers')
        .select(['person_id', 'order_id'])
        .where('order_id', 'in', [...orderIds])
        .where('seen_at', '>=', since)
        .orderBy('person_id')
        .execute(),

    /** Names of those who have an order open since then, the address where there is none. */
    listViewers: (orderId: string, since: Date) =>
      database.current
        .selectFrom('staff_viewers')
        .innerJoin('persons', 'persons.id', 'staff_viewers.person_id')
        .select(['persons.id', 'persons.name', 'persons.email'])
        .where('order_id', '=', orderId)
        .where('seen_at', '>=', since)
        .orderBy('persons.id')
        .execute(),
  }
}
