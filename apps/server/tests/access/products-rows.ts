import { OPEN } from './row.ts'
import type { Rows } from './row.ts'

export const productsRows = (): Rows => ({
  'products.listProducts': { statuses: OPEN, input: () => ({ query: {} }) },
})
