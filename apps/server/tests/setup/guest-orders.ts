import { FLAT, orderAsGuest } from '@proverka/test-support/guest-order'
import { idOf } from './registration.ts'
import type { TestServer } from './test-server.ts'

/** An order of one product by a guest, whom the server then knows. */
export async function placeGuestOrder(server: TestServer, product = 'EgrnObject', key = FLAT) {
  const guest = server.visit()
  const { order, email } = await orderAsGuest(guest, [{ product, key }])
  return {
    guest,
    email,
    order,
    itemId: order.order_items[0]?.order_item_id ?? '',
    userId: await idOf(guest),
  }
}

/** Kopecks that a person has: on the balance, and paid for what is not delivered. */
export async function readLedger(server: TestServer, userId: string) {
  const { ledger } = server.context.queries
  return {
    balance: await ledger.balanceOf('balance', userId),
    prepaid: await ledger.balanceOf('prepaid', userId),
  }
}
