import type { Report } from '@proverka/domain/reports'
import { SAMPLE_PROPERTY_REPORT } from './sample-reports.ts'

/** A report on an extract of that many rights, each with its holder, number and document. */
export function reportOfRights(count: number): Report {
  const { extract } = SAMPLE_PROPERTY_REPORT
  const [right] = extract?.content.rights ?? []
  if (!extract || !right) throw new TypeError('the sample has a right')
  const rights = Array.from({ length: count }, (_, index) => ({
    ...right,
    number: `00:14:0203005:1047-00/014/2024-${index + 1}`,
  }))
  return { ...SAMPLE_PROPERTY_REPORT, extract: { ...extract, content: { ...extract.content, rights } } }
}
