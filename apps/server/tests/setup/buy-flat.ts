import { contract } from '@proverka/api/contract'
import { FLAT, productId } from '@proverka/test-support/guest-order'
import type { Visitor } from './test-server.ts'

/** Orders products about one flat as the signed-in user, from the balance where it is enough. */
export const buyFlat = (
  visitor: Visitor,
  items: { product: string; metadata?: object }[],
  useBalance = true,
) =>
  visitor.call(contract.orders.createOrder, {
    body: {
      order_items: items.map(({ product, metadata = {} }) => ({
        product_id: productId(product),
        object_key: FLAT,
        metadata: { ...metadata },
      })),
      use_account_balance: useBalance,
    },
  })
