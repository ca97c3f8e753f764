import { randomUUID } from 'node:crypto'
import { isOpenFulfilment } from '@proverka/domain/orders'
import type { Extract } from '@proverka/domain/reports'
import { statementsOfExtract } from '../../adapters/registry/confirmers/extract-statement.ts'
import { storeStatement } from '../../adapters/registry/confirmers/store-statement.ts'
import type { IntakeMatchRow } from '../../platform/db/queries/fulfilment/intake-files.ts'
import type { AppContext } from '../context.ts'
import { answerWithExtract } from '../fulfilment/answer-with-extract.ts'
import { lockFulfilment } from '../fulfilment/move-fulfilment.ts'

/** A stored file of the register and what was read in it. */
export interface ReadIntakeFile {
  readonly id: string
  readonly hash: string
  readonly extract: Extract
}

/** By what a fulfilment was chosen, and by whom. */
export interface MatchChoice {
  readonly matchedBy: IntakeMatchRow['matched_by']
  readonly personId?: string | undefined
}

/**
 * Answers an open fulfilment with a file: its report is made, or its money goes back when the register refused. Undefined
 * when the fulfilment waits for no answer any more. In a transaction with the file locked.
 */
export async function answerWithFile(
  context: AppContext,
  file: ReadIntakeFile,
  fulfilmentId: string,
  { matchedBy, personId }: MatchChoice,
): Promise<IntakeMatchRow | undefined> {
  const { intake, reports } = context.queries
  const fulfilment = await lockFulfilment(context, fulfilmentId)
  if (!isOpenFulfilment(fulfilment.status)) return undefined
  const match = {
    id: randomUUID(),
    intake_file_id: file.id,
    fulfilment_id: fulfilment.id,
    order_item_id: fulfilment.order_item_id,
    matched_by: matchedBy,
    person_id: personId ?? null,
    matched_at: context.clock.now(),
    undone_at: null,
    undone_by: null,
  }
  if (!(await intake.insertMatch(match))) return undefined
  const { extract, hash } = file
  await reports.setDemo(fulfilment.order_item_id, false)
  await answerWithExtract(context, fulfilment, extract, {
    hash,
    details: { file: file.id, by: matchedBy },
    ...(personId && { personId }),
  })
  // Any buyer's extract confirms its object for all.
  for (const statement of statementsOfExtract(extract))
    await storeStatement(context.database, 'extract', statement, hash)
  return match
}
