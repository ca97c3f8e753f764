import type { Answer, Extract, ExtractNotice } from '@proverka/domain/reports'
import { foundExtract } from '../../adapters/sources/demo-property-source.ts'

/** What a document of the register answers to the question that it was ordered for; a notice in its own words (FULFIL-10). */
export function answerOfExtract(extract: Extract): Answer {
  const { notice } = extract
  if (!notice) return foundExtract(extract)
  if (notice.kind === 'refusal') return { kind: 'not-checked', reason: 'refused', note: wordsOf(notice) }
  return {
    kind: 'stated',
    findings: [
      {
        title: 'Росреестр ответил, что сведений нет',
        severity: 'notice',
        facts: [
          ...(extract.number ? [{ label: 'Номер', value: extract.number }] : []),
          ...(notice.asked ? [{ label: 'Что запрошено', value: notice.asked }] : []),
          ...(notice.reason ? [{ label: 'Причина', value: notice.reason }] : []),
        ],
      },
    ],
  }
}

/** The words of a notice; a refusal without any says so. */
export const wordsOf = ({ reason, asked }: ExtractNotice): string =>
  reason ?? (asked ? `Причина не указана. Запрошено: ${asked}` : 'Причина не указана')
