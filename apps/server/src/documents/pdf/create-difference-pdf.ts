import type { Report } from '@proverka/domain/reports'
import { differenceView, type DifferenceView, typesetView } from '@proverka/domain/views'
import { differencePaper, type ReportPdfOptions } from './paper.ts'
import type { Typeset } from './typesetter.ts'

/** Two reports on one subject, the earlier one first. */
export interface DifferencePair {
  readonly before: Report
  readonly now: Report
}

/** The difference of two reports in print; equal input gives equal bytes. */
export const createDifferencePdf =
  (typeset: Typeset) =>
  async (pair: DifferencePair, options: ReportPdfOptions): Promise<Uint8Array> => {
    const view = viewOfPair(pair)
    return typeset('difference.typ', { paper: differencePaper(view, options), view }, options.now)
  }

/** The view of a pair whose subjects were compared before. */
export function viewOfPair({ before, now }: DifferencePair): DifferenceView {
  const view = differenceView(before, now)
  if (!view) throw new TypeError('the reports are on different subjects')
  return typesetView(view)
}
