import type { Extract } from '../../reports/extract/extract.ts'
import type { ComparedSide } from './compared-row.ts'

/** One of two extracts; where a report has none, or it is silent on a question, `absence` says why. */
export interface ComparedExtract {
  readonly extract?: Extract | undefined
  readonly absence: ComparedSide
}
