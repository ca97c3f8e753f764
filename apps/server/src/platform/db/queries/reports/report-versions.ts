import { sql } from 'kysely'
import { sha256 } from '../../../sha256.ts'
import type { Database } from '../../database.ts'

/** The state of an item: a text that differs when anything of it does. */
export interface ItemVersion {
  readonly version: string
  /** Nothing of it changes by itself. */
  readonly settled: boolean
}

const VERSION_LENGTH = 16

export function createReportVersionQueries(database: Database) {
  return {
    /** Versions of items by id; of all of them in one statement, because it is asked every second. */
    async listVersions(itemIds: readonly string[]): Promise<ReadonlyMap<string, ItemVersion>> {
      if (itemIds.length === 0) return new Map()
      const rows = await database.current
        .selectFrom('order_items')
        .leftJoin('reports', 'reports.order_item_id', 'order_items.id')
        .select([
          'order_items.id',
          'order_items.status',
          'reports.updated_at',
          'reports.status as report_status',
        ])
        .select((item) =>
          item
            .selectFrom('report_tasks')
            .whereRef('report_tasks.order_item_id', '=', 'order_items.id')
            .select(
              sql<string | null>`string_agg(status || number_of_starts, ',' order by owner_id, position)`.as(
                'tasks',
              ),
            )
            .as('tasks'),
        )
        .where('order_items.id', 'in', [...itemIds])
        .execute()
      return new Map(
        rows.map(({ id, status, updated_at, report_status, tasks }) => {
          const state = [status, report_status, updated_at?.getTime(), tasks].join('|')
          const isOpen = /(?:^|,)(?:new|running|waiting)/.test(tasks ?? '')
          const isMoving = status === 'requested' || status === 'inprogress'
          return [id, { version: sha256(state).slice(0, VERSION_LENGTH), settled: !isMoving && !isOpen }]
        }),
      )
    },
  }
}
