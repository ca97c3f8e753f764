import { isOpenFulfilment } from '@proverka/domain/orders'
import type { ContractorFile } from '../../adapters/contractors/contractor.ts'
import type { FulfilmentRow } from '../../platform/db/queries/fulfilment/fulfilments.ts'
import type { AppContext } from '../context.ts'
import { takeIn, type TakenFile } from '../intake/take-in.ts'
import { handOver } from './change-order.ts'

const REASONS = {
  waiting: 'Контрагент прислал не ту выписку: она ждет выбора среди принятых файлов.',
  known: 'Контрагент прислал выписку, которая уже отдана по другому заказу.',
  unreadable: 'В файле контрагента нет выписки, которую можно прочитать.',
}

/** Takes in what a contractor sent for a fulfilment; what does not answer it goes to the operator. */
export async function takeFiles(
  context: AppContext,
  row: FulfilmentRow,
  files: readonly ContractorFile[],
): Promise<void> {
  const brought = files.map(({ name, bytes }) => ({ name, bytes: new Uint8Array(bytes) }))
  const taken = await takeIn(context, brought, { fulfilmentId: row.id })
  const now = await context.queries.fulfilments.findFulfilment(row.id)
  if (!now || !isOpenFulfilment(now.status)) return
  await handOver(context, row, REASONS[whyUnanswered(taken)])
}

function whyUnanswered(taken: readonly TakenFile[]): keyof typeof REASONS {
  if (taken.some(({ state }) => state === 'waiting')) return 'waiting'
  return taken.some(({ state }) => state === 'known') ? 'known' : 'unreadable'
}
