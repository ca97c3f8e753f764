import { createAdminThings } from './admin-things.ts'
import { shared } from './made-things.ts'
import { OPEN } from './row.ts'
import type { Rows } from './row.ts'
import type { World } from './world.ts'

export function productsRows(world: World): Rows {
  const things = createAdminThings(world)
  return {
    'products.checkCoupon': {
      statuses: OPEN,
      input: shared(async () => ({ body: { code: (await things.coupon()).code } })),
    },
    'products.listProducts': { statuses: OPEN, input: () => ({ query: {} }) },
  }
}
