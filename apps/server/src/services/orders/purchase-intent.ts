import type { ownedReportSchema } from '@proverka/api/contract'
import { catalogueProduct, INTENT_LIFE_MS, type ItemMetadata } from '@proverka/domain/orders'
import type { InferInput } from 'valibot'
import type { AppContext } from '../context.ts'
import type { NewOrderItem } from '../../platform/db/queries/orders/order-items.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import type { OrderedThing, IntentOwner } from '../../platform/db/queries/orders/duplicate-orders.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import type { Call } from '../call.ts'
import { RefusalWithFacts } from '../../platform/refusals.ts'
import { presentOrderItem } from './present-order-item.ts'
import { sha256 } from '../../platform/sha256.ts'
import { addressOf } from '../known-user.ts'
import { holdsOrder, isBuyer } from './order-access.ts'
import { bindBrowser } from '../accounts/sessions.ts'

/**
 * Whose unpaid orders a call may come back to. An address that a guest typed proves nothing: of its orders he meets those
 * alone that were made in his browser.
 */
export function getIntentOwner(call: Call, user: UserRow): IntentOwner {
  return call.caller?.user.id === user.id
    ? { userId: user.id }
    : { email: addressOf(user), secretHash: sha256(bindBrowser(call)) }
}

/** What is ordered, at which prices, about whom, in one comparable text; the order of items and keys is no difference. */
export function hashIntent(siteKey: string, items: readonly NewOrderItem[]): string {
  const texts = items.map((item) =>
    stableText([item.product_id, item.object_key, item.price_kopecks, item.coupon_id ?? '', item.metadata]),
  )
  return sha256(JSON.stringify([siteKey, ...texts.toSorted()]))
}

/** The unpaid order of the same intent, locked until the end of the transaction; under the lock of its owner's intents. */
export function lockSameIntent(
  context: AppContext,
  owner: IntentOwner,
  intentHash: string,
): Promise<OrderRow | undefined> {
  const after = new Date(context.clock.now().getTime() - INTENT_LIFE_MS)
  return context.queries.duplicateOrders.lockSameIntent(owner, intentHash, after)
}

/**
 * The unpaid orders that a new one is made instead of: those with the same things, and the one that the browser names, if
 * it may open it. They are held; orders are locked before people, as a payment does it.
 */
export async function lockReplaced(
  context: AppContext,
  call: Call,
  owner: IntentOwner,
  things: readonly OrderedThing[],
  named: string | undefined,
): Promise<readonly string[]> {
  const { orders, duplicateOrders } = context.queries
  const replaced = [...(await duplicateOrders.lockReplaced(owner, things))]
  if (named === undefined || replaced.includes(named)) return replaced
  const former = await orders.lockOrder(named)
  if (former && (isBuyer(call, former, 'orders.write') || (await holdsOrder(context, call, former))))
    replaced.push(former.id)
  return replaced
}

/** Refuses to sell a report that the buyer has already, and names it: `order/already-owned`. */
export async function requireNotOwned(
  context: AppContext,
  owner: IntentOwner,
  items: readonly NewOrderItem[],
): Promise<void> {
  const paid = items.filter(({ price_kopecks }) => price_kopecks > 0)
  if (paid.length === 0) return
  const rows = await context.queries.duplicateOrders.listOwned(owner, paid)
  const byThing = Map.groupBy(rows, (row) => thingText(row.product_id, row.object_key))
  const owned = paid.flatMap((item) => {
    const same = byThing
      .get(thingText(item.product_id, item.object_key))
      ?.find((row) => isAboutSamePeople(item, row.metadata))
    return same ? [same] : []
  })
  if (owned.length === 0) return
  throw new RefusalWithFacts('order/already-owned', {
    owned: owned.map((row): InferInput<typeof ownedReportSchema> => ({
      ...presentOrderItem(row),
      order_id: row.order_id,
      date: (row.done_at ?? row.paid_at ?? row.created_at).toISOString(),
    })),
  })
}

const thingText = (productId: string, objectKey: string) => `${productId} ${objectKey}`

/** Two checks of the owners of one flat are the same report only when they are of the same people. */
function isAboutSamePeople(item: NewOrderItem, known: ItemMetadata): boolean {
  if (catalogueProduct(item.product_name)?.subject !== 'owner') return true
  return stableText(item.metadata.ownersData ?? []) === stableText(known.ownersData ?? [])
}

/** JSON with the keys of objects in one order: the database and browsers keep their own. */
function stableText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
