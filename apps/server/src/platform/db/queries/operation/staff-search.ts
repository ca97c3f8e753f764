import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database.ts'
import { isId } from '../../is-id.ts'
import { escapeLike } from '../../like-pattern.ts'

/** Rows of one look-up. */
export const MOST_FOUND = 5

/** Rows that the words are in; the newest of them are found. */
const MOST_CANDIDATES = 200

/** Orders that the count of an object looks at. */
const MOST_COUNTED = 1000

/** An item with its order, as a line of results describes it. */
export interface FoundItem {
  readonly id: string
  readonly position: number
  readonly product_name: string
  readonly product_name_ru: string
  readonly object_key: string
  readonly object_address: string
  readonly metadata: Readonly<Record<string, unknown>>
  readonly status: string
  readonly order_id: string
  readonly order_number: number
  readonly created_at: Date
}

/** Orders with an object. */
interface FoundObject {
  readonly object_key: string
  readonly object_address: string
  readonly orders: number
  readonly buyers: number
}

interface FoundClient {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly removed_at: Date | null
  readonly orders: number
}

interface FoundRequest {
  readonly id: string
  readonly request_number: string | null
  readonly contractor_order_id: string | null
  readonly kind: string
  readonly number: string | null
  readonly order_id: string
  readonly order_number: number
}

interface FoundPayment {
  readonly id: string
  readonly provider: string
  readonly provider_payment_id: string
  readonly amount_kopecks: number
  readonly status: string
  readonly order_id: string
  readonly order_number: number
}

/** Words as `to_tsquery` takes them: each as a word begins. */
export type Words = readonly string[]

const questionOf = (words: Words): string =>
  words.map((word) => (/^\d+$/.test(word) ? word : `${word}:*`)).join(' & ')

/** As the index `order_items_held` has it. */
const ITEM_WORDS = sql`held_words(object_key || ' ' || object_address || ' ' || metadata::text)`

const withOrder = (items: RawBuilder<unknown>) => sql`
  select i.id, i.position, i.product_name, i.product_name_ru, i.object_key, i.object_address, i.metadata, i.status,
    o.id as order_id, o.number::int as order_number, o.created_at
  from (${items}) i join orders o on o.id = i.order_id order by o.created_at desc, i.position`

/** The first item of each order. */
const ofOrders = (where: RawBuilder<unknown>) =>
  withOrder(sql`
    select f.* from (select id from orders where ${where} order by created_at desc limit ${MOST_FOUND}) found
    cross join lateral (select * from order_items where order_id = found.id order by position limit 1) f`)

const ofPersons = (where: RawBuilder<unknown>, limit = MOST_FOUND) => sql`
  select p.id, p.name, p.email, p.phone, p.removed_at,
    (select count(*)::int from (select 1 from orders o where o.person_id = p.id limit ${MOST_COUNTED}) one) as orders
  from persons p where waiting_address is null and erased_at is null and ${where} limit ${limit}`

/** The look-ups of the search, by what is known of the text; a test sees that each reads an index. */
export const SEARCHES = {
  orderByNumber: (number: number) => ofOrders(sql`number = ${number}`),
  orderById: (id: string) => ofOrders(sql`id = ${id}`),
  orderByRequest: (id: string) => ofOrders(sql`request_id = ${id}`),
  orderByEmail: (email: string) => ofOrders(sql`email = ${email}`),
  itemById: (id: string) => withOrder(sql`select * from order_items where id = ${id}`),
  itemByPlace: (number: number, place: number) =>
    withOrder(sql`select i.* from order_items i join orders o on o.id = i.order_id
      where o.number = ${number} and i.position = ${place - 1}`),
  itemsByKey: (keys: readonly string[]) =>
    sql`${withOrder(sql`select * from order_items where object_key = any(${[...keys]}::text[]) limit ${MOST_COUNTED}`)}
      limit ${MOST_FOUND}`,
  objects: (keys: readonly string[]) => sql`
    select i.object_key, max(i.object_address) as object_address, count(distinct o.id)::int as orders,
      count(distinct o.person_id)::int as buyers
    from (select * from order_items where object_key = any(${[...keys]}::text[]) limit ${MOST_COUNTED}) i
    join orders o on o.id = i.order_id group by 1 limit ${MOST_FOUND}`,
  itemsByWords: (words: Words) =>
    withOrder(sql`select * from order_items
      where ${ITEM_WORDS} @@ to_tsquery('pg_catalog.simple', ${questionOf(words)}) and report_destroyed_at is null
      limit ${MOST_CANDIDATES}`),
  clientById: (id: string) => ofPersons(sql`p.id = ${id}`),
  clientsByEmail: (beginning: string) => ofPersons(sql`p.email like ${`${escapeLike(beginning)}%`}`),
  clientsByPhone: (phone: string) => ofPersons(sql`p.phone = ${phone}`),
  clientsByWords: (words: Words) =>
    ofPersons(sql`held_words(p.name) @@ to_tsquery('pg_catalog.simple', ${questionOf(words)})`),
  requests: (number: string) => sql`
    select f.id, f.request_number, f.contractor_order_id, f.kind, f.number, o.id as order_id, o.number::int as order_number
    from (
      select * from (select * from fulfilments where request_number is not null
        and request_number like ${`${escapeLike(number)}%`} limit ${MOST_FOUND}) by_number
      union
      select * from (select * from fulfilments where contractor_order_id = ${number} limit ${MOST_FOUND}) by_order
    ) f join order_items i on i.id = f.order_item_id join orders o on o.id = i.order_id
    order by f.request_number = ${number} desc nulls last, f.created_at desc limit ${MOST_FOUND}`,
  payments: (id: string) => sql`
    select p.id, p.provider, p.provider_payment_id, p.amount_kopecks, p.status, o.id as order_id,
      o.number::int as order_number
    from (
      select * from payments where provider_payment_id = ${id}
      union select * from payments where provider_transaction_id = ${id}
      union select * from payments where id = ${isId(id) ? id : null}::uuid
    ) p join orders o on o.id = p.order_id order by p.created_at desc limit ${MOST_FOUND}`,
} as const

/** What the staff finds in one field (CONSOLE-05). */
export function createStaffSearchQueries(database: Database) {
  const find = async <Row>(search: RawBuilder<unknown>): Promise<readonly Row[]> =>
    (await search.execute(database.current)).rows as readonly Row[]

  /**
   * Words have their index, whatever the planner believes: with a limit it may prefer to read the table until enough
   * rows are found, which for rare words is all of it.
   */
  const findWords = <Row>(search: RawBuilder<unknown>): Promise<readonly Row[]> =>
    database.transaction(async () => {
      await sql`select set_config('enable_seqscan', 'off', true)`.execute(database.current)
      return find<Row>(search)
    })

  return {
    findItems: (search: RawBuilder<unknown>) => find<FoundItem>(search),
    findObjects: (keys: readonly string[]) => find<FoundObject>(SEARCHES.objects(keys)),
    findItemsByWords: (words: Words) => findWords<FoundItem>(SEARCHES.itemsByWords(words)),
    findClients: (search: RawBuilder<unknown>) => find<FoundClient>(search),
    findClientsByWords: (words: Words) => findWords<FoundClient>(SEARCHES.clientsByWords(words)),
    findRequests: (number: string) => find<FoundRequest>(SEARCHES.requests(number)),
    findPayments: (id: string) => find<FoundPayment>(SEARCHES.payments(id)),
  }
}

export type { FoundClient, FoundObject, FoundPayment, FoundRequest }
