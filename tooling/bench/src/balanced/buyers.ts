import { randomUUID } from 'node:crypto'
import { contract } from '@proverka/api/contract'
import {
  freshEmail,
  itemIn,
  orderAsGuest,
  reportPaid,
  resumePayment,
} from '@proverka/test-support/guest-order'
import type { Visitor } from '@proverka/test-support/visitor'
import { createCaller, type SentCall } from './callers.ts'
import type { World } from './world.ts'

export interface Purchase {
  readonly email: string
  readonly orderId: string
  readonly isPaid: boolean
  readonly isRead: boolean
}

/** Someone who was not answered presses again, so many times at most. */
const TRIES = 8
const SEARCHES = ['Кленовая 14, кв 47', '00:14:0203005:1047', 'Полевая 3'] as const

/** One guest after another looks around, buys a report and reads it; each call may be answered by another process. */
export async function buy(world: World, calls: SentCall[], isOver: () => boolean): Promise<Purchase[]> {
  const purchases: Purchase[] = []
  for (let turn = 0; !isOver(); turn++) {
    const visitor = createCaller(world.port, calls)
    await again(() => visitor.call(contract.products.listProducts, { query: {} }))
    await again(() =>
      visitor.call(contract.objects.searchObjects, {
        query: { query: SEARCHES[turn % SEARCHES.length] ?? '' },
      }),
    )
    purchases.push(await buyOne(world, visitor))
  }
  return purchases
}

async function buyOne(world: World, visitor: Visitor): Promise<Purchase> {
  const email = freshEmail()
  const key = randomUUID()
  const { order } = await again(() => orderAsGuest(visitor, [{ product: 'EgrnObject' }], email, key))
  const purchase = { email, orderId: order?.id ?? '', isPaid: false, isRead: false }
  if (!order) return purchase
  // Without a window in the answer the provider was not reached in time: the buyer opens it again.
  const { payment_data: window } = order.payment_data
    ? order
    : (await again(() => resumePayment(visitor, order.id))).data
  const token = window?.confirmation.confirmation_token ?? ''
  world.provider.pay(token)
  const isPaid = (await again(() => reportPaid(visitor, order.id))).data.is_order_paid
  const [item] = order.order_items
  const read =
    item &&
    (await again(async () => ({ status: 200, item: await itemIn(visitor, item.order_item_id, 'done') })))
  return { ...purchase, isPaid, isRead: read?.item !== undefined }
}

/** Repeats what failed, as a browser's «Повторить» does, under the same key. */
async function again<Reply extends { readonly status: number }>(call: () => Promise<Reply>): Promise<Reply> {
  for (let attempt = 1; ; attempt++) {
    const reply = await call().catch(() => undefined)
    if (reply && reply.status < 500) return reply
    if (attempt === TRIES) throw new Error(`no answer in ${TRIES} tries`)
  }
}
