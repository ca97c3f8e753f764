import type { ItemStatus } from '@proverka/domain/orders'
import { sql, type ExpressionBuilder } from 'kysely'
import type { Database } from '../../database.ts'
import type { Schema } from '../../schema/schema.ts'
import type { OrderItemRow } from './order-items.ts'

export type DuplicateOrderQueries = ReturnType<typeof createDuplicateOrderQueries>

/**
 * Whose orders are meant: all orders of a signed-in user, or the orders with a typed address that a guest's browser
 * may open, whichever account owns them.
 */
export type IntentOwner =
  | { readonly userId: string }
  | { readonly email: string; readonly secretHash: string }

/** What an item is of. */
export type OrderedThing = Pick<OrderItemRow, 'product_id' | 'object_key'>

/** Statuses of a report that the user has or will get. */
const OWNED: readonly ItemStatus[] = ['requested', 'inprogress', 'actionrequired', 'done']

/** Namespace of the advisory locks of purchase intents. */
const WISH_LOCKS = 7_318_040

/** One order per purchase intent. */
export function createDuplicateOrderQueries(database: Database) {
  const heldBy = (secretHash: string) => (eb: ExpressionBuilder<Schema, 'orders'>) =>
    eb.exists(
      eb
        .selectFrom('order_accesses')
        .select('order_accesses.order_id')
        .whereRef('order_accesses.order_id', '=', 'orders.id')
        .where('order_accesses.secret_hash', '=', secretHash),
    )

  const ordersOf = (owner: IntentOwner) => {
    const orders = database.current.selectFrom('orders').where('orders.purpose', '=', 'items')
    return 'userId' in owner
      ? orders.where('orders.person_id', '=', owner.userId)
      : orders.where('orders.email', '=', owner.email).where(heldBy(owner.secretHash))
  }

  const unpaidOf = (owner: IntentOwner) =>
    ordersOf(owner).where('orders.paid_at', 'is', null).where('orders.superseded_by', 'is', null)

  return {
    /** Orders of one owner are placed one after the other; held until the end of the transaction. */
    lockIntents: (owner: IntentOwner) =>
      sql`select pg_advisory_xact_lock(${sql.lit(WISH_LOCKS)}, hashtext(${
        'userId' in owner ? owner.userId : owner.email
      }))`.execute(database.current),

    /** The unpaid order of the same intent, locked. */
    lockSameIntent: (owner: IntentOwner, intentHash: string, after: Date) =>
      unpaidOf(owner)
        .selectAll('orders')
        .where('wish_hash', '=', intentHash)
        .where('created_at', '>', after)
        .where((eb) => eb.not(eb.exists(itemsBegun(eb))))
        .orderBy('created_at', 'desc')
        .limit(1)
        .forNoKeyUpdate()
        .executeTakeFirst(),

    /** The unpaid orders with the same things in them, held. */
    async lockReplaced(owner: IntentOwner, things: readonly OrderedThing[]): Promise<readonly string[]> {
      const rows = await unpaidOf(owner)
        .select('orders.id')
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('order_items')
              .select('order_items.id')
              .whereRef('order_items.order_id', '=', 'orders.id')
              .where(isOneOf(things)),
          ),
        )
        .orderBy('orders.id')
        .forNoKeyUpdate()
        .execute()
      return rows.map(({ id }) => id)
    },

    setSuperseded: (ids: readonly string[], by: string) =>
      database.current
        .updateTable('orders')
        .set({ superseded_by: by })
        .where('id', 'in', [...ids])
        .where('id', '<>', by)
        .where('paid_at', 'is', null)
        .execute(),

    /** Paid items that are the same things, newest first. */
    listOwned: (owner: IntentOwner, things: readonly OrderedThing[]) =>
      ordersOf(owner)
        .innerJoin('order_items', 'order_items.order_id', 'orders.id')
        .where('orders.paid_at', 'is not', null)
        .where('order_items.status', 'in', OWNED)
        .where(isOneOf(things))
        .selectAll('order_items')
        .select(['orders.number as order_number', 'orders.paid_at'])
        .orderBy('order_items.created_at', 'desc')
        .execute(),
  }
}

/** As two values, however many things there are: a statement has at most 65,535. */
function isOneOf(things: readonly OrderedThing[]) {
  const products = things.map(({ product_id }) => product_id)
  const keys = things.map(({ object_key }) => object_key)
  return sql<boolean>`(order_items.product_id, order_items.object_key) in (
    select * from unnest(${products}::uuid[], ${keys}::text[])
  )`
}

/** An item that does not wait for its payment: it was given back, or something was begun. */
function itemsBegun(eb: ExpressionBuilder<Schema, 'orders'>) {
  return eb
    .selectFrom('order_items')
    .select('order_items.id')
    .whereRef('order_items.order_id', '=', 'orders.id')
    .where('order_items.status', '<>', 'waitingforpayment')
}
