import type { FulfilmentRow } from '../../platform/db/queries/fulfilment/fulfilments.ts'
import type { AppContext } from '../context.ts'
import { handOver } from './change-order.ts'

/** The contractor has no document, in its own words: the operator decides whether he gets it elsewhere. */
export const endWithoutDocument = (context: AppContext, taken: FulfilmentRow, words: string): Promise<void> =>
  handOver(context, taken, `Контрагент не получил документ: ${words}.`)
