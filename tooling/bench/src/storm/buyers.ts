import { setTimeout as wait } from 'node:timers/promises'
import {
  downloadOrder,
  itemIn,
  orderAsGuest,
  reportPaid,
  resumePayment,
} from '@proverka/test-support/guest-order'
import { createVisitor, type Visitor } from '@proverka/test-support/visitor'
import type { Answers } from './answers.ts'
import type { World } from './world.ts'

export interface Purchase {
  readonly orderId: string
  isToldPaid: boolean
  isRead: boolean
}

const PAUSE_MS = 500
/** So many payers in a hundred pay and close the browser, so that the server is not notified. */
const SILENT_PERCENT = 15
/** Of those who read a report, one in so many keeps its PDF. */
const DOWNLOAD_EVERY = 10

/** Guests of one process, one after another, each with an address of his own, until the storm is over. */
export async function buyInTurns(
  { world, answers, over }: { world: World; answers: Answers; over: AbortSignal },
  place: number,
  purchases: Purchase[],
): Promise<void> {
  for (let turn = 0; !over.aborted; turn++) {
    const visitor = counted(createVisitor(() => world.portOf(place), 'realty'))
    const placed = await patiently(() => orderAsGuest(visitor, [{ product: 'EgrnObject' }]))
    const order = placed?.order
    if (!order) continue
    const purchase: Purchase = { orderId: order.id, isToldPaid: false, isRead: false }
    purchases.push(purchase)
    const token = tokenOf(order) ?? (await openWindow(visitor, order.id))
    if (!token) continue
    world.provider.pay(token)
    if ((turn * 37) % 100 < SILENT_PERCENT) continue
    purchase.isToldPaid = await waitUntilPaid(visitor, order.id)
    const [item] = order.order_items
    if (!purchase.isToldPaid || !item || over.aborted) continue
    purchase.isRead = (await once(() => itemIn(visitor, item.order_item_id, 'done'))) !== undefined
    if (purchase.isRead && turn % DOWNLOAD_EVERY === 0)
      await patiently(() => downloadOrder(visitor, order.id))
  }

  /** While the provider is away the order has no window; its buyer presses again. */
  async function openWindow(visitor: Visitor, id: string): Promise<string | undefined> {
    for (; !over.aborted; await wait(PAUSE_MS)) {
      const reply = await patiently(() => resumePayment(visitor, id))
      const token = reply?.data && tokenOf(reply.data)
      if (token) return token
    }
    return undefined
  }

  async function waitUntilPaid(visitor: Visitor, id: string): Promise<boolean> {
    for (; !over.aborted; await wait(PAUSE_MS)) {
      if ((await patiently(() => reportPaid(visitor, id)))?.data.is_order_paid) return true
    }
    return false
  }

  /** The answer that a patient browser gets in the end; nothing when the storm is over before. */
  async function patiently<Reply extends { readonly status: number }>(
    call: () => Promise<Reply>,
  ): Promise<Reply | undefined> {
    for (; !over.aborted; await wait(PAUSE_MS)) {
      const reply = await once(call)
      if (reply && reply.status < 500) return reply
    }
    return undefined
  }

  function counted(visitor: Visitor): Visitor {
    const { call } = visitor
    visitor.call = async (...call_) => {
      const reply = await call(...call_)
      answers.count(reply.status)
      return reply
    }
    return visitor
  }
}

interface Placed {
  readonly payment_data: { readonly confirmation: { readonly confirmation_token: string } } | null
}

const tokenOf = (order: Placed): string | undefined => order.payment_data?.confirmation.confirmation_token

/** Nothing when the connection was cut or no server answered. */
async function once<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
