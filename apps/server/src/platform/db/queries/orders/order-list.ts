import type { OrderStage } from '@proverka/domain/orders'
import { sql, type SqlBool } from 'kysely'
import type { Database } from '../../database.ts'
import { likePattern } from '../../like-pattern.ts'
import { moscowTime } from '../../moscow-days.ts'
import { isInHistory } from './orders.ts'

/** Which of a person's orders a list holds, and in which order. */
export interface OrderListFilter {
  readonly state?: OrderStage | undefined
  /** A month of Moscow, YYYY-MM. */
  readonly month?: string | undefined
  readonly payment?: 'card' | 'balance' | 'invoice' | 'free' | 'none' | undefined
  readonly product?: string | undefined
  readonly search?: string | undefined
  readonly ids?: readonly string[] | undefined
  readonly sort: 'number' | 'subject' | 'product' | 'state' | 'payment' | 'total'
  readonly direction: 'asc' | 'desc'
}

/** Numbers of orders have fewer digits than this. */
const NUMBER = /^\d{1,15}$/

/** `orderStageOf` of the domain, where rows are found by it; a test keeps the two equal. */
const STAGE = sql<OrderStage>`(select case
  when bool_or(i.status = 'waitingforpayment') then 'payment'
  when bool_or(i.status = 'actionrequired') then 'data'
  when bool_or(i.status in ('requested', 'inprogress')) then 'going'
  when bool_or(i.status = 'done') then 'done'
  else 'refund' end from order_items i where i.order_id = orders.id)`

const MONTH = sql<string>`to_char(${moscowTime('orders.created_at')}, 'YYYY-MM')`

/** `paidBy` of the presenter, where rows are found by it; a test keeps the two equal. */
const PAYMENT = sql<string>`case
  when orders.paid_at is null then 'none'
  when orders.total_kopecks = 0 then 'free'
  when orders.paid_past_provider then 'invoice'
  when orders.used_balance then 'balance'
  when orders.payment_source = 'invoice' then 'invoice'
  else 'card' end`

const FIRST = (column: string) =>
  sql`(select i.${sql.ref(column)} from order_items i where i.order_id = orders.id order by i.position limit 1)`

const SORTS = {
  number: sql`orders.number`,
  total: sql`orders.total_kopecks`,
  payment: sql`orders.paid_at`,
  state: STAGE,
  subject: FIRST('object_key'),
  product: FIRST('product_name_ru'),
} as const

const nameOf = (person: string) =>
  sql.raw(`concat_ws(' ', ${person}->>'lastName', ${person}->>'firstName', ${person}->>'middleName')`)

/** The people of an item: its subject, and the owners that it names. */
const namesAnyone = (pattern: string) => sql<SqlBool>`(
  ${nameOf("i.metadata->'person'")} ilike ${pattern}
  or exists (select 1 from jsonb_array_elements(
       case when jsonb_typeof(i.metadata->'ownersData') = 'array' then i.metadata->'ownersData' else '[]'::jsonb end
     ) owner where ${nameOf('owner')} ilike ${pattern}))`

export type OrderListQueries = ReturnType<typeof createOrderListQueries>

