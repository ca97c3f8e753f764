import { sql, type Selectable } from 'kysely'
import { isOpenFulfilment, OPEN_FULFILMENT_STATUSES, type FulfilmentStatus } from '@proverka/domain/orders'
import { normaliseCadastralNumber } from '@proverka/domain'
import type { Database } from '../../database.ts'
import type { FulfilmentEventsTable, FulfilmentsTable } from '../../schema/fulfilment-schema.ts'

/** A fulfilment with what the operator knows it by. */
export type ListedFulfilment = Selectable<FulfilmentsTable> & {
  readonly order_id: string
  readonly order_number: number
  readonly buyer_id: string
  readonly product_name_ru: string
  readonly object_address: string
}

/** An event with the address of who did it. */
export type ListedEvent = Selectable<FulfilmentEventsTable> & { readonly person_email: string | null }

export interface FulfilmentFilter {
  readonly status?: FulfilmentStatus | undefined
  readonly channel?: string | undefined
  readonly kind?: string | undefined
  /** A cadastral number, the number of a request or of an order. */
  readonly search?: string | undefined
}

/** The place of a row; the next page begins after it. */
export type FulfilmentPlace =
  /** In the order of work. */
  | { readonly is_urgent: boolean; readonly latest_at: Date; readonly id: string }
  /** Among those that have ended. */
  | { readonly ended_at: Date; readonly id: string }

/** Whether a list is of a state in which nothing is awaited. */
export const isListEnded = (status: FulfilmentStatus | undefined): boolean =>
  status !== undefined && !isOpenFulfilment(status)

/** What waits for people in the orders of a site. */
export interface WaitingOfSite {
  readonly site: string
  readonly toOrder: number
  readonly due: number
  readonly overdue: number
}

/** Numbers of orders have fewer digits than this. */
const ORDER_NUMBER = /^\d{1,15}$/

/** Fulfilments of all buyers, as the operator sees them. */
export function createFulfilmentListQueries(database: Database) {
  const listed = () =>
    database.current
      .selectFrom('fulfilments')
      .innerJoin('order_items', 'order_items.id', 'fulfilments.order_item_id')
      .innerJoin('orders', 'orders.id', 'order_items.order_id')
      .selectAll('fulfilments')
      .select([
        'order_items.order_id',
        'orders.number as order_number',
        'orders.person_id as buyer_id',
        'order_items.product_name_ru',
        'order_items.object_address',
      ])

  return {
    findListed: (id: string): Promise<ListedFulfilment | undefined> =>
      listed().where('fulfilments.id', '=', id).executeTakeFirst(),

    /** In the order of work: urgent first, then by promised day; what has ended, the newest first. */
    listFulfilments(
      { status, channel, kind, search }: FulfilmentFilter,
      limit: number,
      after?: FulfilmentPlace,
    ) {
      let query = listed()
      if (status) query = query.where('fulfilments.status', '=', status)
      if (channel) query = query.where('fulfilments.channel', '=', channel)
      if (kind) query = query.where('fulfilments.kind', '=', kind)
      if (search) {
        const number = normaliseCadastralNumber(search) ?? search
        query = query.where((eb) =>
          eb.or([
            eb('fulfilments.number', '=', number),
            eb('fulfilments.request_number', '=', search),
            ...(ORDER_NUMBER.test(search) ? [eb('orders.number', '=', Number(search))] : []),
          ]),
        )
      }
      if (isListEnded(status)) {
        if (after && 'ended_at' in after)
          query = query.where(
            sql<boolean>`(fulfilments.ended_at, fulfilments.id) <
              (${after.ended_at}::timestamptz, ${after.id}::uuid)`,
          )
        return query
          .orderBy('fulfilments.ended_at', 'desc')
          .orderBy('fulfilments.id', 'desc')
          .limit(limit)
          .execute()
      }
      if (after && 'latest_at' in after)
        query = query.where(
          sql<boolean>`(not fulfilments.is_urgent, fulfilments.latest_at, fulfilments.id) >
            (${!after.is_urgent}::boolean, ${after.latest_at}::timestamptz, ${after.id}::uuid)`,
        )
      return query
        .orderBy('fulfilments.is_urgent', 'desc')
        .orderBy('fulfilments.latest_at')
        .orderBy('fulfilments.id')
        .limit(limit)
        .execute()
    },

    /** How many of all are in each open state. */
    async countOpen(): Promise<Readonly<Record<string, number>>> {
      const rows = await database.current
        .selectFrom('fulfilments')
        .where('status', 'in', [...OPEN_FULFILMENT_STATUSES])
        .select(['status', ({ fn }) => fn.countAll<string>().as('count')])
        .groupBy('status')
        .execute()
      const counts = new Map(rows.map(({ status, count }) => [status, Number(count)]))
      return Object.fromEntries(OPEN_FULFILMENT_STATUSES.map((status) => [status, counts.get(status) ?? 0]))
    },

    /** What happened to a fulfilment, the oldest first: as many events as its version counts. */
    listEvents: (id: string): Promise<ListedEvent[]> =>
      database.current
        .selectFrom('fulfilment_events')
        .leftJoin('persons', 'persons.id', 'fulfilment_events.person_id')
        .selectAll('fulfilment_events')
        .select('persons.email as person_email')
        .where('fulfilment_id', '=', id)
        .orderBy('fulfilment_events.id')
        .execute(),

    /** What waits by site: to be ordered since before an instant, due before another one, and past its term. */
    async countWaiting(openedBefore: Date, dueBefore: Date): Promise<readonly WaitingOfSite[]> {
      const { rows } = await sql<WaitingOfSite>`
        select o.site,
               count(*) filter (where f.status = 'to-order' and f.created_at < ${openedBefore})::int as "toOrder",
               count(*) filter (where f.status <> 'overdue' and f.latest_at < ${dueBefore})::int as due,
               count(*) filter (where f.status = 'overdue')::int as overdue
          from fulfilments f
          join order_items i on i.id = f.order_item_id
          join orders o on o.id = i.order_id
         where f.status in ('to-order', 'ordering', 'ordered', 'overdue')
         group by o.site order by o.site`.execute(database.current)
      return rows
    },

    /** The orders of fulfilments, in the order of their ids, as they are locked. */
    listOrderIds: (ids: readonly string[]) =>
      database.current
        .selectFrom('fulfilments')
        .innerJoin('order_items', 'order_items.id', 'fulfilments.order_item_id')
        .where('fulfilments.id', 'in', [...ids])
        .select('order_items.order_id')
        .distinct()
        .orderBy('order_items.order_id')
        .execute(),
  }
}
