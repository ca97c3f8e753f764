import { OPEN_FULFILMENT_STATUSES } from '@proverka/domain/orders'
import type { Database } from '../../database.ts'
import type { FulfilmentRow } from './fulfilments.ts'

/** What one look takes of the orders at a contractor. */
interface Due {
  readonly contractor: string
  readonly now: Date
  /** Until when no other process takes them. */
  readonly until: Date
  readonly limit: number
}

/** Fulfilments that a contractor obtains. `next_look_at` is both the next look and the lease of the process that has it. */
export function createContractorOrderQueries(database: Database) {
  const ofContractor = (contractor: string) =>
    database.current.selectFrom('fulfilments').where('channel', '=', contractor)

  return {
    /** Takes fulfilments that the contractor was asked for and that are to be looked at. */
    takeToFollow({ contractor, now, until, limit }: Due): Promise<FulfilmentRow[]> {
      const due = ofContractor(contractor)
        .select('id')
        .where('status', 'in', ['ordering', 'ordered', 'overdue'])
        .where('asked_at', 'is not', null)
        .where('next_look_at', '<=', now)
        .orderBy('next_look_at')
        .limit(limit)
        .forNoKeyUpdate()
        .skipLocked()
      return database.current
        .updateTable('fulfilments')
        .set({ next_look_at: until })
        .where('id', 'in', due)
        .returningAll()
        .execute()
    },

    /** Whether an order is placed at the contractor and not paid. */
    async hasUnpaid(contractor: string): Promise<boolean> {
      const unpaid = await ofContractor(contractor)
        .select('id')
        .where('status', '=', 'ordering')
        .where('contractor_order_id', 'is not', null)
        .limit(1)
        .executeTakeFirst()
      return unpaid !== undefined
    },

    /** Changes when a fulfilment is looked at next, unless it has moved on since it was taken. */
    postponeLook: ({ id, version }: Pick<FulfilmentRow, 'id' | 'version'>, next: Date | null) =>
      database.current
        .updateTable('fulfilments')
        .set({ next_look_at: next })
        .where('id', '=', id)
        .where('version', '=', version)
        .execute(),

    /** Stores the contractor's id of an order; false for a fulfilment that has one, or has moved on since it was taken. */
    async setContractorOrder(
      { id, version }: Pick<FulfilmentRow, 'id' | 'version'>,
      theirId: string,
      kopecks: number | undefined,
    ): Promise<boolean> {
      const { numUpdatedRows } = await database.current
        .updateTable('fulfilments')
        .set({ contractor_order_id: theirId, cost_kopecks: kopecks ?? null })
        .where('id', '=', id)
        .where('version', '=', version)
        .where('contractor_order_id', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** Those of a contractor's orders that belong to a fulfilment. */
    async listKnownOrders(contractor: string, theirIds: readonly string[]): Promise<ReadonlySet<string>> {
      if (theirIds.length === 0) return new Set()
      const rows = await ofContractor(contractor)
        .select('contractor_order_id')
        .where('contractor_order_id', 'in', [...theirIds])
        .execute()
      return new Set(rows.map(({ contractor_order_id }) => contractor_order_id ?? ''))
    },

    /** Whether the contractor may have been asked for the same document by another fulfilment, whose order is not known. */
    async hasUnknownTwin({ id, channel, number, kind }: FulfilmentRow): Promise<boolean> {
      const twin = await ofContractor(channel)
        .select('id')
        .where('id', '<>', id)
        .where('number', '=', number)
        .where('kind', '=', kind)
        .where('contractor_order_id', 'is', null)
        .where('asked_at', 'is not', null)
        .where('status', 'in', [...OPEN_FULFILMENT_STATUSES])
        .limit(1)
        .executeTakeFirst()
      return twin !== undefined
    },
  }
}
