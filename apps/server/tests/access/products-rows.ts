import { OPEN } from './row.ts'
import type { Rows } from './row.ts'

export const productsRows = (): Rows => ({
  'products.checkCoupon': {
    statuses: [404, 404, 404, 404, 404],
    input: () => ({ body: { code: 'НЕТ-ТАКОГО' } }),
  },
  'products.listProducts': { statuses: OPEN, input: () => ({ query: {} }) },
})
