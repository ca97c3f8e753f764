import { PAGE_SIZE } from '@proverka/domain/orders'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { listAdvertsPart } from '../../services/market/list-adverts.ts'
import { freshSince, wantedBy } from '../../services/market/market.ts'

export const listAdverts =
  (context: AppContext): Handlers['adverts']['listAdverts'] =>
  async ({ body: { offset, sort, ...filter } }) => {
    const wanted = { ...wantedBy(filter), seenSince: await freshSince(context) }
    return listAdvertsPart(context, wanted, PAGE_SIZE, offset, sort)
  }
