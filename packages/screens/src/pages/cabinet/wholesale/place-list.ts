import { wholesale } from '@proverka/api/calls'
import { buildOrder, initialCart } from '@proverka/domain/orders'
import type { Product } from '@proverka/domain/orders'
import { currentEmail, placedOrder, sourceOf } from '../../purchase/checkout/place-order.ts'
import type { OrderChoice, PlacedOrder } from '../../purchase/checkout/place-order.ts'
import { connect, getApi } from '../../../runtime/data/api.ts'

/** One order of the same products for every object. The server prices it: what it answers is what is paid. */
export async function placeListOrder(
  keys: readonly string[],
  products: readonly Product[],
  { useBalance, again }: OrderChoice,
  idempotencyKey: string,
): Promise<PlacedOrder> {
  const [objectKey = ''] = keys
  const cart = { ...initialCart(), objectKey, items: products.map(({ product_id }) => product_id) }
  const body = buildOrder(await sourceOf(cart, products), useBalance)
  const order = await getApi().orders.createOrder({
    body: {
      ...body,
      order_items: keys.flatMap((object_key) =>
        products.map(({ product_id }) => ({ product_id, object_key, metadata: {} })),
      ),
      again,
    },
    idempotencyKey,
  })
  return placedOrder(order, currentEmail())
}

/** The call that progress is read by. */
export const wholesaleApi = () => connect({ wholesale })
