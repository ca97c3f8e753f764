import type { FulfilmentRow } from '../../platform/db/queries/fulfilment/fulfilments.ts'
import { sha256 } from '../../platform/sha256.ts'
import type { AppContext } from '../context.ts'
import { refuseFulfilment } from '../fulfilment/answer-fulfilment.ts'
import { changeTaken, handOver } from './change-order.ts'
import { isPropertyCheck } from '../fulfilment/property-check.ts'

/**
 * The contractor has no document, in its own words. The operator gets it elsewhere, where the settings say so; else the
 * question is refused, and its money goes back.
 */
export async function endWithoutDocument(
  context: AppContext,
  taken: FulfilmentRow,
  reason: string,
): Promise<void> {
  const words = `Контрагент не получил документ: ${reason}.`
  if (isThenHand(context, taken)) return handOver(context, taken, words)
  await changeTaken(context, taken, (held) =>
    refuseFulfilment(context, held, { kind: 'refusal', words, hash: sha256(words) }),
  )
}

const isThenHand = ({ config }: AppContext, { kind }: FulfilmentRow): boolean =>
  config.extractsByHand === true ||
  (isPropertyCheck(kind) && config.contractors?.channels[kind]?.thenHand === true)
