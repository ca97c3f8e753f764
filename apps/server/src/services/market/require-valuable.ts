import { appError } from '@proverka/domain/errors'
import { numberedSubject } from '@proverka/domain/orders'
import type { FlatInput } from '@proverka/domain/checks'
import type { AppContext } from '../context.ts'
import type { NewOrderItem } from '../../platform/db/queries/orders/order-items.ts'
import { valueOnMarket } from '../../adapters/sources/market/value-on-market.ts'

/** Flats that are tried before an order is taken; what could not be valued of more has its money back. */
const MOST_TRIED = 20

/** Refuses to sell a value that could not be given (TRUE-03): `estimate/too-few`, `house/not-found`. */
export async function requireValuable(
  { market }: AppContext,
  items: readonly Pick<NewOrderItem, 'product_name' | 'metadata'>[],
): Promise<void> {
  const flats = items.flatMap((item): FlatInput[] => {
    const subject = numberedSubject(item)
    return subject?.kind === 'flat' ? [subject] : []
  })
  for (const flat of flats.slice(0, MOST_TRIED)) {
    if (!(await valueOnMarket(market, flat))) throw appError('estimate/too-few')
  }
}
