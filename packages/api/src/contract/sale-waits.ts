import { emailInputSchema } from '@proverka/domain'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { linkTextSchema } from './shared.ts'

const productName = v.pipe(v.string(), v.minLength(1), v.maxLength(100))

/** Visitors who asked for one email when a check is for sale. */
export const saleWaits = {
  /** The first letter asks for a confirmation. Does not reveal whether the address waits already. */
  ask: endpoint({
    id: 'OWN-sale-wait',
    method: 'POST',
    path: '/products/waits',
    access: 'guest',
    body: v.object({ product_name: productName, email: emailInputSchema }),
    bodyLimit: 4096,
    reply: v.object({ sent: v.literal(true) }),
    errors: ['product/not-found', 'sale-wait/for-sale'],
  }),
  /** By the token of that letter: the address then waits for all that it was left for at this site. */
  confirm: endpoint({
    id: 'OWN-sale-wait-confirm',
    method: 'PUT',
    path: '/products/waits',
    access: 'guest',
    body: v.object({ token: linkTextSchema }),
    bodyLimit: 4096,
    reply: v.object({ titles: v.array(v.string()) }),
    errors: ['sale-wait/unknown'],
  }),
}

export const adminSaleWaits = {
  /** How many wait for what, most first; whose addresses they are is not disclosed. */
  listSaleWaits: endpoint({
    id: 'OWN-admin-sale-waits',
    method: 'GET',
    path: '/admin/products/waits',
    access: 'staff:statistics.read',
    reply: v.array(
      v.object({
        site: v.string(),
        product_name: v.string(),
        product_name_ru: v.string(),
        confirmed: v.number(),
        unconfirmed: v.number(),
      }),
    ),
  }),
}
