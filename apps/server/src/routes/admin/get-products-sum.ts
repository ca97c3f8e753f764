import { toRoubles } from '@proverka/domain'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requirePerson } from '../../policies/known-person.ts'

export const getProductsSum =
  (context: AppContext): Handlers['admin']['getProductsSum'] =>
  async ({ query }) => {
    const person = await requirePerson(context, query['target-person-id'])
    const rows = await context.queries.statistics.listProductSums(person.id)
    return rows.map(({ product_name, count, kopecks }) => ({ product_name, count, sum: toRoubles(kopecks) }))
  }
