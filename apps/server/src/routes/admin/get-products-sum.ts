import { toRoubles } from '@proverka/domain'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireUser } from '../../policies/known-user.ts'

export const getProductsSum =
  (context: AppContext): Handlers['admin']['getProductsSum'] =>
  async ({ query }) => {
    const user = await requireUser(context, query['target-person-id'])
    const rows = await context.queries.statistics.listProductSums(user.id)
    return rows.map(({ product_name, count, kopecks }) => ({ product_name, count, sum: toRoubles(kopecks) }))
  }
