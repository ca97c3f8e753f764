import { areComparable } from '../../reports/extract/comparable.ts'
import type { Extract } from '../../reports/extract/extract.ts'
import { extractRows } from './compare-extracts.ts'
import { comparedRows, type ComparedReport } from './compare-reports.ts'
import { changesIn, unknown } from './compared-row.ts'

const present = (extract: Extract) => ({ extract, absence: unknown('нет в документе') })

/** What has changed between two extracts; undefined where they are of different kinds. */
export const compareExtracts = (before: Extract, now: Extract) =>
  areComparable(before, now) ? changesIn(extractRows(present(before), present(now))) : undefined

/** What has changed between two reports; undefined where no question of the two can be compared. */
export function compareReports(before: ComparedReport, now: ComparedReport) {
  const rows = comparedRows(before, now)
  return rows?.some(({ state }) => state !== 'incomparable') ? changesIn(rows) : undefined
}