/** The orders of one person, found and sorted. */
export function createOrderListQueries(database: Database) {
  const ofUser = (userId: string) =>
    database.current
      .selectFrom('orders')
      .where('person_id', '=', userId)
      .where('purpose', '=', 'items')
      .where(isInHistory)

  const partsOf = (userId: string) =>
    ofUser(userId).innerJoin('order_items', 'order_items.order_id', 'orders.id').selectAll('order_items')

  const matching = (userId: string, { state, month, payment, product, search, ids }: OrderListFilter) => {
    const text = search?.trim() ?? ''
    // «10 533» is how numbers are shown.
    const digits = text.replaceAll(/\s/g, '')
    const pattern = likePattern(text)
    return ofUser(userId)
      .$if(state !== undefined, (orders) => orders.where(sql<SqlBool>`${STAGE} = ${state}`))
      .$if(month !== undefined, (orders) => orders.where(sql<SqlBool>`${MONTH} = ${month}`))
      .$if(payment !== undefined, (orders) => orders.where(sql<SqlBool>`${PAYMENT} = ${payment}`))
      .$if(ids !== undefined, (orders) => orders.where('id', 'in', [...(ids ?? [])]))
      .$if(product !== undefined, (orders) =>
        orders.where(
          sql<SqlBool>`exists (select 1 from order_items i where i.order_id = orders.id and i.product_name = ${product})`,
        ),
      )
      .$if(text !== '', (orders) =>
        orders.where((eb) =>
          eb.or([
            ...(NUMBER.test(digits) ? [eb('number', '=', Number(digits))] : []),
            sql<SqlBool>`exists (select 1 from order_items i where i.order_id = orders.id and (
              i.object_key ilike ${pattern} or i.object_address ilike ${pattern} or ${namesAnyone(pattern)}))`,
          ]),
        ),
      )
  }

  return {
    listOrders: (userId: string, filter: OrderListFilter, limit: number, offset: number) =>
      matching(userId, filter)
        .selectAll('orders')
        .orderBy(SORTS[filter.sort], (order) => (filter.direction === 'asc' ? order.asc() : order.desc()))
        .orderBy('number', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),

    async countOrders(userId: string, filter: OrderListFilter): Promise<number> {
      const row = await matching(userId, filter)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    async countStages(
      userId: string,
      month?: string,
    ): Promise<Readonly<Partial<Record<OrderStage, number>>>> {
      const rows = await ofUser(userId)
        .$if(month !== undefined, (orders) => orders.where(sql<SqlBool>`${MONTH} = ${month}`))
        .select(({ fn }) => [STAGE.as('stage'), fn.countAll<string>().as('count')])
        .groupBy('stage')
        .execute()
      return Object.fromEntries(rows.map(({ stage, count }) => [stage, Number(count)]))
    },

    /** Months in which a person has ordered, the latest first. */
    async listMonths(userId: string): Promise<string[]> {
      const rows = await ofUser(userId)
        .select(MONTH.as('month'))
        .distinct()
        .orderBy('month', 'desc')
        .execute()
      return rows.map(({ month }) => month)
    },

    /** Products that a person has ordered, by their names. */
    listProducts: (userId: string) =>
      ofUser(userId)
        .innerJoin('order_items', 'order_items.order_id', 'orders.id')
        .select((eb) => ['product_name', eb.fn.max('product_name_ru').as('product_name_ru')])
        .groupBy('product_name')
        .orderBy('product_name_ru')
        .execute(),

    /** Parts that wait for data of their buyer, the longest wait first. */
    listLacking: (userId: string) =>
      partsOf(userId).where('status', '=', 'actionrequired').orderBy('data_asked_at').execute(),

    /** Finished parts that their buyer has not opened, of orders paid since an instant. */
    listUnopened: (userId: string, since: Date) =>
      partsOf(userId)
        .where('status', '=', 'done')
        .where('opened_at', 'is', null)
        .where('paid_at', '>', since)
        .orderBy('done_at')
        .execute(),

    /** Orders with something to keep that were paid in a stretch of time. */
    listPaidBetween: (userId: string, from: Date, to: Date) =>
      ofUser(userId)
        .where('paid_at', '>', from)
        .where('paid_at', '<=', to)
        .where(sql<SqlBool>`${STAGE} = 'done'`)
        .selectAll('orders')
        .orderBy('paid_at')
        .execute(),

    /** Paid orders past the time that their buyer was promised, the longest wait first. */
    listOverdue: (userId: string, now: Date) =>
      ofUser(userId)
        .where('paid_at', 'is not', null)
        .where('promised_at', '<=', now)
        .where(sql<SqlBool>`${STAGE} = 'going'`)
        .select(['orders.id', 'number', 'promised_at'])
        .orderBy('promised_at')
        .execute(),

    /** The unpaid order whose prices end first, with what it costs. */
    findNextUnpaid: (userId: string) =>
      ofUser(userId)
        .innerJoin('order_items', 'order_items.order_id', 'orders.id')
        .where('paid_at', 'is', null)
        .where('expired_at', 'is', null)
        .where('total_kopecks', '>', 0)
        .where('status', '=', 'waitingforpayment')
        .select([
          'orders.id as order_id',
          'orders.number',
          'total_kopecks as kopecks',
          sql<string[]>`array_agg(product_name order by position)`.as('products'),
        ])
        .groupBy('orders.id')
        .orderBy('priced_at')
        .limit(1)
        .executeTakeFirst(),

    /** Marks finished parts as opened by their buyer; the first time counts. */
    markOpened: (itemIds: readonly string[], at: Date) =>
      database.current
        .updateTable('order_items')
        .set({ opened_at: at })
        .where('id', 'in', [...itemIds])
        .where('status', '=', 'done')
        .where('opened_at', 'is', null)
        .execute(),

    listOrdersByIds: (ids: readonly string[]) =>
      database.current
        .selectFrom('orders')
        .selectAll()
        .where('id', 'in', [...ids])
        .execute(),
  }
}
