import { contract } from '@proverka/api/contract'
import { FLAT, productId } from '@proverka/test-support/guest-order'
import type { Visitor } from './test-server.ts'

/** Orders as the signed-in user; the body is whatever the test says. */
export const order = (visitor: Visitor, body: object) =>
  visitor.call(contract.orders.createOrder, { body: body as { order_items: [] } })

export const extractOf = (object_key = FLAT) => ({ product_id: productId('EgrnObject'), object_key })

/** The same report wanted for another reason: a separate order. */
export const anotherIntent = (purchase: number) => ({ ...extractOf(), metadata: { purchase } })
