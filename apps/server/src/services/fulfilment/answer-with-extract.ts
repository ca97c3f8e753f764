import type { Extract, ExtractNotice } from '@proverka/domain/reports'
import { foundExtract } from '../../adapters/sources/demo-property-source.ts'
import type { FulfilmentRow } from '../../platform/db/queries/fulfilment/fulfilments.ts'
import type { AppContext } from '../context.ts'
import { answerFulfilment, refuseFulfilment, type ObtainedAnswer } from './answer-fulfilment.ts'

/**
 * Answers a fulfilment that is held with an official document: an extract, or a notice in its own words with the rule of
 * money that it has (FULFIL-10). In a transaction.
 */
export function answerWithExtract(
  context: AppContext,
  fulfilment: FulfilmentRow,
  extract: Extract,
  read: Pick<ObtainedAnswer, 'hash' | 'personId' | 'details'>,
): Promise<FulfilmentRow> {
  const obtained = { ...read, extract: { content: extract, source: 'ЕГРН' } }
  const { notice } = extract
  return notice
    ? refuseFulfilment(context, fulfilment, { ...obtained, kind: notice.kind, words: wordsOf(notice) })
    : answerFulfilment(context, fulfilment, { ...obtained, answer: foundExtract(extract) })
}

/** A notice in its own words; one without any says so. */
const wordsOf = ({ reason, asked }: ExtractNotice): string =>
  reason ?? (asked ? `Причина не указана. Запрошено: ${asked}` : 'Причина не указана')
